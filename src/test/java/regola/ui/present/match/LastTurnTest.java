package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/** What was done last is marked as a whole: whoever took a man has put one before, and one looks for that. */
class LastTurnTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, new Thinking(Runnable::run));

    private List<String> marked() {
        return pictures.get(pictures.size() - 1).board().sites().stream()
                .filter(site -> site.is(Role.LAST))
                .map(SiteView::id)
                .toList();
    }

    @Test
    void whatWasPutStaysMarkedWhenSomethingWasTakenAfterIt() {
        game.start(new MatchSetUp(Shipped.rules("nine-mens-morris", 2), 7, Set.of()));
        for (String place : List.of("a7", "b4", "d7", "f4", "g7")) game.choose("play place " + place);
        assertThat(marked()).containsExactly("g7");
        game.choose("play capture b4");
        assertThat(marked()).containsExactlyInAnyOrder("g7", "b4");
        game.choose("play place e4");
        assertThat(marked()).as("the other's move").containsExactly("e4");
    }
}
