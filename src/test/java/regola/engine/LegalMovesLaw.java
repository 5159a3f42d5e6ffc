package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.run.Execution;
import regola.engine.value.Answer;
import regola.engine.value.Move;

/**
 * A LegalMovesLaw is what holds of the legal moves at every decision of every game: the plan finds those that trying
 * every candidate finds, in the same order; none is there twice; and every candidate that is not among them is refused
 * with a rule and a sentence.
 */
public final class LegalMovesLaw {
    private static final int CANDIDATES = 10;

    private final Ruleset rules;
    private final int mostTried;

    /** @param mostTried at so many decisions of a match, about, every candidate is tried */
    public LegalMovesLaw(Ruleset rules, int mostTried) {
        this.rules = rules;
        this.mostTried = mostTried;
    }

    /** Plays one random match. @return at how many decisions it was tested */
    public int play(long seed) {
        int decisions = length(seed);
        SplittableRandom chooser = new SplittableRandom(seed);
        SplittableRandom spread = new SplittableRandom(~seed);
        int tested = 0;
        for (Match match = Match.start(rules, seed);
                !match.isOver();
                match.playIndex(chooser.nextInt(match.legalCount()))) {
            if (spread.nextInt(decisions) >= mostTried) continue;
            theSameAsByTrying(match);
            refusedWithAReason(match, spread);
            tested++;
        }
        return tested;
    }

    private int length(long seed) {
        SplittableRandom chooser = new SplittableRandom(seed);
        int decisions = 0;
        for (Match match = Match.start(rules, seed);
                !match.isOver();
                match.playIndex(chooser.nextInt(match.legalCount()))) decisions++;
        return decisions;
    }

    private static void theSameAsByTrying(Match match) {
        Execution planned = match.execution();
        Execution tried = planned.copy();
        tried.refuel();
        tried.legalCount = 0;
        ((ChoicePlan) tried.question()).findByTrying(tried);
        assertThat(Arrays.copyOf(planned.legal, planned.legalCount))
                .as("%s", match.position())
                .isEqualTo(Arrays.copyOf(tried.legal, tried.legalCount));
    }

    private static void refusedWithAReason(Match match, SplittableRandom chance) {
        List<String> legal = match.decision().legal().stream().map(Move::text).toList();
        assertThat(legal).doesNotHaveDuplicates();
        Set<String> asked = new HashSet<>(legal);
        ChoicePlan plan = (ChoicePlan) match.execution().question();
        for (OptionPlan option : plan.options()) {
            for (int i = 0; i < CANDIDATES; i++) {
                String candidate = candidate(match, plan, option, chance);
                if (candidate == null || !asked.add(candidate)) continue;
                Answer answer = match.ask(candidate);
                assertThat(answer).as("%s in %s", candidate, match.position()).isInstanceOf(Answer.Refused.class);
                var why = ((Answer.Refused) answer).why();
                assertThat(why.rule()).as(candidate).isNotNull();
                assertThat(why.text("en")).as(candidate).isNotEmpty();
                assertThat(why.text("it")).as(candidate).isNotEmpty().isNotEqualTo(why.text("en"));
                assertThat(why.span().line()).isPositive();
            }
        }
        if (!legal.isEmpty())
            assertThat(match.ask(legal.get(chance.nextInt(legal.size())))).isInstanceOf(Answer.Legal.class);
    }

    /** @return a move as it would be written, of any candidates; null if there are none for one of its parts */
    private static String candidate(Match match, ChoicePlan plan, OptionPlan option, SplittableRandom chance) {
        Execution x = match.execution();
        long[] arguments = new long[option.parameters().size()];
        for (int i = 0; i < arguments.length; i++) {
            var parameter = option.parameters().get(i);
            long[] all = OptionPlan.candidates(x, parameter);
            if (all.length == 0) return null;
            arguments[i] = all[chance.nextInt(all.length)];
            x.slots[x.base + parameter.slot()] = arguments[i];
        }
        return plan.move(x, option.packed(arguments)).text();
    }
}
