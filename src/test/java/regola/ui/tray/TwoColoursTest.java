package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardWords;
import regola.ui.stage.Measure;
import regola.ui.support.Deaf;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/** Whoever plays two colours has what waits of both in the tray. */
@ExtendWith(OnEventThread.class)
class TwoColoursTest {
    private static final Texts TEXTS = Texts.in("en");
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());
    private final BoardIntents intents = Deaf.to(BoardIntents.class);
    private final BoardPanel board = new BoardPanel(art, intents, rule -> {}, BoardWords.in(TEXTS));
    private final SeatTray tray = new SeatTray(art, new Hand(board, intents, () -> {}));

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static ZoneView zone(String site, String colour) {
        List<PileView> piles = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            String id = site + i;
            PieceView frog = new PieceView(id, List.of(Ref.piece(id)), "a frog", "frog", colour, 0, false, Set.of());
            piles.add(new PileView(frog, 1));
        }
        return new ZoneView(site, "Reserve", "", piles, Set.of());
    }

    private void show(int width, int height) {
        SeatView seat = new SeatView(
                "one",
                "Player 1",
                "#884488",
                0,
                null,
                SeatView.Sort.HUMAN,
                true,
                true,
                false,
                false,
                List.of(zone("reserve-red", "#CC0000"), zone("reserve-blue", "#0000CC")),
                Set.of(),
                false,
                null,
                "",
                List.of());
        tray.measure(Measure.of(1280, 800, 1));
        tray.setSize(width, height);
        tray.show(seat, TEXTS);
        tray.doLayout();
    }

    private static Stream<Component> all(Component part) {
        if (!(part instanceof java.awt.Container container)) return Stream.of(part);
        return Stream.concat(
                Stream.of(part), Stream.of(container.getComponents()).flatMap(TwoColoursTest::all));
    }

    private List<Rectangle> pieces() {
        return all(tray)
                .filter(PieceButton.class::isInstance)
                .map(piece -> SwingUtilities.convertRectangle(piece.getParent(), piece.getBounds(), tray))
                .toList();
    }

    @Test
    void bothReservesAreThere() {
        show(280, 360);
        assertThat(pieces()).hasSize(6);
    }

    @Test
    void whatIsNobodysHasItsRoomWithinATrayFromTheFirstOn() {
        tray.setAside(200);
        tray.setWhole(true);
        tray.setFlat(true);
        show(800, 80);
        assertThat(pieces()).hasSize(6).allMatch(at -> at.x + at.width <= 600);
        assertThat(tray.plate().width).isEqualTo(800);
    }
}
