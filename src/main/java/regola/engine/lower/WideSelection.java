package regola.engine.lower;

import java.util.List;
import regola.engine.board.Bits;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Rep;
import regola.engine.form.Shorter;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A WideSelection is a {@link Selection} for types with more than 64 things, in array form. It turns round fewer
 * conditions; the others have to be tried.
 */
final class WideSelection {
    private final ExprLowering exprs;

    WideSelection(ExprLowering exprs) {
        this.exprs = exprs;
    }

    /** @return an operation that yields exactly the things for which the condition holds, or null */
    Op of(Expr condition, int slot, Type type) {
        if (type.base() == Type.Base.NUMBER || !Exprs.reads(condition, slot)) return null;
        if (!(condition instanceof Expr.Operation e)) return null;
        return switch (e.operator()) {
            case AND -> both(e, slot, type, true);
            case OR -> both(e, slot, type, false);
            case NOT -> {
                Op set = of(e.operands().get(0), slot, type);
                yield set == null ? null : Shorter.others(Bits.all(exprs.game.layout.universe(type)), set);
            }
            case IN -> in(e.operands().get(0), e.operands().get(1), slot, type);
            case EQUAL -> equal(e.operands().get(0), e.operands().get(1), slot, type);
            case SOME -> some(e.operands().get(0), slot);
            default -> null;
        };
    }

    private Op both(Expr.Operation e, int slot, Type type, boolean and) {
        Expr first = e.operands().get(0);
        Expr second = e.operands().get(1);
        if (!Exprs.reads(first, slot)) return oneDecides(first, of(second, slot, type), type, and);
        if (!Exprs.reads(second, slot)) return oneDecides(second, of(first, slot, type), type, and);
        Op a = of(first, slot, type);
        Op b = of(second, slot, type);
        if (a == null || b == null) return null;
        return and ? Shorter.narrowed(a, b) : Op.of(Kind.WIDE_UNION, a, b);
    }

    /** A condition that does not ask about the thing decides for all of them at once whether the set matters. */
    private Op oneDecides(Expr steady, Op set, Type type, boolean and) {
        if (set == null) return null;
        Op settled =
                Op.constant(and ? new long[exprs.game.layout.words(type)] : Bits.all(exprs.game.layout.universe(type)));
        return Op.yielding(
                Rep.ARRAY,
                Kind.CONDITIONAL,
                null,
                List.of(),
                exprs.node(steady),
                and ? set : settled,
                and ? settled : set);
    }

    private Op in(Expr element, Expr set, int slot, Type type) {
        if (!Exprs.isLocal(element, slot) || Exprs.reads(set, slot)) return null;
        return set.type().isList()
                ? Op.of(Kind.WIDE_OF_LIST, null, List.of(exprs.game.layout.words(type)), exprs.node(set))
                : exprs.node(set);
    }

    private Op equal(Expr a, Expr b, int slot, Type type) {
        if (Exprs.isLocal(b, slot)) return Exprs.reads(a, slot) ? null : equal(b, a, slot, type);
        if (!Exprs.isLocal(a, slot) || Exprs.reads(b, slot)) return null;
        return Op.of(Kind.WIDE_SINGLETON, null, List.of(exprs.game.layout.words(type)), exprs.node(b));
    }

    private Op some(Expr of, int slot) {
        if (!(of instanceof Expr.Operation e)) return null;
        return switch (e.operator()) {
            case ON_SITE ->
                Exprs.isLocal(e.operands().get(1), slot) ? standing(e.operands().get(0), slot) : null;
            case ON_SITES -> beside(e.operands().get(1), standing(e.operands().get(0), slot), slot);
            case COMMON -> {
                Op beside = besideSet(e.operands().get(0), e.operands().get(1), slot);
                yield beside != null
                        ? beside
                        : besideSet(e.operands().get(1), e.operands().get(0), slot);
            }
            default -> null;
        };
    }

    private Op besideSet(Expr neighbours, Expr set, int slot) {
        return Exprs.reads(set, slot) || !set.type().equals(Type.SITE.set())
                ? null
                : beside(neighbours, exprs.wide(set), slot);
    }

    /**
     * {@code some neighbours of s & S}, and {@code some P on neighbours of s}, for all s: the neighbours of those
     * sites.
     */
    private Op beside(Expr neighbours, Op sites, int slot) {
        if (sites == null
                || !Exprs.isOperation(neighbours, Operator.NEIGHBOURS)
                || !Exprs.isLocal(Exprs.operand(neighbours, 0), slot)) {
            return null;
        }
        Sites all = exprs.game.layout.sites();
        return Op.of(Kind.WIDE_UNION_OF, null, List.of(all, all.neighbours), sites);
    }

    private Op standing(Expr pieces, int slot) {
        if (Exprs.reads(pieces, slot)) return null;
        return exprs.wide(
                new Expr.Operation(Operator.SITES_OF_PIECES, List.of(pieces), Type.SITE.set(), pieces.span()));
    }
}
