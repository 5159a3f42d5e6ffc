package regola.ui.theme;

import java.awt.Font;
import javax.swing.UIManager;

/**
 * A Scaled is a length at the zoom in force, for what layouts and the look and feel do not scale by themselves: icons,
 * and what is painted.
 */
public final class Scaled {
    static final String ZOOM = "Regola.zoom";
    private static final String USUAL = "Regola.zoom.usual";
    private static final String GROWN = "Regola.zoom.grown";

    private Scaled() {}

    /** @return how many times larger than at 100 % everything is */
    public static double factor() {
        Font font = UIManager.getFont("defaultFont");
        return font == null ? 1 : font.getSize2D() / Appearance.NORMAL_SIZE;
    }

    /**
     * @return the zoom that somebody likes, 1 for 100 %; letters are only nearly as large, being so many whole pixels
     */
    public static double zoom() {
        double zoom = UIManager.get(ZOOM) instanceof Integer percent ? percent / 100.0 : factor();
        double usual = UIManager.get(USUAL) instanceof Integer percent ? percent / 100.0 : 1;
        return Math.max(1, zoom / usual);
    }

    /**
     * @param percent the zoom of a screen where nobody has chosen one: what grows with the window anyway takes that for
     *     100 %
     */
    public static void setUsual(int percent) {
        UIManager.put(USUAL, percent);
    }

    /** @return in percent, how much all has grown with its window, beside what somebody likes */
    public static int grown() {
        return UIManager.get(GROWN) instanceof Integer percent ? percent : 100;
    }

    /**
     * What grows with the window by itself does not heed it.
     *
     * @param percent for appearances that are put in force from now on
     */
    public static void setGrown(int percent) {
        UIManager.put(GROWN, percent);
    }

    /** @return so many pixels of a window at 100 %, in pixels now */
    public static int px(double pixels) {
        return (int) Math.round(pixels * factor());
    }
}
