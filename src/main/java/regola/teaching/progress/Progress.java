package regola.teaching.progress;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A Progress is what all learners of one data folder have done.
 *
 * @param learners by name; who gives no name is ""
 */
public record Progress(Map<String, Learner> learners) {
    public static final Progress NONE = new Progress(Map.of());

    public Progress {
        learners = Collections.unmodifiableMap(new TreeMap<>(learners));
    }

    public Learner learner(String name) {
        return learners.getOrDefault(name, Learner.NOBODY);
    }

    /** @return the same, but the learner stands at a step of a lesson, so that it can be taken up there */
    public Progress at(String learner, String lesson, String step) {
        return with(learner, lesson, learner(learner).lesson(lesson).at(step));
    }

    /** @return the same, but the learner has done the lesson; what was better before stays */
    public Progress done(String learner, String lesson, int stars, int tries, int hints) {
        return with(learner, lesson, learner(learner).lesson(lesson).done(stars, tries, hints));
    }

    private Progress with(String learner, String lesson, LessonProgress progress) {
        Map<String, Learner> more = new TreeMap<>(learners);
        more.put(learner, learner(learner).with(lesson, progress));
        return new Progress(more);
    }
}
