package regola.engine;

import java.util.Locale;

/** A Tier is how matches of a ruleset run. It makes no difference to any match. */
enum Tier {
    /** Interpreted, until so much is played that byte code pays; then in code. */
    AS_NEEDED,
    /** Always interpreted. */
    TREE,
    /** In code from the first match on. */
    CODE,
    /** In code in which every second operation is interpreted, from the first match on: for tests. */
    MIXED;

    private static final String PROPERTY = "regola.tier";

    /** @return what the system property regola.tier asks for: tree, code or mixed; as needed if it says nothing */
    static Tier asAsked() {
        String asked = System.getProperty(PROPERTY);
        return asked == null ? AS_NEEDED : valueOf(asked.toUpperCase(Locale.ROOT));
    }
}
