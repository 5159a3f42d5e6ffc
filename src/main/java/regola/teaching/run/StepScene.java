package regola.teaching.run;

import java.util.Collection;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.WrongText;

/**
 * A StepScene is how one step stands before the learner: stage, match, what was just played, what is said and lit. It
 * is the one thing of a step that changes; what changes it is a {@link Doing}.
 */
final class StepScene {
    final LessonStep step;
    final Phrases phrases;
    final Match start;
    private final Tally.Counter counter;
    private final HintProgress help;

    private Stage stage = Stage.ASKING;
    private Match match;
    private List<Passage> passages = List.of();
    private Feedback feedback;

    private Show show;

    /** @param start null if the step cannot be put up */
    StepScene(LessonStep step, Phrases phrases, Tally.Counter counter, HintProgress help, Match start) {
        this.step = step;
        this.phrases = phrases;
        this.counter = counter;
        this.help = help;
        this.start = start;
        this.match = start;
        this.show = step.show();
    }

    Stage stage() {
        return stage;
    }

    boolean isAsking() {
        return stage == Stage.ASKING;
    }

    Match match() {
        return match;
    }

    List<Passage> passages() {
        return passages;
    }

    Feedback feedback() {
        return feedback;
    }

    Show show() {
        return show;
    }

    // ---- what changes

    /** Everything as at the beginning of the step. */
    void reset() {
        stand(Stage.ASKING, start);
        help.hide();
    }

    /** It stands like this now; nothing was played to get here, and nothing is said. */
    void stand(Stage stage, Match match) {
        this.stage = stage;
        this.match = match;
        quiet();
        show = step.show();
    }

    /** Moves were played from where it stood; nothing is said about them yet. */
    void play(Stage stage, List<Passage> played, Match match) {
        stand(stage, match);
        passages = played;
    }

    /** What was played and said before is past. */
    void quiet() {
        passages = List.of();
        feedback = null;
    }

    void light(Show lit) {
        show = lit;
    }

    void say(Verdict verdict, Spoken words, Spoken reason, String rule) {
        feedback = new Feedback(verdict, words, reason, rule, Show.NOTHING, null);
    }

    /** Says something about things, which are lit beside those that the question speaks of. */
    void say(Feedback said) {
        feedback = said;
        show = said.show().beside(step.show());
    }

    void tried() {
        counter.tried();
        help.tried();
    }

    /** A try that no rule allows: help opens as after any other, but it is not counted. To try it out is to learn. */
    void explored() {
        help.tried();
    }

    /** A legal move stands there that is not what was asked. */
    void miss() {
        stage = Stage.MISSED;
    }

    /** The learner has come nearer: hints about the move just made are past. */
    void movedOn() {
        help.movedOn();
    }

    void hideHint() {
        help.hide();
    }

    void solved() {
        counter.solved();
        finish();
    }

    /** The right answer was told after wrong ones: it goes on, but the learner has not found it. */
    void told() {
        counter.told();
        finish();
    }

    private void finish() {
        stage = Stage.SOLVED;
        show = Show.NOTHING; // what was to be looked at is done with
        help.hide();
    }

    /** It is solved, and the author's words say what was learnt. */
    void done(Spoken otherwise) {
        solved();
        say(Verdict.RIGHT, step.done().isEmpty() ? otherwise : step.done(), Spoken.SILENCE, firstRule());
    }

    /** A match was played to its end and won: that is what is said, and the author's words if there are any. */
    void won() {
        solved();
        say(Verdict.WON, step.done(), Spoken.SILENCE, firstRule());
    }

    /** It was played to its end and counts as done, and somebody else has won, or nobody. */
    void notWon(Spoken words) {
        solved();
        say(Verdict.NOT_WON, words, Spoken.SILENCE, null);
    }

    /** @return what the author says to who answers one of these; null if nothing */
    Spoken wrongly(Collection<Thing> answers) {
        return answers.stream()
                .flatMap(answer -> step.wrong().stream().filter(wrong -> wrong.answers(answer)))
                .<Spoken>map(WrongText::words)
                .findFirst()
                .orElse(null);
    }

    /** @return what the author says to any other wrong answer; null if nothing was answered, or nothing is said */
    Spoken otherwise(Collection<Thing> answers) {
        if (answers.isEmpty()) return null;
        return step.wrong().stream()
                .filter(WrongText::any)
                .<Spoken>map(WrongText::words)
                .findFirst()
                .orElse(null);
    }

    String firstRule() {
        return step.rules().isEmpty() ? null : step.rules().get(0);
    }

    // ---- when the rules and the lesson do not fit

    void broken(Unfit unfit) {
        stuck(new Feedback(
                Verdict.BROKEN, Phrases.stepBroken(unfit.what()), unfit.why(), null, Show.NOTHING, unfit.span()));
    }

    void broken(RuleFailure failure) {
        stuck(failed(failure));
    }

    private void stuck(Feedback why) {
        stand(Stage.BROKEN, start);
        say(why);
    }

    /** The rules failed in a move, which is not made: the match stands where it stood. */
    void notMade(RuleFailure failure) {
        quiet();
        feedback = failed(failure);
    }

    static Feedback failed(RuleFailure failure) {
        return new Feedback(
                Verdict.BROKEN, Phrases.rulesFailed(failure), failure.reason(), null, Show.NOTHING, failure.span());
    }
}
