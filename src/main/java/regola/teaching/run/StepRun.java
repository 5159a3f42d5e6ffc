package regola.teaching.run;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;

/**
 * A StepRun is one learner at one step of a lesson, from its beginning on. Its methods are those of {@link LessonRun}.
 */
final class StepRun {
    /** What is done where nothing can be. */
    private static final Doing NOTHING = new Doing() {};

    private final StepScene scene;
    private final HintProgress help;
    private final Tally.Counter counter;
    private Doing doing = NOTHING;

    private StepRun(LessonStep step, Phrases phrases, InstantSource clock, Tally.Counter counter, Match start) {
        this.help = new HintProgress(new StepHints(step, phrases), clock);
        this.counter = counter;
        this.scene = new StepScene(step, phrases, counter, help, start);
    }

    static StepRun begin(LessonStep step, Phrases phrases, InstantSource clock, Tally.Counter counter, Match start) {
        StepRun run = new StepRun(step, phrases, clock, counter, start);
        run.again();
        return run;
    }

    /** A step that cannot even be put up. */
    static StepRun broken(LessonStep step, Phrases phrases, InstantSource clock, Tally.Counter counter, Unfit unfit) {
        StepRun run = new StepRun(step, phrases, clock, counter, null);
        run.scene.broken(unfit);
        return run;
    }

    /** Puts the step back to its beginning; what has been counted and hinted stays. */
    void again() {
        if (scene.stage() != Stage.BROKEN) fitting(this::putUp);
    }

    /** Something that may find that the lesson and the rules do not fit. */
    private interface Part {
        void act() throws Unfit;
    }

    private void fitting(Part part) {
        try {
            part.act();
        } catch (Unfit unfit) {
            doing = NOTHING;
            scene.broken(unfit);
        } catch (RuleFailure failure) {
            doing = NOTHING;
            scene.broken(failure);
        }
    }

    private void putUp() throws Unfit {
        scene.reset();
        doing = doing(scene.step.task());
    }

    private Doing doing(Task task) throws Unfit {
        if (task instanceof Task.Watch watch) return Watching.begin(watch, scene);
        if (task instanceof Task.Play play) return Moving.begin(play, scene);
        if (task instanceof Task.Find find) return FindingStep.begin(find, scene);
        if (task instanceof Task.Predict predict) return Foretelling.begin(predict, scene);
        if (task instanceof Task.Answer answer) return Answering.begin(answer, scene);
        return Moving.begin((Task.Free) task, scene);
    }

    // ---- where it stands

    Stage stage() {
        return scene.stage();
    }

    Match match() {
        return scene.match();
    }

    /** @param you the seat that is the learner's all through the lesson, or -1 */
    int viewer(int you) {
        if (doing.seats().size() == 1) return doing.seats().get(0);
        if (you >= 0) return you;
        // Where somebody decides in secret the learner is asked as that player, and sees nobody else's hand.
        Match match = scene.match();
        boolean secret = doing.seats().isEmpty()
                && match != null
                && !match.isOver()
                && match.decision().secret();
        return secret ? match.decider() : -1;
    }

    boolean isLearnersMove() {
        return doing.isLearnersMove();
    }

    boolean isAskedFor(Move move) {
        return isLearnersMove() && doing.isAskedFor(move);
    }

    /**
     * What can be done is not seen before the second hint or the second try in vain: it would say more than the first
     * hint. Where one move alone is left to be found, a light would be the answer, whatever was tried.
     */
    boolean isUnlit() {
        boolean explored = isLearnersMove() && scene.step.task() instanceof Task.Play play && play.explored();
        if (!explored || help.isGuided()) return false;
        return !help.hasTriedEnough() || scene.match().legalCount() == 1;
    }

    List<Passage> passages() {
        return scene.passages();
    }

    Show show() {
        return scene.show();
    }

    Feedback feedback() {
        return scene.feedback();
    }

    // ---- what the learner does

    void play(Move move) {
        doing.play(move);
    }

    void refused(List<Thing> tried, Why why, boolean stray) {
        doing.refused(tried, why, stray);
    }

    boolean isPlayedEnough() {
        return doing.isPlayedEnough();
    }

    boolean canTakeBack() {
        return doing.canTakeBack();
    }

    void takeBack() {
        boolean beside = isBeside();
        doing.takeBack();
        // Who has tried in vain can read again what was told before it.
        if (beside && help.again()) light(help.shown());
    }

    Optional<Thing> astray() {
        return stage() == Stage.MISSED || scene.isAsking() ? doing.astray() : Optional.empty();
    }

    boolean isMarking() {
        return doing.isMarking();
    }

    boolean isSingle() {
        return isMarking() && doing.isSingle();
    }

    Marking marking() {
        return doing.marking();
    }

    Set<Type.Base> sought() {
        return doing.sought();
    }

    List<Thing> among() {
        return doing.among();
    }

    void mark(List<Thing> meant) {
        if (isMarking()) doing.mark(meant);
    }

    void check() {
        if (isMarking()) doing.check();
    }

    List<Option> options() {
        return doing.options();
    }

    void choose(int option) {
        if (scene.isAsking()) doing.choose(option);
    }

    void recall(StepRun before) {
        if (scene.isAsking()) doing.recall(before.options(), before.marking());
    }

    // ---- help

    Optional<Duration> untilHint() {
        return scene.isAsking() || isBeside() ? help.untilNext(doing) : Optional.empty();
    }

    /** Whether a legal move stands there that is not what was asked: it can be taken back. */
    private boolean isBeside() {
        return scene.stage() == Stage.MISSED && doing.canTakeBack();
    }

    boolean canHint() {
        return untilHint().map(Duration::isZero).orElse(false);
    }

    void hint(List<Thing> chosen) {
        if (!canHint()) return;
        climb(chosen);
        counter.hinted(help.shown().rung());
    }

    /** The next rung, open or not, for a class that asks for it; nothing is counted. */
    void prompt() {
        if (untilHint().isPresent()) climb(List.of());
    }

    private void climb(List<Thing> chosen) {
        if (isBeside()) doing.takeBack();
        doing.hinted();
        HintShown hint = help.climb(doing, chosen);
        scene.quiet();
        light(hint);
    }

    /** @param chosen what the learner has chosen now of the next move */
    void chose(List<Thing> chosen) {
        help.chose(chosen);
        if (help.shown() != null) light(help.shown()); // also where a refusal had put its marks away
    }

    private void light(HintShown hint) {
        scene.light(hint.show().isEmpty() ? scene.step.show() : hint.show().beside(scene.step.show()));
    }

    Optional<HintShown> hintShown() {
        return Optional.ofNullable(help.shown());
    }

    Optional<Duration> untilShowMe() {
        boolean open = doing.hasSolution() && (scene.isAsking() || scene.stage() == Stage.MISSED);
        return open ? help.untilShown(doing) : Optional.empty();
    }

    /** @param counted whether the learner has asked for it */
    void showMe(boolean counted) {
        if (!doing.hasSolution() || scene.stage() == Stage.SHOWN) return;
        fitting(() -> {
            putUp();
            doing.showSolution();
            if (counted) counter.shown();
        });
    }
}
