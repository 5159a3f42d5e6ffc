package regola.ui.board.paint;

import java.awt.Color;
import regola.ui.board.art.Canvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.SiteView;

/**
 * A NamePainter writes the names of places on a board. Short ones only: long ones are for the tip that shows on
 * pointing.
 */
final class NamePainter {
    private static final Color ON_ART = new Color(0x0E2013);
    private static final Color HALO_ON_ART = new Color(255, 255, 255, 190);
    private static final Color ETCHED = new Color(0xFFFBEE);
    private static final Color PLATE = new Color(255, 255, 255, 205);
    private static final int LONGEST = 3;
    /** Of a plane: two coordinates. */
    private static final int LONGEST_PAIR = 5;

    private final Canvas canvas;
    private final Palette palette;
    private final double size;
    private final boolean white;

    /**
     * @param size of letters elsewhere; those of names are in proportion
     * @param white whether all ground is as white as paper, on which nothing light can be read
     */
    NamePainter(Canvas canvas, Palette palette, double size, boolean white) {
        this.canvas = canvas;
        this.palette = palette;
        this.size = size;
        this.white = white;
    }

    void paint(Scene scene, BoardLayout.Spot spot) {
        boolean hex = spot.site().outline() == SiteView.Outline.HEX;
        String name = spot.site().id();
        if (name.length() > (hex ? LONGEST_PAIR : LONGEST)) return;
        if (!scene.look().isLabelled(spot.site())) return;
        switch (scene.look().labels()) {
            case NONE -> {}
            case BESIDE -> beside(name, spot, scene);
            case CORNER -> corner(name, spot, true);
            case ETCHED -> corner(name, spot, false);
            case INSIDE -> {
                if (hex) onHex(name, spot, scene.layout().unit());
                else inside(name, spot, scene.layout().unit());
            }
        }
    }

    private void beside(String name, BoardLayout.Spot spot, Scene scene) {
        NameSpot.Offset off = new NameSpot(scene).of(spot);
        canvas.text(
                name,
                spot.x() + off.x(),
                spot.y() + off.y(),
                Math.max(scene.layout().unit() * 0.15, size * 0.72),
                palette.ink(),
                null);
    }

    private void inside(String name, BoardLayout.Spot spot, double unit) {
        double letters = letters(unit, 0.165);
        if (canvas.widthOf(name, letters) > unit * 2) return;
        boolean drawn = canvas.has(spot.dress().art());
        canvas.text(
                name,
                spot.x(),
                spot.y() + spot.size() * 0.4,
                letters,
                drawn ? ON_ART : palette.ink(),
                drawn ? HALO_ON_ART : null);
    }

    /**
     * Small, in the lower left corner of a place with corners, where nothing of it is hidden.
     *
     * @param plate whether it stands on one, which can be read on any drawing; on a board full of squares that is a lot
     */
    private void corner(String name, BoardLayout.Spot spot, boolean plate) {
        double letters = Math.min(spot.size() * (white ? 0.33 : 0.26), size * 0.84);
        double wide = canvas.widthOf(name, letters) + letters * 0.5;
        double x = spot.x() - spot.size() * 0.46 + wide / 2;
        double y = spot.y() + spot.size() * 0.46 - letters * 0.6;
        if (plate) canvas.box(x, y, wide, letters * 1.2, letters * 0.4, null, PLATE);
        canvas.text(name, x, y, letters, plate || white ? ON_ART : ETCHED, null);
    }

    /**
     * Names that would run into each other say nothing, so that the longest decides for all; on a piece, which covers
     * its hex, the name stands on a little plate.
     */
    private void onHex(String name, BoardLayout.Spot spot, double unit) {
        double letters = letters(unit, 0.13);
        double longest = canvas.widthOf("-8,-8", letters);
        if (spot.isCovered()) {
            if (longest > unit * 0.48) return;
            double y = spot.y() + spot.size() * 0.345;
            canvas.box(
                    spot.x(),
                    y,
                    canvas.widthOf(name, letters) + letters * 0.7,
                    letters * 1.2,
                    letters * 0.5,
                    null,
                    PLATE);
            canvas.text(name, spot.x(), y, letters, ON_ART, null);
        } else if (longest <= unit * 0.62) {
            boolean drawn = canvas.has(spot.dress().art());
            canvas.text(
                    name,
                    spot.x(),
                    spot.y() + spot.size() * 0.27,
                    letters,
                    drawn ? ON_ART : palette.ink(),
                    drawn ? HALO_ON_ART : null);
        }
    }

    private double letters(double unit, double share) {
        return Math.min(unit * 0.25, Math.max(size * 0.66, unit * share));
    }
}
