package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.run.Execution;
import regola.engine.run.Node;

/** A Sets is a family of nodes: sets of up to 64 things, as one long. */
public final class Sets {
    private Sets() {}

    /** @return whether an element, not none, is in a set of one word */
    public static boolean has(long set, long element) {
        return (set >>> element & 1) != 0;
    }

    /** @return the lowest element, or none */
    public static long one(long set) {
        return set == 0 ? -1 : Long.numberOfTrailingZeros(set);
    }

    /** @return the set of one thing; empty for none */
    public static long singleton(long element) {
        return element < 0 ? 0 : 1L << element;
    }

    /** @return the set of what is in a list */
    public static long ofList(Execution x, long[] list) {
        x.charge(list.length >> 4);
        long set = 0;
        for (long element : list) if (element >= 0) set |= 1L << element;
        return set;
    }

    public static final class Some extends Node.Truth {
        private final Node a;

        public Some(Node a) {
            this.a = a;
        }

        @Override
        public boolean test(Execution x) {
            return a.eval(x) != 0;
        }
    }

    public static final class Meet extends Node.Truth {
        private final Node a, b;

        public Meet(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return (a.eval(x) & b.eval(x)) != 0;
        }
    }

    public static final class In extends Node.Truth {
        private final Node element, set;

        public In(Node element, Node set) {
            this.element = element;
            this.set = set;
        }

        @Override
        public boolean test(Execution x) {
            long e = element.eval(x);
            return e >= 0 && has(set.eval(x), e);
        }
    }

    public static final class Subset extends Node.Truth {
        private final Node a, b;

        public Subset(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return (a.eval(x) & ~b.eval(x)) == 0;
        }
    }

    public static final class Union extends Node {
        private final Node a, b;

        public Union(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public long eval(Execution x) {
            return a.eval(x) | b.eval(x);
        }
    }

    public static final class Without extends Node {
        private final Node a, b;

        public Without(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public long eval(Execution x) {
            return a.eval(x) & ~b.eval(x);
        }
    }

    public static final class Common extends Node {
        private final Node a, b;

        public Common(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public long eval(Execution x) {
            long first = a.eval(x);
            return first == 0 ? 0 : first & b.eval(x);
        }
    }

    /** All but those of a set. */
    public static final class Others extends Node {
        private final long all;
        private final Node a;

        public Others(long all, Node a) {
            this.all = all;
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return all & ~a.eval(x);
        }
    }

    public static final class Count extends Node {
        private final Node a;

        public Count(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return Long.bitCount(a.eval(x));
        }
    }

    public static final class One extends Node {
        private final Node a;

        public One(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return one(a.eval(x));
        }
    }

    public static final class Singleton extends Node {
        private final Node a;

        public Singleton(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return singleton(a.eval(x));
        }
    }

    public static final class OfList extends Node {
        private final Node a;

        public OfList(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return ofList(x, a.list(x));
        }
    }

    public static final class ToList extends Node {
        private final Node a;

        public ToList(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            return Bits.elements(a.eval(x));
        }
    }
}
