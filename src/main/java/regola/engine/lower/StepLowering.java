package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import regola.engine.node.Sets;
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
    private final List<Step> steps;
    /** The number of the innermost rule or option around what is being made. */
    private String number;

    StepLowering(ProgramLowering program, RuleUnit rule, List<Step> steps) {
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
        if (!sentence.isEmpty()) steps.add(new CallSteps.Begin(source.name(), sentence, source.span(), number));
        lower(source.body());
        steps.add(new FlowSteps.Leave(source.span(), number));
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
        steps.add(step);
        return null;
    }

    // ---------------------------------------------------------------- setting and moving

    @Override
    public Void setLocal(Statement.SetLocal s) {
        setSlot(s.slot(), s.value(), s.span());
        return null;
    }

    private void setSlot(int slot, Expr value, Span span) {
        Node node = exprs.lower(value);
        steps.add(
                exprs.isNarrow(value.type())
                        ? new Keep.SetSlot(slot, node, span, number)
                        : new Keep.SetListSlot(slot, node, span, number));
    }

    @Override
    public Void setVariable(Statement.SetVariable s) {
        int variable = s.variable().index();
        int cell = exprs.game.memory.cell(s.variable());
        Node value = exprs.lower(s.value());
        steps.add(
                exprs.isNarrow(s.variable().type())
                        ? new Keep.SetVariable(variable, cell, value, s.span(), number)
                        : new Keep.SetListVariable(variable, cell, value, s.span(), number));
        return null;
    }

    @Override
    public Void setProperty(Statement.SetProperty s) {
        Property property = s.property();
        int subject = rule.unit().newSlot();
        Node shown = property.visibleIf() == null
                ? null
                : exprs.lowerAbout(property.visibleIf(), subject, Type.one(property.of()));
        steps.add(new Keep.SetProperty(
                property,
                exprs.game.memory.cell(property),
                shown == null ? -1 : exprs.game.memory.firstHidden(property),
                exprs.isNarrow(property.type()),
                exprs.lower(s.subject()),
                exprs.lower(s.value()),
                subject,
                shown,
                veils(property, subject),
                s.span(),
                number));
        return null;
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
                        exprs.lowerAbout(other.visibleIf(), subject, Type.one(other.of()))))
                .toList();
    }

    @Override
    public Void move(Statement.Move s) {
        Node to = exprs.lower(s.to());
        Node over = s.over() == null ? null : exprs.lower(s.over());
        Type type = s.pieces().type();
        if (type.shape() == Type.Shape.ONE && type.base() == Type.Base.PIECE) {
            steps.add(new MovingSteps.MoveOne(exprs.lower(s.pieces()), to, over, s.span(), number));
        } else if (type.isSet() && exprs.isNarrow(type)) {
            steps.add(new MovingSteps.MoveBits(exprs.lower(s.pieces()), to, over, s.span(), number));
        } else {
            steps.add(new MovingSteps.MoveList(
                    exprs.movingPieces(exprs.expand(s.pieces())), to, over, type.isSet(), s.span(), number));
        }
        return null;
    }

    @Override
    public Void shift(Statement.Shift s) {
        return add(new MovingSteps.Shift(exprs.lower(s.line()), exprs.lower(s.by()), s.span(), number));
    }

    @Override
    public Void shuffle(Statement.Shuffle s) {
        return add(new MovingSteps.Shuffle(exprs.lower(s.site()), s.span(), number));
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
        steps.add(new CallSteps.Do(
                rule.unit(), callee.unit(), callee.first(), exprs.arguments(s.arguments()), s.span(), number));
        return null;
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
            Node condition = handler.condition() == null ? null : callee.exprs().lower(handler.condition());
            steps.add(new CallSteps.Handle(
                    rule.unit(), callee.unit(), callee.first(), exprs.arguments(kept), condition, s.span(), number));
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
        steps.add(new FlowSteps.Unless(exprs.lower(s.condition()), otherwise, s.span(), number));
        lower(s.then());
        if (both) steps.add(new FlowSteps.Jump(end, s.span(), number));
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
        steps.add(new FlowSteps.Unless(exprs.lower(s.condition()), end, s.span(), number));
        lower(s.body());
        steps.add(new FlowSteps.Jump(again, s.span(), number));
        here(end);
        return null;
    }

    @Override
    public Void repeat(Statement.Repeat s) {
        int counter = rule.unit().newSlot();
        Label again = new Label();
        Label end = new Label();
        setSlot(counter, s.times(), s.span());
        here(again);
        steps.add(new FlowSteps.Countdown(counter, end, s.span(), number));
        lower(s.body());
        steps.add(new FlowSteps.Jump(again, s.span(), number));
        here(end);
        return null;
    }

    @Override
    public Void forEach(Statement.ForEach s) {
        int rest = rule.unit().newSlot();
        Label again = new Label();
        Label end = new Label();
        boolean bits = s.source().type().isSet() && exprs.isNarrow(s.source().type());
        if (bits) steps.add(new Keep.SetSlot(rest, exprs.lower(s.source()), s.span(), number));
        else steps.add(new Keep.SetListSlot(rest, exprs.lowerAsList(s.source()), s.span(), number));
        here(again);
        steps.add(
                bits
                        ? new FlowSteps.NextOfBits(rest, s.slot(), end, s.span(), number)
                        : new FlowSteps.NextOfList(rest, s.slot(), end, s.span(), number));
        if (s.condition() != null) steps.add(new FlowSteps.Unless(exprs.lower(s.condition()), again, s.span(), number));
        lower(s.body());
        steps.add(new FlowSteps.Jump(again, s.span(), number));
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
        var plan = plans.add(new PlanLowering(exprs, program.told()).choice(plans.count(), s.choice(), then));
        steps.add(new CourseSteps.Choose(
                plan,
                exprs.lower(s.choice().by()),
                ifNone,
                s.span(),
                numberOf(s.choice().reason(), number)));
        for (int i = 0; i < then.size(); i++) {
            number = numberOf(s.choice().options().get(i).reason(), around);
            here(then.get(i));
            lower(s.choice().options().get(i).then());
            if (s.choice().secret()) steps.add(new FlowSteps.EndSecret(s.span(), number));
            steps.add(new FlowSteps.Jump(end, s.span(), number));
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
        Node winners = s.winners() != null ? exprs.lower(s.winners()) : s.drawn() ? null : exprs.lower(byScores(s));
        if (s.winners() != null && s.winners().type().shape() == Type.Shape.ONE) {
            winners = new Sets.Singleton(winners);
        }
        steps.add(new CourseSteps.Finish(
                winners, PhraseLowering.of(s.reason(), exprs), s.span(), numberOf(s.reason(), number)));
        return null;
    }

    @Override
    public Void stop(Statement.Stop s) {
        return add(new FlowSteps.Leave(s.span(), number));
    }

    @Override
    public Void endTurn(Statement.EndTurn s) {
        return add(new FlowSteps.EndTurn(s.span(), number));
    }

    @Override
    public Void retire(Statement.Retire s) {
        return add(new CourseSteps.Retire(exprs.lower(s.player()), s.span(), number));
    }

    @Override
    public Void setMover(Statement.SetMover s) {
        return add(new CourseSteps.SetMover(exprs.lower(s.player()), s.span(), number));
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
