package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A ChooseItem is one part of a choose block. */
public sealed interface ChooseItem {
    Span span();

    /** One form of move. */
    record Option(
            List<Part> parts, Explain explain, List<Requirement> requirements, List<StatementNode> then, Span span)
            implements ChooseItem {
        public Option {
            parts = List.copyOf(parts);
            requirements = List.copyOf(requirements);
            then = List.copyOf(then);
        }
    }

    /**
     * A form of move that is never legal, with the answer; without parts, {@code all else}: every other move of the
     * game.
     */
    record Refuse(List<Part> parts, Because because, Span span) implements ChooseItem {
        public Refuse {
            parts = List.copyOf(parts);
        }
    }

    /** What happens when nothing is legal. */
    record IfNone(List<StatementNode> steps, Span span) implements ChooseItem {
        public IfNone {
            steps = List.copyOf(steps);
        }
    }

    /** A Part is a word of the move's text or something chosen. */
    sealed interface Part {
        Span span();
    }

    record Word(Name word) implements Part {
        @Override
        public Span span() {
            return word.span();
        }
    }

    /** {@code (to in pond)}, or {@code (to not in pond)}: whatever is not among them. */
    record Pick(Name name, boolean not, ExprNode candidates, Span span) implements Part {}
}
