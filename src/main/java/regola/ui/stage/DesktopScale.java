package regola.ui.stage;

import java.awt.Component;
import java.awt.GraphicsConfiguration;
import java.awt.Toolkit;

/**
 * A DesktopScale is how much larger than usual the desktop wants its letters, as far as Java has not made them so: on
 * X11 Java scales by whole numbers only, and does not read the resolution that people choose.
 */
public final class DesktopScale {
    private static final double UNITS = 1024;
    private static final double USUAL = 96;

    private DesktopScale() {}

    /** @return 1 where the desktop says nothing, or Java scales by itself */
    public static double of(Component on) {
        GraphicsConfiguration screen = on.getGraphicsConfiguration();
        double done = screen == null ? 1 : screen.getDefaultTransform().getScaleX();
        return of(Toolkit.getDefaultToolkit().getDesktopProperty("gnome.Xft/DPI"), done);
    }

    /**
     * @param resolution in 1024ths of a dot per inch, as X settings have it; whatever else it is says nothing
     * @param done by how much Java scales already
     */
    static double of(Object resolution, double done) {
        if (!(resolution instanceof Integer dots) || dots <= 0 || done <= 0) return 1;
        return dots / UNITS / USUAL / done;
    }
}
