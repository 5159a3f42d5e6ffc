package regola.teaching.run;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Step;

/**
 * A LessonRun is one learner at work on a lesson. It stands at a step; what the learner does is judged at once, and all that can
 * be asked of it then is about the moment after. Matches that it hands out are to be looked at, never played on.
 *
 * <p>What does not make sense at the present stage, such as a mark where a move is asked for, changes nothing.
 */
public final class LessonRun {
    /** How long a learner looks before the next rung of the ladder opens by itself. */
    public static final Duration BETWEEN_HINTS = Duration.ofSeconds(6);

    private LessonRun() {}

    /**
     * Begins a lesson.
     *
     * @param step  where to begin, from 0; where there is no such step, the first
     * @param clock tells how long a hint has been looked at
     */
    public static LessonRun start(Lesson lesson, int step, InstantSource clock) {
        throw new UnsupportedOperationException();
    }

    // ---- where it stands

    public Lesson lesson() {
        throw new UnsupportedOperationException();
    }

    /** @return the place of the present step, from 0; the last one when the lesson is over */
    public int at() {
        throw new UnsupportedOperationException();
    }

    public Step step() {
        throw new UnsupportedOperationException();
    }

    public Stage stage() {
        throw new UnsupportedOperationException();
    }

    /** @return the match as it stands; null only if the step is BROKEN and cannot even be put up */
    public Match match() {
        throw new UnsupportedOperationException();
    }

    /** @return the seat through whose eyes the learner looks, -1 for somebody who sees everything */
    public int viewer() {
        throw new UnsupportedOperationException();
    }

    /** @return whether the learner may move now: the task is to play, and the decision is the learner's */
    public boolean isLearnersMove() {
        throw new UnsupportedOperationException();
    }

    /** @return what the last act led to, move by move, the last one ending at {@link #match}; empty if nothing was played */
    public List<Passage> passages() {
        throw new UnsupportedOperationException();
    }

    /** @return what is lit now: the step's own show, or that of the feedback or the hint, whichever came last */
    public Show show() {
        throw new UnsupportedOperationException();
    }

    /** @return the answer to the last try, or null */
    public Feedback feedback() {
        throw new UnsupportedOperationException();
    }

    // ---- playing

    /** Plays a legal move and judges it; the others answer. */
    public void play(Move move) {
        throw new UnsupportedOperationException();
    }

    /**
     * Answers a try that no rule allows.
     *
     * @param tried what was pointed at, in order
     * @param why   the reason, or null where nothing could ever be done with these things
     */
    public void refused(List<Thing> tried, Why why) {
        throw new UnsupportedOperationException();
    }

    public boolean canTakeBack() {
        throw new UnsupportedOperationException();
    }

    /** Takes back the learner's last move in this step, with what followed from it. */
    public void takeBack() {
        throw new UnsupportedOperationException();
    }

    // ---- pointing and choosing

    /** @return whether the step asks to point at things and then check */
    public boolean isMarking() {
        throw new UnsupportedOperationException();
    }

    public Marking marking() {
        throw new UnsupportedOperationException();
    }

    /** Marks a thing, or takes its mark away. Where one thing is asked for, the mark moves there. */
    public void mark(Thing thing) {
        throw new UnsupportedOperationException();
    }

    /** Judges the marks. */
    public void check() {
        throw new UnsupportedOperationException();
    }

    /** @return the answers to choose from; empty if the step has none */
    public List<Option> options() {
        throw new UnsupportedOperationException();
    }

    /** @param option its place in the list, from 0 */
    public void choose(int option) {
        throw new UnsupportedOperationException();
    }

    // ---- help

    /** @return whether a hint would show another rung now */
    public boolean canHint() {
        throw new UnsupportedOperationException();
    }

    /** @return how long until the next rung opens by itself: zero if it is open, empty if there is none */
    public Optional<Duration> untilHint() {
        throw new UnsupportedOperationException();
    }

    /** Shows the next rung, if it is open. */
    public void hint() {
        throw new UnsupportedOperationException();
    }

    /** @return the rung that was reached in this step; empty before the first */
    public Optional<HintShown> hintShown() {
        throw new UnsupportedOperationException();
    }

    /** @return whether there is a solution to show, and the learner has seen every hint; a teacher may show it anyway */
    public boolean canShowMe() {
        throw new UnsupportedOperationException();
    }

    /** Shows how it is done: plays it, or marks it. Then the stage is SHOWN, and {@link #again} lets the learner do it. */
    public void showMe() {
        throw new UnsupportedOperationException();
    }

    // ---- going about

    /** Puts the step back to its beginning; what was counted stays. */
    public void again() {
        throw new UnsupportedOperationException();
    }

    /** Goes to the next step, whether this one is done or not; from the last one to the end. */
    public void next() {
        throw new UnsupportedOperationException();
    }

    /** @param step from 0; where there is no such step, nothing happens */
    public void goTo(int step) {
        throw new UnsupportedOperationException();
    }

    // ---- what was counted

    /** @return wrong tries in the whole lesson: refused, missed, or answered wrongly */
    public int tries() {
        throw new UnsupportedOperationException();
    }

    /** @return rungs of hints shown in the whole lesson */
    public int hints() {
        throw new UnsupportedOperationException();
    }

    /** @return one for each step */
    public List<StepResult> results() {
        throw new UnsupportedOperationException();
    }

    /** @return whether every step has been done */
    public boolean isDone() {
        throw new UnsupportedOperationException();
    }

    /** @return 0 until it is done; then 1, and one each for no wrong try and no hint; no more than 1 if a solution was shown */
    public int stars() {
        throw new UnsupportedOperationException();
    }
}
