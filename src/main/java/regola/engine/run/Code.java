package regola.engine.run;

/**
 * A Code is what the steps and options of a program have become as byte code. It is run as a step: in the place of each
 * step where one of its runs begins. It changes nothing of what a match consists of, so any match may go on in it, or
 * go on without it, at any decision.
 */
public abstract class Code extends Step {
    protected Code() {
        super(null, null);
    }

    /**
     * Finds the legal moves of an option.
     *
     * @param option its place among all options of the game
     * @return false if this option is not code; then nothing has happened
     */
    public abstract boolean find(Execution x, int option);
}
