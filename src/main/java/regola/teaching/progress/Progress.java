package regola.teaching.progress;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A Progress is what all learners of one data folder have done.
 *
 * @param learners by name; who gives no name is ""
 * @param now the name of the learner who is at work
 */
public record Progress(Map<String, Learner> learners, String now) {
    public static final Progress NONE = new Progress(Map.of(), "");

    public Progress {
        learners = Collections.unmodifiableMap(new TreeMap<>(learners));
    }

    public Learner learner(String name) {
        return learners.getOrDefault(name, Learner.NOBODY);
    }

    /** @return what the learner who is at work has done */
    public Learner learner() {
        return learner(now);
    }

    /** @return the same, but this learner is at work; one who was not known begins with nothing */
    public Progress by(String name) {
        Map<String, Learner> more = new TreeMap<>(learners);
        if (!name.isEmpty()) more.putIfAbsent(name, Learner.NOBODY);
        return new Progress(more, name);
    }

    /** @return the same without anything that the learner who is at work has done; the name stays */
    public Progress forgotten() {
        return with(Learner.NOBODY);
    }

    /** @return the same without the learner who is at work; whoever gives no name is at work then */
    public Progress removed() {
        Map<String, Learner> fewer = new TreeMap<>(learners);
        fewer.remove(now);
        return new Progress(fewer, "");
    }

    /**
     * @param step null for a lesson that was opened and in which nothing was done
     * @param steps by the step's id, what was done so far
     * @return the same, but the learner stands at a step of a lesson, so that it can be taken up there
     */
    public Progress at(String lesson, String step, Map<String, StepProgress> steps) {
        return with(learner().with(lesson, learner().lesson(lesson).at(step, steps)));
    }

    /** @return the same, but the learner has done the lesson; what was better before stays */
    public Progress done(String lesson, int stars, int tries, int hints) {
        return with(learner().with(lesson, learner().lesson(lesson).done(stars, tries, hints)));
    }

    /** @return the same, but who plays with the learner who is at work plays so well in that game from now on */
    public Progress footing(String game, double figure) {
        return with(learner().withFooting(game, figure));
    }

    /** @return the same, but the learner who is at work has won one more match of that game */
    public Progress won(String game) {
        return with(learner().withWon(game));
    }

    /** @return the same, but the learner who is at work has played one more match of that game to its end */
    public Progress finished(String game) {
        return with(learner().withFinished(game));
    }

    private Progress with(Learner learner) {
        Map<String, Learner> more = new TreeMap<>(learners);
        more.put(now, learner);
        return new Progress(more, now);
    }
}
