package regola.teaching.run;

import java.time.Duration;
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
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Step;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;
import regola.teaching.lesson.WrongText;

/**
 * A StepRun is one learner at one step of a lesson, from its beginning on. Its methods are those of {@link LessonRun}.
 */
final class StepRun {
    private final Step step;
    private final Phrases phrases;
    private final Tally.Counter counter;
    private final Help help;
    private final Match start;

    private Stage stage;
    private Match match;
    private List<Passage> passages = List.of();
    private Feedback feedback;
    private Show show;

    // What the step is about; null where it is about something else.
    private Course course;
    private Standing standing;
    private final Deque<Standing> history = new ArrayDeque<>();
    private Marks marks;
    private Choosing choosing;
    private List<Passage> predicted = List.of();

    private StepRun(Step step, Phrases phrases, InstantSource clock, Tally.Counter counter, Match start) {
        this.step = step;
        this.phrases = phrases;
        this.counter = counter;
        this.help = new Help(new Ladder(step, phrases), clock);
        this.start = start;
    }

    static StepRun begin(Step step, Phrases phrases, InstantSource clock, Tally.Counter counter, Match start) {
        StepRun run = new StepRun(step, phrases, clock, counter, start);
        run.again();
        return run;
    }

    /** A step that cannot even be put up. */
    static StepRun broken(Step step, Phrases phrases, InstantSource clock, Tally.Counter counter, Unfit unfit) {
        StepRun run = new StepRun(step, phrases, clock, counter, null);
        run.broken(unfit);
        return run;
    }

    // ---- where it stands

    Stage stage() {
        return stage;
    }

    Match match() {
        return match;
    }

    int viewer() {
        List<Integer> seats = course instanceof PlayCourse play ? play.learners()
                : step.task() instanceof Task.Free free ? free.seats() : List.of();
        return seats.size() == 1 ? seats.get(0) : -1;
    }

    boolean isLearnersMove() {
        return stage == Stage.ASKING && course != null && !match.isOver() && course.isLearners(match.decider());
    }

    List<Passage> passages() {
        return passages;
    }

    Show show() {
        return show;
    }

    Feedback feedback() {
        return feedback;
    }

    // ---- beginning

    /** The step from its beginning, with what has been counted and hinted so far. */
    private void putUp() throws Unfit {
        passages = List.of();
        feedback = null;
        help.hide();
        show = step.show();
        course = null;
        marks = null;
        choosing = null;
        predicted = List.of();
        history.clear();
        match = start;
        stage = Stage.ASKING;
        Task task = step.task();
        if (task instanceof Task.Look look) {
            passages = Hand.play(start, look.moves(), false);
            match = Hand.last(start, passages);
            stage = Stage.WATCHING;
        } else if (task instanceof Task.Play play) {
            course = new PlayCourse(play, step.beginning().seed(), start.decider());
            enter(course.begin(start));
        } else if (task instanceof Task.Free free) {
            course = new FreeCourse(free, step.beginning().seed());
            enter(course.begin(start));
        } else if (task instanceof Task.Find find) {
            List<Thing> wanted = find.query() == null ? find.things() : start.answer(find.query());
            Type.Base base = find.query() == null ? wanted.get(0).type().base() : find.query().type().base();
            if (wanted.isEmpty() && !find.all()) throw new Unfit(Phrases.nothingToFind(), Spoken.SILENCE, step.span());
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

    private void enter(Turned turned) throws Unfit {
        passages = turned.passages();
        standing = turned.standing();
        match = standing.match();
        boolean isMine = !match.isOver() && course.isLearners(match.decider());
        if (!isMine && turned.judgement() != Turned.Judgement.RIGHT) throw new Unfit(Phrases.neverYourMove(), Spoken.SILENCE, step.span());
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

    void play(Move move) {
        if (!isLearnersMove()) return;
        try {
            Answer answer = match.ask(move.text());
            if (answer instanceof Answer.Refused no) refused(move.arguments(), no.why());
            if (!(answer instanceof Answer.Legal legal)) return;
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
        show = step.show();
        feedback = null;
        boolean isFree = step.task() instanceof Task.Free;
        switch (turned.judgement()) {
            case RIGHT -> done(isFree ? phrases.freeOver() : phrases.right());
            case ON -> {
                help.movedOn();
                if (!isFree) say(Verdict.PARTLY, phrases.onTheWay(), Spoken.SILENCE, null);
            }
            case MISSED -> missed(move);
        }
    }

    private void missed(Move move) {
        tried();
        stage = Stage.MISSED;
        WrongText written = step.wrong().stream().filter(w -> w.move() != null && w.move().matches(move)).findFirst().orElse(null);
        boolean used = step.task() instanceof Task.Play play && standing.moves() > 1 && standing.moves() >= play.within();
        Spoken words = written != null ? written.words() : used ? phrases.movesUsed(standing.moves()) : phrases.missed(move);
        say(Verdict.MISSED, words, step.goal(), null);
    }

    void refused(List<Thing> tried, Why why) {
        if (!isLearnersMove()) return;
        tried();
        passages = List.of();
        if (why == null) {
            say(Verdict.REFUSED, phrases.nothingToDo(tried), step.goal(), null);
            show = Show.ring(tried);
            return;
        }
        Optional<WrongText> written = step.wrong().stream().filter(w -> why.rule() != null && why.rule().equals(w.rule())).findFirst();
        Spoken words = written.isPresent() ? written.get().words() : phrases.refused(tried, why);
        Spoken reason = written.isPresent() ? why.sentence() : phrases.refusedReason(tried, why);
        Show lit = Show.ring(why.things().isEmpty() ? tried : why.things());
        feedback = new Feedback(Verdict.REFUSED, words, reason, why.rule(), lit, why.span());
        show = lit;
    }

    boolean canTakeBack() {
        return !history.isEmpty() && (stage == Stage.MISSED || stage == Stage.ASKING);
    }

    void takeBack() {
        if (!canTakeBack()) return;
        standing = history.pop();
        match = standing.match();
        stage = Stage.ASKING;
        passages = List.of();
        feedback = null;
        help.hide();
        show = step.show();
    }

    // ---- pointing and choosing

    boolean isMarking() {
        return stage == Stage.ASKING && marks != null;
    }

    Marking marking() {
        return marks == null ? Marking.NONE : marks.picture();
    }

    void mark(List<Thing> meant) {
        if (!isMarking()) return;
        passages = List.of();
        feedback = null;
        marks.mark(meant);
    }

    void check() {
        if (!isMarking()) return;
        passages = List.of();
        boolean right = marks.check();
        if (step.task() instanceof Task.Predict) {
            foretold(right);
        } else if (right) {
            done(phrases.allFound());
        } else {
            tried();
            boolean isFind = step.task() instanceof Task.Find find && find.all();
            say(marks.hits() > 0 ? Verdict.PARTLY : Verdict.MISSED,
                    isFind ? phrases.found(marks.hits(), marks.extra(), marks.missing()) : phrases.notThat(), step.goal(), null);
        }
    }

    /** A prediction is made; now the moves show how it is. */
    private void foretold(boolean right) {
        List<Thing> answer = Hand.last(start, predicted).answer(((Task.Predict) step.task()).ask());
        if (!right) tried();
        passages = predicted;
        match = Hand.last(start, predicted);
        Spoken words = phrases.predicted(answer, right);
        if (marks != null) marks.reveal();
        if (choosing != null) choosing.reveal();
        solved();
        say(right ? Verdict.RIGHT : Verdict.MISSED, words, step.done(), firstRule());
    }

    List<Option> options() {
        return choosing == null ? List.of() : choosing.options();
    }

    void choose(int option) {
        if (stage != Stage.ASKING || choosing == null || !choosing.canChoose(option)) return;
        passages = List.of();
        boolean right = choosing.choose(option);
        if (step.task() instanceof Task.Predict) {
            foretold(right);
            return;
        }
        Words because = choosing.because(option);
        if (right) {
            solved();
            Words done = step.done();
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
        counter.tried();
        help.tried();
    }

    private void solved() {
        counter.solved();
        stage = Stage.SOLVED;
        help.hide();
    }

    private void done(Spoken otherwise) {
        solved();
        say(Verdict.RIGHT, step.done().isEmpty() ? otherwise : step.done(), Spoken.SILENCE, firstRule());
    }

    private String firstRule() {
        return step.rules().isEmpty() ? null : step.rules().get(0);
    }

    // ---- help

    Optional<Duration> untilHint() {
        return stage == Stage.ASKING ? help.untilNext() : Optional.empty();
    }

    boolean canHint() {
        return untilHint().map(Duration::isZero).orElse(false);
    }

    void hint() {
        if (!canHint()) return;
        counter.hinted();
        HintShown hint = help.climb(this::nextMove, marks == null ? 0 : marks.missing() + marks.hits());
        passages = List.of();
        feedback = null;
        show = hint.show().isEmpty() ? step.show() : hint.show();
    }

    /** @return the next move of the solution from where the learner stands; empty if there is no way */
    private Optional<Move> nextMove() {
        if (!(step.task() instanceof Task.Play play) || match.isOver()) return Optional.empty();
        try {
            return new Search(play, (PlayCourse) course).from(standing).map(moves -> moves.get(0));
        } catch (RuleFailure failure) {
            return Optional.empty();
        }
    }

    Optional<HintShown> hintShown() {
        return Optional.ofNullable(help.shown());
    }

    private boolean hasSolution() {
        Task task = step.task();
        return !(task instanceof Task.Look) && !(task instanceof Task.Free) && stage != Stage.BROKEN;
    }

    boolean canShowMe() {
        return hasSolution() && (stage == Stage.ASKING || stage == Stage.MISSED) && help.isUsedUp();
    }

    void showMe() {
        if (!hasSolution() || stage == Stage.SHOWN) return;
        try {
            putUp();
            if (step.task() instanceof Task.Play play) passages = Beginnings.solved(step, play, start);
            if (step.task() instanceof Task.Predict) passages = predicted;
            match = Hand.last(start, passages);
            if (marks != null) marks.reveal();
            if (choosing != null) choosing.reveal();
            counter.shown();
            stage = Stage.SHOWN;
            help.hide();
            say(Verdict.RIGHT, shown(), step.done(), firstRule());
        } catch (Unfit unfit) {
            broken(unfit);
        } catch (RuleFailure failure) {
            broken(failure);
        }
    }

    /** What is said while the solution stands there. */
    private Spoken shown() {
        if (step.task() instanceof Task.Predict predict) return phrases.predicted(match.answer(predict.ask()), true);
        if (step.task() instanceof Task.Answer) {
            Words because = choosing.because(choosing.firstRight());
            if (!because.isEmpty()) return because;
        }
        return phrases.likeThis();
    }

    // ---- going about

    void again() {
        if (stage == Stage.BROKEN) return;
        try {
            putUp();
        } catch (Unfit unfit) {
            broken(unfit);
        } catch (RuleFailure failure) {
            broken(failure);
        }
    }
}
