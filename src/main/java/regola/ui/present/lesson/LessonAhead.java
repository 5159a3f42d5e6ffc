package regola.ui.present.lesson;

import java.time.Clock;
import regola.engine.value.Manner;
import regola.teaching.lesson.Lesson;
import regola.teaching.run.LessonRun;

/**
 * A LessonAhead makes ready what the first page of a lesson needs, while somebody still looks at the way there: its
 * rules are read, and whatever draws a page has been used once. It decides nothing: without it all is the same, only
 * later.
 */
public final class LessonAhead {
    private LessonAhead() {}

    /**
     * On any thread.
     *
     * @param id of a lesson
     * @param language in which it is going to be opened
     */
    public static void ready(LessonShelf lessons, String id, String language) {
        Lesson lesson = lessons.read(id).lesson();
        if (lesson == null) return; // that is said when it is opened
        if (lesson.steps().get(0).beginning().isFound()) return; // it would be looked for in vain: the next is another
        Manner manner = Manner.of(language);
        LessonSession begun = new LessonSession(LessonRun.start(lesson, 0, Clock.systemUTC()), manner);
        new LessonPicture(begun).of(0, 0, null, new StepsAhead().of(lesson, manner));
    }
}
