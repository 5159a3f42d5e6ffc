package regola.engine.lower;

import java.util.List;
import java.util.stream.LongStream;
import regola.engine.board.Bits;
import regola.engine.board.Roster;
import regola.engine.board.Sites;
import regola.engine.node.Arithmetic;
import regola.engine.node.BoardNodes;
import regola.engine.node.Draw;
import regola.engine.node.Lists;
import regola.engine.node.Near;
import regola.engine.node.Pieces;
import regola.engine.node.Sets;
import regola.engine.node.TheMatch;
import regola.engine.node.Values;
import regola.engine.node.WidePieces;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Seats;
import regola.language.model.Type;

/**
 * An OperatorLowering is the making of nodes from operations, each operator in its turn. Where there is more to it,
 * what concerns pieces and the board is in {@link ThingLowering}.
 */
final class OperatorLowering {
    private final ExprLowering exprs;
    private final ThingLowering things;
    private final Sites sites;
    private final Roster roster;

    OperatorLowering(ExprLowering exprs) {
        this.exprs = exprs;
        this.things = new ThingLowering(exprs);
        sites = exprs.game.layout.sites();
        roster = exprs.game.layout.roster();
    }

    Node lower(Expr.Operation e) {
        return switch (e.operator()) {
            case ADD -> new Arithmetic.Add(at(e, 0), at(e, 1), e.span());
            case SUBTRACT -> new Arithmetic.Subtract(at(e, 0), at(e, 1), e.span());
            case MULTIPLY -> new Arithmetic.Multiply(at(e, 0), at(e, 1), e.span());
            case DIVIDE -> new Arithmetic.Divide(at(e, 0), at(e, 1), false, e.span());
            case MODULO -> new Arithmetic.Divide(at(e, 0), at(e, 1), true, e.span());
            case NEGATE -> new Arithmetic.Negate(at(e, 0), e.span());
            case LESS -> new Arithmetic.Less(at(e, 0), at(e, 1));
            case AT_MOST -> new Arithmetic.AtMost(at(e, 0), at(e, 1));
            case AND -> Arithmetic.and(at(e, 0), at(e, 1));
            case OR -> Arithmetic.or(at(e, 0), at(e, 1));
            case NOT -> not(e);
            case EQUAL -> equal(e);
            case IN -> in(e);
            case SUBSET -> subset(e);
            case UNION, WITHOUT, COMMON -> combined(e);
            case SOME -> some(e.operands().get(0));
            case COUNT -> count(e.operands().get(0));
            case ONE -> one(e);
            case ONE_NUMBER -> new Lists.First(at(e, 0), true, e.span());
            case RANDOM -> random(e);
            case ITEM -> new Lists.Item(at(e, 0), at(e, 1), e.span());
            case REST -> new Lists.Rest(at(e, 0));
            case JOINED -> new Lists.Joined(at(e, 0), at(e, 1), e.span());
            case REMOVED -> new Lists.Removed(at(e, 0), at(e, 1));
            case SINGLETON -> singleton(e);
            case TO_SET -> toSet(e);
            case TO_LIST -> exprs.asList(e.operands().get(0));
            case RANGE -> new Lists.Range(at(e, 0), at(e, 1), e.span());
            case MOVER -> new TheMatch.Mover();
            case PLAYERS -> new TheMatch.Players();
            case SEATS -> new Values.Constant((1L << exprs.game.layout.roster().players) - 1);
            case SIDES -> new Values.Constant(seats().playOthers() ? withoutTurns() : exprs.game.all(Type.PLAYER));
            case NEUTRALS -> new Values.Constant(seats().playOthers() ? 0 : withoutTurns());
            case PLAYER_OF -> new TheMatch.PlayerOf(at(e, 0), playerOf());
            case NEXT_PLAYER -> new TheMatch.NextPlayer(at(e, 0));
            case OTHERS_AFTER -> new TheMatch.OthersAfter(at(e, 0));
            case TIMES_SEEN -> new TheMatch.TimesSeen(exprs.game.rest);
            case TURN_NUMBER -> new TheMatch.TurnNumber();
            case ALL_PIECES -> things.constant(Bits.all(roster.count), e.type());
            case OWNER -> new Pieces.Owner(at(e, 0));
            case KIND -> new Pieces.Kind(at(e, 0));
            case SITE -> new Pieces.SiteOf(at(e, 0));
            case SITES_OF_PIECES -> things.sitesOf(e);
            case OWNERS_OF_PIECES ->
                things.narrowOperands(e)
                        ? new Pieces.OwnersOf(at(e, 0))
                        : exprs.fitting(new WidePieces.OwnersOf(things.wide(e, 0)), e.type());
            case OWNED -> things.owned(e);
            case ON_SITE ->
                exprs.isNarrow(e.type())
                        ? new Pieces.OnSite(at(e, 0), at(e, 1))
                        : new WidePieces.OnSite(at(e, 0), at(e, 1));
            case ON_SITES -> things.onSites(e);
            case PIECES_OF_KIND -> things.table(roster.ofKind, at(e, 0), e.type());
            case TOP -> new Pieces.Top(at(e, 0));
            case STACK -> new Pieces.Stack(at(e, 0));
            case ALL_SITES -> things.constant(sites.board, e.type());
            case BOX -> new Values.Constant(sites.box);
            case NEXT -> things.table(sites.next, at(e, 0), e.type());
            case PREVIOUS -> things.table(sites.previous, at(e, 0), e.type());
            case AHEAD -> things.table(sites.ahead, at(e, 0), e.type());
            case BEHIND -> things.table(sites.behind, at(e, 0), e.type());
            case NEIGHBOURS -> things.table(sites.neighbours, at(e, 0), e.type());
            case NEXT_OF_SITES -> things.union(sites.next, e);
            case PREVIOUS_OF_SITES -> things.union(sites.previous, e);
            case AHEAD_OF_SITES -> things.union(sites.ahead, e);
            case BEHIND_OF_SITES -> things.union(sites.behind, e);
            case NEIGHBOURS_OF_SITES -> things.union(sites.neighbours, e);
            case DISTANCE -> new BoardNodes.Distance(sites, at(e, 0), at(e, 1));
            case LINE_SITES -> things.table(sites.lineSites, at(e, 0), e.type());
            case LINE_ORDER -> new BoardNodes.Order(exprs.game.lineOrders(), at(e, 0));
            case LINES_THROUGH -> things.linesThrough(e);
            case DIRECTIONS ->
                new Values.ConstantList(
                        LongStream.rangeClosed(1, sites.steps.length).toArray());
            case STEP -> new BoardNodes.Step(sites, at(e, 0), at(e, 1));
            case RAY -> new BoardNodes.Ray(sites, at(e, 0), at(e, 1));
            case HEX -> things.hex(e);
            case CONNECTED -> new BoardNodes.Connected(things.wide(e, 0));
            case TIPS -> exprs.fitting(new BoardNodes.Tips(things.wide(e, 0)), e.type());
            case TAILS -> exprs.fitting(new BoardNodes.Tails(things.wide(e, 0), at(e, 1)), e.type());
            case JUMPS -> jumps(e);
            case GROUP_OF -> exprs.fitting(new BoardNodes.Group(sites, at(e, 0), things.wide(e, 1)), e.type());
            case COLUMN -> new BoardNodes.Coordinate(exprs.game.longs(sites.column), at(e, 0), "column", e.span());
            case ROW -> new BoardNodes.Coordinate(exprs.game.longs(sites.row), at(e, 0), "row", e.span());
        };
    }

    private Seats seats() {
        return exprs.game.layout.game().seats();
    }

    /** Sides that take no turns. */
    private long withoutTurns() {
        return exprs.game.all(Type.PLAYER) & ~((1L << exprs.game.layout.roster().players) - 1);
    }

    /** For each side who plays it; -1 for neutral ones. */
    private int[] playerOf() {
        List<String> sides = exprs.game.layout.names().ids(Type.PLAYER);
        int[] player = new int[sides.size()];
        for (int side = 0; side < player.length; side++) {
            player[side] = side < exprs.game.layout.roster().players ? side : -1;
            for (int p = 0; p < seats().played().size(); p++)
                if (seats().played().get(p).contains(sides.get(side))) player[side] = p;
        }
        return player;
    }

    private Node at(Expr.Operation e, int index) {
        return exprs.node(e.operands().get(index));
    }

    private Node jumps(Expr.Operation e) {
        Node over = new Standings(exprs).jumps(e);
        Node wide = over != null ? over : new BoardNodes.Jumps(sites, at(e, 0), things.wide(e, 1), at(e, 2));
        return exprs.fitting(wide, e.type());
    }

    private Node not(Expr.Operation e) {
        return new Arithmetic.Not(at(e, 0));
    }

    private Node equal(Expr.Operation e) {
        if (exprs.isNarrow(e.operands().get(0).type())) return new Arithmetic.Equal(at(e, 0), at(e, 1));
        return new WideSets.Equal(at(e, 0), at(e, 1));
    }

    private Node in(Expr.Operation e) {
        Type all = e.operands().get(1).type();
        if (all.isList() || exprs.game.isNumberSet(all)) return new Lists.In(at(e, 0), at(e, 1));
        return exprs.isNarrow(all) ? new Sets.In(at(e, 0), at(e, 1)) : new WideSets.In(at(e, 0), at(e, 1));
    }

    private Node subset(Expr.Operation e) {
        Type type = e.operands().get(1).type();
        if (exprs.game.isNumberSet(type)) return new WideSets.NumberSubset(at(e, 0), at(e, 1));
        return exprs.isNarrow(type) ? new Sets.Subset(at(e, 0), at(e, 1)) : new WideSets.Subset(at(e, 0), at(e, 1));
    }

    private Node combined(Expr.Operation e) {
        Node near = e.operator() == Operator.COMMON && !exprs.isNarrow(e.type()) ? things.near(e) : null;
        if (near != null) return near;
        Node a = at(e, 0);
        Node b = at(e, 1);
        if (exprs.game.isNumberSet(e.type())) {
            return new WideSets.BothNumbers(
                    a,
                    b,
                    switch (e.operator()) {
                        case UNION -> WideSets::numberUnion;
                        case WITHOUT -> WideSets::numbersWithout;
                        default -> WideSets::numbersCommon;
                    },
                    e.span());
        }
        if (!exprs.isNarrow(e.type())) {
            return new WideSets.Both(
                    a,
                    b,
                    switch (e.operator()) {
                        case UNION -> Bits::union;
                        case WITHOUT -> Bits::without;
                        default -> Bits::common;
                    });
        }
        return switch (e.operator()) {
            case UNION -> new Sets.Union(a, b);
            case WITHOUT -> new Sets.Without(a, b);
            default -> Sets.common(a, b);
        };
    }

    private Node some(Expr of) {
        Type type = of.type();
        if (type.shape() == Type.Shape.ONE) return new Arithmetic.Less(new Values.Constant(-1), exprs.node(of));
        if (type.isList() || exprs.game.isNumberSet(type)) return new Lists.Some(exprs.node(of));
        if (Exprs.isOperation(of, Operator.ON_SITES)) {
            Expr sites = Exprs.operand(of, 1);
            Node standing = things.sitesOfWholeKinds(Exprs.operand(of, 0));
            if (standing != null && exprs.isNarrow(sites.type()))
                return Sets.some(Sets.common(standing, exprs.node(sites)));
            if (standing != null) return new WideSets.Meets(standing, exprs.node(sites));
        }
        if (exprs.isNarrow(type)) return Sets.some(exprs.node(of));
        if (Exprs.isOperation(of, Operator.ON_SITE)) return things.someOnSite((Expr.Operation) of);
        return Near.some(exprs.node(of));
    }

    private Node count(Expr of) {
        Type type = of.type();
        if (type.isList() || exprs.game.isNumberSet(type)) return new Lists.Count(exprs.node(of));
        return exprs.isNarrow(type) ? new Sets.Count(exprs.node(of)) : Near.count(exprs.node(of));
    }

    private Node one(Expr.Operation e) {
        Type type = e.operands().get(0).type();
        if (type.isList()) return new Lists.First(at(e, 0), false, e.span());
        if (exprs.isNarrow(type)) return new Sets.One(at(e, 0));
        Expr of = e.operands().get(0);
        boolean butOne =
                Exprs.isOperation(of, Operator.WITHOUT) && Exprs.isOperation(Exprs.operand(of, 1), Operator.SINGLETON);
        if (butOne && exprs.node(Exprs.operand(of, 0)) instanceof Near near) {
            return near.oneBut(exprs.node(Exprs.operand(Exprs.operand(of, 1), 0)));
        }
        return Near.one(exprs.node(of));
    }

    private Node random(Expr.Operation e) {
        Type type = e.operands().get(0).type();
        boolean bits = type.isSet() && !exprs.game.isNumberSet(type);
        boolean hidden = exprs.game.layout.game().properties().stream()
                .anyMatch(p -> p.visibleIf() != null && p.type().element().equals(type.element()));
        return new Draw(at(e, 0), exprs.isNarrow(type), bits, type.element(), hidden, e.span());
    }

    private Node singleton(Expr.Operation e) {
        if (exprs.game.isNumberSet(e.type())) return new WideSets.OneNumber(at(e, 0));
        return exprs.isNarrow(e.type())
                ? new Sets.Singleton(at(e, 0))
                : new WideSets.Singleton(exprs.game.layout.words(e.type()), at(e, 0));
    }

    private Node toSet(Expr.Operation e) {
        if (exprs.game.isNumberSet(e.type())) return new WideSets.Sorted(at(e, 0));
        return exprs.isNarrow(e.type())
                ? new Sets.OfList(at(e, 0))
                : new WideSets.OfList(exprs.game.layout.words(e.type()), at(e, 0));
    }
}
