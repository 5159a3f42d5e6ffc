package regola.engine.node;

import java.util.Arrays;
import regola.engine.board.Bits;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.source.Span;

/**
 * A ListLoops is a family of nodes: something computed for each element of a list, or of a large set made into a list,
 * which stands in a slot meanwhile.
 */
public final class ListLoops {
    private ListLoops() {}

    /** @return the first n of those found; all, if that is all */
    public static long[] found(long[] all, long[] found, int n) {
        return n == all.length ? all : Arrays.copyOf(found, n);
    }

    public static final class Those extends Node {
        private final int slot;
        private final Node source, condition;
        private final Span span;

        public Those(int slot, Node source, Node condition, Span span) {
            this.slot = slot;
            this.source = source;
            this.condition = condition;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] all = source.list(x);
            x.charge(all.length, span);
            long[] found = new long[all.length];
            int n = 0;
            for (long element : all) {
                x.slots[x.base + slot] = element;
                if (condition.test(x)) found[n++] = element;
            }
            return ListLoops.found(all, found, n);
        }
    }

    /** Some, or with the wish turned round, not every. */
    public static final class Some extends Node.Truth {
        private final int slot;
        private final Node source, condition;
        private final boolean wanted;
        private final Span span;

        /** @param wanted what the condition must be for an element to be found */
        public Some(int slot, Node source, Node condition, boolean wanted, Span span) {
            this.slot = slot;
            this.source = source;
            this.condition = condition;
            this.wanted = wanted;
            this.span = span;
        }

        @Override
        public boolean test(Execution x) {
            long[] all = source.list(x);
            x.charge(all.length, span);
            for (long element : all) {
                x.slots[x.base + slot] = element;
                if (condition.test(x) == wanted) return true;
            }
            return false;
        }
    }

    public static final class ThoseWithMost extends Node {
        private final int slot;
        private final Node source, value;
        private final int sign;
        private final Span span;

        public ThoseWithMost(int slot, Node source, Node value, int sign, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.sign = sign;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] all = source.list(x);
            x.charge(all.length, span);
            long[] found = new long[all.length];
            int n = 0;
            long most = 0;
            for (long element : all) {
                x.slots[x.base + slot] = element;
                long computed = Loops.ranked(value.eval(x), sign);
                if (n == 0 || computed > most) {
                    most = computed;
                    n = 0;
                }
                if (computed == most) found[n++] = element;
            }
            return Arrays.copyOf(found, n);
        }
    }

    /** The set of single values as a list, unsorted. */
    public static final class Values extends Node {
        private final int slot;
        private final Node source, value;
        private final Span span;

        public Values(int slot, Node source, Node value, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] all = source.list(x);
            x.charge(all.length, span);
            long[] found = new long[all.length];
            for (int i = 0; i < all.length; i++) {
                x.slots[x.base + slot] = all[i];
                found[i] = value.eval(x);
            }
            return found;
        }
    }

    /** The union of large sets, or the sorted union of sets of numbers. */
    public static final class Union extends Node {
        private final int slot;
        private final Node source, value;
        private final int words;
        private final Span span;

        /** @param words in a set of the values, or 0 for numbers */
        public Union(int slot, Node source, Node value, int words, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.words = words;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] all = source.list(x);
            x.charge(all.length, span);
            long[] found = new long[words];
            for (long element : all) {
                x.slots[x.base + slot] = element;
                if (words > 0) Bits.addAll(found, value.list(x));
                else found = withNumbers(x, found, value.list(x));
            }
            return found;
        }

        private long[] withNumbers(Execution x, long[] found, long[] more) {
            x.charge((long) found.length + more.length >> 1, span);
            long[] all = WideSets.numberUnion(found, more);
            Lists.checkLength(x, all.length, span);
            return all;
        }
    }

    public static final class Folded extends Node {
        private final int slot;
        private final Node source, value;
        private final Loops.Fold fold;
        private final Span span;

        public Folded(int slot, Node source, Node value, Loops.Fold fold, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.fold = fold;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            long[] all = source.list(x);
            x.charge(all.length, span);
            long result = 0;
            boolean first = true;
            for (long element : all) {
                x.slots[x.base + slot] = element;
                result = Loops.fold(fold, first, result, value.eval(x), span);
                first = false;
            }
            return result;
        }
    }
}
