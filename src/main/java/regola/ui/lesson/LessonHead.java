package regola.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/** A LessonHead is the line above the board: what the lesson is called, and a dot for each step, which leads there. */
public final class LessonHead extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient LessonIntents intents;
    private final transient LessonWishes wishes;
    private final JButton back = new JButton();
    private final Paragraph title = Paragraph.heading("lesson.title", 1.3);
    private final JButton afresh = new JButton();
    private final JPanel dots = new JPanel(new MigLayout("ins 0, gap 0"));
    private final transient List<JButton> buttons = new ArrayList<>();

    /** @param alone true if there is no page to go back to */
    public LessonHead(LessonIntents intents, LessonWishes wishes, boolean alone) {
        super(new MigLayout("ins 0, gap 10, fillx", "[][grow, fill][][]"));
        this.intents = intents;
        this.wishes = wishes;
        setOpaque(false);
        dots.setOpaque(false);
        back.setName("lesson.back");
        back.putClientProperty("JButton.buttonType", "toolBarButton");
        back.setFocusable(false); // Escape does the same
        back.addActionListener(e -> wishes.leave());
        dots.setName("lesson.dots");
        add(back, "cell 0 0, hidemode 3");
        back.setVisible(!alone);
        add(title, "cell 1 0, wmin 40");
        afresh.setVisible(false);
        afresh.setName("lesson.afresh");
        afresh.putClientProperty("JButton.buttonType", "toolBarButton");
        afresh.addActionListener(e -> intents.act(LessonAct.AFRESH));
        add(afresh, "cell 2 0");
        add(dots, "cell 3 0");
    }

    public void show(LessonView view, Texts texts) {
        back.setText("←");
        back.setToolTipText(texts.get("lesson.leave"));
        back.getAccessibleContext().setAccessibleName(texts.get("lesson.leave"));
        title.setText(view.title());
        afresh.setText(texts.get("lesson.afresh"));
        afresh.setToolTipText(texts.get("lesson.afresh.tip"));
        // While moves are being shown nothing is offered, and nothing moves.
        if (!view.acts().isEmpty()) afresh.setVisible(view.can(LessonAct.AFRESH));
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
        button.addActionListener(e -> {
            wishes.closeRule();
            intents.goTo(step);
        });
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
    private record Dot(boolean here, boolean done) implements ShapeIcon {
        @Override
        public int across() {
            return Scaled.px(18);
        }

        @Override
        public void draw(Graphics2D g, Component on) {
            g.setColor(UIManager.getColor(here || done ? "Regola.card.deciding" : "Regola.muted"));
            g.setStroke(new BasicStroke((float) Math.max(1.4, Scaled.px(1.5))));
            Ellipse2D dot = around(Scaled.px(here ? 4.5 : 4));
            if (done || here) g.fill(dot);
            g.draw(dot);
            if (here) g.draw(around(Scaled.px(7.5)));
        }

        private Ellipse2D around(double radius) {
            double middle = across() / 2.0;
            return new Ellipse2D.Double(middle - radius, middle - radius, 2 * radius, 2 * radius);
        }
    }
}
