package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.Because;
import regola.language.tree.BoardNode;
import regola.language.tree.Explain;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;
import regola.language.tree.Param;
import regola.language.tree.Requirement;
import regola.language.tree.RuleNumber;
import regola.language.tree.Sentences;
import regola.language.tree.TypeNode;

/**
 * A PartsBuilder makes what sections and steps have in common: texts, reasons, parameters, types, sites, requirements.
 */
final class PartsBuilder {
    private final TreeReading reading;
    private final ExprBuilder exprs;
    private final TextReader texts;

    PartsBuilder(TreeReading reading, ExprBuilder exprs) {
        this.reading = reading;
        this.exprs = exprs;
        this.texts = new TextReader(reading);
    }

    // ---- texts

    /** @param around where the empty text is if there is none */
    Sentences sentences(RulesParser.TextsContext read, ParserRuleContext around) {
        if (read == null) return new Sentences(List.of(), end(around));
        return new Sentences(reading.each(read.sentence(), this::sentence), reading.span(read));
    }

    private Sentences.Sentence sentence(RulesParser.SentenceContext read) {
        if (TreeReading.isBroken(read) || read.STRING() == null) return null;
        return new Sentences.Sentence(
                read.getStart().getText(), texts.parts(read.STRING().getSymbol()), reading.span(read));
    }

    Explain explain(RulesParser.ExplainContext read, ParserRuleContext around) {
        if (read == null) return new Explain(null, sentences(null, around), null, end(around));
        return new Explain(
                reading.ruleNumber(read.RULE_ID()),
                sentences(read.texts(), read),
                printed(read.printed()),
                reading.span(read));
    }

    Because because(RulesParser.BecauseContext read, ParserRuleContext around) {
        if (read == null)
            return new Because(new RuleNumber("", end(around)), sentences(null, around), null, end(around));
        RuleNumber number = reading.ruleNumber(read.RULE_ID());
        return new Because(
                number == null ? new RuleNumber("", end(read)) : number,
                sentences(read.texts(), read),
                printed(read.printed()),
                reading.span(read));
    }

    private Sentences printed(RulesParser.PrintedContext read) {
        return read == null || TreeReading.isBroken(read) ? null : sentences(read.texts(), read);
    }

    private Span end(ParserRuleContext read) {
        Span span = reading.span(read);
        return new Span(span.source(), span.end(), span.end());
    }

    // ---- parameters and types

    List<Param> params(RulesParser.ParamsContext read) {
        return read == null ? List.of() : reading.each(read.param(), this::param);
    }

    private Param param(RulesParser.ParamContext read) {
        Name name = reading.name(read.name());
        TypeNode type = type(read.type());
        return name == null || type == null ? null : new Param(name, type, reading.span(read));
    }

    /** @return null if there is none */
    TypeNode type(RulesParser.TypeContext read) {
        if (TreeReading.isBroken(read)) return null;
        if (read instanceof RulesParser.TruthTypeContext) {
            return new TypeNode(TypeNode.Shape.ONE, new Name(TypeNode.TRUTH, reading.span(read)), reading.span(read));
        }
        boolean many = read instanceof RulesParser.ManyTypeContext;
        Name name = reading.name(
                many
                        ? ((RulesParser.ManyTypeContext) read).typeName()
                        : read.getRuleContext(RulesParser.TypeNameContext.class, 0));
        if (name == null) return null;
        TypeNode.Shape shape = !many
                ? TypeNode.Shape.ONE
                : read.getStart().getText().equals("set") ? TypeNode.Shape.SET : TypeNode.Shape.LIST;
        return new TypeNode(shape, name, reading.span(read));
    }

    // ---- sites

    List<BoardNode.SiteRange> sites(List<RulesParser.SiteRangeContext> read) {
        return reading.each(read, this::sites);
    }

    private BoardNode.SiteRange sites(RulesParser.SiteRangeContext read) {
        Name from = reading.name(read.name(0));
        return from == null ? null : new BoardNode.SiteRange(from, reading.name(read.name(1)), reading.span(read));
    }

    /** Sites by name, or by what they have in common. */
    List<BoardNode.SiteRange> parts(List<RulesParser.SitesPartContext> read) {
        return reading.each(read, one -> one.sitePattern() != null ? pattern(one.sitePattern()) : named(one));
    }

    private BoardNode.SiteRange named(RulesParser.SitesPartContext read) {
        return read.siteRange() == null ? null : sites(read.siteRange());
    }

    private BoardNode.SiteRange pattern(RulesParser.SitePatternContext read) {
        if (TreeReading.isBroken(read)) return null;
        boolean isWhichWritten = read.getChild(1) instanceof RulesParser.NameContext;
        Name which = isWhichWritten ? reading.name(read.name(0)) : null;
        int by = isWhichWritten ? 1 : 0;
        List<Long> numbers = read.signed().stream().map(reading::whole).toList();
        BoardNode.Pattern pattern = new BoardNode.Pattern(
                which,
                read.name().size() > by ? reading.name(read.name(by)) : null,
                numbers.isEmpty() ? 0 : numbers.get(0),
                numbers.isEmpty() ? 0 : numbers.get(numbers.size() - 1),
                reading.span(read));
        return new BoardNode.SiteRange(
                new Name("every", reading.span(read.getStart())), null, pattern, reading.span(read));
    }

    /** @return a point, at 0, 0 if it could not be read */
    BoardNode.Point point(RulesParser.PointContext read, ParserRuleContext around) {
        if (TreeReading.isBroken(read)) {
            reading.leaveOut();
            return new BoardNode.Point(0, 0, end(around));
        }
        return new BoardNode.Point(
                reading.decimal(read.signed(0)), reading.decimal(read.signed(1)), reading.span(read));
    }

    // ---- requirements

    /** @return null if it could not be read */
    Requirement requirement(RulesParser.RequirementContext read) {
        if (read instanceof RulesParser.RequireLineContext require) {
            if (TreeReading.isBroken(read)) reading.leaveOut();
            if (require.expr() == null
                    && read.getChildCount() > 1
                    && read.getChild(1).getText().equals("nothing")) {
                return new Requirement.NothingElse(because(require.because(), read), reading.span(read));
            }
            ExprNode condition = exprs.expr(require.expr(), read);
            RulesParser.ShowingContext showing = require.showing();
            return new Requirement.Require(
                    condition,
                    because(require.because(), read),
                    showing == null ? null : exprs.expr(showing.expr(), showing),
                    reading.span(read));
        }
        if (read instanceof RulesParser.MeetsLineContext meets) {
            Name name = reading.name(meets.name());
            return name == null || TreeReading.isBroken(read)
                    ? null
                    : new Requirement.Meets(name, exprs.arguments(meets.arguments()), reading.span(read));
        }
        return null;
    }

    List<Requirement> requirements(List<RulesParser.RequirementContext> read) {
        List<Requirement> made = new ArrayList<>();
        for (RulesParser.RequirementContext one : read) {
            Requirement requirement = requirement(one);
            if (requirement == null) reading.leaveOut();
            else made.add(requirement);
        }
        return made;
    }
}
