package regola.engine.node;

import java.util.Arrays;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.RuleFailure;
import regola.language.source.Message;
import regola.language.source.Span;

/** A Lists is a family of nodes: lists, as arrays of their elements. Sets of numbers are such arrays too. */
public final class Lists {
    private Lists() {}

    public static boolean has(Execution x, long element, long[] list) {
        x.chargeRead(list.length);
        for (long each : list) if (each == element) return true;
        return false;
    }

    /** @param numbers whether elements are numbers, of which none is absent */
    public static long first(long[] list, boolean numbers, Span span) {
        if (list.length > 0) return list[0];
        if (!numbers) return -1;
        throw new RuleFailure(
                span,
                "an empty list has no first number",
                "there is nothing in it here",
                "ask first whether it has some");
    }

    /** @param n from 1 */
    public static long item(long n, long[] list, Span span) {
        if (n >= 1 && n <= list.length) return list[(int) n - 1];
        throw new RuleFailure(
                span,
                Message.of("the list has no item {0}", n),
                Message.of("it has {0} here", list.length),
                "check the number before asking for the item");
    }

    public static long[] rest(Execution x, long[] list) {
        x.chargeMade(list.length);
        return list.length < 2 ? new long[0] : Arrays.copyOfRange(list, 1, list.length);
    }

    public static long[] joined(Execution x, long[] first, long[] second, Span span) {
        checkLength(x, (long) first.length + second.length, span);
        return join(first, second);
    }

    /** @param times none of it where that is less than one */
    public static long[] repeated(Execution x, long times, long[] list, Span span) {
        if (times <= 0 || list.length == 0) return new long[0];
        checkLength(x, times > Integer.MAX_VALUE ? Long.MAX_VALUE : times * list.length, span);
        long[] repeated = new long[(int) times * list.length];
        for (int i = 0; i < repeated.length; i++) repeated[i] = list[i % list.length];
        return repeated;
    }

    public static long[] removed(Execution x, long[] list, long gone) {
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

    public static long[] range(Execution x, long first, long last, Span span) {
        if (last < first) return new long[0];
        long more = last - first;
        checkLength(x, more < 0 || more == Long.MAX_VALUE ? Long.MAX_VALUE : more + 1, span);
        long[] list = new long[(int) (last - first) + 1];
        for (int i = 0; i < list.length; i++) list[i] = first + i;
        return list;
    }

    /** @return one thing as a list; nothing for none */
    public static long[] just(long only) {
        return only < 0 ? new long[0] : new long[] {only};
    }

    public static final class In extends Node.Truth {
        private final Node element, list;

        public In(Node element, Node list) {
            this.element = element;
            this.list = list;
        }

        @Override
        public boolean test(Execution x) {
            long e = element.eval(x);
            return has(x, e, list.list(x));
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
            return first(a.list(x), numbers, span);
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
            return item(n, a.list(x), span);
        }
    }

    public static final class Rest extends Node {
        private final Node a;

        public Rest(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            return rest(x, a.list(x));
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
            return joined(x, a.list(x), b.list(x), span);
        }
    }

    public static final class Repeated extends Node {
        private final Node times, list;
        private final Span span;

        public Repeated(Node times, Node list, Span span) {
            this.times = times;
            this.list = list;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            return repeated(x, times.eval(x), list.list(x), span);
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
            return removed(x, a.list(x), element.eval(x));
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
            return range(x, from.eval(x), to.eval(x), span);
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
            return just(a.eval(x));
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
                    Message.of("it would have more than {0} elements", x.program.limits.elements()),
                    "make it shorter, or check the loop that adds to it");
        }
        x.charge(length >> 3, span);
    }
}
