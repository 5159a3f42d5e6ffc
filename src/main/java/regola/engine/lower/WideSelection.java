package regola.engine.lower;

import java.util.List;
import regola.engine.board.Bits;
import regola.engine.node.Values;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A WideSelection is a {@link Selection} for types with more than 64 things, in array form. It turns round fewer conditions;
 * the others have to be tried.
 */
final class WideSelection {
    private final ExprLowering exprs;

    WideSelection(ExprLowering exprs) {
        this.exprs = exprs;
    }

    /** @return a node that yields exactly the things for which the condition holds, or null */
    Node of(Expr condition, int slot, Type type) {
        if (type.base() == Type.Base.NUMBER || !(condition instanceof Expr.Operation e) || !Exprs.reads(condition, slot)) return null;
        return switch (e.operator()) {
            case AND -> both(e, slot, type, true);
            case OR -> both(e, slot, type, false);
            case NOT -> {
                Node set = of(e.operands().get(0), slot, type);
                Node all = new Values.ConstantList(Bits.all(exprs.game.layout.universe(type)));
                yield set == null ? null : new WideSets.Both(all, set, Bits::without);
            }
            case IN -> in(e.operands().get(0), e.operands().get(1), slot, type);
            case EQUAL -> equal(e.operands().get(0), e.operands().get(1), slot, type);
            case SOME -> standing(e.operands().get(0), slot);
            default -> null;
        };
    }

    private Node both(Expr.Operation e, int slot, Type type, boolean and) {
        Node a = of(e.operands().get(0), slot, type);
        Node b = of(e.operands().get(1), slot, type);
        return a == null || b == null ? null : new WideSets.Both(a, b, and ? Bits::common : Bits::union);
    }

    private Node in(Expr element, Expr set, int slot, Type type) {
        if (!Exprs.isLocal(element, slot) || Exprs.reads(set, slot)) return null;
        return set.type().isList() ? new WideSets.OfList(exprs.game.layout.words(type), exprs.node(set)) : exprs.node(set);
    }

    private Node equal(Expr a, Expr b, int slot, Type type) {
        if (Exprs.isLocal(b, slot)) return Exprs.reads(a, slot) ? null : equal(b, a, slot, type);
        if (!Exprs.isLocal(a, slot) || Exprs.reads(b, slot)) return null;
        return new WideSets.Singleton(exprs.game.layout.words(type), exprs.node(b));
    }

    private Node standing(Expr of, int slot) {
        if (!Exprs.isOperation(of, Operator.ON_SITE) || !Exprs.isLocal(Exprs.operand(of, 1), slot)) return null;
        Expr pieces = Exprs.operand(of, 0);
        if (Exprs.reads(pieces, slot)) return null;
        return exprs.node(new Expr.Operation(Operator.SITES_OF_PIECES, List.of(pieces), Type.SITE.set(), pieces.span()));
    }
}
