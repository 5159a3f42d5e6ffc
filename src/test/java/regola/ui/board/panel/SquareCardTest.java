package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.SecondaryLoop;
import java.awt.Toolkit;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;

/** Special squares explain themselves to who looks at them, by mouse or by ear, without hiding themselves. */
@ExtendWith(OnEventThread.class)
class SquareCardTest {
    private static final MarkView MARK =
            new MarkView("coil", "coil", "R-1.2", "A coil: who lands here jumps on by the same number once more.");
    private static final Insets NOTHING = new Insets(0, 0, 0, 0);
    private final List<List<Ref>> looks = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private BoardPanel panel;

    @BeforeEach
    void show() {
        Appearance.normal().install();
        panel = new BoardPanel(
                new ArtStore(file -> java.util.Optional.empty()),
                new BoardIntents() {
                    @Override
                    public void point(List<Ref> refs) {}

                    @Override
                    public void lift(List<Ref> refs) {}

                    @Override
                    public void drop(List<Ref> refs) {}

                    @Override
                    public void clear() {}

                    @Override
                    public void look(List<Ref> refs, Consumer<OverlayView> answer) {
                        looks.add(refs);
                    }
                },
                asked::add,
                new BoardWords(Map.of(), "empty"));
        panel.setMotion(MotionLevel.NONE);
        panel.setSize(700, 400);
        panel.show(board(), List.of(), () -> {});
        panel.hasten();
        looks.clear();
    }

    private static BoardView board() {
        SiteView special =
                new SiteView("c", 2, 0, "C", SiteView.Outline.ROUND, List.of(), List.of(MARK), List.of(), Set.of());
        return Boards.row(Boards.site("a", 0), Boards.site("b", 1, Boards.piece("p")), special, Boards.site("d", 3));
    }

    /** When a match ends the board makes room: the card would stay over it, of what lies under the mouse by chance. */
    @Test
    void aBoardThatMovesBelowAMouseThatRestsTakesTheCardAway() {
        mouse("c");
        assertThat(card().isVisible()).isTrue();
        panel.setTaken(new Insets(0, 0, 0, 40));
        panel.hasten();
        assertThat(card().isVisible()).isFalse();
        mouse("c");
        assertThat(card().isVisible()).as("it is looked at again").isTrue();
    }

    /** Trays lie over the edges of a board: behind one the card would stick out. */
    @Test
    void theCardLiesWhereNothingLiesOverIt() {
        panel.setTaken(new Insets(60, 0, 120, 0));
        mouse("c");
        Rectangle card = card().getBounds();
        assertThat(card.y).isGreaterThanOrEqualTo(60);
        assertThat(card.y + card.height).isLessThanOrEqualTo(400 - 120);
    }

    private void mouse(String site) {
        var at = panel.pointOf(site);
        panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_MOVED, 0, 0, at.x, at.y, 0, false));
        panel.hasten();
    }

    private SquareCard card() {
        return (SquareCard) panel.getComponent(0);
    }

    @Test
    void itShowsBesideTheSquareThatTheMouseRestsOnAndGoesWithTheMouse() {
        mouse("c");
        assertThat(card().isVisible()).isTrue();
        assertThat(((JLabel) card().getComponent(0)).getText()).isEqualTo("Coil");
        assertThat(((JTextComponent) card().getComponent(1)).getText()).isEqualTo(MARK.sentence());
        assertThat(((JLabel) card().getComponent(2)).getText())
                .as("numbers of rules are for teachers")
                .isEmpty();
        panel.setWords(panel.words().numbered(true));
        mouse("a");
        mouse("c");
        assertThat(((JLabel) card().getComponent(2)).getText()).isEqualTo("R-1.2");
        Rectangle bounds = card().getBounds();
        assertThat(new Rectangle(0, 0, 700, 400).contains(bounds))
                .as("within the board")
                .isTrue();
        BoardLayout.Spot spot = panel.laid().spot("c");
        double r = spot.size() / 2;
        assertThat(bounds.intersects(spot.x() - r, spot.y() - r, spot.size(), spot.size()))
                .as("beside it")
                .isFalse();
        mouse("a");
        assertThat(card().isVisible()).isFalse();
    }

    private void press(String site, int button) {
        var at = panel.pointOf(site);
        int mask = java.awt.event.InputEvent.getMaskForButton(button);
        panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_PRESSED, 0, mask, at.x, at.y, 1, false, button));
        panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_RELEASED, 0, mask, at.x, at.y, 1, false, button));
    }

    @Test
    void whereSomebodyHasJustPressedNothingIsDrawnAsIfItWereToBeTriedAgain() {
        mouse("a");
        press("a", MouseEvent.BUTTON1);
        looks.clear();
        panel.show(board(), List.of(), () -> {}); // the try was taken back, and the mouse lies where it lay
        panel.hasten();
        assertThat(looks).containsExactly(List.of());
        looks.clear();
        mouse("d");
        mouse("a");
        assertThat(looks).as("who comes back there looks anew").hasSize(2).doesNotContain(List.of());
    }

    @Test
    void whoGoesOnByKeysIsNotShownWhereTheMouseWasLeft() {
        mouse("a");
        panel.led(Caret.Led.BY_KEYS);
        panel.hasten();
        looks.clear();
        panel.show(board(), List.of(), () -> {});
        panel.hasten();
        assertThat(looks).doesNotContain(List.of(Ref.site("a")));
        looks.clear();
        mouse("a");
        assertThat(looks).as("it moves again").contains(List.of(Ref.site("a")));
    }

    @Test
    void afterAClickItStaysAwayUntilTheMouseHasLeftTheSquare() {
        mouse("c");
        press("c", MouseEvent.BUTTON1);
        assertThat(card().isVisible()).as("at once").isFalse();
        panel.show(board(), List.of(), () -> {});
        panel.hasten();
        assertThat(card().isVisible()).as("on the next picture").isFalse();
        mouse("a");
        mouse("c");
        assertThat(card().isVisible()).as("when one comes back").isTrue();
    }

    @Test
    void whereSomethingWasDroppedNobodyLooksRound() {
        var from = panel.pointOf("b");
        var to = panel.pointOf("c");
        int left = MouseEvent.BUTTON1;
        int mask = java.awt.event.InputEvent.getMaskForButton(left);
        panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_PRESSED, 0, mask, from.x, from.y, 1, false, left));
        for (var at : List.of(new java.awt.Point((from.x + to.x) / 2, from.y), to))
            panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_DRAGGED, 0, mask, at.x, at.y, 0, false));
        panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_RELEASED, 0, mask, to.x, to.y, 1, false, left));
        panel.show(board(), List.of(), () -> {});
        mouse("c"); // where it lies now
        assertThat(card().isVisible()).isFalse();
    }

    @Test
    void whatIsAskedAnewIsNotCovered() {
        mouse("c");
        panel.askAnew();
        assertThat(card().isVisible()).isFalse();
        panel.show(board(), List.of(), () -> {});
        panel.hasten();
        assertThat(card().isVisible()).isFalse();
    }

    @Test
    void aRightClickAsksForTheWholeRule() {
        press("c", MouseEvent.BUTTON3);
        press("a", MouseEvent.BUTTON3);
        assertThat(asked).containsExactly("R-1.2");
    }

    @Test
    void itKeepsClearOfWhatIsDrawnOverTheBoard() {
        List<SiteView> sites = new ArrayList<>();
        for (int x = 0; x < 8; x++) for (int y = 0; y < 6; y++) sites.add(Boards.site("s" + x + y, x, y));
        BoardLayout layout = BoardLayout.of(new BoardView("Grid", null, sites, List.of()), BoardLook.PLAIN, 800, 600);
        BoardLayout.Spot about = layout.spot("s33");
        SquareCard.Ground plain = new SquareCard.Ground(layout, OverlayView.NONE, 800, 600, NOTHING);
        Rectangle otherwise = SquareCard.bestPlace(about, plain, new Dimension(280, 90));
        BoardLayout.Spot hidden = layout.spots().stream()
                .filter(spot -> otherwise.contains(spot.x(), spot.y()))
                .findFirst()
                .orElseThrow();
        OverlayView ring = OverlayView.NONE.ring(hidden.site().ref());
        Rectangle clear = SquareCard.bestPlace(
                about, new SquareCard.Ground(layout, ring, 800, 600, NOTHING), new Dimension(280, 90));
        assertThat(clear.contains(hidden.x(), hidden.y())).isFalse();
    }

    @Test
    void noTipLiesOverAPreviewOrOnWhatIsLit() {
        assertThat(tip("b")).contains("p");
        panel.setPreview(OverlayView.NONE.label("d", "1"));
        assertThat(tip("b")).isNull();
        SiteView lit = Boards.site("b", 1, Boards.piece("p"))
                .with(List.of(Boards.piece("p")), Set.of(regola.ui.view.board.Role.LEGAL));
        panel.show(Boards.row(Boards.site("a", 0), lit), List.of(), () -> {});
        assertThat(tip("b")).isNull();
    }

    /** The answer may come late, when the match has gone on: where a press led then is nothing to what is shown now. */
    @Test
    void whatWasForeseenOnABoardIsNotDrawnOnTheNext() {
        OverlayView path = OverlayView.NONE.label("a", "1");
        panel.foreseen().accept(path);
        untilLater();
        assertThat(panel.preview()).isEqualTo(path);
        Consumer<OverlayView> late = panel.foreseen();
        panel.show(Boards.row(Boards.site("a", 0), Boards.site("b", 1)), List.of(), () -> {});
        late.accept(path);
        untilLater();
        assertThat(panel.preview()).isEqualTo(OverlayView.NONE);
    }

    private static void untilLater() {
        SecondaryLoop loop = Toolkit.getDefaultToolkit().getSystemEventQueue().createSecondaryLoop();
        SwingUtilities.invokeLater(loop::exit);
        loop.enter();
    }

    /** They know no coordinates: a tip that is nothing else says nothing. */
    @Test
    void childrenAreToldWhatLiesThereAndNotWhatThePlaceIsCalled() {
        assertThat(tip("a")).isNotNull();
        panel.setWords(BoardWords.in(Texts.in("en"), true));
        assertThat(tip("a")).isNull();
        assertThat(tip("b")).isEqualTo("Piece p");
    }

    private String tip(String site) {
        var at = panel.pointOf(site);
        return panel.getToolTipText(new MouseEvent(panel, MouseEvent.MOUSE_MOVED, 0, 0, at.x, at.y, 0, false));
    }

    @Test
    void whatIsLookedAtIsTold() {
        looks.clear(); // what a timer of the first picture told late, on a slow machine
        mouse("b");
        mouse("c");
        panel.dispatchEvent(new MouseEvent(panel, MouseEvent.MOUSE_EXITED, 0, 0, -1, -1, 0, false));
        panel.hasten();
        assertThat(looks).containsExactly(List.of(Ref.piece("p"), Ref.site("b")), List.of(Ref.site("c")), List.of());
    }

    @Test
    void anotherBoardUnderAMouseAtRestIsLookedAtAnew() {
        looks.clear(); // see above
        mouse("b");
        panel.show(board(), List.of(), () -> {});
        panel.hasten();
        assertThat(looks).hasSize(2).containsOnly(List.of(Ref.piece("p"), Ref.site("b")));
    }

    @Test
    void aScreenReaderCanReadIt() {
        var child = panel.getAccessibleContext().getAccessibleChild(2).getAccessibleContext();
        assertThat(child.getAccessibleName()).isEqualTo("C, empty, coil");
        assertThat(child.getAccessibleDescription()).isEqualTo(MARK.sentence() + " R-1.2");
    }

    @Test
    void inEveryCornerOfALargeBoardItFindsAPlaceThatLeavesItsSquareFree() {
        List<SiteView> sites = new ArrayList<>();
        for (int x = 0; x < 8; x++) for (int y = 0; y < 6; y++) sites.add(Boards.site("s" + x + y, x, y));
        BoardView grid = new BoardView("Grid", null, sites, List.of());
        BoardLayout layout = BoardLayout.of(grid, BoardLook.PLAIN, 800, 600);
        for (BoardLayout.Spot spot : layout.spots()) {
            Rectangle place = SquareCard.bestPlace(
                    spot, new SquareCard.Ground(layout, OverlayView.NONE, 800, 600, NOTHING), new Dimension(280, 90));
            double r = spot.size() / 2;
            assertThat(place.intersects(spot.x() - r, spot.y() - r, spot.size(), spot.size()))
                    .as(spot.site().id())
                    .isFalse();
            assertThat(new Rectangle(0, 0, 800, 600).contains(place)).isTrue();
        }
    }
}
