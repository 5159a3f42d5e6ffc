package regola.ui.present.review;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.search.Tuning;

/** A KeptTunings finds out how to look ahead in a ruleset, once for each. For any thread but that of the window. */
public final class KeptTunings implements Function<Ruleset, Tuning> {
    private final Map<Ruleset, Tuning> kept = Collections.synchronizedMap(new WeakHashMap<>());

    @Override
    public Tuning apply(Ruleset rules) {
        Tuning known = kept.get(rules);
        if (known != null) return known;
        Tuning found = Tuning.of(seed -> Match.start(rules, seed));
        kept.put(rules, found);
        return found;
    }
}
