package regola.ui.present.match;

/**
 * A WentOn is in what way a match goes on under other rules.
 *
 * @param dropped how many moves of the present turn are to be made again, because they do not hold any more
 * @param replayed whether it was played again from its beginning, so that it may stand otherwise now
 */
public record WentOn(int dropped, boolean replayed) {}
