package regola.teaching.check;

import java.util.List;
import regola.teaching.lesson.Lesson;

/** A LessonCheck is the proving of one lesson. */
public final class LessonCheck {
    private LessonCheck() {}

    /**
     * Does only what can be solved and tried, which takes less long: nothing is played freely, no words are read.
     *
     * @return where the lesson and the rules do not fit any more, from top to bottom; empty if it holds
     */
    public static List<Finding> misfits(Lesson lesson) {
        Findings findings = new Findings();
        new Pupil(lesson, findings).solve();
        new Tries(lesson, findings).check();
        return findings.sorted().stream().filter(Finding::isError).toList();
    }

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
