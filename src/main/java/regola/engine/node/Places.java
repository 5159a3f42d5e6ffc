package regola.engine.node;

import java.util.Arrays;
import regola.engine.board.Sites;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.Hex;

/**
 * A Places is a family of nodes: the board, which never changes. A set of sites comes in both forms.
 */
public final class Places {
    private static final int FARTHEST = 10_000_000;

    private Places() {}

    /** The union of what a table has for each element of a set. */
    public static final class UnionOf extends Node {
        private final long[] table;
        private final Node set;

        public UnionOf(long[] table, Node set) {
            this.table = table;
            this.set = set;
        }

        @Override
        public long eval(Execution x) {
            long union = 0;
            for (long rest = set.eval(x); rest != 0; rest &= rest - 1) union |= table[Long.numberOfTrailingZeros(rest)];
            return union;
        }
    }

    public static final class WideUnionOf extends Node {
        private final Sites sites;
        private final long[][] table;
        private final Node set;

        public WideUnionOf(Sites sites, long[][] table, Node set) {
            this.sites = sites;
            this.table = table;
            this.set = set;
        }

        @Override
        public long[] list(Execution x) {
            return sites.union(table, set.list(x));
        }
    }

    public static final class Distance extends Node {
        private final Sites sites;
        private final Node from, to;

        public Distance(Sites sites, Node from, Node to) {
            this.sites = sites;
            this.from = from;
            this.to = to;
        }

        @Override
        public long eval(Execution x) {
            int a = (int) from.eval(x);
            int b = (int) to.eval(x);
            return a < 0 || b < 0 ? -1 : sites.distance(a, b, x.state.window());
        }
    }

    public static final class Order extends Node {
        private final long[][] orders;
        private final Node line;

        public Order(Sites sites, Node line) {
            this.orders = new long[sites.lineOrder.length][];
            for (int l = 0; l < orders.length; l++) orders[l] = Arrays.stream(sites.lineOrder[l]).asLongStream().toArray();
            this.line = line;
        }

        @Override
        public long[] list(Execution x) {
            int l = (int) line.eval(x);
            return l < 0 ? new long[0] : orders[l];
        }
    }

    public static final class Step extends Node {
        private final Sites sites;
        private final Node site, direction;

        public Step(Sites sites, Node site, Node direction) {
            this.sites = sites;
            this.site = site;
            this.direction = direction;
        }

        @Override
        public long eval(Execution x) {
            return sites.step(site.eval(x), direction.eval(x));
        }
    }

    public static final class Ray extends Node {
        private final Sites sites;
        private final Node site, direction;

        public Ray(Sites sites, Node site, Node direction) {
            this.sites = sites;
            this.site = site;
            this.direction = direction;
        }

        @Override
        public long[] list(Execution x) {
            return sites.ray(site.eval(x), direction.eval(x), x.state.window());
        }
    }

    /** A hex of an endless plane by its coordinates; none if it is too far away from all pieces. */
    public static final class HexAt extends Node {
        private final Node q, r;

        public HexAt(Node q, Node r) {
            this.q = q;
            this.r = r;
        }

        @Override
        public long eval(Execution x) {
            long across = q.eval(x);
            long down = r.eval(x);
            if (Math.abs(across) > FARTHEST || Math.abs(down) > FARTHEST) return -1;
            Hex hex = new Hex((int) across, (int) down);
            return x.state.window().contains(hex) ? x.state.window().number(hex) : -1;
        }
    }

    public static final class Connected extends Node.Truth {
        private final Node set;

        /** @param set in array form */
        public Connected(Node set) {
            this.set = set;
        }

        @Override
        public boolean test(Execution x) {
            return x.connections().isConnected(set.list(x));
        }
    }

    public static final class Tips extends Node {
        private final Node set;

        /** @param set in array form */
        public Tips(Node set) {
            this.set = set;
        }

        @Override
        public long[] list(Execution x) {
            return x.connections().tips(set.list(x));
        }
    }

    public static final class Group extends Node {
        private final Sites sites;
        private final Node site, set;

        /** @param set in array form */
        public Group(Sites sites, Node site, Node set) {
            this.sites = sites;
            this.site = site;
            this.set = set;
        }

        @Override
        public long[] list(Execution x) {
            int s = (int) site.eval(x);
            return s < 0 ? new long[sites.words] : sites.group(s, set.list(x));
        }
    }

    /** The sites of all those lines that lie wholly within a set. */
    public static final class SitesOfLinesWithin extends Node {
        private final long[] lineSites;
        private final Node sites;

        /** @param lineSites the sites of each line that counts */
        public SitesOfLinesWithin(long[] lineSites, Node sites) {
            this.lineSites = lineSites;
            this.sites = sites;
        }

        @Override
        public long eval(Execution x) {
            long outside = ~sites.eval(x);
            long union = 0;
            for (long line : lineSites) if ((line & outside) == 0) union |= line;
            return union;
        }
    }
}
