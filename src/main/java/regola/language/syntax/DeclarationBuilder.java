package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.RuleNode;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesBaseVisitor;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.BoardNode;
import regola.language.tree.Body;
import regola.language.tree.Declaration;
import regola.language.tree.Explain;
import regola.language.tree.Name;
import regola.language.tree.Requirement;
import regola.language.tree.Sentences;

/**
 * A DeclarationBuilder makes the tree of the parts of a game; {@link ThingsBuilder} makes those that say what there is,
 * {@link ChangeBuilder} what only variants have. A part that could not be read is {@link Declaration.Unread} if at
 * least its name is known; otherwise it is left out.
 */
final class DeclarationBuilder extends RulesBaseVisitor<Declaration> {
    private final TreeReading reading;
    private final ExprBuilder exprs;
    private final PartsBuilder parts;
    private final StatementBuilder statements;
    private final BoardBuilder boards;
    private final ThingsBuilder things;
    private final ChangeBuilder changes;

    DeclarationBuilder(TreeReading reading) {
        this.reading = reading;
        this.exprs = new ExprBuilder(reading);
        this.parts = new PartsBuilder(reading, exprs);
        this.statements = new StatementBuilder(reading, exprs, parts);
        this.boards = new BoardBuilder(reading, exprs, parts);
        this.things = new ThingsBuilder(reading, exprs, parts);
        this.changes = new ChangeBuilder(reading, parts, statements, things, this);
    }

    PartsBuilder parts() {
        return parts;
    }

    /** @return null if not even its name could be read */
    Declaration declaration(RulesParser.SectionContext read) {
        if (read.getChildCount() == 0 || !(read.getChild(0) instanceof ParserRuleContext part)) return null;
        if (TreeReading.isBroken(read)) reading.leaveOut();
        return part.accept(this);
    }

    @Override
    public Declaration visitChildren(RuleNode node) {
        return null;
    }

    /** @return what stands for a part that is only partly read: its name at least */
    static Declaration unread(Name name, Span span) {
        return name == null ? null : new Declaration.Unread(name, span);
    }

    // ---- what there is

    @Override
    public Declaration visitSetting(RulesParser.SettingContext read) {
        return things.setting(read);
    }

    @Override
    public Declaration visitChoiceType(RulesParser.ChoiceTypeContext read) {
        return things.choiceItems(read);
    }

    @Override
    public Declaration visitMark(RulesParser.MarkContext read) {
        return things.mark(read);
    }

    @Override
    public Declaration visitZone(RulesParser.ZoneContext read) {
        return things.zone(read);
    }

    @Override
    public Declaration visitPieces(RulesParser.PiecesContext read) {
        return things.pieces(read);
    }

    @Override
    public Declaration visitGroup(RulesParser.GroupContext read) {
        return things.group(read);
    }

    @Override
    public Declaration visitKeep(RulesParser.KeepContext read) {
        return things.keep(read);
    }

    @Override
    public Declaration visitEach(RulesParser.EachContext read) {
        return things.each(read);
    }

    @Override
    public Declaration visitWords(RulesParser.WordsContext read) {
        return things.words(read);
    }

    /** After an error in its first line, the lines of a board hang on the section. */
    @Override
    public Declaration visitBoard(RulesParser.BoardContext read) {
        Name name = reading.name(read.name());
        if (name == null) return null;
        List<BoardNode> lines = new ArrayList<>(reading.each(read.boardLine(), boards::line));
        if (TreeReading.isBroken(read)) {
            lines.addAll(
                    reading.each(read.getParent().getRuleContexts(RulesParser.BoardLineContext.class), boards::line));
        }
        return new Declaration.Board(name, lines, parts.explain(read.explain(), read), reading.span(read));
    }

    // ---- what happens

    @Override
    public Declaration visitMoment(RulesParser.MomentContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Moment(
                name, parts.params(read.params()), parts.explain(read.explain(), read), reading.span(read));
    }

    @Override
    public Declaration visitStart(RulesParser.StartContext read) {
        return new Declaration.Start(
                reading.name(read.getStart()),
                parts.explain(read.explain(), read),
                statements.block(read.block()),
                reading.span(read));
    }

    @Override
    public Declaration visitTurn(RulesParser.TurnContext read) {
        Name word = reading.name(read.getStart());
        return new Declaration.Turn(
                word,
                word.text().equals("round"),
                parts.explain(read.explain(), read),
                statements.block(read.block()),
                reading.span(read));
    }

    @Override
    public Declaration visitFunction(RulesParser.FunctionContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read) || TreeReading.isBroken(read.body()))
            return unread(name, reading.span(read));
        Explain explain = explain(parts.explain(read.explain(), read), read.body());
        return new Declaration.Function(
                name,
                parts.params(read.params()),
                parts.type(read.type()),
                explain,
                body(read.body(), read),
                reading.span(read));
    }

    @Override
    public Declaration visitNamedRule(RulesParser.NamedRuleContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Rule(
                name,
                parts.params(read.params()),
                parts.explain(read.explain(), read),
                statements.block(read.block()),
                reading.span(read));
    }

    @Override
    public Declaration visitConditions(RulesParser.ConditionsContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Conditions(
                name,
                parts.params(read.params()),
                parts.explain(read.explain(), read),
                parts.requirements(read.requirement()),
                reading.span(read));
    }

    @Override
    public Declaration visitWhen(RulesParser.WhenContext read) {
        if (TreeReading.isBroken(read)) {
            reading.leaveOut();
            return null;
        }
        Name mark = null;
        Name as = null;
        for (int i = 1; i < read.getChildCount(); i++) {
            String before = read.getChild(i - 1).getText();
            if (i > 1 && before.equals("on") && read.getChild(i) instanceof RulesParser.NameContext name)
                mark = reading.name(name);
            if (i > 1 && before.equals("as") && read.getChild(i) instanceof RulesParser.NameContext name)
                as = reading.name(name);
        }
        Name moment = reading.name(read.name(0));
        if (moment == null) return null;
        return new Declaration.When(
                moment,
                reading.names(read.names()),
                mark,
                read.expr() == null ? null : exprs.expr(read.expr()),
                as,
                parts.explain(read.explain(), read),
                statements.block(read.block()),
                reading.span(read));
    }

    // ---- the end

    @Override
    public Declaration visitScore(RulesParser.ScoreContext read) {
        Name param = reading.name(read.name());
        if (param == null || TreeReading.isBroken(read)) return null;
        Explain explain = explain(parts.explain(read.explain(), read), read.body());
        return new Declaration.Score(
                reading.name(read.getStart()), param, explain, body(read.body(), read), reading.span(read));
    }

    @Override
    public Declaration visitAim(RulesParser.AimContext read) {
        Name name = reading.name(read.name(0));
        if (name == null || TreeReading.isBroken(read) || TreeReading.isBroken(read.body()))
            return unread(name, reading.span(read));
        Explain explain = explain(parts.explain(read.explain(), read), read.body());
        return new Declaration.Aim(
                name,
                reading.name(read.name(1)),
                explain,
                read.yours() == null || TreeReading.isBroken(read.yours())
                        ? null
                        : parts.sentences(read.yours().texts(), read),
                read.theirs() == null || TreeReading.isBroken(read.theirs())
                        ? null
                        : parts.sentences(read.theirs().texts(), read),
                body(read.body(), read),
                reading.span(read));
    }

    @Override
    public Declaration visitWinners(RulesParser.WinnersContext read) {
        Explain explain = explain(parts.explain(read.explain(), read), read.body());
        return new Declaration.Winners(
                reading.name(read.getStart()), explain, body(read.body(), read), reading.span(read));
    }

    @Override
    public Declaration visitDemand(RulesParser.DemandContext read) {
        if (TreeReading.isBroken(read)) reading.leaveOut();
        RulesParser.ShowingContext showing = read.showing();
        Requirement.Require require = new Requirement.Require(
                exprs.expr(read.expr(), read),
                parts.because(read.because(), read),
                showing == null ? null : exprs.expr(showing.expr(), showing),
                reading.span(read));
        return new Declaration.Demand(require, reading.span(read));
    }

    private Body body(RulesParser.BodyContext read, ParserRuleContext around) {
        if (read == null) return new Body.Value(exprs.broken(around), reading.span(around));
        if (read.block() != null) return new Body.Steps(statements.block(read.block()), reading.span(read));
        return new Body.Value(exprs.expr(read.expr(), read), reading.span(read));
    }

    /**
     * Number and text may stand before = or behind the value, the one here and the other there too; but each only once.
     */
    private Explain explain(Explain before, RulesParser.BodyContext body) {
        if (body == null || body.explain() == null) return before;
        Explain behind = parts.explain(body.explain(), body);
        if (before.number() != null && behind.number() != null) {
            reportSecond(behind.number().span(), Message.of("the rule number {0}", behind.number()), "a number");
        }
        if (!before.text().isEmpty() && !behind.text().isEmpty()) {
            reportSecond(behind.text().span(), "this text", "a text");
        }
        boolean nothingBefore = before.number() == null && before.text().isEmpty();
        Sentences text = before.text().isEmpty() ? behind.text() : before.text();
        return new Explain(
                before.number() == null ? behind.number() : before.number(),
                text,
                before.printed() == null ? behind.printed() : before.printed(),
                nothingBefore ? behind.span() : before.span());
    }

    private void reportSecond(Span span, CharSequence what, CharSequence kind) {
        reading.report(DiagnosticCode.UNEXPECTED
                .at(span, Message.from(what))
                .why(Message.of(
                        "number and text stand before '=' or at the end of the line, and before '=' there is {0} already",
                        Message.from(kind)))
                .fix("remove one of the two"));
    }

    // ---- changes

    @Override
    public Declaration visitSetMark(RulesParser.SetMarkContext read) {
        return changes.setMark(read);
    }

    @Override
    public Declaration visitSetSetting(RulesParser.SetSettingContext read) {
        return changes.setSetting(read);
    }

    @Override
    public Declaration visitReplace(RulesParser.ReplaceContext read) {
        return changes.replace(read);
    }

    @Override
    public Declaration visitRemove(RulesParser.RemoveContext read) {
        return changes.remove(read);
    }

    @Override
    public Declaration visitAddChange(RulesParser.AddChangeContext read) {
        return changes.add(read);
    }
}
