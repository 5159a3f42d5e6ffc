package regola.ui.board.paint;

import java.awt.Color;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Canvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.SiteView;

/** A CaptionPainter writes small what a place is for: within it while it is empty, or always below it. */
final class CaptionPainter {
    private static final Color INK = new Color(0x4A2C0C);
    private static final Color HALO = new Color(255, 250, 236, 200);
    /** How high letters are, as a share of labels and of a place, and how wide words are at most, as one of a place. */
    private static final double LETTERS = 0.9;

    private static final double SHARE = 0.12;

    /** Pixels. */
    private static final double READABLE = 9;

    /** Pixels: words that had to be smaller may rather reach a little further, or stand below each other. */
    private static final double PLAIN = 13;

    private static final double FURTHER = 1.5;

    private static final double WIDE = 0.66;

    private final Canvas canvas;

    CaptionPainter(Canvas canvas) {
        this.canvas = canvas;
    }

    void paint(BoardLayout.Spot spot, BoardLook look) {
        BoardLook.Caption where = look.caption(spot.site());
        if (where == BoardLook.Caption.NONE) return;
        boolean empty = spot.slots().isEmpty();
        if (where == BoardLook.Caption.EMPTY && !empty) return;
        String words = words(spot.site());
        boolean below = where == BoardLook.Caption.BELOW;
        double most = spot.size() * (below ? 1.5 : WIDE);
        double wished = Math.max(PLAIN, Math.max(canvas.letters() * LETTERS, spot.size() * SHARE));
        String[] lines = below ? new String[] {words} : words.split(" ");
        double letters = fitting(lines, wished, most);
        if (below && letters < PLAIN) {
            lines = words.split(" ");
            letters = fitting(lines, wished, most);
        }
        if (letters < READABLE) return; // in a small picture it would be a speck
        letters = Math.max(letters, Math.min(PLAIN, letters * FURTHER));
        // How many lie there stands at the lower edge, too.
        double off = look.counted() > 0 ? 1.6 : 0.8;
        double y = below ? spot.y() + spot.size() / 2 + letters * off : spot.y() - (lines.length - 1) * letters * 0.6;
        for (int i = 0; i < lines.length; i++)
            canvas.text(lines[i], spot.x(), y + i * letters * 1.2, letters, INK, HALO);
    }

    private double fitting(String[] lines, double wished, double most) {
        double letters = wished;
        for (String line : lines)
            letters = Math.min(letters, letters * most / Math.max(1, canvas.widthOf(line, letters)));
        return letters;
    }

    private static String words(SiteView site) {
        return site.keeper() == null ? site.name() : site.keeper().kind();
    }
}
