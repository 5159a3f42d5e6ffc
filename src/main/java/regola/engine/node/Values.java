package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.RuleFailure;
import regola.language.source.Message;
import regola.language.source.Span;

/** A Values is a family of nodes: constants, slots, variables and properties. */
public final class Values {
    private Values() {}

    /** @return the number of what is asked about, if it is not none */
    public static int known(long subject, String name, Span span) {
        if (subject < 0) throw ofNone(name, span);
        return (int) subject;
    }

    public static final class Constant extends Node {
        private final long value;

        public Constant(long value) {
            this.value = value;
        }

        @Override
        public long eval(Execution x) {
            return value;
        }

        public long value() {
            return value;
        }
    }

    public static final class ConstantList extends Node {
        private final long[] value;

        public ConstantList(long[] value) {
            this.value = value;
        }

        @Override
        public long[] list(Execution x) {
            return value;
        }

        public long[] value() {
            return value;
        }
    }

    /** A parameter, let or loop variable of one word. */
    public static final class Slot extends Node {
        private final int slot;

        public Slot(int slot) {
            this.slot = slot;
        }

        @Override
        public long eval(Execution x) {
            return x.slots[x.base + slot];
        }

        public int slot() {
            return slot;
        }
    }

    public static final class ListSlot extends Node {
        private final int slot;

        public ListSlot(int slot) {
            this.slot = slot;
        }

        @Override
        public long[] list(Execution x) {
            return x.lists[x.base + slot];
        }
    }

    public static final class Variable extends Node {
        private final int cell;

        public Variable(int cell) {
            this.cell = cell;
        }

        @Override
        public long eval(Execution x) {
            return x.state.narrow[cell];
        }
    }

    public static final class ListVariable extends Node {
        private final int cell;

        public ListVariable(int cell) {
            this.cell = cell;
        }

        @Override
        public long[] list(Execution x) {
            return x.state.wide[cell];
        }
    }

    /** What is kept about a thing. */
    public static final class Property extends Node {
        private final int first;
        private final Node subject;
        private final String name;
        private final Span span;

        public Property(int first, Node subject, String name, Span span) {
            this.first = first;
            this.subject = subject;
            this.name = name;
            this.span = span;
        }

        @Override
        public long eval(Execution x) {
            return x.state.narrow[first + known(x)];
        }

        @Override
        public long[] list(Execution x) {
            return x.state.wide[first + known(x)];
        }

        private int known(Execution x) {
            return Values.known(subject.eval(x), name, span);
        }
    }

    static RuleFailure ofNone(String name, Span span) {
        return new RuleFailure(
                span,
                Message.of("there is nothing to ask the '{0}' of", name),
                "the piece, site or player is none here",
                "ask first whether there is one");
    }

    public static final class Conditional extends Node {
        private final Node condition, then, otherwise;

        public Conditional(Node condition, Node then, Node otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        public long eval(Execution x) {
            return condition.test(x) ? then.eval(x) : otherwise.eval(x);
        }

        @Override
        public boolean test(Execution x) {
            return condition.test(x) ? then.test(x) : otherwise.test(x);
        }

        @Override
        public long[] list(Execution x) {
            return condition.test(x) ? then.list(x) : otherwise.list(x);
        }
    }

    /** A value that is put into a slot first, for the node that needs it more than once. */
    public static final class Let extends Node {
        private final int slot;
        private final Node value, body;

        public Let(int slot, Node value, Node body) {
            this.slot = slot;
            this.value = value;
            this.body = body;
        }

        private void set(Execution x) {
            long computed = value.eval(x);
            x.slots[x.base + slot] = computed;
        }

        @Override
        public long eval(Execution x) {
            set(x);
            return body.eval(x);
        }

        @Override
        public boolean test(Execution x) {
            set(x);
            return body.test(x);
        }

        @Override
        public long[] list(Execution x) {
            set(x);
            return body.list(x);
        }
    }

    /** The same for a list or large set. */
    public static final class LetList extends Node {
        private final int slot;
        private final Node value, body;

        public LetList(int slot, Node value, Node body) {
            this.slot = slot;
            this.value = value;
            this.body = body;
        }

        private void set(Execution x) {
            long[] computed = value.list(x);
            x.lists[x.base + slot] = computed;
        }

        @Override
        public long eval(Execution x) {
            set(x);
            return body.eval(x);
        }

        @Override
        public boolean test(Execution x) {
            set(x);
            return body.test(x);
        }

        @Override
        public long[] list(Execution x) {
            set(x);
            return body.list(x);
        }
    }
}
