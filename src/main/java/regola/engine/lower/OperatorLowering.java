package regola.engine.lower;

import java.util.List;
import java.util.stream.LongStream;
import regola.engine.board.Bits;
import regola.engine.board.Roster;
import regola.engine.board.Sites;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Rep;
import regola.engine.form.Shorter;
import regola.engine.node.Draw;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Seats;
import regola.language.model.Type;

/**
 * An OperatorLowering is the making of the lowered form from operations, each operator in its turn. Where there is more
 * to it, what concerns pieces and the board is in {@link ThingLowering}.
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

    Op lower(Expr.Operation e) {
        return switch (e.operator()) {
            case ADD -> Op.of(Kind.ADD, e.span(), at(e, 0), at(e, 1));
            case SUBTRACT -> Op.of(Kind.SUBTRACT, e.span(), at(e, 0), at(e, 1));
            case MULTIPLY -> Op.of(Kind.MULTIPLY, e.span(), at(e, 0), at(e, 1));
            case DIVIDE -> Op.of(Kind.DIVIDE, e.span(), at(e, 0), at(e, 1));
            case MODULO -> Op.of(Kind.MODULO, e.span(), at(e, 0), at(e, 1));
            case NEGATE -> Op.of(Kind.NEGATE, e.span(), at(e, 0));
            case LESS -> Op.of(Kind.LESS, at(e, 0), at(e, 1));
            case AT_MOST -> Op.of(Kind.AT_MOST, at(e, 0), at(e, 1));
            case AND -> Shorter.and(at(e, 0), at(e, 1));
            case OR -> Shorter.or(at(e, 0), at(e, 1));
            case NOT -> not(e);
            case EQUAL -> equal(e);
            case IN -> in(e);
            case SUBSET -> subset(e);
            case UNION, WITHOUT, COMMON -> combined(e);
            case SOME -> some(e.operands().get(0));
            case COUNT -> count(e.operands().get(0));
            case ONE -> one(e);
            case ONE_NUMBER -> Op.of(Kind.FIRST, e.span(), List.of(true), at(e, 0));
            case RANDOM -> random(e);
            case ITEM -> Op.of(Kind.ITEM, e.span(), at(e, 0), at(e, 1));
            case REST -> Op.of(Kind.REST, at(e, 0));
            case JOINED -> Op.of(Kind.JOINED, e.span(), at(e, 0), at(e, 1));
            case REMOVED -> Op.of(Kind.REMOVED, at(e, 0), at(e, 1));
            case SINGLETON -> singleton(e);
            case TO_SET -> toSet(e);
            case TO_LIST -> exprs.asList(e.operands().get(0));
            case RANGE -> Op.of(Kind.RANGE, e.span(), at(e, 0), at(e, 1));
            case MOVER ->
                Op.of(Kind.MOVER, null, List.of(!exprs.game.layout.game().rounds()));
            case PLAYERS -> Op.of(Kind.PLAYERS);
            case SEATS -> Op.constant((1L << exprs.game.layout.roster().players) - 1);
            case SIDES -> Op.constant(seats().playOthers() ? withoutTurns() : exprs.game.all(Type.PLAYER));
            case NEUTRALS -> Op.constant(seats().playOthers() ? 0 : withoutTurns());
            case PLAYER_OF -> Op.of(Kind.PLAYER_OF, null, List.of(playerOf()), at(e, 0));
            case NEXT_PLAYER -> Op.of(Kind.NEXT_PLAYER, at(e, 0));
            case OTHERS_AFTER -> Op.of(Kind.OTHERS_AFTER, at(e, 0));
            case TIMES_SEEN -> Op.of(Kind.TIMES_SEEN, null, List.of(exprs.game.rest));
            case TURN_NUMBER -> Op.of(Kind.TURN_NUMBER);
            case ALL_PIECES -> things.constant(Bits.all(roster.count), e.type());
            case OWNER -> Op.of(Kind.OWNER, at(e, 0));
            case KIND -> Op.of(Kind.KIND, at(e, 0));
            case SITE -> Op.of(Kind.SITE, at(e, 0));
            case SITES_OF_PIECES -> things.sitesOf(e);
            case OWNERS_OF_PIECES ->
                things.narrowOperands(e)
                        ? Op.of(Kind.OWNERS_OF, at(e, 0))
                        : exprs.fitting(Op.of(Kind.WIDE_OWNERS_OF, things.wide(e, 0)), e.type());
            case OWNED -> things.owned(e);
            case ON_SITE ->
                exprs.isNarrow(e.type())
                        ? Op.of(Kind.ON_SITE, at(e, 0), at(e, 1))
                        : Op.of(Kind.WIDE_ON_SITE, at(e, 0), at(e, 1));
            case ON_SITES -> things.onSites(e);
            case PIECES_OF_KIND -> things.table(roster.ofKind, at(e, 0), e.type());
            case TOP -> Op.of(Kind.TOP, at(e, 0));
            case STACK -> Op.of(Kind.STACK, at(e, 0));
            case ALL_SITES -> things.constant(sites.board, e.type());
            case BOX -> Op.constant(sites.box);
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
            case DISTANCE -> Op.of(Kind.DISTANCE, null, List.of(sites), at(e, 0), at(e, 1));
            case LINE_SITES -> things.table(sites.lineSites, at(e, 0), e.type());
            case LINE_ORDER -> Op.of(Kind.ORDER, null, List.of((Object) exprs.game.lineOrders()), at(e, 0));
            case LINES_THROUGH -> things.linesThrough(e);
            case DIRECTIONS ->
                Op.constant(LongStream.rangeClosed(1, sites.steps.length).toArray());
            case STRAIGHT -> Op.constant(sites.directions(false));
            case DIAGONAL -> Op.constant(sites.directions(true));
            case FORWARD -> Op.of(Kind.ORDER, null, List.of((Object) forward()), at(e, 0));
            case STEP -> Op.of(Kind.STEP, null, List.of(sites), at(e, 0), at(e, 1));
            case RAY -> Op.of(Kind.RAY, null, List.of(sites), at(e, 0), at(e, 1));
            case HEX -> things.hex(e);
            case CONNECTED -> connected(things.wide(e, 0));
            case TIPS -> exprs.fitting(Op.of(Kind.TIPS, things.wide(e, 0)), e.type());
            case TAILS -> exprs.fitting(Op.of(Kind.TAILS, things.wide(e, 0), at(e, 1)), e.type());
            case JUMPS -> jumps(e);
            case GROUP_OF ->
                exprs.fitting(Op.of(Kind.GROUP, null, List.of(sites), at(e, 0), things.wide(e, 1)), e.type());
            case COLUMN ->
                Op.of(Kind.COORDINATE, e.span(), List.of(exprs.game.longs(sites.column), "column"), at(e, 0));
            case ROW -> Op.of(Kind.COORDINATE, e.span(), List.of(exprs.game.longs(sites.row), "row"), at(e, 0));
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

    private long[][] forward() {
        long[][] forward = new long[exprs.game.layout.names().ids(Type.PLAYER).size()][];
        for (int side = 0; side < forward.length; side++) forward[side] = sites.forward(side);
        return forward;
    }

    private Op at(Expr.Operation e, int index) {
        return exprs.node(e.operands().get(index));
    }

    private Op jumps(Expr.Operation e) {
        Op over = new Standings(exprs).jumps(e);
        Op wide = over != null ? over : Op.of(Kind.JUMPS, null, List.of(sites), at(e, 0), things.wide(e, 1), at(e, 2));
        return exprs.fitting(wide, e.type());
    }

    private Op not(Expr.Operation e) {
        return Op.of(Kind.NOT, at(e, 0));
    }

    private Op equal(Expr.Operation e) {
        if (exprs.isNarrow(e.operands().get(0).type())) return Op.of(Kind.EQUAL, at(e, 0), at(e, 1));
        return Op.of(Kind.ARRAY_EQUAL, at(e, 0), at(e, 1));
    }

    private Op in(Expr.Operation e) {
        Type all = e.operands().get(1).type();
        if (all.isList() || exprs.game.isNumberSet(all)) return Op.of(Kind.LIST_IN, at(e, 0), at(e, 1));
        return exprs.isNarrow(all) ? Op.of(Kind.IN, at(e, 0), at(e, 1)) : Op.of(Kind.WIDE_IN, at(e, 0), at(e, 1));
    }

    private Op subset(Expr.Operation e) {
        Type type = e.operands().get(1).type();
        if (exprs.game.isNumberSet(type)) return Op.of(Kind.NUMBER_SUBSET, at(e, 0), at(e, 1));
        return exprs.isNarrow(type)
                ? Op.of(Kind.SUBSET, at(e, 0), at(e, 1))
                : Op.of(Kind.WIDE_SUBSET, at(e, 0), at(e, 1));
    }

    private Op combined(Expr.Operation e) {
        Op near = e.operator() == Operator.COMMON && !exprs.isNarrow(e.type()) ? things.near(e) : null;
        if (near != null) return near;
        Op a = at(e, 0);
        Op b = at(e, 1);
        if (exprs.game.isNumberSet(e.type())) {
            Kind kind = switch (e.operator()) {
                case UNION -> Kind.NUMBER_UNION;
                case WITHOUT -> Kind.NUMBER_WITHOUT;
                default -> Kind.NUMBER_COMMON;
            };
            return Op.of(kind, e.span(), a, b);
        }
        boolean narrow = exprs.isNarrow(e.type());
        return switch (e.operator()) {
            case UNION -> Op.of(narrow ? Kind.UNION : Kind.WIDE_UNION, a, b);
            case WITHOUT -> Op.of(narrow ? Kind.WITHOUT : Kind.WIDE_WITHOUT, a, b);
            default -> narrow ? Shorter.common(a, b) : Op.of(Kind.WIDE_COMMON, a, b);
        };
    }

    private Op some(Expr of) {
        Type type = of.type();
        if (type.shape() == Type.Shape.ONE) return Op.of(Kind.LESS, Op.constant(-1), exprs.node(of));
        if (type.isList() || exprs.game.isNumberSet(type)) return Op.of(Kind.LIST_SOME, exprs.node(of));
        if (Exprs.isOperation(of, Operator.ON_SITES)) {
            Expr sites = Exprs.operand(of, 1);
            Op standing = things.sitesOfWholeKinds(Exprs.operand(of, 0));
            if (standing != null && exprs.isNarrow(sites.type()))
                return Shorter.some(Shorter.common(standing, exprs.node(sites)));
            if (standing != null) return Op.of(Kind.WIDE_MEET, standing, exprs.node(sites));
        }
        if (exprs.isNarrow(type)) return Shorter.some(exprs.node(of));
        if (Exprs.isOperation(of, Operator.ON_SITE)) return things.someOnSite((Expr.Operation) of);
        return Shorter.someWide(exprs.node(of));
    }

    private Op count(Expr of) {
        Type type = of.type();
        if (type.isList() || exprs.game.isNumberSet(type)) return Op.of(Kind.LIST_COUNT, exprs.node(of));
        return exprs.isNarrow(type) ? Op.of(Kind.COUNT, exprs.node(of)) : Shorter.countWide(exprs.node(of));
    }

    private Op one(Expr.Operation e) {
        Type type = e.operands().get(0).type();
        if (type.isList()) return Op.of(Kind.FIRST, e.span(), List.of(false), at(e, 0));
        if (exprs.isNarrow(type)) return Op.of(Kind.ONE, at(e, 0));
        Expr of = e.operands().get(0);
        boolean butOne =
                Exprs.isOperation(of, Operator.WITHOUT) && Exprs.isOperation(Exprs.operand(of, 1), Operator.SINGLETON);
        Op near = butOne ? exprs.node(Exprs.operand(of, 0)) : null;
        if (near != null && near.kind() == Kind.NEAR) {
            return Shorter.oneBut(near, exprs.node(Exprs.operand(Exprs.operand(of, 1), 0)));
        }
        return Shorter.oneWide(exprs.node(of));
    }

    private Op random(Expr.Operation e) {
        Type type = e.operands().get(0).type();
        boolean bits = type.isSet() && !exprs.game.isNumberSet(type);
        boolean hidden = exprs.game.layout.game().properties().stream()
                .anyMatch(p -> p.visibleIf() != null && p.type().element().equals(type.element()));
        Op from = at(e, 0);
        Node draw = new Draw(from.node(), exprs.isNarrow(type), bits, type.element(), hidden, e.span());
        return Op.of(draw, Rep.WORD, from);
    }

    private Op singleton(Expr.Operation e) {
        if (exprs.game.isNumberSet(e.type())) return Op.of(Kind.ONE_NUMBER, at(e, 0));
        return exprs.isNarrow(e.type())
                ? Op.of(Kind.SINGLETON, at(e, 0))
                : Op.of(Kind.WIDE_SINGLETON, null, List.of(exprs.game.layout.words(e.type())), at(e, 0));
    }

    private Op toSet(Expr.Operation e) {
        if (exprs.game.isNumberSet(e.type())) return Op.of(Kind.SORTED, at(e, 0));
        return exprs.isNarrow(e.type())
                ? Op.of(Kind.SET_OF_LIST, at(e, 0))
                : Op.of(Kind.WIDE_OF_LIST, null, List.of(exprs.game.layout.words(e.type())), at(e, 0));
    }

    private static Op connected(Op set) {
        return set.kind() == Kind.WIDE_SITES_OF
                ? Op.of(Kind.CONNECTED_PLACES, set.operand(0))
                : Op.of(Kind.CONNECTED, set);
    }
}
