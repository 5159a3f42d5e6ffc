package regola.engine.lower;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import regola.engine.board.Bits;
import regola.engine.board.Roster;
import regola.engine.board.Sites;
import regola.engine.node.BoardNodes;
import regola.engine.node.Near;
import regola.engine.node.Pieces;
import regola.engine.node.Sets;
import regola.engine.node.Values;
import regola.engine.node.WidePieces;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.engine.value.RuleFailure;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Type;

/**
 * A ThingLowering is the making of nodes from operations on pieces, sites and lines. For sets there are two forms;
 * where an operation has operands of both, all are made arrays.
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
    Node near(Expr.Operation common) {
        Expr a = common.operands().get(0);
        Expr b = common.operands().get(1);
        if (Exprs.isOperation(a, Operator.NEIGHBOURS))
            return new Near(sites, exprs.node(Exprs.operand(a, 0)), exprs.wide(b));
        if (Exprs.isOperation(b, Operator.NEIGHBOURS))
            return new Near(sites, exprs.node(Exprs.operand(b, 0)), exprs.wide(a));
        return null;
    }

    Node hex(Expr.Operation e) {
        if (sites.plane != null) return new BoardNodes.HexAt(at(e, 0), at(e, 1));
        throw new RuleFailure(
                e.span(),
                "this board has no hexes",
                "'hex' names one by its coordinates on an endless plane of hexes",
                "name a site of this board");
    }

    private Node at(Expr.Operation e, int index) {
        return exprs.node(e.operands().get(index));
    }

    Node wide(Expr.Operation e, int index) {
        return exprs.wide(e.operands().get(index));
    }

    /** Whether all operands and the result are one word each. */
    boolean narrowOperands(Expr.Operation e) {
        return exprs.isNarrow(e.type()) && e.operands().stream().allMatch(o -> exprs.isNarrow(o.type()));
    }

    Node constant(long[] set, Type type) {
        return exprs.isNarrow(type) ? new Values.Constant(set[0]) : new Values.ConstantList(set);
    }

    Node table(long[][] table, Node index, Type type) {
        return exprs.isNarrow(type)
                ? new Pieces.Table(exprs.game.firstWords(table), 0, index)
                : new Pieces.WideTable(table, index, exprs.game.layout.words(type));
    }

    Node union(long[][] table, Expr.Operation e) {
        return exprs.isNarrow(e.type())
                ? new BoardNodes.UnionOf(exprs.game.firstWords(table), at(e, 0))
                : new BoardNodes.WideUnionOf(sites, table, at(e, 0));
    }

    Node linesThrough(Expr.Operation e) {
        Node through = table(sites.linesAt, at(e, 1), e.type());
        return exprs.isNarrow(e.type())
                ? new Sets.Common(through, at(e, 0))
                : new WideSets.Both(through, at(e, 0), Bits::common);
    }

    Node owned(Expr.Operation e) {
        Node pieces = at(e, 0);
        if (exprs.isNarrow(e.type())) {
            long[] byOwner = exprs.game.firstWords(roster.ofOwner);
            if (!(pieces instanceof Values.Constant c))
                return new Sets.Common(new Pieces.Table(byOwner, 0, at(e, 1)), pieces);
            return new Pieces.Table(
                    Arrays.stream(byOwner).map(set -> set & c.value()).toArray(), 0, at(e, 1));
        }
        return new WideSets.Both(new Pieces.WideTable(roster.ofOwner, at(e, 1), roster.words), pieces, Bits::common);
    }

    // ---------------------------------------------------------------- where pieces stand

    Node sitesOf(Expr.Operation e) {
        Node known = sitesOfWholeKinds(e.operands().get(0));
        if (known != null) return known;
        return narrowOperands(e)
                ? new Pieces.SitesOf(at(e, 0))
                : exprs.fitting(new WidePieces.SitesOf(wide(e, 0)), e.type());
    }

    Node onSites(Expr.Operation e) {
        if (exprs.isNarrow(e.type()) && !narrowOperands(e)) return new WidePieces.FewOnSites(at(e, 0), wide(e, 1));
        if (!narrowOperands(e)) return exprs.fitting(new WidePieces.OnSites(wide(e, 0), wide(e, 1)), e.type());
        Node standing = sitesOfWholeKinds(e.operands().get(0));
        return standing == null
                ? new Pieces.OnSites(at(e, 0), at(e, 1))
                : new Pieces.KindsOnSites(at(e, 0), standing, at(e, 1));
    }

    Node someOnSite(Expr.Operation onSite) {
        return new WidePieces.SomeOnSite(at(onSite, 0), at(onSite, 1));
    }

    /**
     * @return the sites where pieces stand, read off without looking at each; null if they are not all of some kinds
     */
    Node sitesOfWholeKinds(Expr pieces) {
        boolean narrow = exprs.isNarrow(Type.SITE.set());
        int[] kinds = wholeKinds(pieces);
        if (kinds != null && narrow && kinds.length == 2) return new Pieces.SitesOfTwoKinds(kinds[0], kinds[1]);
        if (kinds != null && !narrow && kinds.length == roster.kinds) return new WidePieces.OccupiedSites();
        if (kinds != null) return narrow ? new Pieces.SitesOfKinds(kinds) : new WidePieces.SitesOfKinds(kinds);
        if (!narrow) return null;
        if (Exprs.isOperation(pieces, Operator.OWNED)) {
            int[] of = wholeKinds(Exprs.operand(pieces, 0));
            int[] own = of == null ? null : oneKindOfEach(of);
            return own == null ? null : new Pieces.SitesOfOwnKind(own, exprs.node(Exprs.operand(pieces, 1)));
        }
        if (Exprs.isOperation(pieces, Operator.PIECES_OF_KIND)) {
            int[] itself = IntStream.range(0, roster.kinds).toArray();
            return new Pieces.SitesOfOwnKind(itself, exprs.node(Exprs.operand(pieces, 0)));
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
