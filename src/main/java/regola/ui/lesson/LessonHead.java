package regola.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Words;
import regola.ui.theme.Scaled;
import regola.ui.view.LessonView;
import regola.ui.view.Texts;

/** A LessonHead is the line above the board: what the lesson is called, and a dot for each step, which leads there. */
public final class LessonHead extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient LessonIntents intents;
    private final JButton back = new JButton();
    private final Words title = Words.heading("lesson.title", 1.3);
    private final JPanel dots = new JPanel(new MigLayout("ins 0, gap 0"));
    private final transient List<JButton> buttons = new ArrayList<>();

    /** @param alone true if there is no page to go back to */
    public LessonHead(LessonIntents intents, boolean alone) {
        super(new MigLayout("ins 0, gap 10, fillx", "[][grow, fill][]"));
        this.intents = intents;
        setOpaque(false);
        dots.setOpaque(false);
        back.setName("lesson.back");
        back.putClientProperty("JButton.buttonType", "toolBarButton");
        back.setFocusable(false); // Escape does the same
        back.addActionListener(e -> intents.leave());
        dots.setName("lesson.dots");
        add(back, "cell 0 0, hidemode 3");
        back.setVisible(!alone);
        add(title, "cell 1 0, wmin 40");
        add(dots, "cell 2 0");
    }

    public void show(LessonView view, Texts texts) {
        back.setText("←");
        back.setToolTipText(texts.get("lesson.leave"));
        back.getAccessibleContext().setAccessibleName(texts.get("lesson.leave"));
        title.setText(view.title());
        while (buttons.size() < view.steps().size()) buttons.add(button(buttons.size()));
        for (int i = 0; i < buttons.size(); i++) {
            boolean there = i < view.steps().size();
            buttons.get(i).setVisible(there);
            if (there) dress(i, view, texts);
        }
    }

    private JButton button(int step) {
        JButton button = new JButton();
        button.setName("lesson.step." + (step + 1));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.putClientProperty("FlatLaf.style", "margin: 1,0,1,0");
        button.setFocusable(false);
        button.addActionListener(e -> intents.goTo(step));
        dots.add(button, "hidemode 3");
        return button;
    }

    private void dress(int step, LessonView view, Texts texts) {
        boolean here = step == view.at() && view.end() == null;
        boolean done = view.steps().get(step);
        JButton button = buttons.get(step);
        button.setIcon(new Dot(here, done));
        String state = here ? "lesson.step.here" : done ? "lesson.step.done" : "lesson.step.open";
        String words = texts.get("lesson.step", step + 1, view.steps().size()) + ", " + texts.get(state);
        button.setToolTipText(words);
        button.getAccessibleContext().setAccessibleName(words);
    }

    /** Filled if the step is done, with a ring around it if it is this one. */
    private record Dot(boolean here, boolean done) implements Icon {
        private static final int SIZE = 18;

        @Override
        public int getIconWidth() {
            return Scaled.px(SIZE);
        }

        @Override
        public int getIconHeight() {
            return Scaled.px(SIZE);
        }

        @Override
        public void paintIcon(Component c, Graphics graphics, int x, int y) {
            Graphics2D g = (Graphics2D) graphics.create();
            try {
                g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
                double middleX = x + getIconWidth() / 2.0;
                double middleY = y + getIconHeight() / 2.0;
                Color colour = UIManager.getColor(here || done ? "Regola.card.deciding" : "Regola.muted");
                g.setColor(colour);
                double r = Scaled.px(here ? 4.5 : 4);
                Ellipse2D dot = new Ellipse2D.Double(middleX - r, middleY - r, 2 * r, 2 * r);
                g.setStroke(new BasicStroke((float) Math.max(1.4, Scaled.px(1.5))));
                if (done || here) g.fill(dot);
                g.draw(dot);
                double ring = Scaled.px(7.5);
                if (here) g.draw(new Ellipse2D.Double(middleX - ring, middleY - ring, 2 * ring, 2 * ring));
            } finally {
                g.dispose();
            }
        }
    }
}
