package regola.opponent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import regola.engine.value.RuleFailure;
import regola.search.Budget;
import regola.search.Lookahead;
import regola.search.Tuning;

/**
 * The Opponents of one ruleset, by name: {@code random}, {@code greedy}, a {@link Strength}, a level with a number of
 * iterations such as {@code best:300}, which plays the same on every machine, or {@code with-me}, somewhere between the
 * levels.
 *
 * @param tuning how to look ahead in the ruleset
 * @param threads how many threads one decision may use where the clock ends it
 * @param limit how long one decision may take at most, whoever decides
 * @param troubled hears, on the thread that decides, of an aim or a score that failed; the search goes on without it
 */
public record Opponents(Tuning tuning, int threads, Duration limit, Consumer<RuleFailure> troubled) {
    private static final Duration UNLIMITED = Duration.ofNanos(Long.MAX_VALUE);
    /**
     * Grows with who plays against it. Where nobody is known it begins anew; with a figure behind it, as far as that.
     */
    public static final String WITH_ME = "with-me";
    /** Where it begins. */
    public static final double FIRST_FIGURE = 0.5;

    private static final long MOST_ITERATIONS = 100_000_000;

    /**
     * Opponents that take the time they need, of rules of which nobody wants to hear what is wrong with them: with a
     * number of iterations they play the same on every machine.
     */
    public Opponents(Tuning tuning, int threads) {
        this(tuning, threads, UNLIMITED, trouble -> {});
    }

    /** @return all names, but for those with a number */
    public static List<String> names() {
        List<String> names = new ArrayList<>(Strength.ids());
        names.add(WITH_ME);
        names.add("greedy");
        names.add("random");
        return List.copyOf(names);
    }

    /** @return whether somebody is called so */
    public static boolean isName(String name) {
        return names().contains(name) || skill(name).isPresent();
    }

    /** @return the opponent of that name; empty if nobody is called so */
    public Optional<ComputerPlayer> named(String name) {
        return untuned(name)
                .or(() -> level(name).map(skill -> of(skill.amidMoves(tuning))))
                .or(() -> withNumber(name).map(this::of));
    }

    /** @return an opponent of that skill */
    public ComputerPlayer of(Skill skill) {
        boolean together = skill.budget().isTimed(); // where worlds are counted, the same move on every machine
        // Only who overlooks nothing thinks of what all the others will do.
        Tuning looking = skill.sight() < 1 ? tuning.withoutAnswers() : tuning;
        return new Thinker(
                new Lookahead(looking, together ? threads : 1, 0),
                skill.in(tuning).within(limit),
                troubled);
    }

    /** @return the opponent of that name if it does not look ahead, so that nothing need be known of the rules */
    public static Optional<ComputerPlayer> untuned(String name) {
        if (name.equals("random")) return Optional.of(new Chancer());
        return name.equals("greedy") ? Optional.of(new Greedy()) : Optional.empty();
    }

    /** @return how well the opponent of that name plays, if it looks ahead */
    private static Optional<Skill> skill(String name) {
        return level(name).or(() -> withNumber(name));
    }

    /** @return a level's skill, or that of somebody between two: how far it thinks is for the ruleset to say */
    private static Optional<Skill> level(String name) {
        return Strength.of(name).map(Strength::skill).or(() -> withFigure(name));
    }

    private static Optional<Skill> withFigure(String name) {
        if (name.equals(WITH_ME)) return Optional.of(Skill.between(FIRST_FIGURE));
        String figure = name.startsWith(WITH_ME + ":") ? name.substring(WITH_ME.length() + 1) : "";
        if (!figure.matches("[0-4](\\.[0-9]{1,2})?") || Double.parseDouble(figure) > highestFigure())
            return Optional.empty();
        return Optional.of(Skill.between(Double.parseDouble(figure)));
    }

    /** @return the figure of the strongest level; that of the weakest is 0 */
    public static double highestFigure() {
        return Strength.values().length - 1.0;
    }

    /** @return the name of who grows with somebody, when it has come so far */
    public static String withMe(double figure) {
        return String.format(Locale.ROOT, "%s:%.2f", WITH_ME, figure);
    }

    private static Optional<Skill> withNumber(String name) {
        int colon = name.indexOf(':');
        if (colon < 0 || !name.substring(colon + 1).matches("[1-9][0-9]{0,8}")) return Optional.empty();
        long iterations = Long.parseLong(name.substring(colon + 1));
        if (iterations > MOST_ITERATIONS) return Optional.empty();
        return Strength.of(name.substring(0, colon))
                .map(level -> new Skill(level.skill().sight(), level.skill().loud(), Budget.ofIterations(iterations)));
    }
}
