package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Played;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/** Where a move takes something, one sees it before, in games that know nothing of each other. */
class TakesTest {
    private static List<String> marked(BoardView board, Role role) {
        return board.sites().stream()
                .filter(site -> site.is(role) || site.pieces().stream().anyMatch(piece -> piece.is(role)))
                .map(SiteView::id)
                .toList();
    }

    private static List<Ref> movable(BoardView board) {
        List<Ref> all = new ArrayList<>();
        for (SiteView site : board.sites()) {
            if (site.is(Role.LEGAL)) all.add(site.ref());
            for (PieceView piece : site.pieces()) if (piece.is(Role.LEGAL)) all.addAll(piece.refs());
        }
        return all;
    }

    @Test
    void nobodyTakesAnythingAtTheStart() {
        for (String game : List.of("croak", "english-draughts", "china-moon")) {
            Played match = Played.of(game, game.equals("china-moon") ? 3 : 2);
            match.point(movable(match.now().board()).get(0));
            assertThat(marked(match.now().board(), Role.TARGET)).as(game).isNotEmpty();
            assertThat(marked(match.now().board(), Role.TAKES)).as(game).isEmpty();
        }
    }

    @Test
    void whatTakesIsMarkedBeforeItIsDone() {
        for (String game : List.of("croak", "english-draughts")) {
            boolean found = false;
            for (int seed = 1; seed < 12 && !found; seed++) {
                Played match = Played.seeded(game, 2, seed).after(14);
                for (Ref piece : movable(match.now().board())) {
                    match.point(piece);
                    List<String> takes = marked(match.now().board(), Role.TAKES);
                    assertThat(marked(match.now().board(), Role.TARGET)).containsAll(takes);
                    found |= !takes.isEmpty();
                    match.point(piece);
                }
            }
            assertThat(found).as(game).isTrue();
        }
    }

    @Test
    void whatOnePressTakesIsMarkedBeforeAnythingIsChosen() {
        for (String game : List.of("nine-mens-morris", "moulin-rouge")) {
            boolean found = false;
            for (int moves = 6; moves < 40 && !found; moves++) {
                BoardView board = Played.seeded(game, 2, 3).after(moves).now().board();
                List<String> takes = marked(board, Role.TAKES);
                assertThat(marked(board, Role.LEGAL)).containsAll(takes);
                found = !takes.isEmpty();
            }
            assertThat(found).as(game).isTrue();
        }
    }

    @Test
    void whereEveryPlaceTakesSomethingNoneSaysSo() {
        for (int moves = 0; moves < 12; moves++) {
            BoardView reversi =
                    Played.seeded("reversi", 2, 3).after(moves).now().board();
            assertThat(marked(reversi, Role.LEGAL)).isNotEmpty();
            assertThat(marked(reversi, Role.TAKES)).isEmpty();
        }
    }
}
