package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.source.Span;

/**
 * A Loops is a family of nodes: something computed for each element of a set of up to 64 things, which stands in a slot
 * meanwhile.
 */
public final class Loops {
    private Loops() {}

    /** The elements for which a condition holds. */
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
        public long eval(Execution x) {
            long set = source.eval(x);
            x.charge(Long.bitCount(set), span);
            long found = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                if (condition.test(x)) found |= rest & -rest;
            }
            return found;
        }
    }

    public static final class Some extends Node.Truth {
        private final int slot;
        private final Node source, condition;
        private final Span span;

        public Some(int slot, Node source, Node condition, Span span) {
            this.slot = slot;
            this.source = source;
            this.condition = condition;
            this.span = span;
        }

        @Override
        public boolean test(Execution x) {
            long set = source.eval(x);
            x.charge(Long.bitCount(set), span);
            for (long rest = set; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                if (condition.test(x)) return true;
            }
            return false;
        }
    }

    public static final class Every extends Node.Truth {
        private final int slot;
        private final Node source, condition;
        private final Span span;

        public Every(int slot, Node source, Node condition, Span span) {
            this.slot = slot;
            this.source = source;
            this.condition = condition;
            this.span = span;
        }

        @Override
        public boolean test(Execution x) {
            long set = source.eval(x);
            x.charge(Long.bitCount(set), span);
            for (long rest = set; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                if (!condition.test(x)) return false;
            }
            return true;
        }
    }

    /** The elements whose value is the greatest, or with sign -1 the least. */
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
        public long eval(Execution x) {
            long set = source.eval(x);
            x.charge(Long.bitCount(set), span);
            long found = 0;
            long most = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                long computed = ranked(value.eval(x), sign);
                if (found == 0 || computed > most) {
                    most = computed;
                    found = 0;
                }
                if (computed == most) found |= rest & -rest;
            }
            return found;
        }
    }

    /** The union of sets, or the set of single values, computed for each element. */
    public static final class All extends Node {
        private final int slot;
        private final Node source, value;
        private final boolean sets;
        private final Span span;

        public All(int slot, Node source, Node value, boolean sets, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.sets = sets;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            long set = source.eval(x);
            x.charge(Long.bitCount(set), span);
            long found = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                long computed = value.eval(x);
                if (sets) found |= computed;
                else if (computed >= 0) found |= 1L << computed;
            }
            return found;
        }
    }

    /** How values of the elements are put together to one number. */
    public enum Fold {
        SUM,
        MOST,
        LEAST
    }

    public static final class Folded extends Node {
        private final int slot;
        private final Node source, value;
        private final Fold fold;
        private final Span span;

        public Folded(int slot, Node source, Node value, Fold fold, Span span) {
            this.slot = slot;
            this.source = source;
            this.value = value;
            this.fold = fold;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            long set = source.eval(x);
            x.charge(Long.bitCount(set), span);
            long result = 0;
            boolean first = true;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                result = fold(fold, first, result, value.eval(x), span);
                first = false;
            }
            return result;
        }
    }

    /**
     * @return a number that is the greater, the further a value is up, or with sign -1 down; the least number has no
     *     opposite
     */
    public static long ranked(long value, int sign) {
        return sign < 0 ? ~value : value;
    }

    public static long fold(Fold fold, boolean first, long result, long next, Span span) {
        if (first) return next;
        return switch (fold) {
            case SUM -> Arithmetic.sum(result, next, span);
            case MOST -> Math.max(result, next);
            case LEAST -> Math.min(result, next);
        };
    }
}
