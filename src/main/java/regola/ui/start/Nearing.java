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
 * A Nearing lets the picture of a tile live a little while the mouse or the keyboard is on it: it comes nearer and goes
 * back, slowly. Otherwise nothing moves, and never if somebody wants no motion.
 */
final class Nearing {
    private static final int FRAME_MILLIS = 90;
    private static final double STEP = 0.022;
    private static final double MOST = 0.055;

    private final JComponent tile;
    private final Timer clock;
    private MotionLevel motion = MotionLevel.FULL;
    private boolean looked;
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
        looked = motion == MotionLevel.FULL && tile.isShowing() && (focus || tile.getMousePosition(true) != null);
        if (looked && !clock.isRunning()) clock.start();
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
        if (turn >= 1) turn = 0;
        // It ends where it began: nothing jumps when the mouse goes.
        if (!looked && turn < 3 * STEP) {
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
