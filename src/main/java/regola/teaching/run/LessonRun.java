package regola.teaching.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Step;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;
import regola.teaching.lesson.WrongText;

/**
 * A LessonRun is one learner at work on a lesson. It stands at a step; what the learner does is judged at once, and all that can
 * be asked of it then is about the moment after. Matches that it hands out are to be looked at, never played on.
 *
 * <p>What does not make sense at the present stage, such as a mark where a move is asked for, changes nothing.
 */
public final class LessonRun {
    /** How long a learner looks before the next rung of the ladder opens by itself. */
    public static final Duration BETWEEN_HINTS = Duration.ofSeconds(6);

    private final Lesson lesson;
    private final InstantSource clock;
    private final Phrases phrases;
    private final Beginnings beginnings;
    private final Tally tally;
    /** Where the learner ended each step; null where they have not. */
    private final Match[] ends;

    private int at;
    private Stage stage = Stage.ASKING;
    private Match start;
    private Match match;
    private List<Passage> passages = List.of();
    private Feedback feedback;
    private Show show = Show.NOTHING;

    // What the present step is about; null where it is about something else.
    private Course course;
    private Standing standing;
    private final Deque<Standing> history = new ArrayDeque<>();
    private Marks marks;
    private Choosing choosing;
    private List<Passage> predicted = List.of();

    private Ladder ladder;
    private int rung;
    private HintShown hintShown;
    private Instant hintedAt;
    private boolean triedSince;

    private LessonRun(Lesson lesson, InstantSource clock) {
        this.lesson = lesson;
        this.clock = clock;
        this.phrases = new Phrases(lesson.rules());
        this.beginnings = new Beginnings(lesson);
        this.tally = new Tally(lesson.steps().size());
        this.ends = new Match[lesson.steps().size()];
    }

    /**
     * Begins a lesson.
     *
     * @param step  where to begin, from 0; where there is no such step, the first
     * @param clock tells how long a hint has been looked at
     */
    public static LessonRun start(Lesson lesson, int step, InstantSource clock) {
        LessonRun run = new LessonRun(lesson, clock);
        run.at = step >= 0 && step < lesson.steps().size() ? step : 0;
        run.begin();
        return run;
    }

    // ---- where it stands

    public Lesson lesson() {
        return lesson;
    }

    /** @return the place of the present step, from 0; the last one when the lesson is over */
    public int at() {
        return at;
    }

    public Step step() {
        return lesson.steps().get(at);
    }

    public Stage stage() {
        return stage;
    }

    /** @return the match as it stands; null only if the step is BROKEN and cannot even be put up */
    public Match match() {
        return match;
    }

    /** @return the seat through whose eyes the learner looks, -1 for somebody who sees everything */
    public int viewer() {
        List<Integer> seats = course instanceof PlayCourse play ? play.learners()
                : step().task() instanceof Task.Free free ? free.seats() : List.of();
        return seats.size() == 1 ? seats.get(0) : -1;
    }

    /** @return whether the learner may move now: the task is to play, and the decision is the learner's */
    public boolean isLearnersMove() {
        return stage == Stage.ASKING && course != null && !match.isOver() && course.isLearners(match.decider());
    }

    /** @return what the last act led to, move by move, the last one ending at {@link #match}; empty if nothing was played */
    public List<Passage> passages() {
        return passages;
    }

    /** @return what is lit now: the step's own show, or that of the feedback or the hint, whichever came last */
    public Show show() {
        return show;
    }

    /** @return the answer to the last try, or null */
    public Feedback feedback() {
        return feedback;
    }

    // ---- beginning a step

    private void begin() {
        Match before = at == 0 ? null : ends[at - 1];
        rung = 0;
        triedSince = false;
        start = null;
        ladder = new Ladder(step(), phrases);
        try {
            start = beginnings.start(at, before);
            putUp();
        } catch (Unfit unfit) {
            broken(unfit);
        } catch (RuleFailure failure) {
            broken(failure);
        }
    }

    /** The step from its beginning, with what has been counted and hinted so far. */
    private void putUp() throws Unfit {
        passages = List.of();
        feedback = null;
        hintShown = null;
        show = step().show();
        course = null;
        marks = null;
        choosing = null;
        predicted = List.of();
        history.clear();
        match = start;
        stage = Stage.ASKING;
        Task task = step().task();
        if (task instanceof Task.Look look) {
            passages = Hand.play(start, look.moves(), false);
            match = Hand.last(start, passages);
            ends[at] = match;
            stage = Stage.WATCHING;
        } else if (task instanceof Task.Play play) {
            course = new PlayCourse(play, step().beginning().seed(), start.decider());
            enter(course.begin(start));
        } else if (task instanceof Task.Free free) {
            course = new FreeCourse(free, step().beginning().seed());
            enter(course.begin(start));
        } else if (task instanceof Task.Find find) {
            List<Thing> wanted = find.query() == null ? find.things() : start.answer(find.query());
            Type.Base base = find.query() == null ? wanted.get(0).type().base() : find.query().type().base();
            if (wanted.isEmpty() && !find.all()) throw new Unfit(Phrases.nothingToFind(), Spoken.SILENCE, step().span());
            marks = new Marks(wanted, base, find.all(), !find.all());
        } else if (task instanceof Task.Predict predict) {
            predicted = Hand.play(start, predict.moves(), false);
            List<Thing> answer = Hand.last(start, predicted).answer(predict.ask());
            boolean single = predict.type().shape() == Type.Shape.ONE;
            if (predict.isPointedAt()) marks = new Marks(answer, predict.type().base(), true, single);
            else choosing = Choosing.of(predict, answer, phrases);
        } else if (task instanceof Task.Answer answer) {
            choosing = Choosing.of(answer);
        }
    }

    private void enter(Turned turned) {
        passages = turned.passages();
        standing = turned.standing();
        match = standing.match();
        if (turned.judgement() == Turned.Judgement.RIGHT) done(phrases.freeOver());
    }

    private void broken(Unfit unfit) {
        stuck(new Feedback(Verdict.BROKEN, Phrases.stepBroken(unfit.what()), unfit.why(), null, Show.NOTHING, unfit.span()));
    }

    private void broken(RuleFailure failure) {
        stuck(failed(failure));
    }

    private void stuck(Feedback why) {
        stage = Stage.BROKEN;
        match = start;
        course = null;
        marks = null;
        choosing = null;
        passages = List.of();
        history.clear();
        feedback = why;
        show = Show.NOTHING;
    }

    private static Feedback failed(RuleFailure failure) {
        return new Feedback(Verdict.BROKEN, Phrases.rulesFailed(failure), Spoken.same(String.valueOf(failure.why())), null, Show.NOTHING, failure.span());
    }

    // ---- playing

    /** Plays a legal move and judges it; the others answer. */
    public void play(Move move) {
        if (!isLearnersMove()) return;
        Answer answer = match.ask(move.text());
        if (answer instanceof Answer.Refused no) refused(move.arguments(), no.why());
        if (!(answer instanceof Answer.Legal legal)) return;
        try {
            judge(legal.move(), course.play(standing, legal.move()));
        } catch (RuleFailure failure) {
            passages = List.of();
            feedback = failed(failure); // the move is not made: the match stands where it stood
        }
    }

    private void judge(Move move, Turned turned) {
        history.push(standing);
        passages = turned.passages();
        standing = turned.standing();
        match = standing.match();
        show = step().show();
        feedback = null;
        boolean isFree = step().task() instanceof Task.Free;
        switch (turned.judgement()) {
            case RIGHT -> done(isFree ? phrases.freeOver() : phrases.right());
            case ON -> {
                rung = Math.min(rung, ladder.general());
                hintShown = null;
                if (!isFree) say(Verdict.PARTLY, phrases.onTheWay(), Spoken.SILENCE, null);
            }
            case MISSED -> missed(move);
        }
    }

    private void missed(Move move) {
        tried();
        stage = Stage.MISSED;
        WrongText written = step().wrong().stream().filter(w -> w.move() != null && w.move().matches(move)).findFirst().orElse(null);
        boolean used = step().task() instanceof Task.Play play && standing.moves() > 1 && standing.moves() >= play.within();
        Spoken words = written != null ? written.words() : used ? phrases.movesUsed(standing.moves()) : phrases.missed(move);
        say(Verdict.MISSED, words, step().goal(), null);
    }

    /**
     * Answers a try that no rule allows.
     *
     * @param tried what was pointed at, in order
     * @param why   the reason, or null where nothing could ever be done with these things
     */
    public void refused(List<Thing> tried, Why why) {
        if (!isLearnersMove()) return;
        tried();
        passages = List.of();
        if (why == null) {
            say(Verdict.REFUSED, phrases.nothingToDo(tried), step().goal(), null);
            show = Show.ring(tried);
            return;
        }
        Optional<WrongText> written = step().wrong().stream().filter(w -> why.rule() != null && why.rule().equals(w.rule())).findFirst();
        Spoken words = written.isPresent() ? written.get().words() : phrases.refused(tried, why);
        Spoken reason = written.isPresent() ? why.sentence() : phrases.refusedReason(tried, why);
        Show lit = Show.ring(why.things().isEmpty() ? tried : why.things());
        feedback = new Feedback(Verdict.REFUSED, words, reason, why.rule(), lit, why.span());
        show = lit;
    }

    public boolean canTakeBack() {
        return !history.isEmpty() && (stage == Stage.MISSED || stage == Stage.ASKING);
    }

    /** Takes back the learner's last move in this step, with what followed from it. */
    public void takeBack() {
        if (!canTakeBack()) return;
        standing = history.pop();
        match = standing.match();
        stage = Stage.ASKING;
        passages = List.of();
        feedback = null;
        hintShown = null;
        show = step().show();
    }

    // ---- pointing and choosing

    /** @return whether the step asks to point at things and then check */
    public boolean isMarking() {
        return stage == Stage.ASKING && marks != null;
    }

    public Marking marking() {
        return marks == null ? Marking.NONE : marks.picture();
    }

    /**
     * Marks a thing, or takes its mark away. Where one thing is asked for, the mark moves there.
     *
     * @param meant all that the pointing may mean, such as a piece and the site where it lies; what is asked for is taken
     */
    public void mark(List<Thing> meant) {
        if (!isMarking()) return;
        passages = List.of();
        feedback = null;
        marks.mark(meant);
    }

    /** Judges the marks. */
    public void check() {
        if (!isMarking()) return;
        passages = List.of();
        boolean right = marks.check();
        if (step().task() instanceof Task.Predict) {
            foretold(right);
        } else if (right) {
            done(phrases.allFound());
        } else {
            tried();
            boolean isFind = step().task() instanceof Task.Find find && find.all();
            say(marks.hits() > 0 ? Verdict.PARTLY : Verdict.MISSED,
                    isFind ? phrases.found(marks.hits(), marks.extra(), marks.missing()) : phrases.notThat(), step().goal(), null);
        }
    }

    /** A prediction is made; now the moves show how it is. */
    private void foretold(boolean right) {
        List<Thing> answer = Hand.last(start, predicted).answer(((Task.Predict) step().task()).ask());
        if (!right) tried();
        passages = predicted;
        match = Hand.last(start, predicted);
        Spoken words = phrases.predicted(answer, right);
        if (marks != null) marks.reveal();
        if (choosing != null) choosing.reveal();
        solved();
        say(right ? Verdict.RIGHT : Verdict.MISSED, words, step().done(), firstRule());
    }

    /** @return the answers to choose from; empty if the step has none */
    public List<Option> options() {
        return choosing == null ? List.of() : choosing.options();
    }

    /** @param option its place in the list, from 0 */
    public void choose(int option) {
        if (stage != Stage.ASKING || choosing == null || !choosing.canChoose(option)) return;
        passages = List.of();
        boolean right = choosing.choose(option);
        if (step().task() instanceof Task.Predict) {
            foretold(right);
            return;
        }
        Words because = choosing.because(option);
        if (right) {
            solved();
            Words done = step().done();
            Spoken words = !because.isEmpty() ? because : !done.isEmpty() ? done : phrases.right();
            say(Verdict.RIGHT, words, because.isEmpty() ? Spoken.SILENCE : done, firstRule());
        } else {
            tried();
            say(Verdict.MISSED, because.isEmpty() ? phrases.notTheAnswer() : because, Spoken.SILENCE, null);
        }
    }

    // ---- verdicts

    private void say(Verdict verdict, Spoken words, Spoken reason, String rule) {
        feedback = new Feedback(verdict, words, reason, rule, Show.NOTHING, null);
    }

    private void tried() {
        tally.tried(at);
        triedSince = true;
    }

    private void solved() {
        tally.solved(at);
        ends[at] = match;
        stage = Stage.SOLVED;
        hintShown = null;
    }

    private void done(Spoken otherwise) {
        solved();
        say(Verdict.RIGHT, step().done().isEmpty() ? otherwise : step().done(), Spoken.SILENCE, firstRule());
    }

    private String firstRule() {
        return step().rules().isEmpty() ? null : step().rules().get(0);
    }

    // ---- help

    /** @return whether a hint would show another rung now */
    public boolean canHint() {
        return untilHint().map(Duration::isZero).orElse(false);
    }

    /** @return how long until the next rung opens by itself: zero if it is open, empty if there is none */
    public Optional<Duration> untilHint() {
        if (stage != Stage.ASKING || rung >= ladder.rungs()) return Optional.empty();
        if (hintedAt == null || hintShown == null || triedSince) return Optional.of(Duration.ZERO);
        Duration waited = Duration.between(hintedAt, clock.instant());
        boolean open = waited.isNegative() || waited.compareTo(BETWEEN_HINTS) >= 0; // a clock that was put back must lock nobody out
        return Optional.of(open ? Duration.ZERO : BETWEEN_HINTS.minus(waited));
    }

    /** Shows the next rung, if it is open. */
    public void hint() {
        if (!canHint()) return;
        rung++;
        tally.hinted(at);
        hintShown = ladder.rung(rung, rung > ladder.general() ? nextMove() : Optional.empty(), marks == null ? 0 : marks.missing() + marks.hits());
        hintedAt = clock.instant();
        triedSince = false;
        passages = List.of();
        feedback = null;
        show = hintShown.show().isEmpty() ? step().show() : hintShown.show();
    }

    /** @return the next move of the solution from where the learner stands; empty if there is no way */
    private Optional<Move> nextMove() {
        if (!(step().task() instanceof Task.Play play) || match.isOver()) return Optional.empty();
        return new Search(play, (PlayCourse) course).from(standing).map(moves -> moves.get(0));
    }

    /** @return the rung that was reached in this step; empty before the first */
    public Optional<HintShown> hintShown() {
        return Optional.ofNullable(hintShown);
    }

    private boolean hasSolution() {
        Task task = step().task();
        return !(task instanceof Task.Look) && !(task instanceof Task.Free) && stage != Stage.BROKEN && stage != Stage.ENDED;
    }

    /** @return whether there is a solution to show, and the learner has seen every hint; a teacher may show it anyway */
    public boolean canShowMe() {
        return hasSolution() && (stage == Stage.ASKING || stage == Stage.MISSED) && rung >= ladder.rungs();
    }

    /** Shows how it is done: plays it, or marks it. Then the stage is SHOWN, and {@link #again} lets the learner do it. */
    public void showMe() {
        if (!hasSolution() || stage == Stage.SHOWN) return;
        try {
            boolean wasSolved = stage == Stage.SOLVED;
            putUp();
            if (step().task() instanceof Task.Play play) passages = Beginnings.solved(step(), play, start);
            if (step().task() instanceof Task.Predict) passages = predicted;
            match = Hand.last(start, passages);
            if (marks != null) marks.reveal();
            if (choosing != null) choosing.reveal();
            if (!wasSolved) tally.shown(at);
            stage = Stage.SHOWN;
            hintShown = null;
            say(Verdict.RIGHT, shown(), step().done(), firstRule());
        } catch (Unfit unfit) {
            broken(unfit);
        } catch (RuleFailure failure) {
            broken(failure);
        }
    }

    /** What is said while the solution stands there. */
    private Spoken shown() {
        if (step().task() instanceof Task.Predict predict) return phrases.predicted(match.answer(predict.ask()), true);
        if (step().task() instanceof Task.Answer) {
            Words because = choosing.because(choosing.firstRight());
            if (!because.isEmpty()) return because;
        }
        return phrases.likeThis();
    }

    // ---- going about

    /** Puts the step back to its beginning; what was counted stays. */
    public void again() {
        if (stage == Stage.BROKEN || stage == Stage.ENDED) return;
        try {
            putUp();
        } catch (Unfit unfit) {
            broken(unfit);
        } catch (RuleFailure failure) {
            broken(failure);
        }
    }

    /** Goes to the next step, whether this one is done or not; from the last one to the end. */
    public void next() {
        if (stage == Stage.ENDED) return;
        boolean isSeen = stage == Stage.WATCHING || stage != Stage.BROKEN && step().task() instanceof Task.Free;
        if (isSeen && stage != Stage.SOLVED) {
            tally.solved(at);
            ends[at] = match;
        }
        if (at + 1 < lesson.steps().size()) {
            at++;
            begin();
            return;
        }
        stage = Stage.ENDED;
        passages = List.of();
        feedback = null;
        hintShown = null;
        show = Show.NOTHING;
    }

    /** @param step from 0; where there is no such step, nothing happens */
    public void goTo(int step) {
        if (step < 0 || step >= lesson.steps().size()) return;
        at = step;
        begin();
    }

    // ---- what was counted

    /** @return wrong tries in the whole lesson: refused, missed, or answered wrongly */
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

    /** @return whether every step has been done */
    public boolean isDone() {
        return tally.isDone();
    }

    /** @return 0 until it is done; then 1, and one each for no wrong try and no hint; no more than 1 if a solution was shown */
    public int stars() {
        return tally.stars();
    }
}
