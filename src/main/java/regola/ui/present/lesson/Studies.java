package regola.ui.present.lesson;

import regola.teaching.progress.Progress;

/** A Studies keeps what learners have done. Called on the worker only. */
public interface Studies {
    Progress progress();

    /** Keeps it from now on; whether a disk could be written is told elsewhere. */
    void keep(Progress next);
}
