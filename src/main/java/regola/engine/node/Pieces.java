package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.state.GameState;

/** A Pieces is a family of nodes: where pieces are and whose, for up to 64 pieces and 64 sites. */
public final class Pieces {
    private Pieces() {}

    public static final class Owner extends Node {
        private final Node piece;

        public Owner(Node piece) {
            this.piece = piece;
        }

        @Override
        public long eval(Execution x) {
            int p = (int) piece.eval(x);
            return p < 0 ? -1 : x.state.roster.ownerOf[p];
        }
    }

    public static final class Kind extends Node {
        private final Node piece;

        public Kind(Node piece) {
            this.piece = piece;
        }

        @Override
        public long eval(Execution x) {
            int p = (int) piece.eval(x);
            return p < 0 ? -1 : x.state.roster.kindOf[p];
        }
    }

    public static final class SiteOf extends Node {
        private final Node piece;

        public SiteOf(Node piece) {
            this.piece = piece;
        }

        @Override
        public long eval(Execution x) {
            int p = (int) piece.eval(x);
            return p < 0 ? -1 : x.state.siteOf[p];
        }
    }

    public static final class Top extends Node {
        private final Node site;

        public Top(Node site) {
            this.site = site;
        }

        @Override
        public long eval(Execution x) {
            int s = (int) site.eval(x);
            return s < 0 ? -1 : x.state.top[s];
        }
    }

    public static final class Stack extends Node {
        private final Node site;

        public Stack(Node site) {
            this.site = site;
        }

        @Override
        public long[] list(Execution x) {
            int s = (int) site.eval(x);
            long[] stack = s < 0 ? new long[0] : x.state.stack(s);
            x.chargeMade(stack.length);
            return stack;
        }
    }

    /** A value looked up in a table by a thing. */
    public static final class Table extends Node {
        private final long[] table;
        private final long absent;
        private final Node index;

        /** @param absent the value for none */
        public Table(long[] table, long absent, Node index) {
            this.table = table;
            this.absent = absent;
            this.index = index;
        }

        @Override
        public long eval(Execution x) {
            int i = (int) index.eval(x);
            return i < 0 ? absent : table[i];
        }
    }

    /** The same with an array for each thing, empty for none. */
    public static final class WideTable extends Node {
        private final long[][] table;
        private final Node index;
        private final long[] empty;

        public WideTable(long[][] table, Node index, int words) {
            this.table = table;
            this.index = index;
            this.empty = new long[words];
        }

        @Override
        public long[] list(Execution x) {
            int i = (int) index.eval(x);
            return i < 0 ? empty : table[i];
        }
    }

    /** The sites where pieces of given kinds stand; the kinds never change. */
    public static final class SitesOfKinds extends Node {
        private final int[] kinds;

        public SitesOfKinds(int[] kinds) {
            this.kinds = kinds;
        }

        @Override
        public long eval(Execution x) {
            long[] standing = x.state.standing;
            x.charge(kinds.length >> 5);
            long set = 0;
            for (int kind : kinds) set |= standing[kind];
            return set;
        }
    }

    /** The same for two kinds, as when each of two players has one. */
    public static final class SitesOfTwoKinds extends Node {
        private final int first, second;

        public SitesOfTwoKinds(int first, int second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public long eval(Execution x) {
            long[] standing = x.state.standing;
            return standing[first] | standing[second];
        }
    }

    /** The sites where the one kind stands that a player has of a set of pieces; -1 for players who have none. */
    public static final class SitesOfOwnKind extends Node {
        private final int[] kindByPlayer;
        private final Node player;

        public SitesOfOwnKind(int[] kindByPlayer, Node player) {
            this.kindByPlayer = kindByPlayer;
            this.player = player;
        }

        @Override
        public long eval(Execution x) {
            int p = (int) player.eval(x);
            if (p < 0) return 0;
            int kind = kindByPlayer[p];
            return kind < 0 ? 0 : x.state.standing[kind];
        }
    }

    /** The sites where pieces of a kind stand. */
    public static final class SitesOfKind extends Node {
        private final Node kind;

        public SitesOfKind(Node kind) {
            this.kind = kind;
        }

        @Override
        public long eval(Execution x) {
            int k = (int) kind.eval(x);
            return k < 0 ? 0 : x.state.standing[k];
        }
    }

    public static final class SitesOf extends Node {
        private final Node pieces;

        public SitesOf(Node pieces) {
            this.pieces = pieces;
        }

        @Override
        public long eval(Execution x) {
            int[] siteOf = x.state.siteOf;
            long set = 0;
            for (long rest = pieces.eval(x); rest != 0; rest &= rest - 1)
                set |= 1L << siteOf[Long.numberOfTrailingZeros(rest)];
            return set;
        }
    }

    public static final class OwnersOf extends Node {
        private final Node pieces;

        public OwnersOf(Node pieces) {
            this.pieces = pieces;
        }

        @Override
        public long eval(Execution x) {
            int[] ownerOf = x.state.roster.ownerOf;
            long set = 0;
            for (long rest = pieces.eval(x); rest != 0; rest &= rest - 1) {
                int owner = ownerOf[Long.numberOfTrailingZeros(rest)];
                if (owner >= 0) set |= 1L << owner;
            }
            return set;
        }
    }

    public static final class OnSite extends Node {
        private final Node pieces, site;

        public OnSite(Node pieces, Node site) {
            this.pieces = pieces;
            this.site = site;
        }

        @Override
        public long eval(Execution x) {
            int s = (int) site.eval(x);
            return s < 0 ? 0 : x.state.at[s] & pieces.eval(x);
        }
    }

    public static final class OnSites extends Node {
        private final Node pieces, sites;

        public OnSites(Node pieces, Node sites) {
            this.pieces = pieces;
            this.sites = sites;
        }

        @Override
        public long eval(Execution x) {
            return onSites(x.state, pieces.eval(x), sites.eval(x));
        }
    }

    /** Goes through what there is less of. */
    static long onSites(GameState state, long wanted, long where) {
        long found = 0;
        if (Long.bitCount(where) <= Long.bitCount(wanted)) {
            for (long rest = where; rest != 0; rest &= rest - 1) found |= state.at[Long.numberOfTrailingZeros(rest)];
            return found & wanted;
        }
        for (long rest = wanted; rest != 0; rest &= rest - 1) {
            int piece = Long.numberOfTrailingZeros(rest);
            found |= (where >>> state.siteOf[piece] & 1) << piece;
        }
        return found;
    }

    /**
     * The pieces of whole kinds on sites: goes through the sites where they stand, inside or outside, whichever are
     * fewer.
     */
    public static final class KindsOnSites extends Node {
        private final Node pieces, standing, sites;

        public KindsOnSites(Node pieces, Node standing, Node sites) {
            this.pieces = pieces;
            this.standing = standing;
            this.sites = sites;
        }

        @Override
        public long eval(Execution x) {
            long wanted = pieces.eval(x);
            long where = standing.eval(x);
            long inside = where & sites.eval(x);
            long outside = where & ~inside;
            boolean fromInside = Long.bitCount(inside) <= Long.bitCount(outside);
            long[] at = x.state.at;
            long found = 0;
            for (long rest = fromInside ? inside : outside; rest != 0; rest &= rest - 1)
                found |= at[Long.numberOfTrailingZeros(rest)];
            return fromInside ? wanted & found : wanted & ~found;
        }
    }
}
