package regola.ui.theme;

import java.awt.Font;
import javax.swing.UIManager;

/**
 * A Scaled is a length at the zoom in force, for what layouts and the look and feel do not scale by themselves: icons,
 * and what is painted.
 */
public final class Scaled {
    static final String ZOOM = "Regola.zoom";

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
        return UIManager.get(ZOOM) instanceof Integer percent ? percent / 100.0 : factor();
    }

    /** @return so many pixels of a window at 100 %, in pixels now */
    public static int px(double pixels) {
        return (int) Math.round(pixels * factor());
    }
}
