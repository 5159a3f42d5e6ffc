package regola.ui.guide;

import java.awt.Component;
import java.awt.Graphics2D;
import regola.ui.theme.ShapeIcon;

/**
 * A GuideIcon is the guide, small: beside the program's name, on the ruler and on the path.
 *
 * @param pose how it stands
 * @param across width and height, in pixels
 */
public record GuideIcon(Pose pose, int across) implements ShapeIcon {
    @Override
    public void draw(Graphics2D g, Component on) {
        double scale = across / (GuidePencil.BOX + 2 * GuidePencil.BESIDE);
        g.translate((across - scale * GuidePencil.BOX) / 2, scale * 2 * GuidePencil.BESIDE);
        g.scale(scale, scale);
        new GuidePencil(g).draw(pose.posture(), pose.face(), null);
    }

    /**
     * Only its head, in a square.
     *
     * @param across width and height, in pixels
     */
    public static ShapeIcon head(Pose pose, int across) {
        return new ShapeIcon() {
            @Override
            public int across() {
                return across;
            }

            @Override
            public void draw(Graphics2D g, Component on) {
                double scale = across / 66.0;
                g.scale(scale, scale);
                g.translate(33, 42);
                new GuidePencil(g).head(pose.face(), null);
            }
        };
    }
}
