package regola.ui.support;

import regola.engine.Ruleset;
import regola.search.Tuning;
import regola.ui.present.match.Thinking;
import regola.ui.present.match.Tunings;

/**
 * A KnownRules is what tests of the same process find out about rules, once: it is the same each time, and takes longer
 * than most of them. For any thread but that of the window.
 */
public final class KnownRules {
    private static final Tunings ALL = new Tunings();

    private KnownRules() {}

    /** @return how to look ahead in these rules */
    public static Tuning tuning(Ruleset rules) {
        return ALL.of(rules, () -> false);
    }

    /** @return where computers think on the thread on which they are asked */
    public static Thinking thinking() {
        return new Thinking(Runnable::run, ALL);
    }
}
