package regola;

import java.util.List;
import java.util.stream.IntStream;

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

    /**
     * @param turn each turn another share, so that all come in so many turns
     * @return all of them, or one in so many
     */
    public static <T> List<T> some(int parts, int turn, List<T> all) {
        return ON
                ? all
                : IntStream.range(0, all.size())
                        .filter(i -> i % parts == turn % parts)
                        .mapToObj(all::get)
                        .toList();
    }

    /** @return one step at a time, or so many */
    public static int step(int steps) {
        return ON ? 1 : steps;
    }
}
