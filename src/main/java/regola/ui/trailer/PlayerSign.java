package regola.ui.trailer;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;

/** A PlayerSign is what is drawn on a button of the player. */
record PlayerSign(Shown shown, int size) implements Icon {
    /** The box a sign is drawn in. */
    private static final double BOX = 24;

    enum Shown {
        BACK,
        PLAY,
        PAUSE,
        AGAIN,
        FORWARD,
        CLOSE
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.translate(x, y);
            g.scale(size / BOX, size / BOX);
            g.setColor((on.isEnabled() ? StageColour.INK : StageColour.OFF).now());
            g.setStroke(Brush.line(3));
            Path2D drawn = path();
            if (shown == Shown.CLOSE || shown == Shown.AGAIN) {
                g.draw(drawn);
            } else {
                g.fill(drawn);
            }
        } finally {
            g.dispose();
        }
    }

    private Path2D path() {
        Path2D path = new Path2D.Double();
        switch (shown) {
            case BACK -> {
                triangle(path, 20, 6);
                bar(path, 3, 7);
            }
            case PLAY -> triangle(path, 5, 21);
            case PAUSE -> {
                bar(path, 5, 10);
                bar(path, 14, 19);
            }
            case AGAIN -> {
                path.append(new Arc2D.Double(4, 4, 16, 16, 60, 290, Arc2D.OPEN), false);
                path.moveTo(21, 2);
                path.lineTo(20, 9);
                path.lineTo(13, 8);
            }
            case FORWARD -> {
                triangle(path, 4, 18);
                bar(path, 17, 21);
            }
            case CLOSE -> {
                path.moveTo(5, 5);
                path.lineTo(19, 19);
                path.moveTo(19, 5);
                path.lineTo(5, 19);
            }
        }
        return path;
    }

    /** @param from where its upright side stands, and the point at the other end */
    private static void triangle(Path2D path, double from, double to) {
        path.moveTo(from, 3);
        path.lineTo(to, BOX / 2);
        path.lineTo(from, BOX - 3);
        path.closePath();
    }

    private static void bar(Path2D path, double left, double right) {
        path.moveTo(left, 3);
        path.lineTo(right, 3);
        path.lineTo(right, BOX - 3);
        path.lineTo(left, BOX - 3);
        path.closePath();
    }
}
