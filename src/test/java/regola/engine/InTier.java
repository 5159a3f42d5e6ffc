package regola.engine;

/** An InTier is the same rules run otherwise, for tests that hold whatever runs them. */
public enum InTier {
    AS_IT_IS,
    CODE,
    /** In code in which every second operation is interpreted. */
    MIXED;

    public Ruleset of(Ruleset rules) {
        return switch (this) {
            case AS_IT_IS -> rules;
            case CODE -> rules.in(Tier.CODE);
            case MIXED -> rules.in(Tier.MIXED);
        };
    }
}
