package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.match.MatchView;

/** A match before a class. */
class GameLecternTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
    private final GameLectern lectern = new GameLectern(
            "nine-mens-morris", match, () -> pictures.get(pictures.size() - 1), () -> {}, null, () -> false);

    /** Nothing can be done in a moment that is past: letters would stand for nothing there. */
    @Test
    void nobodyVotesOnAMomentThatIsPast() {
        match.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
        match.attempt("place a1");
        match.attempt("place d1");
        assertThat(lectern.noVote()).isEmpty();
        lectern.back(null);
        assertThat(Texts.in("en").get(lectern.noVote())).isEqualTo("Here you look back, so nobody votes.");
        lectern.on(null, null);
        assertThat(lectern.noVote()).isEmpty();
    }
}
