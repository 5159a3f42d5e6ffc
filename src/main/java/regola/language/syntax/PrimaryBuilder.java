package regola.language.syntax;

import org.antlr.v4.runtime.ParserRuleContext;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.ExprNode;
import regola.language.tree.ExprNode.Gathering;
import regola.language.tree.Name;

/**
 * A PrimaryBuilder makes the smallest expressions and those that begin with a word of their own, such as those and sum
 * of.
 */
final class PrimaryBuilder {
    private final TreeReading reading;
    private final ExprBuilder exprs;

    PrimaryBuilder(TreeReading reading, ExprBuilder exprs) {
        this.reading = reading;
        this.exprs = exprs;
    }

    ExprNode primary(RulesParser.PrimaryContext read) {
        if (TreeReading.isBroken(read)) return exprs.broken(read);
        if (read instanceof RulesParser.NameValueContext name) return name(name);
        if (read instanceof RulesParser.NumberValueContext number) {
            return new ExprNode.NumberLiteral(
                    reading.whole(number.NUMBER().getSymbol(), Long.MAX_VALUE), reading.span(read));
        }
        if (read instanceof RulesParser.YesValueContext) return new ExprNode.TruthLiteral(true, reading.span(read));
        if (read instanceof RulesParser.NoneValueContext) return new ExprNode.NoneLiteral(reading.span(read));
        if (read instanceof RulesParser.GroupedContext grouped) return exprs.expr(grouped.expr(), read);
        if (read instanceof RulesParser.ListValueContext list) {
            return new ExprNode.ListLiteral(
                    list.expr().stream().map(exprs::expr).toList(), reading.span(read));
        }
        if (read instanceof RulesParser.ItemOfContext item) {
            return new ExprNode.ItemOf(index(item.index(), read), primary(item.primary(), read), reading.span(read));
        }
        if (read instanceof RulesParser.ThoseValueContext those) return those(those);
        if (read instanceof RulesParser.AllValueContext all) {
            return gather(Gathering.ALL, all.counted(), all.name(), all.placed(), all.either(), read);
        }
        if (read instanceof RulesParser.FoldValueContext fold) {
            Gathering how = switch (read.getStart().getText()) {
                case "sum" -> Gathering.SUM;
                case "most" -> Gathering.MOST;
                default -> Gathering.LEAST;
            };
            return gather(how, fold.counted(), fold.name(), fold.placed(), fold.either(), read);
        }
        if (read instanceof RulesParser.SupposingMoveContext move) {
            ExprNode made = either(move.either(), read);
            for (int i = Math.max(2, move.primary().size()) - 2; i >= 0; i -= 2) {
                made = new ExprNode.SupposingMove(
                        primary(move.primary(i), read), primary(move.primary(i + 1), read), made, reading.span(read));
            }
            return made;
        }
        if (read instanceof RulesParser.SupposingShiftContext shift) {
            ExprNode by = shift.unary() == null ? exprs.broken(read) : exprs.unary(shift.unary());
            return new ExprNode.SupposingShift(
                    primary(shift.primary(), read), by, either(shift.either(), read), reading.span(read));
        }
        if (read instanceof RulesParser.SupposingRuleContext rule) {
            Name name = reading.name(rule.name());
            if (name == null) return exprs.broken(read);
            return new ExprNode.SupposingRule(
                    name, exprs.arguments(rule.arguments()), either(rule.either(), read), reading.span(read));
        }
        return exprs.broken(read);
    }

    /** @param read may be null after an error */
    ExprNode primary(RulesParser.PrimaryContext read, ParserRuleContext around) {
        return read == null ? exprs.broken(around) : primary(read);
    }

    private ExprNode either(RulesParser.EitherContext read, ParserRuleContext around) {
        return read == null ? exprs.broken(around) : exprs.either(read);
    }

    /** A name, a call, or something of something. */
    private ExprNode name(RulesParser.NameValueContext read) {
        Name name = reading.name(read.name());
        if (name == null) return exprs.broken(read);
        if (read.getChildCount() == 1) return new ExprNode.NameUse(name, name.span());
        if (read.getChild(1).getText().equals("of"))
            return new ExprNode.Of(name, primary(read.primary(), read), reading.span(read));
        return new ExprNode.Call(name, exprs.arguments(read.arguments()), reading.span(read));
    }

    private ExprNode index(RulesParser.IndexContext read, ParserRuleContext around) {
        if (read == null) return exprs.broken(around);
        if (read.expr() != null) return exprs.expr(read.expr());
        if (read.NUMBER() != null)
            return new ExprNode.NumberLiteral(
                    reading.whole(read.NUMBER().getSymbol(), Long.MAX_VALUE), reading.span(read));
        Name name = reading.name(read.name());
        if (name == null) return exprs.broken(read);
        if (read.getChildCount() == 1) return new ExprNode.NameUse(name, name.span());
        return new ExprNode.Call(name, exprs.arguments(read.arguments()), reading.span(read));
    }

    private ExprNode those(RulesParser.ThoseValueContext read) {
        Name name = reading.name(read.name());
        if (name == null || read.placed() == null) return exprs.broken(read);
        ExprNode source = exprs.placed(read.placed());
        if (read.counted() == null) {
            return new ExprNode.Those(
                    name, source, read.either() == null ? null : exprs.either(read.either()), reading.span(read));
        }
        boolean most = read.getChild(5).getText().equals("most");
        return new ExprNode.ThoseWith(name, source, most, exprs.counted(read.counted()), reading.span(read));
    }

    private ExprNode gather(
            Gathering how,
            RulesParser.CountedContext value,
            RulesParser.NameContext variable,
            RulesParser.PlacedContext source,
            RulesParser.EitherContext where,
            ParserRuleContext read) {
        Name name = reading.name(variable);
        if (name == null || value == null || source == null) return exprs.broken(read);
        ExprNode condition = where == null ? null : exprs.either(where);
        return new ExprNode.Gather(
                how, exprs.counted(value), name, exprs.placed(source), condition, reading.span(read));
    }
}
