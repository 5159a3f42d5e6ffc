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
    private final int[][] near;
    private final int words;
    private final Node site, set;

    /** @param set in array form */
    public Near(Sites sites, Node site, Node set) {
        this.near = sites.near;
        this.words = sites.words;
        this.site = site;
        this.set = set;
    }

    @Override
    public long[] list(Execution x) {
        long[] found = new long[words];
        int s = (int) site.eval(x);
        if (s < 0) return found;
        long[] among = set.list(x);
        x.chargeRead(near[s].length);
        for (int n : near[s]) if (Bits.has(among, n)) Bits.put(found, n);
        return found;
    }

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

    private int first(Execution x, long but) {
        int s = (int) site.eval(x);
        if (s < 0) return -1;
        long[] among = set.list(x);
        x.chargeRead(near[s].length);
        for (int n : near[s]) if (Bits.has(among, n) && n != but) return n;
        return -1;
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
            if (s < 0) return 0;
            long[] among = set.list(x);
            x.chargeRead(near[s].length);
            int count = 0;
            for (int n : near[s]) count += (int) (among[n >> 6] >>> n & 1);
            return count;
        }
    }
}
