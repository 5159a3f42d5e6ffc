package regola.teaching.run;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;

/**
 * A LessonRun is one learner at work on a lesson. It stands at a step; what the learner does is judged at once, and all
 * that can be asked of it then is about the moment after. Matches that it hands out are to be looked at, never played
 * on.
 *
 * <p>What does not make sense at the present stage, such as a mark where a move is asked for, changes nothing.
 */
public final class LessonRun {
    /** How long a learner looks before the next rung of the ladder opens by itself. */
    public static final Duration BETWEEN_HINTS = Duration.ofSeconds(3);

    private final Lesson lesson;
    private final InstantSource clock;
    private final Phrases phrases;
    private final Beginnings beginnings;
    private final Tally tally;
    /** Where the learner ended each step; null where they have not. */
    private final Match[] ends;

    private int at;
    private StepRun now;
    private boolean ended;
    /** Whether all was done already when the present step was begun. */
    private boolean wasDone;
    /** Whether a hint was asked for in a match, where none is counted. */
    private boolean advised;

    private LessonRun(Lesson lesson, InstantSource clock, Beginnings beginnings, List<StepResult> before) {
        this.lesson = lesson;
        this.clock = clock;
        this.phrases = new Phrases(lesson.rules());
        this.beginnings = beginnings;
        this.tally = new Tally(lesson.steps().size(), before);
        this.ends = new Match[lesson.steps().size()];
    }

    /**
     * Begins a lesson.
     *
     * @param step where to begin, from 0; where there is no such step, the first
     * @param clock tells how long a hint has been looked at
     */
    public static LessonRun start(Lesson lesson, int step, InstantSource clock) {
        return start(lesson, step, clock, List.of());
    }

    /**
     * Goes on with a lesson that was left.
     *
     * @param before what was done in each step; where there are fewer than steps, nothing in the others
     */
    public static LessonRun start(Lesson lesson, int step, InstantSource clock, List<StepResult> before) {
        LessonRun run = new LessonRun(lesson, clock, new Beginnings(lesson), before);
        run.begin(step >= 0 && step < lesson.steps().size() ? step : 0);
        return run;
    }

    /**
     * @return another run, which begins at the same step, and at the same exercise if it is one; nothing is counted in
     *     it yet
     */
    public LessonRun beside(InstantSource otherClock) {
        LessonRun run = new LessonRun(lesson, otherClock, beginnings.alike(), List.of());
        run.begin(at);
        return run;
    }

    private void begin(int step) {
        at = step;
        ended = false;
        wasDone = tally.isDone();
        Tally.Counter counter = tally.counter(at);
        try {
            Match start = beginnings.start(at, at == 0 ? null : ends[at - 1]);
            now = StepRun.begin(step(), phrases, clock, counter, start);
            keepEnd();
        } catch (Unfit unfit) {
            now = StepRun.broken(step(), phrases, clock, counter, unfit);
        } catch (RuleFailure failure) {
            now = StepRun.broken(step(), phrases, clock, counter, Beginnings.failed(failure, step()));
        }
    }

    // ---- exercises

    /** @return the exercise that the present step is; empty for a step that is always the same */
    public Optional<Exercise> exercise() {
        return ended ? Optional.empty() : Optional.ofNullable(beginnings.exercise(at));
    }

    /** @return whether there is another exercise of the same kind to be had now */
    public boolean canHaveAnother() {
        return !ended && step().beginning().isFound() && (stage() == Stage.SOLVED || stage() == Stage.SHOWN);
    }

    /** Begins the step at another exercise, a little harder; what was counted stays. Takes up to a second or so. */
    public void another() {
        if (!canHaveAnother()) return;
        try {
            beginnings.another(at);
            begin(at);
        } catch (Unfit unfit) {
            now = StepRun.broken(step(), phrases, clock, tally.counter(at), unfit);
        }
    }

    /** A solved step may be gone on from. */
    private void keepEnd() {
        if (now.stage() == Stage.SOLVED) ends[at] = now.match();
    }

    // ---- where it stands

    public Lesson lesson() {
        return lesson;
    }

    /** @return the place of the present step, from 0; the last one when the lesson is over */
    public int at() {
        return at;
    }

    public LessonStep step() {
        return lesson.steps().get(at);
    }

    /** @return whether the last step was left with {@link #next} */
    public boolean hasEnded() {
        return ended;
    }

    public Stage stage() {
        return ended ? Stage.ENDED : now.stage();
    }

    /** @return the match as it stands; null only if the step cannot even be put up */
    public Match match() {
        return now.match();
    }

    /** @return the seat through whose eyes the learner looks, -1 for somebody who sees everything */
    public int viewer() {
        // In an exercise, whoever's decision was found: nobody else's secrets are part of it.
        return exercise()
                .map(exercise -> exercise.start().decider())
                .orElseGet(() -> now.viewer(lesson().header().you()));
    }

    /** @return whether the learner may move now: the task is to play, and the decision is the learner's */
    public boolean isLearnersMove() {
        return !ended && now.isLearnersMove();
    }

    /** @return whether a legal move is what is asked for; false where that takes several moves */
    public boolean isAskedFor(Move move) {
        return !ended && now.isAskedFor(move);
    }

    /** @return whether the learner is to find out first what may be done: nothing legal is to be lit yet */
    public boolean isUnlit() {
        return !ended && now.isUnlit();
    }

    /**
     * @return what the last act led to, move by move, the last one ending at {@link #match}; empty if nothing was
     *     played
     */
    public List<Passage> passages() {
        return ended ? List.of() : now.passages();
    }

    /** @return what is lit now: the step's own show, or that of the feedback or the hint, whichever came last */
    public Show show() {
        return ended ? Show.NOTHING : now.show();
    }

    /** @return the answer to the last try, or null */
    public Feedback feedback() {
        return ended ? null : now.feedback();
    }

    // ---- playing

    /** Plays a legal move and judges it; the others answer. */
    public void play(Move move) {
        if (ended) return;
        now.play(move);
        keepEnd();
    }

    /**
     * Answers a try that no rule allows.
     *
     * @param tried what was pointed at, in order
     * @param why the reason, or null where nothing could ever be done with these things
     */
    public void refused(List<Thing> tried, Why why) {
        if (!ended) now.refused(tried, why, false);
    }

    /**
     * Answers a press that cannot have been meant as an answer, such as one on an empty place where a piece is to be
     * chosen: no try.
     */
    public void strayed(List<Thing> tried, Why why) {
        if (!ended) now.refused(tried, why, true);
    }

    /**
     * @return where the last move led that was allowed and not what was asked, also after it was taken back; empty once
     *     something else is tried
     */
    public Optional<Thing> astray() {
        return ended ? Optional.empty() : now.astray();
    }

    /**
     * @return whether the present step is a match that the learner has not won, also after it was left as the last one
     */
    public boolean isNotWon() {
        return now.feedback() != null && now.feedback().verdict() == Verdict.NOT_WON;
    }

    /** In a match it was asked what is good: that costs nothing. */
    public void advise() {
        advised = true;
    }

    /** @return whether any hint was seen or an answer shown, be it counted or not */
    public boolean isHelped() {
        return advised || results().stream().anyMatch(result -> result.hints() > 0 || result.shown());
    }

    /** @return whether the step is a match that is not over, also after it was left as the last one */
    public boolean isBrokenOff() {
        return step().task() instanceof Task.Free && !now.match().isOver();
    }

    /** @return whether the step is a match in which so much was played that it counts, though it is not over */
    public boolean isPlayedEnough() {
        return !ended && step().task() instanceof Task.Free && now.isPlayedEnough();
    }

    public boolean canTakeBack() {
        return !ended && now.canTakeBack();
    }

    /** Takes back the learner's last move in this step, with what followed from it. */
    public void takeBack() {
        if (!ended) now.takeBack();
    }

    // ---- pointing and choosing

    /** @return whether the step asks to point at things and then check */
    public boolean isMarking() {
        return !ended && now.isMarking();
    }

    /** @return whether there is one mark only: then whoever marks has answered, and the marks are to be judged */
    public boolean isSingle() {
        return !ended && now.isSingle();
    }

    public Marking marking() {
        return now.marking();
    }

    /** @return all that can be marked, where the lesson says so itself; else nothing */
    public List<Thing> among() {
        return ended ? List.of() : now.among();
    }

    /** @return the kinds of things that can be marked; none where nothing is to be */
    public Set<Type.Base> sought() {
        return isMarking() ? now.sought() : Set.of();
    }

    /**
     * Marks a thing, or takes its mark away. Where one thing is asked for, the mark moves there.
     *
     * @param meant all that the pointing may mean, such as a piece and the site where it lies; what is asked for is
     *     taken
     */
    public void mark(List<Thing> meant) {
        if (!ended) now.mark(meant);
    }

    /** Judges the marks. */
    public void check() {
        if (ended) return;
        now.check();
        keepEnd();
    }

    /** @return the answers to choose from; empty if the step has none */
    public List<Option> options() {
        return now.options();
    }

    /** @param option its place in the list, from 0 */
    public void choose(int option) {
        if (ended) return;
        now.choose(option);
        keepEnd();
    }

    // ---- help

    /** @return whether a hint would show another rung now */
    public boolean canHint() {
        return !ended && now.canHint();
    }

    /** @return how long until the next rung opens by itself: zero if it is open, empty if there is none */
    public Optional<Duration> untilHint() {
        return ended ? Optional.empty() : now.untilHint();
    }

    /** Shows the next rung, if it is open; a move that is not what was asked is taken back before. */
    public void hint() {
        hint(List.of());
    }

    /** @param chosen what the learner has chosen already of the next move: nobody is told to do what is done */
    public void hint(List<Thing> chosen) {
        if (!ended) now.hint(chosen);
    }

    /** Shows the next rung to a class, whenever the teacher wants to; nothing is counted. */
    public void prompt() {
        if (!ended) now.prompt();
    }

    /** @param chosen what the learner has chosen now of the next move: a hint speaks of that */
    public void chose(List<Thing> chosen) {
        if (!ended) now.chose(chosen);
    }

    /** @return the rung that was reached in this step; empty before the first */
    public Optional<HintShown> hintShown() {
        return ended ? Optional.empty() : now.hintShown();
    }

    /**
     * @return whether there is a solution to show, and the learner has seen every hint, and then tried or thought for a
     *     while; a teacher may show it anyway
     */
    public boolean canShowMe() {
        return untilShowMe().map(Duration::isZero).orElse(false);
    }

    /** @return how long until it may be shown how it is done: zero if it may; empty if there are hints before */
    public Optional<Duration> untilShowMe() {
        return ended ? Optional.empty() : now.untilShowMe();
    }

    /**
     * Shows how it is done: plays it, or marks it. Then the stage is SHOWN, and {@link #again} lets the learner do it.
     */
    public void showMe() {
        if (!ended) now.showMe(true);
    }

    /** Shows to a class how it is done, whenever the teacher wants to; nothing is counted. */
    public void demonstrate() {
        if (!ended) now.showMe(false);
    }

    // ---- going about

    /** Puts the step back to its beginning; what was counted stays. */
    public void again() {
        if (!ended) now.again();
    }

    /**
     * Goes to the next step, whether this one is done or not; from the last one to the end, and from any other too if
     * it was the last that was still to be done.
     */
    public void next() {
        if (ended) return;
        boolean isSeen = now.stage() == Stage.WATCHING || now.stage() == Stage.ASKING && isPlayedEnough();
        if (isSeen) {
            tally.counter(at).solved();
            ends[at] = now.match();
        }
        boolean completes = tally.isDone() && !wasDone;
        if (at + 1 < lesson.steps().size() && !completes) begin(at + 1);
        else ended = true;
    }

    /** @param step from 0; where there is no such step, nothing happens */
    public void goTo(int step) {
        if (step >= 0 && step < lesson.steps().size()) begin(step);
    }

    /**
     * What was answered wrongly at this step in another run is marked so here too; nothing is counted for it again.
     *
     * @param before a run of the same lesson at the same step, perhaps of files that were read another time
     */
    public void recall(LessonRun before) {
        now.recall(before.now);
    }

    // ---- what was counted

    /** @return wrong tries in the whole lesson: missed, or answered wrongly */
    public int tries() {
        return tally.tries();
    }

    /** @return rungs of hints shown in the whole lesson */
    public int hints() {
        return tally.hints();
    }

    /** @return one for each step */
    public List<StepResult> results() {
        return tally.results();
    }

    /** @return the place of the first step that is not done, -1 if there is none */
    public int firstOpen() {
        List<StepResult> results = results();
        for (int i = 0; i < results.size(); i++) if (!results.get(i).solved()) return i;
        return -1;
    }

    /** @return whether every step has been done */
    public boolean isDone() {
        return tally.isDone();
    }

    /**
     * @return 0 until it is done; then 3 if nothing was costly, 2 for what costs up to two wrong tries, else 1: see
     *     {@link StepResult}
     */
    public int stars() {
        return tally.stars();
    }
}
