package regola.engine.run;

import regola.engine.value.Spoken;

/** An Ending is how a match ended: the winners as bits of players. */
public record Ending(boolean drawn, long winners, String rule, Spoken sentence) {}
