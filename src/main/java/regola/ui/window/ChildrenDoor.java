package regola.ui.window;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.event.ActionEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;

/**
 * A ChildrenDoor is how one gets out of the pages for those who read little: a teacher by a key, a child by closing the
 * window, which asks first.
 */
final class ChildrenDoor {
    private static final KeyStroke KEY = KeyStroke.getKeyStroke("ctrl shift pressed L");

    private ChildrenDoor() {}

    /**
     * @param pages whose window is meant
     * @param in whether pages are for those who read little now
     */
    static void on(JComponent pages, BooleanSupplier in, Runnable leave) {
        pages.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KEY, "children.leave");
        pages.getActionMap().put("children.leave", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                leave.run();
            }

            @Override
            public boolean isEnabled() {
                return in.getAsBoolean();
            }
        });
    }

    /** The window is to be closed: a child is asked first. */
    static void closing(boolean children, Component over, Texts texts, Runnable close) {
        if (children) ask(over, texts, close);
        else close.run();
    }

    /** Asks whether to stop, with two buttons that bear drawings; whoever does neither goes on. */
    private static void ask(Component over, Texts texts, Runnable stop) {
        JDialog dialog = new JDialog(SwingUtilities.getWindowAncestor(over), texts.get("children.stop"));
        dialog.setName("children.stop");
        Measure measure = new Measure(over.getWidth(), over.getHeight(), 1, 1, Measure.Mode.CHILDREN);
        JLabel question = new JLabel(texts.get("children.stop"), SwingConstants.CENTER);
        question.setFont(TextSize.DISPLAY.font(measure));
        question.setIcon(new GuideIcon(Pose.ASK, measure.px(120)));
        question.setIconTextGap(measure.px(20));
        StageButton on = button("children.on", StageButton.Style.LEAD, measure, texts);
        StageButton away = button("children.away", StageButton.Style.PLAIN, measure, texts);
        on.setSign(new DoorSign(true));
        away.setSign(new DoorSign(false));
        on.addActionListener(e -> dialog.dispose());
        away.addActionListener(e -> {
            dialog.dispose();
            stop.run();
        });
        JPanel choice = new JPanel(new GridLayout(1, 2, measure.px(16), 0));
        choice.setOpaque(false);
        choice.add(on);
        choice.add(away);
        JPanel all = new Note(measure);
        all.add(question);
        all.add(choice);
        dialog.setUndecorated(true);
        dialog.setContentPane(all);
        dialog.getRootPane()
                .registerKeyboardAction(
                        e -> dialog.dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        dialog.getRootPane().setDefaultButton(on);
        dialog.pack();
        dialog.setLocationRelativeTo(over);
        dialog.setVisible(true);
    }

    /** What is asked stands on a sheet as pages have them: a card on their ground, with a strong edge. */
    private static final class Note extends JPanel {
        private static final long serialVersionUID = 1;
        private static final int EDGE = 44;

        private final transient Measure measure;

        Note(Measure measure) {
            super(new GridLayout(2, 1, 0, measure.px(16)));
            this.measure = measure;
            int edge = measure.px(EDGE);
            setBorder(BorderFactory.createEmptyBorder(edge, edge, edge, edge));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                g.setColor(StageColour.PAPER.now());
                g.fillRect(0, 0, getWidth(), getHeight());
                int in = measure.px(14);
                g.setColor(StageColour.SHADOW.now());
                g.fill(Brush.rounded(
                        in, in + measure.px(5), getWidth() - 2 * in, getHeight() - 2 * in, 0, measure.px(18)));
                g.setColor(StageColour.BUBBLE.now());
                g.fill(Brush.rounded(in, in, getWidth() - 2 * in, getHeight() - 2 * in, 0, measure.px(18)));
                g.setColor(StageColour.LEAD.now());
                g.setStroke(Brush.line(Math.max(3, measure.unit() * 3)));
                g.draw(Brush.rounded(in, in, getWidth() - 2 * in, getHeight() - 2 * in, 2, measure.px(18)));
                g.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
            } finally {
                g.dispose();
            }
        }
    }

    private static StageButton button(String name, StageButton.Style style, Measure measure, Texts texts) {
        StageButton button = new StageButton(name, style);
        button.setText(texts.get(name));
        button.measure(measure);
        return button;
    }
}
