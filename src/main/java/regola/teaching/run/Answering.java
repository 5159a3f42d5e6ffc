package regola.teaching.run;

import java.util.List;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;

/** An Answering is choosing among written answers until the right one is found, or told after wrong ones. */
final class Answering implements Doing {
    private final StepScene scene;
    private final Choosing choosing;

    private Answering(StepScene scene, Choosing choosing) {
        this.scene = scene;
        this.choosing = choosing;
    }

    static Answering begin(Task.Answer task, StepScene scene) {
        return new Answering(scene, Choosing.of(task));
    }

    @Override
    public List<Option> options() {
        return choosing.options();
    }

    @Override
    public void choose(int option) {
        if (!choosing.canChoose(option)) return;
        scene.quiet();
        boolean right = choosing.choose(option);
        Words because = choosing.because(option);
        if (right) {
            scene.solved();
            praise(because);
        } else if (choosing.isLost()) {
            scene.tried();
            choosing.reveal();
            scene.told();
            Words reason = choosing.because(choosing.firstRight());
            Spoken truly = scene.phrases.truly(choosing.right());
            Spoken learnt = reason.isEmpty() ? scene.step.done() : reason;
            scene.say(Verdict.MISSED, because.isEmpty() ? truly : because, learnt, scene.firstRule());
        } else {
            scene.tried();
            scene.say(Verdict.MISSED, because.isEmpty() ? scene.phrases.notTheAnswer() : because, Spoken.SILENCE, null);
        }
    }

    @Override
    public void recall(List<Option> options, Marking marking) {
        choosing.recall(options);
    }

    /** The answer's own reason, then what was learnt; one of them alone if there is only one. */
    private void praise(Words because) {
        Words done = scene.step.done();
        Spoken words = !because.isEmpty() ? because : !done.isEmpty() ? done : scene.phrases.right(scene.step);
        scene.say(Verdict.RIGHT, words, because.isEmpty() ? Spoken.SILENCE : done, scene.firstRule());
    }

    @Override
    public boolean isNarrow() {
        return choosing.isNarrow();
    }

    @Override
    public Spoken strike() {
        return choosing.strike();
    }

    @Override
    public boolean hasSolution() {
        return true;
    }

    @Override
    public void showSolution() {
        choosing.reveal();
        scene.play(Stage.SHOWN, List.of(), scene.start);
        praise(choosing.because(choosing.firstRight()));
    }
}
