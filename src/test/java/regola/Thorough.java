package regola;

/**
 * A Thorough is how much of what takes long is tested: each build a share of it, {@code mvn -Pnightly} all. What is
 * tested each time is the same each time.
 */
public final class Thorough {
    private static final boolean ON = Boolean.getBoolean("regola.nightly");

    private Thorough() {}

    /** @return all of it, or one in so many, but at least one */
    public static int oneIn(int parts, int all) {
        return ON ? all : Math.max(1, all / parts);
    }

    /** @return whether all is tested */
    public static boolean isOn() {
        return ON;
    }

    /** @return one step at a time, or so many */
    public static int step(int steps) {
        return ON ? 1 : steps;
    }
}
