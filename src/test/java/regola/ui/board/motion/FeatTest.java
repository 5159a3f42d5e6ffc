package regola.ui.board.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;

/** What is of consequence on a board, by what can be seen of it. */
class FeatTest {
    private static final PieceView MAN =
            new PieceView("man", List.of(Ref.piece("man")), "man", null, "red", 0, false, Set.of());
    private static final BoardLook MILLS = BoardLook.parse("filled = mills\n");

    /** Places a, b and c; a and b are a mill. */
    private static BoardView board(String... taken) {
        List<SiteView> sites = Stream.of("a", "b", "c")
                .map(id -> {
                    SiteView site = new SiteView(
                            id, 0, 0, id, SiteView.Outline.ROUND, List.of(), List.of(), List.of(), Set.of());
                    return List.of(taken).contains(id) ? site.with(MAN) : site;
                })
                .toList();
        return new BoardView("", null, sites, List.of(), List.of(new RowView("mills", false, List.of("a", "b"))));
    }

    private static TravelView travel(String from, String to) {
        return new TravelView(MAN, from, to, List.of(), -1);
    }

    @Test
    void aLineThatIsFilledIsOneWhereTheBoardShowsSuchLines() {
        List<TravelView> put = List.of(travel("hand", "b"));
        assertThat(Feat.of(board("a"), board("a", "b"), put, MILLS))
                .containsExactly(new Feat(List.of("a", "b"), List.of(MAN, MAN)));
        assertThat(Feat.of(board("a"), board("a", "b"), put, BoardLook.PLAIN)).isEmpty();
        assertThat(Feat.of(board("a", "b"), board("a", "b", "c"), List.of(travel("hand", "c")), MILLS))
                .as("it was full before")
                .isEmpty();
    }

    @Test
    void whatIsTakenOffIsSeenWhereItCameToLie() {
        assertThat(Feat.of(board("c"), board(), List.of(travel("c", "won")), MILLS))
                .containsExactly(new Feat(List.of("won"), List.of(MAN)));
        assertThat(Feat.of(board("c"), board(), List.of(travel("c", "")), MILLS))
                .as("out of the game: where it was")
                .containsExactly(new Feat(List.of("c"), List.of(MAN)));
    }

    @Test
    void severalThatGoToOnePlaceAreOne() {
        List<TravelView> both = List.of(travel("a", "won"), travel("b", "won"));
        assertThat(Feat.of(board("a", "b"), board(), both, MILLS)).hasSize(1);
    }

    @Test
    void whatMovesOnTheBoardOrComesToItIsNone() {
        List<TravelView> moves = List.of(travel("a", "c"), travel("hand", "a"), travel("bag", "hand"));
        assertThat(Feat.of(board("a"), board("a", "c"), moves, MILLS)).isEmpty();
    }

    @Test
    void diceThatAreThrownAnewAreNotTaken() {
        List<TravelView> thrown = List.of(travel("a", ""), travel("", "a"));
        assertThat(Feat.of(board("a"), board("a"), thrown, MILLS)).isEmpty();
    }
}
