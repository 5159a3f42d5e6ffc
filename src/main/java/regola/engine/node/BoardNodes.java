package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.board.Connections;
import regola.engine.board.Sites;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.Hex;
import regola.engine.value.RuleFailure;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Quoted;
import regola.language.source.Span;

/** A BoardNodes is a family of nodes: the board, which never changes. A set of sites comes in both forms. */
public final class BoardNodes {
    private static final int FARTHEST = 10_000_000;

    private BoardNodes() {}

    public static long[] wideUnion(Execution x, long[] set, Sites sites, long[][] table) {
        x.charge((long) Bits.count(set) * sites.words >> 5);
        return sites.union(table, set);
    }

    public static long[] ray(Execution x, long site, long direction, Sites sites) {
        long[] ray = sites.ray(site, direction, x.state.window());
        x.chargeRead(x.state.window() == null ? sites.count : x.state.window().side());
        return ray;
    }

    /** @return the union of what a table has for each element of a set */
    public static long union(long set, long[] table) {
        long union = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) union |= table[Long.numberOfTrailingZeros(rest)];
        return union;
    }

    /** @return whether what a table has for some element of a set meets what is wanted */
    public static boolean reaches(long set, long wanted, long[] table) {
        for (long rest = set; rest != 0; rest &= rest - 1)
            if ((table[Long.numberOfTrailingZeros(rest)] & wanted) != 0) return true;
        return false;
    }

    public static long distance(Execution x, long from, long to, Sites sites) {
        int a = (int) from;
        int b = (int) to;
        return a < 0 || b < 0 ? -1 : sites.distance(a, b, x.state.window());
    }

    /** @return the sites of a line in order; none for none */
    public static long[] order(long line, long[][] orders) {
        return line < 0 ? new long[0] : orders[(int) line];
    }

    public static long coordinate(Execution x, long site, long[] table, String name, Span span) {
        int s = (int) site;
        if (s >= 0 && table[s] > 0) return table[s];
        throw new RuleFailure(
                span,
                Message.of("there is no {0} here", name),
                s < 0
                        ? "the site behind 'of' is none here"
                        : Message.of(
                                "'{0}' is no square of a grid",
                                Quoted.shortened(x.names().id(Type.SITE, s))),
                "ask first whether the site is one of the board");
    }

    public static long step(long site, long direction, Sites sites) {
        return sites.step(site, direction);
    }

    /** @return the sites of all those lines that lie wholly within a set */
    public static long linesWithin(long sites, long[] lineSites) {
        long outside = ~sites;
        long union = 0;
        for (long line : lineSites) if ((line & outside) == 0) union |= line;
        return union;
    }

    /** @return what going from site to site through a whole set counts against the limit of steps */
    private static long walk(Execution x, long[] set) {
        return (long) Bits.count(set) * x.state.sites.busiest >> 5;
    }

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
            return union(set.eval(x), table);
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
            return wideUnion(x, set.list(x), sites, table);
        }
    }

    // ---------------------------------------------------------------- large boards

    public static long hexAt(Execution x, long across, long down) {
        if (across < -FARTHEST || across > FARTHEST || down < -FARTHEST || down > FARTHEST) return -1;
        Hex hex = new Hex((int) across, (int) down);
        return x.state.window().contains(hex) ? x.state.window().number(hex) : -1;
    }

    public static boolean connected(Execution x, long[] set) {
        x.charge(walk(x, set));
        return x.connections().isConnected(set);
    }

    /** As {@link #connected} of the sites of these pieces, at the same cost. */
    public static boolean connectedPlaces(Execution x, long[] pieces) {
        x.charge(Bits.count(pieces) >> 4);
        Connections connections = x.connections();
        int places = connections.gather(pieces, x.state.siteOf);
        x.charge((long) places * x.state.sites.busiest >> 5);
        return connections.isGatheredConnected(places);
    }

    public static long[] tips(Execution x, long[] set) {
        x.charge(walk(x, set));
        return x.connections().tips(set);
    }

    public static long[] tails(Execution x, long[] set, long least) {
        x.charge(2 * walk(x, set));
        return x.state.sites.tails(set, least);
    }

    /** @param from -1 for none */
    public static long[] jumps(Execution x, long from, long[] over, long most, Sites sites) {
        if (from < 0) return new long[sites.words];
        long[] found = sites.jumps((int) from, over, most);
        x.charge(Jumps.work(x, found));
        return found;
    }

    /** @param site -1 for none, the set being empty then */
    public static long[] group(Execution x, int site, long[] set, Sites sites) {
        x.charge(walk(x, set));
        return site < 0 ? set : sites.group(site, set);
    }

    // ---------------------------------------------------------------- nodes

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
            return distance(x, from.eval(x), to.eval(x), sites);
        }
    }

    public static final class Order extends Node {
        private final long[][] orders;
        private final Node line;

        /** @param orders the sites of each line */
        public Order(long[][] orders, Node line) {
            this.orders = orders;
            this.line = line;
        }

        @Override
        public long[] list(Execution x) {
            return order(line.eval(x), orders);
        }
    }

    /** The column or the row of a site. */
    public static final class Coordinate extends Node {
        private final long[] table;
        private final Node site;
        private final String name;
        private final Span span;

        /**
         * @param table by site, from 1; 0 where there is none
         * @param name what it is called in the rule file
         */
        public Coordinate(long[] table, Node site, String name, Span span) {
            this.table = table;
            this.site = site;
            this.name = name;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            return coordinate(x, site.eval(x), table, name, span);
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
            return ray(x, site.eval(x), direction.eval(x), sites);
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
            return hexAt(x, q.eval(x), r.eval(x));
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
            return connected(x, set.list(x));
        }
    }

    public static final class ConnectedPlaces extends Node.Truth {
        private final Node pieces;

        /** @param pieces in array form */
        public ConnectedPlaces(Node pieces) {
            this.pieces = pieces;
        }

        @Override
        public boolean test(Execution x) {
            return connectedPlaces(x, pieces.list(x));
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
            return tips(x, set.list(x));
        }
    }

    public static final class Tails extends Node {
        private final Node set, least;

        /** @param set in array form */
        public Tails(Node set, Node least) {
            this.set = set;
            this.least = least;
        }

        @Override
        public long[] list(Execution x) {
            return tails(x, set.list(x), least.eval(x));
        }
    }

    public static final class Jumps extends Node {
        private final Sites sites;
        private final Node from, over, most;

        /** @param over in array form */
        public Jumps(Sites sites, Node from, Node over, Node most) {
            this.sites = sites;
            this.from = from;
            this.over = over;
            this.most = most;
        }

        @Override
        public long[] list(Execution x) {
            return jumps(x, from.eval(x), over.list(x), most.eval(x), sites);
        }

        /** @return what jumping to so many places counts against the limit of steps: from each in all directions */
        static long work(Execution x, long[] found) {
            return 1 + ((long) (1 + Bits.count(found)) * x.state.sites.steps.length >> 2);
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
            return group(x, s, s < 0 ? new long[sites.words] : set.list(x), sites);
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
            return linesWithin(sites.eval(x), lineSites);
        }
    }
}
