package regola.ui.present.lesson;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.teaching.lesson.Lesson;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Marking;
import regola.teaching.run.Passage;
import regola.teaching.run.Stage;
import regola.ui.present.BoardSession;
import regola.ui.present.OneThread;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Spots;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.lesson.LessonAct;

/**
 * A LessonSession is one learner in one lesson as it is shown: what was played is shown move by move, each after the
 * one before has been seen, and only then is anything asked. Confined to one thread; every method leaves it in a state
 * that can be shown.
 */
final class LessonSession implements BoardSession {
    private final OneThread thread = new OneThread("a lesson that is learnt");
    private final LessonRun run;
    private Tongue tongue;
    private RuleCards cards;
    /** Of the present step: first as it stood, then move by move. */
    private final List<Snapshot> line = new ArrayList<>();
    /** How long the line was before each of the learner's moves that can be taken back. */
    private final Deque<Integer> before = new ArrayDeque<>();

    private final Set<String> opened = new HashSet<>();
    private int at;
    private boolean fresh;
    private boolean refusedNow;
    /** True once something was done after the last answer, so that a refusal is no longer shown. */
    private boolean answered;
    /** What was taken back just now. */
    private TakenBack takenBack = TakenBack.NOTHING;

    /** Whether the learner has just come back to the lesson, to a step after one that is done. */
    private boolean returned;

    private boolean asideNow;
    /** True while what was taken up by such a press is in the hand: where it is put down means nothing. */
    private boolean idle;

    /** Whether something was just pressed where there is nothing to do on the board. */
    private boolean vain;

    /** Whether something was just pressed again that was found to be wrong. */
    private boolean refuted;

    /** What was pressed last on the board. */
    private List<Ref> pressed = List.of();

    private Pointing pointing;
    /** The learner's seat in this lesson, -1 where there is none; found when it is first asked for. */
    private OptionalInt own = OptionalInt.empty();

    LessonSession(Lesson lesson, int step, InstantSource clock, String language) {
        this(LessonRun.start(lesson, step, clock), Manner.of(language));
    }

    LessonSession(LessonRun run, Manner manner) {
        this.run = run;
        speak(manner);
        begin();
    }

    LessonRun run() {
        return run;
    }

    Tongue tongue() {
        return tongue;
    }

    RuleCards cards() {
        return cards;
    }

    void speak(Manner manner) {
        thread.check();
        tongue = new Tongue(run.lesson().rules(), manner);
        cards = new RuleCards(run.lesson().rules(), manner.language());
        still();
    }

    // ---- what was played, move by move

    /** The step from its beginning, and whatever is played in it before anything is asked. */
    private void begin() {
        thread.check();
        line.clear();
        before.clear();
        opened.clear();
        List<Passage> passages = run.passages();
        Match start = passages.isEmpty() ? run.match() : passages.get(0).before();
        at = 0;
        fresh = false;
        if (start != null) line.add(Snapshot.start(start, List.of()));
        add(passages);
        aim();
    }

    /** Shows anew from its beginning what the step has come to, such as how it is done. */
    void rewind() {
        begin();
    }

    private void add(List<Passage> passages) {
        for (Passage each : passages)
            line.add(new Snapshot(
                    each.after(),
                    each.move(),
                    each.decider(),
                    each.decision(),
                    each.before().decision().secret(),
                    each.events()));
    }

    /** @return whether something that was played is still to be shown */
    boolean isBusy() {
        return at < line.size() - 1;
    }

    /** Shows the next move that was played. */
    void advance() {
        thread.check();
        at++;
        fresh = true;
        returned = false;
        aim();
    }

    /** All that was played has been shown. */
    void finish() {
        at = Math.max(0, line.size() - 1);
        fresh = false;
        aim();
    }

    /** @return the moment that is shown; null if the lesson is so broken that there is none */
    Snapshot now() {
        thread.check();
        return line.isEmpty() ? null : line.get(at);
    }

    /** @return the moment before the one that is shown; null if there is none */
    Snapshot earlier() {
        return at == 0 || line.isEmpty() ? null : line.get(at - 1);
    }

    /** @return the moment before all that whoever moved last has done since anybody else; null if there is none */
    Snapshot beforeTurn() {
        if (earlier() == null) return null;
        int first = at;
        while (first > 1 && line.get(first - 1).decider() == line.get(at).decider()) first--;
        return line.get(first - 1);
    }

    /** @return what was played in this step so far, as far as it is shown */
    List<Snapshot> played() {
        return line.isEmpty() ? List.of() : line.subList(1, at + 1);
    }

    /** @return whether the moment that is shown has just been played */
    boolean isFresh() {
        return fresh;
    }

    boolean isRefusedNow() {
        return refusedNow;
    }

    boolean isBackNow() {
        return takenBack.own() > 0;
    }

    TakenBack takenBack() {
        return takenBack;
    }

    /** @return whether something was just pressed where there is nothing to do on the board */
    boolean isVain() {
        return vain;
    }

    /** @return whether something was just pressed again that was found to be wrong */
    boolean isRefuted() {
        return refuted;
    }

    /** The learner has come back to a lesson that was left: where it goes on is told until something is done. */
    void comesBack() {
        boolean open = !run.results().get(run.at()).solved() && run.stage() != Stage.BROKEN;
        returned = open && run.at() > 0 && run.results().get(run.at() - 1).solved();
    }

    boolean isReturned() {
        return returned;
    }

    boolean isAnswered() {
        return answered;
    }

    /** @return what was pressed last on the board; nothing if it was beside it */
    List<Ref> pressed() {
        return pressed;
    }

    /** @return what is pointed at; null if there is nothing to point at */
    Pointing pointing() {
        return pointing;
    }

    /**
     * @return the seat of the first step of the lesson in which something is to be done, so that it is the same while
     *     scenes of others are told; -1 where that is not known without looking for an exercise
     */
    int own() {
        if (own.isEmpty()) own = OptionalInt.of(OwnSeat.of(run.lesson()));
        return own.getAsInt();
    }

    Set<String> opened() {
        return opened;
    }

    private void aim() {
        refusedNow = false;
        answered = false;
        pointing = line.isEmpty()
                ? null
                : Pointing.at(now().match(), tongue.names(), run.step().rules());
    }

    /** Nothing has just happened: the same picture again. */
    void still() {
        thread.check();
        fresh = false;
        refusedNow = false;
        takenBack = TakenBack.NOTHING;
        asideNow = false;
        vain = false;
        refuted = false;
        returned = false;
    }

    /**
     * @return where pointing there would lead; nothing while there is no move to make, and in exercises, which ask just
     *     that
     */
    @Override
    public Function<BooleanSupplier, OverlayView> preview(List<Ref> refs) {
        thread.check();
        if (isBusy()
                || pointing == null
                || !run.isLearnersMove()
                || run.isUnlit()
                || run.exercise().isPresent()) return stopped -> OverlayView.NONE;
        Preview preview = new Preview(now().match().copy(), tongue, run.viewer());
        List<Move> leading = pointing.leading(refs);
        return stopped -> preview.looked(leading, stopped);
    }

    // ---- what the learner does on the board

    @Override
    public void point(List<Ref> refs) {
        pressed = List.copyOf(refs);
        if (tookBack(refs, Pointing::point)) return;
        if (run.isMarking()) {
            mark(tongue.names().things(refs));
            boolean answers = run.isSingle() && !run.marking().checked();
            if (answers && !run.marking().marked().isEmpty()) judged(run::check);
            return;
        }
        act(p -> p.point(refs).or(() -> OnlyMover.goes(p, now().match())));
        // What the question does not ask for is let go: the next press chooses anew.
        if (pointing != null && pointing.refusal() == null && isAside()) {
            aim();
            answered = true;
            asideNow = true;
        }
    }

    @Override
    public void lift(List<Ref> refs) {
        pressed = List.copyOf(refs);
        boolean again = tookBack(refs, LessonSession::lifted);
        idle = again && isBackNow();
        if (again) return;
        if (run.isMarking()) still();
        else act(p -> lifted(p, refs));
    }

    private static Optional<Move> lifted(Pointing pointing, List<Ref> refs) {
        pointing.lift(refs);
        return Optional.empty();
    }

    @Override
    public void drop(List<Ref> refs) {
        pressed = List.copyOf(refs);
        if (isIdle()) return;
        if (run.isMarking()) still();
        else act(p -> p.drop(refs));
    }

    /** On a plane without end every spot is a place, seen or not. Anywhere else it is said what may be pointed at. */
    @Override
    public void pointOff(double across, double down) {
        pressed = List.of();
        if (isIdle()) return;
        boolean place = pointing != null
                && pointing.isBegun()
                && run.lesson().rules().board().hexes();
        List<Ref> spot = place ? Spots.at(across, down) : List.of();
        if (tookBack(List.of(), Pointing::point)) return;
        if (run.isMarking()) astray();
        else act(p -> p.beside(spot));
    }

    /** Whoever has taken something up and put it back is told what goes on now, if it is not seen. */
    @Override
    public void putBack() {
        if (isIdle()) return;
        if (run.isMarking()) still();
        else act(Pointing::putBack);
    }

    /** What was taken up to take a move back is put down nowhere. */
    private boolean isIdle() {
        boolean was = idle;
        idle = false;
        return was;
    }

    /** @param move a whole move as text, allowed or not */
    @Override
    public void attempt(String move) {
        if (tookBack(List.of(), (p, nothing) -> p.attempt(move))) return;
        if (run.isMarking()) still();
        else act(p -> p.attempt(move));
    }

    /** @param key of a choice in the last picture */
    @Override
    public void choose(String key) {
        if (tookBack(List.of(), (p, nothing) -> Optional.empty())) return;
        act(p -> p.choose(key));
    }

    /**
     * A move that was allowed and not asked for stays until any press takes it back. The press means what it would have
     * meant then: what it picks is picked, and a whole move is played; but never the same move again.
     *
     * @param refs what was pressed, perhaps where the move has brought it
     * @return whether there was such a move
     */
    private boolean tookBack(List<Ref> refs, BiFunction<Pointing, List<Ref>, Optional<Move>> press) {
        if (run.stage() != Stage.MISSED || !run.canTakeBack()) return false;
        List<Move> missed = line.subList(before.isEmpty() ? line.size() : before.peek(), line.size()).stream()
                .map(Snapshot::move)
                .toList();
        still();
        TakenBack taken = takeBack();
        if (run.isLearnersMove() && (again(refs, missed, press) || again(pieces(refs), missed, press))) return true;
        aim();
        takenBack = taken;
        return true;
    }

    /** @return whether the press picks something; if not, all is as before it */
    private boolean again(List<Ref> refs, List<Move> missed, BiFunction<Pointing, List<Ref>, Optional<Move>> press) {
        aim();
        Optional<Move> whole = press.apply(pointing, refs);
        boolean vain = pointing.refusal() != null || !pointing.isBegun() && whole.isEmpty();
        if (vain || whole.filter(missed::contains).isPresent()) return false;
        answered = true;
        whole.ifPresent(this::play);
        return true;
    }

    private static List<Ref> pieces(List<Ref> refs) {
        return refs.stream().filter(ref -> ref.sort() != Ref.Sort.SITE).toList();
    }

    /** Nothing to be marked lies there. */
    private void astray() {
        still();
        if (pointing != null) pointing.stray();
        answered = true;
    }

    private void mark(List<Thing> meant) {
        Marking before = run.marking();
        run.mark(meant);
        still();
        if (pointing != null) pointing.forgive();
        if (run.marking().equals(before)) {
            astray();
            refuted = meant.stream().anyMatch(before.extra()::contains);
        }
        answered = true;
    }

    /**
     * @return whether something is picked, or was just pressed, that is allowed and not asked for, as the lesson itself
     *     says of every move that is left then; nothing is told in steps that are to be found out
     */
    boolean isAside() {
        return asideNow || !isBusy() && Aside.is(run, pointing);
    }

    private void act(Function<Pointing, Optional<Move>> what) {
        still();
        vain = !run.isLearnersMove();
        if (vain) return;
        Optional<Move> whole = what.apply(pointing);
        answered = true;
        Pointing.Refusal refusal = pointing.refusal();
        if (refusal != null) {
            refusedNow = true;
            // Pointing at what can never be used is looking round, and no try.
            if (refusal.why() != null && refusal.stray()) run.strayed(refusal.tried(), refusal.why());
            else if (refusal.why() != null) run.refused(refusal.tried(), refusal.why());
            answered = refusal.why() == null;
            // What may be pressed now is said instead; nothing was tried that could be marked.
            if (refusal.early()) {
                pointing.stray();
                refusedNow = false;
                answered = true;
            }
        }
        if (whole.isEmpty()) run.chose(pointing.picked());
        whole.ifPresent(this::play);
    }

    private void play(Move move) {
        before.push(line.size());
        run.play(move);
        if (run.passages().isEmpty()) {
            before.pop();
            aim();
            return;
        }
        add(run.passages());
        advance();
    }

    /** Forgets what is picked and why something was refused. */
    @Override
    public void clear() {
        still();
        if (!line.isEmpty()) aim();
        answered = true;
    }

    // ---- what the learner does beside it

    /** @param act one that the last picture offers; not one that leaves the lesson */
    void act(LessonAct act) {
        still();
        switch (act) {
            case HINT -> hint(() -> run.hint(pointing == null ? List.of() : pointing.picked()));
            case SHOW_ME -> {
                run.showMe();
                begin();
            }
            case TAKE_BACK -> takenBack = takeBack();
            case CHECK -> judged(run::check);
            case NEXT -> {
                run.next();
                if (run.stage() != Stage.ENDED) begin();
            }
            case ANOTHER -> {
                run.another();
                begin();
            }
            case AGAIN -> {
                run.again();
                begin();
            }
            case MISSING -> goTo(run.firstOpen());
            case AFRESH -> {} // a lesson that is begun anew is another session
        }
    }

    /** The learner comes back to the step where they were: what they had made of it stands as it stood. */
    void recall(LessonSession was) {
        run.recall(was.run);
        if (was.run.stage() != Stage.ASKING && was.run.stage() != Stage.MISSED) return;
        // A move that was not what was asked is not made once more.
        int kept = was.before.size() - (was.run.stage() == Stage.MISSED ? 1 : 0);
        finish();
        for (Iterator<Integer> at = was.before.descendingIterator(); kept > 0 && run.isLearnersMove(); kept--)
            play(was.line.get(at.next()).move());
        finish();
    }

    /** What is marked stays marked, what was found to be wrong too. */
    private void hint(Runnable climb) {
        if (run.stage() == Stage.MISSED) takeBack(); // a hint is about what is asked
        if (Aside.isAstray(run, pointing)) aim();
        climb.run();
        if (isAside()) aim(); // or that would be told and not the hint
        if (pointing != null) pointing.forgive();
        answered = false;
    }

    /** A class wants the next hint. */
    void prompt() {
        still();
        hint(run::prompt);
    }

    /** Shows to a class how it is done. */
    void demonstrate() {
        still();
        run.demonstrate();
        begin();
    }

    void answer(int answer) {
        judged(() -> run.choose(answer));
    }

    void goTo(int step) {
        run.goTo(step);
        begin();
    }

    void fold(String rule) {
        still();
        if (!opened.remove(rule)) opened.add(rule);
    }

    private void judged(Runnable judging) {
        still();
        boolean over = run.stage() != Stage.ASKING;
        judging.run();
        // What was said of a press before it is past: now the verdict speaks.
        if (pointing != null) pointing.forgive();
        answered = false;
        if (over || run.passages().isEmpty()) return;
        add(run.passages());
        advance();
    }

    private TakenBack takeBack() {
        if (run.isMarking()) {
            List<Thing> marked = List.copyOf(run.marking().marked());
            if (!marked.isEmpty()) mark(List.of(marked.get(marked.size() - 1)));
            return TakenBack.NOTHING;
        }
        if (!run.canTakeBack() || before.isEmpty()) return TakenBack.NOTHING;
        boolean solved = run.stage() == Stage.SOLVED;
        int moves = line.size();
        int own = 0;
        // Where only one move is legal nothing can be done better, so what led there is taken back with it.
        do {
            run.takeBack();
            line.subList(before.peek(), line.size()).clear();
            before.pop();
            own++;
        } while (run.canTakeBack() && !before.isEmpty() && run.match().legalCount() == 1);
        finish();
        return new TakenBack(own, moves - line.size() - own, before.size(), solved);
    }

    /** @return how long until a hint, or how it is done, opens by itself; empty if nothing is waited for */
    Optional<Duration> untilHint() {
        return run.untilHint().or(run::untilShowMe).filter(wait -> !wait.isZero());
    }
}
