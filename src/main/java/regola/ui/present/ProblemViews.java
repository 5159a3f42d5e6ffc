package regola.ui.present;

import java.util.List;
import regola.language.source.Trouble;
import regola.ui.view.ProblemView;

/** A ProblemViews makes what is wrong into what a window shows of it. Nobody else makes such views. */
public final class ProblemViews {
    private ProblemViews() {}

    public static ProblemView of(Trouble trouble) {
        return new ProblemView(trouble.place().brief(), trouble.what(), trouble.why(), trouble.fix());
    }

    public static List<ProblemView> of(List<Trouble> troubles) {
        return troubles.stream().map(ProblemViews::of).toList();
    }

    /** @param what is wrong, where there is no place in a file to be told */
    public static ProblemView saying(String what) {
        return new ProblemView("", what, "", "");
    }
}
