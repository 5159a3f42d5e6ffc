package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.engine.value.Manner;
import regola.search.Budget;
import regola.ui.present.match.MatchRecord;
import regola.ui.support.KnownRules;
import regola.ui.view.match.HintView;
import regola.ui.view.review.ReviewView;

/** Whoever looks back can ask about each move, and comes back to what was found. */
class AskedInLookBackTest {
    private final List<ReviewView> seen = new ArrayList<>();
    private final Deque<Runnable> beside = new ArrayDeque<>();
    private final LookBack back =
            new LookBack(KnownRules::tuning, 300, Budget.ofIterations(2_400), beside::add, Runnable::run, seen::add);

    private static MatchRecord lost(Set<String> computers) {
        return LookBackTest.lost(computers);
    }

    private void work() {
        while (!beside.isEmpty()) beside.remove().run();
    }

    private ReviewView last() {
        return seen.get(seen.size() - 1);
    }

    /** Whoever presses a point of the lines sees what was done there, also where there is nothing else to tell. */
    @Test
    void whatWasPlayedIsSeenAtEachMoment() {
        back.at(lost(Set.of("red", "green")), Map.of(), Manner.of("en"));
        beside.remove().run();

        assertThat(back.played(0).head()).isEqualTo("Here Red chose: Take 3.");
        assertThat(back.played(1).head()).isEqualTo("Here Green chose: Take 3.");
        assertThat(back.better(1)).isEqualTo(HintView.NONE);
        assertThat(back.played(2)).as("nobody has moved there yet").isEqualTo(HintView.NONE);
    }

    /** Each own decision can be asked about, not only those that are worth a look by themselves. */
    @Test
    void anyDecisionOfAPersonCanBeAskedAbout() {
        back.at(lost(Set.of("red")), Map.of(), Manner.of("en"));
        beside.remove().run();
        String verdict = last().verdict();
        int counted = last().counted();
        assertThat(counted).isEqualTo(last().moments().size());
        assertThat(back.advice(1)).as("nothing to look at by itself").isNull();
        assertThat(back.study(0)).as("a computer player's").isFalse();

        assertThat(back.study(1)).isTrue();
        assertThat(back.played(1).sentence()).isEqualTo("I look whether something was better…");
        beside.remove().run();

        assertThat(last().moments()).anySatisfy(moment -> {
            assertThat(moment.moment()).isEqualTo(1);
            assertThat(moment.kind()).isEqualTo(ReviewView.Kind.GOOD);
            assertThat(moment.told()).contains("Here you chose: Take 3.", "Nothing clearly better was found there.");
        });
        assertThat(last().verdict()).as("what was asked is not counted").isEqualTo(verdict);
        assertThat(last().asked()).isEqualTo(1);
        assertThat(last().moments()).hasSize(counted + 1);
        assertThat(last().counted()).isEqualTo(counted);
        assertThat(back.better(1).head()).isEqualTo("Best: Take 3");
        assertThat(back.study(1)).as("it is known now").isFalse();
    }

    /** What was found once is not looked for again, and says the same. */
    @Test
    void whoeverLooksBackAgainIsToldTheSameAtOnce() {
        MatchRecord match = lost(Set.of());
        back.at(match, Map.of(), Manner.of("en"));
        work();
        ReviewView first = last();
        back.stop();
        back.at(match, Map.of(), Manner.of("en"));
        assertThat(beside).isEmpty();
        assertThat(last()).isEqualTo(first);
    }

    @Test
    void whoeverGoesOnDoesNotWaitForIt() {
        back.at(lost(Set.of("red")), Map.of(), Manner.of("en"));
        beside.remove().run();
        int shown = seen.size();
        back.study(1);
        back.unstudied();
        beside.remove().run();
        assertThat(seen).hasSize(shown);
        assertThat(back.played(1).sentence()).isNotEqualTo("I look whether something was better…");
    }
}
