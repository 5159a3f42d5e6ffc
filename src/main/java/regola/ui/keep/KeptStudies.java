package regola.ui.keep;

import java.util.List;
import java.util.function.Consumer;
import regola.file.BadFile;
import regola.home.Home;
import regola.teaching.progress.Progress;
import regola.teaching.progress.ProgressStore;
import regola.ui.present.ProblemViews;
import regola.ui.present.lesson.Studies;
import regola.ui.view.ProblemView;

/**
 * A KeptStudies is what learners have done, kept in the data folder. Where the disk cannot be read or written, that is
 * told once and it is kept in memory only.
 */
public final class KeptStudies implements Studies {
    private final Home home;
    private final Consumer<List<ProblemView>> troubled;
    private ProgressStore store;
    private boolean told;

    /** @param troubled hears, on the worker, why something cannot be kept or was put aside */
    public KeptStudies(Home home, Consumer<List<ProblemView>> troubled) {
        this.home = home;
        this.troubled = troubled;
    }

    private ProgressStore store() {
        if (store == null) {
            store = ProgressStore.open(home.progress());
            store.problem().ifPresent(bad -> tell(ProblemViews.of(bad.problems())));
        }
        return store;
    }

    @Override
    public Progress progress() {
        return store().progress();
    }

    @Override
    public void keep(Progress next) {
        try {
            store().save(next);
        } catch (BadFile bad) {
            tell(ProblemViews.of(bad.problems()));
        }
    }

    private void tell(List<ProblemView> problems) {
        if (!told) troubled.accept(problems);
        told = true;
    }
}
