package regola.ui.present.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import regola.engine.Match;
import regola.engine.value.Decision;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.language.model.Type;
import regola.ui.present.BoardSession;
import regola.ui.present.OneThread;
import regola.ui.present.picture.Facing;
import regola.ui.present.picture.Happenings;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;

/**
 * A MatchSession is one match as a person plays it: its moments, what is picked of the next move, why the last try was
 * refused. Confined to one thread; every method leaves it in a state that can be shown.
 */
final class MatchSession implements BoardSession {
    private final OneThread thread = new OneThread("a match that is played");
    private final MatchSetUp setUp;
    private final Opponent opponent;
    private final Set<String> computers;
    /** Where it begins when it is started again; null for the game's own set-up. */
    private Position begin;

    private Timeline timeline;
    private Tongue tongue;
    private Pointing pointing;
    private Facing facing;
    private RuleFailure failure;
    /** True if this moment has just been played, so that one may see how it came about. */
    private boolean fresh;
    /** True while a class looks on, who may see only what everybody sees. */
    private boolean projected;
    /** The moments that came of a move that played itself. */
    private final Set<Snapshot> forced = Collections.newSetFromMap(new IdentityHashMap<>());
    /** The moment whose only move somebody wants to make by hand; null if there is none. */
    private Snapshot held;
    /** True while a learner looks round in the past of a match in which a computer would be to move. */
    private boolean paused;

    /** @throws RuleFailure if the match cannot even begin */
    MatchSession(Resumption resumed, Opponent opponent, Manner manner) {
        this(
                resumed.setUp(),
                Timeline.start(
                        resumed.setUp().rules(),
                        resumed.start(),
                        resumed.setUp().seed()),
                opponent,
                manner);
        resumed.moves().forEach(timeline::play);
        timeline.goTo(resumed.at());
        settle();
        begin = resumed.start();
        // Who comes back to a match sees first how it stands.
        paused = (begin != null || !resumed.moves().isEmpty()) && isWaitingForComputer();
    }

    /** Goes on with a match that is being played. */
    MatchSession(MatchSetUp setUp, Timeline timeline, Opponent opponent, Manner manner) {
        this.setUp = setUp;
        this.opponent = opponent;
        this.computers = new HashSet<>(setUp.computers());
        this.timeline = timeline;
        this.tongue = new Tongue(setUp.rules(), manner, setUp.called());
        settle();
    }

    /** A new moment is shown: nothing is picked in it yet. */
    private void settle() {
        thread.check();
        facing = facing == null ? Facing.of(timeline.match(), people()) : facing.at(timeline.match());
        pointing = Pointing.at(timeline.match(), tongue.names());
        failure = null;
    }

    private boolean isPersonToDecide() {
        return !facing.isCovered()
                && !timeline.match().isOver()
                && !isComputer(timeline.match().decider());
    }

    private boolean isComputer(int player) {
        return player >= 0 && computers.contains(tongue.names().catalog().id(Type.PLAYER, player));
    }

    // ---- what a person does

    @Override
    public void point(List<Ref> refs) {
        act(p -> p.point(refs));
    }

    /** As pointing, but what is picked already stays picked. */
    @Override
    public void lift(List<Ref> refs) {
        act(p -> {
            Optional<Move> move = p.lift(refs);
            // What no move speaks of may still be put down somewhere: then that is judged.
            if (p.refusal() != null && p.refusal().why() == null) p.forgive();
            return move;
        });
    }

    /** @param move a whole move as text, allowed or not */
    /** Where a piece is put down is pointed at: the rules say what comes of it. */
    @Override
    public void drop(List<Ref> refs) {
        point(refs);
    }

    @Override
    public void attempt(String move) {
        act(p -> p.attempt(move));
    }

    /** @param key of a choice in the last picture */
    @Override
    public void choose(String key) {
        act(p -> p.choose(key));
    }

    /** @return where pointing there would lead; nothing while somebody else decides */
    @Override
    public Function<BooleanSupplier, OverlayView> preview(List<Ref> refs) {
        thread.check();
        if (!isPersonToDecide()) return stopped -> OverlayView.NONE;
        Preview preview = new Preview(timeline.match().copy(), tongue, viewer());
        List<Move> leading = pointing.leading(refs);
        return stopped -> preview.of(leading, stopped);
    }

    private void act(Function<Pointing, Optional<Move>> what) {
        thread.check();
        failure = null;
        fresh = false;
        held = timeline.now();
        if (isPersonToDecide()) what.apply(pointing).ifPresent(this::play);
    }

    @Override
    public void clear() {
        fresh = false;
        held = timeline.now();
        settle();
    }

    private void play(Move move) {
        try {
            timeline.play(move);
            paused = false;
            settle();
            fresh = true;
        } catch (RuleFailure broken) {
            settle();
            fail(broken);
        }
    }

    /** @return this match under other rules, or why it cannot be */
    CarryOver under(MatchSetUp other, String language) {
        return CarryOver.of(timeline, other.rules(), other.seed(), language);
    }

    /** The rule file failed; the match stands where it stood. */
    void fail(RuleFailure broken) {
        failure = broken;
        fresh = false;
        paused = true; // or a computer would try the same for ever
    }

    /** The rule file failed in describing this moment: back to the one before. */
    void stepBack(RuleFailure broken) {
        if (timeline.at() == 0) throw broken;
        timeline.goTo(timeline.at() - 1);
        settle();
        fail(broken);
    }

    boolean isComputersTurn() {
        return !paused
                && !timeline.match().isOver()
                && isComputer(timeline.match().decider());
    }

    void letComputerPlay() {
        if (!isComputersTurn()) return;
        Decision decision = timeline.match().decision();
        play(opponent.choose(decision));
    }

    // ---- the only move

    /** @return the only move there is, if it is to play itself; null if not */
    private Move forced() {
        boolean decides = isPersonToDecide() && !projected && failure == null && timeline.at() == timeline.last();
        if (!decides || held == timeline.now()) return null;
        Decision decision = timeline.match().decision();
        return decision.secret() || decision.legal().size() != 1
                ? null
                : decision.legal().get(0);
    }

    boolean isForced() {
        thread.check();
        return forced() != null;
    }

    /** Somebody wants to make the only move by hand. */
    void hold() {
        thread.check();
        held = timeline.now();
        fresh = false;
    }

    void playForced() {
        Move only = forced();
        if (only == null) return;
        play(only);
        forced.add(timeline.now());
    }

    /** @return the picture with why there is nothing to decide, and where the only move leads */
    MatchView forced(MatchView view) {
        Move only = forced();
        if (only == null) return view;
        OnlyMove told = new OnlyMove(timeline.match(), only, tongue, viewer());
        return view.forced(told.words(), told.where());
    }

    /** Whether a moment came about with nobody deciding. */
    private boolean isByItself(int moment) {
        return isComputer(timeline.moments().get(moment).match().decider())
                || moment < timeline.last()
                        && forced.contains(timeline.moments().get(moment + 1));
    }

    // ---- going back and forth

    boolean canUndo() {
        return timeline.at() > 0;
    }

    boolean canRedo() {
        return timeline.at() < timeline.last();
    }

    /** Back to where a person decided last; one step if nobody did. */
    void undo() {
        int to = timeline.at() - 1;
        while (to > 0 && isByItself(to)) to--;
        boolean found = to >= 0 && !isByItself(to);
        goTo(found ? to : timeline.at() - 1);
    }

    void redo() {
        int to = timeline.at() + 1;
        while (to < timeline.last() && isByItself(to)) to++;
        boolean step = to == timeline.at() + 1;
        goTo(to);
        if (step) fresh = true;
    }

    void goTo(int moment) {
        timeline.goTo(moment);
        fresh = false;
        settle();
        paused = isWaitingForComputer();
    }

    private boolean isWaitingForComputer() {
        return !timeline.match().isOver() && isComputer(timeline.match().decider());
    }

    void goOn() {
        thread.check();
        fresh = false;
        failure = null;
        paused = false;
    }

    /** No computer plays on by itself: what it was about to do has just been given up. */
    void pause() {
        paused = isWaitingForComputer();
    }

    /** From the start, with the same seed: the same set-up. */
    void restart() {
        timeline = Timeline.start(setUp.rules(), begin, setUp.seed());
        fresh = false;
        paused = false;
        settle();
    }

    void seat(String player, boolean computer) {
        thread.check();
        if (computer) computers.add(player);
        else computers.remove(player);
        fresh = false;
        facing = facing.among(people());
        pointing = Pointing.at(timeline.match(), tongue.names());
    }

    void speak(Manner manner) {
        thread.check();
        tongue = new Tongue(setUp.rules(), manner, setUp.called());
        fresh = false;
    }

    /** @return the seat that looks, -1 if nothing is hidden from whoever looks */
    int viewer() {
        return projected ? Match.ONLOOKER : facing.viewer();
    }

    private List<Integer> people() {
        List<Integer> people = new ArrayList<>();
        for (int p = 0; p < tongue.names().catalog().players(); p++) if (!isComputer(p)) people.add(p);
        return people;
    }

    /** Whoever decides now has the machine, and nobody else looks. */
    void uncover() {
        thread.check();
        if (!facing.isCovered()) return;
        facing = facing.taken();
        fresh = false;
    }

    void project(boolean on) {
        thread.check();
        projected = on;
        fresh = false;
    }

    /** The moments up to this one, to be asked by another thread. */
    private List<Snapshot> copies() {
        thread.check();
        return timeline.moments().subList(0, timeline.at() + 1).stream()
                .map(Snapshot::copy)
                .toList();
    }

    /** @return puts this moment on paper, on any thread */
    Supplier<HandoutView> handout() {
        List<Snapshot> moments = copies();
        Manner manner = onPaper();
        return () -> MatchHandouts.position(moments, new Tongue(setUp.rules(), manner, setUp.called()));
    }

    /** @return the match up to this moment, picture by picture, made on any thread */
    Supplier<FilmView> film() {
        List<Snapshot> moments = copies();
        Manner manner = onPaper();
        return () -> MatchHandouts.film(moments, new Tongue(setUp.rules(), manner, setUp.called()));
    }

    /** Boards on paper and in films bear no names. */
    private Manner onPaper() {
        return tongue.names().manner().naming(false);
    }

    /** @param number of the match */
    MatchRecord record(long number) {
        thread.check();
        List<String> moves = timeline.moments().stream()
                .skip(1)
                .map(moment -> moment.move().text())
                .toList();
        boolean over = timeline.match().isOver() && timeline.at() == timeline.last();
        return new MatchRecord(
                number,
                setUp.rules(),
                timeline.seed(),
                timeline.from(),
                moves,
                timeline.at(),
                computers,
                timeline.match().position(),
                over);
    }

    /** @return something that is another whenever a record would be */
    Object mark() {
        return List.of(timeline.at(), timeline.match(), timeline.last(), Set.copyOf(computers));
    }

    MatchView picture(long serial) {
        thread.check();
        DecisionView.Waiting waiting = facing.isCovered()
                ? projected ? DecisionView.Waiting.PERSON : DecisionView.Waiting.HANDOVER
                : isPersonToDecide()
                        ? DecisionView.Waiting.PERSON
                        : paused ? DecisionView.Waiting.PAUSED : DecisionView.Waiting.COMPUTER;
        Snapshot now = timeline.now();
        MatchPicture picture = new MatchPicture(
                now.match(), timeline.at() == 0 ? List.of() : now.events(), tongue, computers, viewer());
        picture.chosen(timeline.chosen());
        StoryView story = tongue.story().of(timeline.moments(), timeline.at(), viewer());
        List<HappeningView> happened = fresh
                ? new Happenings(
                                tongue,
                                viewer(),
                                timeline.at() == 0
                                        ? null
                                        : timeline.moments()
                                                .get(timeline.at() - 1)
                                                .match())
                        .of(now.events(), timeline.at(), story.lines())
                : List.of();
        return picture.of(serial, pointing, waiting, failure, story, happened, canUndo(), canRedo());
    }
}
