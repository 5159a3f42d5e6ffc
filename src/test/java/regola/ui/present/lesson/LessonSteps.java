package regola.ui.present.lesson;

import java.util.Arrays;
import regola.ui.present.Lessons;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;

/** A LessonSteps writes the small steps that lessons in tests consist of. */
final class LessonSteps {
    /** Where a frog stands before a lotus, and another. */
    static final String[] ONE_FROG = {
        "start:", "  zones: {pond: {a1: [red-1], a8: [green-1], a3: [lotus-pink]}}", "  vars: {mover: red}"
    };

    private LessonSteps() {}

    /** @return a step in which a move is to be made in the position with one frog */
    static String play(String id, String... more) {
        String[] data = new String[ONE_FROG.length + 1 + more.length];
        System.arraycopy(ONE_FROG, 0, data, 0, ONE_FROG.length);
        data[ONE_FROG.length] = "task: play";
        System.arraycopy(more, 0, data, ONE_FROG.length + 1, more.length);
        return Lessons.step(id, data);
    }

    /** @return a step in which the position with one frog is to be looked at */
    static String look(String id) {
        String[] data = Arrays.copyOf(ONE_FROG, ONE_FROG.length + 1);
        data[ONE_FROG.length] = "task: watch";
        return Lessons.step(id, data);
    }

    /** @return the learner before a frog that is to hop once, then a step to look at */
    static Lessons oneHop(Lessons lessons) {
        return lessons.lesson(
                        "01-hop",
                        play(
                                "hop",
                                "moves: [hop red-1 a3]",
                                "show: {ring: [red-1]}",
                                "done: {en: It hopped., it: Ha saltato.}"),
                        Lessons.step("look", "task: watch"))
                .open("01-hop");
    }

    /** @return what the large button leads to; null if there is none */
    static LessonAct leading(LessonView view) {
        return view.acts().stream()
                .filter(ActView::main)
                .map(ActView::act)
                .findFirst()
                .orElse(null);
    }
}
