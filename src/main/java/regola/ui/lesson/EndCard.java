package regola.ui.lesson;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonEndView;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonWishes;

/**
 * An EndCard is what stands in the margin when a lesson is over: stars, how it went, what one knows now, and where to
 * go.
 */
public final class EndCard extends Card {
    private static final long serialVersionUID = 1;
    /** How the button looks that Enter presses. */
    private static final String LEADS =
            "margin: 8,14,8,14; background: $Button.default.background; foreground: $Button.default.foreground; borderColor: $Button.default.borderColor;"
                    + " hoverBackground: $Button.default.hoverBackground; pressedBackground: $Button.default.pressedBackground";

    private final JLabel stars = new JLabel();
    private final Paragraph summary = Paragraph.heading("lesson.end.summary", 1.25);
    private final Paragraph learnt = new Paragraph("lesson.end.learnt", null, 1.12, false);
    private final Paragraph nextTitle = new Paragraph("lesson.end.next.title", "Regola.muted", 1, false);
    private final JButton missing = new JButton();
    private final JButton next = new JButton();
    private final JButton again = new JButton();
    private final JButton leave = new JButton();

    /** @param alone true if there is no page to go back to */
    public EndCard(LessonIntents intents, LessonWishes wishes, boolean alone) {
        super(new MigLayout("ins 20 18 18 18, gap 0 10, wrap 1, fillx, hidemode 3", "[grow, fill]"));
        setName("lesson.end");
        stars.setName("lesson.end.stars");
        stars.setHorizontalAlignment(SwingConstants.LEADING);
        missing.setName("lesson.end.missing");
        missing.putClientProperty("FlatLaf.styleClass", "h3");
        missing.addActionListener(e -> intents.act(LessonAct.MISSING));
        next.setName("lesson.end.next");
        next.putClientProperty("FlatLaf.styleClass", "h3");
        again.setName("lesson.end.again");
        leave.setName("lesson.end.leave");
        next.addActionListener(e -> intents.act(LessonAct.NEXT));
        again.addActionListener(e -> intents.act(LessonAct.AGAIN));
        leave.addActionListener(e -> wishes.leave());
        add(stars);
        add(summary, "wmin 40");
        add(learnt, "wmin 40, gapbottom 14");
        add(missing);
        add(nextTitle, "wmin 40");
        add(next);
        add(again);
        add(leave);
        leave.setVisible(!alone);
        dress("Regola.card.background", "Regola.card.deciding", 2);
    }

    public void show(LessonEndView end, Texts texts) {
        stars.setIcon(new StarsIcon(end.stars(), 40));
        stars.getAccessibleContext().setAccessibleName(texts.get("lesson.stars", end.stars()));
        summary.setText(end.summary());
        learnt.setText(end.learnt());
        learnt.setVisible(!end.learnt().isEmpty());
        boolean goesOn = !end.next().isEmpty();
        nextTitle.setVisible(goesOn || leave.isVisible());
        nextTitle.setText(goesOn ? texts.get("lesson.end.follows", end.next()) : texts.get("lesson.end.last"));
        missing.setVisible(end.open() > 0);
        missing.setText(texts.get("lesson.act.key", texts.get("lesson.end.missing"), texts.get("key.enter")));
        next.setVisible(goesOn);
        missing.putClientProperty("FlatLaf.style", LEADS);
        next.putClientProperty("FlatLaf.style", end.open() > 0 ? "margin: 8,14,8,14" : LEADS);
        next.setText(texts.get(
                "lesson.act.key", texts.get("lesson.end.next"), end.open() > 0 ? "N" : texts.get("key.enter")));
        again.setText(texts.get("lesson.act.key", texts.get("lesson.end.again"), "R"));
        leave.setText(texts.get("lesson.act.key", texts.get("lesson.leave"), texts.get("key.escape")));
        getAccessibleContext()
                .setAccessibleName(end.summary() + " " + texts.get("lesson.stars", end.stars()) + " " + end.learnt());
    }
}
