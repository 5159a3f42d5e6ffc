package regola.simulation;

/**
 * A Share is how often something happened among independent tries, with the 95 % interval of the chance behind it
 * (Wilson's).
 *
 * @param count how often
 * @param of among so many
 */
public record Share(long count, long of) {
    private static final double Z = 1.959964;

    /** @return from 0 to 1; 0 if nothing was tried */
    public double value() {
        return of == 0 ? 0 : (double) count / of;
    }

    public double low() {
        return Math.max(0, middle() - half());
    }

    public double high() {
        return Math.min(1, middle() + half());
    }

    private double middle() {
        return of == 0 ? 0.5 : (value() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double half() {
        return of == 0 ? 0.5 : Z * Math.sqrt(value() * (1 - value()) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }
}
