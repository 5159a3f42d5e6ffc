package regola.opponent;

import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Dice;
import regola.search.Lookahead;
import regola.search.Ousting;
import regola.search.Prospects;
import regola.search.Shortlist;

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

    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        if (match.legalCount() == 1) return 0;
        Clock clock = new Clock(skill.budget(), cancelled);
        Dice dice = new Dice(seed);
        List<Integer> wins = Glance.winsAtOnce(match, dice, clock.part(GLANCE));
        if (!wins.isEmpty()) return wins.get(dice.below(wins.size()));
        if (skill.sight() >= 1) return best(match, seed, dice, clock);
        Glance glance = new Glance(match, skill, search.tuning().scale(), dice, clock.part(GLANCE));
        List<Integer> noticed = glance.noticed(dice);
        if (noticed.size() == 1) return noticed.get(0);
        Prospects found = found(match, Shortlist.only(noticed), dice, clock);
        if (!match.isSecret() && dice.fraction() < skill.care())
            return glance.forward(found.asGood().stream().map(Considered::index).toList(), dice);
        return found.choice(dice);
    }

    /** Whoever overlooks nothing also takes what puts somebody out, where the search sees little in it. */
    private int best(Match match, long seed, Dice dice, Clock clock) {
        Prospects found = found(match, Shortlist.ALL, dice, clock);
        List<Considered> good = found.asGood();
        List<Considered> ousting = Ousting.among(match, found, good, seed);
        if (ousting.equals(good)) return found.choice(dice);
        return ousting.stream()
                .max(Comparator.comparingLong(Considered::visits))
                .orElseThrow()
                .index();
    }

    private Prospects found(Match match, Shortlist scope, Dice dice, Clock clock) {
        Prospects found = search.look(match, skill.budget().iterations(), clock, dice.next(), scope);
        if (found.trouble() != null) troubled.accept(found.trouble());
        return found;
    }
}
