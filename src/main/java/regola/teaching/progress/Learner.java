package regola.teaching.progress;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A Learner is what one learner has done.
 *
 * @param lessons by the lesson's id
 * @param last    the id of the lesson that was open last, or null
 */
public record Learner(Map<String, LessonProgress> lessons, String last) {
    public static final Learner NOBODY = new Learner(Map.of(), null);

    public Learner {
        lessons = Collections.unmodifiableMap(new TreeMap<>(lessons));
    }

    public LessonProgress lesson(String id) {
        return lessons.getOrDefault(id, LessonProgress.NOTHING);
    }

    Learner with(String id, LessonProgress progress) {
        Map<String, LessonProgress> more = new TreeMap<>(lessons);
        more.put(id, progress);
        return new Learner(more, id);
    }
}
