package regola.ui.present.lesson;

/**
 * A TakenBack is what was taken back just now, so that it can be said.
 *
 * @param own how many of the learner's moves
 * @param others how many moves of others that followed from them
 * @param left how many of the learner's moves in this step can be taken back still
 * @param again whether the step was done with them
 */
record TakenBack(int own, int others, int left, boolean again) {
    static final TakenBack NOTHING = new TakenBack(0, 0, 0, false);
}
