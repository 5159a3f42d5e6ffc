package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.state.GameState;

/** A Supposing is a node whose body is computed with something moved, which is then taken back to the very place. */
public abstract class Supposing extends Node {
    private final Node body;

    protected Supposing(Node body) {
        this.body = body;
    }

    /**
     * Makes the change. @return how to take it back: for each piece moved, in order, piece, site and the piece it stood
     * on
     */
    protected abstract int[] change(Execution x);

    private static void takeBack(GameState state, int[] moved, long version) {
        for (int i = moved.length - 3; i >= 0; i -= 3) state.putBack(moved[i], moved[i + 1], moved[i + 2]);
        state.backTo(version);
    }

    @Override
    public final long eval(Execution x) {
        long version = x.state.version();
        int[] moved = change(x);
        try {
            x.chargeMoved(0);
            return body.eval(x);
        } finally {
            takeBack(x.state, moved, version);
        }
    }

    @Override
    public final boolean test(Execution x) {
        long version = x.state.version();
        int[] moved = change(x);
        try {
            x.chargeMoved(0);
            return body.test(x);
        } finally {
            takeBack(x.state, moved, version);
        }
    }

    @Override
    public final long[] list(Execution x) {
        long version = x.state.version();
        int[] moved = change(x);
        try {
            x.chargeMoved(0);
            return body.list(x);
        } finally {
            takeBack(x.state, moved, version);
        }
    }

    /** Pieces moved to a site. */
    public static final class Moves extends Supposing {
        private final Node pieces, to;

        /** @param pieces a list, in the order of moving */
        public Moves(Node pieces, Node to, Node body) {
            super(body);
            this.pieces = pieces;
            this.to = to;
        }

        @Override
        protected int[] change(Execution x) {
            long[] moving = pieces.list(x);
            int site = (int) to.eval(x);
            if (site < 0) return new int[0];
            GameState state = x.state;
            x.charge(2L * moving.length);
            int[] moved = new int[3 * moving.length];
            for (int i = 0; i < moving.length; i++) {
                int piece = (int) moving[i];
                moved[3 * i] = piece;
                moved[3 * i + 1] = state.siteOf[piece];
                moved[3 * i + 2] = state.below[piece];
                state.move(piece, site);
            }
            return moved;
        }
    }

    /** The pieces of a line shifted along it. */
    public static final class Shifts extends Supposing {
        private final Node line, by;

        public Shifts(Node line, Node by, Node body) {
            super(body);
            this.line = line;
            this.by = by;
        }

        @Override
        protected int[] change(Execution x) {
            int l = (int) line.eval(x);
            return l < 0 ? new int[0] : LineShift.shift(x, l, by.eval(x));
        }
    }

    /**
     * Pieces moved to a site, where all that is asked then is asked of the places where pieces stand: these are looked
     * at as they would be, and nothing is moved.
     */
    public static final class Looks extends Node.Truth {
        private final Node what, to, body;
        private final boolean isSite;
        private final StandingShape[] places;

        /**
         * @param what a piece, or the site from which all pieces go
         * @param places all those that the body asks about
         */
        public Looks(Node what, boolean isSite, Node to, StandingShape[] places, Node body) {
            this.what = what;
            this.isSite = isSite;
            this.to = to;
            this.places = places;
            this.body = body;
        }

        @Override
        public boolean test(Execution x) {
            int moving = (int) what.eval(x);
            int site = (int) to.eval(x);
            x.charge(1);
            for (int i = 0; i < places.length; i++) {
                if (isSite) places[i].allMove(x, moving, site);
                else places[i].oneMoves(x, moving, site);
            }
            return body.test(x);
        }
    }
}
