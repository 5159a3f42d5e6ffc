package regola.language.type;

import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.StatementNode;

/** Answers are what the steps of one function answer: of a type that is written, or found by putting them together. */
final class Answers {
    private final CheckContext game;
    private final String name;
    private final Type written;
    private Type found;
    private Span first;

    /** @param written the type, or null if it is to be found */
    Answers(CheckContext game, String name, Type written) {
        this.game = game;
        this.name = name;
        this.written = written;
    }

    Statement answer(StatementNode.Answer node, ExprChecker exprs) {
        if (written != null)
            return new Statement.Answer(exprs.want(node.value(), written, "'" + name + "'"), node.span());
        Expr value = exprs.infer(node.value(), found);
        Type common = found == null ? value.type() : Conversions.common(found, value.type());
        if (common == null) {
            game.report(DiagnosticCode.NOT_TOGETHER
                    .at(
                            value.span(),
                            Message.of("'{0}'", name),
                            Message.of("answer both {0}", TypeWords.both(found, value.type())))
                    .why("a function always answers with the same type")
                    .related(first, "the other answer is here"));
        } else {
            if (found == null) first = value.span();
            found = common;
        }
        return new Statement.Answer(value, node.span());
    }

    /** @return the type of all answers together; null if there was none */
    Type found() {
        return found;
    }
}
