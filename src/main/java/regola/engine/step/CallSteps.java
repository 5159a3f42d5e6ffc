package regola.engine.step;

import regola.engine.node.Arguments;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Phrase;
import regola.engine.run.Step;
import regola.engine.run.Unit;
import regola.engine.value.Event;
import regola.language.source.Span;

/** A CallSteps is a family of steps: rules and handlers are called, and tell that they begin. */
public final class CallSteps {
    private CallSteps() {}

    /** Runs a rule. */
    public static final class Do extends Step {
        private final Unit caller, callee;
        private final Label first;
        private final Arguments arguments;

        public Do(Unit caller, Unit callee, Label first, Arguments arguments, Span span, String rule) {
            super(span, rule);
            this.caller = caller;
            this.callee = callee;
            this.first = first;
            this.arguments = arguments;
        }

        @Override
        public int run(Execution x, int pc) {
            arguments.pass(x, callee);
            x.enterRule(callee, caller.slotCount(), callee.slotCount(), pc + 1, span());
            return first.pc();
        }
    }

    /** Runs one handler of a moment if its condition holds; the condition is asked among the handler's slots. */
    public static final class Handle extends Step {
        private final Unit caller, handler;
        private final Label first;
        private final Arguments arguments;
        private final Node condition;

        /** @param condition null for always */
        public Handle(
                Unit caller, Unit handler, Label first, Arguments arguments, Node condition, Span span, String rule) {
            super(span, rule);
            this.caller = caller;
            this.handler = handler;
            this.first = first;
            this.arguments = arguments;
            this.condition = condition;
        }

        @Override
        public int run(Execution x, int pc) {
            arguments.pass(x, handler);
            if (condition != null) {
                x.base += caller.slotCount();
                boolean holds = condition.test(x);
                x.base -= caller.slotCount();
                if (!holds) return pc + 1;
            }
            x.enterRule(handler, caller.slotCount(), handler.slotCount(), pc + 1, span());
            return first.pc();
        }
    }

    /** A Telling only tells something, and counts the same against the limit of steps if nobody listens. */
    public abstract static class Telling extends Step {
        Telling(Span span, String rule) {
            super(span, rule);
        }
    }

    /** Tells that the rule begins, which stands in its first slots. */
    public static final class Begin extends Telling {
        private final String name;
        private final Phrase sentence;

        public Begin(String name, Phrase sentence, Span span, String rule) {
            super(span, rule);
            this.name = name;
            this.sentence = sentence;
        }

        @Override
        public int run(Execution x, int pc) {
            x.charge(Event.WORK, span());
            if (x.sink() != null) {
                x.sink()
                        .happened(Event.saying(
                                Event.Kind.RULE, x.ruleNumber(), x.telling(sentence::said), name, x.toldTo()));
            }
            return pc + 1;
        }
    }

    public static final class Tell extends Telling {
        private final Phrase sentence;

        public Tell(Phrase sentence, Span span, String rule) {
            super(span, rule);
            this.sentence = sentence;
        }

        @Override
        public int run(Execution x, int pc) {
            x.charge(Event.WORK, span());
            if (x.sink() != null) {
                x.sink()
                        .happened(Event.saying(
                                Event.Kind.TOLD, x.ruleNumber(), x.telling(sentence::said), null, x.toldTo()));
            }
            return pc + 1;
        }
    }
}
