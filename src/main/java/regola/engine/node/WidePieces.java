package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.state.GameState;

/** A WidePieces is a family of nodes: where pieces are, for any number of pieces and sites, with arrays of bits. */
public final class WidePieces {
    private WidePieces() {}

    public static final class SitesOf extends Node {
        private final Node pieces;

        public SitesOf(Node pieces) {
            this.pieces = pieces;
        }

        @Override
        public long[] list(Execution x) {
            return sitesOf(x, pieces.list(x));
        }
    }

    public static final class SitesOfKinds extends Node {
        private final int[] kinds;

        public SitesOfKinds(int[] kinds) {
            this.kinds = kinds;
        }

        @Override
        public long[] list(Execution x) {
            return sitesOfKinds(x, kinds);
        }
    }

    /** The sites where any piece stands. */
    public static final class OccupiedSites extends Node {
        @Override
        public long[] list(Execution x) {
            return x.state.occupied.clone();
        }

        @Override
        public long[] look(Execution x) {
            return x.state.occupied;
        }

        @Override
        public void narrow(Execution x, long[] set) {
            WideSets.leave(set, x.state.occupied);
        }
    }

    public static final class OwnersOf extends Node {
        private final Node pieces;

        public OwnersOf(Node pieces) {
            this.pieces = pieces;
        }

        @Override
        public long[] list(Execution x) {
            return ownersOf(x, pieces.list(x));
        }
    }

    public static final class OnSite extends Node {
        private final Node pieces, site;

        public OnSite(Node pieces, Node site) {
            this.pieces = pieces;
            this.site = site;
        }

        @Override
        public long[] list(Execution x) {
            return onSite(x, pieces.list(x), site.eval(x));
        }
    }

    /** Whether any of the pieces is on a site. */
    public static final class SomeOnSite extends Node.Truth {
        private final Node pieces, site;

        public SomeOnSite(Node pieces, Node site) {
            this.pieces = pieces;
            this.site = site;
        }

        @Override
        public boolean test(Execution x) {
            int s = (int) site.eval(x);
            return s >= 0 && x.state.isAnyAt(s, pieces.list(x));
        }
    }

    public static final class OnSites extends Node {
        private final Node pieces, sites;

        public OnSites(Node pieces, Node sites) {
            this.pieces = pieces;
            this.sites = sites;
        }

        @Override
        public long[] list(Execution x) {
            return onSites(x, pieces.list(x), sites.list(x));
        }
    }

    /** A small set of pieces and a large one of sites. */
    public static final class FewOnSites extends Node {
        private final Node pieces, sites;

        /** @param sites in array form */
        public FewOnSites(Node pieces, Node sites) {
            this.pieces = pieces;
            this.sites = sites;
        }

        @Override
        public long eval(Execution x) {
            long wanted = pieces.eval(x);
            return wanted == 0 ? 0 : fewOnSites(x, wanted, sites.list(x));
        }
    }

    public static long[] sitesOf(Execution x, long[] pieces) {
        x.charge(Bits.count(pieces) >> 4);
        return x.state.sitesOf(pieces);
    }

    /** The same for pieces in one word. */
    public static long[] sitesOf(Execution x, long pieces) {
        x.charge(Long.bitCount(pieces) >> 4);
        long[] set = new long[x.state.sites.words];
        for (long rest = pieces; rest != 0; rest &= rest - 1)
            Bits.put(set, x.state.siteOf[Long.numberOfTrailingZeros(rest)]);
        return set;
    }

    /** Takes the sites of pieces in one word from a set that nobody else has yet. @return the set */
    public static long[] takeAwaySitesOfFew(long[] set, long pieces, Execution x) {
        x.charge(Long.bitCount(pieces) >> 4);
        for (long rest = pieces; rest != 0; rest &= rest - 1)
            WideSets.takeOne(set, x.state.siteOf[Long.numberOfTrailingZeros(rest)]);
        return set;
    }

    public static long[] sitesOfKinds(Execution x, int[] kinds) {
        int words = x.state.sites.words;
        x.charge((long) kinds.length * words >> 6);
        long[] set = new long[words];
        for (int kind : kinds) for (int w = 0; w < words; w++) set[w] |= x.state.standing[kind * words + w];
        return set;
    }

    public static long[] ownersOf(Execution x, long[] pieces) {
        x.charge(Bits.count(pieces) >> 4);
        long owners = 0;
        for (int p = Bits.next(pieces, 0); p >= 0; p = Bits.next(pieces, p + 1)) {
            int owner = x.state.roster.ownerOf[p];
            if (owner >= 0) owners |= 1L << owner;
        }
        return new long[] {owners};
    }

    /** @param site -1 for none */
    public static long[] onSite(Execution x, long[] wanted, long site) {
        long[] found = new long[wanted.length];
        if (site < 0) return found;
        int row = (int) site * found.length;
        for (int w = 0; w < found.length; w++) found[w] = x.state.at[row + w] & wanted[w];
        return found;
    }

    /** @return those of a small set of pieces that are on one of many sites */
    public static long fewOnSites(Execution x, long wanted, long[] where) {
        int[] siteOf = x.state.siteOf;
        long found = 0;
        for (long rest = wanted; rest != 0; rest &= rest - 1) {
            int site = siteOf[Long.numberOfTrailingZeros(rest)];
            if ((where[site >> 6] >>> site & 1) != 0) found |= Long.lowestOneBit(rest);
        }
        return found;
    }

    public static long[] onSites(Execution x, long[] wanted, long[] where) {
        GameState state = x.state;
        long[] found = new long[wanted.length];
        int sites = Bits.count(where);
        int pieces = Bits.count(wanted);
        x.charge(sites <= pieces ? (long) sites * found.length >> 5 : pieces >> 4);
        if (sites <= pieces) {
            for (int s = Bits.next(where, 0); s >= 0; s = Bits.next(where, s + 1)) {
                for (int w = 0; w < found.length; w++) found[w] |= state.at[s * found.length + w];
            }
            return Bits.common(found, wanted);
        }
        for (int p = Bits.next(wanted, 0); p >= 0; p = Bits.next(wanted, p + 1)) {
            if (Bits.has(where, state.siteOf[p])) Bits.put(found, p);
        }
        return found;
    }
}
