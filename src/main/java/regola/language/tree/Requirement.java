package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A Requirement is one line of what an option demands. */
public sealed interface Requirement {
    Span span();

    /**
     * {@code require condition because … showing …}.
     *
     * @param showing the places or pieces that the reason speaks of; null if the file does not say
     */
    record Require(ExprNode condition, Because because, ExprNode showing, Span span) implements Requirement {}

    /** {@code require nothing else because …}: the option is legal only while no option without such a line is. */
    record NothingElse(Because because, Span span) implements Requirement {}

    /** {@code meets may-hop(frog)}: all that the named conditions require. */
    record Meets(Name conditions, List<ExprNode> arguments, Span span) implements Requirement {
        public Meets {
            arguments = List.copyOf(arguments);
        }
    }
}
