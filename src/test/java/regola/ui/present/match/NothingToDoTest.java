package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** Who had nothing to do in a part of a turn reads why beside the next question, and what the others did before. */
class NothingToDoTest {
    private static final int MOVES = 12;

    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private DecisionView now() {
        return pictures.get(pictures.size() - 1).decision();
    }

    @Test
    void theNextQuestionTellsWhyNothingCouldBeDone() {
        int told = 0;
        match.start(new MatchSetUp(Shipped.rules("army-of-frogs", 2), 5, Set.of("green")));
        for (int i = 0; i < MOVES && !now().isOver(); i++) {
            if (now().waiting() == DecisionView.Waiting.COMPUTER) {
                match.hurry();
                continue;
            }
            boolean nothing =
                    now().moves().size() == 1 && now().moves().get(0).words().equals("No hop");
            List<String> before = now().told();
            match.choose(now().moves().get(0).key());
            if (!nothing) continue;
            assertThat(now().question()).isEqualTo("Add a frog.");
            assertThat(now().told()).containsAll(before).last().asString().endsWith("no hop.");
            told++;
        }
        assertThat(told).isPositive();
    }
}
