package regola.ui.view;

import java.util.Map;

/**
 * A ProblemView is something wrong in a rule file: where, what, why, and how to mend it. Any part but what may be
 * empty.
 *
 * @param others the same in languages in which it is said otherwise; see {@link #in}
 */
public record ProblemView(String place, String what, String why, String fix, Map<String, ProblemView> others) {
    public ProblemView {
        others = Map.copyOf(others);
    }

    public ProblemView(String place, String what, String why, String fix) {
        this(place, what, why, fix, Map.of());
    }

    /** @return what is shown to somebody who reads this language */
    public ProblemView in(Texts texts) {
        return others.getOrDefault(texts.language(), this);
    }
}
