package regola.ui.lesson;

import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.view.lesson.LessonView;

/** A LessonGoal is the line under the board that says what is to be done, and below it what helps to understand it. */
public final class LessonGoal extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GOAL_LETTERS = 90;
    private static final int EXPLANATION_LETTERS = 90;

    private final ProseText goal;
    private final ProseText explanation;
    private final Paragraphs words;

    /** @param rule gets the number of a rule that is to be read */
    public LessonGoal(Consumer<String> rule) {
        super(new MigLayout("ins 0, gap 0 2, wrap 1, fillx", "[grow, fill]"));
        setOpaque(false);
        goal = new ProseText("lesson.goal", null, 1.22, true, GOAL_LETTERS, rule);
        explanation = new ProseText("lesson.explanation", null, 1.08, false, EXPLANATION_LETTERS, rule);
        words = new Paragraphs(goal, explanation);
        add(words, "wmin 40");
    }

    /** @param keeps whether it takes as much room as the longest texts need */
    void keepRoom(boolean keeps) {
        words.keepRoom(keeps);
    }

    public void show(LessonView view) {
        goal.show(view.goal());
        explanation.show(view.explanation());
        getAccessibleContext()
                .setAccessibleName(view.goal().text() + " " + view.explanation().text());
    }
}
