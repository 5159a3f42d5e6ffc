package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Unit;

/**
 * An Arguments is what is handed to a rule or function. All are computed among the caller's slots before any of them is
 * handed over, since computing them may itself call functions, whose slots would be the same.
 */
public final class Arguments {
    private final Unit caller;
    private final Node[] values;
    private final boolean[] narrow;
    private final int[] kept;
    private final boolean direct;

    /**
     * @param narrow for each, whether it is one word
     * @param kept slots of the caller in which they wait until all are computed; none if computing them calls nothing
     */
    public Arguments(Unit caller, Node[] values, boolean[] narrow, int[] kept) {
        this.caller = caller;
        this.values = values;
        this.narrow = narrow;
        this.kept = kept.clone();
        direct = kept.length == 0;
    }

    /** Puts them into the first slots of the callee, which follow the caller's. */
    public void pass(Execution x, Unit callee) {
        if (direct) passDirectly(x, callee);
        else passAll(x, callee);
    }

    private void passDirectly(Execution x, Unit callee) {
        int to = x.base + caller.slotCount();
        x.reserve(to + callee.slotCount());
        for (int i = 0; i < values.length; i++) {
            if (narrow[i]) x.slots[to + i] = values[i].eval(x);
            else x.lists[to + i] = values[i].list(x);
        }
    }

    private void passAll(Execution x, Unit callee) {
        for (int i = 0; i < values.length; i++) {
            if (narrow[i]) {
                long value = values[i].eval(x);
                x.slots[x.base + kept[i]] = value;
            } else {
                long[] value = values[i].list(x);
                x.lists[x.base + kept[i]] = value;
            }
        }
        int to = x.base + caller.slotCount();
        x.reserve(to + callee.slotCount());
        for (int i = 0; i < values.length; i++) {
            if (narrow[i]) x.slots[to + i] = x.slots[x.base + kept[i]];
            else x.lists[to + i] = x.lists[x.base + kept[i]];
        }
    }
}
