package regola.engine.form;

import java.util.List;
import regola.engine.board.Bits;
import regola.engine.board.Sites;
import regola.engine.node.Act;
import regola.engine.node.Acts;
import regola.engine.node.Arguments;
import regola.engine.node.Arithmetic;
import regola.engine.node.BoardNodes;
import regola.engine.node.Call;
import regola.engine.node.FunctionBody;
import regola.engine.node.ListLoops;
import regola.engine.node.Lists;
import regola.engine.node.Loops;
import regola.engine.node.MemoCall;
import regola.engine.node.Near;
import regola.engine.node.Pieces;
import regola.engine.node.PositionRest;
import regola.engine.node.Sets;
import regola.engine.node.StandingShape;
import regola.engine.node.Supposing;
import regola.engine.node.TheMatch;
import regola.engine.node.Values;
import regola.engine.node.Weighed;
import regola.engine.node.WideLoops;
import regola.engine.node.WidePieces;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.engine.run.Unit;

/** A NodeMaking is the making of what the interpreter runs from operations. */
final class NodeMaking {
    private final Op op;

    private NodeMaking(Op op) {
        this.op = op;
    }

    static Node node(Op op) {
        return new NodeMaking(op).node();
    }

    static Act act(Op op) {
        return new NodeMaking(op).act();
    }

    private Node at(int operand) {
        return op.operand(operand).node();
    }

    private int slot() {
        return op.number(0);
    }

    private long[] table() {
        return (long[]) op.fixed(0);
    }

    private Sites sites() {
        return (Sites) op.fixed(0);
    }

    private Node node() {
        return switch (op.kind()) {
            case CONSTANT -> new Values.Constant(op.value());
            case CONSTANT_ARRAY -> new Values.ConstantList(table());
            case SLOT -> new Values.Slot(slot());
            case ARRAY_SLOT -> new Values.ListSlot(slot());
            case VARIABLE -> new Values.Variable(op.number(0));
            case ARRAY_VARIABLE -> new Values.ListVariable(op.number(0));
            case PROPERTY -> new Values.Property(op.number(0), at(0), (String) op.fixed(1), op.span());
            case CONDITIONAL -> new Values.Conditional(at(0), at(1), at(2));
            case LET ->
                op.operand(0).isArray()
                        ? new Values.LetList(slot(), at(0), at(1))
                        : new Values.Let(slot(), at(0), at(1));
            case WEIGHED -> new Weighed(at(0), op.number(0), op.span());
            case NODE -> (Node) op.fixed(0);
            case CALL, REMEMBERED_CALL -> call();
            default -> op.kind().compareTo(Kind.SOME) < 0 ? arithmetic() : small();
        };
    }

    private Node call() {
        Unit caller = (Unit) op.fixed(0);
        FunctionBody body = (FunctionBody) op.fixed(1);
        List<Op> operands = op.operands();
        if (op.kind() == Kind.REMEMBERED_CALL) {
            Node first = operands.isEmpty() ? null : at(0);
            Node second = operands.size() < 2 ? null : at(1);
            return new MemoCall(caller, body, first, second, op.number(2), (boolean) op.fixed(3), op.span());
        }
        return new Call(caller, body, arguments(caller, operands, (int[]) op.fixed(2)), op.span());
    }

    static Arguments arguments(Unit caller, List<Op> operands, int[] kept) {
        boolean[] narrow = new boolean[operands.size()];
        for (int i = 0; i < narrow.length; i++) narrow[i] = !operands.get(i).isArray();
        return new Arguments(caller, operands.stream().map(Op::node).toArray(Node[]::new), narrow, kept);
    }

    private Node arithmetic() {
        return switch (op.kind()) {
            case ADD -> new Arithmetic.Add(at(0), at(1), op.span());
            case SUBTRACT -> new Arithmetic.Subtract(at(0), at(1), op.span());
            case MULTIPLY -> new Arithmetic.Multiply(at(0), at(1), op.span());
            case DIVIDE -> new Arithmetic.Divide(at(0), at(1), false, op.span());
            case MODULO -> new Arithmetic.Divide(at(0), at(1), true, op.span());
            case NEGATE -> new Arithmetic.Negate(at(0), op.span());
            case LESS -> new Arithmetic.Less(at(0), at(1));
            case AT_MOST -> new Arithmetic.AtMost(at(0), at(1));
            case EQUAL -> new Arithmetic.Equal(at(0), at(1));
            case AND -> new Arithmetic.And(at(0), at(1));
            case OR -> new Arithmetic.Or(at(0), at(1));
            default -> new Arithmetic.Not(at(0));
        };
    }

    private Node small() {
        return switch (op.kind()) {
            case SOME -> new Sets.Some(at(0));
            case MEET -> new Sets.Meet(at(0), at(1));
            case IN -> new Sets.In(at(0), at(1));
            case SUBSET -> new Sets.Subset(at(0), at(1));
            case UNION -> new Sets.Union(at(0), at(1));
            case WITHOUT -> new Sets.Without(at(0), at(1));
            case COMMON -> new Sets.Common(at(0), at(1));
            case OTHERS -> new Sets.Others(op.value(), at(0));
            case COUNT -> new Sets.Count(at(0));
            case ONE -> new Sets.One(at(0));
            case SINGLETON -> new Sets.Singleton(at(0));
            case SET_OF_LIST -> new Sets.OfList(at(0));
            case LIST_OF_SET -> new Sets.ToList(at(0));
            default -> op.kind().compareTo(Kind.LIST_IN) < 0 ? wide() : listed();
        };
    }

    private Node wide() {
        return switch (op.kind()) {
            case WIDENED -> new WideSets.Widened(at(0));
            case NARROWED -> new WideSets.Narrowed(at(0));
            case WIDE_UNION -> new WideSets.Both(at(0), at(1), Bits::union);
            case WIDE_WITHOUT -> new WideSets.Both(at(0), at(1), Bits::without);
            case WIDE_COMMON -> new WideSets.Common(at(0), at(1));
            case WIDE_OTHERS -> new WideSets.Others(table(), at(0));
            case WIDE_ALL_BUT -> new WideSets.AllBut(table(), at(0));
            case WIDE_NARROWED -> WideSets.common(at(0), at(1));
            case NUMBER_UNION -> new WideSets.BothNumbers(at(0), at(1), WideSets::numberUnion, op.span());
            case NUMBER_WITHOUT -> new WideSets.BothNumbers(at(0), at(1), WideSets::numbersWithout, op.span());
            case NUMBER_COMMON -> new WideSets.BothNumbers(at(0), at(1), WideSets::numbersCommon, op.span());
            case WIDE_IN -> new WideSets.In(at(0), at(1));
            case WIDE_SUBSET -> new WideSets.Subset(at(0), at(1));
            case WIDE_MEET -> new WideSets.Meets(at(0), at(1));
            case ARRAY_EQUAL -> new WideSets.Equal(at(0), at(1));
            case WIDE_SOME -> new WideSets.Some(at(0));
            case WIDE_COUNT -> new WideSets.Count(at(0));
            case WIDE_ONE -> new WideSets.One(at(0));
            case WIDE_SINGLETON -> new WideSets.Singleton(op.number(0), at(0));
            case WIDE_OF_LIST -> new WideSets.OfList(op.number(0), at(0));
            case LIST_OF_WIDE -> new WideSets.ToList(at(0));
            case ONE_NUMBER -> new WideSets.OneNumber(at(0));
            case SORTED -> new WideSets.Sorted(at(0));
            case NUMBER_SUBSET -> new WideSets.NumberSubset(at(0), at(1));
            case NEAR -> new Near(sites(), at(0), at(1));
            case NEAR_SOME -> new Near(sites(), at(0), at(1)).some();
            case NEAR_COUNT -> new Near(sites(), at(0), at(1)).count();
            case NEAR_ONE -> new Near(sites(), at(0), at(1)).one();
            default -> new Near(sites(), at(0), at(1)).oneBut(at(2));
        };
    }

    private Node listed() {
        return switch (op.kind()) {
            case LIST_IN -> new Lists.In(at(0), at(1));
            case LIST_SOME -> new Lists.Some(at(0));
            case LIST_COUNT -> new Lists.Count(at(0));
            case FIRST -> new Lists.First(at(0), (Boolean) op.fixed(0), op.span());
            case ITEM -> new Lists.Item(at(0), at(1), op.span());
            case REST -> new Lists.Rest(at(0));
            case JOINED -> new Lists.Joined(at(0), at(1), op.span());
            case REPEATED -> new Lists.Repeated(at(0), at(1), op.span());
            case REMOVED -> new Lists.Removed(at(0), at(1));
            case RANGE -> new Lists.Range(at(0), at(1), op.span());
            case WRITTEN ->
                new Lists.Written(op.operands().stream().map(Op::node).toArray(Node[]::new));
            case JUST -> new Lists.Just(at(0));
            default -> op.kind().compareTo(Kind.OWNER) < 0 ? board() : pieces();
        };
    }

    private Node board() {
        return switch (op.kind()) {
            case UNION_OF -> new BoardNodes.UnionOf(table(), at(0));
            case WIDE_UNION_OF -> new BoardNodes.WideUnionOf(sites(), (long[][]) op.fixed(1), at(0));
            case DISTANCE -> new BoardNodes.Distance(sites(), at(0), at(1));
            case ORDER -> new BoardNodes.Order((long[][]) op.fixed(0), at(0));
            case COORDINATE -> new BoardNodes.Coordinate(table(), at(0), (String) op.fixed(1), op.span());
            case STEP -> new BoardNodes.Step(sites(), at(0), at(1));
            case RAY -> new BoardNodes.Ray(sites(), at(0), at(1));
            case HEX_AT -> new BoardNodes.HexAt(at(0), at(1));
            case CONNECTED -> new BoardNodes.Connected(at(0));
            case CONNECTED_PLACES -> new BoardNodes.ConnectedPlaces(at(0));
            case TIPS -> new BoardNodes.Tips(at(0));
            case TAILS -> new BoardNodes.Tails(at(0), at(1));
            case SUPPOSED ->
                new Supposing.Looks(at(0), (Boolean) op.fixed(0), at(1), (StandingShape[]) op.fixed(1), at(2));
            case SUPPOSED_CONNECTED -> new StandingShape.Connected((StandingShape) op.fixed(0));
            case SUPPOSED_TAIL -> new StandingShape.SomeTail((StandingShape) op.fixed(0), at(0));
            case SUPPOSED_JUMPS -> new StandingShape.Jumps((StandingShape) op.fixed(0), at(0), at(1), at(2));
            case JUMPS -> new BoardNodes.Jumps(sites(), at(0), at(1), at(2));
            case GROUP -> new BoardNodes.Group(sites(), at(0), at(1));
            case LINES_WITHIN -> new BoardNodes.SitesOfLinesWithin(table(), at(0));
            case TABLE, TABLE_AT -> new Pieces.Table(table(), (Long) op.fixed(1), at(0));
            default -> new Pieces.WideTable((long[][]) op.fixed(0), at(0), op.number(1));
        };
    }

    private Node pieces() {
        return switch (op.kind()) {
            case OWNER -> new Pieces.Owner(at(0));
            case KIND -> new Pieces.Kind(at(0));
            case SITE -> new Pieces.SiteOf(at(0));
            case TOP -> new Pieces.Top(at(0));
            case STACK -> new Pieces.Stack(at(0));
            case SITES_OF_KINDS -> sitesOfKinds((int[]) op.fixed(0));
            case SITES_OF_OWN_KIND, SITES_OF_EACH_KIND -> new Pieces.SitesOfOwnKind((int[]) op.fixed(0), at(0));
            case SITES_OF -> new Pieces.SitesOf(at(0));
            case OWNERS_OF -> new Pieces.OwnersOf(at(0));
            case ON_SITE -> new Pieces.OnSite(at(0), at(1));
            case ON_SITES -> new Pieces.OnSites(at(0), at(1));
            case KINDS_ON_SITES -> new Pieces.KindsOnSites(at(0), at(1), at(2));
            case WIDE_SITES_OF -> new WidePieces.SitesOf(at(0));
            case WIDE_SITES_OF_KINDS -> new WidePieces.SitesOfKinds((int[]) op.fixed(0));
            case OCCUPIED -> new WidePieces.OccupiedSites();
            case WIDE_OWNERS_OF -> new WidePieces.OwnersOf(at(0));
            case WIDE_ON_SITE -> new WidePieces.OnSite(at(0), at(1));
            case SOME_ON_SITE -> new WidePieces.SomeOnSite(at(0), at(1));
            case WIDE_ON_SITES -> new WidePieces.OnSites(at(0), at(1));
            case FEW_ON_SITES -> new WidePieces.FewOnSites(at(0), at(1));
            default -> op.kind().compareTo(Kind.THOSE) < 0 ? match() : loop();
        };
    }

    private static Node sitesOfKinds(int[] kinds) {
        return kinds.length == 2 ? new Pieces.SitesOfTwoKinds(kinds[0], kinds[1]) : new Pieces.SitesOfKinds(kinds);
    }

    private Node match() {
        return switch (op.kind()) {
            case MOVER -> new TheMatch.Mover();
            case PLAYERS -> new TheMatch.Players();
            case PLAYER_OF -> new TheMatch.PlayerOf(at(0), (int[]) op.fixed(0));
            case NEXT_PLAYER -> new TheMatch.NextPlayer(at(0));
            case OTHERS_AFTER -> new TheMatch.OthersAfter(at(0));
            case TURN_NUMBER -> new TheMatch.TurnNumber();
            default -> new TheMatch.TimesSeen((PositionRest) op.fixed(0));
        };
    }

    private Node loop() {
        return switch (op.kind()) {
            case THOSE -> new Loops.Those(slot(), at(0), at(1), op.span());
            case EACH_SOME -> new Loops.Some(slot(), at(0), at(1), op.span());
            case EACH_EVERY -> new Loops.Every(slot(), at(0), at(1), op.span());
            case THOSE_MOST -> new Loops.ThoseWithMost(slot(), at(0), at(1), op.number(1), op.span());
            case ALL_OF -> new Loops.All(slot(), at(0), at(1), (Boolean) op.fixed(1), op.span());
            case FOLDED -> new Loops.Folded(slot(), at(0), at(1), (Loops.Fold) op.fixed(1), op.span());
            case LIST_THOSE -> new ListLoops.Those(slot(), at(0), at(1), op.span());
            case LIST_EACH_SOME -> new ListLoops.Some(slot(), at(0), at(1), (Boolean) op.fixed(1), op.span());
            case LIST_THOSE_MOST -> new ListLoops.ThoseWithMost(slot(), at(0), at(1), op.number(1), op.span());
            case LIST_VALUES -> new ListLoops.Values(slot(), at(0), at(1), op.span());
            case LIST_UNION -> new ListLoops.Union(slot(), at(0), at(1), op.number(1), op.span());
            case LIST_FOLDED -> new ListLoops.Folded(slot(), at(0), at(1), (Loops.Fold) op.fixed(1), op.span());
            case WIDE_EACH_SOME -> new WideLoops.Some(slot(), at(0), at(1), (Boolean) op.fixed(1), op.span());
            case GATHERED -> new WideLoops.Gathered(slot(), at(0), at(1), op.number(1), op.span());
            default -> throw new IllegalArgumentException(op.kind() + " yields no value");
        };
    }

    private Act act() {
        return switch (op.kind()) {
            case BLOCK -> new Acts.Block(op.operands().stream().map(Op::act).toArray(Act[]::new), op.span());
            case SET -> new Acts.Set(slot(), at(0));
            case SET_ARRAY -> new Acts.SetList(slot(), at(0));
            case IF -> new Acts.If(at(0), op.operand(1).act(), op.operand(2).act());
            case WHILE -> new Acts.While(at(0), op.operand(1).act(), op.span());
            case REPEAT -> new Acts.Repeat(at(0), op.operand(1).act(), op.span());
            case FOR_EACH ->
                new Acts.ForEach(slot(), at(0), condition(), op.operand(1).act(), op.span());
            case FOR_EACH_LISTED ->
                new Acts.ForEachListed(slot(), at(0), condition(), op.operand(1).act(), op.span());
            case ANSWER -> new Acts.Answer(at(0), !op.operand(0).isArray());
            default -> throw new IllegalArgumentException(op.kind() + " is no statement");
        };
    }

    private Node condition() {
        return op.operands().size() < 3 ? null : at(2);
    }
}
