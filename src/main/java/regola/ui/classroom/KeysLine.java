package regola.ui.classroom;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.Timer;

/**
 * A KeysLine is the keys that are of most use before a class, in one line over the foot of the board for a while. Each
 * is a button too: a board that is touched has no keys.
 */
final class KeysLine extends JLabel {
    private static final long serialVersionUID = 1;
    private static final int MILLIS = 12_000;
    private static final Color GROUND = new Color(0x10, 0x1C, 0x2A, 0xD8);
    private static final Color BUTTON = new Color(0xFF, 0xFF, 0xFF, 0x2C);
    private static final String BETWEEN = " · ";

    private final Timer away = new Timer(MILLIS, e -> setVisible(false));

    /** What the parts of the line are, in their order; none for a part that only tells. */
    private transient List<Optional<ClassroomKey>> parts = List.of();

    /** While there is a vote. */
    private boolean held;

    /** @param press gets the key whose words are pressed */
    KeysLine(Consumer<ClassroomKey> press) {
        setName("classroom.keys");
        setHorizontalAlignment(SwingConstants.CENTER);
        setForeground(Color.WHITE);
        setBorder(BorderFactory.createEmptyBorder(4, 16, 5, 16));
        away.setRepeats(false);
        MouseAdapter hand = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                if (SwingUtilities.isLeftMouseButton(e)) at(e.getX()).ifPresent(press);
            }

            @Override
            public void mouseMoved(MouseEvent e) {
                setCursor(Cursor.getPredefinedCursor(
                        at(e.getX()).isPresent() ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            }
        };
        addMouseListener(hand);
        addMouseMotionListener(hand);
    }

    /** @param line its parts stand between dots; of the last ones nothing need be said */
    void say(String line, List<Optional<ClassroomKey>> keys) {
        parts = keys;
        setText(line);
    }

    private Optional<ClassroomKey> at(int x) {
        return places().entrySet().stream()
                .filter(each -> x >= each.getValue().x && x < each.getValue().x + each.getValue().width)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** @return where the words of each key stand, a little beyond their ends */
    Map<ClassroomKey, Rectangle> places() {
        FontMetrics letters = getFontMetrics(getFont());
        Map<ClassroomKey, Rectangle> places = new EnumMap<>(ClassroomKey.class);
        int beyond = letters.stringWidth(BETWEEN) / 2 - 2;
        int left = (getWidth() - letters.stringWidth(getText())) / 2;
        String before = "";
        String[] words = getText().split(BETWEEN, -1);
        for (int i = 0; i < words.length; i++) {
            int from = left + letters.stringWidth(before);
            int wide = letters.stringWidth(words[i]);
            if (i < parts.size())
                parts.get(i)
                        .ifPresent(key ->
                                places.put(key, new Rectangle(from - beyond, 2, wide + 2 * beyond, getHeight() - 4)));
            before += words[i] + BETWEEN;
        }
        return places;
    }

    /** It is seen for a while, or no longer if it is. */
    void turn() {
        boolean seen = isVisible() && away.isRunning();
        setVisible(!seen);
        if (seen) away.stop();
        else away.restart();
    }

    /** It is seen until there is no vote any more: letters mean something else as long. */
    void stay(boolean voting) {
        if (voting == held) return;
        held = voting;
        if (voting) away.stop();
        setVisible(voting);
    }

    @Override
    public void removeNotify() {
        away.stop();
        super.removeNotify();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(GROUND);
        g.fillRoundRect(0, 0, getWidth(), getHeight(), getHeight(), getHeight());
        g.setColor(BUTTON);
        places().values().forEach(part -> g.fillRoundRect(part.x, part.y, part.width, part.height, 12, 12));
        g.dispose();
        super.paintComponent(graphics);
    }
}
