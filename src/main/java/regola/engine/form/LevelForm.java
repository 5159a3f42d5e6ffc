package regola.engine.form;

import java.util.List;
import regola.engine.move.Level;
import regola.engine.run.Node;

/**
 * A LevelForm is what is done about one parameter of an option once those before it stand in their slots.
 *
 * @param test what only asks about what stands already; null for nothing
 * @param values computed here, once, because this and later levels need them
 * @param slots where these go
 * @param domain the candidates that are in all sets that the requirements give; null at the last level
 * @param tried what has to be tried for each of them; null for nothing
 * @param work what looking at it, or at one candidate of it, counts against the limit of steps
 */
public record LevelForm(Op test, List<Op> values, List<Integer> slots, Op domain, Op tried, int work) {
    /** @return whether nothing in it is counted against the limit of steps, and nothing fails */
    public boolean isQuiet() {
        return isQuiet(test) && values.stream().allMatch(LevelForm::isQuiet) && isQuiet(domain) && isQuiet(tried);
    }

    /** @return whether nothing in an operation is counted, and nothing fails; null counts as such */
    public static boolean isQuiet(Op op) {
        return op == null || !op.has(Kind.Trait.WORKS) && !op.has(Kind.Trait.FAILS);
    }

    /** @return what the interpreter does */
    public Level level() {
        boolean[] narrow = new boolean[values.size()];
        for (int i = 0; i < narrow.length; i++) narrow[i] = !values.get(i).isArray();
        return new Level(
                node(test),
                values.stream().map(Op::node).toArray(Node[]::new),
                slots.stream().mapToInt(slot -> slot).toArray(),
                narrow,
                node(domain),
                node(tried),
                work);
    }

    private static Node node(Op op) {
        return op == null ? null : op.node();
    }
}
