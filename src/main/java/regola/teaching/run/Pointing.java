package regola.teaching.run;

import java.util.List;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.lesson.Task;

/** A Pointing is finding things on the board. */
final class Pointing implements Doing {
    private final Scene scene;
    private final Marks marks;
    private final boolean all;

    private Pointing(Scene scene, Marks marks, boolean all) {
        this.scene = scene;
        this.marks = marks;
        this.all = all;
    }

    static Pointing begin(Task.Find task, Scene scene) throws Unfit {
        List<Thing> wanted = task.query() == null ? task.things() : scene.start.answer(task.query());
        if (wanted.isEmpty() && !task.all()) throw new Unfit(Phrases.nothingToFind(), Spoken.SILENCE, scene.step.span());
        Type.Base base = task.query() == null ? wanted.get(0).type().base() : task.query().type().base();
        return new Pointing(scene, new Marks(wanted, base, task.all(), !task.all()), task.all());
    }

    @Override
    public boolean isMarking() {
        return scene.isAsking();
    }

    @Override
    public Marking marking() {
        return marks.picture();
    }

    @Override
    public void mark(List<Thing> meant) {
        scene.quiet();
        marks.mark(meant);
    }

    @Override
    public void check() {
        scene.quiet();
        if (marks.check()) {
            scene.done(scene.phrases.allFound());
            return;
        }
        scene.tried();
        Spoken words = all ? scene.phrases.found(marks.hits(), marks.extra(), marks.missing()) : scene.phrases.notThat();
        Spoken written = scene.wrongly(marks.extras());
        Verdict verdict = marks.hits() > 0 ? Verdict.PARTLY : Verdict.MISSED;
        if (written == null) scene.say(verdict, words, scene.step.goal(), null);
        else scene.say(verdict, written, words, null);
    }

    @Override
    public int wanted() {
        return marks.wanted();
    }

    @Override
    public boolean hasSolution() {
        return true;
    }

    @Override
    public void showSolution() {
        marks.reveal();
        scene.play(Stage.SHOWN, List.of(), scene.start);
        scene.say(Verdict.RIGHT, scene.phrases.likeThis(), scene.step.done(), scene.firstRule());
    }
}
