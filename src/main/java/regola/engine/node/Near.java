package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.board.Sites;
import regola.engine.run.Execution;
import regola.engine.run.Node;

/**
 * A Near is the neighbours of one site that are in a large set. A site has few neighbours, so each of them is looked up
 * in the set; and where only their number is asked for, or whether there are any, no set is made of them.
 */
public final class Near extends Node {
    private final Sites sites;
    private final Node site, set;

    /** @param set in array form */
    public Near(Sites sites, Node site, Node set) {
        this.sites = sites;
        this.site = site;
        this.set = set;
    }

    @Override
    public long[] list(Execution x) {
        int s = (int) site.eval(x);
        return s < 0 ? new long[sites.words] : among(x, s, set.list(x), sites);
    }

    // ---------------------------------------------------------------- of a site that is there

    public static long[] among(Execution x, int site, long[] set, Sites sites) {
        long[] found = new long[sites.words];
        int[] near = sites.near[site];
        x.chargeRead(near.length);
        for (int n : near) if (Bits.has(set, n)) Bits.put(found, n);
        return found;
    }

    public static long count(Execution x, int site, long[] set, Sites sites) {
        int[] near = sites.near[site];
        x.chargeRead(near.length);
        int count = 0;
        for (int n : near) count += (int) (set[n >> 6] >>> n & 1);
        return count;
    }

    /** Counts what looking at the neighbours costs. */
    public static void charge(Execution x, int site, Sites sites) {
        x.chargeRead(sites.near[site].length);
    }

    /** @return the lowest but one certain site, -1 for none */
    public static long first(int site, long[] set, long but, Sites sites) {
        for (int n : sites.near[site]) if (Bits.has(set, n) && n != but) return n;
        return -1;
    }

    // ---------------------------------------------------------------- nodes

    /** @return whether there are any */
    public Node some() {
        return new Some();
    }

    /** @return how many there are */
    public Node count() {
        return new Count();
    }

    /** @return the lowest, or none */
    public Node one() {
        return new One(null);
    }

    /** @return the lowest but one certain site, or none */
    public Node oneBut(Node other) {
        return new One(other);
    }

    private long first(Execution x, long but) {
        int s = (int) site.eval(x);
        if (s < 0) return -1;
        long[] among = set.list(x);
        charge(x, s, sites);
        return first(s, among, but, sites);
    }

    private final class Some extends Node.Truth {
        @Override
        public boolean test(Execution x) {
            return first(x, -1) >= 0;
        }
    }

    private final class One extends Node {
        private final Node but;

        One(Node but) {
            this.but = but;
        }

        @Override
        public long eval(Execution x) {
            return first(x, but == null ? -1 : but.eval(x));
        }
    }

    private final class Count extends Node {
        @Override
        public long eval(Execution x) {
            int s = (int) site.eval(x);
            return s < 0 ? 0 : Near.count(x, s, set.list(x), sites);
        }
    }
}
