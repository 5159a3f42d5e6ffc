package regola.ui.present.review;

import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.Briefly;
import regola.advice.Objection;
import regola.advice.TurnAhead;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.search.Budget;
import regola.search.Tuning;
import regola.ui.present.OneThread;
import regola.ui.present.match.Advised;
import regola.ui.present.match.Consulted;
import regola.ui.present.match.Held;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.DraftWord;
import regola.ui.view.match.HintView;
import regola.ui.view.match.HintView.Stage;
import regola.ui.view.match.MatchView;

/**
 * An Advising leads through a hint step by step: what to begin with, the whole move and why, then what speaks against
 * others. Whatever happens in the match ends it. It is used on one thread, that of the window or the worker; it
 * computes beside.
 */
public final class Advising {
    /** So many worlds a hint looks at, so that it is the same every time, unless that takes far too long. */
    public static final Budget HINT = new Budget(5_000, Duration.ofSeconds(3).toNanos());

    private final OneThread thread = new OneThread("the hints of a match");
    private final Advised game;
    private final Function<Ruleset, Tuning> tunings;
    private final Budget budget;
    private final Executor beside;
    private final Executor back;
    private final Consumer<HintView> screen;
    /** Counts what was begun: what has another number is given up. */
    private final AtomicLong asked = new AtomicLong();

    private Stage stage = Stage.NONE;
    private MatchView picture; // as it was shown last
    /** What is told now. */
    private HintView shown = HintView.NONE;

    private HintWords words;
    private boolean plainly;
    /** Whether who reads little has been told what to look for, and not yet where. */
    private boolean looks;
    /** The numbers of rules that who reads little has been told in this match. */
    private final Set<String> explained = new HashSet<>();

    private Consulted consulted;
    /** What was found out about the decision that is advised on; null if nothing yet. */
    private Advice advice;
    /** What comes after it in the same turn, as far as it has been found out. */
    private TurnAhead ahead = TurnAhead.NONE;
    /** Whether something of a move is chosen. */
    private boolean begun;
    /** What of the moves that are told goes on with what is chosen, where that is not all of them; else empty. */
    private List<Move> chosen = List.of();
    /** The move that was asked about last; null if none was. */
    private Move tried;
    /** The move that was asked about, and what could come of it; empty where nothing of it is to be seen. */
    private List<Move> line = List.of();
    /** What is told of that where none of it is on the board. */
    private HintView answer = HintView.NONE;
    /** So many moves of it are on the board. */
    private int played;
    /** The moment and the language of the picture that the help belongs to. */
    private About about = new About(-2, -2, "");

    /** What a picture is of: the moment, how many there are, and the language. */
    private record About(int moment, int last, String language) {
        boolean isInAnotherLanguage(About other) {
            return moment == other.moment && last == other.last && !language.equals(other.language);
        }
    }

    /** What speaks against a move, and the hint that it belongs to. */
    private record Judged(Advice hint, Objection objection) {}

    private final FoundOut found = new FoundOut();

    /** What was told before moves were made, so that a look back can speak of it; also by what the seat sees. */
    private final Map<Long, Hinted> told = new LinkedHashMap<>();

    /** What is told instead of the answer, null where that has been done; itself null where nothing is. */
    private Function<Objection, HintView> finding;

    private Texts texts = Texts.in("en");

    /**
     * @param tunings how to look ahead in a ruleset; asked beside the window
     * @param budget how far to look
     * @param beside runs each thing on a thread that is neither the window's nor the match's
     * @param back runs things on the thread that this is used on
     * @param screen gets what is shown
     */
    public Advising(
            Advised game,
            Function<Ruleset, Tuning> tunings,
            Budget budget,
            Executor beside,
            Executor back,
            Consumer<HintView> screen) {
        this.game = game;
        this.tunings = tunings;
        this.budget = budget;
        this.beside = beside;
        this.back = back;
        this.screen = screen;
    }

    /** What is computed can be given up and ends then, so each has a thread of its own. */
    public static void beside(Runnable work) {
        Thread thread = new Thread(work, "regola-advice");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    /** Another picture of the match is shown: what is of another moment is not helped with any more. */
    public void pictured(MatchView view) {
        thread.check();
        picture = view;
        About now = new About(view.story().moment(), view.story().last(), view.language());
        texts = Texts.in(view.language());
        boolean before = begun;
        begun = view.decision().isBegun();
        boolean decides = view.isPersonHere();
        boolean said = decides && (stage == Stage.PIECE || stage == Stage.MOVE);
        if (said && now.isInAnotherLanguage(about)) sayAgain(stage);
        else if (stage != Stage.NONE && !now.equals(about)) drop(); // a move has been made since
        else if (said && goesElsewhere(view)) drop(); // its rings would be taken for praise of what is chosen
        else if (said && !left(view).equals(chosen)) narrow(left(view));
        else if (said && plainly && stage == Stage.MOVE && begun != before) show(words.whole(advice, ahead));
        else if (isJudged() && view.decision().isOver())
            drop(); // nobody asks what to do where nothing can be done any more
        else if (stage == Stage.BACK && isBegun(view)) drop();
        else if (stage == Stage.ANSWER && view.story().aside() + played > 0)
            follow(view.story().aside());
        else if (stage == Stage.ANSWER && isAnotherBegun(view)) show(words.asking(true));
        else if (stage != Stage.NONE && !decides && !isAsked()) drop();
        about = now;
    }

    /** Whether something is chosen with which nothing of what is told can be done any more. */
    private boolean goesElsewhere(MatchView view) {
        return held(view).isNarrower() && held(view).of(meant()).isEmpty();
    }

    private Held held(MatchView view) {
        return new Held(view, advice != null);
    }

    /** @return the moves that are told: all good ones, but who reads little is shown one of them */
    private List<Move> meant() {
        return plainly && tellsMoves(shown) && !shown.isAllAlike() ? List.of(Briefly.shown(advice)) : advice.good();
    }

    /** @return those that are told of which what is chosen is a part; none where that is all of them, or none is */
    private List<Move> left(MatchView view) {
        return held(view).isNarrower() ? held(view).part(meant()) : List.of();
    }

    /** Whoever chooses one of several good things is told of that one, and of all again when it is put back. */
    private void narrow(List<Move> moves) {
        chosen = moves;
        if (stage == Stage.PIECE) {
            show(moves.isEmpty() ? first() : new ManyMoves(words, moves).chosen(stage, game.more()));
            return;
        }
        if (moves.isEmpty()) {
            show(words.whole(advice, ahead));
            return;
        }
        boolean any = advice.good().size() == consulted.match().legalCount();
        HintView one = new ManyMoves(words, moves).chosen(stage, game.more());
        show(any ? one.saying("").seeing(OverlayView.NONE) : one);
    }

    /** Whether something is chosen that is no part of the move that was asked about: another is meant next. */
    private boolean isAnotherBegun(MatchView view) {
        return finding == null
                && tried != null
                && view.decision().isBegun()
                && !view.decision().moves().isEmpty()
                && held(view).of(List.of(tried)).isEmpty();
    }

    /** What is told is of the board as it stands now: of the match, or of what could come of a move. */
    private void follow(int moves) {
        if (played == moves) return;
        played = moves;
        show(moves == 0 ? answer : words.onward().asked(line, Math.min(moves, line.size())));
    }

    /** What was told of a move is played on the board, one move further; after the last one it begins again. */
    public void play() {
        thread.check();
        if (stage != Stage.ANSWER || line.isEmpty()) return;
        game.aside(about.moment, line, played < line.size() ? played + 1 : 1);
    }

    /** The board shows the match again, as it was. */
    private void putBack() {
        if (played > 0) game.aside(about.moment, line, 0);
        unseen();
    }

    /** Nothing of what could come of a move is on the board any more, whatever is. */
    public void unseen() {
        played = 0;
        line = List.of();
    }

    /** What has been found is said in another language, as far as it had been told. */
    private void sayAgain(Stage told) {
        chosen = List.of();
        consult(() -> show(told == Stage.PIECE ? first() : words.whole(advice, ahead)));
    }

    /** @return what hints have told in this match, by what the deciding seat saw of the position */
    public Map<Long, Hinted> told() {
        thread.check();
        return Map.copyOf(told);
    }

    /** Another match begins: what was told of the one before is nothing to it. */
    public void forget() {
        thread.check();
        told.clear();
        explained.clear();
        unseen();
    }

    /** One step on. */
    public void hint() {
        thread.check();
        switch (stage) {
            case NONE, BACK -> think();
            case THINKING, JUDGING -> show(still());
            case PIECE -> {
                if (looks && where()) return;
                tell(words.whole(advice, ahead));
                if (!chosen.isEmpty()) narrow(chosen);
            }
            case MOVE -> {
                if (plainly) again();
                else if (consulted.match().legalCount() > 1) ask(words.asking(false));
                else away();
            }
            default -> leave();
        }
    }

    /** Why not another move? It is asked at once: what is best is found out when one has been tried. */
    public void whyNot() {
        thread.check();
        if (isAsked() || isJudged()) return;
        if (stage == Stage.MOVE) hint();
        else judge(null, () -> words.asking(false), null);
    }

    /** What is being looked for is given up; a question that was asked stays open. */
    public void giveUp() {
        thread.check();
        if (stage == Stage.THINKING) away();
        if (stage != Stage.JUDGING) return;
        asked.incrementAndGet();
        show(words.asking(false));
    }

    /** No help any more; where a move was only a question it is said that moves count again. */
    public void leave() {
        boolean judged = isJudged();
        away();
        if (judged && about.moment == about.last)
            show(new HintView(Stage.BACK, texts.get("hint.back"), texts.get("hint.back.more"), OverlayView.NONE));
    }

    /** @return whether moves are judged now instead of made */
    public boolean isJudged() {
        return shown.asks();
    }

    private boolean isAsked() {
        return stage == Stage.ASKING || stage == Stage.JUDGING;
    }

    /** Whether somebody has begun to do something, or was told why it cannot be. */
    private static boolean isBegun(MatchView view) {
        return view.why() != null
                || view.decision().draft().stream().anyMatch(word -> word.state() == DraftWord.State.FILLED);
    }

    /** No help any more, and nothing on the board but the match. */
    public void away() {
        thread.check();
        putBack();
        drop();
    }

    private void drop() {
        unseen();
        asked.incrementAndGet();
        finding = null;
        chosen = List.of();
        tried = null;
        boolean judged = isJudged();
        if (stage != Stage.NONE) show(HintView.NONE);
        if (judged) game.instead(null);
    }

    /**
     * From now on every move at this decision is judged, and none is made.
     *
     * @param known what is best there, if that has been told before, so that nothing else is said now; else null
     */
    public void judge(Advice known) {
        judge(known, () -> words.asking(false), null);
    }

    /**
     * The same, where something better is looked for in a match that is looked back at.
     *
     * @param asking what is said until a move is tried, of the stage {@link Stage#ASKING}; null for nothing special
     * @param found what is told instead of each answer; gives null where it has been told; null for nothing special
     */
    public void judge(Advice known, Supplier<HintView> asking, Function<Objection, HintView> found) {
        thread.check();
        away();
        consult(() -> {
            advice = known;
            finding = found;
            ask(asking == null ? words.asking(true) : asking.get());
        });
    }

    /**
     * What speaks against the move that was made there is told at once, and others can be tried after it.
     *
     * @param known what is best there
     */
    public void against(Advice known, Move made) {
        thread.check();
        away();
        consult(() -> {
            advice = known;
            ask(words.asking(true));
            tried(made);
        });
    }

    private void think() {
        show(thinking());
        consult(() -> {
            Advice before = foundBefore(consulted);
            if (before != null) tell(before);
            else compute((now, stop) -> adviser(now).hint(now.match(), seed(now), stop), this::tell);
        });
    }

    private void tell(Advice told) {
        keep(told);
        TurnAhead known = found.ahead(seed(consulted));
        ahead = known == null ? TurnAhead.NONE : known;
        looks = true;
        HintView first = first();
        boolean held = picture != null && held(picture).isNarrower();
        List<Move> still = held ? held(picture).of(plainly ? List.of(Briefly.shown(told)) : told.good()) : List.of();
        boolean other = held && still.isEmpty();
        tell(other ? first.saying((texts.get("hint.putBack") + " " + first.sentence()).strip()) : first);
        if (other) game.clear();
        else if (held && !left(picture).isEmpty()) narrow(left(picture));
        // Who holds the right thing has found where.
        looks &= !held || other;
        if (!told.isOpen() && known == null) lookOn();
    }

    /** @return the first step of the hint as far as it has been told; all of it where nothing is to be found */
    private HintView first() {
        HintView all = words.first(advice, game.more(), ahead);
        return plainly ? nearing().first(all, looks, explained) : all;
    }

    /** @return whether it has been told where what is looked for is: there may be nothing to ring but all of it */
    private boolean where() {
        looks = false;
        if (plainly) nearing().glad(explained).ifPresent(told -> explained.add(told.number()));
        Optional<HintView> where = plainly && chosen.isEmpty() ? nearing().where(explained) : Optional.empty();
        where.ifPresent(this::tell);
        if (where.isPresent()) nearing().made(explained).ifPresent(told -> explained.add(told.number()));
        return where.isPresent();
    }

    private Nearing nearing() {
        return new Nearing(words, consulted.match(), advice);
    }

    /** Who reads little and asks on is shown the move once more; where all are as good, one of them, at first once. */
    private void again() {
        HintView one = new HintView(Stage.MOVE, shown.head(), "", words.shown(advice.best()));
        show(shown.isAllAlike() ? one : shown.playing(HintView.Play.AGAIN));
    }

    /** @param on whether hints are for who reads little: of several good moves one is shown then */
    public void plainly(boolean on) {
        plainly = on;
    }

    /** @return the hint, for who reads little with one move alone, and with what it is good for */
    private HintView plain(HintView hint) {
        if (plainly && hint.stage() == Stage.PIECE && !chosen.isEmpty()) return hint.saying(texts.get("child.hint.on"));
        return !plainly || !tellsMoves(hint) || hint.isAllAlike()
                ? hint
                : nearing().move(hint, begun);
    }

    /** Whether moves are told that one sees: that there is nothing to tell is said at the same place. */
    private boolean tellsMoves(HintView hint) {
        return hint.stage() == Stage.MOVE && advice != null && !hint.overlay().isEmpty();
    }

    /** While the hint is read it is found out what comes after it in the same turn. */
    private void lookOn() {
        long mine = asked.get();
        Consulted now = consulted;
        Advice told = advice;
        BooleanSupplier stop = () -> asked.get() != mine;
        Map<Long, Advice> known = found.all();
        beside.execute(() -> {
            TurnAhead next;
            try {
                next = TurnAhead.of(adviser(now), now.match(), told, known::get, stop);
            } catch (CancellationException | RuleFailure nothing) {
                return; // the hint itself has been told
            }
            back.execute(() -> {
                if (stop.getAsBoolean()) return;
                next.found().forEach(found::keep);
                found.keepAhead(seed(now), next);
                ahead = next;
                if (stage == Stage.MOVE && chosen.isEmpty() && !next.steps().isEmpty())
                    show(words.whole(advice, ahead));
            });
        });
    }

    private void tell(HintView hint) {
        show(hint);
        hinted(before -> before.told(advice, hint.stage() == Stage.MOVE));
    }

    /** Only where the match stands somebody can still do what is told, or not. */
    private void hinted(UnaryOperator<Hinted> more) {
        if (about.moment != about.last || finding != null) return;
        long seen = seed(consulted);
        told.put(seen, more.apply(told.getOrDefault(seen, Hinted.NOTHING)));
    }

    private void keep(Advice told) {
        advice = told;
        found.keep(seed(consulted), told);
    }

    /** @return what has been told of a position that looks the same; null if nothing has */
    private Advice foundBefore(Consulted now) {
        found.of(now.match().rules());
        return found.advice(seed(now));
    }

    private HintView still() {
        return new HintView(stage, texts.get("hint.thinking.still"), texts.get("hint.thinking.stop"), shown.overlay());
    }

    private HintView thinking() {
        return new HintView(Stage.THINKING, texts.get("hint.thinking"), "", OverlayView.NONE);
    }

    private void consult(Runnable then) {
        long mine = asked.incrementAndGet();
        game.consult(answer -> back.execute(() -> {
            if (mine != asked.get()) return;
            consulted = answer;
            if (answer == null) {
                away();
                return;
            }
            words = new HintWords(answer);
            then.run();
        }));
    }

    private void ask(HintView asking) {
        show(asking);
        game.instead(move -> back.execute(() -> tried(move)));
    }

    private void tried(Move move) {
        if (!isJudged() && stage != Stage.THINKING) return;
        int index = consulted.match().decision().legal().indexOf(move);
        if (index < 0) return;
        unseen();
        tried = move;
        show(new HintView(
                Stage.JUDGING,
                texts.get("hint.thinking"),
                texts.get("hint.tried"),
                words.shown(move).asMade()));
        Advice known = advice == null ? foundBefore(consulted) : advice;
        compute(
                (now, stop) -> {
                    Adviser adviser = adviser(now);
                    Advice hint = known == null ? adviser.hint(now.match(), seed(now), stop) : known;
                    return new Judged(hint, adviser.against(now.match(), index, hint, seed(now), stop));
                },
                (Judged judged) -> {
                    if (known == null) keep(judged.hint);
                    advice = judged.hint;
                    hinted(before -> before.warnedOf(judged.objection));
                    HintView told = finding == null
                            ? new Drawn(words, judged.objection)
                                    .withBetter(words.answer(
                                            judged.objection, Foremost.isMeant(judged.objection, judged.hint)))
                            : finding.apply(judged.objection);
                    if (told != null) answer(told, judged.objection);
                });
    }

    /** Whoever would rather see what speaks against a move sees it, where more than that move is known. */
    private void answer(HintView told, Objection objection) {
        List<Move> moves = objection.line();
        boolean weaker = !objection.isNear() || objection.given();
        boolean seen = !objection.none() && weaker && moves.size() > 1;
        line = seen ? moves.subList(0, Math.min(moves.size(), words.onward().steps(moves))) : List.of();
        if (line.size() < 2 || !words.onward().isAnswered(line)) line = List.of();
        answer = line.isEmpty() ? told : told.playing(HintView.Play.FIRST);
        show(answer);
    }

    private <T> void compute(BiFunction<Consulted, BooleanSupplier, T> what, Consumer<T> then) {
        long mine = asked.incrementAndGet();
        Consulted now = consulted;
        BooleanSupplier stop = () -> asked.get() != mine;
        beside.execute(() -> {
            Runnable next;
            try {
                T found = what.apply(now, stop);
                next = () -> then.accept(found);
            } catch (CancellationException givenUp) {
                return;
            } catch (RuleFailure broken) {
                next = () -> show(new HintView(
                        Stage.MOVE, texts.get("hint.failed"), texts.get("hint.failed.more"), OverlayView.NONE));
            }
            Runnable last = next;
            back.execute(() -> {
                if (!stop.getAsBoolean()) last.run();
            });
        });
    }

    private Adviser adviser(Consulted now) {
        return new Adviser(tunings.apply(now.match().rules()), budget, 1);
    }

    /** The same position is answered alike, whenever it comes. */
    private static long seed(Consulted now) {
        return now.match().fingerprint(now.match().decider());
    }

    private void show(HintView view) {
        stage = view.stage();
        shown = plain(view);
        boolean one = plainly && !view.isAllAlike();
        game.follow(!tellsMoves(view) ? null : one ? advice.best().text() : words.told(advice));
        screen.accept(shown);
    }
}
