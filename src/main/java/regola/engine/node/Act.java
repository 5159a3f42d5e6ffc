package regola.engine.node;

import regola.engine.run.Execution;

/** An Act is a statement of a function: it changes nothing but the function's own slots. */
public abstract class Act {
    /** @return true if the function has its answer and ends */
    public abstract boolean run(Execution x);
}
