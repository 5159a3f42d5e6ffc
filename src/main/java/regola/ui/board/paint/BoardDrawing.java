package regola.ui.board.paint;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Emblem;
import regola.ui.board.art.Pen;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/**
 * A BoardDrawing draws boards on paper and into pictures, in the colours of paper, with outlines that can be enlarged.
 * Confined to one thread, which need not be that of the window.
 */
public final class BoardDrawing {
    private static final double ROUND = 12;
    /** The proportions that a drawing has at most. */
    private static final double NARROWEST = 0.6;

    private static final double WIDEST = 3.4;
    private static final double WIDEST_PART = 1.9;

    private final ArtStore art;
    /** So much is seen around what is marked, and at least so much of a board, in its grid. */
    private static final double AROUND = 1.6;

    private static final double LEAST_PART = 4.6;
    /** A part is no more than this of the area of the whole. */
    private static final double MOST_PART = 0.6;

    private final Font font;
    private final Palette palette = Palette.paper();
    /** How large letters would be elsewhere, where names of places are as large; 0 for no names. */
    private final double names;

    private final boolean inkSaving;

    /** @param art of this thread alone */
    public BoardDrawing(ArtStore art, Font font) {
        this(art, font, font.getSize2D(), false);
    }

    private BoardDrawing(ArtStore art, Font font, double names, boolean inkSaving) {
        this.art = art;
        this.font = font;
        this.names = names;
        this.inkSaving = inkSaving;
    }

    /** @return the same without the names of places, for those who need none */
    public BoardDrawing withoutNames() {
        return new BoardDrawing(art, font, 0, inkSaving);
    }

    /** @return the same with names of places as large as they are beside letters of that size */
    public BoardDrawing namesOf(double letters) {
        return new BoardDrawing(art, font, letters, inkSaving);
    }

    /** @return the same with boards as outlines on white, for printers */
    public BoardDrawing inkSaving() {
        return new BoardDrawing(art, font, names, true);
    }

    /** Draws a board with its overlay into a rectangle, clipped to it. */
    public void board(Graphics2D onto, BoardView board, OverlayView overlay, Rectangle2D where) {
        board(onto, board, overlay, where, null);
    }

    /** @param part of its grid that is seen, as wide and high in proportion as the rectangle; null for all of it */
    public void board(Graphics2D onto, BoardView board, OverlayView overlay, Rectangle2D where, Rectangle2D part) {
        Viewpoint from = part == null
                ? Viewpoint.FITTING
                : new Viewpoint(where.getWidth() / part.getWidth(), part.getCenterX(), part.getCenterY());
        Graphics2D g = (Graphics2D) onto.create();
        try {
            Shape frame = new RoundRectangle2D.Double(
                    where.getX(), where.getY(), where.getWidth(), where.getHeight(), ROUND, ROUND);
            g.clip(frame);
            g.translate(where.getX(), where.getY());
            Scene scene = Scene.still(
                            art.look(board.look()).trimmed(board),
                            art.look(board.look()),
                            where.getWidth(),
                            where.getHeight(),
                            from)
                    .withOverlay(overlay);
            Canvas canvas = SwingCanvas.outlines(g, art, font);
            BoardPainter painter = new BoardPainter(canvas, palette, names, inkSaving);
            if (inkSaving)
                new BoardPainter(new InkCanvas(canvas, scene, art), palette, names, true).paintBackdrop(scene);
            else painter.paintBackdrop(scene);
            painter.paintFigures(scene, true);
        } finally {
            g.dispose();
        }
    }

    /**
     * @param marked what is drawn over the board, one after the other
     * @return the square of the grid in which all that is marked lies, and what is around it; null where that is not
     *     much less than the whole board
     */
    public Rectangle2D part(BoardView board, List<OverlayView> marked) {
        Set<String> sites = new HashSet<>();
        for (OverlayView over : marked) {
            over.rings().forEach(ring -> sites.add(ring.id()));
            over.arrows()
                    .forEach(arrow ->
                            sites.addAll(List.of(arrow.from().id(), arrow.to().id())));
        }
        Rectangle2D whole = bounds(board.sites());
        Rectangle2D box = bounds(
                board.sites().stream().filter(site -> sites.contains(site.id())).toList());
        if (board.isEndless() || whole == null || box == null) return null;
        double side = Math.max(LEAST_PART, Math.max(box.getWidth(), box.getHeight()) + 2 * AROUND);
        double wide = whole.getWidth() + 1;
        double high = whole.getHeight() + 1;
        if (side > Math.min(wide, high) || side * side > MOST_PART * wide * high) return null;
        double x = Math.max(whole.getX() - 0.5, Math.min(box.getCenterX() - side / 2, whole.getMaxX() + 0.5 - side));
        double y = Math.max(whole.getY() - 0.5, Math.min(box.getCenterY() - side / 2, whole.getMaxY() + 0.5 - side));
        return new Rectangle2D.Double(x, y, side, side);
    }

    private static Rectangle2D bounds(List<SiteView> sites) {
        Rectangle2D box = null;
        for (SiteView site : sites) {
            if (box == null) box = new Rectangle2D.Double(site.x(), site.y(), 0, 0);
            else box.add(site.x(), site.y());
        }
        return box;
    }

    /** @return the width of a board in proportion to its height, as it fills a rectangle best */
    public double proportion(BoardView board) {
        if (board.sites().isEmpty()) return 1;
        BoardLook look = art.look(board.look());
        double whole = board.isEndless() ? ofPlaces(board) : BoardLayout.proportion(look.trimmed(board), look);
        return Math.max(NARROWEST, Math.min(board.isEndless() ? WIDEST_PART : WIDEST, whole));
    }

    /** What lies on a board without end, and a little around it. */
    private double ofPlaces(BoardView board) {
        var across = board.sites().stream().mapToDouble(SiteView::x).summaryStatistics();
        var down = board.sites().stream().mapToDouble(SiteView::y).summaryStatistics();
        double margin = 2 * art.look(board.look()).margin() + 1;
        return (across.getMax() - across.getMin() + margin) / (down.getMax() - down.getMin() + margin);
    }

    /** Draws a special square. */
    public void mark(Graphics2D g, MarkView mark, double x, double y, double size) {
        Canvas canvas = SwingCanvas.outlines(g, art, font);
        canvas.circle(x, y, size / 2, Pen.of(palette.link(), 0.8), palette.site());
        if (canvas.has(mark.art())) canvas.art(mark.art(), null, x, y, size * 0.82, size * 0.82, 1, 1);
        else canvas.circle(x, y, size / 6, null, palette.ink());
    }

    /** Draws a piece. */
    public void piece(Graphics2D g, PieceView piece, double x, double y, double size) {
        new PiecePainter(SwingCanvas.outlines(g, art, font), palette).paint(piece, x, y, size);
    }

    /** Draws the colour and the emblem of a side. */
    public void side(Graphics2D g, String colour, int emblem, double x, double y, double size) {
        Canvas canvas = SwingCanvas.outlines(g, art, font);
        Color fill = PiecePainter.colour(colour == null ? null : colour.toUpperCase(Locale.ROOT), palette.piece());
        canvas.circle(x, y, size / 2, Pen.of(palette.ink(), 0.8), fill);
        Emblem shape = Emblem.of(emblem);
        if (shape != null) shape.paint(canvas, x, y, size * 0.5);
    }
}
