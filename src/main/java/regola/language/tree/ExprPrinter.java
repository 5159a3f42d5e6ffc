package regola.language.tree;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An ExprPrinter writes expressions, with parentheses only where they are needed. The levels are those of the grammar:
 * an operand that binds less than its place wants is put in parentheses.
 */
final class ExprPrinter implements ExprVisitor<String> {
    private static final ExprPrinter PRINTER = new ExprPrinter();

    private static final int WHOLE = 0;
    private static final int EITHER = 1;
    private static final int BOTH = 2;
    private static final int NEGATION = 3;
    private static final int COMPARISON = 4;
    private static final int COUNTED = 5;
    private static final int PLACED = 6;
    private static final int RANGED = 7;
    private static final int SUM = 8;
    private static final int PRODUCT = 9;
    private static final int UNARY = 10;
    private static final int PRIMARY = 11;

    private ExprPrinter() {}

    static String print(ExprNode node) {
        return node.accept(PRINTER);
    }

    private static String at(int level, ExprNode node) {
        return levelOf(node) < level ? "(" + print(node) + ")" : print(node);
    }

    private static int levelOf(ExprNode node) {
        if (node instanceof ExprNode.Binary binary) return levelOf(binary.word());
        if (node instanceof ExprNode.Unary unary) {
            return switch (unary.word()) {
                case NOT -> NEGATION;
                case MINUS -> UNARY;
                default -> COUNTED;
            };
        }
        if (node instanceof ExprNode.TruthLiteral truth) return truth.value() ? PRIMARY : COUNTED;
        boolean goesOn = node instanceof ExprNode.Conditional
                || node instanceof ExprNode.Those
                || node instanceof ExprNode.ThoseWith
                || node instanceof ExprNode.Quantified
                || node instanceof ExprNode.Gather
                || node instanceof ExprNode.SupposingMove
                || node instanceof ExprNode.SupposingShift
                || node instanceof ExprNode.SupposingRule;
        // What stands behind these would be taken for a part of them.
        return goesOn ? WHOLE : PRIMARY;
    }

    private static int levelOf(ExprNode.BinaryWord word) {
        return switch (word) {
            case OR -> EITHER;
            case AND -> BOTH;
            case LESS, AT_MOST, MORE, AT_LEAST, IS, IS_NOT, IN, NOT_IN -> COMPARISON;
            case ON -> PLACED;
            case RANGE -> RANGED;
            case PLUS, MINUS, COMMON -> SUM;
            case TIMES, DIVIDED, MOD -> PRODUCT;
        };
    }

    static String list(List<ExprNode> nodes) {
        return nodes.stream().map(ExprPrinter::print).collect(Collectors.joining(", "));
    }

    @Override
    public String number(ExprNode.NumberLiteral node) {
        return Long.toString(node.value());
    }

    @Override
    public String truth(ExprNode.TruthLiteral node) {
        return node.value() ? "yes" : "no";
    }

    @Override
    public String none(ExprNode.NoneLiteral node) {
        return "none";
    }

    @Override
    public String name(ExprNode.NameUse node) {
        return node.name().text();
    }

    @Override
    public String call(ExprNode.Call node) {
        return node.name() + "(" + list(node.arguments()) + ")";
    }

    @Override
    public String of(ExprNode.Of node) {
        return node.name() + " of " + at(PRIMARY, node.subject());
    }

    @Override
    public String itemOf(ExprNode.ItemOf node) {
        boolean simple = node.index() instanceof ExprNode.NumberLiteral
                || node.index() instanceof ExprNode.NameUse
                || node.index() instanceof ExprNode.Call;
        String index = simple ? print(node.index()) : "(" + print(node.index()) + ")";
        return "item " + index + " of " + at(PRIMARY, node.list());
    }

    @Override
    public String unary(ExprNode.Unary node) {
        String word = node.word().written();
        return switch (node.word()) {
            case NOT -> word + " " + at(NEGATION, node.operand());
            case MINUS -> word + at(UNARY, node.operand());
            case NUMBER -> word + " " + at(COUNTED, node.operand());
            default -> word + " " + at(PLACED, node.operand());
        };
    }

    /** Chains go to the left; comparisons, on and .. make no chains. */
    @Override
    public String binary(ExprNode.Binary node) {
        int level = levelOf(node.word());
        boolean chains = level == EITHER || level == BOTH || level == SUM || level == PRODUCT;
        return at(chains ? level : level + 1, node.left()) + " " + node.word().written() + " "
                + at(level + 1, node.right());
    }

    @Override
    public String conditional(ExprNode.Conditional node) {
        return at(EITHER, node.then()) + " if " + at(EITHER, node.condition()) + " otherwise "
                + print(node.otherwise());
    }

    @Override
    public String list(ExprNode.ListLiteral node) {
        return "[" + list(node.items()) + "]";
    }

    @Override
    public String those(ExprNode.Those node) {
        return "those " + node.name() + " in " + at(PLACED, node.source()) + where(node.where());
    }

    @Override
    public String thoseWith(ExprNode.ThoseWith node) {
        String word = node.most() ? " with most " : " with least ";
        return "those " + node.name() + " in " + at(PLACED, node.source()) + word + at(COUNTED, node.value());
    }

    @Override
    public String quantified(ExprNode.Quantified node) {
        return (node.every() ? "every " : "some ") + node.name() + " in " + at(PLACED, node.source())
                + where(node.where());
    }

    @Override
    public String gather(ExprNode.Gather node) {
        String word = switch (node.how()) {
            case ALL -> "all ";
            case SUM -> "sum of ";
            case MOST -> "most of ";
            case LEAST -> "least of ";
        };
        return word + at(COUNTED, node.value()) + " for " + node.name() + " in " + at(PLACED, node.source())
                + where(node.where());
    }

    private static String where(ExprNode condition) {
        return condition == null ? "" : " where " + at(EITHER, condition);
    }

    @Override
    public String supposingMove(ExprNode.SupposingMove node) {
        return "supposing " + at(PRIMARY, node.what()) + " moves to " + at(PRIMARY, node.to()) + ": "
                + at(EITHER, node.body());
    }

    @Override
    public String supposingShift(ExprNode.SupposingShift node) {
        return "supposing " + at(PRIMARY, node.line()) + " shifts by " + at(UNARY, node.by()) + ": "
                + at(EITHER, node.body());
    }

    @Override
    public String supposingRule(ExprNode.SupposingRule node) {
        return "supposing do " + node.rule().text() + "(" + list(node.arguments()) + "): " + at(EITHER, node.body());
    }

    @Override
    public String broken(ExprNode.Broken node) {
        return "???";
    }
}
