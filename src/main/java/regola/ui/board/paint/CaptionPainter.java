package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.List;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Canvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.SiteView;

/**
 * A CaptionPainter writes what a place is for: within it while it is empty; or always below it, on a plate, beyond the
 * rings that may lie round it. Where there is no room for letters that can be read there are none.
 */
final class CaptionPainter {
    private static final Color INK = new Color(0x4A2C0C);
    private static final Color HALO = new Color(255, 250, 236, 200);
    private static final Color PLATE = new Color(255, 250, 236, 225);
    /** How high letters are, as a share of a place, and how wide words are at most, as one of a place. */
    private static final double SHARE = 0.12;

    /** Pixels: words that had to be smaller may rather reach a little further, or stand below each other. */
    private static final double PLAIN = 13;
    /** Points: paper is held closer, and its boards are smaller. */
    private static final double PLAIN_ON_PAPER = 7.5;
    /** Letters so much smaller are not read. */
    private static final double READABLE = 0.7;

    private static final double FURTHER = 1.5;

    private static final double WIDE = 0.66;
    private static final double WIDE_BELOW = 1.6;
    /** How far from the middle of a place rings and their rays reach, as a share of it. */
    private static final double RINGED = 0.67;
    /** How far from below the middle of a place words are moved off its neighbours, as shares of it. */
    private static final double[] ASIDE = {0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3};
    /** Below a place letters may be so much smaller than labels, and no more. */
    private static final double LEAST = 0.92;

    private final Canvas canvas;
    private final Scene scene;
    private final double plain;

    /** @param paper whether the picture is on paper */
    CaptionPainter(Canvas canvas, Scene scene, boolean paper) {
        this.canvas = canvas;
        this.scene = scene;
        this.plain = paper ? PLAIN_ON_PAPER : PLAIN;
    }

    void paint(BoardLayout.Spot spot) {
        BoardLook.Caption where = scene.look().caption(spot.site());
        if (where == BoardLook.Caption.NONE) return;
        boolean empty = spot.slots().isEmpty();
        if (where == BoardLook.Caption.EMPTY && !empty) return;
        String words = words(spot.site());
        if (where == BoardLook.Caption.BELOW) below(spot, words);
        else within(spot, words.split(" "));
    }

    private void within(BoardLayout.Spot spot, String[] lines) {
        double wished = Math.max(plain, Math.max(canvas.letters(), spot.size() * SHARE));
        double letters = fitting(lines, wished, spot.size() * WIDE);
        if (letters < plain * READABLE) return; // in a small picture it would be a speck
        letters = Math.max(letters, Math.min(plain, letters * FURTHER));
        double y = spot.y() - (lines.length - 1) * letters * 0.6;
        for (int i = 0; i < lines.length; i++)
            canvas.text(lines[i], spot.x(), y + i * letters * 1.2, letters, INK, HALO);
    }

    /** In one line or in two, as has room between the places around; in none if neither has. */
    private void below(BoardLayout.Spot spot, String words) {
        List<String> halves = halves(words);
        if (!below(spot, List.of(words)) && halves.size() > 1) below(spot, halves);
    }

    private boolean below(BoardLayout.Spot spot, List<String> lines) {
        double wished = Math.max(plain, Math.max(canvas.letters(), spot.size() * SHARE));
        double letters = fitting(lines.toArray(String[]::new), wished, spot.size() * WIDE_BELOW);
        double high = lines.size() * letters * 1.2 + letters * 0.3;
        double top = spot.y() + spot.size() * RINGED;
        if (letters < wished * LEAST || top + high > scene.height()) return false;
        double words = 0;
        for (String line : lines) words = Math.max(words, canvas.widthOf(line, letters));
        double wide = words + letters * 0.9;
        for (double share : ASIDE) {
            double x = spot.x() + share * spot.size();
            if (meets(spot, x - wide / 2, top, wide, high)) continue;
            canvas.box(x, top + high / 2, wide, high, letters * 0.45, null, PLATE);
            for (int i = 0; i < lines.size(); i++)
                canvas.text(lines.get(i), x, top + letters * (0.75 + 1.2 * i), letters, INK, null);
            return true;
        }
        return false;
    }

    /**
     * @return whether a plate leaves the picture, or covers some of another place, or of the number that stands at its
     *     lower edge
     */
    private boolean meets(BoardLayout.Spot own, double left, double top, double wide, double high) {
        if (left < 0 || left + wide > scene.width()) return true;
        Rectangle2D plate = new Rectangle2D.Double(left, top, wide, high);
        double number = scene.look().counted() > 0 ? canvas.letters() / 2 : 0;
        for (BoardLayout.Spot other : scene.layout().spots()) {
            double half = other.size() / 2 * scene.look().silhouette().wide();
            double up = other.size() / 2;
            if (other != own && plate.intersects(other.x() - half, other.y() - up, half * 2, other.size() + number))
                return true;
        }
        return false;
    }

    /** @return words in two lines, as long as each other as far as may be */
    private static List<String> halves(String words) {
        int middle = words.length() / 2;
        int before = words.lastIndexOf(' ', middle);
        int after = words.indexOf(' ', middle);
        int at = before < 0 || after >= 0 && after - middle < middle - before ? after : before;
        return at < 0 ? List.of(words) : List.of(words.substring(0, at), words.substring(at + 1));
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
