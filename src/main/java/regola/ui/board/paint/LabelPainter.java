package regola.ui.board.paint;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;

/**
 * A LabelPainter writes words on a plate: short ones on a place, others above it, or below where there is no room;
 * never beyond the edge and never over a plate that it has drawn before.
 */
final class LabelPainter {
    /** How far from the middle of its place something stands if something else lies there, as a share of the place. */
    static final double ASIDE = 0.34;
    /** The same of a plate with several letters, which would hide what lies there; its middle is still on the place. */
    private static final double OUTSIDE = 0.42;
    /** A plate that takes more of its place than this, from edge to edge, would seem to belong to the next one too. */
    private static final double WIDEST = 0.9;

    private final Canvas canvas;
    private final Palette palette;
    private final double width;
    private final double height;
    private final List<Plate> drawn = new ArrayList<>();

    /** A Plate is a rectangle by its middle. */
    record Plate(double x, double y, double width, double height) {
        boolean meets(Plate other) {
            return Math.abs(x - other.x) * 2 < width + other.width && Math.abs(y - other.y) * 2 < height + other.height;
        }
    }

    LabelPainter(Canvas canvas, Palette palette, double width, double height) {
        this.canvas = canvas;
        this.palette = palette;
        this.width = width;
        this.height = height;
    }

    /** @param below whether it stands below the place where it can: above it somebody may sit */
    void paint(String words, double x, double y, double size, boolean below) {
        if (words.isEmpty()) return;
        double letters = canvas.letters() * 1.05;
        double w = Math.min(width, canvas.widthOf(words, letters) + letters * 1.3);
        double h = letters * 1.75;
        double away = size / 2 + h * 0.62;
        Plate plate = null;
        // On the one side, on the other, and then further out each time.
        for (int i = 0; i < 6 && (plate == null || isTaken(plate)); i++) {
            int further = i / 2;
            double off = away + further * h * 1.1;
            boolean over = i % 2 == 0 != below;
            plate = within(new Plate(x, over ? y - off : y + off, w, h), over ? y + away : y - away);
        }
        drawn.add(plate);
        Color plateColour = palette.guide();
        canvas.box(plate.x(), plate.y(), w, h, h * 0.35, Pen.of(palette.casing(), 1.6), plateColour);
        canvas.text(words, plate.x(), plate.y(), letters, palette.casing(), null);
    }

    /** @return how far left of and above the middle of a place something with that radius stays inside of it */
    static double aside(double place, double radius) {
        return Math.max(place * 0.2, Math.min(place * ASIDE, place * 0.5 - radius * 1.05));
    }

    /** Something else has been drawn there. */
    void keepClear(double x, double y, double radius) {
        drawn.add(new Plate(x, y, radius * 2, radius * 2));
    }

    /**
     * In the middle of a free place, else in its corner.
     *
     * @return false if there is no room on the place
     */
    boolean paintOn(String words, BoardLayout.Spot spot, boolean free) {
        double most = canvas.letters() * (isLetter(words) ? 2.2 : free ? 1.35 : 1.05);
        double letters = Math.max(canvas.letters() * 1.05, Math.min(most, spot.size() * 0.32));
        double h = letters * 1.6;
        double w = Math.max(h, canvas.widthOf(words, letters) + letters * 0.8);
        if (w > spot.size() * WIDEST) return false;
        double inside = aside(spot.size(), Math.max(w, h) / 2);
        double off = free ? 0 : words.length() < 3 ? inside : Math.max(inside, spot.size() * OUTSIDE);
        Plate plate = new Plate(spot.x() - off, spot.y() - off, w, h);
        if (isTaken(plate)) return false;
        drawn.add(plate);
        canvas.box(plate.x, plate.y, w, h, h * 0.35, Pen.of(palette.casing(), 1.6), palette.guide());
        canvas.text(words, plate.x, plate.y, letters, palette.casing(), null);
        return true;
    }

    /** Whoever votes for it reads a letter from afar. */
    private static boolean isLetter(String words) {
        return words.length() == 1 && Character.isLetter(words.charAt(0));
    }

    private boolean isTaken(Plate plate) {
        return drawn.stream().anyMatch(plate::meets);
    }

    private Plate within(Plate plate, double otherSide) {
        double x = Math.max(plate.width / 2 + 2, Math.min(width - plate.width / 2 - 2, plate.x));
        boolean outside = plate.y < plate.height / 2 || plate.y > height - plate.height / 2;
        double y =
                Math.max(plate.height / 2 + 2, Math.min(height - plate.height / 2 - 2, outside ? otherSide : plate.y));
        return new Plate(x, y, plate.width, plate.height);
    }
}
