package regola.engine.form;

import java.util.List;
import regola.engine.node.Arguments;
import regola.engine.run.Unit;

/**
 * A Passed is what is handed to a rule or function.
 *
 * @param kept slots of the caller in which values wait until all are computed; none if computing them calls nothing
 */
public record Passed(Unit caller, List<Op> values, int[] kept) {
    /** @return whether each may be put where it is read as soon as it is computed */
    public boolean isDirect() {
        return kept.length == 0;
    }

    public Arguments arguments() {
        return NodeMaking.arguments(caller, values, kept);
    }
}
