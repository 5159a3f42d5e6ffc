package regola.teaching.lesson;

import java.util.List;
import regola.engine.Ruleset;

/**
 * A Lesson is a lesson that has been read without mistakes, bound to the rules that it is about. It may still ask for
 * something that the rules do not allow; {@code regola.teaching.check} finds that out.
 *
 * @param header what it says about itself
 * @param rules its game with its variants and settings, set up for its players
 * @param notes Markdown for teachers, never shown to learners; may be empty
 * @param steps at least one
 */
public record Lesson(LessonHeader header, Ruleset rules, String notes, List<LessonStep> steps) {
    /** The art of a lesson whose picture is cut out of its first position. */
    public static final String CROP = "crop";

    public Lesson {
        steps = List.copyOf(steps);
    }

    /**
     * @return the step whose position is the picture of the lesson: the one that is named as its art, or the first in
     *     which something is to be done; null if a drawing is its picture
     */
    public LessonStep pictured() {
        String art = header.art();
        if (art != null && !art.equals(CROP)) return indexOf(art) < 0 ? null : steps.get(indexOf(art));
        return steps.stream()
                .filter(step -> !(step.task() instanceof Task.Watch))
                .findFirst()
                .orElse(steps.get(0));
    }

    /** @return whether a rule is among those that the lesson, or a step of it, teaches */
    public boolean isAbout(String rule) {
        return header.rules().contains(rule)
                || steps.stream().anyMatch(step -> step.rules().contains(rule));
    }

    public String id() {
        return header.id();
    }

    /** @return the place of the step with this id, -1 if there is none */
    public int indexOf(String step) {
        for (int i = 0; i < steps.size(); i++) if (steps.get(i).id().equals(step)) return i;
        return -1;
    }
}
