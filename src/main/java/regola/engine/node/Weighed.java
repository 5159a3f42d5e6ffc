package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.source.Span;

/**
 * A Weighed is a node that takes so long to compute, for all that is written in it, that it counts against the limit of
 * steps. What is short is counted with the step, the round or the call that it stands in.
 */
public final class Weighed extends Node {
    /** Nodes that are computed in the time of one step. */
    private static final int A_STEP = 32;

    private final Node node;
    private final int work;
    private final Span span;

    /** @param nodes how many there are in it, each as many times as it takes longer than one of a single word */
    public Weighed(Node node, int nodes, Span span) {
        this.node = node;
        this.work = work(nodes);
        this.span = span;
    }

    /** @return what so many nodes count against the limit of steps */
    public static int work(int nodes) {
        return nodes / A_STEP;
    }

    @Override
    public long eval(Execution x) {
        x.charge(work, span);
        return node.eval(x);
    }

    @Override
    public boolean test(Execution x) {
        x.charge(work, span);
        return node.test(x);
    }

    @Override
    public long[] list(Execution x) {
        x.charge(work, span);
        return node.list(x);
    }
}
