package regola.engine.step;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Step;
import regola.language.source.Span;

/** A FlowSteps is a family of steps: where to go on. */
public final class FlowSteps {
    private FlowSteps() {}

    public static final class Jump extends Step {
        private final Label to;

        public Jump(Label to, Span span, String rule) {
            super(span, rule);
            this.to = to;
        }

        @Override
        public int run(Execution x, int pc) {
            return to.pc();
        }
    }

    /** Goes on behind if the condition does not hold. */
    public static final class Unless extends Step {
        private final Node condition;
        private final Label to;

        public Unless(Node condition, Label to, Span span, String rule) {
            super(span, rule);
            this.condition = condition;
            this.to = to;
        }

        @Override
        public int run(Execution x, int pc) {
            return condition.test(x) ? pc + 1 : to.pc();
        }
    }

    /** Begins a round while the number in the slot is above zero, and counts it down. */
    public static final class Countdown extends Step {
        private final int counter;
        private final Label end;

        public Countdown(int counter, Label end, Span span, String rule) {
            super(span, rule);
            this.counter = counter;
            this.end = end;
        }

        @Override
        public int run(Execution x, int pc) {
            return x.slots[x.base + counter]-- > 0 ? pc + 1 : end.pc();
        }
    }

    /** Takes the lowest element out of the bits in a slot. */
    public static final class NextOfBits extends Step {
        private final int rest, element;
        private final Label end;

        public NextOfBits(int rest, int element, Label end, Span span, String rule) {
            super(span, rule);
            this.rest = rest;
            this.element = element;
            this.end = end;
        }

        @Override
        public int run(Execution x, int pc) {
            long set = x.slots[x.base + rest];
            if (set == 0) return end.pc();
            x.slots[x.base + element] = Long.numberOfTrailingZeros(set);
            x.slots[x.base + rest] = set & set - 1;
            return pc + 1;
        }
    }

    /** Takes the next element of the list in a slot; how many are taken already stands in the same slot. */
    public static final class NextOfList extends Step {
        private final int list, element;
        private final Label end;

        public NextOfList(int list, int element, Label end, Span span, String rule) {
            super(span, rule);
            this.list = list;
            this.element = element;
            this.end = end;
        }

        @Override
        public int run(Execution x, int pc) {
            long[] all = x.lists[x.base + list];
            long taken = x.slots[x.base + list];
            if (taken == all.length) return end.pc();
            x.slots[x.base + element] = all[(int) taken];
            x.slots[x.base + list] = taken + 1;
            return pc + 1;
        }
    }

    /** Leaves the running rule. */
    public static final class Leave extends Step {
        public Leave(Span span, String rule) {
            super(span, rule);
        }

        @Override
        public int run(Execution x, int pc) {
            return x.leaveRule();
        }
    }

    public static final class EndTurn extends Step {
        public EndTurn(Span span, String rule) {
            super(span, rule);
        }

        @Override
        public int run(Execution x, int pc) {
            return x.leaveAll();
        }
    }

    /** What a secret move has done is done; what follows everybody may hear. */
    public static final class EndSecret extends Step {
        public EndSecret(Span span, String rule) {
            super(span, rule);
        }

        @Override
        public int run(Execution x, int pc) {
            x.endSecret();
            return pc + 1;
        }
    }
}
