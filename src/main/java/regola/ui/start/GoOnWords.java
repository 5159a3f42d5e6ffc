package regola.ui.start;

import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;

/** A GoOnWords is what stands on the button that leads on along a path. */
record GoOnWords(CourseView course, Texts texts) {
    /** A step of two digits, so that no other number is wider. */
    private static final int WIDE = 20;

    private LessonCardView next() {
        return course.lessons().get(course.next());
    }

    /** @return with the number of the lesson; where all are done, that one can play now */
    String whole() {
        if (course.next() < 0) return texts.get("course.play");
        if (next().step() > 1) return texts.get("course.goOn.step", next().number(), next().step());
        return texts.get(course.isBegun() ? "course.goOn" : "course.begin", next().number());
    }

    /** @return such as: go on. What with stands above it */
    String brief() {
        return brief(next().step());
    }

    /**
     * @return the longest that may yet stand there: at which step a lesson goes on is known only once it has been read,
     *     and by then nothing may move
     */
    String longest() {
        return brief(next().begun() ? WIDE : 0);
    }

    private String brief(int step) {
        return texts.get(
                step > 1 ? "course.goOn.step.brief" : course.isBegun() ? "course.goOn.brief" : "course.begin.brief",
                step);
    }
}
