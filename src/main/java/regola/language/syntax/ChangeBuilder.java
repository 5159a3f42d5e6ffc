package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.Change;
import regola.language.tree.ChooseItem;
import regola.language.tree.Declaration;
import regola.language.tree.Name;
import regola.language.tree.Requirement;
import regola.language.tree.RuleNumber;
import regola.language.tree.StatementNode;

/**
 * A ChangeBuilder makes the tree of what variants do to a game, and sees to it that what is added can stand together.
 */
final class ChangeBuilder {
    private static final Set<String> PREPOSITIONS = Set.of("before", "after", "to");

    private final TreeReading reading;
    private final PartsBuilder parts;
    private final StatementBuilder statements;
    private final ThingsBuilder things;
    private final DeclarationBuilder declarations;

    ChangeBuilder(
            TreeReading reading,
            PartsBuilder parts,
            StatementBuilder statements,
            ThingsBuilder things,
            DeclarationBuilder declarations) {
        this.reading = reading;
        this.parts = parts;
        this.statements = statements;
        this.things = things;
        this.declarations = declarations;
    }

    Declaration setMark(RulesParser.SetMarkContext read) {
        Name mark = reading.name(read.name());
        if (mark == null || TreeReading.isBroken(read)) return null;
        return new Change.SetMark(mark, parts.parts(read.sitesPart()), reading.span(read));
    }

    Declaration setSetting(RulesParser.SetSettingContext read) {
        Name setting = reading.name(read.name());
        if (setting == null || TreeReading.isBroken(read)) return null;
        return new Change.SetSetting(setting, things.value(read.settingValue()), reading.span(read));
    }

    Declaration replace(RulesParser.ReplaceContext read) {
        if (TreeReading.isBroken(read) || !(read.getChild(1) instanceof ParserRuleContext with)) return null;
        if (!(with instanceof RulesParser.RequirementContext requirement)) {
            Declaration made = with.accept(declarations);
            return made == null ? null : new Change.Replace(made, reading.span(read));
        }
        Requirement made = parts.requirement(requirement);
        if (made instanceof Requirement.Require require)
            return new Change.ReplaceRequirement(require, reading.span(read));
        if (made != null) {
            String what = "'"
                    + requirement
                            .getChild(made instanceof Requirement.Meets ? 0 : 1)
                            .getText() + "'";
            reading.report(DiagnosticCode.UNEXPECTED
                    .at(reading.span(requirement.getStart()), what)
                    .why(
                            "what is replaced is a condition with its rule number, as in: replace require no pieces on to because RULE-1 …")
                    .fix("remove the line by its number, or replace the conditions as a whole"));
        }
        return null;
    }

    Declaration remove(RulesParser.RemoveContext read) {
        Change.Anchor what = anchor(read.name(), read.RULE_ID());
        return what == null || TreeReading.isBroken(read) ? null : new Change.Remove(what, reading.span(read));
    }

    private Change.Anchor anchor(RulesParser.NameContext name, org.antlr.v4.runtime.tree.TerminalNode ruleId) {
        RuleNumber number = reading.ruleNumber(ruleId);
        if (number != null) return new Change.ByNumber(number);
        Name named = reading.name(name);
        return named == null ? null : new Change.ByName(named);
    }

    Declaration add(RulesParser.AddChangeContext read) {
        Change.Anchor anchor = anchor(read.name(), read.RULE_ID());
        if (anchor == null || TreeReading.isBroken(read)) return null;
        Added added = new Added(read.getChild(1).getText());
        if (!PREPOSITIONS.contains(added.preposition)) return null;
        for (RulesParser.AddedLineContext line : read.addedLine()) added.add(line);
        if (!added.preposition.equals("to")) {
            return new Change.AddBeside(
                    added.preposition.equals("after"), anchor, added.whens, added.requirements, reading.span(read));
        }
        if (anchor instanceof Change.ByName name) {
            return new Change.AddTo(name.name(), added.items, added.requirements, added.steps, reading.span(read));
        }
        reading.report(DiagnosticCode.UNEXPECTED
                .at(anchor.span(), Message.of("the rule number {0}", anchor.text()))
                .why("after 'add to' comes the name of a choose, of conditions or of a rule, or start or turn")
                .fix(Message.of("write 'add before {0}' or 'add after {1}'", anchor.text(), anchor.text())));
        return null;
    }

    /** Added is what stands in the block of an add, sorted; all lines must be of one kind. */
    private final class Added {
        private final String preposition;
        private final List<Declaration.When> whens = new ArrayList<>();
        private final List<ChooseItem> items = new ArrayList<>();
        private final List<Requirement> requirements = new ArrayList<>();
        private final List<StatementNode> steps = new ArrayList<>();

        Added(String preposition) {
            this.preposition = preposition;
        }

        void add(RulesParser.AddedLineContext line) {
            Object made = null;
            if (line.when() != null) made = declarations.visitWhen(line.when());
            else if (line.chooseItem() != null) made = statements.chooses().item(line.chooseItem());
            else if (line.requirement() != null) made = parts.requirement(line.requirement());
            else if (line.statement() != null) made = statements.step(line.statement());
            if (made == null) reading.leaveOut();
            else if (made instanceof Declaration.When when && !preposition.equals("to")) add(whens, when, line);
            else if (made instanceof Requirement requirement) add(requirements, requirement, line);
            else if (made instanceof ChooseItem item && preposition.equals("to")) add(items, item, line);
            else if (made instanceof StatementNode step && preposition.equals("to")) add(steps, step, line);
            else reportMisplaced(line);
        }

        private <T> void add(List<T> list, T made, RulesParser.AddedLineContext line) {
            boolean alone = whens.size() + items.size() + requirements.size() + steps.size() == list.size();
            if (alone) {
                list.add(made);
                return;
            }
            reading.leaveOut();
            reading.report(DiagnosticCode.UNEXPECTED
                    .at(
                            reading.span(line.getStart()),
                            Message.of("'{0}'", line.getStart().getText()))
                    .why("what is added to one thing is of one kind: options, or requirements, or steps, or whens")
                    .fix("write another 'add' for it"));
        }

        private void reportMisplaced(RulesParser.AddedLineContext line) {
            CharSequence why = preposition.equals("to")
                    ? "'add to' puts options into a choose, requirements into conditions, and steps into a rule, start or turn"
                    : Message.of(
                            "'add {0}' puts in whens or requirements, because only their order matters", preposition);
            String fix = preposition.equals("to")
                    ? "write 'add before' or 'add after' and the name of another when"
                    : "write 'add to' and a name";
            reading.leaveOut();
            reading.report(DiagnosticCode.UNEXPECTED
                    .at(
                            reading.span(line.getStart()),
                            Message.of("'{0}'", line.getStart().getText()))
                    .why(why)
                    .fix(fix));
        }
    }
}
