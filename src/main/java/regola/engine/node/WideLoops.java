package regola.engine.node;

import regola.engine.board.Bits;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.source.Span;

/**
 * A WideLoops is a family of nodes: something computed for the elements of a large set, which stand in a slot
 * meanwhile, and for which no list of them is made.
 */
public final class WideLoops {
    private WideLoops() {}

    /** Some, or with the wish turned round, not every. */
    public static final class Some extends Node.Truth {
        private final int slot;
        private final Node source, condition;
        private final boolean wanted;
        private final Span span;

        /**
         * @param source in array form
         * @param wanted what the condition must be for an element to be found
         */
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
            for (int w = 0; w < all.length; w++) {
                if (all[w] != 0 && isFound(x, all[w], w << 6)) return true;
            }
            return false;
        }

        private boolean isFound(Execution x, long word, int first) {
            x.charge(Long.bitCount(word), span);
            for (long rest = word; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = (long) first + Long.numberOfTrailingZeros(rest);
                if (condition.test(x) == wanted) return true;
            }
            return false;
        }
    }

    /** For each element of a large set a list, and all that is in those lists as a large set. */
    public static final class Gathered extends Node {
        private final int slot;
        private final Node source, value;
        private final int words;
        private final Span span;

        /**
         * @param source in array form
         * @param value a list; none is in no set
         * @param words in a set of the values
         */
        public Gathered(int slot, Node source, Node value, int words, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.words = words;
            this.span = span;
        }

        @Override
        public long[] list(Execution x) {
            long[] all = source.list(x);
            x.charge(Bits.count(all), span);
            long[] found = new long[words];
            for (int e = Bits.next(all, 0); e >= 0; e = Bits.next(all, e + 1)) {
                x.slots[x.base + slot] = e;
                long[] values = value.list(x);
                x.charge(values.length >> 4, span);
                Bits.putAll(found, values);
            }
            return found;
        }
    }
}
