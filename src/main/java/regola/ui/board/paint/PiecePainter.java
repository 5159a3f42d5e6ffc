package regola.ui.board.paint;

import java.awt.Color;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Emblem;
import regola.ui.board.art.Pen;
import regola.ui.theme.Palette;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;

/** A PiecePainter draws one piece: its drawing in its colour, or a plain token, and its emblem. */
final class PiecePainter {
    /** Digits on a small token are at least so high, in pixels, if it has room for them. */
    private static final double READABLE = 13;

    private static final String TOKEN = "token";
    private static final String BACK = "card-back";

    /** A card smaller than this, in pixels, bears its number and its symbol as large as they fit, below each other. */
    private static final double SMALL = 36;

    /** Smaller than this, in pixels, even the head of a card with a picture cannot be read. */
    private static final double TINY = 26;
    /** How high numbers in the head of a card are written, as a share of its height: a quarter of its width. */
    private static final double HEAD = 0.205;

    private static final Color RED = new Color(0xB3261E);
    private static final Color INK = new Color(0x14181C);
    private static final Color PLATE = new Color(0xFFFEF8);
    private static final Color HALO = new Color(255, 255, 255, 210);

    private final Canvas canvas;
    private final Palette palette;

    PiecePainter(Canvas canvas, Palette palette) {
        this.canvas = canvas;
        this.palette = palette;
    }

    void paint(PieceView piece, double x, double y, double size) {
        paint(piece, x, y, size, 1, 1);
    }

    void paint(PieceView piece, double x, double y, double size, double zoom, double opacity) {
        String art = piece.hidden() ? BACK : canvas.has(piece.art()) ? piece.art() : TOKEN;
        Color tint = colour(piece.colour(), palette.piece());
        if (canvas.has(art)) canvas.art(art, tint, x, y, size, size, zoom, opacity);
        else canvas.circle(x, y, size * zoom * 0.45, Pen.of(palette.ink(), Math.max(1, size * 0.03)), tint);
        if (!piece.hidden() && !canvas.has(piece.art())) {
            paintName(piece.name(), x, y, size * zoom);
            return;
        }
        for (MarkView state : piece.states())
            if (canvas.has(state.art())) canvas.art(state.art(), tint, x, y, size, size, zoom, opacity);
        if (!piece.hidden() && !piece.face().isBlank()) {
            paintFace(piece.face(), tint, x, y, size * zoom, opacity);
            Emblem owner = Emblem.of(piece.emblem());
            if (owner == null || opacity <= 0.6) return;
            double whole = size * zoom;
            // A card has its corner for that; on a token it has to be seen among what is drawn there.
            if (canvas.has(piece.face().symbol())) owner.paint(canvas, x + whole * 0.2, y + whole * 0.36, whole * 0.11);
            else owner.paint(canvas, x + whole * 0.32, y + whole * 0.34, whole * 0.24);
            return;
        }
        Emblem emblem = piece.hidden() ? null : Emblem.of(piece.emblem());
        if (emblem != null && opacity > 0.6) emblem.paint(canvas, x, y + size * zoom * 0.03, size * zoom * 0.25);
    }

    /**
     * As on a card: number and symbol at the head, where they can be read in a fan, and the symbol again large in the
     * middle.
     */
    private void paintFace(PieceView.Face face, Color tint, double x, double y, double size, double opacity) {
        boolean drawn = canvas.has(face.symbol());
        if (face.pictured() && size >= TINY) {
            paintHead(face, drawn, tint, x, y, size, opacity);
            return;
        }
        if (drawn && face.number() != null && size < SMALL) {
            canvas.text(face.number(), x, y - size * 0.2, size * 0.44, INK, HALO);
            canvas.art(face.symbol(), tint, x, y + size * 0.22, size * 0.42, size * 0.42, 1, opacity);
            return;
        }
        if (!drawn) {
            paintPlate(face.number(), x, y, size, opacity);
            return;
        }
        double head = y - size * 0.315;
        if (face.number() != null) canvas.text(face.number(), x - size * 0.12, head, size * 0.2, INK, HALO);
        if (face.number() != null)
            canvas.art(face.symbol(), tint, x + size * 0.15, head, size * 0.2, size * 0.2, 1, opacity);
        canvas.art(face.symbol(), tint, x, y + size * 0.1, size * 0.46, size * 0.46, 1, opacity);
    }

    /** On a token the number stands on a plate at the lower left: what is drawn there keeps its face. */
    private void paintPlate(String number, double x, double y, double size, double opacity) {
        if (number == null) return;
        double letters = Math.max(size * 0.2, Math.min(size * 0.3, READABLE));
        double left = x - size * 0.32;
        double low = y + size * 0.34;
        canvas.circle(left, low, letters * 0.68, Pen.of(faded(INK, opacity), size * 0.025), faded(PLATE, opacity));
        canvas.text(number, left, low, letters, faded(INK, opacity), null);
    }

    /** Number and symbol in the upper corners, where they are seen in a hand; what takes away is red. */
    private void paintHead(
            PieceView.Face face, boolean drawn, Color tint, double x, double y, double size, double opacity) {
        double head = y - size * 0.355;
        if (face.number() != null) {
            boolean minus = face.number().startsWith("\u2212");
            canvas.figure(face.number(), x - size * 0.285, head, size * HEAD, faded(minus ? RED : INK, opacity));
        }
        if (drawn) canvas.art(face.symbol(), tint, x + size * 0.215, head, size * 0.2, size * 0.2, 1, opacity);
    }

    private static Color faded(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * opacity));
    }

    /** A piece that nobody has drawn bears its name: a game can be played before it is illustrated. */
    private void paintName(String name, double x, double y, double size) {
        String shown = name.length() > 10 ? name.substring(0, 9) + "…" : name;
        double letters = Math.max(3, shown.length());
        canvas.text(shown, x, y, Math.min(size * 0.26, size * 1.45 / letters), INK, HALO);
    }

    /** @return a colour written "#RRGGBB", or another if it is null or badly written */
    static Color colour(String hex, Color otherwise) {
        try {
            return hex == null ? otherwise : Color.decode(hex);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
