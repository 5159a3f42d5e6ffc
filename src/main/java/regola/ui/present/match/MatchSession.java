package regola.ui.present.match;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import regola.engine.Match;
import regola.engine.value.Decision;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.RuleFailure;
import regola.ui.present.BoardSession;
import regola.ui.present.OneThread;
import regola.ui.present.picture.Happenings;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Spots;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
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
    private final PlayedSeats rivals;
    /** Where it begins when it is started again; null for the game's own set-up. */
    private Position begin;

    private Timeline timeline;
    private Tongue tongue;
    private Pointing pointing;
    private Onlookers onlookers;
    private RuleFailure failure;
    /** True if this moment has just been played, so that one may see how it came about. */
    private boolean fresh;

    private final Undone undone = new Undone();
    private final ByItself byItself = new ByItself();
    /** Whether what came of secret choices is told before anybody goes on. */
    private boolean tells;
    /** What is told now, a sentence each; empty if nothing is. */
    private List<String> told = List.of();
    /** True while a learner looks round in the past of a match in which a computer would be to move. */
    private boolean paused;
    /** Gets the moves that are to be judged instead of made; null while they are made. */
    private Consumer<Move> judge;

    /** @throws RuleFailure if the match cannot even begin */
    MatchSession(Resumption resumed, Manner manner) {
        this(resumed.setUp(), Timeline.start(resumed), manner);
        timeline.follow(resumed);
        settle();
        begin = resumed.start();
        byItself.begin(timeline, !resumed.moves().isEmpty());
        // Who comes back to a match sees first how it stands.
        paused = (begin != null || !resumed.moves().isEmpty()) && isWaitingForComputer();
    }

    /** Goes on with a match that is being played. */
    MatchSession(MatchSetUp setUp, Timeline timeline, Manner manner) {
        this.setUp = setUp;
        this.rivals = new PlayedSeats(setUp.rules(), setUp.computers());
        this.timeline = timeline;
        this.tongue = rivals.tongue(manner, setUp.called());
        byItself.begin(timeline, timeline.last() > 0);
        settle();
    }

    /** @param on whether what came of secret choices is told before anybody goes on */
    void tell(boolean on) {
        thread.check();
        tells = on;
    }

    /** A new moment is shown: nothing is picked in it yet. */
    private void settle() {
        thread.check();
        told = List.of();
        rivals.note(timeline);
        onlookers = onlookers == null ? Onlookers.of(timeline.match(), people()) : onlookers.at(timeline.match());
        pointing = Pointing.at(timeline.match(), tongue.names());
        failure = null;
    }

    private boolean isPersonToDecide() {
        return !isRead() && isPersonAsked();
    }

    /** Whether it is only read what was done here; a question about it is none. */
    private boolean isRead() {
        return judge == null && timeline.isLookedAt();
    }

    private boolean isPersonAsked() {
        return !onlookers.isCovered()
                && told.isEmpty()
                && !timeline.isOver()
                && !rivals.plays(timeline.match().decider());
    }

    // ---- what a person does

    @Override
    public void point(List<Ref> refs) {
        Move only = forced();
        if (only != null && tongue.names().things(refs).stream().anyMatch(only.arguments()::contains)) {
            playForced();
            return;
        }
        goBeyond();
        act(p -> judge == null ? p.point(refs).or(p::byOnlyOne) : p.point(refs));
    }

    /** Whoever points at anything where something can only be given up means what the same seat does then. */
    private void goBeyond() {
        if (forced() != null && new OnlyMove(timeline.match(), forced(), tongue, viewer()).isBefore()) playForced();
    }

    /** As pointing, but what is picked already stays picked. */
    @Override
    public void lift(List<Ref> refs) {
        goBeyond();
        act(p -> {
            p.lift(refs);
            // What no move speaks of may still be put down somewhere: then that is judged.
            if (p.refusal() != null && p.refusal().why() == null) p.forgive();
            return Optional.empty();
        });
    }

    /** Where a piece is put down is pointed at: the rules say what comes of it. */
    @Override
    public void drop(List<Ref> refs) {
        if (forced() != null) point(refs);
        else act(p -> p.drop(refs));
    }

    /** On a plane without end every spot is a place, seen or not. Anywhere else it is said what may be pointed at. */
    @Override
    public void pointOff(double across, double down) {
        goBeyond();
        boolean wanted = setUp.rules().board().hexes() && pointing.isBegun();
        act(p -> p.beside(wanted ? Spots.at(across, down) : List.of()));
    }

    /** Whoever has taken something up and put it back is told what goes on now, if it is not seen. */
    @Override
    public void putBack() {
        act(Pointing::putBack);
    }

    /** @param move a whole move as text, allowed or not */
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
        return stopped -> preview.looked(leading, stopped);
    }

    private void act(Function<Pointing, Optional<Move>> what) {
        thread.check();
        boolean free = isPersonToDecide();
        failure = null;
        hold();
        if (free) what.apply(pointing).ifPresent(this::decide);
    }

    private void decide(Move move) {
        if (judge != null) {
            judge.accept(move);
            settle();
            return;
        }
        byItself.decided(timeline.match());
        play(move);
    }

    /** @return what somebody may be advised about; empty while no person decides, or a class would learn too much */
    Optional<Consulted> consulted() {
        thread.check();
        if (!isPersonAsked() || onlookers.isClass() && Consulted.wouldTell(timeline.match())) return Optional.empty();
        Tongue own = new Tongue(setUp.rules(), tongue.asking(), setUp.called());
        return Optional.of(new Consulted(timeline.at(), timeline.match().copy(), own, onlookers.sitting()));
    }

    /** @param hears gets every move that is put together from now on in this moment: none is made; null to make them */
    void instead(Consumer<Move> hears) {
        thread.check();
        if (judge != null && hears == null) pointing = Pointing.at(timeline.match(), tongue.names()); // put down too
        judge = hears;
        byItself.hold(timeline);
        fresh = false;
    }

    @Override
    public void follow(String told) {
        pointing.follow(told);
    }

    /** @param on whether nothing is played where somebody looks round: it is only read what was done there */
    void study(boolean on) {
        timeline.study(on);
        fresh = false;
    }

    /** What is only a question stays one, as it was in the session before this one. */
    void askAs(MatchSession before) {
        timeline.study(before.timeline.isStudied());
        if (!before.timeline.isLookedAt()) timeline.stay();
        instead(before.judge);
    }

    @Override
    public void clear() {
        fresh = false;
        byItself.hold(timeline);
        settle();
    }

    private void play(Move move) {
        try {
            timeline.play(move);
            paused = timeline.hasJustLost(people()); // who is out wants to see how, and may take it back
            settle();
            fresh = true;
            if (tells) told = recent().sentences();
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
                && !isRead()
                && told.isEmpty()
                && !timeline.isOver()
                && rivals.plays(timeline.match().decider());
    }

    boolean hasComputers() {
        return rivals.any();
    }

    /** @return who decides now where nobody sits, as opponents are called; null if no computer is to decide */
    String deciding() {
        thread.check();
        return isComputersTurn() ? rivals.at(timeline.match().decider()) : null;
    }

    /** @return the match as it is shown; not to be changed */
    Match match() {
        return timeline.match();
    }

    /** @return after how many moves it stands */
    int moment() {
        return timeline.at();
    }

    long seed() {
        return timeline.seed();
    }

    /** @return whether the only thing to do is waited for */
    boolean isTrifle() {
        return timeline.match().legalCount() == 1;
    }

    /** @param decided what a computer thought about this moment */
    void letComputerPlay(Thought decided) {
        thread.check();
        if (!decided.is(timeline.match(), deciding())) return;
        if (decided.failure() != null) fail(decided.failure());
        else play(timeline.match().legal(decided.choice()));
    }

    // ---- the only move

    /** @return the only move there is, if it is to play itself; null if not */
    private Move forced() {
        boolean decides =
                isPersonToDecide() && !onlookers.isClass() && failure == null && timeline.at() == timeline.last();
        if (!decides || !byItself.plays(timeline.now())) return null;
        Decision decision = timeline.match().decision();
        return decision.secret() || decision.legal().size() != 1
                ? null
                : decision.legal().get(0);
    }

    /** From now on the only move plays itself, or does not, by one press; or it always waits for that press. */
    void playForced(boolean on, boolean waits) {
        thread.check();
        byItself.turn(on, waits);
    }

    boolean isForced() {
        return forced() != null;
    }

    /** Whether the only move waits for a press. */
    boolean isPatient() {
        return byItself.waits(timeline);
    }

    /** Nobody looks on any more: who comes back finds the match as it is. */
    void leave() {
        thread.check();
        byItself.leave(timeline.now());
    }

    /** @return whether something was refused; that is forgotten, and what is picked stays picked */
    boolean forgive() {
        thread.check();
        boolean refused = pointing.refusal() != null;
        pointing.forgive();
        return refused;
    }

    /** Somebody wants to make the only move by hand. */
    void hold() {
        thread.check();
        byItself.hold(timeline);
        fresh = false;
    }

    void playForced() {
        Move only = forced();
        if (only == null) return;
        play(only);
        byItself.came(timeline.now());
    }

    /** @return the picture with why there is nothing to decide, and where the only move leads */
    MatchView forced(MatchView view) {
        Move only = forced();
        if (only == null) return view;
        OnlyMove one = new OnlyMove(timeline.match(), only, tongue, viewer());
        return view.forced(one.words(), one.where(), isPatient());
    }

    /** Whether a moment came about with nobody deciding. */
    private boolean isByItself(int moment) {
        return rivals.plays(timeline.moments().get(moment).match().decider())
                || moment < timeline.last()
                        && byItself.hasCome(timeline.moments().get(moment + 1));
    }

    /** Whether a person had several moves to choose from. */
    private boolean isChosen(int moment) {
        return !isByItself(moment) && timeline.moments().get(moment).match().legalCount() > 1;
    }

    boolean canUndo() {
        return timeline.takesBack(people().isEmpty() ? moment -> false : this::isByItself);
    }

    /** Whoever decides gives the match up, or who plays alone against computers. */
    void giveUp() {
        if (timeline.isLookedAt()) goTo(timeline.last()); // the match as it stands, whatever is looked at
        GivenUp.by(timeline, people(), tongue).ifPresent(timeline::giveUp);
        clear();
    }

    boolean canRedo() {
        return timeline.at() < timeline.last();
    }

    /** Back to where a person chose last among several moves; one step if nobody did. */
    void undo() {
        if (timeline.takeUp()) {
            settle();
            return;
        }
        int from = timeline.at();
        int to = from - 1;
        while (to > 0 && !isChosen(to)) to--;
        goTo(to >= 0 && isChosen(to) ? to : from - 1);
        timeline.stay();
        undone.back(timeline.moments(), from, timeline.at(), tongue, viewer());
    }

    void redo() {
        int to = timeline.at() + 1;
        while (to < timeline.last() && isByItself(to)) to++;
        boolean step = to == timeline.at() + 1;
        boolean looking = timeline.isLookedAt();
        goTo(to);
        if (!looking) timeline.stay();
        if (step) fresh = true;
    }

    void goTo(int moment) {
        judge = null;
        timeline.goTo(moment);
        fresh = false;
        settle();
        paused = isWaitingForComputer();
    }

    private boolean isWaitingForComputer() {
        return !timeline.isOver() && rivals.plays(timeline.match().decider());
    }

    /** Where somebody looks round the match goes on from there, in another way; what it was is kept. */
    void goOn() {
        thread.check();
        timeline.goOnFromHere();
        fresh = paused = false;
        failure = null;
        told = List.of();
    }

    /** The match as it was before it went on from one of its moments in another way. */
    void takeFormer() {
        timeline.takeFormer();
        clear();
    }

    /** @return what is told before anybody decides, a sentence each; empty if nothing is */
    List<String> told() {
        return told;
    }

    /** @return what the story says of the last move, a sentence each */
    List<String> heard() {
        return recent().last();
    }

    private Recent recent() {
        return new Recent(
                timeline.moments(), timeline.at(), viewer(), tongue.names().manner());
    }

    /** No computer plays on by itself: what it was about to do has just been given up. */
    void pause() {
        paused = isWaitingForComputer();
    }

    /** From the start, with the same seed: the same set-up. */
    void restart() {
        timeline = Timeline.start(setUp.rules(), begin, setUp.seed());
        judge = null;
        fresh = paused = false;
        byItself.begin(timeline, false);
        settle();
    }

    /** @param who plays there, as opponents are called; null for a person */
    void seat(String player, String who) {
        thread.check();
        rivals.seat(player, who);
        speak(tongue.names().manner());
        onlookers = onlookers.among(people());
        pointing = Pointing.at(timeline.match(), tongue.names());
    }

    void speak(Manner manner) {
        thread.check();
        tongue = rivals.tongue(manner, setUp.called());
        fresh = false;
    }

    /** @return the seat that looks, -1 if nothing is hidden from whoever looks */
    int viewer() {
        return onlookers.viewer();
    }

    List<Integer> people() {
        return rivals.people();
    }

    /** Whoever decides now has the machine, and nobody else looks. */
    void uncover() {
        thread.check();
        if (!onlookers.isCovered()) return;
        onlookers = onlookers.taken();
        fresh = false;
    }

    /** The moment is seen as who decides there saw it, until another one is shown. */
    void lookAsDecider() {
        thread.check();
        if (!timeline.match().isOver()) onlookers = onlookers.asDecider();
        fresh = false;
    }

    void project(boolean on) {
        thread.check();
        onlookers = onlookers.projected(on);
        fresh = false;
    }

    /** @return the moments up to this one, to be put on paper by another thread */
    OnPaper paper() {
        thread.check();
        return OnPaper.of(timeline, tongue.names().manner(), setUp);
    }

    /** @param number of the match */
    MatchRecord record(long number) {
        thread.check();
        return MatchRecord.of(number, setUp, timeline, rivals);
    }

    /** @return how it could have gone on from here with these moves; nothing of it happens in this match */
    SideLine aside(List<Move> moves) {
        thread.check();
        return new SideLine(timeline, moves);
    }

    /** @return the picture of this moment with the board of a side line */
    MatchView over(SideLine aside, MatchView moment) {
        return aside.over(moment, tongue, rivals.at(timeline), viewer());
    }

    /** @return something that is another whenever a record would be */
    Object mark() {
        return List.of(timeline.at(), timeline.match(), timeline.last(), timeline.isOver(), rivals.all());
    }

    MatchView picture(long serial) {
        thread.check();
        DecisionView.Waiting waiting = !told.isEmpty()
                ? DecisionView.Waiting.TOLD
                : onlookers.isCovered()
                        ? onlookers.isClass() ? DecisionView.Waiting.PERSON : DecisionView.Waiting.HANDOVER
                        : isRead() && !timeline.isOver()
                                ? timeline.isStudied() ? DecisionView.Waiting.ASIDE : DecisionView.Waiting.PAUSED
                                : isPersonToDecide()
                                        ? DecisionView.Waiting.PERSON
                                        : paused ? DecisionView.Waiting.PAUSED : DecisionView.Waiting.COMPUTER;
        Snapshot now = timeline.now();
        MatchPicture picture = new MatchPicture(
                now.match(), timeline.at() == 0 ? List.of() : now.events(), tongue, rivals.at(timeline), viewer());
        picture.since(timeline.moments().get(0).match());
        picture.after(timeline.earlier(), recent().unanswered(waiting));
        picture.chosen(timeline.chosen());
        StoryView story = tongue.story().of(timeline.moments(), timeline.at(), viewer());
        story = story.looking(timeline.isLookedAt()).former(timeline.former()).since(recent().since(waiting));
        story = story.ahead(timeline.ahead(viewer()));
        List<HappeningView> happened = fresh
                ? new Happenings(tongue, viewer(), timeline.before()).of(now.events(), timeline.at(), story.lines())
                : undone.once();
        MatchView view = picture.of(serial, pointing, waiting, failure, story, happened, canUndo(), canRedo());
        if (!canUndo())
            view = view.about(
                    Names.plain(setUp.rules().game().aim(), tongue.names().language()));
        view = recent().tell(view, waiting, told, picture, tongue.names()::player, tongue.texts());
        return GivenUp.shown(view, timeline.givenUp(), tongue.texts());
    }
}
