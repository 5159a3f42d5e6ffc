package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.board.Shape;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.state.GameState;

/**
 * A StandingShape is the sites where certain pieces stand, as a {@link Shape} that is looked at as if pieces had been
 * moved, without moving any.
 */
public final class StandingShape {
    private final int number;
    private final Node set;
    private final long[] pieces, within;

    /**
     * @param number which of the shapes of an execution it is
     * @param set where the pieces stand, in array form
     * @param pieces whose places these are
     * @param within the only sites that count; of the others it does not matter what stands there
     */
    public StandingShape(int number, Node set, long[] pieces, long[] within) {
        this.number = number;
        this.set = set;
        this.pieces = pieces;
        this.within = within;
    }

    /** @return the places as they are now, or as they were last supposed since then */
    Shape shape(Execution x) {
        Shape shape = x.shape(number);
        long version = x.state.version();
        if (!shape.isOf(this, version)) x.charge(shape.become(places(x, shape), this, version) >> 3);
        return shape;
    }

    /** The places in an array of the shape's, which is narrowed down to them. */
    private long[] places(Execution x, Shape shape) {
        long[] places = shape.room();
        System.arraycopy(within, 0, places, 0, within.length);
        set.narrow(x, places);
        return places;
    }

    /** Looks at the places as they are, but for one site that is left out; -1 for none. */
    public Shape without(Execution x, int site) {
        Shape shape = shape(x);
        shape.suppose(site, -1);
        return shape;
    }

    /** Supposes that all that stands on a site goes to another; -1 for none. */
    public void allMove(Execution x, int from, int to) {
        Shape shape = shape(x);
        boolean counts = from >= 0 && to >= 0 && from != to;
        if (counts && !shape.has(from)) counts = !Bits.has(within, from) && x.state.isAnyAt(from, pieces);
        suppose(x, shape, counts ? from : -1, counts ? to : -1);
    }

    /** Supposes that a piece goes to another site; -1 for none. */
    public void oneMoves(Execution x, int piece, int to) {
        boolean counts = piece >= 0 && to >= 0 && x.state.siteOf[piece] != to && Bits.has(pieces, piece);
        int from = counts ? x.state.siteOf[piece] : -1;
        suppose(x, shape(x), counts && isAlone(x.state, piece, from) ? from : -1, counts ? to : -1);
    }

    private boolean isAlone(GameState state, int piece, int site) {
        int row = site * pieces.length;
        for (int w = 0; w < pieces.length; w++) {
            long others = state.at[row + w] & pieces[w];
            if (w == piece >> 6) others &= ~(1L << piece);
            if (others != 0) return false;
        }
        return true;
    }

    private void suppose(Execution x, Shape shape, int from, int to) {
        if (shape.suppose(from, to >= 0 && Bits.has(within, to) ? to : -1)) x.charge(shape.count() >> 2);
    }

    // ---------------------------------------------------------------- what is asked of it

    /** @return whether the sites hang together as is supposed; asked only after it has been supposed */
    public boolean isConnected(Execution x) {
        return x.shape(number).isConnected();
    }

    /** @return whether there is a tail of so many sites at least as is supposed; likewise */
    public boolean hasTail(Execution x, long least) {
        return x.shape(number).hasTail(least);
    }

    /**
     * @param over what is jumped over, as {@link #without} gave it
     * @param start -1 for none
     * @return where one comes to; it is only for whoever looks at it now
     */
    public long[] jumps(Execution x, Shape over, int start, long most) {
        if (start < 0) return new long[within.length];
        boolean isNew = !over.knowsJumps(start, most);
        long[] found = over.findJumps(start, most);
        x.charge(isNew ? BoardNodes.Jumps.work(x, found) : 1);
        return found;
    }

    /** Whether the sites hang together as is supposed; asked only after it has been supposed. */
    public static final class Connected extends Node.Truth {
        private final StandingShape standing;

        public Connected(StandingShape standing) {
            this.standing = standing;
        }

        @Override
        public boolean test(Execution x) {
            return standing.isConnected(x);
        }
    }

    /** Whether there is a tail of so many sites at least as is supposed; likewise. */
    public static final class SomeTail extends Node.Truth {
        private final StandingShape standing;
        private final Node least;

        public SomeTail(StandingShape standing, Node least) {
            this.standing = standing;
            this.least = least;
        }

        @Override
        public boolean test(Execution x) {
            return standing.hasTail(x, least.eval(x));
        }
    }

    /** Where one comes to by jumping over the places, with one left out. */
    public static final class Jumps extends Node {
        private final StandingShape standing;
        private final Node from, but, most;

        /** @param but the site left out */
        public Jumps(StandingShape standing, Node from, Node but, Node most) {
            this.standing = standing;
            this.from = from;
            this.but = but;
            this.most = most;
        }

        @Override
        public long[] list(Execution x) {
            return find(x).clone();
        }

        @Override
        public void narrow(Execution x, long[] set) {
            long[] found = find(x);
            for (int w = 0; w < set.length; w++) set[w] &= found[w];
        }

        private long[] find(Execution x) {
            int start = (int) from.eval(x);
            Shape over = standing.without(x, (int) but.eval(x));
            return standing.jumps(x, over, start, most.eval(x));
        }
    }
}
