package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.RuleFailure;
import regola.language.source.Message;
import regola.language.source.Span;

/** An Arithmetic is a family of nodes: numbers and truths. */
public final class Arithmetic {
    private Arithmetic() {}

    public static long sum(long a, long b, Span span) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) throw tooLarge(span);
        return sum;
    }

    public static long difference(long a, long b, Span span) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) throw tooLarge(span);
        return difference;
    }

    public static long product(long a, long b, Span span) {
        long product = a * b;
        if (Math.multiplyHigh(a, b) != product >> 63) throw tooLarge(span);
        return product;
    }

    public static long opposite(long a, Span span) {
        return difference(0, a, span);
    }

    /** @return the quotient, rounded down */
    public static long quotient(long dividend, long divisor, Span span) {
        if (divisor == 0) throw byZero(span);
        if (divisor == -1) return difference(0, dividend, span); // the least number has no opposite
        return Math.floorDiv(dividend, divisor);
    }

    /** @return what is left over, never of another sign than the divisor */
    public static long rest(long dividend, long divisor, Span span) {
        if (divisor == 0) throw byZero(span);
        return divisor == -1 ? 0 : Math.floorMod(dividend, divisor);
    }

    private static RuleFailure byZero(Span span) {
        return new RuleFailure(
                span, "a number is divided by zero", "the number on the right is 0 here", "ask first whether it is 0");
    }

    private static RuleFailure tooLarge(Span span) {
        return new RuleFailure(
                span,
                "this number is too large",
                Message.of("numbers go up to {0} and as far below zero", Long.MAX_VALUE),
                "count in larger steps, or check the loop that makes it grow");
    }

    public static final class Add extends Node {
        private final Node a, b;
        private final Span span;

        public Add(Node a, Node b, Span span) {
            this.a = a;
            this.b = b;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            return sum(a.eval(x), b.eval(x), span);
        }
    }

    public static final class Subtract extends Node {
        private final Node a, b;
        private final Span span;

        public Subtract(Node a, Node b, Span span) {
            this.a = a;
            this.b = b;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            return difference(a.eval(x), b.eval(x), span);
        }
    }

    public static final class Multiply extends Node {
        private final Node a, b;
        private final Span span;

        public Multiply(Node a, Node b, Span span) {
            this.a = a;
            this.b = b;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            return product(a.eval(x), b.eval(x), span);
        }
    }

    /** Rounded down, so that the rest is never of another sign than the divisor. */
    public static final class Divide extends Node {
        private final Node a, b;
        private final boolean rest;
        private final Span span;

        /** @param rest true for what is left over */
        public Divide(Node a, Node b, boolean rest, Span span) {
            this.a = a;
            this.b = b;
            this.rest = rest;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            long dividend = a.eval(x);
            long divisor = b.eval(x);
            return rest ? rest(dividend, divisor, span) : quotient(dividend, divisor, span);
        }
    }

    public static final class Negate extends Node {
        private final Node a;
        private final Span span;

        public Negate(Node a, Span span) {
            this.a = a;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            return opposite(a.eval(x), span);
        }
    }

    public static final class Less extends Node.Truth {
        private final Node a, b;

        public Less(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return a.eval(x) < b.eval(x);
        }
    }

    public static final class AtMost extends Node.Truth {
        private final Node a, b;

        public AtMost(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return a.eval(x) <= b.eval(x);
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
            return a.eval(x) == b.eval(x);
        }
    }

    public static final class And extends Node.Truth {
        private final Node a, b;

        public And(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return a.test(x) && b.test(x);
        }
    }

    public static final class Or extends Node.Truth {
        private final Node a, b;

        public Or(Node a, Node b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean test(Execution x) {
            return a.test(x) || b.test(x);
        }
    }

    public static final class Not extends Node.Truth {
        private final Node a;

        public Not(Node a) {
            this.a = a;
        }

        @Override
        public boolean test(Execution x) {
            return !a.test(x);
        }
    }
}
