package regola.engine.move;

import regola.engine.node.WideSets;
import regola.engine.run.Execution;
import regola.engine.run.Node;

/**
 * A Level is what is done about one parameter once those before it stand in their slots. The last level of an option
 * has no parameter: only what is to be done when all stand.
 */
public final class Level {
    final Node test;
    final Node domain;
    final Node tried;
    final int work;

    private final Node[] values;
    private final int[] slots;
    private final boolean[] narrow;

    /**
     * @param test what only asks about what stands already; null for nothing
     * @param values computed here, once, because this and later levels need them
     * @param slots where these go
     * @param narrow for each value, whether it is one word
     * @param domain the candidates that are in all sets that the requirements give; null at the last level
     * @param tried what has to be tried for each of them; null for nothing
     * @param work what looking at it, or at one candidate of it, counts against the limit of steps: more if there is
     *     much to be asked
     */
    public Level(Node test, Node[] values, int[] slots, boolean[] narrow, Node domain, Node tried, int work) {
        this.work = work;
        this.test = test;
        this.values = values;
        this.slots = slots;
        this.narrow = narrow;
        this.domain = domain;
        this.tried = tried;
    }

    void keepValues(Execution x) {
        for (int i = 0; i < slots.length; i++) {
            if (narrow[i]) {
                long value = values[i].eval(x);
                x.slots[x.base + slots[i]] = value;
            } else {
                long[] value = values[i].list(x);
                x.lists[x.base + slots[i]] = value;
            }
        }
    }

    /** The candidates as a large set, which is only for whoever goes through them now. */
    long[] candidates(Execution x, int number) {
        if (!(domain instanceof WideSets.Narrowing narrowing)) return domain.list(x);
        long[] left = WideSets.begun(narrowing.first(x), x, number);
        narrowing.narrowFurther(x, left);
        return left;
    }

    /** Whether there is nothing to do before the parameter is looked at. */
    boolean isPlain() {
        return test == null && slots.length == 0;
    }
}
