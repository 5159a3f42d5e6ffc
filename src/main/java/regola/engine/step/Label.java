package regola.engine.step;

/** A Label is a place in the list of steps that is known only after the steps before it have been made. */
public final class Label {
    private int place = -1;

    public void set(int place) {
        this.place = place;
    }

    public int place() {
        return place;
    }
}
