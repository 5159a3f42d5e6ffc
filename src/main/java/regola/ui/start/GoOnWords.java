package regola.ui.start;

import java.awt.FontMetrics;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;

/** A GoOnWords is what stands on the button that leads on along a path. */
record GoOnWords(CourseView course, Texts texts) {
    private LessonCardView next() {
        return course.lessons().get(course.next());
    }

    /** @return with the number of the lesson; where all are done, that one can play now */
    String whole() {
        if (course.next() < 0) return texts.get("course.play");
        if (next().step() > 1) return texts.get("course.goOn.step", next().number(), next().step());
        return texts.get(next().begun() ? "course.goOn" : "course.begin", next().number());
    }

    /** @return such as: go on. What with stands above it */
    String brief() {
        return brief(next().step());
    }

    /**
     * @return how wide it is whatever was done, so that nothing on the path moves for it: the step is told only where
     *     there is room for it
     */
    int wide(FontMetrics metrics) {
        return Math.max(
                metrics.stringWidth(texts.get("course.goOn.brief", 0)),
                metrics.stringWidth(texts.get("course.begin.brief", 0)));
    }

    /** @return the same without the step */
    String briefest() {
        return brief(0);
    }

    private String brief(int step) {
        return texts.get(
                step > 1 ? "course.goOn.step.brief" : next().begun() ? "course.goOn.brief" : "course.begin.brief",
                step);
    }
}
