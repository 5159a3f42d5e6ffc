package regola.ui.present.match;

import java.util.List;
import regola.ui.view.ProblemView;

/** An Opened is what came of reading a saved match under the rules there are now. */
public sealed interface Opened {

    /**
     * It can be gone on with as it was.
     *
     * @param rulesChanged true if the rules have changed since, though all its moves still hold
     */
    record Whole(Resumption match, boolean rulesChanged) implements Opened {}

    /**
     * The rules have changed so that it cannot be gone on with as it was.
     *
     * @param upTo the match before the first move that no longer holds; with all its moves if only the position at its
     *     end is another
     * @param played how many of its moves still hold
     * @param moves how many it has
     * @param stood from the position where it stood when it was saved, at the beginning of the turn; null if that no
     *     longer fits
     * @param problems what no longer holds, and why
     */
    record Partly(Resumption upTo, int played, int moves, Resumption stood, List<ProblemView> problems)
            implements Opened {}

    /** It cannot be opened at all; the problems say why. */
    record Refused(List<ProblemView> problems) implements Opened {}
}
