package regola.ui.present.lesson;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.language.model.CheckedGame;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.TellingTime;
import regola.teaching.progress.Learner;
import regola.teaching.progress.LessonProgress;
import regola.teaching.progress.Progress;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;
import regola.teaching.run.StepResult;
import regola.ui.present.BoardPresenter;
import regola.ui.present.BoardSession;
import regola.ui.present.Errand;
import regola.ui.present.Pause;
import regola.ui.present.Sketch;
import regola.ui.present.match.Thinking;
import regola.ui.present.review.Advising;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.PictureBookView;
import regola.ui.view.rules.RuleCardView;

/**
 * A LessonPresenter takes one learner through lessons, one at a time: intents go in from any thread, pictures come out
 * on the worker. The worker must do one thing after another.
 */
public final class LessonPresenter extends BoardPresenter implements LessonIntents {
    /** Between two moves that are played by themselves, so that each can be seen. */
    public static final Duration BETWEEN_MOVES = Duration.ofMillis(550);

    /** So long one reads what is said to a press that leads nowhere. */
    static final Duration STRAY_READ = Duration.ofSeconds(4);

    private final Executor worker;
    private final LessonShelf shelf;
    private final Studies studies;
    private final InstantSource clock;
    private final Pause pause;
    private final Consumer<LessonView> screen;
    private final Consumer<List<ProblemView>> failed;
    /** Whether somebody only sees how the lesson goes that they write. */
    private boolean trial;

    private LessonSession session;
    private final StepsAhead ahead = new StepsAhead();
    /** The session that was last, and whose: an answer that was found to be wrong is so still when they come back. */
    private LessonSession last;

    private String learner = "";
    private Lesson lesson;
    private Neighbours beside = Neighbours.NONE;
    private Manner manner = Manner.of("en");
    private long serial;
    /** The step that was shown last. */
    private int shown;
    /** Whether a lesson is being opened where the learner left off. */
    private boolean returns;

    /** The scene whose words were there long enough to be read, or whose reader wanted on. */
    private String read = "";

    /** The hints in matches within lessons; null where there are none. */
    private MatchHelp help;
    /** Finds out beside how to look ahead in rules: whoever waits for an answer in a match need not wait for that. */
    private Consumer<Ruleset> prepared = rules -> {};

    private volatile Said about = Said.NOTHING;

    /**
     * @param screen gets each picture
     * @param failed hears what is wrong with a lesson that could not be opened
     */
    public LessonPresenter(
            Executor worker,
            LessonShelf shelf,
            Studies studies,
            InstantSource clock,
            Pause pause,
            Consumer<LessonView> screen,
            Consumer<List<ProblemView>> failed) {
        super(worker);
        this.worker = worker;
        this.shelf = shelf;
        this.studies = studies;
        this.clock = clock;
        this.pause = pause;
        this.screen = screen;
        this.failed = failed;
    }

    /** @param thinking finds out how to look ahead, for the hints in matches within lessons */
    public LessonPresenter advised(Thinking thinking) {
        return advised(thinking, Advising::beside);
    }

    /** @param threads runs each thing on a thread of its own */
    public LessonPresenter advised(Thinking thinking, Executor threads) {
        help = new MatchHelp(() -> session, worker, thinking::tuning, threads, this::show);
        prepared = thinking::prepare;
        return this;
    }

    /** Opens a lesson where the learner left off. */
    public void open(String id) {
        ask(Said.of("lesson.opening.named"), () -> {
            trial = false;
            load(id);
        });
    }

    /** Whoever has written a lesson sees how it goes, from its beginning; nothing of that counts as learnt. */
    public void tryOut(String id) {
        ask(Said.of("lesson.opening.named"), () -> {
            trial = true;
            load(id, read -> 0);
        });
    }

    /** @param step at which the lesson begins, from 0; beyond the last one it begins there */
    public void openAt(String id, int step) {
        ask(Said.of("lesson.opening.named"), () -> {
            trial = false;
            load(id, read -> Math.max(0, Math.min(step, read.steps().size() - 1)));
        });
    }

    /**
     * @param place gets the id of the present lesson and its present step, from 0, on the worker; not before there is
     *     one
     */
    public void where(ObjIntConsumer<String> place) {
        worker.execute(() -> {
            if (session != null) place.accept(lesson.id(), session.run().at());
        });
    }

    /** Opens a lesson where the learner left off. */
    private void load(String id) {
        returns = true;
        try {
            load(id, lesson -> {
                String left = kept(lesson).step();
                return left == null ? 0 : lesson.indexOf(left);
            });
        } finally {
            returns = false;
        }
    }

    /** @param step where to begin, given the lesson that was read; what was done in it before stays done */
    private void load(String id, ToIntFunction<Lesson> step) {
        LessonShelf.Reading reading = shelf.read(id);
        if (reading.lesson() == null) {
            failed.accept(reading.problems());
            return;
        }
        Errand.stopIfGivenUp();
        beside = Neighbours.of(shelf.lessons(reading.lesson().header().game()), id);
        lesson = reading.lesson();
        begin(step.applyAsInt(lesson), Headway.before(lesson, kept(lesson)), last);
    }

    /** Whether the same learner comes back to the very step where they were, and nothing was done meanwhile. */
    private boolean isWhereItWas(LessonSession before, LessonSession begun) {
        if (trial || before == null || !learner.equals(studies.progress().now())) return false;
        LessonRun was = before.run();
        return was.lesson().id().equals(lesson.id())
                && was.at() == begun.run().at()
                && !was.hasEnded()
                && was.results().equals(begun.run().results());
    }

    private LessonProgress kept(Lesson of) {
        return studies.progress().learner().lesson(of.id());
    }

    /** @param before what was done in each step */
    private void begin(int step, List<StepResult> before) {
        begin(step, before, null);
    }

    /** @param was what was found to be wrong there is so still; null if nothing was there before */
    private void begin(int step, List<StepResult> before, LessonSession was) {
        LessonSession begun = new LessonSession(LessonRun.start(lesson, step, clock, before), manner);
        Errand.stopIfGivenUp();
        if (isWhereItWas(was, begun)) begun.recall(was);
        if (returns) begun.comesBack();
        session = begun;
        last = begun;
        if (lesson.steps().stream().anyMatch(each -> each.task() instanceof Task.Free)) prepared.accept(lesson.rules());
        learner = studies.progress().now();
        remember();
        show();
    }

    // ---- beside it

    /** @param answer its place among the answers, from 0 */
    @Override
    public void answer(int answer) {
        then(s -> s.answer(answer));
    }

    @Override
    public void act(LessonAct act) {
        ask(about(), () -> {
            if (session == null) return;
            boolean ended = session.run().stage() == Stage.ENDED;
            if (ended && act == LessonAct.NEXT) {
                if (beside.next() != null) load(beside.next().id());
            } else if (act == LessonAct.AFRESH || ended && act == LessonAct.AGAIN) {
                begin(0, List.of());
            } else if (session.isBusy() && act != LessonAct.AGAIN && !(act == LessonAct.NEXT && isScene())) {
                hurry();
            } else if (act != LessonAct.HINT || !isHelped()) {
                if (help != null && act == LessonAct.AGAIN) help.leave();
                session.act(act);
                remember();
                show();
            }
        });
    }

    /** @param step from 0 */
    @Override
    public void goTo(int step) {
        ask(about(), () -> {
            if (session == null) return;
            session.goTo(step);
            remember();
            show();
        });
    }

    // ---- before a class

    /**
     * The clicker says on: what is allowed is lit, then it is shown how it is done, then the next step is there, after
     * the last one what was learnt, and then the next lesson from its beginning. Moves that are still being shown are
     * shown to their end first.
     *
     * @param lit whether what is allowed is lit
     * @param light is called, on the worker, when it is to be lit
     * @param dim is called, on the worker, before a step begins
     */
    public void onward(boolean lit, Runnable light, Runnable dim) {
        worker.execute(() -> {
            if (session == null) return;
            Stage stage = session.run().stage();
            boolean asks = stage == Stage.ASKING && !(session.run().step().task() instanceof Task.Free);
            if (session.isBusy()) {
                finish();
            } else if (asks && !lit) {
                light.run();
            } else if (asks || stage == Stage.MISSED) {
                session.demonstrate();
                show();
            } else if (stage != Stage.ENDED || beside.next() != null) {
                dim.run();
                worker.execute(this::stepOn);
            }
        });
    }

    /** A class wants help with what is asked: the next hint, after the last one how it is done. Nothing is counted. */
    public void prompt() {
        worker.execute(() -> {
            if (session == null) return;
            Stage stage = session.run().stage();
            if (session.isBusy()) {
                finish();
            } else if ((stage == Stage.ASKING || stage == Stage.MISSED) && !isHelped()) {
                if (session.run().untilHint().isPresent()) session.prompt();
                else session.demonstrate();
                show();
            }
        });
    }

    /**
     * The clicker says back: what was done in a step is put back, then the step before is there; before the first one,
     * the last step of the lesson before.
     *
     * @param dim is called, on the worker, before a step begins
     */
    public void backward(Runnable dim) {
        worker.execute(() -> {
            if (session == null) return;
            dim.run();
            worker.execute(this::stepBack);
        });
    }

    private void stepOn() {
        if (session == null) return;
        if (session.run().hasEnded()) {
            load(beside.next().id(), lesson -> 0);
            return;
        }
        session.act(LessonAct.NEXT);
        remember();
        show();
    }

    private void stepBack() {
        if (session == null) return;
        LessonRun run = session.run();
        Stage stage = run.stage();
        boolean changed = stage == Stage.SHOWN || stage == Stage.MISSED || stage == Stage.SOLVED || run.canTakeBack();
        boolean back = run.at() > 0 || beside.previous() != null;
        if (changed) session.act(LessonAct.AGAIN);
        // A step that is solved from its beginning cannot be put back.
        if (changed && run.stage() != Stage.SOLVED || !back) show();
        else if (stage == Stage.ENDED) goTo(run.at());
        else if (run.at() > 0) goTo(run.at() - 1);
        else load(beside.previous().id(), lesson -> lesson.steps().size() - 1);
    }

    /** Opens or folds a rule in the margin. */
    @Override
    public void fold(String rule) {
        then(s -> s.fold(rule));
    }

    /** @param answer gets, on the worker, the card of a rule of the game that the lesson is about */
    public void rule(String rule, Consumer<RuleCardView> answer) {
        worker.execute(() -> {
            if (session != null) answer.accept(RuleInFront.of(session, rule));
        });
    }

    /** @param answer gets, on the worker, the rules by which the lesson is played */
    public void rules(Consumer<Ruleset> answer) {
        worker.execute(() -> {
            if (lesson != null) answer.accept(lesson.rules());
        });
    }

    /** @param paper gets the lesson to be put on paper, on the worker */
    public void handout(Consumer<HandoutView> paper) {
        worker.execute(() -> {
            if (lesson == null) return;
            LessonHandout handout = new LessonHandout(lesson, clock, manner.language());
            worker.execute(new Sketch<>(about(), true, handout::page, paper, () -> {}));
        });
    }

    /** @param answer gets, on the worker, the picture cards of the game that the lesson is about */
    public void book(Consumer<PictureBookView> answer) {
        worker.execute(() -> {
            if (lesson == null) return;
            String game = lesson.header().game();
            Learner learner = studies.progress().learner();
            String spoken = manner.language();
            List<LessonShelf.Entry> entries = shelf.lessons(game);
            worker.execute(new Sketch<>(
                    Said.of("book.made"),
                    true,
                    () -> PictureBook.of(game, PictureBook.readable(shelf, entries, Map.of()), learner, spoken),
                    answer,
                    () -> {}));
        });
    }

    /** @param film gets the present step as it is done, picture by picture, on the worker */
    public void film(Consumer<FilmView> film) {
        worker.execute(() -> {
            if (session == null) return;
            LessonHandout handout = new LessonHandout(lesson, clock, manner.language());
            int step = session.run().at();
            worker.execute(new Sketch<>(about(), true, () -> handout.film(step), film, () -> {}));
        });
    }

    /** The learner comes back to the lesson that was left, to the step that was left, even if it was but looked at. */
    public void comeBack() {
        ask(about(), () -> {
            if (lesson == null) return;
            boolean same = last != null
                    && !last.run().hasEnded()
                    && learner.equals(studies.progress().now());
            if (same) load(lesson.id(), read -> read.indexOf(last.run().step().id()));
            else load(lesson.id());
        });
    }

    /** @param answer gets, on the worker, the game that the lesson is about */
    public void game(Consumer<CheckedGame> answer) {
        worker.execute(() -> {
            if (lesson != null) answer.accept(lesson.rules().game());
        });
    }

    public void speak(String chosen) {
        speak(said -> said.in(chosen));
    }

    /** @param names whether places are called by their names, which the learner can find on the board then */
    public void naming(boolean names) {
        speak(said -> said.naming(names));
    }

    private void speak(UnaryOperator<Manner> how) {
        ask(about, () -> {
            Manner next = how.apply(manner);
            boolean same = next.equals(manner);
            manner = next;
            if (session == null || same) return;
            session.speak(next);
            show();
        });
    }

    /** The learner leaves; nothing of the lesson goes on. */
    public void leave() {
        worker.execute(() -> {
            session = null;
            if (help != null) help.leave();
        });
    }

    /**
     * The window has finished showing a picture: whatever travelled has arrived. Only then does the next move follow.
     */
    @Override
    public void shown(long picture) {
        worker.execute(() -> {
            if (session == null || picture != serial || !session.isBusy()) return;
            Duration wait = isUnread() ? TellingTime.reading(session.run().step(), manner.language()) : BETWEEN_MOVES;
            pause.after(
                    wait,
                    () -> ask(about(), () -> {
                        if (session == null || picture != serial || !session.isBusy()) return;
                        read = scene();
                        session.advance();
                        show();
                    }));
        });
    }

    @Override
    protected Said about() {
        return about;
    }

    /** Does what may take long. */
    private void ask(Said what, Runnable work) {
        worker.execute(new Errand(what, work, asShownLast()));
    }

    /**
     * What was begun took too long: the step that was shown last begins anew, and nothing is left of what was touched
     * since.
     */
    private Errand asShownLast() {
        return new Errand(
                texts -> about.in(texts),
                () -> {
                    if (session == null) return;
                    lesson = session.run().lesson();
                    begin(shown, Headway.before(lesson, kept(lesson)));
                },
                () -> session = null);
    }

    @Override
    protected BoardSession board() {
        return session;
    }

    @Override
    protected void onBoard(Consumer<BoardSession> intent) {
        then(intent::accept);
    }

    /**
     * Whoever does something while moves are still being shown wants to be past them, and sees first where they lead.
     */
    private void then(Consumer<LessonSession> intent) {
        ask(about(), () -> {
            if (session == null) return;
            if (session.isBusy()) {
                hurry();
                return;
            }
            intent.accept(session);
            remember();
            show();
        });
    }

    private void finish() {
        session.finish();
        show();
    }

    /** Whoever has read what a scene says before its time sees it begin; then, and elsewhere, where it leads. */
    private void hurry() {
        if (isUnread()) {
            read = scene();
            session.advance();
            show();
        } else {
            finish();
        }
    }

    /** Whether a scene has not begun whose words are new. */
    private boolean isUnread() {
        return isScene() && session.played().isEmpty() && !scene().equals(read);
    }

    /** Whether something is told: it can be left at any time, by the button that leads on. */
    private boolean isScene() {
        return session.run().step().task() instanceof Task.Watch;
    }

    private String scene() {
        return lesson.id() + "#" + session.run().step().id() + "/" + manner.language();
    }

    /** What was said of the last press has been read by whoever asks on. */
    private boolean isHelped() {
        if (help == null || !help.advice().open()) return false;
        session.still();
        if (session.pointing() != null) session.pointing().forgive();
        return help.hint();
    }

    private LessonView picture() {
        MatchAdvice advice = help == null ? MatchAdvice.NONE : help.advice();
        return new LessonPicture(session, advice)
                .of(++serial, beside.number(), beside.next(), ahead.of(lesson, manner));
    }

    private void show() {
        LessonView picture = picture();
        if (help != null && help.pictured(picture)) picture = picture();
        Errand.stopIfGivenUp();
        shown = session.run().at();
        Spoken named = lesson.header().title();
        about = texts -> named.text(texts.language());
        screen.accept(picture);
        long now = serial;
        if (picture.state() == LessonState.STRAY && !picture.hint().isEmpty())
            pause.after(STRAY_READ, () -> worker.execute(() -> sayHintAgain(now)));
        session.untilHint()
                .ifPresent(wait -> pause.after(
                        wait.plusMillis(20),
                        () -> worker.execute(() -> {
                            if (session == null || now != serial) return;
                            session.still();
                            show();
                        })));
    }

    /** What was said to a press that led nowhere has been read: the hint that was asked for stands there again. */
    private void sayHintAgain(long since) {
        if (session == null || since != serial) return;
        session.still();
        if (session.pointing() != null) session.pointing().forgive();
        show();
    }

    // ---- what is kept

    private void remember() {
        if (trial) return;
        Progress before = studies.progress();
        Progress after = Headway.with(before, session.run());
        if (!after.equals(before)) studies.keep(after);
    }
}
