package regola.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.ExprNode;
import regola.language.tree.ExprNode.BinaryWord;
import regola.language.tree.ExprNode.UnaryWord;
import regola.language.tree.Name;

/**
 * An ExprBuilder makes the tree of expressions down to the operators; {@link PrimaryBuilder} makes the rest. What the
 * parser could not read becomes {@link ExprNode.Broken}.
 */
final class ExprBuilder {
    private final TreeReading reading;
    private final PrimaryBuilder primaries;

    ExprBuilder(TreeReading reading) {
        this.reading = reading;
        this.primaries = new PrimaryBuilder(reading, this);
    }

    PrimaryBuilder primaries() {
        return primaries;
    }

    /** An expression of a line that could not be read to its end may not be whole, and is broken. */
    ExprNode expr(RulesParser.ExprContext read, ParserRuleContext line) {
        return read == null || TreeReading.isBroken(line) ? broken(line) : expr(read);
    }

    ExprNode expr(RulesParser.ExprContext read) {
        if (TreeReading.isBroken(read)) return broken(read);
        ExprNode first = either(read.either(0));
        if (read.either().size() < 2) return first;
        return new ExprNode.Conditional(first, either(read.either(1)), expr(read.expr(), read), reading.span(read));
    }

    ExprNode broken(ParserRuleContext read) {
        reading.leaveOut();
        return new ExprNode.Broken(reading.span(read));
    }

    List<ExprNode> arguments(RulesParser.ArgumentsContext read) {
        return read == null ? List.of() : read.expr().stream().map(this::expr).toList();
    }

    ExprNode either(RulesParser.EitherContext read) {
        if (TreeReading.isBroken(read)) return broken(read);
        ExprNode made = both(read.both(0));
        for (int i = 1; i < read.both().size(); i++) {
            made = binary(
                    BinaryWord.OR, made, both(read.both(i)), read.getChild(2 * i - 1), read.getStart(), read.both(i));
        }
        return made;
    }

    private ExprNode both(RulesParser.BothContext read) {
        ExprNode made = negation(read.negation(0));
        for (int i = 1; i < read.negation().size(); i++) {
            made = binary(
                    BinaryWord.AND,
                    made,
                    negation(read.negation(i)),
                    read.getChild(2 * i - 1),
                    read.getStart(),
                    read.negation(i));
        }
        return made;
    }

    private ExprNode negation(RulesParser.NegationContext read) {
        if (read.negation() == null) return comparison(read.comparison());
        return unary(UnaryWord.NOT, negation(read.negation()), read);
    }

    private ExprNode comparison(RulesParser.ComparisonContext read) {
        ExprNode left = counted(read.counted(0));
        if (read.counted().size() < 2) return left;
        RulesParser.ComparatorContext word = read.comparator(0);
        if (read.counted().size() > 2) {
            RulesParser.ComparatorContext second = read.comparator(1);
            reading.report(
                    second.getStart(),
                    DiagnosticCode.CHAINED_COMPARISON.at(
                            reading.span(second), comparison(second).written()));
            return broken(read);
        }
        ExprNode right = counted(read.counted(1));
        return new ExprNode.Binary(comparison(word), left, right, reading.span(word), reading.span(read));
    }

    private static BinaryWord comparison(RulesParser.ComparatorContext read) {
        boolean longer = read.getChildCount() > 1;
        return switch (read.getStart().getText()) {
            case "<" -> BinaryWord.LESS;
            case "<=" -> BinaryWord.AT_MOST;
            case ">" -> BinaryWord.MORE;
            case ">=" -> BinaryWord.AT_LEAST;
            case "is" -> longer ? BinaryWord.IS_NOT : BinaryWord.IS;
            default -> longer ? BinaryWord.NOT_IN : BinaryWord.IN;
        };
    }

    ExprNode counted(RulesParser.CountedContext read) {
        if (read instanceof RulesParser.QuantifiedValueContext quantified) return quantified(quantified);
        if (read instanceof RulesParser.SomeOfContext some) return unary(UnaryWord.SOME, placed(some.placed()), read);
        if (read instanceof RulesParser.NoneOfContext none) {
            if (none.placed() == null) return new ExprNode.TruthLiteral(false, reading.span(read));
            return unary(UnaryWord.NO, placed(none.placed()), read);
        }
        if (read instanceof RulesParser.OneOfContext one) return unary(UnaryWord.ONE, placed(one.placed()), read);
        if (read instanceof RulesParser.RandomOfContext random)
            return unary(UnaryWord.RANDOM, placed(random.placed()), read);
        if (read instanceof RulesParser.NumberOfContext number)
            return unary(UnaryWord.NUMBER, counted(number.counted()), read);
        if (read instanceof RulesParser.NotCountedContext plain) return placed(plain.placed());
        return broken(read);
    }

    private ExprNode quantified(RulesParser.QuantifiedValueContext read) {
        Name name = reading.name(read.name());
        if (name == null) return broken(read);
        String word = read.getStart().getText();
        if (read.either() == null) {
            reading.report(
                    read.getStart(),
                    DiagnosticCode.MISSING_WHERE.at(reading.spans().after(read.getStop()), word, name.text()));
            return broken(read);
        }
        return new ExprNode.Quantified(
                word.equals("every"), name, placed(read.placed()), either(read.either()), reading.span(read));
    }

    ExprNode placed(RulesParser.PlacedContext read) {
        if (TreeReading.isBroken(read)) return broken(read);
        ExprNode left = ranged(read.ranged(0));
        return read.ranged().size() < 2
                ? left
                : binary(BinaryWord.ON, left, ranged(read.ranged(1)), read.getChild(1), read.getStart(), read);
    }

    private ExprNode ranged(RulesParser.RangedContext read) {
        ExprNode left = sum(read.sum(0));
        return read.sum().size() < 2
                ? left
                : binary(BinaryWord.RANGE, left, sum(read.sum(1)), read.getChild(1), read.getStart(), read);
    }

    private ExprNode sum(RulesParser.SumContext read) {
        ExprNode made = product(read.product(0));
        for (int i = 1; i < read.product().size(); i++) {
            ParseTree sign = read.getChild(2 * i - 1);
            BinaryWord word = switch (sign.getText()) {
                case "+" -> BinaryWord.PLUS;
                case "-" -> BinaryWord.MINUS;
                default -> BinaryWord.COMMON;
            };
            made = binary(word, made, product(read.product(i)), sign, read.getStart(), read.product(i));
        }
        return made;
    }

    private ExprNode product(RulesParser.ProductContext read) {
        ExprNode made = unary(read.unary(0));
        for (int i = 1; i < read.unary().size(); i++) {
            ParseTree sign = read.getChild(2 * i - 1);
            BinaryWord word = switch (sign.getText()) {
                case "*" -> BinaryWord.TIMES;
                case "/" -> BinaryWord.DIVIDED;
                default -> BinaryWord.MOD;
            };
            made = binary(word, made, unary(read.unary(i)), sign, read.getStart(), read.unary(i));
        }
        return made;
    }

    ExprNode unary(RulesParser.UnaryContext read) {
        if (TreeReading.isBroken(read)) return broken(read);
        if (read.unary() == null) return primaries.primary(read.primary());
        return unary(UnaryWord.MINUS, unary(read.unary()), read);
    }

    // ---- making nodes

    private ExprNode unary(UnaryWord word, ExprNode operand, ParserRuleContext read) {
        Token first = read.getStart();
        boolean two = read instanceof RulesParser.RandomOfContext || read instanceof RulesParser.NumberOfContext;
        Token last = two && read.getChild(1) instanceof TerminalNode of ? of.getSymbol() : first;
        return new ExprNode.Unary(word, operand, reading.spans().span(first, last), reading.span(read));
    }

    /** The operands' own spans would leave out their parentheses, hence the tokens. */
    private ExprNode binary(
            BinaryWord word, ExprNode left, ExprNode right, ParseTree sign, Token first, ParserRuleContext last) {
        Span at = sign instanceof TerminalNode node ? reading.span(node.getSymbol()) : left.span();
        return new ExprNode.Binary(word, left, right, at, reading.spans().span(first, last.getStop()));
    }
}
