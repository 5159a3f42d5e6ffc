package regola.ui.screen;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.advice.Advice;
import regola.advice.Objection;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.search.Tuning;
import regola.teaching.draft.LessonDraft;
import regola.ui.game.GamePanel;
import regola.ui.keep.Liking;
import regola.ui.keep.MatchKeeper;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.MatchRecord;
import regola.ui.present.review.Advising;
import regola.ui.present.review.LookBack;
import regola.ui.present.start.CourseAhead;
import regola.ui.review.ReviewPane;
import regola.ui.stage.Measure;
import regola.ui.theme.EventThread;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.HintIntents;
import regola.ui.view.match.HintView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.NextLesson;
import regola.ui.view.review.ReviewIntents;
import regola.ui.view.review.ReviewView;

/**
 * A GameHelp is the help on the page of a match: hints, and the look back beside the board. For the event thread only.
 */
final class GameHelp implements HintIntents, ReviewIntents {
    /** So far each decision of a match is looked ahead at first. */
    private static final long ITERATIONS = 300;

    private static final String LEFT = "review.left";

    private final Fittings fittings;
    private final GamePresenter game;
    private final MatchKeeper keeper;
    private final Supplier<GamePanel> panel;
    private final Advising advising;
    private final LookBack looking;
    private ReviewPane pane;
    private Texts texts;
    private boolean naming;
    /** The moment of which the board is to show something, or shows it; -1 for none. */
    private int better = -1;
    /** The moment of which somebody has asked what was better, as long as that is looked for; -1 for none. */
    private int studied = -1;

    private boolean told;
    /** What it is to show of that moment. */
    private Telling telling = Telling.BETTER;
    /** The move that was found. */
    private Move foundMove;
    /** How many moves of how it could have gone on from there are on the board. */
    private int step;
    /** The match as it was when one began to look back at it. */
    private MatchRecord looked;
    /** The moment at which one began to look back. */
    private int from = -1;
    /** What is said now. */
    private HintView last = HintView.NONE;
    /** A class has asked, and waits for an answer. */
    private boolean asked;
    /** What of the lessons is still before whoever plays; null where there are none to go to. */
    private CourseAhead course;
    /** The games of which it was said that there is more to learn. */
    private final Set<String> saidMore = new HashSet<>();
    /** The look back has made room for the board until that is done with. */
    private boolean folded;

    /** What is shown of a moment: what was done there, what could be known, what was best, or that it was found. */
    private enum Telling {
        PLAYED,
        KNOWN,
        BETTER,
        FOUND
    }

    GameHelp(
            Fittings fittings,
            GamePresenter game,
            MatchKeeper keeper,
            Function<Ruleset, Tuning> tunings,
            Supplier<GamePanel> panel,
            Texts texts) {
        this.fittings = fittings;
        this.game = game;
        this.keeper = keeper;
        this.panel = panel;
        this.texts = texts;
        Executor beside = Advising::beside;
        advising = new Advising(game, tunings, Advising.HINT, beside, Fittings::later, this::tell);
        looking = new LookBack(tunings, ITERATIONS, Advising.HINT, beside, Fittings::later, this::show);
    }

    /** @param next knows what of the lessons is still before whoever plays */
    void setCourse(CourseAhead next) {
        course = next;
    }

    /** The match comes to the front, be it from a lesson or with what was learned since. */
    void entered() {
        MatchView view = panel.get().view();
        if (view != null) worked(view);
        lookAhead();
    }

    /** What was done last is gone on with first: a match in which somebody has moved, unless it is over. */
    private void worked(MatchView view) {
        if (view.story().last() == 0) return;
        boolean goesOn = !view.decision().isOver();
        if (fittings.likings().now().get(Liking.MATCH_LAST).orElse(false) != goesOn)
            fittings.likings().change(all -> all.with(Liking.MATCH_LAST, goesOn));
    }

    /** Whoever is in the middle of learning the game has a way to what comes next. */
    private void lookAhead() {
        MatchRecord match = keeper.match();
        if (course == null || match == null) return;
        GamePanel page = panel.get();
        Texts inLanguage = texts;
        fittings.worker().execute(() -> {
            String game = match.rules().game().id();
            NextLesson next = course.of(game, inLanguage.language())
                    .map(lesson -> new NextLesson(lesson.lesson(), lesson.number(), lesson.name()))
                    .orElse(null);
            Fittings.later(() -> {
                if (page == panel.get() && inLanguage == texts) showAhead(page, game, next);
            });
        });
    }

    private void showAhead(GamePanel page, String game, NextLesson next) {
        page.setLesson(next);
        boolean fresh = page.view() != null && page.view().story().last() == 0;
        // Whoever is still at the first lesson knows that there is more.
        if (next == null || next.number() == 1 || !fresh || page.mode() == Measure.Mode.CHILDREN || !saidMore.add(game))
            return;
        fittings.notices()
                .tell(Notice.word("lessons.more", Said.of("game.lessons.more"))
                        .saying(Said.of("game.lessons.more.text", next.number(), next.name()))
                        .on(GameScreen.NAME));
    }

    /** A new match is on the page. */
    void laid() {
        EventThread.check("the help in a match");
        fittings.notices().away(LEFT);
        advising.forget();
        advising.away();
        looking.stop();
        pane = null;
        folded = false;
        // What is told of a moment of the match before is nothing to this one.
        better = -1;
        told = false;
        telling = Telling.BETTER;
        last = HintView.NONE;
        panel.get().setHelp(this);
    }

    void pictured(MatchView view) {
        int moment = view.story().moment();
        if (pane != null && isOther(keeper.match())) leaveLooking();
        if (panel.get().isShowing()) worked(view);
        advising.pictured(view);
        if (pane != null) {
            pane.stand(moment);
            pane.show(pane.view(), view.seats(), texts);
        }
        followed(view.story().aside());
        // What was begun elsewhere may still be shown before the board gets there.
        if (better < 0 || told == (moment == better)) return;
        told = moment == better;
        tell(told ? toTell() : HintView.NONE);
        if (!told) better = -1;
    }

    /**
     * @return whether what was looked back at is not what the match is any more: it has begun anew or gone another way
     */
    private boolean isOther(MatchRecord match) {
        List<String> moves = looked.moves();
        return match == null
                || match.matchNumber() != looked.matchNumber()
                || match.moves().size() < moves.size()
                || !match.moves().subList(0, moves.size()).equals(moves);
    }

    /** The look back is put away, and the board stays where it is. */
    private void leaveLooking() {
        pane = null;
        folded = false;
        looking.stop();
        advising.unseen();
        advising.away();
        better = -1;
        told = false;
        telling = Telling.BETTER;
        step = 0;
        tell(HintView.NONE);
        game.study(false);
        panel.get().setBeside(null);
    }

    /** @param moves of how it could have gone on that the board shows now */
    private void followed(int moves) {
        if (step == moves) return;
        step = moves;
        if (pane != null && better >= 0) pane.follow(better, step);
        if (told && (telling == Telling.BETTER || telling == Telling.FOUND)) tell(toTell());
    }

    private HintView toTell() {
        return switch (telling) {
            case PLAYED -> looking.played(better);
            case KNOWN -> looking.known(better);
            case FOUND -> step < 1 ? looking.found(better, foundMove) : looking.followed(better, foundMove, step);
            case BETTER -> step < 1 ? better() : looking.followed(better, step);
        };
    }

    /** Why it is better stands on its page, unless that has made room for the board. */
    private HintView better() {
        HintView whole = looking.better(better);
        if (pane == null || folded || whole.stage() == HintView.Stage.NONE) return whole;
        boolean more = looking.line(better).size() > 1;
        return whole.saying(texts.get(more ? "review.ringed.next" : "review.ringed"));
    }

    void speak(Texts next) {
        texts = next;
        looking.speak(manner());
        lookAhead();
        if (told) tell(toTell());
    }

    void naming(boolean names) {
        naming = names;
        looking.speak(manner());
        if (told) tell(toTell());
    }

    /** Nobody looks at the match any more. */
    void left() {
        advising.away();
        if (pane != null && pane.view().stage() == ReviewView.Stage.WORKING) looking.stop();
        offerLookBack();
    }

    /** A match that is over is kept nowhere: whoever goes on by one slip of the hand can still look back at it. */
    private void offerLookBack() {
        GamePanel page = panel.get();
        MatchView view = page == null ? null : page.view();
        MatchRecord match = keeper.match();
        if (view == null || match == null || page.mode() == Measure.Mode.CHILDREN) return;
        DecisionView.Waiting waiting = view.decision().waiting();
        boolean over = waiting == DecisionView.Waiting.NOBODY || waiting == DecisionView.Waiting.GIVEN_UP;
        boolean done = looked != null && looked.matchNumber() == match.matchNumber();
        boolean played = view.seats().stream().anyMatch(seat -> seat.sort() == SeatView.Sort.HUMAN);
        if (!over || done || !played || view.story().last() == 0) return;
        fittings.notices()
                .tell(Notice.offer(LEFT, Said.of("review.left", view.title()))
                        .offering("look", Said.of("review.title"), () -> {
                            fittings.doors().back();
                            lookBack();
                        })
                        .on(StartScreen.NAME));
    }

    private Manner manner() {
        return new Manner(texts.language(), naming);
    }

    private void tell(HintView hint) {
        GamePanel page = panel.get();
        if (page == null) return;
        HintView before = last;
        last = asked && before.stage() == HintView.Stage.THINKING && hint.stage() == HintView.Stage.NONE
                ? nothing()
                : hint;
        asked &= hint.stage() == HintView.Stage.THINKING;
        if (pane != null) pane.played(marked(hint));
        page.showHint(hint);
        if (page.view() != null) fittings.refresh().run(); // a class may look on
        if (!folded || hint.stage() != HintView.Stage.NONE) return;
        folded = false;
        page.setBeside(pane);
    }

    /** @return the moment of which that marks on the board what was done there; -1 if it does so of none */
    private int marked(HintView hint) {
        int moment = pane.moment();
        boolean marks = !hint.overlay().isEmpty()
                && hint.overlay().equals(looking.played(moment).overlay());
        return marks ? moment : -1;
    }

    /** Where there is little room the board has all of it while something is done there. */
    private void fold() {
        if (!panel.get().isTight()) return;
        panel.get().setBeside(null);
        folded = true;
    }

    private void show(ReviewView view) {
        if (pane == null) return;
        MatchView match = panel.get().view();
        boolean other = view.stage() != pane.view().stage();
        pane.stand(match.story().moment());
        pane.show(view, match.seats(), texts);
        int asked = studied;
        studied = -1;
        if (asked >= 0) pane.answered(asked);
        if (!other) return;
        if (view.stage() == ReviewView.Stage.READY) pane.open();
        pane.takeKeyboard();
    }

    // ---- hints

    @Override
    public void hint() {
        if (!told) {
            advising.plainly(panel.get() != null && panel.get().mode() == Measure.Mode.CHILDREN);
            advising.hint();
            return;
        }
        if (telling != Telling.BETTER) {
            away();
            return;
        }
        boolean stays = folded;
        Advice known = looking.advice(better);
        Move mine = looking.mine(better);
        folded = false;
        away();
        folded = stays;
        if (pane != null) pane.asked();
        // It is known which one is meant: the one that was made there.
        if (mine != null) advising.against(known, mine);
        else advising.judge(known);
    }

    @Override
    public void whyNot() {
        if (told) hint();
        else advising.whyNot();
    }

    @Override
    public void play() {
        advising.play();
    }

    @Override
    public void giveUp() {
        if (!told) advising.giveUp();
    }

    /** What would the computer do? A class asks step by step, as somebody does who wants a hint; then it is enough. */
    void ask() {
        boolean more = last.stage() == HintView.Stage.NONE || last.stage() == HintView.Stage.PIECE;
        if (told || !more) {
            away();
            return;
        }
        asked = true;
        advising.hint();
    }

    HintView told() {
        return last;
    }

    /** There is nobody to advise, or nobody may look into the hand of who decides. */
    private HintView nothing() {
        return new HintView(
                HintView.Stage.MOVE, texts.get("hint.failed"), texts.get("classroom.computer.none"), OverlayView.NONE);
    }

    @Override
    public void away() {
        if (pane == null && !told && advising.isJudged()) {
            advising.leave();
            return;
        }
        advising.away();
        looking.unstudied();
        studied = -1;
        if (pane != null) pane.asked(); // nothing of what would have been better is marked any more
        // Seen with one's own eyes again, and as it was.
        int back = told && (telling == Telling.KNOWN || step > 0) ? better : -1;
        better = -1;
        told = false;
        telling = Telling.BETTER;
        step = 0;
        tell(HintView.NONE);
        if (back >= 0) game.goTo(back);
    }

    @Override
    public void lookBack() {
        MatchRecord match = keeper.match();
        GamePanel page = panel.get();
        if (match == null || page == null || page.view() == null) return;
        advising.away();
        from = page.view().story().looking() ? page.view().story().moment() : Integer.MAX_VALUE;
        looked = match;
        game.study(true);
        pane = new ReviewPane(fittings.arts().apply(match.rules().game().id()), this);
        page.setBeside(pane);
        looking.at(match, advising.told(), manner());
        pane.takeKeyboard();
    }

    // ---- the look back

    @Override
    public void close() {
        pane = null;
        folded = false;
        looking.stop();
        away();
        game.study(false);
        game.goTo(from);
        panel.get().setBeside(null);
    }

    @Override
    public void stop() {
        if (pane.view().stage() == ReviewView.Stage.WORKING) looking.stop();
        else lookBack();
    }

    @Override
    public void goTo(int moment) {
        away();
        better = moment;
        telling = Telling.PLAYED;
        studied = looking.study(moment) ? moment : -1;
        game.goTo(moment);
    }

    @Override
    public void open(int moment) {
        away();
        Advice known = looking.advice(moment);
        if (pane.isTask(moment) && known != null) {
            // What is done on the board is a try: nobody changes the match without meaning to.
            game.goTo(moment);
            advising.judge(known, () -> looking.asking(moment), answer -> found(moment, answer));
            return;
        }
        better = moment;
        telling = Telling.PLAYED;
        game.goTo(moment);
    }

    @Override
    public boolean seesBoard() {
        return !panel.get().isTight();
    }

    @Override
    public void tryAgain(int moment) {
        away();
        fold();
        game.goTo(moment);
        advising.judge(looking.advice(moment), null, answer -> found(moment, answer));
    }

    /** @return what is told of a try; null where it was to be found: then the task is done, and its reason is told */
    private HintView found(int moment, Objection answer) {
        if (!looking.solves(moment, answer)) return looking.tried(moment, answer);
        advising.away();
        better = moment;
        told = true;
        telling = Telling.FOUND;
        foundMove = answer.move();
        if (pane != null) pane.found(moment, looking.line(moment, foundMove).size());
        tell(toTell());
        return null;
    }

    @Override
    public boolean hasClue(int moment, String known) {
        HintView where = looking.where(moment);
        // That several moves are good helps nobody to find one.
        boolean empty = known.contains(where.head()) || where.head().equals(texts.get("hint.several.first"));
        return where.stage() != HintView.Stage.NONE && !(where.overlay().isEmpty() && empty);
    }

    @Override
    public boolean point(int moment) {
        if (looking.where(moment).stage() == HintView.Stage.NONE) return false;
        away();
        game.goTo(moment);
        advising.judge(looking.advice(moment), () -> looking.where(moment), answer -> found(moment, answer));
        return true;
    }

    @Override
    public void show(int moment) {
        away();
        fold();
        better = moment;
        game.goTo(moment);
    }

    @Override
    public void follow(int moment, int next) {
        // Whoever has found a move as good as the best sees what comes after that one.
        boolean own = told && better == moment && telling == Telling.FOUND;
        if (own) fold();
        else if (!told || better != moment || telling != Telling.BETTER) show(moment);
        game.aside(moment, looking.line(moment, telling == Telling.FOUND ? foundMove : null), next);
    }

    @Override
    public void known(int moment) {
        boolean enough = telling == Telling.KNOWN && told && better == moment;
        away();
        if (enough) return;
        fold();
        better = moment;
        telling = Telling.KNOWN;
        game.goToAsDecider(moment);
    }

    @Override
    public void draft(int moment) {
        MatchRecord match = keeper.match();
        Supplier<LessonDraft.Answers> known = looking.answers(moment);
        if (match != null)
            fittings.doors()
                    .makeLesson(
                            at(match, moment),
                            begun -> known == null ? begun : known.get().in(begun, moment));
    }

    @Override
    public void exercise(int moment) {
        MatchRecord match = keeper.match();
        Supplier<LessonDraft.Answers> known = looking.answers(moment);
        if (match != null && known != null) new LessonDrafts(fittings).exercise(at(match, moment), known);
    }

    private static MatchRecord at(MatchRecord match, int moment) {
        return new MatchRecord(
                match.matchNumber(),
                match.rules(),
                match.seed(),
                match.start(),
                match.moves(),
                Math.min(moment, match.moves().size()),
                match.computers(),
                match.called(),
                match.position(),
                false);
    }
}
