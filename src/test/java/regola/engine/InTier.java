package regola.engine;

import regola.engine.code.CodeMaking;

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

    /** Makes code for these rules in this thread, and lets it run at once. */
    public static void makeCode(Ruleset rules) {
        CodeMaking.make(rules.ready().form(), rules.ready().program(), false)
                .install(rules.ready().program());
    }

    /** @return whether somebody has said that code for these rules would pay, and not that it would no more */
    public static boolean isCodeWanted(Ruleset rules) {
        return rules.isCodeWanted();
    }

    /** @return whether matches of these rules run in code now */
    public static boolean isCode(Ruleset rules) {
        return rules.isCode();
    }
}
