package regola.engine.form;

import java.util.List;
import java.util.function.Consumer;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.run.Unit;
import regola.language.source.Span;

/**
 * An OptionForm is how the legal moves of one option are found.
 *
 * @param choice what the choice is called
 * @param number of the option within its choice, which a packed move begins with
 * @param unit of the rule that asks
 * @param levels one for each parameter and one more
 * @param plan what the interpreter does
 */
public record OptionForm(
        String choice,
        int number,
        Unit unit,
        List<Parameter> parameters,
        List<LevelForm> levels,
        Span span,
        OptionPlan plan) {
    /** Gives all operations of all levels. */
    public void eachOp(Consumer<Op> hears) {
        for (LevelForm level : levels) {
            if (level.test() != null) level.test().each(hears);
            level.values().forEach(value -> value.each(hears));
            if (level.domain() != null) level.domain().each(hears);
            if (level.tried() != null) level.tried().each(hears);
        }
    }
}
