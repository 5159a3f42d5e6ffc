package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.engine.board.Bits;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Shorter;
import regola.engine.node.StandingShape;
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

    /** @return an operation for a supposition that asks about nothing but such shapes; null for others */
    Op supposing(Expr.SupposingMove e) {
        Type what = e.what().type();
        boolean isSite = what.base() == Type.Base.SITE;
        if (e.type().base() != Type.Base.TRUTH || what.shape() != Type.Shape.ONE) return null;
        if (!isSite && what.base() != Type.Base.PIECE) return null;
        List<StandingShape> places = new ArrayList<>();
        Op body = exprs.asItStands(() -> asked(exprs.opened(e.body()), places));
        if (body == null || places.isEmpty()) return null;
        Op moved = exprs.node(e.what());
        Op to = exprs.node(e.to());
        return Op.of(Kind.SUPPOSED, null, List.of(isSite, places.toArray(StandingShape[]::new)), moved, to, body);
    }

    /** @return jumps over such a set without one site; null for those over others */
    Op jumps(Expr.Operation e) {
        Expr over = e.operands().get(1);
        if (!Exprs.isOperation(over, Operator.WITHOUT)
                || !Exprs.isOperation(Exprs.operand(over, 1), Operator.SINGLETON)) return null;
        StandingShape places = places(exprs.opened(Exprs.operand(over, 0)));
        if (places == null) return null;
        Op from = exprs.node(e.operands().get(0));
        Op but = exprs.node(Exprs.operand(Exprs.operand(over, 1), 0));
        Op most = exprs.node(e.operands().get(2));
        return Op.of(Kind.SUPPOSED_JUMPS, null, List.of(places), from, but, most);
    }

    /** What is asked within a supposition; null if something else is asked too. */
    private Op asked(Expr expr, List<StandingShape> places) {
        if (isSteady(expr)) return exprs.node(expr);
        if (!(expr instanceof Expr.Operation e)) return null;
        switch (e.operator()) {
            case AND, OR:
                Op a = asked(e.operands().get(0), places);
                Op b = a == null ? null : asked(e.operands().get(1), places);
                if (b == null) return null;
                return e.operator() == Operator.AND ? Shorter.and(a, b) : Shorter.or(a, b);
            case NOT:
                Op negated = asked(e.operands().get(0), places);
                return negated == null ? null : Op.of(Kind.NOT, negated);
            case CONNECTED:
                StandingShape connected = noted(e.operands().get(0), places);
                return connected == null ? null : Op.of(Kind.SUPPOSED_CONNECTED, null, List.of(connected));
            case SOME:
                if (!Exprs.isOperation(e.operands().get(0), Operator.TAILS)) return null;
                Expr least = Exprs.operand(e.operands().get(0), 1);
                StandingShape tailed =
                        isSteady(least) ? noted(Exprs.operand(e.operands().get(0), 0), places) : null;
                if (tailed == null) return null;
                return Op.of(Kind.SUPPOSED_TAIL, null, List.of(tailed), exprs.node(least));
            default:
                return null;
        }
    }

    private StandingShape noted(Expr set, List<StandingShape> places) {
        StandingShape found = places(set);
        if (found != null && !places.contains(found)) places.add(found);
        return found;
    }

    /** Whether moving pieces makes no difference to it. */
    private boolean isSteady(Expr expr) {
        return !exprs.game.effects.of(expr).readsMatch();
    }

    // ---------------------------------------------------------------- which pieces, which places

    /** The places of certain pieces, all or some of them; null if the set is anything else. */
    private StandingShape places(Expr set) {
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

    private StandingShape standing(Expr set, long[] pieces, long[] within) {
        return exprs.game.standing(set, exprs.asItStands(() -> exprs.wide(set)).node(), pieces, within);
    }

    private long[] constant(Expr set, int words) {
        if (!EffectAnalysis.isFixed(set)) return null;
        Op op = exprs.node(set);
        if (op.isConstant() && words == 1) return new long[] {op.value()};
        boolean fits = op.kind() == Kind.CONSTANT_ARRAY && ((long[]) op.fixed(0)).length == words;
        return fits ? (long[]) op.fixed(0) : null;
    }
}
