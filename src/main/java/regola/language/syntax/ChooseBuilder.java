package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.tree.TerminalNode;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.ChooseItem;
import regola.language.tree.Name;
import regola.language.tree.Requirement;
import regola.language.tree.StatementNode;

/**
 * A ChooseBuilder makes the tree of what stands in a choose: options, refusals, and what happens when nothing is legal.
 */
final class ChooseBuilder {
    private final TreeReading reading;
    private final ExprBuilder exprs;
    private final PartsBuilder parts;
    private final StatementBuilder statements;

    ChooseBuilder(TreeReading reading, ExprBuilder exprs, PartsBuilder parts, StatementBuilder statements) {
        this.reading = reading;
        this.exprs = exprs;
        this.parts = parts;
        this.statements = statements;
    }

    /** @return null if it could not be read */
    ChooseItem item(RulesParser.ChooseItemContext read) {
        if (TreeReading.isBroken(read)) reading.leaveOut();
        if (read instanceof RulesParser.OptionItemContext option) return option(option);
        if (read instanceof RulesParser.RefuseItemContext refuse) {
            boolean isEmpty = refuse.optionPart().isEmpty()
                    && !(read.getChildCount() > 1 && read.getChild(1).getText().equals("all"));
            return isEmpty
                    ? null
                    : new ChooseItem.Refuse(
                            moveParts(refuse.optionPart()), parts.because(refuse.because(), read), reading.span(read));
        }
        if (read instanceof RulesParser.IfNoneItemContext none)
            return new ChooseItem.IfNone(statements.block(none.block()), reading.span(read));
        return null;
    }

    private ChooseItem option(RulesParser.OptionItemContext read) {
        List<Requirement> requirements = new ArrayList<>();
        List<StatementNode> then = null;
        for (RulesParser.OptionLineContext line : read.optionLine()) {
            if (line.thenBlock() != null && then == null) {
                then = statements.block(line.thenBlock().block());
            } else if (line.thenBlock() != null) {
                reading.report(DiagnosticCode.TWICE.at(reading.span(line.getStart()), "'then'"));
            } else {
                if (then != null) reportLate(line);
                Requirement requirement = line.requirement() == null ? null : parts.requirement(line.requirement());
                if (requirement == null) reading.leaveOut();
                else requirements.add(requirement);
            }
        }
        return new ChooseItem.Option(
                moveParts(read.optionPart()),
                parts.explain(read.explain(), read),
                requirements,
                then == null ? List.of() : then,
                reading.span(read));
    }

    private void reportLate(RulesParser.OptionLineContext line) {
        String word = line.getStart().getText();
        reading.report(DiagnosticCode.UNEXPECTED
                .at(reading.span(line.getStart()), Message.of("'{0}'", word))
                .why("an option first says what it requires, and then, below 'then', what it does")
                .fix("put this line before 'then'"));
    }

    private List<ChooseItem.Part> moveParts(List<RulesParser.OptionPartContext> read) {
        return reading.each(read, this::part);
    }

    private ChooseItem.Part part(RulesParser.OptionPartContext read) {
        if (read instanceof RulesParser.OptionWordContext word) {
            Name name = reading.name(word.word());
            return name == null ? null : new ChooseItem.Word(name);
        }
        if (read instanceof RulesParser.OptionChoiceContext choice) {
            Name name = reading.name(choice.name());
            boolean not = choice.children.stream()
                    .anyMatch(child ->
                            child instanceof TerminalNode && child.getText().equals("not"));
            return name == null
                    ? null
                    : new ChooseItem.Pick(name, not, exprs.expr(choice.expr(), read), reading.span(read));
        }
        return null;
    }
}
