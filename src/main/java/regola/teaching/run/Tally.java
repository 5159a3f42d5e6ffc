package regola.teaching.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A Tally counts what a learner does, step by step. */
final class Tally {
    /** With two wrong tries, or what costs as much, there are two stars; in halves. */
    private static final int TWO_STARS = 4;

    private final List<StepResult> results;

    /** @param before what was done in the first steps; nothing has been done in those that it lacks */
    Tally(int steps, List<StepResult> before) {
        results = new ArrayList<>(Collections.nCopies(steps, StepResult.NOTHING));
        for (int i = 0; i < Math.min(steps, before.size()); i++) results.set(i, before.get(i));
    }

    Counter counter(int step) {
        return new Counter(step);
    }

    /** A Counter counts in one step, until it is solved: who does it once more for the fun of it loses nothing. */
    final class Counter {
        private final int step;
        /** So many rungs of hints were counted before it was begun this time. */
        private final int known;

        private Counter(int step) {
            this.step = step;
            known = now().hints();
        }

        private StepResult now() {
            return results.get(step);
        }

        private void count(int tries, int hints, boolean shown) {
            StepResult was = now();
            if (!was.solved())
                results.set(
                        step, new StepResult(false, was.tries() + tries, was.hints() + hints, was.shown() || shown));
        }

        void tried() {
            count(1, 0, false);
        }

        /** @param rung of the ladder, from 1: who comes back to a step and sees it again is told nothing new */
        void hinted(int rung) {
            if (rung > known) count(0, 1, false);
        }

        void shown() {
            count(0, 0, true);
        }

        void solved() {
            results.set(step, new StepResult(true, now().tries(), now().hints(), now().shown()));
        }

        /** It is done, but not by the learner; who has found it before loses nothing. */
        void told() {
            StepResult was = now();
            if (!was.solved()) results.set(step, new StepResult(true, was.tries(), was.hints(), was.shown(), true));
        }
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
        int cost = results.stream().mapToInt(StepResult::cost).sum();
        return cost == 0 ? 3 : cost <= TWO_STARS ? 2 : 1;
    }
}
