package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Thinking;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.Tempo;
import regola.ui.view.match.MatchView;

/** What is celebrated was done by a person, or nobody is there whom it could have been done to. */
class MatchMoodTest {
    /** @return the match where that seat decides */
    private static MatchView where(String decider, Set<String> computers) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(
                Runnable::run, pictures::add, problem -> {}, new Thinking(Runnable::run), (wait, then) -> {});
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
}
