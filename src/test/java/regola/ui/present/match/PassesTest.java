package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.support.KnownRules;
import regola.ui.view.match.MatchView;

/** At the beginning of Army of Frogs nobody has a frog to hop with. */
class PassesTest {
    private final Match start = Match.start(Shipped.rules("army-of-frogs", 2), 1);

    /** No hop, a frog added, no hop, a frog added. */
    private List<Move> opening() {
        List<Move> moves = new ArrayList<>();
        Match play = start.copy();
        while (moves.size() < 4) {
            moves.add(play.legal(0));
            play.playIndex(0);
        }
        return moves;
    }

    @Test
    void whatSomebodyHasToDoAndGoesNowhereIsAPass() {
        assertThat(Passes.in(start, opening())).containsExactly(0, 2);
    }

    @Test
    void whoeverFollowsAWayOnIsNotHeldUpByThem() {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter presenter = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        presenter.start(Rules.match(Shipped.rules("army-of-frogs", 2)));
        List<Consulted> asked = new ArrayList<>();
        presenter.consult(asked::add);
        Match match = asked.get(0).match();
        List<Move> moves = new ArrayList<>();
        while (moves.size() < 4) {
            moves.add(match.legal(0));
            match.playIndex(0);
        }
        int moment = pictures.get(pictures.size() - 1).story().moment();

        presenter.aside(moment, moves, 1);
        assertThat(pictures.get(pictures.size() - 1).story().aside())
                .as("after the frog")
                .isEqualTo(2);
        presenter.aside(moment, moves, 3);
        assertThat(pictures.get(pictures.size() - 1).story().aside()).isEqualTo(4);
        presenter.aside(moment, moves, 3);
        assertThat(pictures.get(pictures.size() - 1).story().aside())
                .as("and back again")
                .isEqualTo(2);
    }
}
