package regola.engine.lower;

import java.util.List;
import regola.engine.node.Act;
import regola.engine.node.Acts;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Statement;

/** An ActLowering is the making of acts from the statements of one function. */
final class ActLowering implements Statement.Visitor<Act> {
    private final ExprLowering exprs;

    ActLowering(ExprLowering exprs) {
        this.exprs = exprs;
    }

    private Act[] lower(List<Statement> statements) {
        return statements.stream().map(statement -> statement.accept(this)).toArray(Act[]::new);
    }

    Act block(List<Statement> statements) {
        if (statements == null || statements.isEmpty()) return new Acts.Block(new Act[0], null);
        return new Acts.Block(lower(statements), statements.get(0).span());
    }

    @Override
    public Act setLocal(Statement.SetLocal s) {
        Node value = exprs.lower(s.value());
        return exprs.isNarrow(s.value().type()) ? new Acts.Set(s.slot(), value) : new Acts.SetList(s.slot(), value);
    }

    @Override
    public Act ifThen(Statement.If s) {
        return new Acts.If(exprs.lower(s.condition()), block(s.then()), block(s.otherwise()));
    }

    @Override
    public Act whileLoop(Statement.While s) {
        return new Acts.While(exprs.lower(s.condition()), block(s.body()), s.span());
    }

    @Override
    public Act repeat(Statement.Repeat s) {
        return new Acts.Repeat(exprs.lower(s.times()), block(s.body()), s.span());
    }

    @Override
    public Act forEach(Statement.ForEach s) {
        Node condition = s.condition() == null ? null : exprs.lower(s.condition());
        Expr source = s.source();
        if (source.type().isSet() && exprs.isNarrow(source.type())) {
            return new Acts.ForEach(s.slot(), exprs.lower(source), condition, block(s.body()), s.span());
        }
        return new Acts.ForEachListed(s.slot(), exprs.lowerAsList(source), condition, block(s.body()), s.span());
    }

    @Override
    public Act answer(Statement.Answer s) {
        return new Acts.Answer(exprs.lower(s.value()), exprs.isNarrow(s.value().type()));
    }

    // ---------------------------------------------------------------- what only rules do

    private static Act refused(Statement s) {
        throw new IllegalArgumentException("a function cannot act: " + s);
    }

    @Override
    public Act setVariable(Statement.SetVariable s) {
        return refused(s);
    }

    @Override
    public Act setProperty(Statement.SetProperty s) {
        return refused(s);
    }

    @Override
    public Act setMover(Statement.SetMover s) {
        return refused(s);
    }

    @Override
    public Act move(Statement.Move s) {
        return refused(s);
    }

    @Override
    public Act shift(Statement.Shift s) {
        return refused(s);
    }

    @Override
    public Act shuffle(Statement.Shuffle s) {
        return refused(s);
    }

    @Override
    public Act doRule(Statement.Do s) {
        return refused(s);
    }

    @Override
    public Act announce(Statement.Announce s) {
        return refused(s);
    }

    @Override
    public Act choose(Statement.Choose s) {
        return refused(s);
    }

    @Override
    public Act finish(Statement.Finish s) {
        return refused(s);
    }

    @Override
    public Act stop(Statement.Stop s) {
        return refused(s);
    }

    @Override
    public Act endTurn(Statement.EndTurn s) {
        return refused(s);
    }

    @Override
    public Act retire(Statement.Retire s) {
        return refused(s);
    }

    @Override
    public Act tell(Statement.Tell s) {
        return refused(s);
    }

    @Override
    public Act remember(Statement.Remember s) {
        return refused(s);
    }

    @Override
    public Act forget(Statement.Forget s) {
        return refused(s);
    }
}
