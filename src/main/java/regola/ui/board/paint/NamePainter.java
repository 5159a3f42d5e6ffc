package regola.ui.board.paint;

import java.awt.Color;
import java.util.List;
import java.util.Map;
import regola.ui.board.art.BoardLook;
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
    private static final Color HALO_BY_NIGHT = new Color(14, 32, 19, 190);
    private static final Color ETCHED = new Color(0xFFFBEE);
    private static final Color PLATE = new Color(255, 255, 255, 205);
    /** How far from the middle of a place with corners its name ends, as a share of it. */
    private static final double CORNER = 0.46;

    private static final int LONGEST = 3;
    /** Of a plane: two coordinates. */
    private static final int LONGEST_PAIR = 5;

    /** How high the letters and digits of a name are, as a share of their size. */
    private static final double HIGH = 0.78;
    /** How large letters are, as shares of what is wished for, until all have room. */
    private static final double[] SMALLER = {1, 0.9, 0.8};

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

    /** Those that are written on places. */
    void paint(Scene scene) {
        if (size <= 0) return;
        for (BoardLayout.Spot spot : scene.layout().spots()) if (isWritten(scene, spot)) paint(scene, spot);
    }

    private void paint(Scene scene, BoardLayout.Spot spot) {
        String name = spot.site().id();
        double unit = scene.layout().unit();
        switch (scene.look().labels()) {
            case NONE, BESIDE -> {}
            case CORNER -> corner(name, spot, scene, true);
            case ETCHED -> corner(name, spot, scene, false);
            case INSIDE -> {
                if (isHex(spot)) onHex(name, spot, unit);
                else inside(name, spot, unit);
            }
        }
    }

    private static boolean isHex(BoardLayout.Spot spot) {
        return spot.site().outline() == SiteView.Outline.HEX;
    }

    private static boolean isWritten(Scene scene, BoardLayout.Spot spot) {
        return spot.site().id().length() <= (isHex(spot) ? LONGEST_PAIR : LONGEST)
                && scene.look().isLabelled(spot.site());
    }

    /** Those beside places: as large as wished where all have room, else a little smaller. */
    void paintBeside(Scene scene) {
        if (size <= 0 || scene.look().labels() != BoardLook.Labels.BESIDE) return;
        List<BoardLayout.Spot> named = scene.layout().spots().stream()
                .filter(spot -> isWritten(scene, spot))
                .toList();
        double wished = Math.max(scene.layout().unit() * 0.15, size * 0.72);
        double letters = wished;
        Map<BoardLayout.Spot, NameSpot.Offset> offsets = Map.of();
        NameSpot room = new NameSpot(scene);
        for (double share : SMALLER) {
            double tried = wished * share;
            letters = tried;
            offsets = room.of(named, spot -> canvas.widthOf(spot.site().id(), tried), tried * HIGH);
            if (offsets.values().stream().allMatch(offset -> offset.met() == 0)) break;
        }
        for (BoardLayout.Spot spot : named) {
            NameSpot.Offset off = offsets.get(spot);
            // Arrows and the rays of rings may cross it.
            Color halo = scene.overlay().isEmpty() ? null : palette.casing();
            canvas.text(spot.site().id(), spot.x() + off.x(), spot.y() + off.y(), letters, palette.ink(), halo);
        }
    }

    private void inside(String name, BoardLayout.Spot spot, double unit) {
        double letters = letters(unit, 0.165);
        if (canvas.widthOf(name, letters) > unit * 2) return;
        boolean drawn = canvas.has(spot.dress().art());
        // A piece reaches into the name.
        Color plain = spot.slots().isEmpty() ? null : palette.site();
        canvas.text(
                name,
                spot.x(),
                spot.y() + spot.size() * 0.4,
                letters,
                drawn ? ON_ART : palette.ink(),
                drawn ? HALO_ON_ART : plain);
    }

    /**
     * Small, in the lower left corner of a place with corners, where nothing of it is hidden.
     *
     * @param plate whether it stands on one, which can be read on any drawing; on a board full of squares that is a lot
     */
    private void corner(String name, BoardLayout.Spot spot, Scene scene, boolean plate) {
        double wished = Math.min(spot.size() * (white ? 0.33 : 0.26), size * 0.84);
        double letters = wished;
        for (double share : SMALLER) {
            letters = wished * share;
            if (isBesidePiece(name, spot, scene, letters)) break;
        }
        double wide = canvas.widthOf(name, letters) + letters * 0.5;
        double x = spot.x() - spot.size() * CORNER + wide / 2;
        double y = spot.y() + spot.size() * CORNER - letters * 0.6;
        if (plate) canvas.box(x, y, wide, letters * 1.2, letters * 0.4, null, PLATE);
        canvas.text(name, x, y, letters, plate || white ? ON_ART : ETCHED, null);
    }

    /** @return whether a name in the corner of a place hides nothing of a piece there */
    private boolean isBesidePiece(String name, BoardLayout.Spot spot, Scene scene, double letters) {
        double across = spot.size() * CORNER - canvas.widthOf(name, letters) - letters * 0.25;
        double down = spot.size() * CORNER - letters * (0.6 + HIGH / 2);
        double piece = Math.min(scene.layout().pieceSize(), spot.size()) / 2;
        return Math.hypot(Math.max(0, across), Math.max(0, down)) >= piece;
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
            // The ground of a plane is as dark as the window.
            Color ink = drawn && !palette.dark() ? ON_ART : palette.ink();
            Color halo = palette.dark() ? HALO_BY_NIGHT : HALO_ON_ART;
            canvas.text(name, spot.x(), spot.y() + spot.size() * 0.31, letters, ink, drawn ? halo : null);
        }
    }

    private double letters(double unit, double share) {
        return Math.min(unit * 0.25, Math.max(size * 0.66, unit * share));
    }
}
