package regola.ui.start;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.view.MotionLevel;

/**
 * A Nearing lets the picture of a tile live a little when the mouse or the keyboard comes to it: it comes nearer and
 * goes back once, slowly. Otherwise nothing moves, and never if somebody wants no motion.
 */
final class Nearing {
    private static final int FRAME_MILLIS = 90;
    private static final double STEP = 0.022;
    private static final double MOST = 0.055;

    private final JComponent tile;
    private final Timer clock;
    private MotionLevel motion = MotionLevel.FULL;
    private boolean looked;
    /** The keyboard that stands on a tile when the window opens has not been brought there by anybody. */
    private boolean stirred;
    private double turn;

    Nearing(JComponent tile) {
        this.tile = tile;
        clock = new Timer(FRAME_MILLIS, e -> tick());
    }

    void watch(Stream<? extends Component> parts) {
        parts.forEach(part -> {
            part.addMouseListener(new MouseAdapter() {
                @Override
                public void mouseEntered(MouseEvent e) {
                    stirred = true;
                    look();
                }

                @Override
                public void mouseExited(MouseEvent e) {
                    look();
                }
            });
            part.addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent e) {
                    look();
                }

                @Override
                public void focusLost(FocusEvent e) {
                    look();
                }
            });
        });
    }

    /** Somebody walks about with the keyboard. */
    void stir() {
        stirred = true;
    }

    void setMotion(MotionLevel next) {
        motion = next;
        look();
    }

    /** @return whether anything moves */
    boolean isMoving() {
        return clock.isRunning();
    }

    private void look() {
        boolean focus = Stream.of(tile.getComponents()).anyMatch(Component::isFocusOwner);
        boolean before = looked;
        looked = motion == MotionLevel.FULL
                && tile.isShowing()
                && (focus && stirred || tile.getMousePosition(true) != null);
        if (looked && !before && !clock.isRunning()) clock.start();
        if (motion != MotionLevel.FULL) {
            clock.stop();
            turn = 0;
            tile.repaint();
        }
    }

    private void tick() {
        if (!tile.isShowing()) {
            clock.stop();
            turn = 0;
            return;
        }
        turn += looked ? STEP : 3 * STEP;
        // Once there and back, and it ends where it began: nothing jumps, and a window that is left alone rests.
        if (turn >= 1) {
            clock.stop();
            turn = 0;
        }
        tile.repaint();
    }

    void paint(Graphics2D g, Framing framing, BufferedImage scene, Shape shape, Rectangle place) {
        double nearer = 1 + MOST * (1 - Math.cos(2 * Math.PI * turn)) / 2;
        if (nearer <= 1 || scene == null) {
            framing.paint(g, scene, shape, place.x, place.y, place.width, place.height);
            return;
        }
        Graphics2D near = (Graphics2D) g.create();
        try {
            near.clip(shape);
            near.translate(place.getCenterX(), place.getCenterY());
            near.scale(nearer, nearer);
            near.translate(-place.getCenterX(), -place.getCenterY());
            framing.paintAsItIs(near, scene, place);
        } finally {
            near.dispose();
        }
    }
}
