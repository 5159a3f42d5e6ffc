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
    public Lesson {
        steps = List.copyOf(steps);
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
