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

    public static long[] widened(long word) {
        return new long[] {word};
    }

    /** @return all but those of a set */
    public static long[] others(long[] set, long[] all) {
        return Bits.without(all, set);
    }

    /** @return all but one; all for none */
    public static long[] allBut(long one, long[] all) {
        return Bits.without(all, Bits.of(all.length, one));
    }

    /** Leaves in a set that nobody else has yet only what is in another too. @return the set */
    public static long[] leave(long[] set, long[] others) {
        for (int w = 0; w < set.length; w++) set[w] &= others[w];
        return set;
    }

    /** Takes from a set that nobody else has yet what is in another. @return the set */
    public static long[] takeAway(long[] set, long[] others) {
        for (int w = 0; w < set.length; w++) set[w] &= ~others[w];
        return set;
    }

    /** Takes one element, or none, from a set that nobody else has yet. @return the set */
    public static long[] takeOne(long[] set, long element) {
        if (element >= 0) set[(int) element >> 6] &= ~(1L << element);
        return set;
    }

    public static boolean some(long[] set) {
        return !Bits.isEmpty(set);
    }

    public static long one(long[] set) {
        return Bits.next(set, 0);
    }

    public static long[] singleton(long element, int words) {
        return Bits.of(words, element);
    }

    public static boolean equal(Execution x, long[] a, long[] b) {
        x.chargeRead(Math.min(a.length, b.length));
        return Arrays.equals(a, b);
    }

    public static long[] ofList(Execution x, long[] list, int words) {
        x.charge(list.length >> 4);
        return Bits.fromElements(words, list);
    }

    public static long[] toList(Execution x, long[] set) {
        long[] list = Bits.elements(set);
        x.chargeMade(list.length);
        return list;
    }

    public static long[] sorted(Execution x, long[] list) {
        x.charge(list.length >> 1);
        return Bits.sorted(list);
    }

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
            return operation.apply(a.look(x), b.look(x));
        }
    }

    /** What is in two arrays. */
    public static final class Common extends Node {
        private final Node a, b;

        public Common(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public long[] list(Execution x) {
            return Bits.common(a.look(x), b.look(x));
        }

        @Override
        public void narrow(Execution x, long[] set) {
            a.narrow(x, set);
            b.narrow(x, set);
        }
    }

    /** As {@link #begun} with all but those of a set. */
    public static long[] begunOthers(long[] set, long[] all, Execution x, int level) {
        long[] left = x.candidates(level, all.length);
        for (int w = 0; w < left.length; w++) left[w] = all[w] & ~set[w];
        return left;
    }

    /** As {@link #begun} with the sites of pieces. */
    public static long[] begunPlaces(long[] pieces, Execution x, int level) {
        x.charge(Bits.count(pieces) >> 4);
        long[] left = x.candidates(level, x.state.sites.words);
        Arrays.fill(left, 0);
        x.state.addSitesOf(pieces, left);
        return left;
    }

    /** @return a set to be narrowed in an array of the execution's. @param level of the parameter whose candidates */
    public static long[] begun(long[] set, Execution x, int level) {
        long[] left = x.candidates(level, set.length);
        System.arraycopy(set, 0, left, 0, left.length);
        return left;
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
                    case WITHOUT -> takeAway(left, others[i].list(x));
                    case BUT_ONE -> takeOne(left, others[i].eval(x));
                }
            }
        }

        @Override
        public long[] list(Execution x) {
            long[] left = first.look(x).clone();
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
            return others(set.list(x), all);
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
            return allBut(one.eval(x), all);
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
            return equal(x, a.list(x), b.list(x));
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
            return ofList(x, a.list(x), words);
        }
    }

    public static final class ToList extends Node {
        private final Node a;

        public ToList(Node a) {
            this.a = a;
        }

        @Override
        public long[] list(Execution x) {
            return toList(x, a.list(x));
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
            return sorted(x, a.list(x));
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
