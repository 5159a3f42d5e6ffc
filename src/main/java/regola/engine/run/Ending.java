package regola.engine.run;

import regola.engine.value.Spoken;
import regola.language.source.Span;

/**
 * An Ending is how a match ended: the winners as bits of players.
 *
 * @param at the step that ended it; null if the match was over as it was read
 */
public record Ending(boolean drawn, long winners, String rule, Spoken sentence, Span at) {}
