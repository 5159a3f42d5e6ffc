package regola.ui.present.review;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A Slide is a match that was lost little by little: besides the moments that are worth a look the chance of winning
 * went down as far again, and never by much at once.
 *
 * @param chances of one seat, before each move
 * @param told the moments that are worth a look, for what they cost
 */
record Slide(List<Double> chances, Set<Integer> told) {
    /** So much of the win lost without a word would be asked about. */
    private static final double MUCH = 0.15;
    /** What goes down by so much at once has not gone little by little. */
    private static final double STEP = 0.06;

    boolean isTrue() {
        if (chances.size() < 2) return false;
        double lost = chances.get(0) - chances.get(chances.size() - 1);
        return lost - told.stream().mapToDouble(this::drop).sum() >= MUCH
                && IntStream.range(0, chances.size() - 1).allMatch(at -> told.contains(at) || drop(at) < STEP);
    }

    /** What the last move of all cost is none of what is known before it. */
    private double drop(int at) {
        return at + 1 < chances.size() ? chances.get(at) - chances.get(at + 1) : 0;
    }
}
