package regola.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Aim;
import regola.engine.value.Outcome;
import regola.engine.value.RuleFailure;

/**
 * A Guidance is what somebody who looks ahead in a game can go by, found by a few random matches: points, aims, or at
 * least matches that somebody wins when they are played on and on. Each ruleset that is played adds to it, since much
 * depends on how many play. The same rulesets give the same guidance, unless their matches take seconds.
 */
public final class Guidance {
    private static final long SEED = 1;
    /** With aims a glance is enough; without, who wins must be counted. */
    private static final int MATCHES_WITH_AIMS = 10, MATCHES_WITHOUT = 300;

    private static final long DECISIONS_WITH_AIMS = 1_500, DECISIONS_WITHOUT = 20_000;
    private static final int LONGEST_MATCH = 2_000;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(4);
    /** From so many on what is always the same is no accident. */
    private static final long ENOUGH_AMOUNTS = 20;
    /** In hundredths: above that a win by chance comes too seldom to tell one move from another. */
    private static final int NEARLY_ALL = 95;

    private final Map<String, Amounts> amounts = new LinkedHashMap<>();
    private final List<RuleFailure> failures = new ArrayList<>();
    private boolean counts;
    private long matches;
    private long undecided;

    /**
     * An Unvarying is an aim that tells nobody anything.
     *
     * @param amount what it comes to for everybody, whatever happens
     * @param asked how many times it was asked
     */
    public record Unvarying(Aim aim, long amount, long asked) {}

    private static final class Amounts {
        final Aim aim;
        long first;
        long asked;
        boolean varies;
        boolean failed;

        Amounts(Aim aim) {
            this.aim = aim;
        }

        void add(long amount) {
            if (asked++ == 0) first = amount;
            varies |= amount != first;
        }
    }

    /** Plays random matches of the ruleset. Nothing is thrown: what fails is kept. */
    public void play(Ruleset rules) {
        long before = System.nanoTime();
        try {
            boolean aims = !rules.aims().isEmpty();
            long left = aims ? DECISIONS_WITH_AIMS : DECISIONS_WITHOUT;
            int most = aims ? MATCHES_WITH_AIMS : MATCHES_WITHOUT;
            for (int n = 0; n < most && left > 0 && System.nanoTime() - before < MOST_NANOS; n++) {
                long seed = Generator.seedOf(SEED, n);
                Match match = Match.start(rules, seed);
                counts |= match.hasScores() || match.hasAims();
                if (counts && !aims) return; // points alone need no trial
                left -= play(match, Generator.ofMoves(seed), Math.min(left, LONGEST_MATCH), before);
            }
        } catch (RuleFailure failure) {
            failures.add(failure);
        }
    }

    private long play(Match match, Generator moves, long most, long before) {
        long decided = 0;
        for (; !match.isOver() && decided < most; decided++) {
            if (System.nanoTime() - before > MOST_NANOS) return decided; // cut short, it tells nothing
            ask(match);
            match.playIndex(moves.below(match.legalCount()));
        }
        ask(match);
        if (!match.isOver() && most < LONGEST_MATCH) return decided;
        matches++;
        Outcome outcome = match.outcome();
        if (outcome == null || outcome.drawn() || outcome.winners().isEmpty()) undecided++;
        return decided;
    }

    private void ask(Match match) {
        List<Aim> aims = match.rules().aims();
        for (int i = 0; i < aims.size(); i++) {
            Aim aim = aims.get(i);
            Amounts of = amounts.computeIfAbsent(aim.id(), id -> new Amounts(aim));
            for (int player = 0; player < match.rules().players() && !of.failed; player++) {
                try {
                    of.add(match.aim(i, player));
                } catch (RuleFailure failure) {
                    of.failed = true;
                    failures.add(failure);
                }
            }
        }
    }

    /** @return whether there is nothing at all: no points, no aims, and hardly ever a winner in random matches */
    public boolean isNone() {
        return !counts && matches > 0 && undecided * 100 >= matches * NEARLY_ALL;
    }

    /** @return how many random matches were played out, or so far that their end was not waited for */
    public long matches() {
        return matches;
    }

    /** @return how many of these nobody has won */
    public long undecided() {
        return undecided;
    }

    /** @return aims that came to one number every time, in the order of the rule file */
    public List<Unvarying> unvarying() {
        return amounts.values().stream()
                .filter(of -> !of.varies && !of.failed && of.asked >= ENOUGH_AMOUNTS)
                .map(of -> new Unvarying(of.aim, of.first, of.asked))
                .toList();
    }

    /** @return what failed in an aim, once for each, or in a match */
    public List<RuleFailure> failures() {
        return List.copyOf(failures);
    }
}
