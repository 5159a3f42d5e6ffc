package regola.engine.value;

/** An Answer is what the match says to a written move before it is played. */
public sealed interface Answer {

    record Legal(Move move) implements Answer {}

    record Refused(Why why) implements Answer {}

    /** The text is no move of this decision; the message says which forms there are. */
    record NotUnderstood(Spoken message) implements Answer {}
}
