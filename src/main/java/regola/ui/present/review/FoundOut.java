package regola.ui.present.review;

import java.util.LinkedHashMap;
import java.util.Map;
import regola.advice.Advice;
import regola.advice.TurnAhead;
import regola.engine.Ruleset;

/**
 * A FoundOut is what has been found out about positions of some rules, by what the seat sees of them: it is never told
 * otherwise.
 */
final class FoundOut {
    /** Older positions are forgotten. */
    private static final int MOST_KEPT = 200;

    private final Map<Long, Advice> found = new LinkedHashMap<>();
    /** What comes in the same turn after the best move of those. */
    private final Map<Long, TurnAhead> aheads = new LinkedHashMap<>();

    private Ruleset rules;

    /** From now on it is about these rules; what is known of others means nothing. */
    void of(Ruleset next) {
        if (rules != next) {
            found.clear();
            aheads.clear();
        }
        rules = next;
    }

    /** @return null if nothing is known */
    Advice advice(long seen) {
        return found.get(seen);
    }

    /** @return all that is known, by what the seat sees */
    Map<Long, Advice> all() {
        return Map.copyOf(found);
    }

    /** Keeps what is good there, by what the seat sees. */
    void keep(long seen, Advice told) {
        if (found.size() >= MOST_KEPT) found.remove(found.keySet().iterator().next());
        found.put(seen, told);
    }

    /** @return null if that has not been found out */
    TurnAhead ahead(long seen) {
        return aheads.get(seen);
    }

    /** Keeps what comes in the same turn after the best move. */
    void keepAhead(long seen, TurnAhead next) {
        if (aheads.size() >= MOST_KEPT) aheads.clear();
        aheads.put(seen, next);
    }
}
