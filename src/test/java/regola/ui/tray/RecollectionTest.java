package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Measure;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ZoneView;

/** What is taken back lies in the trays as it lay before. */
@ExtendWith(OnEventThread.class)
class RecollectionTest {
    private static final Texts TEXTS = Texts.in("en");
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());
    private final BoardIntents intents = Deaf.to(BoardIntents.class);
    private final BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(TEXTS));
    private final JPanel page = new JPanel(null);
    private final Trays trays = new Trays(art, board, intents, page);

    private static PieceView frog(String colour) {
        return new PieceView(colour, List.of(Ref.piece(colour)), colour, "frog", "#CC0000", 0, false, Set.of());
    }

    /** Shows a moment of a match. @param stands on the board, or null */
    private void show(int moment, String stands, String... hand) {
        List<PileView> piles = new ArrayList<>();
        for (String colour : hand) piles.add(new PileView(frog(colour), 1));
        SeatView seat = new SeatView(
                "red",
                "Red",
                "#CC0000",
                0,
                null,
                SeatView.Sort.HUMAN,
                true,
                true,
                false,
                false,
                List.of(new ZoneView("hand-red", "Hand", "", piles, Set.of())),
                Set.of());
        BoardView view = new BoardView(
                "colony",
                null,
                List.of(new SiteView(
                        "a",
                        0,
                        0,
                        "a",
                        SiteView.Outline.HEX,
                        List.of(),
                        List.of(),
                        stands == null ? List.of() : List.of(frog(stands)),
                        Set.of())),
                List.of());
        boolean other = trays.show(null, List.of(seat), List.of(), TEXTS);
        if (other) {
            trays.arrange(Measure.of(1280, 800, 1), new Rectangle(0, 0, 1280, 700));
            for (Component each : page.getComponents()) layOut((Container) each);
        }
        trays.see(view, moment);
    }

    private static void layOut(Container all) {
        all.doLayout();
        for (Component each : all.getComponents()) if (each instanceof Container inner) layOut(inner);
    }

    private List<String> lie() {
        return Arrays.stream(page.getComponents())
                .filter(SeatTray.class::isInstance)
                .flatMap(tray -> ((SeatTray) tray).panes().stream())
                .flatMap(pane -> pane.inCells().stream())
                .toList();
    }

    @Test
    void takenBackAndPlayedAgainTheHandLooksAsItDid() {
        show(0, null, "red", "green");
        show(1, "red", "green", "green");
        assertThat(lie()).containsExactly("green", "green");
        show(0, null, "red", "green");
        assertThat(lie()).as("as before the move").containsExactly("red", "green");
        show(1, "red", "green", "green");
        show(2, "red", "green", "red");
        List<String> then = lie();
        show(0, null, "red", "green");
        show(2, "red", "green", "red");
        assertThat(lie()).as("after it is played again").isEqualTo(then);
    }

    @Test
    void whereTheMatchGoesOnInAnotherWayNothingJumps() {
        show(0, null, "red", "green");
        show(1, "red", "green", "red");
        show(1, "red", "green", "green");
        show(2, "red", "green", "red");
        List<String> then = lie();
        show(0, null, "red", "green");
        show(2, "green", "red", "green");
        assertThat(lie())
                .as("with something else on the board")
                .containsExactly("red", "green")
                .isNotEqualTo(then);
    }
}
