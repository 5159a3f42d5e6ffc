package regola.engine.step;

import java.util.Arrays;
import java.util.List;
import regola.engine.board.Bits;
import regola.engine.node.PositionRest;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Step;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Wording;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;

/** A Keep is a family of steps: what is remembered. */
public final class Keep {
    private Keep() {}

    public static final class SetSlot extends Step {
        private final int slot;
        private final Node value;

        public SetSlot(int slot, Node value, Span span, String rule) {
            super(span, rule);
            this.slot = slot;
            this.value = value;
        }

        @Override
        public int run(Execution x, int pc) {
            long computed = value.eval(x);
            x.slots[x.base + slot] = computed;
            return pc + 1;
        }
    }

    /** Also puts 0 into the word beside the list, for loops that count what they have taken. */
    public static final class SetListSlot extends Step {
        private final int slot;
        private final Node value;

        public SetListSlot(int slot, Node value, Span span, String rule) {
            super(span, rule);
            this.slot = slot;
            this.value = value;
        }

        @Override
        public int run(Execution x, int pc) {
            long[] computed = value.list(x);
            x.lists[x.base + slot] = computed;
            x.slots[x.base + slot] = 0;
            return pc + 1;
        }
    }

    public static final class SetVariable extends Step {
        private final int variable, cell;
        private final Node value;

        public SetVariable(int variable, int cell, Node value, Span span, String rule) {
            super(span, rule);
            this.variable = variable;
            this.cell = cell;
            this.value = value;
        }

        @Override
        public int run(Execution x, int pc) {
            if (x.seeing() != null) x.seeing().beforeVariable(x, variable);
            x.state.narrow[cell] = value.eval(x);
            x.state.changed();
            return pc + 1;
        }
    }

    public static final class SetListVariable extends Step {
        private final int variable, cell;
        private final Node value;

        public SetListVariable(int variable, int cell, Node value, Span span, String rule) {
            super(span, rule);
            this.variable = variable;
            this.cell = cell;
            this.value = value;
        }

        @Override
        public int run(Execution x, int pc) {
            if (x.seeing() != null) x.seeing().beforeVariable(x, variable);
            x.state.wide[cell] = value.list(x);
            x.state.changed();
            return pc + 1;
        }
    }

    /** A Veil lies over what is kept of a thing as long as nobody may see it. @param shown whether everybody may */
    public record Veil(Property property, int first, boolean narrow, Node shown) {}

    public static final class SetProperty extends Step {
        private static final String HIDDEN = "?";
        private final Property property;
        private final int first, firstHidden;
        private final boolean narrow;
        private final Node subject, value, shown;
        private final int shownAbout;
        private final List<Veil> veils;

        /**
         * @param firstHidden the number of the first value among those that are not always seen; -1 for what is
         * @param shown whether all may see the value, asked about the subject in a slot; null for always
         * @param veils what else of the subject may come to light or be hidden by this
         */
        public SetProperty(
                Property property,
                int first,
                int firstHidden,
                boolean narrow,
                Node subject,
                Node value,
                int shownAbout,
                Node shown,
                List<Veil> veils,
                Span span,
                String rule) {
            super(span, rule);
            this.veils = List.copyOf(veils);
            this.property = property;
            this.first = first;
            this.firstHidden = firstHidden;
            this.narrow = narrow;
            this.subject = subject;
            this.value = value;
            this.shownAbout = shownAbout;
            this.shown = shown;
        }

        @Override
        public int run(Execution x, int pc) {
            int of = known(x, subject.eval(x));
            boolean told = x.sink() != null;
            long[] before = told ? elements(x, property, narrow, first + of) : null;
            long lifted = told ? x.<Long>telling(at -> lifted(at, of)) : 0;
            if (x.seeing() != null) x.seeing().beforeProperty(x, property.index(), of);
            if (narrow) x.state.narrow[first + of] = value.eval(x);
            else x.state.wide[first + of] = value.list(x);
            x.state.changed();
            if (shown != null && x.state.known != null) {
                long[] source = narrow ? x.drawnFrom(x.state.narrow[first + of]) : null;
                x.state.known.set(firstHidden + of, x.toldTo() != -1 && source == null, source);
            }
            if (told) {
                x.telling(at -> {
                    // What stays as it was is not told; but of what is hidden, that would tell that it stays.
                    if (!isShown(at, of) || !Arrays.equals(before, elements(at, property, narrow, first + of)))
                        tell(at, of, before);
                    tellVeils(at, of, lifted ^ lifted(at, of));
                    return null;
                });
            }
            return pc + 1;
        }

        /** Begins the setting. @return the number of the subject, if it is not none */
        public int known(Execution x, long subject) {
            if (subject < 0) {
                throw new RuleFailure(
                        span(),
                        Message.of("there is nothing to set the '{0}' of", property.name()),
                        "the piece, site or player is none here",
                        "ask first whether there is one");
            }
            x.charge(Event.WORK, span());
            return (int) subject;
        }

        private static long[] elements(Execution x, Property property, boolean narrow, int at) {
            Type type = property.type();
            if (type.shape() == Type.Shape.ONE) return new long[] {x.state.narrow[at]};
            if (narrow) return Bits.elements(x.state.narrow[at]);
            long[] list = x.state.wide[at];
            return type.isList() || type.base() == Type.Base.NUMBER ? list : Bits.elements(list);
        }

        /** @return which veils are lifted, as bits */
        private long lifted(Execution x, int of) {
            long lifted = 0;
            for (int i = 0; i < veils.size(); i++) {
                x.slots[x.base + shownAbout] = of;
                if (veils.get(i).shown.test(x)) lifted |= 1L << i;
            }
            return lifted;
        }

        /** What nobody saw and everybody sees from now on, or the other way round. */
        private void tellVeils(Execution x, int of, long changed) {
            for (int i = 0; i < veils.size(); i++) {
                if ((changed >>> i & 1) == 0) continue;
                Veil veil = veils.get(i);
                x.slots[x.base + shownAbout] = of;
                boolean seen = veil.shown.test(x);
                Type type = veil.property.type();
                long[] value = elements(x, veil.property, veil.narrow, veil.first + of);
                x.charge(Wording.work(value.length), span());
                Catalog names = x.names();
                Thing thing = names.thing(Type.one(property.of()), of);
                Thing one =
                        seen && type.shape() == Type.Shape.ONE && value[0] >= 0 ? names.thing(type, value[0]) : null;
                String known = Wording.of(names, type, value, "en");
                x.sink()
                        .happened(Event.changed(
                                x.ruleNumber(),
                                language ->
                                        names.title(thing, language) + ": " + names.word(veil.property.name(), language)
                                                + " = " + (seen ? Wording.of(names, type, value, language) : HIDDEN),
                                thing,
                                veil.property.name(),
                                seen ? HIDDEN : known,
                                seen ? known : HIDDEN,
                                one,
                                x.toldTo()));
            }
        }

        /** @return who may see the value, as bits */
        private long seenBy(Execution x, int of) {
            if (isShown(x, of)) return -1;
            int owner = !property.byOwner() ? -1 : property.of() == Type.Base.PIECE ? x.state.roster.ownerOf[of] : of;
            return owner < 0 ? 0 : 1L << owner;
        }

        private boolean isShown(Execution x, int of) {
            if (shown == null) return true;
            x.slots[x.base + shownAbout] = of;
            return shown.test(x);
        }

        private void tell(Execution x, int of, long[] before) {
            Catalog names = x.names();
            Type type = property.type();
            x.charge(Wording.work(before.length), span());
            long[] after = elements(x, property, narrow, first + of);
            Thing thing = names.thing(Type.one(property.of()), of);
            x.sink()
                    .happened(Event.changed(
                            x.ruleNumber(),
                            language -> names.title(thing, language) + ": " + names.word(property.name(), language)
                                    + " = " + Wording.of(names, type, after, language),
                            thing,
                            property.name(),
                            Wording.of(names, type, before, "en"),
                            Wording.of(names, type, after, "en"),
                            type.shape() == Type.Shape.ONE && after[0] >= 0 ? names.thing(type, after[0]) : null,
                            seenBy(x, of) & x.toldTo()));
        }
    }

    public static final class Remember extends Step {
        private final PositionRest rest;

        public Remember(PositionRest rest, Span span, String rule) {
            super(span, rule);
            this.rest = rest;
        }

        public PositionRest rest() {
            return rest;
        }

        @Override
        public int run(Execution x, int pc) {
            remember(x, rest, x.program.limits.remembered(), span());
            return pc + 1;
        }

        /** @param most how many positions may be remembered */
        public static void remember(Execution x, PositionRest rest, int most, Span span) {
            if (x.state.rememberedCount() >= most) {
                throw RuleFailure.ofLimit(
                        span,
                        "too many positions are remembered",
                        Message.of("{0} are the most", most),
                        "say 'forget positions' when earlier ones cannot come again");
            }
            x.charge(rest.work(x.state), span);
            x.state.remember(rest.hash(x.state));
        }
    }

    public static final class Forget extends Step {
        public Forget(Span span, String rule) {
            super(span, rule);
        }

        @Override
        public int run(Execution x, int pc) {
            x.state.forget();
            x.state.changed();
            return pc + 1;
        }
    }
}
