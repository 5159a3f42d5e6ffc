package regola.engine.run;

/**
 * A Unit is one rule, handler or function with the slots that its parameters, lets and loops need. Its number of slots
 * grows while it is being made ready, and is fixed from the first run on.
 */
public final class Unit {
    private final String name;
    private int slotCount;

    public Unit(String name, int slots) {
        this.name = name;
        slotCount = slots;
    }

    /** @return the number of a new slot that the rule file knows nothing of */
    public int newSlot() {
        return slotCount++;
    }

    public int slotCount() {
        return slotCount;
    }

    @Override
    public String toString() {
        return name;
    }
}
