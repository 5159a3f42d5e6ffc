package regola.ui.present.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.ui.present.BoardPresenter;
import regola.ui.present.BoardSession;
import regola.ui.present.Errand;
import regola.ui.present.Pause;
import regola.ui.present.ProblemViews;
import regola.ui.present.Sketch;
import regola.ui.present.picture.GameTitle;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.MatchView;

/**
 * A GamePresenter runs one match at a time for a window: intents go in from any thread, pictures come out on the
 * worker. The worker must do one thing after another; it alone touches the match.
 */
public final class GamePresenter extends BoardPresenter implements GameIntents, Advised {
    private final Executor worker;
    private final Consumer<MatchView> screen;
    private final Consumer<ProblemView> failed;
    private final Pondering pondering;
    private MatchSession session;
    private Manner manner = Manner.of("en");
    private long serial;
    private boolean projected;
    private final Pause pause;
    /** Whether the only move plays itself. */
    private boolean plays;
    /** How long computers take; null where they play at once. */
    private Tempo tempo;
    /** The last picture of which all has been seen. */
    private long seen = -1;
    /** How the match could have gone on, while that is on the board; null if the match is. */
    private SideLine aside;
    /** Whether nobody looks. */
    private boolean rests;
    /** Whether those play who read little: a computer goes on at once in a match that they come back to. */
    private boolean eager;

    private Consumer<MatchRecord> recorder = kept -> {};
    private Consumer<MatchRecord> seated = match -> {};
    /** The number of the match: starting again begins another, going on under other rules does not. */
    private long matchNumber;
    /** How many moves computers have made one after the other. */
    private int row;
    /** What is said while computers move. */
    private final ToldPage page = new ToldPage();
    /** What the last record was made of. */
    private Object mark;
    /** The match as it was last shown. */
    private MatchRecord kept;

    private volatile Said about = Said.NOTHING;

    /**
     * @param screen gets each picture
     * @param failed hears why a match could not begin
     * @param thinking where computers think
     */
    public GamePresenter(Executor worker, Consumer<MatchView> screen, Consumer<ProblemView> failed, Thinking thinking) {
        this(worker, screen, failed, thinking, (wait, then) -> {});
    }

    /** @param pause waits before the only move plays itself */
    public GamePresenter(
            Executor worker, Consumer<MatchView> screen, Consumer<ProblemView> failed, Thinking thinking, Pause pause) {
        super(worker);
        this.pause = pause;
        this.worker = worker;
        this.screen = screen;
        this.failed = failed;
        this.pondering = new Pondering(thinking, work -> ask(about, work), this::computerGoesOn);
    }

    /** @param heard gets the match, on the worker, whenever it has come further or gone back */
    public void record(Consumer<MatchRecord> heard) {
        worker.execute(() -> recorder = heard);
    }

    /** @param heard gets, on the worker, what is wrong with an aim, once a match; computers think without it */
    public void troubled(Consumer<ProblemView> heard) {
        worker.execute(() -> pondering.troubled(trouble -> heard.accept(ProblemViews.of(trouble.trouble()))));
    }

    public void start(MatchSetUp setUp) {
        resume(Resumption.fresh(setUp));
    }

    /** Goes on with a match. If that fails, the one before is still there. */
    public void resume(Resumption resumed) {
        resume(resumed, () -> {});
    }

    /** @param begun is run on the worker before the first picture of this match; not at all if it cannot begin */
    public void resume(Resumption resumed, Runnable begun) {
        ask(GameTitle.withFile(resumed.setUp().rules().game()), () -> {
            try {
                MatchSession next = new MatchSession(resumed.playable(), manner);
                if (eager && !next.canRedo()) next.goOn();
                begin(next, () -> {
                    matchNumber++;
                    begun.run();
                });
            } catch (RuleFailure broken) {
                failed.accept(ProblemViews.of(broken.trouble()));
            }
        });
    }

    private void begin(MatchSession next, Runnable begun) {
        settle(next);
        MatchView first = next.forced(next.picture(++serial));
        Errand.stopIfGivenUp();
        session = next;
        aside = null;
        begun.run();
        keep();
        screen.accept(first);
        pondering.prepare(kept.rules(), next.hasComputers());
        ponder();
    }

    private void settle(MatchSession next) {
        next.project(projected);
        next.tell(tempo != null);
        next.playForced(plays, eager);
    }

    /**
     * The match goes on under other rules, if it can.
     *
     * @param begun gets, before the first picture, in what way it goes on
     * @param refused gets why it cannot; the match goes on as it was
     */
    public void goOnWith(MatchSetUp setUp, Consumer<WentOn> begun, Consumer<List<ProblemView>> refused) {
        ask(GameTitle.withFile(setUp.rules().game()), () -> {
            if (session == null) return;
            CarryOver over = session.under(setUp, manner.language());
            if (over.timeline() == null) {
                refused.accept(over.problems());
                return;
            }
            try {
                begin(new MatchSession(setUp, over.timeline(), manner), () -> begun.accept(over.how()));
            } catch (RuleFailure broken) {
                refused.accept(List.of(ProblemViews.of(broken.trouble())));
            }
        });
    }

    /**
     * The match is not played here any more.
     *
     * @param left is run on the worker, after all that was done in it
     */
    public void leave(Runnable left) {
        worker.execute(() -> {
            pondering.stop();
            session = null;
            aside = null;
            mark = null;
            left.run();
        });
    }

    /** Whoever decides has taken the machine: what is for these eyes only is shown. */
    @Override
    public void uncover() {
        then(MatchSession::uncover);
    }

    @Override
    public void undo() {
        stepOr(-1, s -> {
            if (s.canUndo()) s.undo();
        });
    }

    /** Whoever decides gives the match up, or who plays alone against computers; taken back like a move. */
    public void giveUp() {
        then(MatchSession::giveUp);
    }

    @Override
    public void redo() {
        stepOr(1, s -> {
            if (s.canRedo()) s.redo();
        });
    }

    @Override
    public void goTo(int moment) {
        then(s -> s.goTo(moment));
    }

    /** That moment is shown as who decided there could see it, until another one is shown. */
    public void goToAsDecider(int moment) {
        then(s -> {
            s.goTo(moment);
            s.lookAsDecider();
        });
    }

    @Override
    public void aside(int moment, List<Move> moves, int step) {
        ask(about, () -> {
            if (session == null) return;
            if (session.moment() != moment) act(s -> s.goTo(moment));
            if (picture().decision().waiting() == DecisionView.Waiting.HANDOVER) return;
            if (aside == null || !aside.is(moment, moves)) aside = session.aside(moves);
            aside.go(step);
            show();
        });
    }

    /** One move of what could have been more or less, while that is on the board; else something in the match. */
    private void stepOr(int by, Consumer<MatchSession> intent) {
        ask(about, () -> {
            if (session == null) return;
            if (aside == null) {
                act(intent);
                return;
            }
            aside.go(aside.step() + by);
            show();
        });
    }

    /** The match goes on from the moment that somebody looks at. */
    @Override
    public void goOn() {
        then(MatchSession::goOn);
    }

    @Override
    public void takeFormer() {
        then(MatchSession::takeFormer);
    }

    public void restart() {
        then(s -> {
            s.restart();
            matchNumber++;
        });
    }

    @Override
    public void seat(String player, String rival) {
        then(s -> s.seat(player, rival));
        worker.execute(() -> {
            if (session != null) seated.accept(kept);
        });
    }

    /** @param heard gets the match, on the worker, whenever somebody has chosen in it who plays */
    public void seated(Consumer<MatchRecord> heard) {
        worker.execute(() -> seated = heard);
    }

    /** A class looks on from now on, or not any more. */
    public void project(boolean on) {
        worker.execute(() -> projected = on);
        then(s -> s.project(on));
    }

    @Override
    public void consult(Consumer<Consulted> answer) {
        ask(
                about,
                () -> answer.accept(session == null ? null : session.consulted().orElse(null)));
    }

    @Override
    public void instead(Consumer<Move> judge) {
        then(s -> s.instead(judge));
    }

    /** @param on whether nobody goes on from where somebody looks round in what was */
    public void study(boolean on) {
        then(s -> s.study(on));
    }

    /** @param on whether the only move plays itself from now on */
    public void playForced(boolean on) {
        worker.execute(() -> {
            if (plays == on) return;
            plays = on;
            then(s -> s.playForced(on, eager));
        });
    }

    /**
     * @param next how long computers take from now on, and that what came of secret choices is told; null where nobody
     *     looks on: they play at once
     */
    public void pace(Tempo next) {
        worker.execute(() -> {
            tempo = next;
            if (session != null) session.tell(next != null);
        });
    }

    /** @param on whether those play who read little: computers go on at once, and the only move waits for a press */
    public void forChildren(boolean on) {
        worker.execute(() -> {
            eager = on;
            if (session != null) session.playForced(plays, on);
        });
    }

    /** @param on whether nobody looks at the match: then nobody goes on in it by itself */
    public void rest(boolean on) {
        worker.execute(() -> {
            rests = on;
            if (on && session != null) leaveAsItIs();
            ponder();
            if (!on && seen == serial) goesOnAfter(serial);
        });
    }

    /** What was about to play itself waits for whoever comes back. */
    private void leaveAsItIs() {
        boolean counted = session.isForced() && !session.isPatient();
        session.leave();
        if (counted) show();
    }

    /** Whoever does not want to wait any longer sees what comes next. */
    @Override
    public void hurry() {
        ask(about, () -> {
            if (session != null && isWaited()) goesOn();
        });
    }

    /** Whether everything stands still only so that people can follow. */
    private boolean isWaited() {
        return tempo != null && seen == serial && (!session.told().isEmpty() || session.isComputersTurn());
    }

    private void goesOn() {
        if (session.told().isEmpty()) computerGoesOn();
        else act(MatchSession::goOn);
    }

    /** A computer makes its move, as soon as it knows it. */
    private void computerGoesOn() {
        if (session == null || rests) return;
        Thought decided = pondering.outcome(session);
        if (decided == null) return;
        if (decided.mishap() != null) {
            session.pause(); // or it would go wrong for ever
            show();
            decided.tellMishap();
        }
        row++;
        act(s -> s.letComputerPlay(decided));
    }

    /** A computer thinks while what happened before is still on its way over the board. */
    private void ponder() {
        if (session == null || rests) pondering.stop();
        else pondering.follow(session);
    }

    /** The only move is made now, without waiting for it. */
    @Override
    public void playOnly() {
        then(s -> s.playForced());
    }

    @Override
    public void hold() {
        worker.execute(() -> {
            if (session != null && session.isForced()) then(MatchSession::hold);
        });
    }

    /** @param paper gets the present moment to be put on paper, on the worker; not at all if there is none */
    public void handout(Consumer<HandoutView> paper) {
        worker.execute(() -> {
            if (session != null)
                worker.execute(new Sketch<>(about, true, session.paper().handout(), paper, () -> {}));
        });
    }

    /** @param film gets the match up to the present moment, picture by picture, on the worker */
    public void film(Consumer<FilmView> film) {
        worker.execute(() -> {
            if (session != null)
                worker.execute(new Sketch<>(about, true, session.paper().film(), film, () -> {}));
        });
    }

    public void speak(String chosen) {
        speak(said -> said.in(chosen));
    }

    /** @param names whether places are called by their names, which people can find on the board then */
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

    /** The window has finished showing a picture: whatever travelled has arrived. Only then does a computer go on. */
    @Override
    public void shown(long picture) {
        ask(about, () -> {
            if (session == null || picture != serial) return;
            seen = picture;
            if (aside != null) return;
            goesOnAfter(picture);
        });
    }

    /** What happens by itself after a picture, sooner or later. */
    private void goesOnAfter(long picture) {
        if (session == null || rests) return;
        List<String> told = session.told();
        if (!session.isComputersTurn() && told.isEmpty()) row = 0;
        if (!told.isEmpty()) {
            int letters = ToldPage.letters(told);
            // Those who read little are told the most of it.
            int millis = eager ? Tempo.telling(letters) : Tempo.pages(letters);
            pause.after(Duration.ofMillis(millis), () -> waited(picture));
        } else if (session.isComputersTurn() && tempo != null) {
            long lasts = new Rhythm(tempo, page).before(session, row);
            pause.after(Duration.ofMillis(lasts), () -> waited(picture));
        } else if (session.isComputersTurn()) {
            computerGoesOn();
        } else if (session.isForced() && !session.isPatient()) {
            pause.after(Duration.ofMillis(DecisionView.FORCED_MILLIS), () -> forced(picture));
        }
    }

    /** The time has passed in which people could follow. */
    private void waited(long picture) {
        ask(about, () -> {
            if (session != null && picture == serial && !rests && isWaited()) goesOn();
        });
    }

    /** The time has passed in which somebody could have wanted to do it by hand. */
    private void forced(long picture) {
        ask(about, () -> {
            if (session == null || picture != serial || rests) return;
            act(MatchSession::playForced);
        });
    }

    private MatchView picture() {
        return session.forced(session.picture(serial));
    }

    @Override
    protected BoardSession board() {
        // Nothing leads anywhere from what could have been.
        return aside == null ? session : null;
    }

    @Override
    protected void onBoard(Consumer<BoardSession> intent) {
        ask(about, () -> {
            if (session == null) return;
            if (aside != null) leaveAside();
            else if (isWaited()) goesOn();
            else act(intent::accept);
        });
    }

    @Override
    public boolean moveOn() {
        ask(about, () -> {
            if (session != null && aside == null && session.forgive()) show();
        });
        return true;
    }

    /** Whoever presses the board, on which something else stands than in the match, has that again. */
    private void leaveAside() {
        aside.go(0);
        show();
    }

    @Override
    protected Said about() {
        return about;
    }

    /** Does what may take long. */
    private void ask(Said what, Runnable work) {
        worker.execute(new Errand(what, work, asShownLast()));
    }

    /** What was begun took too long: the match is made anew as it was shown last, of nothing that was touched since. */
    private Errand asShownLast() {
        return new Errand(
                texts -> about.in(texts),
                () -> {
                    if (kept == null) return;
                    MatchSetUp setUp = new MatchSetUp(kept.rules(), kept.seed(), kept.computers(), kept.called());
                    MatchSession again = new MatchSession(
                            new Resumption(setUp, kept.start(), kept.moves(), kept.at(), kept.givenUp()), manner);
                    again.pause();
                    settle(again);
                    if (session != null) again.askAs(session);
                    MatchView picture = again.picture(++serial);
                    Errand.stopIfGivenUp();
                    session = again;
                    aside = null;
                    keep();
                    screen.accept(picture);
                    ponder();
                },
                () -> session = null);
    }

    private void then(Consumer<MatchSession> intent) {
        ask(about, () -> {
            aside = null;
            if (session != null) act(intent);
        });
    }

    private void act(Consumer<MatchSession> intent) {
        try {
            intent.accept(session);
        } catch (RuleFailure broken) {
            session.fail(broken);
        }
        show();
    }

    /**
     * Where the rules fail even while a moment is described, such as in counting points, the match steps back from it.
     */
    private void show() {
        MatchView view;
        serial++;
        try {
            view = picture();
        } catch (RuleFailure broken) {
            session.stepBack(broken);
            view = picture();
        }
        keep();
        screen.accept(aside == null ? grown(page.on(view, session.moment(), tempo)) : over(view));
        ponder();
    }

    /** What could have been is over when all of it has been taken back. */
    private MatchView over(MatchView moment) {
        MatchView seen = session.over(aside, moment);
        if (aside.step() == 0) aside = null;
        return seen;
    }

    /** At the end, who grows with the learner says how it plays next time. */
    private MatchView grown(MatchView view) {
        List<String> said = pondering.adapting().said(kept, Texts.in(view.language()));
        return said.isEmpty() ? view : view.telling(said);
    }

    private void keep() {
        Errand.stopIfGivenUp();
        Object now = session.mark();
        if (now.equals(mark)) return;
        mark = now;
        kept = session.record(matchNumber);
        pondering.adapting().follow(kept, session.match());
        about = GameTitle.withFile(kept.rules().game());
        recorder.accept(kept);
    }
}
