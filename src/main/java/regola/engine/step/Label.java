package regola.engine.step;

/** A Label is an index in the list of steps that is known only after the steps before it have been made. */
public final class Label {
    private int pc = -1;

    public void set(int pc) {
        this.pc = pc;
    }

    public int pc() {
        return pc;
    }
}
