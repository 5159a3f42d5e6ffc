package regola.ui.view.review;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Percents rounds shares of a whole so that people who add them up get 100: what is missing goes to those that lost
 * most by being cut off.
 */
public final class Percents {
    private Percents() {}

    /** @return as whole numbers; of shares that do not make a whole, each is rounded by itself */
    public static List<Long> of(List<Double> shares) {
        long[] whole = shares.stream()
                .mapToLong(share -> (long) Math.floor(100 * share + 1e-9))
                .toArray();
        double sum = shares.stream().mapToDouble(Double::doubleValue).sum();
        if (Math.abs(sum - 1) > 1e-6)
            return shares.stream().map(share -> Math.round(100 * share)).toList();
        long missing =
                100 - IntStream.range(0, whole.length).mapToLong(i -> whole[i]).sum();
        IntStream.range(0, whole.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> whole[i] - 100 * shares.get(i)))
                .limit(Math.max(0, missing))
                .forEach(i -> whole[i]++);
        return IntStream.range(0, whole.length).mapToObj(i -> whole[i]).toList();
    }
}
