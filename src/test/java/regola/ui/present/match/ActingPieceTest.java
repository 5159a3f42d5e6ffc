package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;

/** The piece that acts is looked at while what it does is asked, where no move names it. */
class ActingPieceTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void playTo(String rules, int players, String question) {
        game.start(new MatchSetUp(Shipped.rules(rules, players), 7, Set.<String>of()));
        for (int i = 0; i < 60 && !now().decision().question().contains(question); i++) {
            game.uncover();
            if (now().decision().question().contains(question)) break;
            game.choose(now().decision().moves().get(0).key());
        }
        assertThat(now().decision().question()).contains(question);
    }

    @Test
    void aCardThatActsIsRinged() {
        playTo("nin-jan", 2, " acts");
        assertThat(now().guide().rings())
                .singleElement()
                .satisfies(ring -> assertThat(ring.sort()).isEqualTo(Ref.Sort.PIECE));
    }

    @Test
    void whereThePieceIsChosenNoneIsRinged() {
        playTo("china-moon", 3, "hops a frog");
        assertThat(now().guide().rings()).isEmpty();
    }
}
