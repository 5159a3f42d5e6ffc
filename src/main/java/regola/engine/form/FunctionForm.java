package regola.engine.form;

import java.util.List;
import regola.engine.node.FunctionBody;

/**
 * A FunctionForm is what a function consists of.
 *
 * @param body by which calls know it
 * @param parameters in the first slots
 * @param act a statement
 */
public record FunctionForm(FunctionBody body, List<Rep> parameters, Rep result, Op act) {}
