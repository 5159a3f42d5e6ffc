package regola.teaching.run;

import java.util.List;
import regola.teaching.lesson.Task;

/** A Watching is looking on while moves are played. */
final class Watching implements Doing {

    static Watching begin(Task.Watch task, StepScene scene) throws Unfit {
        List<Passage> passages = CopyPlay.play(scene.start, task.moves(), false);
        scene.play(Stage.WATCHING, passages, CopyPlay.last(scene.start, passages));
        return new Watching();
    }
}
