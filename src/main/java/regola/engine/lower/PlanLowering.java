package regola.engine.lower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import regola.engine.board.Bits;
import regola.engine.form.Kind;
import regola.engine.form.LevelForm;
import regola.engine.form.Op;
import regola.engine.form.OptionForm;
import regola.engine.form.Shorter;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.move.RefusalPlan;
import regola.engine.move.RequirementPlan;
import regola.engine.step.Label;
import regola.engine.value.RuleFailure;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * A PlanLowering is the reading of a choice as a query. The requirements of an option are taken apart; each part goes
 * to the last of the parameters that it asks about: as a set that this parameter must be in, where it can be turned
 * round, else as a condition to be tried. What does not depend on that parameter is computed before, as early as it can
 * be.
 */
final class PlanLowering {
    private static final int FIRST_BIT = 6, NUMBER_BITS = 20, MOST_BITS = 63, MOST_OPTIONS = 64;

    private final ExprLowering exprs;
    /** Hears what becomes of each choice. */
    private final PlanText told;
    /** Gets what each option consists of. */
    private final List<OptionForm> forms;
    /** By parameter of the option at hand: everything that may be thought of. */
    private final Map<Integer, Op> domains = new HashMap<>();

    PlanLowering(ExprLowering exprs, PlanText told, List<OptionForm> forms) {
        this.exprs = exprs;
        this.told = told;
        this.forms = forms;
    }

    ChoicePlan choice(int number, Choice choice, List<Label> then) {
        if (choice.options().size() > MOST_OPTIONS) {
            throw new RuleFailure(
                    choice.span(),
                    Message.of("'{0}' has more than {1} options", choice.id(), MOST_OPTIONS),
                    "so many are not supported",
                    "put several into one with a parameter");
        }
        told.choice(choice);
        List<OptionPlan> options = new ArrayList<>();
        for (Choice.Option option : choice.options()) options.add(option(choice.id(), options.size(), option));
        List<RefusalPlan> refusals =
                choice.refusals().stream().map(this::refusal).toList();
        return new ChoicePlan(number, choice, PhraseLowering.of(choice.reason(), exprs), options, refusals, then);
    }

    private RefusalPlan refusal(Choice.Refusal refusal) {
        List<Choice.Parameter> declared = refusal.parts().stream()
                .filter(Choice.Parameter.class::isInstance)
                .map(Choice.Parameter.class::cast)
                .toList();
        List<Parameter> strangers = refusal.parts().stream()
                .filter(Choice.Stranger.class::isInstance)
                .map(Choice.Stranger.class::cast)
                .map(this::stranger)
                .toList();
        return new RefusalPlan(
                refusal.parts(),
                parameters(declared, refusal.span()),
                strangers,
                refusal.because().rule(),
                PhraseLowering.of(refusal.because(), exprs),
                refusal.because().span());
    }

    private OptionPlan option(String choice, int number, Choice.Option option) {
        List<Choice.Parameter> declared = option.parameters();
        told.option(option);
        List<Parameter> parameters = parameters(declared, option.span());
        List<RequirementPlan> requirements = option.requirements().stream()
                .map(r -> requirement(r, declared))
                .toList();
        boolean last = option.requirements().stream().anyMatch(r -> r.condition() == null);
        List<Expr> written = option.requirements().stream()
                .filter(r -> r.condition() != null)
                .flatMap(r -> Exprs.conjuncts(exprs.expand(r.condition())).stream())
                .toList();
        List<Expr> needed = Sameness.withoutImplied(written, exprs.game.effects);
        told.conditions(
                option,
                written,
                written.stream()
                        .filter(each -> needed.stream().noneMatch(other -> other == each))
                        .toList());
        List<Expr> conditions = Suppositions.together(
                needed.stream().sorted(Comparator.comparingInt(this::cost)).toList());
        List<LevelForm> levels = new Levels(declared, parameters).of(conditions);
        OptionPlan plan = new OptionPlan(
                number,
                forms.size(),
                option.parts(),
                parameters,
                levels.stream().map(LevelForm::level).toList(),
                requirements,
                last,
                option.span());
        forms.add(new OptionForm(choice, number, exprs.unit, parameters, levels, option.span(), plan));
        return plan;
    }

    RequirementPlan requirement(Choice.Requirement requirement, List<Choice.Parameter> declared) {
        Expr condition = requirement.condition();
        Expr showing = requirement.showing();
        Set<Integer> read = condition == null ? Set.of() : Exprs.freeSlots(condition);
        List<Integer> asked = IntStream.range(0, declared.size())
                .filter(i -> read.contains(declared.get(i).slot()))
                .boxed()
                .toList();
        return new RequirementPlan(
                condition == null ? null : exprs.lower(condition).node(),
                requirement.because().rule(),
                PhraseLowering.of(requirement.because(), exprs),
                requirement.because().span(),
                asked,
                showing == null ? null : exprs.lowerAsList(showing).node(),
                showing == null ? null : showing.type().element());
    }

    /** What asks functions or goes through sets comes later; what may fail comes last. */
    private int cost(Expr condition) {
        int cost = exprs.game.effects.mayFail(condition) ? 1000 : 0;
        return cost + weight(condition);
    }

    private static int weight(Expr expr) {
        int weight = expr instanceof Expr.Call ? 60 : expr instanceof Expr.Each ? 20 : 1;
        for (Expr child : Exprs.children(expr)) weight += weight(child);
        return weight;
    }

    // ---------------------------------------------------------------- parameters

    private List<Parameter> parameters(List<Choice.Parameter> declared, Span span) {
        List<Parameter> parameters = new ArrayList<>();
        domains.clear();
        int shift = FIRST_BIT;
        for (Choice.Parameter each : declared) {
            Type type = each.type().element();
            int bits = type.base() == Type.Base.NUMBER
                    ? NUMBER_BITS
                    : Math.max(1, 64 - Long.numberOfLeadingZeros(Math.max(0, exprs.game.layout.universe(type) - 1)));
            if (shift + bits > MOST_BITS) {
                throw new RuleFailure(
                        span,
                        "this option asks for too much at once",
                        "a move of so many parameters does not fit one number",
                        "ask for it in two choices");
            }
            Expr candidates = exprs.expand(each.candidates());
            Op op = candidates(candidates, type);
            domains.put(parameters.size(), op);
            parameters.add(new Parameter(
                    each.name(), type, each.slot(), op.node(), form(type), mayBeAlike(type, candidates), shift, bits));
            shift += bits;
        }
        return parameters;
    }

    private Parameter stranger(Choice.Stranger each) {
        Type type = each.type().element();
        return new Parameter(
                each.name(),
                type,
                -1,
                candidates(exprs.expand(each.candidates()), type).node(),
                form(type),
                false,
                0,
                1);
    }

    private Parameter.Form form(Type type) {
        return type.base() == Type.Base.NUMBER
                ? Parameter.Form.NUMBERS
                : exprs.isNarrow(type.set()) ? Parameter.Form.BITS : Parameter.Form.WIDE;
    }

    private Op candidates(Expr candidates, Type type) {
        Expr set = candidates.type().isSet()
                ? candidates
                : new Expr.Operation(Operator.TO_SET, List.of(candidates), type.set(), candidates.span());
        return exprs.node(set);
    }

    private boolean mayBeAlike(Type type, Expr candidates) {
        if (type.base() != Type.Base.PIECE) return false;
        boolean[] alike = exprs.game.layout.roster().alike;
        long[] among = widest(candidates);
        return IntStream.range(0, alike.length).anyMatch(p -> alike[p] && (among == null || Bits.has(among, p)));
    }

    /** A set of pieces beyond which the candidates never go; null if nothing is known. */
    private long[] widest(Expr pieces) {
        if (pieces instanceof Expr.PieceClass named)
            return exprs.game.layout.roster().ofClass(named.name());
        if (pieces instanceof Expr.Each each && each.over() != Expr.Over.ALL) return widest(each.source());
        if (!(pieces instanceof Expr.Operation e)) return null;
        return switch (e.operator()) {
            case ON_SITE, ON_SITES, OWNED, WITHOUT, COMMON ->
                widest(e.operands().get(0));
            default -> null;
        };
    }

    // ---------------------------------------------------------------- levels

    /** The levels of one option while conditions are put into them. */
    private final class Levels {
        private final List<Choice.Parameter> declared;
        private final List<Parameter> parameters;
        private final List<Draft> drafts = new ArrayList<>();
        /** What is computed before the candidates of a level, because it is the same for all of them, by its slot. */
        private final Map<Expr, Integer> steady = new LinkedHashMap<>();

        Levels(List<Choice.Parameter> declared, List<Parameter> parameters) {
            this.declared = declared;
            this.parameters = parameters;
            for (int i = 0; i <= declared.size(); i++) drafts.add(new Draft());
        }

        List<LevelForm> of(List<Expr> conditions) {
            for (Expr condition : conditions) assign(condition);
            List<LevelForm> levels = new ArrayList<>();
            for (int i = 0; i <= parameters.size(); i++)
                levels.add(drafts.get(i)
                        .level(
                                i < parameters.size() ? parameters.get(i) : null,
                                i < parameters.size() ? domains.get(i) : null));
            return levels;
        }

        private void assign(Expr condition) {
            int at = lastRead(condition);
            if (at < 0) {
                told.tested(condition);
                drafts.get(0).tests.add(exprs.node(condition));
            } else if (!assignAsSet(condition, at)) assignAsTrial(condition, at);
        }

        /** The number of the last parameter that an expression asks about, or -1. */
        private int lastRead(Expr expr) {
            Set<Integer> read = Exprs.freeSlots(expr);
            for (int i = declared.size() - 1; i >= 0; i--)
                if (read.contains(declared.get(i).slot())) return i;
            return -1;
        }

        private boolean assignAsSet(Expr condition, int at) {
            Parameter parameter = parameters.get(at);
            boolean bits = parameter.form() == Parameter.Form.BITS;
            int before = lastReadBefore(condition, at);
            List<Runnable> undo = before < 0
                    ? List.of()
                    : keepSteady(
                            condition,
                            Set.of(declared.get(at).slot(), declared.get(before).slot()));
            Op set = bits
                    ? exprs.selection().of(condition, parameter.slot(), parameter.type())
                    : new WideSelection(exprs).of(condition, parameter.slot(), parameter.type());
            undo.forEach(Runnable::run);
            if (set == null) return false;
            told.driven(at, condition);
            if (1 + before < at && !set.isConstant() && !exprs.game.effects.mayFail(condition)) {
                int slot = exprs.unit.newSlot();
                told.foundOnce(1 + before, condition);
                drafts.get(1 + before).keep(set, slot);
                set = Op.of(bits ? Kind.SLOT : Kind.ARRAY_SLOT, null, List.of(slot));
            }
            drafts.get(at).sets.add(set);
            return true;
        }

        /** Computes at earlier levels what does not change with these slots. Gives back how to forget that it was. */
        private List<Runnable> keepSteady(Expr condition, Set<Integer> changing) {
            List<Runnable> undo = new ArrayList<>();
            for (Expr part : Steady.parts(condition, changing, exprs.game.effects))
                if (!exprs.game.isTabled(part)) undo.add(exprs.hoist(part, kept(part)));
            return undo;
        }

        /** @return the slot where a part stands once its level is computed; what says the same shares one */
        private int kept(Expr part) {
            for (Map.Entry<Expr, Integer> other : steady.entrySet())
                if (Sameness.of(other.getKey(), part)) return other.getValue();
            int slot = exprs.unit.newSlot();
            steady.put(part, slot);
            told.kept(1 + lastRead(part), part);
            drafts.get(1 + lastRead(part)).keep(exprs.node(part), slot);
            return slot;
        }

        private int lastReadBefore(Expr condition, int at) {
            Set<Integer> read = Exprs.freeSlots(condition);
            for (int i = at - 1; i >= 0; i--) if (read.contains(declared.get(i).slot())) return i;
            return -1;
        }

        private void assignAsTrial(Expr condition, int at) {
            List<Runnable> undo = keepSteady(condition, Set.of(declared.get(at).slot()));
            told.tried(at, condition);
            drafts.get(at).tried.add(exprs.node(condition));
            undo.forEach(Runnable::run);
        }
    }

    /** A level while it is being filled. */
    private static final class Draft {
        final List<Op> tests = new ArrayList<>();
        final List<Op> values = new ArrayList<>();
        final List<Integer> slots = new ArrayList<>();
        final List<Op> sets = new ArrayList<>();
        final List<Op> tried = new ArrayList<>();

        void keep(Op value, int slot) {
            values.add(value);
            slots.add(slot);
        }

        LevelForm level(Parameter parameter, Op candidates) {
            int parts = tests.size() + values.size() + sets.size() + tried.size();
            return new LevelForm(
                    all(tests),
                    List.copyOf(values),
                    List.copyOf(slots),
                    parameter == null ? null : domain(parameter, candidates),
                    all(tried),
                    1 + (parts >> 4));
        }

        private Op domain(Parameter parameter, Op candidates) {
            Op domain = candidates;
            for (Op set : sets) {
                domain = parameter.form() == Parameter.Form.BITS
                        ? Shorter.common(domain, set)
                        : Shorter.narrowed(domain, set);
            }
            return domain;
        }

        private static Op all(List<Op> conditions) {
            return conditions.stream().reduce(Shorter::and).orElse(null);
        }
    }
}
