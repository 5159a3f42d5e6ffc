package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.state.GameState;

/** A Pieces is a family of nodes: where pieces are and whose, for up to 64 pieces and 64 sites. */
public final class Pieces {
    private Pieces() {}

    /** @return what a table of arrays has for a thing; an empty set for none */
    public static long[] wideLooked(long index, long[][] table, int words) {
        return index < 0 ? new long[words] : table[(int) index];
    }

    public static long owner(Execution x, long piece) {
        return piece < 0 ? -1 : x.state.roster.ownerOf[(int) piece];
    }

    public static long kind(Execution x, long piece) {
        return piece < 0 ? -1 : x.state.roster.kindOf[(int) piece];
    }

    public static long site(Execution x, long piece) {
        return piece < 0 ? -1 : x.state.siteOf[(int) piece];
    }

    public static long top(Execution x, long site) {
        return site < 0 ? -1 : x.state.top[(int) site];
    }

    public static long[] stack(Execution x, long site) {
        long[] stack = site < 0 ? new long[0] : x.state.stack((int) site);
        x.chargeMade(stack.length);
        return stack;
    }

    /** @return what a table has for a thing, or the value for none */
    public static long looked(long index, long[] table, long absent) {
        return index < 0 ? absent : table[(int) index];
    }

    /** As {@link #looked}, where there is always something. */
    public static long lookedAt(long index, long[] table) {
        return table[(int) index];
    }

    /** @return the sites where pieces of given kinds stand */
    public static long sitesOfKinds(Execution x, int[] kinds) {
        x.charge(kinds.length >> 5);
        long[] standing = x.state.standing;
        long set = 0;
        for (int kind : kinds) set |= standing[kind];
        return set;
    }

    /** @return the sites where the kind stands that a player has; none for players who have none */
    public static long sitesOfOwnKind(Execution x, long player, int[] kindByPlayer) {
        if (player < 0) return 0;
        int kind = kindByPlayer[(int) player];
        return kind < 0 ? 0 : x.state.standing[kind];
    }

    /** As {@link #sitesOfOwnKind}, where there is always a player and each has a kind. */
    public static long sitesOfEachKind(Execution x, long player, int[] kindByPlayer) {
        return x.state.standing[kindByPlayer[(int) player]];
    }

    public static long sitesOf(Execution x, long pieces) {
        int[] siteOf = x.state.siteOf;
        long set = 0;
        for (long rest = pieces; rest != 0; rest &= rest - 1) set |= 1L << siteOf[Long.numberOfTrailingZeros(rest)];
        return set;
    }

    public static long ownersOf(Execution x, long pieces) {
        int[] ownerOf = x.state.roster.ownerOf;
        long set = 0;
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int owner = ownerOf[Long.numberOfTrailingZeros(rest)];
            if (owner >= 0) set |= 1L << owner;
        }
        return set;
    }

    /**
     * @param standing where these pieces stand, which are whole kinds
     * @return those on sites; goes through the sites where they stand, inside or outside, whichever are fewer
     */
    public static long kindsOnSites(Execution x, long pieces, long standing, long sites) {
        long outside = standing & ~sites;
        if (outside == 0) return pieces;
        long inside = standing & sites;
        boolean fromInside = Long.bitCount(inside) <= Long.bitCount(outside);
        long[] at = x.state.at;
        long found = 0;
        for (long rest = fromInside ? inside : outside; rest != 0; rest &= rest - 1)
            found |= at[Long.numberOfTrailingZeros(rest)];
        return fromInside ? pieces & found : pieces & ~found;
    }

    public static final class Owner extends Node {
        private final Node piece;

        public Owner(Node piece) {
            this.piece = piece;
        }

        @Override
        public long eval(Execution x) {
            return owner(x, piece.eval(x));
        }
    }

    public static final class Kind extends Node {
        private final Node piece;

        public Kind(Node piece) {
            this.piece = piece;
        }

        @Override
        public long eval(Execution x) {
            return kind(x, piece.eval(x));
        }
    }

    public static final class SiteOf extends Node {
        private final Node piece;

        public SiteOf(Node piece) {
            this.piece = piece;
        }

        @Override
        public long eval(Execution x) {
            return site(x, piece.eval(x));
        }
    }

    public static final class Top extends Node {
        private final Node site;

        public Top(Node site) {
            this.site = site;
        }

        @Override
        public long eval(Execution x) {
            return top(x, site.eval(x));
        }
    }

    public static final class Stack extends Node {
        private final Node site;

        public Stack(Node site) {
            this.site = site;
        }

        @Override
        public long[] list(Execution x) {
            return stack(x, site.eval(x));
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
            return looked(index.eval(x), table, absent);
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
            return sitesOfKinds(x, kinds);
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
            return sitesOfOwnKind(x, player.eval(x), kindByPlayer);
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
            return sitesOf(x, pieces.eval(x));
        }
    }

    public static final class OwnersOf extends Node {
        private final Node pieces;

        public OwnersOf(Node pieces) {
            this.pieces = pieces;
        }

        @Override
        public long eval(Execution x) {
            return ownersOf(x, pieces.eval(x));
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
            return onSites(x, pieces.eval(x), sites.eval(x));
        }
    }

    /** Goes through what there is less of. */
    public static long onSites(Execution x, long wanted, long where) {
        GameState state = x.state;
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
            return kindsOnSites(x, pieces.eval(x), standing.eval(x), sites.eval(x));
        }
    }
}
