package regola.ui.keep;

import regola.teaching.progress.Progress;
import regola.ui.present.lesson.Studies;

/** An Unkept is what learners have done, remembered until the program ends. */
public final class Unkept implements Studies {
    private Progress progress = Progress.NONE;

    @Override
    public Progress progress() {
        return progress;
    }

    @Override
    public void keep(Progress next) {
        progress = next;
    }
}
