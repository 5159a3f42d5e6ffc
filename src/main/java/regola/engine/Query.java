package regola.engine;

import regola.engine.lower.ProgramLowering;
import regola.language.model.CompiledCondition;
import regola.language.model.Type;

/**
 * A Query is something asked of matches of one ruleset, outside of its rule file, ready to be asked again and again:
 * what a lesson lets people find or predict. Made by {@link Ruleset#query}, answered by {@link Match#answer}.
 */
public final class Query {
    private final Ruleset rules;
    private final String written;
    private final Type type;
    private final ProgramLowering.Lowered lowered;

    Query(Ruleset rules, CompiledCondition expression) {
        this.rules = rules;
        this.written = expression.value().span().source().text();
        this.type = expression.value().type();
        this.lowered = ProgramLowering.elements(rules.layout(), expression);
    }

    /** @return the type of the answer: one thing, or a set or list of things */
    public Type type() {
        return type;
    }

    /** @return the query as it was written */
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
