package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/**
 * An ExprNode is an expression as written. Parentheses leave no node of their own, but the span of an expression in
 * parentheses is that of what stands between them.
 */
public sealed interface ExprNode {
    Span span();

    <R> R accept(ExprVisitor<R> visitor);

    record NumberLiteral(long value, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.number(this);
        }
    }

    record TruthLiteral(boolean value, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.truth(this);
        }
    }

    record NoneLiteral(Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.none(this);
        }
    }

    /** A name standing alone; what it means is not known here. */
    record NameUse(Name name, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.name(this);
        }
    }

    /** {@code distance(a, b)}. */
    record Call(Name name, List<ExprNode> arguments, Span span) implements ExprNode {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.call(this);
        }
    }

    /** {@code owner of frog}; the same as a call with one argument. */
    record Of(Name name, ExprNode subject, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.of(this);
        }
    }

    /** {@code item n of list}. */
    record ItemOf(ExprNode index, ExprNode list, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.itemOf(this);
        }
    }

    record Unary(UnaryWord word, ExprNode operand, Span wordSpan, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.unary(this);
        }
    }

    /** @param wordSpan where the operator stands */
    record Binary(BinaryWord word, ExprNode left, ExprNode right, Span wordSpan, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.binary(this);
        }
    }

    /** {@code then if condition otherwise otherwise}. */
    record Conditional(ExprNode then, ExprNode condition, ExprNode otherwise, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.conditional(this);
        }
    }

    /** {@code [a, b, c]}. */
    record ListLiteral(List<ExprNode> items, Span span) implements ExprNode {
        public ListLiteral {
            items = List.copyOf(items);
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.list(this);
        }
    }

    /** {@code those x in source where condition}; the condition is null if not written. */
    record Those(Name name, ExprNode source, ExprNode where, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.those(this);
        }
    }

    /** {@code those x in source with most value}, or least. */
    record ThoseWith(Name name, ExprNode source, boolean most, ExprNode value, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.thoseWith(this);
        }
    }

    /** {@code some x in source where condition}, or every. */
    record Quantified(boolean every, Name name, ExprNode source, ExprNode where, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.quantified(this);
        }
    }

    /** {@code all value for x in source where condition}; the condition is null if not written; likewise the others. */
    record Gather(Gathering how, ExprNode value, Name name, ExprNode source, ExprNode where, Span span)
            implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.gather(this);
        }
    }

    /** {@code supposing piece moves to site: body}. */
    record SupposingMove(ExprNode what, ExprNode to, ExprNode body, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.supposingMove(this);
        }
    }

    /** {@code supposing line shifts by number: body}. */
    record SupposingShift(ExprNode line, ExprNode by, ExprNode body, Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.supposingShift(this);
        }
    }

    /** {@code supposing do rule(a, b): body}. */
    record SupposingRule(Name rule, List<ExprNode> arguments, ExprNode body, Span span) implements ExprNode {
        public SupposingRule {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.supposingRule(this);
        }
    }

    /** Something that could not be read; an error says so already, and whatever uses it shall stay silent. */
    record Broken(Span span) implements ExprNode {
        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.broken(this);
        }
    }

    /** ALL is a set; SUM, MOST and LEAST are {@code sum of value for …} and so on. */
    enum Gathering {
        ALL,
        SUM,
        MOST,
        LEAST
    }

    /** A UnaryWord stands before what it works on. */
    enum UnaryWord {
        NOT("not"),
        MINUS("-"),
        SOME("some"),
        NO("no"),
        ONE("one"),
        RANDOM("random of"),
        NUMBER("number of");

        private final String written;

        UnaryWord(String written) {
            this.written = written;
        }

        public String written() {
            return written;
        }
    }

    /** A BinaryWord stands between what it works on. */
    enum BinaryWord {
        OR("or"),
        AND("and"),
        LESS("<"),
        AT_MOST("<="),
        MORE(">"),
        AT_LEAST(">="),
        IS("is"),
        IS_NOT("is not"),
        IN("in"),
        NOT_IN("not in"),
        ON("on"),
        RANGE(".."),
        PLUS("+"),
        MINUS("-"),
        COMMON("&"),
        TIMES("*"),
        DIVIDED("/"),
        MOD("mod");

        private final String written;

        BinaryWord(String written) {
            this.written = written;
        }

        public String written() {
            return written;
        }
    }
}
