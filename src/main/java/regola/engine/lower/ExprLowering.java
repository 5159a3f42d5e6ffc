package regola.engine.lower;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Passed;
import regola.engine.form.Rep;
import regola.engine.form.Shorter;
import regola.engine.node.FunctionBody;
import regola.engine.node.SupposedRule;
import regola.engine.node.Supposing;
import regola.engine.run.Node;
import regola.engine.run.Unit;
import regola.engine.value.RuleFailure;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Type;
import regola.language.source.Message;

/** An ExprLowering is the making of operations from the expressions of one unit. */
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
    private final Expr.Visitor<Op> forms = new Forms();
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

    /** @return the form in which a value of a type is computed */
    Rep rep(Type type) {
        return isNarrow(type) ? Rep.WORD : Rep.ARRAY;
    }

    Expr expand(Expr expr) {
        return inliner.expand(expr);
    }

    /** @return the expression with all short functions in the place of their calls */
    Expr opened(Expr expr) {
        return opener.expand(expr);
    }

    Op lower(Expr expr) {
        return node(expand(expr));
    }

    /** @return an expression from outside of rules about the thing in a slot */
    Op lowerAbout(Expr expr, int slot, Type type) {
        return lower(inliner.about(expr, new Expr.Local(slot, "", type, expr.span())));
    }

    /** @return a list or set as the list of its elements */
    Op lowerAsList(Expr expr) {
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

    Op node(Expr expr) {
        Integer slot = hoisted.get(expr);
        if (slot != null) return readSlot(slot, expr.type());
        Op tabled = tabled(expr);
        if (tabled != null) return tabled;
        int around = weight;
        weight = own(expr);
        Op node = game.folded(expr, expr.accept(forms));
        if (node.isConstant() || node.kind() == Kind.CONSTANT_ARRAY) {
            weight = 1;
        } else if (weight >= HEAVY) {
            node = Op.yielding(node.rep(), Kind.WEIGHED, expr.span(), List.of(weight), node);
            weight = 0;
        }
        weight += around;
        return node;
    }

    /** @return what depends on one player only, looked up in a table; null if it does not */
    private Op tabled(Expr expr) {
        Expr input = isNarrow(expr.type()) ? Tabled.input(expr) : null;
        if (input == null || game.effects.mayFail(expr)) return null;
        int around = weight;
        long[] values = new long[game.layout.roster().players];
        long absent = 0;
        for (int player = -1; player < values.length; player++) {
            Op value = node(Tabled.with(expr, input, player));
            weight = around;
            if (!value.isConstant()) return null;
            if (player < 0) absent = value.value();
            else values[player] = value.value();
        }
        return Shorter.table(values, absent, node(input));
    }

    /** What an expression without its parts weighs: a large set as much as its words. */
    private int own(Expr expr) {
        Type type = expr.type();
        boolean wide = type.isSet() && !isNarrow(type) && !game.isNumberSet(type);
        return wide ? 1 + game.layout.words(type) / 8 : 1;
    }

    Op readSlot(int slot, Type type) {
        return Op.of(isNarrow(type) ? Kind.SLOT : Kind.ARRAY_SLOT, null, List.of(slot));
    }

    /** @return the body, before which a value is put into a slot */
    static Op let(int slot, Op value, Op body) {
        return Op.yielding(body.rep(), Kind.LET, null, List.of(slot), value, body);
    }

    /** @return a set in array form */
    Op wide(Expr set) {
        Op node = node(set);
        return isNarrow(set.type()) ? Op.of(Kind.WIDENED, node) : node;
    }

    /** @return a set, made in array form, in the form that its type wants */
    Op fitting(Op wide, Type type) {
        return isNarrow(type) ? Op.of(Kind.NARROWED, wide) : wide;
    }

    Op asList(Expr expr) {
        Op node = node(expr);
        if (expr.type().isList() || game.isNumberSet(expr.type())) return node;
        return isNarrow(expr.type()) ? Op.of(Kind.LIST_OF_SET, node) : Op.of(Kind.LIST_OF_WIDE, node);
    }

    /**
     * What is moved, as a list in the order of moving: one piece, a set or list, or the pieces on a site from the
     * bottom.
     */
    Op movingPieces(Expr what) {
        if (what.type().shape() != Type.Shape.ONE) return asList(what);
        if (what.type().base() == Type.Base.SITE) return Op.of(Kind.STACK, node(what));
        return Op.of(Kind.JUST, node(what));
    }

    /** The body of a supposition, and the like: what loops around it have computed may not hold there. */
    <T> T asItStands(Supplier<T> lowering) {
        Map<Expr, Integer> outside = hoisted;
        hoisted = new IdentityHashMap<>();
        T lowered = lowering.get();
        hoisted = outside;
        return lowered;
    }

    /** @return what is handed to a rule or function */
    Passed arguments(List<Expr> arguments) {
        return passed(arguments.stream().map(this::expand).toList());
    }

    private Passed passed(List<Expr> arguments) {
        Op[] values = new Op[arguments.size()];
        for (int i = 0; i < values.length; i++) values[i] = node(arguments.get(i));
        int[] kept = new int[arguments.stream().anyMatch(Exprs::calls) ? values.length : 0];
        for (int i = 0; i < kept.length; i++) kept[i] = unit.newSlot();
        return new Passed(unit, List.of(values), kept);
    }

    // ---------------------------------------------------------------- each form

    /** The node of each form of expression. */
    private final class Forms implements Expr.Visitor<Op> {
        @Override
        public Op constant(Expr.Constant e) {
            return Op.constant(e.value());
        }

        @Override
        public Op none(Expr.None e) {
            Type type = e.type();
            if (type.shape() == Type.Shape.ONE) {
                return Op.constant(type.base() == Type.Base.NUMBER || type.base() == Type.Base.TRUTH ? 0 : -1);
            }
            if (isNarrow(type)) return Op.constant(0);
            return Op.constant(new long[type.isList() || game.isNumberSet(type) ? 0 : game.layout.words(type)]);
        }

        @Override
        public Op named(Expr.Named e) {
            if (!game.layout.names().isNamed(e.type(), e.name())) {
                throw new RuleFailure(
                        e.span(),
                        Message.of("there is no {0} '{1}'", e.type(), e.name()),
                        "with these settings and so many players the game does not have it",
                        "change the settings or the rule");
            }
            return Op.constant(game.layout.names().number(e.type(), e.name()));
        }

        @Override
        public Op siteSet(Expr.SiteSet e) {
            return set(game.layout.siteSets().get(e.name()), e.name(), e);
        }

        @Override
        public Op pieceClass(Expr.PieceClass e) {
            return set(game.layout.roster().ofClass(e.name()), e.name(), e);
        }

        @Override
        public Op kindsOf(Expr.KindsOf e) {
            return set(game.layout.roster().kindsOfClass(e.name()), e.name(), e);
        }

        @Override
        public Op lineGroup(Expr.LineGroup e) {
            return set(game.layout.lineSets().get(e.name()), e.name(), e);
        }

        private Op set(long[] set, String name, Expr expr) {
            if (set != null) return isNarrow(expr.type()) ? Op.constant(set[0]) : Op.constant(set);
            throw new RuleFailure(
                    expr.span(),
                    Message.of("nothing is called '{0}'", name),
                    "the game as it is set up does not have it",
                    "check the name");
        }

        @Override
        public Op zoneSite(Expr.ZoneSite e) {
            int[] sites = game.layout.zoneSites().get(e.zone());
            if (e.owner() == null) return Op.constant(sites[0]);
            return Shorter.table(Arrays.stream(sites).asLongStream().toArray(), -1, node(e.owner()));
        }

        @Override
        public Op settingValue(Expr.SettingValue e) {
            List<Long> value = game.layout.settings().get(e.setting().name());
            if (e.type().shape() == Type.Shape.ONE) return Op.constant(value.get(0));
            return Op.constant(value.stream().mapToLong(Long::longValue).toArray());
        }

        @Override
        public Op variableValue(Expr.VariableValue e) {
            int cell = game.memory.cell(e.variable());
            return Op.of(isNarrow(e.type()) ? Kind.VARIABLE : Kind.ARRAY_VARIABLE, null, List.of(cell));
        }

        @Override
        public Op propertyValue(Expr.PropertyValue e) {
            return Op.yielding(
                    rep(e.type()),
                    Kind.PROPERTY,
                    e.span(),
                    List.of(game.memory.cell(e.property()), e.property().name()),
                    node(e.subject()));
        }

        @Override
        public Op attribute(Expr.Attribute e) {
            ChoiceType choice = e.choice();
            boolean number = e.type().base() == Type.Base.NUMBER;
            long[] byKind = game.attributes(choice, number);
            return Shorter.table(byKind, number ? 0 : -1, Op.of(Kind.KIND, node(e.piece())));
        }

        @Override
        public Op local(Expr.Local e) {
            return readSlot(e.slot(), e.type());
        }

        @Override
        public Op call(Expr.Call e) {
            List<Expr> arguments = e.arguments();
            FunctionBody body = game.body(e.function());
            boolean small = arguments.size() <= 2 && arguments.stream().allMatch(a -> isNarrow(a.type()));
            Rep rep = rep(e.type());
            if (!small || !game.isHeavy(e.function())) {
                Passed passed = passed(arguments);
                Op[] values = passed.values().toArray(Op[]::new);
                return Op.yielding(rep, Kind.CALL, e.span(), List.of(unit, body, passed.kept()), values);
            }
            Op[] values = arguments.stream().map(ExprLowering.this::node).toArray(Op[]::new);
            boolean always = !game.nesting.isShallow(e.function());
            return Op.yielding(
                    rep, Kind.REMEMBERED_CALL, e.span(), List.of(unit, body, game.memo(e.function()), always), values);
        }

        @Override
        public Op operation(Expr.Operation e) {
            return operators.lower(e);
        }

        @Override
        public Op conditional(Expr.Conditional e) {
            return Op.yielding(
                    rep(e.type()),
                    Kind.CONDITIONAL,
                    e.span(),
                    List.of(),
                    node(e.condition()),
                    node(e.then()),
                    node(e.otherwise()));
        }

        @Override
        public Op listOf(Expr.ListOf e) {
            return Op.of(
                    Kind.WRITTEN,
                    e.items().stream().map(ExprLowering.this::node).toArray(Op[]::new));
        }

        @Override
        public Op each(Expr.Each e) {
            return loops.lower(e);
        }

        @Override
        public Op supposingMove(Expr.SupposingMove e) {
            Op looks = new Standings(ExprLowering.this).supposing(e);
            if (looks != null) return looks;
            Op to = node(e.to());
            Op what = movingPieces(e.what());
            Op body = asItStands(() -> node(e.body()));
            return Op.of(new Supposing.Moves(what.node(), to.node(), body.node()), body.rep(), to, what, body);
        }

        @Override
        public Op supposingShift(Expr.SupposingShift e) {
            Op line = node(e.line());
            Op by = node(e.by());
            Op body = asItStands(() -> node(e.body()));
            return Op.of(new Supposing.Shifts(line.node(), by.node(), body.node()), body.rep(), line, by, body);
        }

        @Override
        public Op supposingRule(Expr.SupposingRule e) {
            RuleUnit rule = game.rules().unit(e.rule());
            Passed passed = passed(e.arguments());
            Op body = asItStands(() -> node(e.body()));
            List<Op> reading = new ArrayList<>(passed.values());
            reading.add(body);
            Node node = new SupposedRule(
                    game.rules().program(),
                    unit,
                    rule.unit(),
                    () -> rule.first().pc(),
                    passed.arguments(),
                    body.node(),
                    e.span());
            return Op.of(node, body.rep(), reading.toArray(Op[]::new));
        }
    }
}
