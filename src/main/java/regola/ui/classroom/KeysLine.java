package regola.ui.classroom;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.Timer;

/** A KeysLine is the keys that are of most use before a class, in one line over the foot of the board for a while. */
final class KeysLine extends JLabel {
    private static final long serialVersionUID = 1;
    private static final int MILLIS = 12_000;
    private static final Color GROUND = new Color(0x10, 0x1C, 0x2A, 0xD8);

    private final Timer away = new Timer(MILLIS, e -> setVisible(false));

    /** While there is a vote. */
    private boolean held;

    KeysLine() {
        setName("classroom.keys");
        setHorizontalAlignment(SwingConstants.CENTER);
        setForeground(Color.WHITE);
        setBorder(BorderFactory.createEmptyBorder(4, 16, 5, 16));
        away.setRepeats(false);
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
        g.dispose();
        super.paintComponent(graphics);
    }
}
