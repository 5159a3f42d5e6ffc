package regola.engine.lower;

import java.util.List;
import regola.engine.node.Act;
import regola.engine.node.Acts;
import regola.engine.run.Node;
import regola.language.model.Expr;
import regola.language.model.Statement;

/**
 * An ActLowering is the making of acts from the statements of one function.
 */
final class ActLowering {
    private final ExprLowering exprs;

    ActLowering(ExprLowering exprs) {
        this.exprs = exprs;
    }

    private Act[] lower(List<Statement> statements) {
        return statements.stream().map(this::lower).toArray(Act[]::new);
    }

    Act block(List<Statement> statements) {
        if (statements == null || statements.isEmpty()) return new Acts.Block(new Act[0], null);
        return new Acts.Block(lower(statements), statements.get(0).span());
    }

    private Act lower(Statement statement) {
        if (statement instanceof Statement.SetLocal s) {
            Node value = exprs.lower(s.value());
            return exprs.isNarrow(s.value().type()) ? new Acts.Set(s.slot(), value) : new Acts.SetList(s.slot(), value);
        }
        if (statement instanceof Statement.If s) return new Acts.If(exprs.lower(s.condition()), block(s.then()), block(s.otherwise()));
        if (statement instanceof Statement.While s) return new Acts.While(exprs.lower(s.condition()), block(s.body()), s.span());
        if (statement instanceof Statement.Repeat s) return new Acts.Repeat(exprs.lower(s.times()), block(s.body()), s.span());
        if (statement instanceof Statement.ForEach s) return forEach(s);
        if (statement instanceof Statement.Answer s) return new Acts.Answer(exprs.lower(s.value()), exprs.isNarrow(s.value().type()));
        throw new IllegalArgumentException("a function cannot act: " + statement);
    }

    private Act forEach(Statement.ForEach s) {
        Node condition = s.condition() == null ? null : exprs.lower(s.condition());
        Expr source = s.source();
        if (source.type().isSet() && exprs.isNarrow(source.type())) {
            return new Acts.ForEach(s.slot(), exprs.lower(source), condition, block(s.body()), s.span());
        }
        return new Acts.ForEachListed(s.slot(), exprs.lowerAsList(source), condition, block(s.body()), s.span());
    }
}
