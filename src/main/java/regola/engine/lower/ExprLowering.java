package regola.engine.lower;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import regola.engine.node.Arguments;
import regola.engine.node.Call;
import regola.engine.node.FunctionBody;
import regola.engine.node.Lists;
import regola.engine.node.MemoCall;
import regola.engine.node.Pieces;
import regola.engine.node.Sets;
import regola.engine.node.Supposing;
import regola.engine.node.Values;
import regola.engine.node.Weighed;
import regola.engine.node.WideSets;
import regola.engine.run.Node;
import regola.engine.run.Unit;
import regola.engine.value.RuleFailure;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Type;

/** An ExprLowering is the making of nodes from the expressions of one unit. */
final class ExprLowering {
    /** What an expression weighs that is counted against the limit of steps by itself. */
    private static final int HEAVY = 64;

    final Lowering game;
    final Unit unit;
    private final Inliner inliner;
    /** Puts in functions too whose answers are better remembered, for who wants to see what they ask. */
    private final Inliner opener;

    private final OperatorLowering operators;
    private final LoopLowering loops;
    private final Expr.Visitor<Node> forms = new Forms();
    /** What stands in a slot already, because a loop around computed it before it began. */
    private Map<Expr, Integer> hoisted = new IdentityHashMap<>();
    /**
     * How much the nodes weigh that have been made for the expression at hand and are not counted against the limit
     * yet.
     */
    private int weight;

    ExprLowering(Lowering game, Unit unit) {
        this.game = game;
        this.unit = unit;
        inliner = new Inliner(unit, game.effects, game::isHeavy, game::mayWriteOut);
        opener = new Inliner(unit, game.effects, f -> false, game::mayWriteOut);
        operators = new OperatorLowering(this);
        loops = new LoopLowering(this);
    }

    boolean isNarrow(Type type) {
        return game.isNarrow(type);
    }

    Expr expand(Expr expr) {
        return inliner.expand(expr);
    }

    /** @return the expression with all short functions in the place of their calls */
    Expr opened(Expr expr) {
        return opener.expand(expr);
    }

    Node lower(Expr expr) {
        return node(expand(expr));
    }

    /** @return an expression from outside of rules about the thing in a slot */
    Node lowerAbout(Expr expr, int slot, Type type) {
        return lower(inliner.about(expr, new Expr.Local(slot, "", type, expr.span())));
    }

    /** @return a list or set as the list of its elements */
    Node lowerAsList(Expr expr) {
        return asList(expand(expr));
    }

    Selection selection() {
        return new Selection(this);
    }

    /** Lets an expression that has been computed be read from a slot; gives back how to undo that. */
    Runnable hoist(Expr expr, int slot) {
        hoisted.put(expr, slot);
        return () -> hoisted.remove(expr);
    }

    boolean isHoisted(Expr expr) {
        return hoisted.containsKey(expr);
    }

    // ---------------------------------------------------------------- expanded expressions

    Node node(Expr expr) {
        Integer slot = hoisted.get(expr);
        if (slot != null) return readSlot(slot, expr.type());
        int around = weight;
        weight = own(expr);
        Node node = game.folded(expr, expr.accept(forms));
        if (node instanceof Values.Constant || node instanceof Values.ConstantList) {
            weight = 1;
        } else if (weight >= HEAVY) {
            node = new Weighed(node, weight, expr.span());
            weight = 0;
        }
        weight += around;
        return node;
    }

    /** What an expression without its parts weighs: a large set as much as its words. */
    private int own(Expr expr) {
        Type type = expr.type();
        boolean wide = type.isSet() && !isNarrow(type) && !game.isNumberSet(type);
        return wide ? 1 + game.layout.words(type) / 8 : 1;
    }

    Node readSlot(int slot, Type type) {
        return isNarrow(type) ? new Values.Slot(slot) : new Values.ListSlot(slot);
    }

    /** @return a node that puts a value into a slot before the body is computed */
    Node let(int slot, Type type, Node value, Node body) {
        return isNarrow(type) ? new Values.Let(slot, value, body) : new Values.LetList(slot, value, body);
    }

    /** @return a set in array form */
    Node wide(Expr set) {
        Node node = node(set);
        return isNarrow(set.type()) ? new WideSets.Widened(node) : node;
    }

    /** @return a set, made in array form, in the form that its type wants */
    Node fitting(Node wide, Type type) {
        return isNarrow(type) ? new WideSets.Narrowed(wide) : wide;
    }

    Node asList(Expr expr) {
        Node node = node(expr);
        if (expr.type().isList() || game.isNumberSet(expr.type())) return node;
        return isNarrow(expr.type()) ? new Sets.ToList(node) : new WideSets.ToList(node);
    }

    /**
     * What is moved, as a list in the order of moving: one piece, a set or list, or the pieces on a site from the
     * bottom.
     */
    Node movingPieces(Expr what) {
        if (what.type().shape() != Type.Shape.ONE) return asList(what);
        if (what.type().base() == Type.Base.SITE) return new Pieces.Stack(node(what));
        return new Lists.Just(node(what));
    }

    /** The body of a supposition, and the like: what loops around it have computed may not hold there. */
    <T> T asItStands(Supplier<T> lowering) {
        Map<Expr, Integer> outside = hoisted;
        hoisted = new IdentityHashMap<>();
        T lowered = lowering.get();
        hoisted = outside;
        return lowered;
    }

    Arguments arguments(List<Expr> arguments) {
        return argumentNodes(arguments.stream().map(this::expand).toList());
    }

    private Arguments argumentNodes(List<Expr> arguments) {
        Node[] nodes = new Node[arguments.size()];
        boolean[] narrow = new boolean[nodes.length];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = node(arguments.get(i));
            narrow[i] = isNarrow(arguments.get(i).type());
        }
        return new Arguments(unit, nodes, narrow, arguments.stream().anyMatch(Exprs::calls));
    }

    // ---------------------------------------------------------------- each form

    /** The node of each form of expression. */
    private final class Forms implements Expr.Visitor<Node> {
        @Override
        public Node constant(Expr.Constant e) {
            return new Values.Constant(e.value());
        }

        @Override
        public Node none(Expr.None e) {
            Type type = e.type();
            if (type.shape() == Type.Shape.ONE) {
                return new Values.Constant(type.base() == Type.Base.NUMBER || type.base() == Type.Base.TRUTH ? 0 : -1);
            }
            if (isNarrow(type)) return new Values.Constant(0);
            return new Values.ConstantList(
                    new long[type.isList() || game.isNumberSet(type) ? 0 : game.layout.words(type)]);
        }

        @Override
        public Node named(Expr.Named e) {
            if (!game.layout.names().isNamed(e.type(), e.name())) {
                throw new RuleFailure(
                        e.span(),
                        "there is no " + e.type() + " '" + e.name() + "'",
                        "with these settings and so many players the game does not have it",
                        "change the settings or the rule");
            }
            return new Values.Constant(game.layout.names().number(e.type(), e.name()));
        }

        @Override
        public Node siteSet(Expr.SiteSet e) {
            return set(game.layout.siteSets().get(e.name()), e.name(), e);
        }

        @Override
        public Node pieceClass(Expr.PieceClass e) {
            return set(game.layout.roster().ofClass(e.name()), e.name(), e);
        }

        @Override
        public Node kindsOf(Expr.KindsOf e) {
            return set(game.layout.roster().kindsOfClass(e.name()), e.name(), e);
        }

        @Override
        public Node lineGroup(Expr.LineGroup e) {
            return set(game.layout.lineSets().get(e.name()), e.name(), e);
        }

        private Node set(long[] set, String name, Expr expr) {
            if (set != null) return isNarrow(expr.type()) ? new Values.Constant(set[0]) : new Values.ConstantList(set);
            throw new RuleFailure(
                    expr.span(),
                    "nothing is called '" + name + "'",
                    "the game as it is set up does not have it",
                    "check the name");
        }

        @Override
        public Node zoneSite(Expr.ZoneSite e) {
            int[] sites = game.layout.zoneSites().get(e.zone());
            if (e.owner() == null) return new Values.Constant(sites[0]);
            return new Pieces.Table(Arrays.stream(sites).asLongStream().toArray(), -1, node(e.owner()));
        }

        @Override
        public Node settingValue(Expr.SettingValue e) {
            List<Long> value = game.layout.settings().get(e.setting().name());
            if (e.type().shape() == Type.Shape.ONE) return new Values.Constant(value.get(0));
            return new Values.ConstantList(
                    value.stream().mapToLong(Long::longValue).toArray());
        }

        @Override
        public Node variableValue(Expr.VariableValue e) {
            int cell = game.memory.cell(e.variable());
            return isNarrow(e.type()) ? new Values.Variable(cell) : new Values.ListVariable(cell);
        }

        @Override
        public Node propertyValue(Expr.PropertyValue e) {
            return new Values.Property(
                    game.memory.cell(e.property()),
                    node(e.subject()),
                    e.property().name(),
                    e.span());
        }

        @Override
        public Node attribute(Expr.Attribute e) {
            ChoiceType choice = e.choice();
            boolean number = e.type().base() == Type.Base.NUMBER;
            long[] byKind = game.attributes(choice, number);
            return new Pieces.Table(byKind, number ? 0 : -1, new Pieces.Kind(node(e.piece())));
        }

        @Override
        public Node local(Expr.Local e) {
            return readSlot(e.slot(), e.type());
        }

        @Override
        public Node call(Expr.Call e) {
            List<Expr> arguments = e.arguments();
            FunctionBody body = game.body(e.function());
            boolean small = arguments.size() <= 2 && arguments.stream().allMatch(a -> isNarrow(a.type()));
            if (!small || !game.isHeavy(e.function())) return new Call(unit, body, argumentNodes(arguments), e.span());
            Node first = arguments.isEmpty() ? null : node(arguments.get(0));
            Node second = arguments.size() < 2 ? null : node(arguments.get(1));
            return new MemoCall(unit, body, first, second, game.memo(e.function()), e.span());
        }

        @Override
        public Node operation(Expr.Operation e) {
            return operators.lower(e);
        }

        @Override
        public Node conditional(Expr.Conditional e) {
            return new Values.Conditional(node(e.condition()), node(e.then()), node(e.otherwise()));
        }

        @Override
        public Node listOf(Expr.ListOf e) {
            return new Lists.Written(
                    e.items().stream().map(ExprLowering.this::node).toArray(Node[]::new));
        }

        @Override
        public Node each(Expr.Each e) {
            return loops.lower(e);
        }

        @Override
        public Node supposingMove(Expr.SupposingMove e) {
            Node looks = new Standings(ExprLowering.this).supposing(e);
            if (looks != null) return looks;
            Node to = node(e.to());
            Node what = movingPieces(e.what());
            return new Supposing.Moves(what, to, asItStands(() -> node(e.body())));
        }

        @Override
        public Node supposingShift(Expr.SupposingShift e) {
            return new Supposing.Shifts(node(e.line()), node(e.by()), asItStands(() -> node(e.body())));
        }
    }
}
