package regola.ui.help;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.border.AbstractBorder;
import regola.ui.theme.Scaled;

/** A HelpWindow is a window beside the other that can stay open while one plays on. Escape closes it. */
public final class HelpWindow extends JDialog {
    private static final long serialVersionUID = 1;
    /** At most so much of the height of a screen, in percent. */
    private static final int FILLED = 88;

    /** A line in a colour of the theme, whichever that is: not every system draws an edge round a window. */
    private static final class Edge extends AbstractBorder {
        private static final long serialVersionUID = 1;

        @Override
        public void paintBorder(Component of, Graphics g, int x, int y, int width, int height) {
            g.setColor(UIManager.getColor("Component.borderColor"));
            g.drawRect(x, y, width - 1, height - 1);
        }

        @Override
        public Insets getBorderInsets(Component of, Insets insets) {
            insets.set(1, 1, 1, 1);
            return insets;
        }
    }

    /**
     * Some of the room is left free at the top and the bottom: the system draws a title round the window, and what is
     * said along the foot of the screen stays to be read.
     */
    static Dimension fitting(Rectangle room, int width, int height) {
        return new Dimension(Math.min(room.width, width), Math.min(room.height * FILLED / 100, height));
    }

    /** @param width at 100 %, likewise the height */
    public HelpWindow(Window owner, JPanel content, String title, int width, int height) {
        super(owner, title, ModalityType.MODELESS);
        setName("help." + content.getName());
        setContentPane(content);
        getRootPane().setBorder(new Edge());
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        Rectangle room = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        setSize(fitting(room, Scaled.px(width), Scaled.px(height)));
        setLocationRelativeTo(owner);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent e) {
                if (owner != null) owner.requestFocus(); // not every system gives the keyboard back by itself
            }
        });
        getRootPane()
                .getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getRootPane().getActionMap().put("close", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                dispose();
            }
        });
    }
}
