package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Shorter;
import regola.engine.node.Loops;
import regola.language.model.Expr;
import regola.language.model.Type;

/**
 * A LoopLowering is the making of the lowered form from what is computed over the elements of a set or list. A
 * condition on elements of a small set becomes a set itself where that can be seen ({@link Selection}); what does not
 * depend on the element is computed once before.
 */
final class LoopLowering {
    private final ExprLowering exprs;

    LoopLowering(ExprLowering exprs) {
        this.exprs = exprs;
    }

    Op lower(Expr.Each e) {
        boolean bits = e.source().type().isSet() && exprs.isNarrow(e.source().type());
        return hoisting(e, () -> bits ? overBits(e) : overList(e));
    }

    // ---------------------------------------------------------------- small sets

    private Op overBits(Expr.Each e) {
        return switch (e.over()) {
            case THOSE -> filtered(exprs.node(e.source()), e);
            case SOME -> some(e);
            case EVERY -> every(e);
            case THOSE_MOST ->
                loop(
                        Kind.THOSE_MOST,
                        e,
                        List.of(e.slot(), 1),
                        filtered(exprs.node(e.source()), e),
                        exprs.node(e.value()));
            case THOSE_LEAST ->
                loop(
                        Kind.THOSE_MOST,
                        e,
                        List.of(e.slot(), -1),
                        filtered(exprs.node(e.source()), e),
                        exprs.node(e.value()));
            case ALL ->
                exprs.isNarrow(e.type())
                        ? loop(
                                Kind.ALL_OF,
                                e,
                                List.of(e.slot(), e.value().type().isSet()),
                                filtered(exprs.node(e.source()), e),
                                exprs.node(e.value()))
                        : overList(e);
            case SUM, MOST, LEAST ->
                loop(
                        Kind.FOLDED,
                        e,
                        List.of(e.slot(), fold(e)),
                        filtered(exprs.node(e.source()), e),
                        exprs.node(e.value()));
        };
    }

    private static Op loop(Kind kind, Expr.Each e, List<Object> fixed, Op source, Op inRounds) {
        return Op.of(kind, e.span(), fixed, source, inRounds);
    }

    private static Loops.Fold fold(Expr.Each e) {
        return Loops.Fold.valueOf(e.over().name());
    }

    /** The elements for which the condition holds: what can be a set is one, the rest is tried. */
    private Op filtered(Op source, Expr.Each e) {
        Op left = source;
        List<Expr> tried = new ArrayList<>();
        for (Expr part : parts(e)) {
            Op set = asSet(part, e);
            if (set == null) tried.add(part);
            else left = Shorter.common(left, set);
        }
        return tried.isEmpty() ? left : loop(Kind.THOSE, e, List.of(e.slot()), left, all(tried));
    }

    /**
     * The elements for which a condition holds; null if they have to be tried, also since it may only be safe in its
     * turn.
     */
    private Op asSet(Expr condition, Expr.Each e) {
        return exprs.game.effects.mayFail(condition)
                ? null
                : exprs.selection().of(condition, e.slot(), e.source().type().element());
    }

    private static List<Expr> parts(Expr.Each e) {
        return e.condition() == null ? List.of() : Exprs.conjuncts(e.condition());
    }

    private Op all(List<Expr> conditions) {
        Op all = exprs.node(conditions.get(0));
        for (Expr condition : conditions.subList(1, conditions.size())) all = Shorter.and(all, exprs.node(condition));
        return all;
    }

    private Op some(Expr.Each e) {
        Op left = exprs.node(e.source());
        List<Expr> tried = new ArrayList<>();
        for (Expr part : parts(e)) {
            Op set = asSet(part, e);
            if (set == null) tried.add(part);
            else left = Shorter.common(left, set);
        }
        return tried.isEmpty() ? Shorter.some(left) : loop(Kind.EACH_SOME, e, List.of(e.slot()), left, all(tried));
    }

    private Op every(Expr.Each e) {
        Op set = asSet(e.condition(), e);
        Op source = exprs.node(e.source());
        return set != null
                ? Op.of(Kind.SUBSET, source, set)
                : loop(Kind.EACH_EVERY, e, List.of(e.slot()), source, exprs.node(e.condition()));
    }

    // ---------------------------------------------------------------- lists and large sets

    private Op overList(Expr.Each e) {
        boolean isWide = e.source().type().isSet()
                && !exprs.game.isNumberSet(e.source().type())
                && !exprs.isNarrow(e.source().type());
        Op straight = isWide ? overWide(e) : null;
        if (straight != null) return straight;
        Op source = exprs.asList(e.source());
        if (e.over() == Expr.Over.SOME)
            return loop(Kind.LIST_EACH_SOME, e, List.of(e.slot(), true), source, exprs.node(e.condition()));
        if (e.over() == Expr.Over.EVERY) {
            return Op.of(
                    Kind.NOT,
                    loop(Kind.LIST_EACH_SOME, e, List.of(e.slot(), false), source, exprs.node(e.condition())));
        }
        Op left = e.condition() == null
                ? source
                : loop(Kind.LIST_THOSE, e, List.of(e.slot()), source, exprs.node(e.condition()));
        return switch (e.over()) {
            case THOSE_MOST ->
                fromList(loop(Kind.LIST_THOSE_MOST, e, List.of(e.slot(), 1), left, exprs.node(e.value())), e.type());
            case THOSE_LEAST ->
                fromList(loop(Kind.LIST_THOSE_MOST, e, List.of(e.slot(), -1), left, exprs.node(e.value())), e.type());
            case ALL -> allOfList(left, e);
            case SUM, MOST, LEAST -> loop(Kind.LIST_FOLDED, e, List.of(e.slot(), fold(e)), left, exprs.node(e.value()));
            default -> fromList(left, e.type());
        };
    }

    /** @return what needs no list of the elements of a large set; null if it needs one */
    private Op overWide(Expr.Each e) {
        if (e.over() == Expr.Over.SOME) {
            return loop(
                    Kind.WIDE_EACH_SOME, e, List.of(e.slot(), true), exprs.node(e.source()), exprs.node(e.condition()));
        }
        if (e.over() == Expr.Over.EVERY) {
            return Op.of(
                    Kind.NOT,
                    loop(
                            Kind.WIDE_EACH_SOME,
                            e,
                            List.of(e.slot(), false),
                            exprs.node(e.source()),
                            exprs.node(e.condition())));
        }
        if (e.over() != Expr.Over.ALL || e.condition() != null || !(e.value() instanceof Expr.Each inner)) return null;
        boolean single = inner.over() == Expr.Over.ALL && inner.value().type().shape() == Type.Shape.ONE;
        if (!single || exprs.isNarrow(e.type()) || exprs.game.isNumberSet(e.type()) || exprs.isHoisted(inner))
            return null;
        Op values = hoisting(inner, () -> valuesOf(inner));
        return loop(
                Kind.GATHERED, e, List.of(e.slot(), exprs.game.layout.words(e.type())), exprs.node(e.source()), values);
    }

    /** The single values of a loop as a list. */
    private Op valuesOf(Expr.Each e) {
        Op source = exprs.asList(e.source());
        Op left = e.condition() == null
                ? source
                : loop(Kind.LIST_THOSE, e, List.of(e.slot()), source, exprs.node(e.condition()));
        return loop(Kind.LIST_VALUES, e, List.of(e.slot()), left, exprs.node(e.value()));
    }

    private Op allOfList(Op left, Expr.Each e) {
        Type value = e.value().type();
        if (value.shape() == Type.Shape.ONE) {
            Op values = loop(Kind.LIST_VALUES, e, List.of(e.slot()), left, exprs.node(e.value()));
            return exprs.game.isNumberSet(e.type()) ? Op.of(Kind.SORTED, values) : fromList(values, e.type());
        }
        if (exprs.game.isNumberSet(value))
            return loop(Kind.LIST_UNION, e, List.of(e.slot(), 0), left, exprs.node(e.value()));
        Op union = loop(
                Kind.LIST_UNION, e, List.of(e.slot(), exprs.game.layout.words(value)), left, exprs.wide(e.value()));
        return exprs.fitting(union, e.type());
    }

    /** The elements found, in the form of the type: a list, a set of numbers (found in order), or bits. */
    private Op fromList(Op list, Type type) {
        if (type.isList() || exprs.game.isNumberSet(type)) return list;
        return exprs.isNarrow(type)
                ? Op.of(Kind.SET_OF_LIST, list)
                : Op.of(Kind.WIDE_OF_LIST, null, List.of(exprs.game.layout.words(type)), list);
    }

    // ---------------------------------------------------------------- what stays the same in every round

    private Op hoisting(Expr.Each e, Supplier<Op> loop) {
        List<Expr> found = new ArrayList<>();
        if (e.condition() != null) found.addAll(Steady.parts(e.condition(), Set.of(e.slot()), exprs.game.effects));
        if (e.value() != null) found.addAll(Steady.parts(e.value(), Set.of(e.slot()), exprs.game.effects));
        found.removeIf(exprs.game::isTabled);
        List<Expr> once = new ArrayList<>(); // what says the same is computed once and stands in one slot
        for (Expr part : found) if (sameAs(part, once) < 0) once.add(part);
        List<Op> values = once.stream().map(exprs::node).toList();
        List<Integer> slots = once.stream().map(x -> exprs.unit.newSlot()).toList();
        List<Runnable> undo = new ArrayList<>();
        for (Expr part : found) undo.add(exprs.hoist(part, slots.get(sameAs(part, once))));
        Op node = loop.get();
        undo.forEach(Runnable::run);
        for (int i = slots.size() - 1; i >= 0; i--) node = ExprLowering.let(slots.get(i), values.get(i), node);
        return node;
    }

    /** @return where an expression stands that says the same, -1 if there is none */
    private static int sameAs(Expr part, List<Expr> others) {
        for (int i = 0; i < others.size(); i++) if (Sameness.of(others.get(i), part)) return i;
        return -1;
    }
}
