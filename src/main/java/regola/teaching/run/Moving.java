package regola.teaching.run;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.WrongText;

/** A Moving is making moves, towards a goal or freely, with everything that can be said to a try. */
final class Moving implements Doing {
    private final StepScene scene;
    private final Course course;
    /** So many moves of one's own are a taste of a match: who goes on then has not skipped it. */
    private static final int ENOUGH = 3;

    private final Deque<PlayedSoFar> history = new ArrayDeque<>();
    private PlayedSoFar standing;
    /** The last move that was not what was asked; null once something else is tried. */
    private Move astray;
    /** What alone was pressed in vain in this step: whoever has been told so of it is not sent there by a hint. */
    private final Set<Thing> vain = new HashSet<>();

    private Moving(StepScene scene, Course course) {
        this.scene = scene;
        this.course = course;
    }

    static Moving begin(Task.Play task, StepScene scene) throws Unfit {
        return begin(scene, new PlayCourse(task, scene.step.beginning().seed(), scene.start.decider()));
    }

    static Moving begin(Task.Free task, StepScene scene) throws Unfit {
        return begin(scene, new FreeCourse(task, scene.step.beginning().seed()));
    }

    private static Moving begin(StepScene scene, Course course) throws Unfit {
        Moving moving = new Moving(scene, course);
        Turned turned = course.begin(scene.start);
        moving.stand(turned);
        boolean ended = turned.judgement() == Turned.Judgement.RIGHT;
        if (!ended && !moving.isLearnersMove())
            throw new Unfit(Phrases.neverYourMove(), Spoken.SILENCE, scene.step.span());
        if (ended) moving.done();
        return moving;
    }

    private void stand(Turned turned) {
        standing = turned.standing();
        scene.play(Stage.ASKING, turned.passages(), standing.match());
    }

    private boolean isFree() {
        return course instanceof FreeCourse;
    }

    @Override
    public boolean isLearnersMove() {
        Match match = scene.match();
        return scene.isAsking() && !match.isOver() && course.isLearners(match.decider());
    }

    @Override
    public List<Integer> seats() {
        return course.learners();
    }

    // ---- moves

    @Override
    public void play(Move move) {
        if (!isLearnersMove()) return;
        try {
            Answer answer = scene.match().ask(move);
            astray = null;
            if (answer instanceof Answer.Refused no) refused(move.arguments(), no.why(), false);
            if (answer instanceof Answer.Legal legal) judge(legal.move(), course.play(standing, legal.move()));
        } catch (RuleFailure failure) {
            scene.notMade(failure);
        }
    }

    private void judge(Move move, Turned turned) {
        history.push(standing);
        stand(turned);
        switch (turned.judgement()) {
            case RIGHT -> done();
            case ON -> {
                if (isDeadEnd()) {
                    missed(move, scene.phrases.deadEnd());
                    return;
                }
                scene.movedOn();
                if (scene.step.task() instanceof Task.Play play)
                    scene.say(Verdict.PARTLY, scene.phrases.onTheWay(play.within() - standing.moves()), asked(), null);
            }
            case MISSED -> missed(move, used());
        }
    }

    /** What an author says to who has done it is no word for who has not won: they are told who did, if anybody. */
    private void done() {
        Match match = standing.match();
        if (course instanceof FreeCourse free && free.isLost(match))
            scene.notWon(scene.phrases.othersWon(match.winners()));
        else if (course instanceof FreeCourse free && free.isDrawn(match)) scene.notWon(scene.phrases.nobodyWon());
        else if (course instanceof FreeCourse free && free.isWon(match)) scene.won();
        else scene.done(isFree() ? scene.phrases.freeOver() : scene.phrases.right(scene.step));
    }

    /**
     * What the same turn goes on with, if that is something new; silence where another turn has begun, or where more of
     * the same is to be done: the rules may allow more of it than the task does.
     */
    private Spoken asked() {
        Match now = standing.match();
        Match was = history.peek().match();
        boolean within = isLearnersMove() && now.turnNumber() == was.turnNumber();
        return within && !sorts(now).equals(sorts(was)) ? now.decision() : Spoken.SILENCE;
    }

    /** @return what sorts of moves may be made */
    private static Set<Move.Part> sorts(Match match) {
        return match.decision().legal().stream()
                .map(move -> move.parts().get(0))
                .collect(Collectors.toSet());
    }

    /** @return that all moves are made, silence if they are not; of a single one it is said what is wrong with it */
    private Spoken used() {
        int made = standing.moves();
        boolean all = scene.step.task() instanceof Task.Play play && made > 1 && made >= play.within();
        return all ? scene.phrases.movesUsed(made) : Spoken.SILENCE;
    }

    /** Whether what is asked cannot be reached any more in the moves that are left: nobody is told to go on then. */
    private boolean isDeadEnd() {
        return scene.step.task() instanceof Task.Play play
                && isLearnersMove()
                && new Search(play, (PlayCourse) course).isDeadEnd(standing);
    }

    /** @param why what is said of it where the author says nothing; silence if it is but another move */
    private void missed(Move move, Spoken why) {
        astray = move;
        List<Thing> pointed = StepHints.pointedAt(move);
        if (pointed.size() == 1) vain.add(pointed.get(0));
        boolean won = isWon();
        // Whoever wins has made no mistake, only not what is asked.
        if (!won) scene.tried();
        scene.miss();
        LessonStep step = scene.step;
        // What is said of this very move goes before what is said of all of its form, wherever it stands.
        Optional<WrongText> written = step.wrong().stream()
                .filter(wrong -> wrong.answers(move))
                .filter(wrong -> !won || wrong.move().stars() == 0)
                .min(Comparator.comparing(wrong -> wrong.move().stars()));
        if (won && written.isEmpty()) scene.say(Verdict.MISSED, scene.phrases.wonInstead(), step.goal(), null);
        else if (written.isPresent())
            scene.say(new Feedback(
                    Verdict.MISSED,
                    written.get().words(),
                    step.goal(),
                    null,
                    written.get().show(),
                    null));
        else if (why != Spoken.SILENCE) scene.say(Verdict.MISSED, why, Spoken.SILENCE, null);
        else scene.say(Verdict.MISSED, scene.phrases.missed(move), step.goal(), null);
    }

    private boolean isWon() {
        Match match = standing.match();
        return match.isOver() && course.learners().stream().anyMatch(seat -> (match.winners() >>> seat & 1) != 0);
    }

    @Override
    public boolean isPlayedEnough() {
        return history.size() >= ENOUGH;
    }

    @Override
    public boolean canTakeBack() {
        // What was found can be tried otherwise too, and looked at once more from before.
        boolean stands = scene.stage() == Stage.MISSED || scene.stage() == Stage.SOLVED || scene.isAsking();
        return stands && !history.isEmpty();
    }

    @Override
    public void takeBack() {
        if (!canTakeBack()) return;
        standing = history.pop();
        scene.stand(Stage.ASKING, standing.match());
        scene.hideHint();
    }

    // ---- what no rule allows

    @Override
    public void refused(List<Thing> tried, Why why, boolean stray) {
        if (!isLearnersMove()) return;
        if (!stray) astray = null;
        if (tried.size() == 1) vain.add(tried.get(0));
        scene.quiet();
        if (!stray && !isFree()) scene.explored();
        if (why == null) {
            scene.say(new Feedback(
                    Verdict.REFUSED,
                    scene.phrases.nothingToDo(tried),
                    scene.step.goal(),
                    null,
                    Show.ring(tried),
                    null));
            return;
        }
        Optional<WrongText> written = scene.step.wrong().stream()
                .filter(wrong -> wrong.answers(why, tried))
                .min(Comparator.comparing(wrong -> wrong.remoteness(why, tried)));
        Spoken words = written.isPresent() ? written.get().words() : scene.phrases.refused(tried, why);
        Spoken reason = written.isPresent() ? why.sentence() : scene.phrases.refusedReason(tried, why);
        List<Thing> shown = why.shownTo(tried);
        Show lit = Show.ring(!shown.isEmpty() ? shown : why.things().isEmpty() ? tried : why.things());
        scene.say(new Feedback(Verdict.REFUSED, words, reason, why.rule(), lit, why.span()));
    }

    @Override
    public Optional<Thing> astray() {
        List<Thing> pointed = astray == null ? List.of() : StepHints.pointedAt(astray);
        return pointed.isEmpty() ? Optional.empty() : Optional.of(pointed.get(pointed.size() - 1));
    }

    @Override
    public void hinted() {
        astray = null;
    }

    // ---- the solution

    @Override
    public Optional<Move> nextMove() {
        if (!(scene.step.task() instanceof Task.Play play) || scene.match().isOver()) return Optional.empty();
        try {
            return new Search(play, (PlayCourse) course).from(standing).map(moves -> moves.get(0));
        } catch (RuleFailure failure) {
            return Optional.empty();
        }
    }

    @Override
    public List<Thing> beside(Move move) {
        List<Thing> pointed = StepHints.pointedAt(move);
        Stream<Thing> others = others(move)
                .map(StepHints::pointedAt)
                .filter(things -> things.size() == pointed.size())
                .map(things -> things.get(0))
                .filter(thing -> !vain.contains(thing));
        Narrowing narrowing = new Narrowing(scene.match());
        // What alone is allowed would be the answer if nothing stood beside it: then it is what is like it.
        return ways(move) == 1 ? narrowing.of(pointed.get(0), vain) : narrowing.with(pointed.get(0), others);
    }

    @Override
    public int ways(Move move) {
        return (int) alike(move).count();
    }

    @Override
    public int waysOn(Move move) {
        return (int) alike(move).filter(other -> isBegunLike(other, move)).count();
    }

    @Override
    public List<Thing> goals(Move move) {
        Stream<Thing> others =
                others(move).filter(other -> isBegunLike(other, move)).map(Moving::goal);
        return new Narrowing(scene.match()).with(goal(move), others);
    }

    private static boolean isBegunLike(Move begun, Move model) {
        List<Thing> pointed = StepHints.pointedAt(begun);
        return pointed.size() > 1
                && pointed.get(0).equals(StepHints.pointedAt(model).get(0));
    }

    private static Thing goal(Move move) {
        List<Thing> pointed = StepHints.pointedAt(move);
        return pointed.get(pointed.size() - 1);
    }

    private Stream<Move> alike(Move move) {
        return scene.match().decision().legal().stream()
                .filter(other -> other.parts().get(0).equals(move.parts().get(0)));
    }

    @Override
    public Optional<Move> otherThan(Move move) {
        return others(move).findFirst();
    }

    /** What takes several moves is not searched: somebody waits for the answer to a press. */
    @Override
    public boolean isAskedFor(Move move) {
        return scene.step.task() instanceof Task.Play play
                && (!play.isReached() || play.within() == 1)
                && new Search(play, (PlayCourse) course).leadsOn(standing, move);
    }

    /** Legal moves of the same form that do not lead on. */
    private Stream<Move> others(Move move) {
        if (!(scene.step.task() instanceof Task.Play play)) return Stream.empty();
        Search search = new Search(play, (PlayCourse) course);
        return alike(move).filter(other -> !search.leadsOn(standing, other));
    }

    @Override
    public boolean hasSolution() {
        return !isFree();
    }

    @Override
    public void showSolution() throws Unfit {
        if (!(scene.step.task() instanceof Task.Play play)) return;
        List<Passage> passages = Beginnings.solved(scene.step, play, scene.start);
        scene.play(Stage.SHOWN, passages, CopyPlay.last(scene.start, passages));
        scene.say(Verdict.RIGHT, scene.phrases.likeThis(), scene.step.done(), scene.firstRule());
    }
}
