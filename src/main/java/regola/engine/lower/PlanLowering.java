package regola.engine.lower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import regola.engine.board.Bits;
import regola.engine.move.ChoicePlan;
import regola.engine.move.Level;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.move.RefusalPlan;
import regola.engine.move.RequirementPlan;
import regola.engine.node.Arithmetic;
import regola.engine.node.Sets;
import regola.engine.node.Values;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.engine.step.Label;
import regola.engine.value.RuleFailure;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;
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

    PlanLowering(ExprLowering exprs, PlanText told) {
        this.exprs = exprs;
        this.told = told;
    }

    ChoicePlan choice(int number, Choice choice, List<Label> then) {
        if (choice.options().size() > MOST_OPTIONS) {
            throw new RuleFailure(
                    choice.span(),
                    "'" + choice.id() + "' has more than " + MOST_OPTIONS + " options",
                    "so many are not supported",
                    "put several into one with a parameter");
        }
        told.choice(choice);
        List<OptionPlan> options = new ArrayList<>();
        for (Choice.Option option : choice.options()) options.add(option(options.size(), option));
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

    private OptionPlan option(int number, Choice.Option option) {
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
        List<Expr> needed = Sameness.withoutImplied(written);
        told.conditions(
                option,
                written,
                written.stream()
                        .filter(each -> needed.stream().noneMatch(other -> other == each))
                        .toList());
        List<Expr> conditions = Suppositions.together(
                needed.stream().sorted(Comparator.comparingInt(this::cost)).toList());
        return new OptionPlan(
                number,
                option.parts(),
                parameters,
                new Levels(declared, parameters).of(conditions),
                requirements,
                last,
                option.span());
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
                condition == null ? null : exprs.lower(condition),
                requirement.because().rule(),
                PhraseLowering.of(requirement.because(), exprs),
                requirement.because().span(),
                asked,
                showing == null ? null : exprs.lowerAsList(showing),
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
            Node node = candidates(candidates, type);
            parameters.add(new Parameter(
                    each.name(), type, each.slot(), node, form(type), mayBeAlike(type, candidates), shift, bits));
            shift += bits;
        }
        return parameters;
    }

    private Parameter stranger(Choice.Stranger each) {
        Type type = each.type().element();
        return new Parameter(
                each.name(), type, -1, candidates(exprs.expand(each.candidates()), type), form(type), false, 0, 1);
    }

    private Parameter.Form form(Type type) {
        return type.base() == Type.Base.NUMBER
                ? Parameter.Form.NUMBERS
                : exprs.isNarrow(type.set()) ? Parameter.Form.BITS : Parameter.Form.WIDE;
    }

    private Node candidates(Expr candidates, Type type) {
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

        Levels(List<Choice.Parameter> declared, List<Parameter> parameters) {
            this.declared = declared;
            this.parameters = parameters;
            for (int i = 0; i <= declared.size(); i++) drafts.add(new Draft());
        }

        List<Level> of(List<Expr> conditions) {
            for (Expr condition : conditions) assign(condition);
            List<Level> levels = new ArrayList<>();
            for (int i = 0; i <= parameters.size(); i++)
                levels.add(drafts.get(i).level(i < parameters.size() ? parameters.get(i) : null));
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
            Node set = bits
                    ? exprs.selection().of(condition, parameter.slot(), parameter.type())
                    : new WideSelection(exprs).of(condition, parameter.slot(), parameter.type());
            undo.forEach(Runnable::run);
            if (set == null) return false;
            told.driven(at, condition);
            if (1 + before < at && !(set instanceof Values.Constant) && !exprs.game.effects.mayFail(condition)) {
                int slot = exprs.unit.newSlot();
                told.foundOnce(1 + before, condition);
                drafts.get(1 + before).keep(set, slot, bits);
                set = bits ? new Values.Slot(slot) : new Values.ListSlot(slot);
            }
            drafts.get(at).sets.add(set);
            return true;
        }

        /** Computes at earlier levels what does not change with these slots. Gives back how to forget that it was. */
        private List<Runnable> keepSteady(Expr condition, Set<Integer> changing) {
            List<Runnable> undo = new ArrayList<>();
            for (Expr part : Steady.parts(condition, changing, exprs.game.effects)) {
                int slot = exprs.unit.newSlot();
                told.kept(1 + lastRead(part), part);
                drafts.get(1 + lastRead(part)).keep(exprs.node(part), slot, exprs.isNarrow(part.type()));
                undo.add(exprs.hoist(part, slot));
            }
            return undo;
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
        final List<Node> tests = new ArrayList<>();
        final List<Node> values = new ArrayList<>();
        final List<Integer> slots = new ArrayList<>();
        final List<Boolean> narrow = new ArrayList<>();
        final List<Node> sets = new ArrayList<>();
        final List<Node> tried = new ArrayList<>();

        void keep(Node value, int slot, boolean isNarrow) {
            values.add(value);
            slots.add(slot);
            narrow.add(isNarrow);
        }

        Level level(Parameter parameter) {
            boolean[] words = new boolean[narrow.size()];
            for (int i = 0; i < words.length; i++) words[i] = narrow.get(i);
            return new Level(
                    all(tests),
                    values.toArray(Node[]::new),
                    slots.stream().mapToInt(p -> p).toArray(),
                    words,
                    parameter == null ? null : domain(parameter),
                    all(tried),
                    tests.size() + values.size() + sets.size() + tried.size());
        }

        private Node domain(Parameter parameter) {
            Node domain = parameter.candidates();
            for (Node set : sets) {
                domain = parameter.form() == Parameter.Form.BITS
                        ? Sets.common(domain, set)
                        : WideSets.common(domain, set);
            }
            return domain;
        }

        private static Node all(List<Node> conditions) {
            Node all = null;
            for (Node condition : conditions) all = all == null ? condition : new Arithmetic.And(all, condition);
            return all;
        }
    }
}
