package regola.teaching.check;

import java.util.List;
import regola.teaching.lesson.Lesson;

/** A LessonCheck is the proving of one lesson. */
public final class LessonCheck {
    private LessonCheck() {}

    /**
     * Does the lesson by machine and tries what it says about wrong tries.
     *
     * @return what was found, from top to bottom; no errors among it if the lesson holds
     */
    public static List<Finding> check(Lesson lesson) {
        Findings findings = new Findings();
        new TextLint(findings).check(lesson);
        new Pupil(lesson, findings).work();
        new Tries(lesson, findings).check();
        return findings.sorted();
    }
}
