package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.engine.board.Bits;
import regola.engine.board.Sites;
import regola.engine.node.Arithmetic;
import regola.engine.node.Standing;
import regola.engine.node.Supposing;
import regola.engine.node.Values;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A Standings is the finding of sets of sites that are where certain pieces stand, and no more: what is asked of their
 * shape can be asked as if a piece had been moved, without moving it.
 */
final class Standings {
    private final ExprLowering exprs;
    private final Sites sites;

    Standings(ExprLowering exprs) {
        this.exprs = exprs;
        sites = exprs.game.layout.sites();
    }

    /** @return a node for a supposition that asks about nothing but such shapes; null for others */
    Node supposing(Expr.SupposingMove e) {
        Type what = e.what().type();
        boolean isSite = what.base() == Type.Base.SITE;
        if (e.type().base() != Type.Base.TRUTH || what.shape() != Type.Shape.ONE) return null;
        if (!isSite && what.base() != Type.Base.PIECE) return null;
        List<Standing> places = new ArrayList<>();
        Node body = exprs.asItStands(() -> asked(exprs.opened(e.body()), places));
        return body == null || places.isEmpty()
                ? null
                : new Supposing.Looks(
                        exprs.node(e.what()), isSite, exprs.node(e.to()), places.toArray(Standing[]::new), body);
    }

    /** @return jumps over such a set without one site; null for those over others */
    Node jumps(Expr.Operation e) {
        Expr over = e.operands().get(1);
        if (!Exprs.isOperation(over, Operator.WITHOUT)
                || !Exprs.isOperation(Exprs.operand(over, 1), Operator.SINGLETON)) return null;
        Standing places = places(exprs.opened(Exprs.operand(over, 0)));
        Node but = exprs.node(Exprs.operand(Exprs.operand(over, 1), 0));
        return places == null
                ? null
                : new Standing.Jumps(
                        places,
                        exprs.node(e.operands().get(0)),
                        but,
                        exprs.node(e.operands().get(2)));
    }

    /** What is asked within a supposition; null if something else is asked too. */
    private Node asked(Expr expr, List<Standing> places) {
        if (isSteady(expr)) return exprs.node(expr);
        if (!(expr instanceof Expr.Operation e)) return null;
        switch (e.operator()) {
            case AND, OR:
                Node a = asked(e.operands().get(0), places);
                Node b = a == null ? null : asked(e.operands().get(1), places);
                if (b == null) return null;
                return e.operator() == Operator.AND ? Arithmetic.and(a, b) : Arithmetic.or(a, b);
            case NOT:
                Node negated = asked(e.operands().get(0), places);
                return negated == null ? null : new Arithmetic.Not(negated);
            case CONNECTED:
                Standing connected = noted(e.operands().get(0), places);
                return connected == null ? null : new Standing.Connected(connected);
            case SOME:
                if (!Exprs.isOperation(e.operands().get(0), Operator.TAILS)) return null;
                Expr least = Exprs.operand(e.operands().get(0), 1);
                Standing tailed =
                        isSteady(least) ? noted(Exprs.operand(e.operands().get(0), 0), places) : null;
                return tailed == null ? null : new Standing.SomeTail(tailed, exprs.node(least));
            default:
                return null;
        }
    }

    private Standing noted(Expr set, List<Standing> places) {
        Standing found = places(set);
        if (found != null && !places.contains(found)) places.add(found);
        return found;
    }

    /** Whether moving pieces makes no difference to it. */
    private boolean isSteady(Expr expr) {
        return !exprs.game.effects.of(expr).readsMatch();
    }

    // ---------------------------------------------------------------- which pieces, which places

    /** The places of certain pieces, all or some of them; null if the set is anything else. */
    private Standing places(Expr set) {
        Expr of = set;
        long[] within = Bits.all(sites.count);
        while (Exprs.isOperation(of, Operator.COMMON)) {
            long[] first = constant(Exprs.operand(of, 0), sites.words);
            long[] second = constant(Exprs.operand(of, 1), sites.words);
            if (first == null && second == null) return null;
            within = Bits.common(within, first == null ? second : first);
            of = Exprs.operand(of, first == null ? 0 : 1);
        }
        if (!Exprs.isOperation(of, Operator.SITES_OF_PIECES)) return null;
        Expr pieces = Exprs.operand(of, 0);
        if (Exprs.isOperation(pieces, Operator.ON_SITES)) {
            long[] there = constant(Exprs.operand(pieces, 1), sites.words);
            if (there == null) return null;
            within = Bits.common(within, there);
            pieces = Exprs.operand(pieces, 0);
        }
        long[] whose = constant(pieces, exprs.game.layout.roster().words);
        return whose == null ? null : standing(set, whose, within);
    }

    private Standing standing(Expr set, long[] pieces, long[] within) {
        return exprs.game.standing(set, exprs.asItStands(() -> exprs.wide(set)), pieces, within);
    }

    private long[] constant(Expr set, int words) {
        if (!EffectAnalysis.isFixed(set)) return null;
        Node node = exprs.node(set);
        if (node instanceof Values.Constant one && words == 1) return new long[] {one.value()};
        return node instanceof Values.ConstantList many && many.value().length == words ? many.value() : null;
    }
}
