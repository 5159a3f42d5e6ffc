package regola.ui.start;

import java.awt.AlphaComposite;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.Timer;
import regola.ui.view.MotionLevel;

/**
 * A Living lets the picture of a tile live a little when the mouse or the keyboard comes to it: a few moves of the game
 * are played, one fading into the next, and it ends where it began. Otherwise nothing moves, and never if somebody
 * wants no motion.
 */
final class Living {
    private static final int FRAME_MILLIS = 90;
    /** How long a board is seen, and how long it fades into the next, in frames. */
    private static final int STANDS = 8;

    private static final int FADES = 4;

    private final JComponent tile;
    private final Timer clock;
    private MotionLevel motion = MotionLevel.FULL;
    private boolean looked;
    /** The keyboard that stands on a tile when the window opens has not been brought there by anybody. */
    private boolean stirred;

    private final Supplier<List<BufferedImage>> play;
    private final List<Framing> frames = new ArrayList<>();
    private int frame;

    /** @param play asks for the pictures of what happens next; empty while they are not there */
    Living(JComponent tile, Supplier<List<BufferedImage>> play) {
        this.play = play;
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
            frame = 0;
            tile.repaint();
        }
    }

    private void tick() {
        if (!tile.isShowing()) {
            clock.stop();
            frame = 0;
            return;
        }
        int boards = play.get().size();
        if (boards == 0) {
            if (!looked) clock.stop(); // they are still being painted
            return;
        }
        frame++;
        // Nobody looks any more: it goes back from where it is. Once round it rests.
        if (!looked && frame % (STANDS + FADES) == 0 || frame >= (boards + 1) * (STANDS + FADES)) {
            clock.stop();
            frame = 0;
        }
        tile.repaint();
    }

    void paint(Graphics2D g, Framing framing, BufferedImage scene, Shape shape, Rectangle place) {
        framing.paint(g, scene, shape, place.x, place.y, place.width, place.height);
        List<BufferedImage> boards = frame == 0 || scene == null ? List.of() : play.get();
        if (boards.isEmpty()) return;
        int seen = frame / (STANDS + FADES);
        float faded = Math.max(0, frame % (STANDS + FADES) - STANDS) / (float) FADES;
        if (seen > 0 && seen <= boards.size()) paint(g, boards, seen - 1, 1, shape, place);
        if (faded <= 0) return;
        if (seen < boards.size() && looked) paint(g, boards, seen, faded, shape, place);
        else fade(g, framing, scene, faded, shape, place);
    }

    private void paint(Graphics2D g, List<BufferedImage> boards, int which, float part, Shape shape, Rectangle place) {
        while (frames.size() < boards.size()) frames.add(new Framing());
        fade(g, frames.get(which), boards.get(which), part, shape, place);
    }

    private static void fade(
            Graphics2D onto, Framing framing, BufferedImage picture, float part, Shape shape, Rectangle place) {
        Graphics2D g = (Graphics2D) onto.create();
        try {
            g.setComposite(AlphaComposite.SrcOver.derive(part));
            framing.paint(g, picture, shape, place.x, place.y, place.width, place.height);
        } finally {
            g.dispose();
        }
    }
}
