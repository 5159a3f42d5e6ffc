package regola.engine.lower;

import java.util.Arrays;
import java.util.List;
import regola.engine.board.Bits;
import regola.engine.board.Roster;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Rep;
import regola.engine.form.Shorter;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A Selection is a condition on one thing turned into the set of all things for which it holds: {@code no pieces on s}
 * into all sites but those with pieces. This is how legal moves are found without trying every candidate. Only for
 * types with up to 64 things; where a condition cannot be turned round, the answer is null and it has to be tried.
 */
final class Selection {
    private final ExprLowering exprs;
    private final Sites sites;
    private final Roster roster;

    Selection(ExprLowering exprs) {
        this.exprs = exprs;
        sites = exprs.game.layout.sites();
        roster = exprs.game.layout.roster();
    }

    /**
     * @param slot where the thing would stand while the condition is tried
     * @return an operation that yields the set; it may hold things outside of what is asked for, never too few
     */
    Op of(Expr condition, int slot, Type type) {
        if (!exprs.isNarrow(type.set())) return null;
        long all = exprs.game.all(type);
        if (!Exprs.reads(condition, slot)) {
            return conditional(exprs.node(condition), Op.constant(all), Op.constant(0));
        }
        if (condition instanceof Expr.Conditional e) return conditional(e, slot, type);
        if (condition instanceof Expr.Each e && e.over() == Expr.Over.SOME) return someLine(e, slot);
        if (!(condition instanceof Expr.Operation e)) return null;
        return switch (e.operator()) {
            case AND -> both(e, slot, type, true);
            case OR -> both(e, slot, type, false);
            case NOT -> {
                Op set = of(e.operands().get(0), slot, type);
                yield set == null ? null : Op.of(Kind.OTHERS, null, List.of(all), set);
            }
            case IN -> in(e.operands().get(0), e.operands().get(1), slot);
            case EQUAL -> equal(e.operands().get(0), e.operands().get(1), slot);
            case SOME -> some(e.operands().get(0), slot);
            default -> null;
        };
    }

    private Op conditional(Expr.Conditional e, int slot, Type type) {
        if (Exprs.reads(e.condition(), slot)) return null;
        Op then = of(e.then(), slot, type);
        Op otherwise = of(e.otherwise(), slot, type);
        return then == null || otherwise == null ? null : conditional(exprs.node(e.condition()), then, otherwise);
    }

    private Op both(Expr.Operation e, int slot, Type type, boolean and) {
        Expr first = e.operands().get(0);
        Expr second = e.operands().get(1);
        boolean steady = !Exprs.reads(first, slot) || !Exprs.reads(second, slot);
        Op a = of(first, slot, type);
        Op b = of(second, slot, type);
        if (a == null || b == null) return null;
        if (steady)
            return oneDecides(Exprs.reads(first, slot) ? second : first, Exprs.reads(first, slot) ? a : b, type, and);
        return and ? Shorter.common(a, b) : Op.of(Kind.UNION, a, b);
    }

    /** A condition that does not ask about the thing decides for all of them at once whether the set matters. */
    private Op oneDecides(Expr steady, Op set, Type type, boolean and) {
        Op settled = Op.constant(and ? 0 : exprs.game.all(type));
        return conditional(exprs.node(steady), and ? set : settled, and ? settled : set);
    }

    // ---------------------------------------------------------------- in and is

    private Op in(Expr element, Expr set, int slot) {
        if (Exprs.isLocal(element, slot) && !Exprs.reads(set, slot)) return asBits(set);
        if (Exprs.isOperation(element, Operator.SITE)
                && Exprs.isLocal(Exprs.operand(element, 0), slot)
                && !Exprs.reads(set, slot)) {
            return exprs.isNarrow(set.type()) ? Op.of(Kind.ON_SITES, allPieces(), exprs.node(set)) : null;
        }
        if (Exprs.isOperation(element, Operator.OWNER)
                && Exprs.isLocal(Exprs.operand(element, 0), slot)
                && !Exprs.reads(set, slot)
                && set.type().isSet()) {
            return union(roster.ofOwner, exprs.node(set));
        }
        if (!Exprs.reads(element, slot) && set instanceof Expr.Operation relation)
            return relatedTo(element, relation, slot);
        return null;
    }

    private Op asBits(Expr set) {
        if (set.type().isList()) return Op.of(Kind.SET_OF_LIST, exprs.node(set));
        return exprs.isNarrow(set.type()) ? exprs.node(set) : null;
    }

    /** {@code e in next of s}, for all s: those before e. */
    private Op relatedTo(Expr element, Expr.Operation relation, int slot) {
        long[][] inverse = inverse(relation, slot);
        return inverse == null ? null : Shorter.table(exprs.game.firstWords(inverse), 0, exprs.node(element));
    }

    private long[][] inverse(Expr.Operation relation, int slot) {
        if (relation.operands().size() != 1
                || !Exprs.isLocal(relation.operands().get(0), slot)) return null;
        return switch (relation.operator()) {
            case NEXT -> sites.previous;
            case PREVIOUS -> sites.next;
            case AHEAD -> sites.behind;
            case BEHIND -> sites.ahead;
            case NEIGHBOURS -> sites.neighbours;
            default -> null;
        };
    }

    private Op equal(Expr a, Expr b, int slot) {
        if (Exprs.reads(b, slot)) return Exprs.reads(a, slot) ? null : equal(b, a, slot);
        if (Exprs.isLocal(a, slot))
            return b.type().shape() == Type.Shape.ONE ? Op.of(Kind.SINGLETON, exprs.node(b)) : null;
        if (!(a instanceof Expr.Operation of)
                || of.operands().size() != 1
                || !Exprs.isLocal(of.operands().get(0), slot)) return null;
        return switch (of.operator()) {
            case OWNER -> Shorter.table(exprs.game.firstWords(roster.ofOwner), unowned(), exprs.node(b));
            case KIND -> Shorter.table(exprs.game.firstWords(roster.ofKind), 0, exprs.node(b));
            case SITE -> Op.of(Kind.ON_SITE, allPieces(), exprs.node(b));
            default -> null;
        };
    }

    private static Op conditional(Op condition, Op then, Op otherwise) {
        return Op.yielding(Rep.WORD, Kind.CONDITIONAL, null, List.of(), condition, then, otherwise);
    }

    private Op union(long[][] table, Op set) {
        return Op.of(Kind.UNION_OF, null, List.of(exprs.game.firstWords(table)), set);
    }

    private Op allPieces() {
        return Op.constant(exprs.game.all(Type.PIECE));
    }

    private long unowned() {
        long owned = 0;
        for (long[] pieces : roster.ofOwner) owned |= pieces[0];
        return exprs.game.all(Type.PIECE) & ~owned;
    }

    // ---------------------------------------------------------------- some

    private Op some(Expr of, int slot) {
        if (!(of instanceof Expr.Operation e)) return null;
        switch (e.operator()) {
            case ON_SITE:
                boolean here = Exprs.isLocal(e.operands().get(1), slot);
                return here && !Exprs.reads(e.operands().get(0), slot)
                        ? standing(e.operands().get(0))
                        : null;
            case COMMON:
                Op first = someCommon(e.operands().get(0), e.operands().get(1), slot);
                return first != null
                        ? first
                        : someCommon(e.operands().get(1), e.operands().get(0), slot);
            default:
                return null;
        }
    }

    private Op standing(Expr pieces) {
        return exprs.node(
                new Expr.Operation(Operator.SITES_OF_PIECES, List.of(pieces), Type.SITE.set(), pieces.span()));
    }

    /** {@code some neighbours of s & S}, for all s: the neighbours of S. */
    private Op someCommon(Expr related, Expr set, int slot) {
        if (!(related instanceof Expr.Operation relation) || Exprs.reads(set, slot)) return null;
        long[][] inverse = inverse(relation, slot);
        return inverse == null ? null : union(inverse, exprs.node(set));
    }

    /**
     * {@code some l in through(G, s) where sites of l in X}, for all s: the sites of those lines of G that lie within
     * X.
     */
    private Op someLine(Expr.Each e, int slot) {
        if (!Exprs.isOperation(e.source(), Operator.LINES_THROUGH)
                || !Exprs.isLocal(Exprs.operand(e.source(), 1), slot)) return null;
        if (!(Exprs.operand(e.source(), 0) instanceof Expr.LineGroup group)
                || !Exprs.isOperation(e.condition(), Operator.SUBSET)) return null;
        Expr within = Exprs.operand(e.condition(), 1);
        Expr line = Exprs.operand(e.condition(), 0);
        if (Exprs.reads(within, slot)
                || Exprs.reads(within, e.slot())
                || !Exprs.isOperation(line, Operator.LINE_SITES)
                || !Exprs.isLocal(Exprs.operand(line, 0), e.slot())) return null;
        long[] lines = Arrays.stream(Bits.elements(exprs.game.layout.lineSets().get(group.name())))
                .mapToObj(l -> sites.lineSites[(int) l])
                .mapToLong(set -> set[0])
                .toArray();
        return Op.of(Kind.LINES_WITHIN, null, List.of(lines), exprs.node(within));
    }
}
