package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.form.Passed;
import regola.engine.form.StepForm;
import regola.engine.run.Node;
import regola.engine.run.Phrase;
import regola.engine.run.Step;
import regola.engine.step.CallSteps;
import regola.engine.step.CourseSteps;
import regola.engine.step.FlowSteps;
import regola.engine.step.Keep;
import regola.engine.step.Label;
import regola.engine.step.MovingSteps;
import regola.language.model.Expr;
import regola.language.model.Operator;
import regola.language.model.Property;
import regola.language.model.Reason;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.source.Span;

/** A StepLowering is the making of steps from the statements of one rule or handler. */
final class StepLowering implements Statement.Visitor<Void> {
    private final ProgramLowering program;
    private final RuleUnit rule;
    private final ExprLowering exprs;
    private final List<StepForm> steps;
    /** The number of the innermost rule or option around what is being made. */
    private String number;

    StepLowering(ProgramLowering program, RuleUnit rule, List<StepForm> steps) {
        this.program = program;
        this.rule = rule;
        this.exprs = rule.exprs();
        this.steps = steps;
    }

    void lower() {
        Rule source = rule.rule();
        rule.first().set(steps.size());
        number = numberOf(source.reason(), null);
        Phrase sentence = PhraseLowering.of(source.reason(), exprs);
        if (!sentence.isEmpty()) add(new CallSteps.Begin(source.name(), sentence, source.span(), number));
        lower(source.body());
        leave(source.span());
    }

    private static String numberOf(Reason reason, String otherwise) {
        return reason == null || reason.rule() == null ? otherwise : reason.rule();
    }

    private void lower(List<Statement> statements) {
        if (statements != null) statements.forEach(statement -> statement.accept(this));
    }

    private void here(Label label) {
        label.set(steps.size());
    }

    /** One step that goes on with the next. */
    private Void add(Step step) {
        return add(StepForm.Kind.STRAIGHT, step, List.of(), List.of());
    }

    private Void add(StepForm.Kind kind, Step step, List<Op> operands, List<Object> fixed, Label... targets) {
        steps.add(new StepForm(kind, step, rule.unit(), operands, fixed, List.of(targets)));
        return null;
    }

    private Void anywhere(Step step) {
        return add(StepForm.Kind.ANYWHERE, step, List.of(), List.of());
    }

    private Void leave(Span span) {
        return add(StepForm.Kind.LEAVE, new FlowSteps.Leave(span, number), List.of(), List.of());
    }

    private void jump(Label to, Span span) {
        add(StepForm.Kind.JUMP, new FlowSteps.Jump(to, span, number), List.of(), List.of(), to);
    }

    private void unless(Expr condition, Label to, Span span) {
        Op op = exprs.lower(condition);
        add(StepForm.Kind.UNLESS, new FlowSteps.Unless(op.node(), to, span, number), List.of(op), List.of(), to);
    }

    // ---------------------------------------------------------------- setting and moving

    @Override
    public Void setLocal(Statement.SetLocal s) {
        setSlot(s.slot(), s.value(), s.span());
        return null;
    }

    private void setSlot(int slot, Expr value, Span span) {
        setSlot(slot, exprs.lower(value), span);
    }

    private void setSlot(int slot, Op value, Span span) {
        if (value.isArray())
            add(
                    StepForm.Kind.SET_ARRAY_SLOT,
                    new Keep.SetListSlot(slot, value.node(), span, number),
                    List.of(value),
                    List.of(slot));
        else
            add(
                    StepForm.Kind.SET_SLOT,
                    new Keep.SetSlot(slot, value.node(), span, number),
                    List.of(value),
                    List.of(slot));
    }

    @Override
    public Void setVariable(Statement.SetVariable s) {
        int variable = s.variable().index();
        int cell = exprs.game.memory.cell(s.variable());
        Op value = exprs.lower(s.value());
        boolean narrow = exprs.isNarrow(s.variable().type());
        Step step = narrow
                ? new Keep.SetVariable(variable, cell, value.node(), s.span(), number)
                : new Keep.SetListVariable(variable, cell, value.node(), s.span(), number);
        return add(
                narrow ? StepForm.Kind.SET_VARIABLE : StepForm.Kind.SET_ARRAY_VARIABLE,
                step,
                List.of(value),
                List.of(variable, cell));
    }

    @Override
    public Void setProperty(Statement.SetProperty s) {
        Property property = s.property();
        int subject = rule.unit().newSlot();
        Node shown = property.visibleIf() == null
                ? null
                : exprs.lowerAbout(property.visibleIf(), subject, Type.one(property.of()))
                        .node();
        Op of = exprs.lower(s.subject());
        Op value = exprs.lower(s.value());
        int first = exprs.game.memory.cell(property);
        Step step = new Keep.SetProperty(
                property,
                first,
                shown == null ? -1 : exprs.game.memory.firstHidden(property),
                exprs.isNarrow(property.type()),
                of.node(),
                value.node(),
                subject,
                shown,
                veils(property, subject),
                s.span(),
                number);
        return add(StepForm.Kind.SET_PROPERTY, step, List.of(of, value), List.of(first));
    }

    /** What else is kept of the same things and not always seen. */
    private List<Keep.Veil> veils(Property property, int subject) {
        return exprs.game.layout.game().properties().stream()
                .filter(other ->
                        other.index() != property.index() && other.of() == property.of() && other.visibleIf() != null)
                .map(other -> new Keep.Veil(
                        other,
                        exprs.game.memory.cell(other),
                        exprs.isNarrow(other.type()),
                        exprs.lowerAbout(other.visibleIf(), subject, Type.one(other.of()))
                                .node()))
                .toList();
    }

    @Override
    public Void move(Statement.Move s) {
        Op to = exprs.lower(s.to());
        Node over = s.over() == null ? null : exprs.lower(s.over()).node();
        Type type = s.pieces().type();
        if (type.shape() == Type.Shape.ONE && type.base() == Type.Base.PIECE) {
            Op piece = exprs.lower(s.pieces());
            Step step = new MovingSteps.MoveOne(piece.node(), to.node(), over, s.span(), number);
            return add(StepForm.Kind.MOVE_ONE, step, List.of(piece, to), List.of());
        }
        if (type.isSet() && exprs.isNarrow(type)) {
            Op pieces = exprs.lower(s.pieces());
            Step step = new MovingSteps.MoveBits(pieces.node(), to.node(), over, s.span(), number);
            return add(StepForm.Kind.MOVE_BITS, step, List.of(pieces, to), List.of());
        }
        Node pieces = exprs.movingPieces(exprs.expand(s.pieces())).node();
        return add(new MovingSteps.MoveList(pieces, to.node(), over, type.isSet(), s.span(), number));
    }

    @Override
    public Void shift(Statement.Shift s) {
        return add(new MovingSteps.Shift(
                exprs.lower(s.line()).node(), exprs.lower(s.by()).node(), s.span(), number));
    }

    @Override
    public Void shuffle(Statement.Shuffle s) {
        return add(new MovingSteps.Shuffle(exprs.lower(s.site()).node(), s.span(), number));
    }

    @Override
    public Void remember(Statement.Remember s) {
        return add(new Keep.Remember(exprs.game.rest, s.span(), number));
    }

    @Override
    public Void forget(Statement.Forget s) {
        return add(new Keep.Forget(s.span(), number));
    }

    // ---------------------------------------------------------------- calling

    @Override
    public Void doRule(Statement.Do s) {
        RuleUnit callee = program.unit(s.rule());
        Passed passed = exprs.arguments(s.arguments());
        Step step = new CallSteps.Do(rule.unit(), callee.unit(), callee.first(), passed.arguments(), s.span(), number);
        return add(StepForm.Kind.DO, step, passed.values(), called(callee, passed), callee.first());
    }

    private static List<Object> called(RuleUnit callee, Passed passed) {
        return List.of(callee.unit(), passed.isDirect(), passed.values().size());
    }

    /** The arguments are computed once; then each handler's turn comes. */
    @Override
    public Void announce(Statement.Announce s) {
        List<Expr> kept = new ArrayList<>();
        for (Expr argument : s.arguments()) kept.add(keep(argument));
        Expr here = s.here() == null ? new Expr.None(Type.SITE, s.span()) : s.here();
        kept.add(keep(here));
        for (Rule handler : s.moment().handlers()) {
            RuleUnit callee = program.unit(handler);
            Op condition = handler.condition() == null ? null : callee.exprs().lower(handler.condition());
            Passed passed = exprs.arguments(kept);
            Step step = new CallSteps.Handle(
                    rule.unit(),
                    callee.unit(),
                    callee.first(),
                    passed.arguments(),
                    condition == null ? null : condition.node(),
                    s.span(),
                    number);
            List<Op> operands = new ArrayList<>(passed.values());
            if (condition != null) operands.add(condition);
            add(StepForm.Kind.HANDLE, step, operands, called(callee, passed), callee.first());
        }
        return null;
    }

    @Override
    public Void tell(Statement.Tell s) {
        return add(new CallSteps.Tell(PhraseLowering.of(s.reason(), exprs), s.span(), numberOf(s.reason(), number)));
    }

    private Expr keep(Expr value) {
        if (EffectAnalysis.isFixed(value)) return value;
        int slot = rule.unit().newSlot();
        setSlot(slot, value, value.span());
        return new Expr.Local(slot, "", value.type(), value.span());
    }

    // ---------------------------------------------------------------- where to go on

    @Override
    public Void ifThen(Statement.If s) {
        Label otherwise = new Label();
        Label end = new Label();
        boolean both = s.otherwise() != null && !s.otherwise().isEmpty();
        unless(s.condition(), otherwise, s.span());
        lower(s.then());
        if (both) jump(end, s.span());
        here(otherwise);
        if (both) lower(s.otherwise());
        here(end);
        return null;
    }

    @Override
    public Void whileLoop(Statement.While s) {
        Label again = new Label();
        Label end = new Label();
        here(again);
        unless(s.condition(), end, s.span());
        lower(s.body());
        jump(again, s.span());
        here(end);
        return null;
    }

    /**
     * Whether nothing is repeated but adding the same to a list, as when cards are put together: that is done at once.
     */
    private boolean addsTheSame(Statement.Repeat s) {
        if (s.body().size() != 1 || !(s.body().get(0) instanceof Statement.SetLocal set)) return false;
        if (!Exprs.isOperation(set.value(), Operator.JOINED)
                || !Exprs.isLocal(Exprs.operand(set.value(), 0), set.slot())) return false;
        Expr more = Exprs.operand(set.value(), 1);
        return !Exprs.reads(more, set.slot()) && !exprs.game.effects.mayFail(more) && !exprs.game.effects.draws(more);
    }

    @Override
    public Void repeat(Statement.Repeat s) {
        if (addsTheSame(s)) {
            Statement.SetLocal set = (Statement.SetLocal) s.body().get(0);
            Op more = exprs.lower(Exprs.operand(set.value(), 1));
            Op all = Op.of(Kind.REPEATED, set.span(), exprs.lower(s.times()), more);
            Op list = exprs.lower(Exprs.operand(set.value(), 0));
            setSlot(set.slot(), Op.of(Kind.JOINED, set.span(), list, all), s.span());
            return null;
        }
        int counter = rule.unit().newSlot();
        Label again = new Label();
        Label end = new Label();
        setSlot(counter, s.times(), s.span());
        here(again);
        add(
                StepForm.Kind.COUNTDOWN,
                new FlowSteps.Countdown(counter, end, s.span(), number),
                List.of(),
                List.of(counter),
                end);
        lower(s.body());
        jump(again, s.span());
        here(end);
        return null;
    }

    @Override
    public Void forEach(Statement.ForEach s) {
        int rest = rule.unit().newSlot();
        Label again = new Label();
        Label end = new Label();
        boolean bits = s.source().type().isSet() && exprs.isNarrow(s.source().type());
        setSlot(rest, bits ? exprs.lower(s.source()) : exprs.lowerAsList(s.source()), s.span());
        here(again);
        Step next = bits
                ? new FlowSteps.NextOfBits(rest, s.slot(), end, s.span(), number)
                : new FlowSteps.NextOfList(rest, s.slot(), end, s.span(), number);
        add(
                bits ? StepForm.Kind.NEXT_OF_BITS : StepForm.Kind.NEXT_OF_LIST,
                next,
                List.of(),
                List.of(rest, s.slot()),
                end);
        if (s.condition() != null) unless(s.condition(), again, s.span());
        lower(s.body());
        jump(again, s.span());
        here(end);
        return null;
    }

    // ---------------------------------------------------------------- choosing and ending

    @Override
    public Void choose(Statement.Choose s) {
        List<Label> then =
                s.choice().options().stream().map(option -> new Label()).toList();
        Label ifNone = s.choice().ifNone() == null ? null : new Label();
        Label end = new Label();
        String around = number;
        Plans plans = program.plans();
        var plan = plans.add(
                new PlanLowering(exprs, program.told(), program.options()).choice(plans.count(), s.choice(), then));
        Op by = exprs.lower(s.choice().by());
        Step step = new CourseSteps.Choose(
                plan, by.node(), ifNone, s.span(), numberOf(s.choice().reason(), number));
        List<Label> targets = new ArrayList<>(then);
        if (ifNone != null) targets.add(ifNone);
        add(StepForm.Kind.CHOOSE, step, List.of(by), List.of(plan, ifNone != null), targets.toArray(Label[]::new));
        for (int i = 0; i < then.size(); i++) {
            number = numberOf(s.choice().options().get(i).reason(), around);
            here(then.get(i));
            lower(s.choice().options().get(i).then());
            if (s.choice().secret()) add(new FlowSteps.EndSecret(s.span(), number));
            jump(end, s.span());
        }
        number = around;
        if (ifNone != null) {
            here(ifNone);
            lower(s.choice().ifNone());
        }
        here(end);
        return null;
    }

    @Override
    public Void finish(Statement.Finish s) {
        Op winners = s.winners() != null ? exprs.lower(s.winners()) : s.drawn() ? null : exprs.lower(byScores(s));
        if (s.winners() != null && s.winners().type().shape() == Type.Shape.ONE) {
            winners = Op.of(Kind.SINGLETON, winners);
        }
        return anywhere(new CourseSteps.Finish(
                winners == null ? null : winners.node(),
                PhraseLowering.of(s.reason(), exprs),
                s.span(),
                numberOf(s.reason(), number)));
    }

    @Override
    public Void stop(Statement.Stop s) {
        return leave(s.span());
    }

    @Override
    public Void endTurn(Statement.EndTurn s) {
        return anywhere(new FlowSteps.EndTurn(s.span(), number));
    }

    @Override
    public Void retire(Statement.Retire s) {
        return add(new CourseSteps.Retire(exprs.lower(s.player()).node(), s.span(), number));
    }

    @Override
    public Void setMover(Statement.SetMover s) {
        return add(new CourseSteps.SetMover(exprs.lower(s.player()).node(), s.span(), number));
    }

    @Override
    public Void answer(Statement.Answer s) {
        throw new IllegalArgumentException("a rule cannot answer: " + s);
    }

    private Expr byScores(Statement.Finish s) {
        var game = exprs.game.layout.game();
        Type players = Type.PLAYER.set();
        if (game.winners() != null) return new Expr.Call(game.winners(), List.of(), players, s.span());
        if (game.score() == null) return new Expr.None(players, s.span());
        int slot = rule.unit().newSlot();
        Expr who = new Expr.Local(slot, "who", Type.PLAYER, s.span());
        Expr all = new Expr.Operation(
                Operator.WITHOUT,
                List.of(
                        new Expr.Operation(Operator.SIDES, List.of(), players, s.span()),
                        new Expr.Operation(Operator.NEUTRALS, List.of(), players, s.span())),
                players,
                s.span());
        return new Expr.Each(
                Expr.Over.THOSE_MOST,
                slot,
                "who",
                all,
                null,
                new Expr.Call(game.score(), List.of(who), Type.NUMBER, s.span()),
                players,
                s.span());
    }
}
