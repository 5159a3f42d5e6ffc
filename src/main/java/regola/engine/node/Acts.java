package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.source.Span;

/** An Acts is a family of acts: what the bodies of functions are made of. */
public final class Acts {
    private Acts() {}

    public static final class Block extends Act {
        private final Act[] acts;
        private final Span span;

        public Block(Act[] acts, Span span) {
            this.acts = acts;
            this.span = span;
        }

        @Override
        public boolean run(Execution x) {
            x.charge(acts.length + 1 >> 1, span);
            for (Act act : acts) if (act.run(x)) return true;
            return false;
        }
    }

    public static final class Set extends Act {
        private final int slot;
        private final Node value;

        public Set(int slot, Node value) {
            this.slot = slot;
            this.value = value;
        }

        @Override
        public boolean run(Execution x) {
            long computed = value.eval(x);
            x.slots[x.base + slot] = computed;
            return false;
        }
    }

    public static final class SetList extends Act {
        private final int slot;
        private final Node value;

        public SetList(int slot, Node value) {
            this.slot = slot;
            this.value = value;
        }

        @Override
        public boolean run(Execution x) {
            long[] computed = value.list(x);
            x.lists[x.base + slot] = computed;
            return false;
        }
    }

    public static final class If extends Act {
        private final Node condition;
        private final Act then, otherwise;

        public If(Node condition, Act then, Act otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        public boolean run(Execution x) {
            return condition.test(x) ? then.run(x) : otherwise.run(x);
        }
    }

    public static final class While extends Act {
        private final Node condition;
        private final Act body;
        private final Span span;

        public While(Node condition, Act body, Span span) {
            this.condition = condition;
            this.body = body;
            this.span = span;
        }

        @Override
        public boolean run(Execution x) {
            while (condition.test(x)) {
                x.charge(1, span);
                if (body.run(x)) return true;
            }
            return false;
        }
    }

    public static final class Repeat extends Act {
        private final Node times;
        private final Act body;
        private final Span span;

        public Repeat(Node times, Act body, Span span) {
            this.times = times;
            this.body = body;
            this.span = span;
        }

        @Override
        public boolean run(Execution x) {
            for (long left = times.eval(x); left > 0; left--) {
                x.charge(1, span);
                if (body.run(x)) return true;
            }
            return false;
        }
    }

    public static final class ForEach extends Act {
        private final int slot;
        private final Node source, condition;
        private final Act body;
        private final Span span;

        /** @param source a set of up to 64 things; condition null for all of them */
        public ForEach(int slot, Node source, Node condition, Act body, Span span) {
            this.slot = slot;
            this.source = source;
            this.condition = condition;
            this.body = body;
            this.span = span;
        }

        @Override
        public boolean run(Execution x) {
            for (long rest = source.eval(x); rest != 0; rest &= rest - 1) {
                x.charge(1, span);
                x.slots[x.base + slot] = Long.numberOfTrailingZeros(rest);
                if ((condition == null || condition.test(x)) && body.run(x)) return true;
            }
            return false;
        }
    }

    public static final class ForEachListed extends Act {
        private final int slot;
        private final Node source, condition;
        private final Act body;
        private final Span span;

        public ForEachListed(int slot, Node source, Node condition, Act body, Span span) {
            this.slot = slot;
            this.source = source;
            this.condition = condition;
            this.body = body;
            this.span = span;
        }

        @Override
        public boolean run(Execution x) {
            for (long element : source.list(x)) {
                x.charge(1, span);
                x.slots[x.base + slot] = element;
                if ((condition == null || condition.test(x)) && body.run(x)) return true;
            }
            return false;
        }
    }

    public static final class Answer extends Act {
        private final Node value;
        private final boolean narrow;

        public Answer(Node value, boolean narrow) {
            this.value = value;
            this.narrow = narrow;
        }

        @Override
        public boolean run(Execution x) {
            if (narrow) x.answer = value.eval(x);
            else x.answerList = value.list(x);
            return true;
        }
    }
}
