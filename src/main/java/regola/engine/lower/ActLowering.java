package regola.engine.lower;

import java.util.List;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.language.model.Expr;
import regola.language.model.Statement;

/** An ActLowering is the making of acts from the statements of one function. */
final class ActLowering implements Statement.Visitor<Op> {
    private final ExprLowering exprs;

    ActLowering(ExprLowering exprs) {
        this.exprs = exprs;
    }

    private Op[] lower(List<Statement> statements) {
        return statements.stream().map(statement -> statement.accept(this)).toArray(Op[]::new);
    }

    Op block(List<Statement> statements) {
        if (statements == null || statements.isEmpty()) return Op.of(Kind.BLOCK);
        return Op.of(Kind.BLOCK, statements.get(0).span(), lower(statements));
    }

    @Override
    public Op setLocal(Statement.SetLocal s) {
        Op value = exprs.lower(s.value());
        return Op.of(value.isArray() ? Kind.SET_ARRAY : Kind.SET, s.span(), List.of(s.slot()), value);
    }

    @Override
    public Op ifThen(Statement.If s) {
        return Op.of(Kind.IF, s.span(), exprs.lower(s.condition()), block(s.then()), block(s.otherwise()));
    }

    @Override
    public Op whileLoop(Statement.While s) {
        return Op.of(Kind.WHILE, s.span(), exprs.lower(s.condition()), block(s.body()));
    }

    @Override
    public Op repeat(Statement.Repeat s) {
        return Op.of(Kind.REPEAT, s.span(), exprs.lower(s.times()), block(s.body()));
    }

    @Override
    public Op forEach(Statement.ForEach s) {
        Op condition = s.condition() == null ? null : exprs.lower(s.condition());
        Expr source = s.source();
        if (source.type().isSet() && exprs.isNarrow(source.type())) {
            return loop(Kind.FOR_EACH, s, exprs.lower(source), condition);
        }
        return loop(Kind.FOR_EACH_LISTED, s, exprs.lowerAsList(source), condition);
    }

    private Op loop(Kind kind, Statement.ForEach s, Op source, Op condition) {
        Op body = block(s.body());
        List<Object> slot = List.of(s.slot());
        return condition == null
                ? Op.of(kind, s.span(), slot, source, body)
                : Op.of(kind, s.span(), slot, source, body, condition);
    }

    @Override
    public Op answer(Statement.Answer s) {
        return Op.of(Kind.ANSWER, s.span(), exprs.lower(s.value()));
    }

    // ---------------------------------------------------------------- what only rules do

    private static Op refused(Statement s) {
        throw new IllegalArgumentException("a function cannot act: " + s);
    }

    @Override
    public Op setVariable(Statement.SetVariable s) {
        return refused(s);
    }

    @Override
    public Op setProperty(Statement.SetProperty s) {
        return refused(s);
    }

    @Override
    public Op setMover(Statement.SetMover s) {
        return refused(s);
    }

    @Override
    public Op move(Statement.Move s) {
        return refused(s);
    }

    @Override
    public Op shift(Statement.Shift s) {
        return refused(s);
    }

    @Override
    public Op shuffle(Statement.Shuffle s) {
        return refused(s);
    }

    @Override
    public Op doRule(Statement.Do s) {
        return refused(s);
    }

    @Override
    public Op announce(Statement.Announce s) {
        return refused(s);
    }

    @Override
    public Op choose(Statement.Choose s) {
        return refused(s);
    }

    @Override
    public Op finish(Statement.Finish s) {
        return refused(s);
    }

    @Override
    public Op stop(Statement.Stop s) {
        return refused(s);
    }

    @Override
    public Op endTurn(Statement.EndTurn s) {
        return refused(s);
    }

    @Override
    public Op retire(Statement.Retire s) {
        return refused(s);
    }

    @Override
    public Op tell(Statement.Tell s) {
        return refused(s);
    }

    @Override
    public Op remember(Statement.Remember s) {
        return refused(s);
    }

    @Override
    public Op forget(Statement.Forget s) {
        return refused(s);
    }
}
