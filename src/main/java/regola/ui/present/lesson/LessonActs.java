package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.List;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;
import regola.teaching.run.StepResult;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.LessonAct;

/** A LessonActs is what is offered to the learner at one stage of a lesson. */
final class LessonActs {
    private static final int IN_A_ROW = 3;

    private final LessonRun run;
    private final MatchAdvice advice;
    private final List<ActView> acts = new ArrayList<>();

    private LessonActs(LessonRun run, MatchAdvice advice) {
        this.run = run;
        this.advice = advice;
    }

    /**
     * @param follows whether there is a lesson after this one
     * @param advice in the match that is played
     */
    static List<ActView> of(LessonRun run, boolean follows, MatchAdvice advice) {
        LessonActs offered = new LessonActs(run, advice);
        offered.find(follows);
        return offered.acts;
    }

    private void find(boolean follows) {
        switch (run.stage()) {
            case ASKING -> asking();
            case MISSED -> {
                lead(LessonAct.TAKE_BACK, false);
                hint();
                offer(LessonAct.AGAIN);
            }
            case SHOWN -> {
                lead(LessonAct.AGAIN, false);
                offer(LessonAct.NEXT);
            }
            case WATCHING, SOLVED -> {
                onwards();
                if (run.canTakeBack()) offer(LessonAct.TAKE_BACK);
                offer(LessonAct.AGAIN);
            }
            case BROKEN -> lead(LessonAct.NEXT, false);
            case ENDED -> {
                if (!run.isDone()) lead(LessonAct.MISSING, false);
                if (follows && run.isDone()) lead(LessonAct.NEXT, false);
                if (follows && !run.isDone()) offer(LessonAct.NEXT);
                offer(LessonAct.AGAIN);
            }
        }
        boolean begun = run.at() > 0 || run.results().stream().anyMatch(StepResult::solved);
        if (begun && run.stage() != Stage.ENDED) offer(LessonAct.AFRESH);
    }

    /** Exercises come in threes before they lead on; whoever wants goes on sooner, or never. */
    private void onwards() {
        boolean more =
                run.canHaveAnother() && run.exercise().stream().anyMatch(exercise -> exercise.round() + 1 < IN_A_ROW);
        lead(more ? LessonAct.ANOTHER : LessonAct.NEXT, false);
        if (run.canHaveAnother()) offer(more ? LessonAct.NEXT : LessonAct.ANOTHER);
    }

    private void asking() {
        hint();
        // One press answers where one thing is asked for.
        boolean gathers = run.isMarking() && !run.isSingle();
        boolean marked = gathers && !run.marking().marked().isEmpty();
        // What was checked is checked again only when it is other than it was.
        if (gathers) lead(LessonAct.CHECK, !marked || run.marking().checked());
        if (run.canTakeBack() || marked) {
            offer(LessonAct.TAKE_BACK);
            offer(LessonAct.AGAIN);
        }
        // What was done once need not be done again to go on.
        boolean wasDone = run.results().get(run.at()).solved();
        if (run.isPlayedEnough() || wasDone && !gathers) lead(LessonAct.NEXT, false);
        // A match may be skipped: then it does not count as done.
        else if (wasDone || run.step().task() instanceof Task.Free) offer(LessonAct.NEXT);
    }

    /** A hint, and after the last one how it is done: each some time after the one before. */
    private void hint() {
        if (advice.open()) offer(LessonAct.HINT);
        run.untilHint().ifPresent(wait -> acts.add(new ActView(LessonAct.HINT, !wait.isZero(), false, false)));
        run.untilShowMe().ifPresent(wait -> acts.add(new ActView(LessonAct.SHOW_ME, !wait.isZero(), false, false)));
    }

    private void offer(LessonAct act) {
        acts.add(new ActView(act, false, false, false));
    }

    private void lead(LessonAct act, boolean quiet) {
        acts.add(new ActView(act, quiet, true, asks(act)));
    }

    private boolean asks(LessonAct act) {
        List<LessonStep> steps = run.lesson().steps();
        return act == LessonAct.NEXT
                && run.stage() == Stage.WATCHING
                && run.at() + 1 < steps.size()
                && !(steps.get(run.at() + 1).task() instanceof Task.Watch);
    }
}
