package regola.ui.board.panel;

import java.awt.Font;
import java.awt.Graphics2D;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.Grip;
import regola.ui.board.layout.TurnRims;
import regola.ui.board.paint.Backdrop;
import regola.ui.board.paint.BoardPainter;
import regola.ui.board.paint.Scene;
import regola.ui.board.paint.WheelPainter;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;

/**
 * A Layers is what lies over a board for the moment: what is drawn over it, where what is looked at would lead, what is
 * carried, the wheel in a hand. It paints the board with all of that. On the event thread.
 */
final class Layers {
    /** The corners of the region. */
    private static final int ROUND = 16;

    private final ArtStore art;
    private final Backdrop backdrop = new Backdrop();
    private OverlayView overlay = OverlayView.NONE;
    private OverlayView preview = OverlayView.NONE;
    /** What has been done, for as long as somebody looks at it elsewhere. */
    private OverlayView done = OverlayView.NONE;
    /** How many have been shown. */
    private long boards;

    private Scene.Moving carried;
    private Grip grip;
    private TurnRims.Knob hot;
    private boolean labels = true;
    private boolean bare;
    /** Whether lines are drawn that would be filled by what is looked at before it is done. */
    private boolean foretells = true;

    Layers(ArtStore art) {
        this.art = art;
    }

    /** @param shown whether names of places are written on the board */
    void labels(boolean shown) {
        labels = shown;
    }

    /** @param next whether lines that would be filled are seen before that is done */
    void foretells(boolean next) {
        foretells = next;
    }

    void overlay(OverlayView next) {
        overlay = next;
    }

    /** @return what is seen of what would be, or was done, where somebody looks at that */
    OverlayView preview() {
        return done.isEmpty() ? preview : done;
    }

    void preview(OverlayView seen) {
        preview = seen;
    }

    void done(OverlayView shown) {
        done = shown;
    }

    /** @return passes on what is foreseen on this board, when it comes: not when another one is shown by then */
    Consumer<OverlayView> foreseen(Consumer<OverlayView> show) {
        long asked = boards;
        return seen -> SwingUtilities.invokeLater(() -> {
            if (boards == asked) show.accept(seen);
        });
    }

    /**
     * @param next whether nothing at all is drawn over the board
     * @return whether that is something else than before
     */
    boolean bare(boolean next) {
        boolean other = bare != next;
        bare = next;
        return other;
    }

    boolean isBare() {
        return bare;
    }

    /** @return all that is drawn over the board */
    OverlayView drawn() {
        return bare ? OverlayView.NONE : overlay.below(preview());
    }

    /**
     * Another board is shown: what was looked at or in a hand is of the one before.
     *
     * @return how far a wheel was turned by hand; 0 if none was
     */
    double leave() {
        double held = grip == null ? 0 : grip.turned();
        grip = null;
        hot = null;
        preview = OverlayView.NONE;
        boards++;
        return held;
    }

    /** @param piece null when nothing is carried any more */
    void carry(PieceView piece, double x, double y, double size) {
        carried = piece == null ? null : new Scene.Moving(piece, x, y, size, 1.12, 0.92);
    }

    /**
     * @param hand on a wheel; null when it lets go
     * @return whether it takes hold just now
     */
    boolean grip(Grip hand) {
        boolean takesHold = hand != null && grip == null;
        if (takesHold) {
            preview = OverlayView.NONE;
            hot = null;
        }
        grip = hand;
        return takesHold;
    }

    /**
     * @param knob what the mouse is over; null for none
     * @return whether that is something else than before
     */
    boolean hover(TurnRims.Knob knob, TurnRims wheels) {
        if (Objects.equals(knob, hot)) return false;
        hot = knob;
        preview = knob == null ? OverlayView.NONE : wheels.ghosts(knob.wheel(), knob.turn());
        return true;
    }

    /** @param moves whether things move by themselves: then nothing is drawn over them */
    void paint(Graphics2D g, Scene scene, Font font, boolean moves) {
        Palette palette = Palette.current();
        Scene seen = moves ? scene : scene.withOverlay(drawn());
        if (carried != null) seen = seen.withMoving(carried);
        if (grip != null)
            seen = seen.withLayout(seen.layout().turned(grip.wheel().sites(), grip.turned()));
        Scene shown = seen;
        backdrop.paint(g, shown, palette, Scaled.px(ROUND), new Backdrop.Painter() {
            @Override
            public void paintScenery(Graphics2D onto) {
                painter(onto, font, palette).paintScenery(shown);
            }

            @Override
            public void paintPlaces(Graphics2D onto) {
                painter(onto, font, palette).paintBackdrop(shown);
            }
        });
        // What a picture shows by itself is a different matter: there nobody is to find it.
        boolean tells = foretells || preview.ghosts().isEmpty();
        painter(g, font, palette).paintFigures(shown, tells);
        if (!moves && grip == null) {
            new WheelPainter(new SwingCanvas(g, art, font, palette.dark()), palette)
                    .paintKnobs(shown, hot == null ? null : hot.turn());
            if (!shown.board().wheels().isEmpty() && !shown.overlay().labels().isEmpty())
                painter(g, font, palette).paintLabels(shown);
        }
    }

    private BoardPainter painter(Graphics2D g, Font font, Palette palette) {
        return new BoardPainter(new SwingCanvas(g, art, font, palette.dark()), palette, labels);
    }
}
