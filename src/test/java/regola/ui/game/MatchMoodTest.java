package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Tempo;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** What is celebrated was done by a person, or nobody is there whom it could have been done to. */
class MatchMoodTest {
    /** @return the match where that seat decides */
    private static MatchView where(String decider, Set<String> computers) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(
                Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});
        game.pace(Tempo.CALM);
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 7, computers));
        MatchView now = pictures.get(pictures.size() - 1);
        while (!now.decision().decider().id().equals(decider)) {
            game.choose(now.decision().moves().get(0).key());
            now = pictures.get(pictures.size() - 1);
        }
        return now;
    }

    @Test
    void whatAComputerDoesToPeopleIsNotCelebrated() {
        assertThat(MatchMood.isByComputer(where("black", Set.of("black")))).isTrue();
        assertThat(MatchMood.isByComputer(where("white", Set.of("black")))).isFalse();
    }

    @Test
    void amongPeopleAndAmongComputersItIs() {
        assertThat(MatchMood.isByComputer(where("black", Set.of()))).isFalse();
        assertThat(MatchMood.isByComputer(where("white", Set.of("white", "black"))))
                .isFalse();
    }

    /** Who must take a pile that is worth less than nothing sees no stars. */
    @Test
    void whatCostsPointsIsNotCelebrated() {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(
                Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});
        game.pace(Tempo.CALM);
        game.start(new MatchSetUp(Shipped.rules("nin-jan", 3), 7, Set.of()));
        int lost = 0;
        for (int m = 0; m < 200; m++) {
            MatchView before = pictures.get(pictures.size() - 1);
            if (before.decision().isOver()) break;
            if (before.decision().waiting() == DecisionView.Waiting.TOLD) game.goOn();
            else if (before.decision().moves().isEmpty()) game.uncover();
            else game.choose(before.decision().moves().get(0).key());
            MatchView next = pictures.get(pictures.size() - 1);
            if (before.decision().decider() == null || !MatchMood.hasLost(before, next)) continue;
            String id = before.decision().decider().id();
            assertThat(points(next, id)).isLessThan(points(before, id));
            lost++;
        }
        assertThat(lost).as("somebody had to take such a pile").isPositive();
    }

    private static int points(MatchView view, String seat) {
        return view.seats().stream()
                .filter(each -> each.id().equals(seat))
                .mapToInt(each -> Integer.parseInt(each.score().replace('\u2212', '-')))
                .findFirst()
                .orElseThrow();
    }
}
