package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.value.RuleFailure;
import regola.language.source.Span;

/** A Values is a family of nodes: constants, places, variables and properties. */
public final class Values {
    private Values() {}

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
    public static final class Place extends Node {
        private final int place;

        public Place(int place) {
            this.place = place;
        }

        @Override
        public long eval(Execution x) {
            return x.slots[x.base + place];
        }

        public int place() {
            return place;
        }
    }

    public static final class ListPlace extends Node {
        private final int place;

        public ListPlace(int place) {
            this.place = place;
        }

        @Override
        public long[] list(Execution x) {
            return x.lists[x.base + place];
        }
    }

    public static final class Variable extends Node {
        private final int place;

        public Variable(int place) {
            this.place = place;
        }

        @Override
        public long eval(Execution x) {
            return x.state.narrow[place];
        }
    }

    public static final class ListVariable extends Node {
        private final int place;

        public ListVariable(int place) {
            this.place = place;
        }

        @Override
        public long[] list(Execution x) {
            return x.state.wide[place];
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
            long of = subject.eval(x);
            if (of < 0) throw ofNone(name, span);
            return (int) of;
        }
    }

    static RuleFailure ofNone(String name, Span span) {
        return new RuleFailure(
                span,
                "there is nothing to ask the '" + name + "' of",
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

    /** A value that is put into a place first, for the node that needs it more than once. */
    public static final class Let extends Node {
        private final int place;
        private final Node value, body;

        public Let(int place, Node value, Node body) {
            this.place = place;
            this.value = value;
            this.body = body;
        }

        private void set(Execution x) {
            long computed = value.eval(x);
            x.slots[x.base + place] = computed;
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
        private final int place;
        private final Node value, body;

        public LetList(int place, Node value, Node body) {
            this.place = place;
            this.value = value;
            this.body = body;
        }

        private void set(Execution x) {
            long[] computed = value.list(x);
            x.lists[x.base + place] = computed;
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
