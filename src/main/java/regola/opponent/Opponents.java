package regola.opponent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import regola.engine.value.RuleFailure;
import regola.search.Budget;
import regola.search.Lookahead;
import regola.search.Tuning;

/**
 * The Opponents of one ruleset, by name: {@code random}, {@code greedy}, a {@link Strength}, or a level with a number
 * of iterations such as {@code best:300}, which plays the same on every machine.
 *
 * @param tuning how to look ahead in the ruleset
 * @param threads how many threads one decision may use where the clock ends it
 * @param troubled hears, on the thread that decides, of an aim or a score that failed; the search goes on without it
 */
public record Opponents(Tuning tuning, int threads, Consumer<RuleFailure> troubled) {
    private static final long MOST_ITERATIONS = 100_000_000;

    /** Opponents of rules of which nobody wants to hear what is wrong with them. */
    public Opponents(Tuning tuning, int threads) {
        this(tuning, threads, trouble -> {});
    }

    /** @return all names, but for those with a number */
    public static List<String> names() {
        List<String> names = new ArrayList<>(Strength.ids());
        names.add("greedy");
        names.add("random");
        return List.copyOf(names);
    }

    /** @return whether somebody is called so */
    public static boolean isName(String name) {
        return names().contains(name) || withNumber(name).isPresent();
    }

    /** @return the opponent of that name; empty if nobody is called so */
    public Optional<ComputerPlayer> named(String name) {
        return untuned(name)
                .or(() -> withNumber(name)
                        .or(() -> Strength.of(name).map(level -> new Numbered(level, level.budget())))
                        .map(found -> new Thinker(
                                new Lookahead(tuning, found.budget.isTimed() ? threads : 1, 0),
                                found.budget,
                                found.level.sight(),
                                troubled)));
    }

    /** @return the opponent of that name if it does not look ahead, so that nothing need be known of the rules */
    public static Optional<ComputerPlayer> untuned(String name) {
        if (name.equals("random")) return Optional.of(new Chancer());
        return name.equals("greedy") ? Optional.of(new Greedy()) : Optional.empty();
    }

    private record Numbered(Strength level, Budget budget) {}

    private static Optional<Numbered> withNumber(String name) {
        int colon = name.indexOf(':');
        if (colon < 0 || !name.substring(colon + 1).matches("[1-9][0-9]{0,8}")) return Optional.empty();
        long iterations = Long.parseLong(name.substring(colon + 1));
        if (iterations > MOST_ITERATIONS) return Optional.empty();
        return Strength.of(name.substring(0, colon)).map(level -> new Numbered(level, Budget.ofIterations(iterations)));
    }
}
