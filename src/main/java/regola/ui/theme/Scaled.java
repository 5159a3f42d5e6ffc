package regola.ui.theme;

import java.awt.Font;
import javax.swing.UIManager;

/**
 * A Scaled is a length at the zoom in force, for what layouts and the look and feel do not scale by themselves: icons,
 * and what is painted.
 */
public final class Scaled {
    private Scaled() {}

    /** @return how many times larger than at 100 % everything is */
    public static double factor() {
        Font font = UIManager.getFont("defaultFont");
        return font == null ? 1 : font.getSize2D() / Appearance.NORMAL_SIZE;
    }

    /** @return so many pixels of a window at 100 %, in pixels now */
    public static int px(double pixels) {
        return (int) Math.round(pixels * factor());
    }
}
