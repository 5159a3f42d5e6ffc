package regola.ui.view.start;

import java.util.List;

/**
 * A ProgressView is what all learners have done, a row for each lesson that one of them has begun, by learner and then
 * by lesson.
 */
public record ProgressView(List<Row> rows) {
    public ProgressView {
        rows = List.copyOf(rows);
    }

    /**
     * @param learner the name; empty for whoever gives none
     * @param game the title of the lesson's game
     * @param lesson the title of the lesson, or its id if it is not there any more
     * @param stars 0 to 3
     * @param tries wrong tries in the best run
     * @param hints hints in the best run
     * @param step where the learner left off, from 1; 0 if nowhere
     */
    public record Row(String learner, String game, String lesson, int stars, int tries, int hints, int step) {}
}
