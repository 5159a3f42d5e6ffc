package regola.ui.start;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import regola.ui.lesson.StarsIcon;
import regola.ui.parts.Paragraph;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonCardView;

/** A LessonRow is a lesson in the list, which opens it: its number, title and idea, and the stars that were earned. */
final class LessonRow extends JButton {
    private static final long serialVersionUID = 1;
    private static final int ARC = 12;

    private final boolean next;

    /** @param next whether it is the one to go on with */
    LessonRow(LessonCardView lesson, boolean next, Texts texts, Consumer<String> open) {
        this.next = next;
        setLayout(new MigLayout("ins 6 0 6 4, gap 12 1, fillx", "[20::, right][grow, fill][]", "[][]"));
        setName("lesson.row." + lesson.number());
        setMargin(new Insets(2, 6, 2, 8));
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        JLabel number = new JLabel(String.valueOf(lesson.number()), SwingConstants.TRAILING);
        number.putClientProperty("FlatLaf.styleClass", "h3");
        Paragraph title = Paragraph.heading("lesson.row.title", 1.1).letMouseThrough();
        title.setText(lesson.title());
        Paragraph idea = new Paragraph("lesson.row.idea", "Regola.muted", 1, false).letMouseThrough();
        idea.setText(lesson.idea());
        JLabel stars = new JLabel(new StarsIcon(lesson.stars(), 16));
        JLabel state = new JLabel(lesson.begun() ? begun(lesson, texts) : "");
        state.putClientProperty("FlatLaf.styleClass", "small");
        add(number, "spany 2, aligny top");
        add(title, "wmin 40");
        add(stars, "wrap, aligny center, alignx right");
        add(idea, state.getText().isEmpty() ? "span 2, wmin 40, aligny top" : "wmin 40, aligny top");
        if (!state.getText().isEmpty()) add(state, "alignx right, aligny top");
        String done = lesson.isDone()
                ? texts.get("lesson.stars", lesson.stars())
                : lesson.begun() ? "" : texts.get("course.open");
        getAccessibleContext()
                .setAccessibleName(texts.get("course.lesson", lesson.number(), lesson.title()) + ". " + lesson.idea()
                        + " " + done + (lesson.begun() ? " " + begun(lesson, texts) : ""));
        addActionListener(e -> open.accept(lesson.id()));
    }

    private static String begun(LessonCardView lesson, Texts texts) {
        return lesson.step() > 1 ? texts.get("course.begun.step", lesson.step()) : texts.get("course.begun");
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            int arc = Scaled.px(ARC);
            int edge = next || isFocusOwner() ? 2 : 1;
            String colour = isFocusOwner()
                    ? "Component.focusedBorderColor"
                    : next ? "Regola.card.deciding" : "Regola.card.border";
            g.setColor(UIManager.getColor(colour));
            g.fillRoundRect(0, 0, getWidth(), getHeight(), arc, arc);
            g.setColor(UIManager.getColor(getModel().isRollover() ? "Regola.row.hover" : "Regola.card.background"));
            g.fillRoundRect(edge, edge, getWidth() - 2 * edge, getHeight() - 2 * edge, arc - edge, arc - edge);
        } finally {
            g.dispose();
        }
    }
}
