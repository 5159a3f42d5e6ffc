package regola.engine.run;

/**
 * A Unit is one rule, handler or function with the places that its parameters, lets and loops need. Its number of
 * places grows while it is being made ready, and is fixed from the first run on.
 */
public final class Unit {
    private final String name;
    private int places;

    public Unit(String name, int places) {
        this.name = name;
        this.places = places;
    }

    /** @return the number of a new place that the rule file knows nothing of */
    public int newPlace() {
        return places++;
    }

    public int places() {
        return places;
    }

    @Override
    public String toString() {
        return name;
    }
}
