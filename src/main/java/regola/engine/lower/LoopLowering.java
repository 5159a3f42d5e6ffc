package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import regola.engine.node.Arithmetic;
import regola.engine.node.ListLoops;
import regola.engine.node.Loops;
import regola.engine.node.Sets;
import regola.engine.node.WideLoops;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Type;

/**
 * A LoopLowering is the making of nodes from what is computed over the elements of a set or list. A condition on
 * elements of a small set becomes a set itself where that can be seen ({@link Selection}); what does not depend on the
 * element is computed once before.
 */
final class LoopLowering {
    private final ExprLowering exprs;

    LoopLowering(ExprLowering exprs) {
        this.exprs = exprs;
    }

    Node lower(Expr.Each e) {
        boolean bits = e.source().type().isSet() && exprs.isNarrow(e.source().type());
        return hoisting(e, () -> bits ? overBits(e) : overList(e));
    }

    // ---------------------------------------------------------------- small sets

    private Node overBits(Expr.Each e) {
        return switch (e.over()) {
            case THOSE -> filtered(exprs.node(e.source()), e);
            case SOME -> some(e);
            case EVERY -> every(e);
            case THOSE_MOST ->
                new Loops.ThoseWithMost(
                        e.slot(), filtered(exprs.node(e.source()), e), exprs.node(e.value()), 1, e.span());
            case THOSE_LEAST ->
                new Loops.ThoseWithMost(
                        e.slot(), filtered(exprs.node(e.source()), e), exprs.node(e.value()), -1, e.span());
            case ALL ->
                exprs.isNarrow(e.type())
                        ? new Loops.All(
                                e.slot(),
                                filtered(exprs.node(e.source()), e),
                                exprs.node(e.value()),
                                e.value().type().isSet(),
                                e.span())
                        : overList(e);
            case SUM, MOST, LEAST ->
                new Loops.Folded(
                        e.slot(), filtered(exprs.node(e.source()), e), exprs.node(e.value()), fold(e), e.span());
        };
    }

    private static Loops.Fold fold(Expr.Each e) {
        return Loops.Fold.valueOf(e.over().name());
    }

    /** The elements for which the condition holds: what can be a set is one, the rest is tried. */
    private Node filtered(Node source, Expr.Each e) {
        Node left = source;
        List<Expr> tried = new ArrayList<>();
        for (Expr part : parts(e)) {
            Node set = asSet(part, e);
            if (set == null) tried.add(part);
            else left = Sets.common(left, set);
        }
        return tried.isEmpty() ? left : new Loops.Those(e.slot(), left, all(tried), e.span());
    }

    /**
     * The elements for which a condition holds; null if they have to be tried, also since it may only be safe in its
     * turn.
     */
    private Node asSet(Expr condition, Expr.Each e) {
        return exprs.game.effects.mayFail(condition)
                ? null
                : exprs.selection().of(condition, e.slot(), e.source().type().element());
    }

    private static List<Expr> parts(Expr.Each e) {
        return e.condition() == null ? List.of() : Exprs.conjuncts(e.condition());
    }

    private Node all(List<Expr> conditions) {
        Node all = exprs.node(conditions.get(0));
        for (Expr condition : conditions.subList(1, conditions.size()))
            all = new Arithmetic.And(all, exprs.node(condition));
        return all;
    }

    private Node some(Expr.Each e) {
        Node left = exprs.node(e.source());
        List<Expr> tried = new ArrayList<>();
        for (Expr part : parts(e)) {
            Node set = asSet(part, e);
            if (set == null) tried.add(part);
            else left = Sets.common(left, set);
        }
        return tried.isEmpty() ? Sets.some(left) : new Loops.Some(e.slot(), left, all(tried), e.span());
    }

    private Node every(Expr.Each e) {
        Node set = asSet(e.condition(), e);
        Node source = exprs.node(e.source());
        return set != null
                ? new Sets.Subset(source, set)
                : new Loops.Every(e.slot(), source, exprs.node(e.condition()), e.span());
    }

    // ---------------------------------------------------------------- lists and large sets

    private Node overList(Expr.Each e) {
        boolean isWide = e.source().type().isSet()
                && !exprs.game.isNumberSet(e.source().type())
                && !exprs.isNarrow(e.source().type());
        Node straight = isWide ? overWide(e) : null;
        if (straight != null) return straight;
        Node source = exprs.asList(e.source());
        if (e.over() == Expr.Over.SOME)
            return new ListLoops.Some(e.slot(), source, exprs.node(e.condition()), true, e.span());
        if (e.over() == Expr.Over.EVERY) {
            return new Arithmetic.Not(new ListLoops.Some(e.slot(), source, exprs.node(e.condition()), false, e.span()));
        }
        Node left = e.condition() == null
                ? source
                : new ListLoops.Those(e.slot(), source, exprs.node(e.condition()), e.span());
        return switch (e.over()) {
            case THOSE_MOST ->
                fromList(new ListLoops.ThoseWithMost(e.slot(), left, exprs.node(e.value()), 1, e.span()), e.type());
            case THOSE_LEAST ->
                fromList(new ListLoops.ThoseWithMost(e.slot(), left, exprs.node(e.value()), -1, e.span()), e.type());
            case ALL -> allOfList(left, e);
            case SUM, MOST, LEAST -> new ListLoops.Folded(e.slot(), left, exprs.node(e.value()), fold(e), e.span());
            default -> fromList(left, e.type());
        };
    }

    /** @return what needs no list of the elements of a large set; null if it needs one */
    private Node overWide(Expr.Each e) {
        if (e.over() == Expr.Over.SOME) {
            return new WideLoops.Some(e.slot(), exprs.node(e.source()), exprs.node(e.condition()), true, e.span());
        }
        if (e.over() == Expr.Over.EVERY) {
            return new Arithmetic.Not(
                    new WideLoops.Some(e.slot(), exprs.node(e.source()), exprs.node(e.condition()), false, e.span()));
        }
        if (e.over() != Expr.Over.ALL || e.condition() != null || !(e.value() instanceof Expr.Each inner)) return null;
        boolean single = inner.over() == Expr.Over.ALL && inner.value().type().shape() == Type.Shape.ONE;
        if (!single || exprs.isNarrow(e.type()) || exprs.game.isNumberSet(e.type()) || exprs.isHoisted(inner))
            return null;
        Node values = hoisting(inner, () -> valuesOf(inner));
        return new WideLoops.Gathered(
                e.slot(), exprs.node(e.source()), values, exprs.game.layout.words(e.type()), e.span());
    }

    /** The single values of a loop as a list. */
    private Node valuesOf(Expr.Each e) {
        Node source = exprs.asList(e.source());
        Node left = e.condition() == null
                ? source
                : new ListLoops.Those(e.slot(), source, exprs.node(e.condition()), e.span());
        return new ListLoops.Values(e.slot(), left, exprs.node(e.value()), e.span());
    }

    private Node allOfList(Node left, Expr.Each e) {
        Type value = e.value().type();
        if (value.shape() == Type.Shape.ONE) {
            Node values = new ListLoops.Values(e.slot(), left, exprs.node(e.value()), e.span());
            return exprs.game.isNumberSet(e.type()) ? new WideSets.Sorted(values) : fromList(values, e.type());
        }
        if (exprs.game.isNumberSet(value))
            return new ListLoops.Union(e.slot(), left, exprs.node(e.value()), 0, e.span());
        Node union =
                new ListLoops.Union(e.slot(), left, exprs.wide(e.value()), exprs.game.layout.words(value), e.span());
        return exprs.fitting(union, e.type());
    }

    /** The elements found, in the form of the type: a list, a set of numbers (found in order), or bits. */
    private Node fromList(Node list, Type type) {
        if (type.isList() || exprs.game.isNumberSet(type)) return list;
        return exprs.isNarrow(type) ? new Sets.OfList(list) : new WideSets.OfList(exprs.game.layout.words(type), list);
    }

    // ---------------------------------------------------------------- what stays the same in every round

    private Node hoisting(Expr.Each e, Supplier<Node> loop) {
        List<Expr> found = new ArrayList<>();
        if (e.condition() != null) found.addAll(Steady.parts(e.condition(), Set.of(e.slot()), exprs.game.effects));
        if (e.value() != null) found.addAll(Steady.parts(e.value(), Set.of(e.slot()), exprs.game.effects));
        List<Node> values = found.stream().map(exprs::node).toList();
        List<Integer> slots = found.stream().map(x -> exprs.unit.newSlot()).toList();
        List<Runnable> undo = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) undo.add(exprs.hoist(found.get(i), slots.get(i)));
        Node node = loop.get();
        undo.forEach(Runnable::run);
        for (int i = slots.size() - 1; i >= 0; i--)
            node = exprs.let(slots.get(i), found.get(i).type(), values.get(i), node);
        return node;
    }
}
