package regola.teaching.progress;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A Learner is what one learner has done.
 *
 * @param lessons by the lesson's id
 * @param recent the ids of the lessons that were open, the last one first, each once
 * @param footing by the game's id, how well somebody plays there who plays with this learner: 0 as the weakest level, 1
 *     as the next, and so on
 * @param won by the game's id, how many matches against computers the learner has won
 * @param finished by the game's id, how many such matches the learner has played to their end, however they ended
 */
public record Learner(
        Map<String, LessonProgress> lessons,
        List<String> recent,
        Map<String, Double> footing,
        Map<String, Integer> won,
        Map<String, Integer> finished) {
    public static final Learner NOBODY = new Learner(Map.of(), List.of(), Map.of(), Map.of(), Map.of());

    public Learner {
        lessons = Collections.unmodifiableMap(new TreeMap<>(lessons));
        recent = List.copyOf(recent);
        footing = Collections.unmodifiableMap(new TreeMap<>(footing));
        won = Collections.unmodifiableMap(new TreeMap<>(won));
        finished = Collections.unmodifiableMap(new TreeMap<>(finished));
    }

    public LessonProgress lesson(String id) {
        return lessons.getOrDefault(id, LessonProgress.NOTHING);
    }

    /** @return the id of the lesson that was open last, or null */
    public String last() {
        return recent.isEmpty() ? null : recent.get(0);
    }

    Learner with(String id, LessonProgress progress) {
        Map<String, LessonProgress> more = new TreeMap<>(lessons);
        more.put(id, progress);
        List<String> order = new ArrayList<>(recent);
        order.remove(id);
        order.add(0, id);
        return new Learner(more, order, footing, won, finished);
    }

    Learner withFooting(String game, double figure) {
        Map<String, Double> more = new TreeMap<>(footing);
        more.put(game, figure);
        return new Learner(lessons, recent, more, won, finished);
    }

    Learner withWon(String game) {
        Map<String, Integer> more = new TreeMap<>(won);
        more.merge(game, 1, Integer::sum);
        return new Learner(lessons, recent, footing, more, finished);
    }

    Learner withFinished(String game) {
        Map<String, Integer> more = new TreeMap<>(finished);
        more.merge(game, 1, Integer::sum);
        return new Learner(lessons, recent, footing, won, more);
    }
}
