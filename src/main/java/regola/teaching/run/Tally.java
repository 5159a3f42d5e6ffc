package regola.teaching.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A Tally counts what a learner does, step by step.
 */
final class Tally {
    private final List<StepResult> results;

    Tally(int steps) {
        results = new ArrayList<>(Collections.nCopies(steps, StepResult.NOTHING));
    }

    void solved(int step) {
        StepResult was = results.get(step);
        results.set(step, new StepResult(true, was.tries(), was.hints(), was.shown()));
    }

    void tried(int step) {
        StepResult was = results.get(step);
        results.set(step, new StepResult(was.solved(), was.tries() + 1, was.hints(), was.shown()));
    }

    void hinted(int step) {
        StepResult was = results.get(step);
        results.set(step, new StepResult(was.solved(), was.tries(), was.hints() + 1, was.shown()));
    }

    void shown(int step) {
        StepResult was = results.get(step);
        results.set(step, new StepResult(was.solved(), was.tries(), was.hints(), true));
    }

    List<StepResult> results() {
        return List.copyOf(results);
    }

    int tries() {
        return results.stream().mapToInt(StepResult::tries).sum();
    }

    int hints() {
        return results.stream().mapToInt(StepResult::hints).sum();
    }

    boolean isDone() {
        return results.stream().allMatch(StepResult::solved);
    }

    int stars() {
        if (!isDone()) return 0;
        if (results.stream().anyMatch(StepResult::shown)) return 1;
        return 1 + (tries() == 0 ? 1 : 0) + (hints() == 0 ? 1 : 0);
    }
}
