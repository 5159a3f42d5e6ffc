package regola.engine.lower;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import regola.engine.board.Bits;
import regola.engine.board.Roster;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Shorter;
import regola.engine.value.RuleFailure;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A ThingLowering is the making of the lowered form from operations on pieces, sites and lines. For sets there are two
 * forms; where an operation has operands of both, all are made arrays.
 */
final class ThingLowering {
    private final ExprLowering exprs;
    private final Sites sites;
    private final Roster roster;

    ThingLowering(ExprLowering exprs) {
        this.exprs = exprs;
        sites = exprs.game.layout.sites();
        roster = exprs.game.layout.roster();
    }

    /** @return the neighbours of one site within a large set; null if the operation is none such */
    Op near(Expr.Operation common) {
        Expr a = common.operands().get(0);
        Expr b = common.operands().get(1);
        if (Exprs.isOperation(a, Operator.NEIGHBOURS)) return near(exprs.node(Exprs.operand(a, 0)), exprs.wide(b));
        if (Exprs.isOperation(b, Operator.NEIGHBOURS)) return near(exprs.node(Exprs.operand(b, 0)), exprs.wide(a));
        return null;
    }

    private Op near(Op site, Op set) {
        return Op.of(Kind.NEAR, null, List.of(sites), site, set);
    }

    Op hex(Expr.Operation e) {
        if (sites.plane != null) return Op.of(Kind.HEX_AT, at(e, 0), at(e, 1));
        throw new RuleFailure(
                e.span(),
                "this board has no hexes",
                "'hex' names one by its coordinates on an endless plane of hexes",
                "name a site of this board");
    }

    private Op at(Expr.Operation e, int index) {
        return exprs.node(e.operands().get(index));
    }

    Op wide(Expr.Operation e, int index) {
        return exprs.wide(e.operands().get(index));
    }

    /** Whether all operands and the result are one word each. */
    boolean narrowOperands(Expr.Operation e) {
        return exprs.isNarrow(e.type()) && e.operands().stream().allMatch(o -> exprs.isNarrow(o.type()));
    }

    Op constant(long[] set, Type type) {
        return exprs.isNarrow(type) ? Op.constant(set[0]) : Op.constant(set);
    }

    Op table(long[][] table, Op index, Type type) {
        return exprs.isNarrow(type)
                ? Shorter.table(exprs.game.firstWords(table), 0, index)
                : Op.of(Kind.WIDE_TABLE, null, List.of(table, exprs.game.layout.words(type)), index);
    }

    Op union(long[][] table, Expr.Operation e) {
        return exprs.isNarrow(e.type())
                ? Op.of(Kind.UNION_OF, null, List.of(exprs.game.firstWords(table)), at(e, 0))
                : Op.of(Kind.WIDE_UNION_OF, null, List.of(sites, table), at(e, 0));
    }

    Op linesThrough(Expr.Operation e) {
        Op through = table(sites.linesAt, at(e, 1), e.type());
        return exprs.isNarrow(e.type())
                ? Op.of(Kind.COMMON, through, at(e, 0))
                : Op.of(Kind.WIDE_COMMON, through, at(e, 0));
    }

    Op owned(Expr.Operation e) {
        Op pieces = at(e, 0);
        if (exprs.isNarrow(e.type())) {
            long[] byOwner = exprs.game.firstWords(roster.ofOwner);
            if (!pieces.isConstant()) return Op.of(Kind.COMMON, Shorter.table(byOwner, 0, at(e, 1)), pieces);
            long[] owned =
                    Arrays.stream(byOwner).map(set -> set & pieces.value()).toArray();
            return Shorter.table(owned, 0, at(e, 1));
        }
        return Op.of(
                Kind.WIDE_COMMON,
                Op.of(Kind.WIDE_TABLE, null, List.of(roster.ofOwner, roster.words), at(e, 1)),
                pieces);
    }

    // ---------------------------------------------------------------- where pieces stand

    Op sitesOf(Expr.Operation e) {
        Op known = sitesOfWholeKinds(e.operands().get(0));
        if (known != null) return known;
        return narrowOperands(e)
                ? Op.of(Kind.SITES_OF, at(e, 0))
                : exprs.fitting(Op.of(Kind.WIDE_SITES_OF, wide(e, 0)), e.type());
    }

    Op onSites(Expr.Operation e) {
        if (exprs.isNarrow(e.type()) && !narrowOperands(e)) return Op.of(Kind.FEW_ON_SITES, at(e, 0), wide(e, 1));
        if (!narrowOperands(e)) return exprs.fitting(Op.of(Kind.WIDE_ON_SITES, wide(e, 0), wide(e, 1)), e.type());
        Op standing = sitesOfWholeKinds(e.operands().get(0));
        return standing == null
                ? Op.of(Kind.ON_SITES, at(e, 0), at(e, 1))
                : Op.of(Kind.KINDS_ON_SITES, at(e, 0), standing, at(e, 1));
    }

    Op someOnSite(Expr.Operation onSite) {
        return Op.of(Kind.SOME_ON_SITE, at(onSite, 0), at(onSite, 1));
    }

    /**
     * @return the sites where pieces stand, read off without looking at each; null if they are not all of some kinds
     */
    Op sitesOfWholeKinds(Expr pieces) {
        boolean narrow = exprs.isNarrow(Type.SITE.set());
        int[] kinds = wholeKinds(pieces);
        if (kinds != null && !narrow && kinds.length == roster.kinds) return Op.of(Kind.OCCUPIED);
        if (kinds != null) return Op.of(narrow ? Kind.SITES_OF_KINDS : Kind.WIDE_SITES_OF_KINDS, null, List.of(kinds));
        if (!narrow) return null;
        if (Exprs.isOperation(pieces, Operator.OWNED)) {
            int[] of = wholeKinds(Exprs.operand(pieces, 0));
            int[] own = of == null ? null : oneKindOfEach(of);
            return own == null ? null : Shorter.sitesOfOwnKind(own, exprs.node(Exprs.operand(pieces, 1)));
        }
        if (Exprs.isOperation(pieces, Operator.PIECES_OF_KIND)) {
            int[] itself = IntStream.range(0, roster.kinds).toArray();
            return Shorter.sitesOfOwnKind(itself, exprs.node(Exprs.operand(pieces, 0)));
        }
        return null;
    }

    private int[] wholeKinds(Expr pieces) {
        if (pieces instanceof Expr.PieceClass named) {
            long[] kinds = roster.kindsOfClass(named.name());
            return kinds == null
                    ? null
                    : Arrays.stream(Bits.elements(kinds)).mapToInt(k -> (int) k).toArray();
        }
        if (Exprs.isOperation(pieces, Operator.ALL_PIECES))
            return IntStream.range(0, roster.kinds).toArray();
        if (Exprs.isOperation(pieces, Operator.PIECES_OF_KIND) && Exprs.operand(pieces, 0) instanceof Expr.Named kind) {
            return new int[] {(int) exprs.game.layout.names().number(kind.type(), kind.name())};
        }
        return null;
    }

    /** For each player the one kind among these; null if somebody has several. */
    private int[] oneKindOfEach(int[] kinds) {
        int[] own = new int[roster.sides];
        Arrays.fill(own, -1);
        List<Integer> twice = new ArrayList<>();
        for (int kind : kinds) {
            int owner = roster.kindOwner[kind];
            if (owner < 0) continue;
            if (own[owner] >= 0) twice.add(kind);
            own[owner] = kind;
        }
        return twice.isEmpty() ? own : null;
    }
}
