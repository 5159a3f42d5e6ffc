package regola.engine.node;

import java.util.Arrays;
import java.util.function.BinaryOperator;
import regola.engine.board.Bits;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.source.Span;

/** A WideSets is a family of nodes: sets of any size as arrays of bits, and sets of numbers as sorted arrays. */
public final class WideSets {
    private WideSets() {}

    /** A set of one word as an array. */
    public static final class Widened extends Node {
        private final Node a;

        public Widened(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            return new long[] {a.eval(x)};
        }
    }

    /** An array of one word as that word. */
    public static final class Narrowed extends Node {
        private final Node a;

        public Narrowed(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return a.list(x)[0];
        }
    }

    /** Two arrays made into a third. */
    public static final class Both extends Node {
        private final Node a, b;
        private final BinaryOperator<long[]> operation;

        public Both(Node a, Node b, BinaryOperator<long[]> operation) {
            this.a = a;
            this.b = b;
            this.operation = operation;
        }

        @Override
        public long[] list(Execution x) {
            return operation.apply(a.list(x), b.list(x));
        }
    }

    /** What is in the first set and, one after the other, in each more or in none of them; made in one array. */
    public static final class Narrowing extends Node {
        private enum By {
            COMMON,
            WITHOUT,
            BUT_ONE
        }

        private final Node first;
        private final By[] by;
        private final Node[] others;

        private Narrowing(Node first, By[] by, Node[] others) {
            this.first = first;
            this.by = by;
            this.others = others;
        }

        private Narrowing and(By how, Node other) {
            By[] hows = Arrays.copyOf(by, by.length + 1);
            Node[] all = Arrays.copyOf(others, hows.length);
            hows[by.length] = how;
            all[by.length] = other;
            return new Narrowing(first, hows, all);
        }

        /** @return the set that is narrowed */
        public long[] first(Execution x) {
            return first.list(x);
        }

        @Override
        public void narrow(Execution x, long[] set) {
            first.narrow(x, set);
            narrowFurther(x, set);
        }

        /** Takes out of what is {@link #first} all that the others take out. */
        public void narrowFurther(Execution x, long[] left) {
            for (int i = 0; i < by.length; i++) {
                switch (by[i]) {
                    case COMMON -> others[i].narrow(x, left);
                    case WITHOUT -> {
                        long[] other = others[i].list(x);
                        for (int w = 0; w < left.length; w++) left[w] &= ~other[w];
                    }
                    default -> {
                        long one = others[i].eval(x);
                        if (one >= 0) left[(int) one >> 6] &= ~(1L << one);
                    }
                }
            }
        }

        @Override
        public long[] list(Execution x) {
            long[] left = first.list(x).clone();
            narrowFurther(x, left);
            return left;
        }
    }

    /** @return what is in both */
    public static Node common(Node a, Node b) {
        Narrowing so =
                a instanceof Narrowing narrowing ? narrowing : new Narrowing(a, new Narrowing.By[0], new Node[0]);
        if (b instanceof Others others) return so.and(Narrowing.By.WITHOUT, others.set);
        return b instanceof AllBut all ? so.and(Narrowing.By.BUT_ONE, all.one) : so.and(Narrowing.By.COMMON, b);
    }

    /** Everything that is not in a set. */
    public static final class Others extends Node {
        private final long[] all;
        private final Node set;

        public Others(long[] all, Node set) {
            this.all = all;
            this.set = set;
        }

        @Override
        public long[] list(Execution x) {
            return Bits.without(all, set.list(x));
        }
    }

    /** Everything but one thing. */
    public static final class AllBut extends Node {
        private final long[] all;
        private final Node one;

        public AllBut(long[] all, Node one) {
            this.all = all;
            this.one = one;
        }

        @Override
        public long[] list(Execution x) {
            return Bits.without(all, Bits.of(all.length, one.eval(x)));
        }
    }

    /** Two sets of numbers made into a third. */
    public static final class BothNumbers extends Node {
        private final Node a, b;
        private final BinaryOperator<long[]> operation;
        private final Span span;

        public BothNumbers(Node a, Node b, BinaryOperator<long[]> operation, Span span) {
            this.a = a;
            this.b = b;
            this.operation = operation;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] first = a.list(x);
            long[] second = b.list(x);
            x.charge((long) first.length + second.length >> 1, span);
            long[] made = operation.apply(first, second);
            Lists.checkLength(x, made.length, span);
            return made;
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
            return e >= 0 && Bits.has(set.list(x), e);
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
            return Bits.isSubset(a.list(x), b.list(x));
        }
    }

    public static final class Meets extends Node.Truth {
        private final Node a, b;

        public Meets(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return Bits.meets(a.list(x), b.list(x));
        }
    }

    public static final class Equal extends Node.Truth {
        private final Node a, b;

        public Equal(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            long[] first = a.list(x);
            long[] second = b.list(x);
            x.chargeRead(Math.min(first.length, second.length));
            return Arrays.equals(first, second);
        }
    }

    public static final class Some extends Node.Truth {
        private final Node a;

        public Some(Node a) {
            this.a = a;
        }

        @Override
        public boolean test(Execution x) {
            return !Bits.isEmpty(a.list(x));
        }
    }

    public static final class Count extends Node {
        private final Node a;

        public Count(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return Bits.count(a.list(x));
        }
    }

    public static final class One extends Node {
        private final Node a;

        public One(Node a) {
            this.a = a;
        }

        @Override
        public long eval(Execution x) {
            return Bits.next(a.list(x), 0);
        }
    }

    public static final class Singleton extends Node {
        private final int words;
        private final Node a;

        public Singleton(int words, Node a) {
            this.words = words;
            this.a = a;
        }

        /** @return everything else */
        public Node others(long[] all) {
            return new AllBut(all, a);
        }

        @Override
        public long[] list(Execution x) {
            return Bits.of(words, a.eval(x));
        }
    }

    public static final class OfList extends Node {
        private final int words;
        private final Node a;

        public OfList(int words, Node a) {
            this.words = words;
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            long[] list = a.list(x);
            x.charge(list.length >> 4);
            return Bits.fromElements(words, list);
        }
    }

    public static final class ToList extends Node {
        private final Node a;

        public ToList(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            long[] set = a.list(x);
            long[] list = Bits.elements(set);
            x.chargeMade(list.length);
            return list;
        }
    }

    /** A set of one number. */
    public static final class OneNumber extends Node {
        private final Node a;

        public OneNumber(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            return new long[] {a.eval(x)};
        }
    }

    /** The numbers of a list, sorted, each once. */
    public static final class Sorted extends Node {
        private final Node a;

        public Sorted(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            long[] list = a.list(x);
            x.charge(list.length >> 1);
            return Bits.sorted(list);
        }
    }

    public static final class NumberSubset extends Node.Truth {
        private final Node a, b;

        public NumberSubset(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            long[] all = b.list(x);
            long[] wanted = a.list(x);
            x.charge(wanted.length >> 2);
            for (long number : wanted) if (Arrays.binarySearch(all, number) < 0) return false;
            return true;
        }
    }

    public static long[] numberUnion(long[] a, long[] b) {
        return Bits.sorted(Lists.join(a, b));
    }

    public static long[] numbersWithout(long[] a, long[] b) {
        return Arrays.stream(a).filter(n -> Arrays.binarySearch(b, n) < 0).toArray();
    }

    public static long[] numbersCommon(long[] a, long[] b) {
        return Arrays.stream(a).filter(n -> Arrays.binarySearch(b, n) >= 0).toArray();
    }
}
