package regola.engine;

import regola.engine.lower.ProgramLowering;
import regola.language.model.CompiledCondition;

/**
 * A Claim is something said about matches of one ruleset, outside of its rule file, ready to be tested again and again:
 * what a lesson waits for, or what must always hold. Made by {@link Ruleset#claim}.
 */
public final class Claim {
    private final Ruleset rules;
    private final String written;
    private final ProgramLowering.Lowered lowered;

    Claim(Ruleset rules, CompiledCondition condition) {
        this.rules = rules;
        this.written = condition.value().span().source().text();
        this.lowered = ProgramLowering.condition(rules.layout(), condition);
    }

    /** @return the claim as it was written */
    @Override
    public String toString() {
        return written;
    }

    Ruleset rules() {
        return rules;
    }

    ProgramLowering.Lowered lowered() {
        return lowered;
    }
}
