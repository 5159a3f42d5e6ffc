package regola.teaching.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Beginning;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;

/**
 * A Beginnings puts up the steps of a lesson. A step that goes on from the one before begins where the learner ended;
 * where it cannot be done from there, or the learner came another way, it begins where the solution of the one before
 * ends.
 */
final class Beginnings {
    private final Lesson lesson;
    /** Where the solutions of the steps end; null where nobody has asked yet. */
    private final Match[] ends;
    /** The exercises of steps that have any; null where nobody has been yet. */
    private final Exercise[] exercises;

    Beginnings(Lesson lesson) {
        this.lesson = lesson;
        this.ends = new Match[lesson.steps().size()];
        this.exercises = new Exercise[lesson.steps().size()];
    }

    /** @return one that begins steps with the same exercises */
    Beginnings alike() {
        Beginnings alike = new Beginnings(lesson);
        System.arraycopy(exercises, 0, alike.exercises, 0, exercises.length);
        return alike;
    }

    /** @return the exercise that the step stands at; null if it has none */
    Exercise exercise(int step) {
        return exercises[step];
    }

    /** From now on the step begins at another exercise. */
    void another(int step) throws Unfit {
        int round = exercises[step] == null ? 0 : exercises[step].round() + 1;
        exercises[step] = new Seeker(lesson.steps().get(step), lesson.rules()).find(round);
        ends[step] = null;
    }

    /** @param before where the learner ended the step before, or null */
    Match start(int step, Match before) throws Unfit {
        if (before != null && lesson.steps().get(step).beginning().goesOn()) {
            try {
                Match match = begun(step, before);
                end(step, match);
                return match;
            } catch (Unfit | RuleFailure e) {
                // It cannot be done from there; the solution's end is where it can.
            }
        }
        return reference(step);
    }

    private Match reference(int step) throws Unfit {
        int first = step;
        while (lesson.steps().get(first).beginning().goesOn() && ends[first - 1] == null) first--;
        for (int i = first; i < step; i++) {
            try {
                ends[i] = end(i, begun(i, i == 0 ? null : ends[i - 1]));
            } catch (Unfit unfit) {
                throw new Unfit(
                        Phrases.goesOnFrom(lesson.steps().get(i).id()),
                        unfit.what(),
                        lesson.steps().get(step).span());
            }
        }
        return begun(step, step == 0 ? null : ends[step - 1]);
    }

    /** @param before where it goes on from; not looked at by steps that do not go on */
    private Match begun(int number, Match before) throws Unfit {
        LessonStep step = lesson.steps().get(number);
        Beginning beginning = step.beginning();
        try {
            Match match = switch (beginning.kind()) {
                case GOES_ON -> before;
                case NEW -> Match.start(lesson.rules(), beginning.seed());
                case POSITION -> Match.at(lesson.rules(), beginning.position(), beginning.seed());
                case FOUND -> found(number);
            };
            return CopyPlay.last(match, CopyPlay.play(match, beginning.played(), false));
        } catch (PositionProblem problem) {
            throw new Unfit(
                    Spoken.of("its position does not fit", "la sua posizione non va bene"),
                    Spoken.same(problem.getMessage()),
                    step.span());
        } catch (RuleFailure failure) {
            throw failed(failure, step);
        }
    }

    private Match found(int number) throws Unfit {
        if (exercises[number] == null) another(number);
        return exercises[number].start();
    }

    static Unfit failed(RuleFailure failure, LessonStep step) {
        return new Unfit(failure.said(), failure.reason(), failure.span() == null ? step.span() : failure.span());
    }

    /** @return where the solution of the step ends */
    private Match end(int number, Match start) throws Unfit {
        LessonStep step = lesson.steps().get(number);
        try {
            Task task = step.task();
            if (task instanceof Task.Watch watch)
                return CopyPlay.last(start, CopyPlay.play(start, watch.moves(), false));
            if (task instanceof Task.Predict predict)
                return CopyPlay.last(start, CopyPlay.play(start, predict.moves(), false));
            return task instanceof Task.Play play ? CopyPlay.last(start, solved(step, play, start)) : start;
        } catch (RuleFailure failure) {
            throw failed(failure, step);
        }
    }

    /** @return the solution of a step, played */
    static List<Passage> solved(LessonStep step, Task.Play task, Match start) throws Unfit {
        PlayCourse course = new PlayCourse(task, step.beginning().seed(), start.decider());
        Turned turned = course.begin(start);
        Optional<List<Move>> solution = new Search(task, course).from(turned.standing());
        if (solution.isEmpty()) throw new Unfit(Phrases.noSolution(), whoWinsInstead(step, task, start), step.span());
        List<Passage> passages = new ArrayList<>(turned.passages());
        for (Move move : solution.get()) {
            turned = course.play(turned.standing(), move);
            passages.addAll(turned.passages());
        }
        return passages;
    }

    /** Rules that are right in all but who wins by them are changed in a word: that is worth saying. */
    private static Spoken whoWinsInstead(LessonStep step, Task.Play task, Match start) throws Unfit {
        if (task.winner() == Task.Play.NOBODY) return Spoken.SILENCE;
        PlayCourse course = new PlayCourse(task.forAnyWinner(), step.beginning().seed(), start.decider());
        PlayedSoFar standing = course.begin(start).standing();
        Optional<List<Move>> solution = new Search(task.forAnyWinner(), course).from(standing);
        if (solution.isEmpty()) return Spoken.SILENCE;
        for (Move move : solution.get()) standing = course.play(standing, move).standing();
        return new Phrases(start.rules())
                .wonInstead(task.winner(), standing.match().winners());
    }
}
