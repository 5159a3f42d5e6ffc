package regola.engine.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import regola.engine.board.Layout;
import regola.engine.form.FunctionForm;
import regola.engine.form.GameForm;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.OptionForm;
import regola.engine.form.StepForm;
import regola.engine.move.RequirementPlan;
import regola.engine.run.KnownAnswers;
import regola.engine.run.Limits;
import regola.engine.run.Node;
import regola.engine.run.Program;
import regola.engine.run.Seeing;
import regola.engine.run.Step;
import regola.engine.run.Unit;
import regola.engine.state.Memory;
import regola.engine.step.CourseSteps;
import regola.engine.step.Label;
import regola.language.model.CheckedGame;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.model.Zone;

/** A ProgramLowering is the making ready of a whole game: all its rules become one list of steps. */
public final class ProgramLowering {
    private final Layout layout;
    private final Lowering game;
    private final List<StepForm> steps = new ArrayList<>();
    private final List<OptionForm> options = new ArrayList<>();
    private final Map<Rule, RuleUnit> units = new IdentityHashMap<>();
    private final Queue<RuleUnit> waiting = new ArrayDeque<>();
    private final Plans plans = new Plans();
    private final PlanText told = new PlanText();

    /** What the steps become; there when all are made. */
    private final AtomicReference<Program> program = new AtomicReference<>();

    /** @param remembers true if answers of functions may be remembered */
    private ProgramLowering(Layout layout, boolean remembers) {
        this.layout = layout;
        this.game = new Lowering(layout, remembers, this);
    }

    public static ReadyGame lower(Layout layout) {
        try {
            return new ProgramLowering(layout, true).lower();
        } catch (StackOverflowError e) {
            throw Lowering.tooDeep(layout.game().turn().span());
        }
    }

    /** @return what the choices become, as text: lowered once more, for people who look at it */
    public static String planText(Layout layout) {
        ProgramLowering lowering = new ProgramLowering(layout, true);
        lowering.lower();
        return lowering.told.toString();
    }

    /** @return a node for an expression from outside of the rule file, and the unit whose slots it needs */
    public static Lowered condition(Layout layout, CompiledCondition condition) {
        Unit unit = new Unit("condition", condition.slots());
        ProgramLowering alone = new ProgramLowering(layout, false);
        Node node = new ExprLowering(alone.game, unit).lower(condition.value()).node();
        return alone.lowered(node, unit);
    }

    /**
     * As {@link #condition}, for an expression of any type: the node yields one value, or the elements of a set or
     * list.
     */
    public static Lowered elements(Layout layout, CompiledCondition expression) {
        Unit unit = new Unit("expression", expression.slots());
        ProgramLowering alone = new ProgramLowering(layout, false);
        ExprLowering exprs = new ExprLowering(alone.game, unit);
        Expr value = expression.value();
        boolean isOne = value.type().shape() == Type.Shape.ONE;
        return alone.lowered((isOne ? exprs.lower(value) : exprs.lowerAsList(value)).node(), unit);
    }

    /** What the expression supposes to be done has a program of its own: that of the match may not have the rule. */
    private Lowered lowered(Node node, Unit unit) {
        lowerWaiting();
        if (!steps.isEmpty()) complete(null);
        return new Lowered(node, unit);
    }

    /** A Lowered is a node with the unit whose slots it needs. */
    public record Lowered(Node node, Unit unit) {}

    /** @return the rule's unit; its steps are made when those before it are done */
    RuleUnit unit(Rule rule) {
        return units.computeIfAbsent(rule, r -> {
            Unit unit = new Unit(r.name(), r.slots());
            RuleUnit made = new RuleUnit(r, unit, new Label(), new ExprLowering(game, unit));
            waiting.add(made);
            return made;
        });
    }

    /** @return what the steps become; empty until all are made */
    AtomicReference<Program> program() {
        return program;
    }

    Plans plans() {
        return plans;
    }

    List<OptionForm> options() {
        return options;
    }

    PlanText told() {
        return told;
    }

    private ReadyGame lower() {
        CheckedGame source = layout.game();
        Unit root = new Unit("game", outsideSlots(source));
        ExprLowering exprs = new ExprLowering(game, root);
        RuleUnit start = source.start() == null ? null : unit(source.start());
        RuleUnit turn = unit(source.turn());
        outside(
                StepForm.Kind.ANYWHERE,
                new CourseSteps.Begin(
                        source.rounds(),
                        root,
                        start == null ? null : start.unit(),
                        start == null ? null : start.first(),
                        source.turn().span()),
                start == null ? turn.first() : start.first());
        outside(
                StepForm.Kind.STRAIGHT,
                new CourseSteps.NextTurn(source.rounds(), source.turn().span()));
        outside(
                StepForm.Kind.TURN,
                new CourseSteps.Turn(
                        source.rounds(),
                        root,
                        turn.unit(),
                        turn.first(),
                        source.turn().span()),
                turn.first());
        lowerWaiting();
        List<RequirementPlan> demands = source.demands().stream()
                .map(demand -> new PlanLowering(exprs, told, options).requirement(demand, List.of()))
                .toList();
        List<Initial> initials = initials(exprs);
        Node score = source.score() == null ? null : ofPlayer(source.score(), exprs);
        List<Node> aims =
                source.aims().stream().map(aim -> ofPlayer(aim.amount(), exprs)).toList();
        Map<String, Node> visible = visible(exprs);
        Map<String, Node> open = open(exprs);
        lowerWaiting(); // what has been lowered since may suppose rules that nothing else runs
        Program made = complete(new SeeingLowering(layout, game.memory, visible, open).seeing(root));
        GameForm form = new GameForm(game.functions(), List.copyOf(options), List.copyOf(steps));
        return new ReadyGame(made, form, root, initials, plans.all(), demands, score, aims, visible, open);
    }

    private void lowerWaiting() {
        while (!waiting.isEmpty()) new StepLowering(this, waiting.remove(), steps).lower();
    }

    private Program complete(Seeing seeing) {
        int memos = game.memos() * KnownAnswers.ROOMS;
        Program made = new Program(
                layout,
                game.memory,
                Limits.DEFAULT,
                remembersPositions(),
                game.memory.wideCount() > 0 || !isWithoutArrays(),
                memos,
                memos * KnownAnswers.WORDS,
                seeing,
                steps.stream().map(StepForm::step).toList());
        program.set(made);
        return made;
    }

    /** Whether nothing that may be put into a slot is a list or a large set: then none is ever kept there. */
    private boolean isWithoutArrays() {
        boolean[] found = {false};
        Consumer<Op> hears =
                op -> found[0] |= op.isArray() && op.kind() != Kind.CONSTANT_ARRAY || op.kind() == Kind.NODE;
        for (StepForm step : steps) step.operands().forEach(op -> op.each(hears));
        for (OptionForm option : options) option.eachOp(hears);
        for (FunctionForm function : game.functions()) function.act().each(hears);
        return !found[0];
    }

    private void outside(StepForm.Kind kind, Step step, Label... targets) {
        steps.add(new StepForm(kind, step, null, List.of(), List.of(), List.of(targets)));
    }

    /** The slots of expressions outside of rules; the first is for who or what is asked about. */
    private static int outsideSlots(CheckedGame game) {
        List<Expr> outside = new ArrayList<>();
        game.variables().forEach(v -> outside.add(v.initial()));
        game.properties().forEach(p -> outside.add(p.initial()));
        game.properties().stream()
                .map(Property::visibleIf)
                .filter(e -> e != null)
                .forEach(outside::add);
        game.zones().stream().map(Zone::openIf).filter(e -> e != null).forEach(outside::add);
        game.demands().forEach(d -> outside.add(d.condition()));
        return outside.stream().mapToInt(Exprs::slots).reduce(1, Math::max);
    }

    /** Whether the game ever notes a position; if not, no hash of it is kept. */
    private boolean remembersPositions() {
        return units.keySet().stream().anyMatch(rule -> Statements.contain(rule.body(), Statement.Remember.class));
    }

    private List<Initial> initials(ExprLowering exprs) {
        List<Initial> initials = new ArrayList<>();
        for (Variable v : layout.game().variables()) {
            initials.add(new Initial(
                    game.memory.cell(v),
                    1,
                    layout.isNarrow(v.type()),
                    exprs.lower(v.initial()).node()));
        }
        for (Property p : layout.game().properties()) {
            initials.add(new Initial(
                    game.memory.cell(p),
                    Memory.subjects(layout, p),
                    layout.isNarrow(p.type()),
                    exprs.lower(p.initial()).node()));
        }
        return initials;
    }

    private static Node ofPlayer(Function number, ExprLowering exprs) {
        Expr who = new Expr.Local(0, "who", Type.PLAYER, number.span());
        return exprs.lower(new Expr.Call(number, List.of(who), Type.NUMBER, number.span()))
                .node();
    }

    private Map<String, Node> visible(ExprLowering exprs) {
        Map<String, Node> visible = new HashMap<>();
        for (Property p : layout.game().properties()) {
            if (p.visibleIf() != null)
                visible.put(p.name(), exprs.lower(p.visibleIf()).node());
        }
        return visible;
    }

    private Map<String, Node> open(ExprLowering exprs) {
        Map<String, Node> open = new HashMap<>();
        for (Zone zone : layout.game().zones())
            if (zone.openIf() != null)
                open.put(zone.name(), exprs.lower(zone.openIf()).node());
        return open;
    }
}
