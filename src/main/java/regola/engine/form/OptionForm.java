package regola.engine.form;

import java.util.List;
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
 */
public record OptionForm(
        String choice, int number, Unit unit, List<Parameter> parameters, List<LevelForm> levels, Span span) {}
