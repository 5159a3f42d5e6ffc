package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A Body is how a function, score, aim or winners computes its value. */
public sealed interface Body {
    Span span();

    /** {@code = expression}. */
    record Value(ExprNode value, Span span) implements Body {}

    /** An indented block that ends in an answer. */
    record Steps(List<StatementNode> steps, Span span) implements Body {
        public Steps {
            steps = List.copyOf(steps);
        }
    }
}
