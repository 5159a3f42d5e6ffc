package regola.opponent;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Dice;
import regola.search.Lookahead;
import regola.search.Outlook;
import regola.search.Prospects;
import regola.search.Shortlist;
import regola.search.Tuning;

/**
 * A Thinker looks ahead among the moves that it notices.
 *
 * @param search how it looks ahead
 * @param skill how well
 * @param troubled hears of an aim or a score that failed
 */
record Thinker(Lookahead search, Skill skill, Consumer<RuleFailure> troubled) implements ComputerPlayer {
    /** What of the time a glance may take. */
    private static final double GLANCE = 0.4;
    /** Where it is looked once more at the moves that were found, so much of the time is for finding them. */
    private static final double LOOK = 0.94;
    /** So many moves are looked at to finish the turns that they begin. */
    private static final int MOST_TO_FINISH = 4_000;

    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        if (match.legalCount() == 1) return 0;
        Clock clock = new Clock(skill.budget(), cancelled);
        Dice dice = new Dice(seed);
        List<Integer> wins = Glance.winsAtOnce(match, dice, clock.part(GLANCE));
        if (!wins.isEmpty()) return wins.get(dice.below(wins.size()));
        if (skill.sight() >= 1) return seen(match, dice, clock);
        Glance glance = new Glance(match, skill, search.tuning().scale(), dice, clock.part(GLANCE));
        List<Integer> noticed = glance.noticed(dice);
        if (noticed.size() == 1) return noticed.get(0);
        Prospects found = found(match, Shortlist.only(noticed), dice, clock);
        if (!match.isSecret() && dice.fraction() < skill.care())
            return glance.forward(found.asGood().stream().map(Considered::index).toList(), dice);
        return found.choice(dice);
    }

    /**
     * Where moves are so many that a tree hardly comes to what the others answer, it cannot tell the good ones from
     * each other: of these the one that brings the aims forward most by the end of the turn.
     */
    private int seen(Match match, Dice dice, Clock clock) {
        Tuning tuning = search.tuning();
        boolean thin = tuning.prior() && tuning.answers() && !match.isSecret();
        Prospects found = found(match, Shortlist.ALL, dice, thin ? clock.part(LOOK) : clock);
        List<Considered> good = found.asGood();
        if (!thin || good.size() == 1) return found.choice(dice);
        List<Integer> moves = good.stream().map(Considered::index).toList();
        double[] leads = Outlook.afterEachTurn(match, moves, dice.next(), MOST_TO_FINISH, clock);
        double most = Arrays.stream(leads).max().orElseThrow();
        List<Integer> best = IntStream.range(0, leads.length)
                .filter(i -> leads[i] >= most)
                .mapToObj(moves::get)
                .toList();
        return best.get(dice.below(best.size()));
    }

    private Prospects found(Match match, Shortlist scope, Dice dice, Clock clock) {
        Prospects found = search.look(match, skill.budget().iterations(), clock, dice.next(), scope);
        if (found.trouble() != null) troubled.accept(found.trouble());
        return found;
    }
}
