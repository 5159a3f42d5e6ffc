package regola.teaching.run;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.lesson.Task;

/** A Foretelling is saying what will be so after moves, which are then played and show it. */
final class Foretelling implements Doing {
    /** With more moves than these nobody waits for what would come of each. */
    private static final int MOST_OTHERS = 12;

    private final StepScene scene;
    private final Task.Predict task;
    private final List<Passage> moves;
    private final Match after;
    private final List<Thing> truth;
    /** One of the two is null: the answer is pointed at or chosen. */
    private final Marks marks;

    private final Choosing choosing;

    private Foretelling(StepScene scene, Task.Predict task) throws Unfit {
        this.scene = scene;
        this.task = task;
        moves = CopyPlay.play(scene.start, task.moves(), false);
        after = CopyPlay.last(scene.start, moves);
        truth = after.answer(task.ask());
        boolean single = task.type().shape() == Type.Shape.ONE;
        marks = task.isPointedAt()
                ? new Marks(truth, task.type().base(), true, single, Marks.seen(truth, scene.start.names()))
                : null;
        choosing = task.isPointedAt() ? null : Choosing.of(task, truth, scene.phrases);
    }

    static Foretelling begin(Task.Predict task, StepScene scene) throws Unfit {
        return new Foretelling(scene, task);
    }

    @Override
    public boolean isMarking() {
        return scene.isAsking() && marks != null;
    }

    @Override
    public boolean isSingle() {
        return task.type().shape() == Type.Shape.ONE;
    }

    @Override
    public Marking marking() {
        return marks == null ? Marking.NONE : marks.picture();
    }

    @Override
    public Set<Type.Base> sought() {
        return marks == null ? Set.of() : marks.sought();
    }

    @Override
    public void mark(List<Thing> meant) {
        scene.quiet();
        marks.mark(meant);
    }

    @Override
    public void check() {
        scene.quiet();
        boolean right = marks.check();
        if (!right && isOfNow(marks.extras())) {
            scene.say(Verdict.MISSED, scene.phrases.soBefore(), Spoken.SILENCE, null);
            marks.forgive();
            return;
        }
        foretold(right, marks.extras(), marks.checks() >= Choosing.MOST_WRONG || fewAnswers());
    }

    /**
     * Whoever points at what is asked about, where it is before the moves, wants to take hold of it and says nothing.
     */
    private boolean isOfNow(Collection<Thing> said) {
        try {
            return isSingle() && task.type().base() == Type.Base.SITE && isSo(said, scene.start);
        } catch (RuleFailure failure) {
            return false; // it is told with the answer
        }
    }

    /** Whether there are but two that could be pointed at: whoever has missed one knows the other. */
    private boolean fewAnswers() {
        return task.type().equals(Type.PLAYER) && scene.start.rules().players() <= 2;
    }

    @Override
    public void recall(List<Option> options, Marking marking) {
        if (choosing != null) choosing.recall(options);
        else marks.recall(marking);
    }

    @Override
    public List<Option> options() {
        return choosing == null ? List.of() : choosing.options();
    }

    @Override
    public void choose(int option) {
        if (choosing == null || !choosing.canChoose(option)) return;
        scene.quiet();
        boolean right = choosing.choose(option);
        foretold(right, List.of(task.options().get(option)), choosing.isLost());
    }

    /**
     * A wrong answer is marked, and the learner thinks again as long as there is something to think about; then the
     * moves are played and show the truth.
     *
     * @param said what was answered
     * @param lost whether the truth is told now, wrong as the answer may be
     */
    private void foretold(boolean right, Collection<Thing> said, boolean lost) {
        if (!right) scene.tried();
        if (!right && !lost) {
            Spoken written = scene.wrongly(said);
            if (written == null) written = scene.otherwise(said);
            scene.say(Verdict.MISSED, written == null ? otherwise(said) : written, Spoken.SILENCE, null);
            return;
        }
        if (marks != null) marks.tell();
        reveal(Stage.ASKING, false);
        if (right) scene.solved();
        else scene.told();
        Spoken truly = scene.phrases.predicted(truth, right);
        Spoken written = right ? null : scene.wrongly(said);
        if (!right && written == null) written = scene.otherwise(said);
        if (right) praise(truly);
        else if (written == null) scene.say(Verdict.MISSED, truly, scene.step.done(), scene.firstRule());
        else scene.say(Verdict.MISSED, written, learnt(truly), scene.firstRule());
    }

    /** @return when it is so, or would be, or why it cannot be, where the rules know; else to think again */
    private Spoken otherwise(Collection<Thing> said) {
        try {
            if (isSo(said, scene.start)) return scene.phrases.soBefore();
            for (Passage passed : moves.subList(0, moves.size() - 1))
                if (isSo(said, passed.after())) return scene.phrases.soForAMoment();
            Spoken refused = refused(said);
            return refused == null ? elsewise(said) : refused;
        } catch (RuleFailure failure) {
            return scene.phrases.thinkAgain();
        }
    }

    private boolean isSo(Collection<Thing> said, Match match) {
        return !said.isEmpty() && Set.copyOf(match.answer(task.ask())).containsAll(said);
    }

    /**
     * @return what the rules say to a last move to the place that was answered, where that move's own place was asked
     *     for; of a single move the question tells the place, and no other one is meant by any answer
     */
    private Spoken refused(Collection<Thing> said) {
        Passage last = moves.get(moves.size() - 1);
        List<Move.Part> parts = last.move().parts();
        Thing place = parts.get(parts.size() - 1).thing();
        boolean isWhereItGoes =
                moves.size() > 1 && place != null && place.is(Type.Base.SITE) && truth.equals(List.of(place));
        if (!isWhereItGoes || said.size() != 1) return null;
        String start = last.move().toString();
        String there = start.substring(0, start.length() - place.id().length())
                + said.iterator().next().id();
        return last.before().ask(there) instanceof Answer.Refused no ? no.why().sentence() : null;
    }

    /** @return after which other move of the same form it would be so, where one is known; else to think again */
    private Spoken elsewise(Collection<Thing> said) {
        if (moves.size() != 1) return scene.phrases.thinkAgain();
        Move played = moves.get(0).move();
        List<Move> others = scene.start.decision().legal().stream()
                .filter(move -> isOfForm(move, played) && !move.equals(played))
                .toList();
        if (others.size() > MOST_OTHERS) return scene.phrases.thinkAgain();
        for (Move other : others) {
            Match then = CopyPlay.play(scene.start, other, false).after();
            if (!then.isOver() && Set.copyOf(then.answer(task.ask())).equals(Set.copyOf(said)))
                return scene.phrases.soAfter(other);
        }
        return scene.phrases.thinkAgain();
    }

    /** Whether it does the same with the same thing in another way, such as the other way round. */
    private static boolean isOfForm(Move move, Move played) {
        int last = played.parts().size() - 1;
        Thing how = played.parts().get(last).thing();
        // Where the place is asked for, to name the place that was pressed says nothing.
        if (how != null && (how.is(Type.Base.SITE) || how.is(Type.Base.PIECE))) return false;
        return move.parts().size() == played.parts().size()
                && move.parts().subList(0, last).equals(played.parts().subList(0, last));
    }

    /** Which answer was right is seen by its tick, and on the board by its name alone. */
    private Spoken learnt(Spoken truly) {
        boolean ticked = choosing != null && !scene.step.done().isEmpty();
        return ticked ? scene.step.done() : Phrases.both(truly, scene.step.done());
    }

    /** What was learnt says more than that it was right, which its sign says. */
    private void praise(Spoken truly) {
        Spoken done = scene.step.done();
        if (scene.step.done().isEmpty()) scene.say(Verdict.RIGHT, truly, Spoken.SILENCE, scene.firstRule());
        else scene.say(Verdict.RIGHT, done, truly, scene.firstRule());
    }

    /** @param alone whether what was said is taken away */
    private void reveal(Stage stage, boolean alone) {
        if (marks != null && alone) marks.reveal();
        if (choosing != null) choosing.reveal();
        scene.play(stage, moves, after);
    }

    @Override
    public int wanted() {
        return truth.size();
    }

    @Override
    public List<Thing> narrowed() {
        return marks == null ? List.of() : marks.narrowed(scene.start);
    }

    @Override
    public boolean isNarrow() {
        return marks == null ? choosing.isNarrow() : marks.isNarrow(scene.start);
    }

    @Override
    public Spoken strike() {
        return choosing == null ? Spoken.SILENCE : choosing.strike();
    }

    @Override
    public boolean hasSolution() {
        return true;
    }

    @Override
    public void showSolution() {
        reveal(Stage.SHOWN, true);
        scene.say(Verdict.RIGHT, scene.phrases.predicted(truth, false), scene.step.done(), scene.firstRule());
    }
}
