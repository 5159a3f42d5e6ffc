package regola.engine.node;

import java.util.Arrays;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.RuleFailure;
import regola.language.source.Span;

/** A Lists is a family of nodes: lists, as arrays of their elements. Sets of numbers are such arrays too. */
public final class Lists {
    private Lists() {}

    public static final class In extends Node.Truth {
        private final Node element, list;

        public In(Node element, Node list) {
            this.element = element;
            this.list = list;
        }

        @Override
        public boolean test(Execution x) {
            long e = element.eval(x);
            long[] all = list.list(x);
            x.chargeRead(all.length);
            for (long each : all) if (each == e) return true;
            return false;
        }
    }

    public static final class Some extends Node.Truth {
        private final Node a;

        public Some(Node a) {
            this.a = a;
        }

        @Override
        public boolean test(Execution x) {
            return a.list(x).length > 0;
        }
    }

    public static final class Count extends Node {
        private final Node a;

        public Count(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return a.list(x).length;
        }
    }

    public static final class First extends Node {
        private final Node a;
        private final boolean numbers;
        private final Span span;

        /** @param numbers true if elements are numbers, of which none is absent */
        public First(Node a, boolean numbers, Span span) {
            this.a = a;
            this.numbers = numbers;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            long[] list = a.list(x);
            if (list.length > 0) return list[0];
            if (!numbers) return -1;
            throw new RuleFailure(
                    span,
                    "an empty list has no first number",
                    "there is nothing in it here",
                    "ask first whether it has some");
        }
    }

    public static final class Item extends Node {
        private final Node index, a;
        private final Span span;

        public Item(Node index, Node a, Span span) {
            this.index = index;
            this.a = a;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            long n = index.eval(x);
            long[] list = a.list(x);
            if (n >= 1 && n <= list.length) return list[(int) n - 1];
            throw new RuleFailure(
                    span,
                    "the list has no item " + n,
                    "it has " + list.length + " here",
                    "check the number before asking for the item");
        }
    }

    public static final class Rest extends Node {
        private final Node a;

        public Rest(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            long[] list = a.list(x);
            x.chargeMade(list.length);
            return list.length < 2 ? new long[0] : Arrays.copyOfRange(list, 1, list.length);
        }
    }

    public static final class Joined extends Node {
        private final Node a, b;
        private final Span span;

        public Joined(Node a, Node b, Span span) {
            this.a = a;
            this.b = b;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] first = a.list(x);
            long[] second = b.list(x);
            checkLength(x, (long) first.length + second.length, span);
            return join(first, second);
        }
    }

    public static final class Removed extends Node {
        private final Node a, element;

        public Removed(Node a, Node element) {
            this.a = a;
            this.element = element;
        }

        @Override
        public long[] list(Execution x) {
            long[] list = a.list(x);
            long gone = element.eval(x);
            x.chargeRead(list.length);
            for (int i = 0; i < list.length; i++) if (list[i] == gone) return without(x, list, i);
            return list;
        }

        private static long[] without(Execution x, long[] list, int gone) {
            x.chargeMade(list.length);
            long[] left = Arrays.copyOf(list, list.length - 1);
            System.arraycopy(list, gone + 1, left, gone, left.length - gone);
            return left;
        }
    }

    public static final class Range extends Node {
        private final Node from, to;
        private final Span span;

        public Range(Node from, Node to, Span span) {
            this.from = from;
            this.to = to;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long first = from.eval(x);
            long last = to.eval(x);
            if (last < first) return new long[0];
            long more = last - first;
            checkLength(x, more < 0 || more == Long.MAX_VALUE ? Long.MAX_VALUE : more + 1, span);
            long[] list = new long[(int) (last - first) + 1];
            for (int i = 0; i < list.length; i++) list[i] = first + i;
            return list;
        }
    }

    public static final class Written extends Node {
        private final Node[] items;

        public Written(Node[] items) {
            this.items = items;
        }

        @Override
        public long[] list(Execution x) {
            x.chargeMade(items.length);
            long[] list = new long[items.length];
            for (int i = 0; i < list.length; i++) list[i] = items[i].eval(x);
            return list;
        }
    }

    /** One thing as a list; none is the empty list. */
    public static final class Just extends Node {
        private final Node a;

        public Just(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            long only = a.eval(x);
            return only < 0 ? new long[0] : new long[] {only};
        }
    }

    static long[] join(long[] a, long[] b) {
        long[] joined = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, joined, a.length, b.length);
        return joined;
    }

    static void checkLength(Execution x, long length, Span span) {
        if (length > x.program.limits.elements()) {
            throw new RuleFailure(
                    span,
                    "this list is too long",
                    "it would have more than " + x.program.limits.elements() + " elements",
                    "make it shorter, or check the loop that adds to it");
        }
        x.charge(length >> 3, span);
    }
}
