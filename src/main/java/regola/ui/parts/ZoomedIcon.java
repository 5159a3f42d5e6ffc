package regola.ui.parts;

import com.formdev.flatlaf.FlatLaf.DisabledIconProvider;
import com.formdev.flatlaf.extras.FlatSVGIcon;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import javax.swing.Icon;
import regola.ui.theme.Scaled;

/**
 * A ZoomedIcon is a small drawing of the window, in the colours of the theme, that is always as large as the zoom in
 * force says.
 */
public final class ZoomedIcon implements Icon, DisabledIconProvider {
    private final String file;
    private final int size;
    private final boolean grey;
    private FlatSVGIcon drawn;

    private ZoomedIcon(String file, int size, boolean grey) {
        this.file = file;
        this.size = size;
        this.grey = grey;
    }

    /**
     * @param name of a drawing in regola/ui/icons, such as "undo"
     * @param size at 100 %, in pixels
     */
    public static ZoomedIcon of(String name, int size) {
        return new ZoomedIcon("regola/ui/icons/" + name + ".svg", size, false);
    }

    @Override
    public Icon getDisabledIcon() {
        return new ZoomedIcon(file, size, true);
    }

    @Override
    public void paintIcon(Component c, Graphics g, int x, int y) {
        // The drawing itself grows by the coarser steps of the look and feel, which are taken out again.
        float scale = Scaled.px(size) / (16f * UIScale.getUserScaleFactor());
        if (drawn == null || drawn.getScale() != scale) drawn = new FlatSVGIcon(file, 16, 16).derive(scale);
        (grey ? drawn.getDisabledIcon() : drawn).paintIcon(c, g, x, y);
    }

    @Override
    public int getIconWidth() {
        return Scaled.px(size);
    }

    @Override
    public int getIconHeight() {
        return Scaled.px(size);
    }
}
