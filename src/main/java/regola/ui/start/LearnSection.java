package regola.ui.start;

import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.LearnerWishes;

/** A LearnSection is the lessons of a game in their order; a file that is no good lesson is a card that says why. */
final class LearnSection extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient Consumer<String> open;
    private final LearnerBar learner;
    private final Paragraph state = Paragraph.muted("learn.state");
    private final JPanel rows = new JPanel(new MigLayout("ins 0, gap 0 7, wrap 1, fillx", "[grow, fill]"));
    private transient CourseView shown;

    /** @param open gets the id of the lesson that is chosen */
    LearnSection(Consumer<String> open, LearnerWishes learners) {
        super(new MigLayout("ins 0, gap 0 8, wrap 1, fillx", "[grow, fill]"));
        this.open = open;
        this.learner = new LearnerBar(learners);
        setName("learn");
        setOpaque(false);
        rows.setOpaque(false);
        add(state, "split 2, w 40:170:, pushx, growx, shrinkprio 200");
        add(learner, "wmin 0, growx 0, aligny center");
        add(rows, "wmin 40");
    }

    void show(CourseView course, Texts texts) {
        if (course.equals(shown)) return;
        shown = course;
        learner.show(course, texts);
        int all = course.lessons().size();
        state.setText(
                all == 0
                        ? texts.get("course.none")
                        : course.done() == all
                                ? texts.get("course.all")
                                : texts.get("course.done", course.done(), all));
        boolean hadFocus = false;
        for (var row : rows.getComponents()) hadFocus |= row.isFocusOwner();
        rows.removeAll();
        for (int i = 0; i < all; i++) {
            LessonCardView lesson = course.lessons().get(i);
            if (lesson.problems().isEmpty()) {
                rows.add(new LessonRow(lesson, i == course.next(), texts, open), "wmin 40");
            } else {
                ProblemCard card = new ProblemCard("lesson.row." + lesson.number());
                card.show(texts.get("course.broken", lesson.number(), lesson.title()), lesson.problems(), texts);
                rows.add(card, "wmin 40");
            }
        }
        if (hadFocus && course.next() >= 0) rows.getComponent(course.next()).requestFocusInWindow();
        revalidate();
        repaint();
    }
}
