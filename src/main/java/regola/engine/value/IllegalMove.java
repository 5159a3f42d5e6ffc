package regola.engine.value;

/** An IllegalMove is thrown when a move is played that is not legal; ask the match before. */
public final class IllegalMove extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Answer answer;

    public IllegalMove(String move, Answer answer) {
        super("'" + move + "' is not legal: " + words(answer));
        this.answer = answer;
    }

    private static String words(Answer answer) {
        if (answer instanceof Answer.Refused refused) return refused.why().text("en");
        if (answer instanceof Answer.NotUnderstood not) return not.message().text("en");
        return "the match is over";
    }

    /** @return Refused or NotUnderstood, or null when the match is over */
    public Answer answer() {
        return answer;
    }
}
