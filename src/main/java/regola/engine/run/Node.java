package regola.engine.run;

/**
 * A Node is a piece of an expression that has been made ready to run. It reads the execution and never changes the
 * match. A node has one of two forms of value, known when it is made: one long (a number, a truth, a thing, or a set of
 * up to 64 things as bits; none is -1), or an array (a list, a large set as {@link regola.engine.board.Bits}, or a set
 * of numbers, sorted). An array that a node has handed out is never changed again.
 */
public abstract class Node {

    public long eval(Execution x) {
        throw new IllegalStateException(getClass() + " yields a list");
    }

    public boolean test(Execution x) {
        return eval(x) != 0;
    }

    public long[] list(Execution x) {
        throw new IllegalStateException(getClass() + " yields one number");
    }

    /** As {@link #list}, for who only looks at it before anything changes: it may be an array of the match itself. */
    public long[] look(Execution x) {
        return list(x);
    }

    /** Takes out of a set all that is not in the set which this yields; for who needs no array of it. */
    public void narrow(Execution x, long[] set) {
        long[] own = list(x);
        for (int w = 0; w < set.length; w++) set[w] &= own[w];
    }

    /** A Truth is a node whose natural answer is yes or no. */
    public abstract static class Truth extends Node {
        @Override
        public final long eval(Execution x) {
            return test(x) ? 1 : 0;
        }

        @Override
        public abstract boolean test(Execution x);
    }
}
