package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.RuleNode;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesBaseVisitor;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;
import regola.language.tree.StatementNode;

/**
 * A StatementBuilder makes the tree of the steps of a block. A step that could not be read is left out; one whose
 * expression could not be read keeps its place with a broken expression in it.
 */
final class StatementBuilder extends RulesBaseVisitor<StatementNode> {
    private final TreeReading reading;
    private final ExprBuilder exprs;
    private final PartsBuilder parts;
    private final ChooseBuilder chooses;

    StatementBuilder(TreeReading reading, ExprBuilder exprs, PartsBuilder parts) {
        this.reading = reading;
        this.exprs = exprs;
        this.parts = parts;
        this.chooses = new ChooseBuilder(reading, exprs, parts, this);
    }

    ChooseBuilder chooses() {
        return chooses;
    }

    List<StatementNode> block(RulesParser.BlockContext read) {
        if (read != null) return steps(read.statement());
        reading.leaveOut();
        return List.of();
    }

    List<StatementNode> steps(List<RulesParser.StatementContext> read) {
        return reading.each(read, this::step);
    }

    /** @return null if it could not be read */
    StatementNode step(RulesParser.StatementContext read) {
        if (TreeReading.isBroken(read)) reading.leaveOut();
        return read.accept(this);
    }

    /** What has no method of its own here could not be read. */
    @Override
    public StatementNode visitChildren(RuleNode node) {
        return null;
    }

    private Span span(ParserRuleContext read) {
        return reading.span(read);
    }

    private Span span(Token token) {
        return reading.span(token);
    }

    // ---- values

    @Override
    public StatementNode visitLetStatement(RulesParser.LetStatementContext read) {
        Name name = reading.name(read.name());
        return name == null
                ? null
                : new StatementNode.Let(name, parts.type(read.type()), exprs.expr(read.expr(), read), span(read));
    }

    @Override
    public StatementNode visitSetStatement(RulesParser.SetStatementContext read) {
        StatementNode.Target target = target(read.target());
        return target == null ? null : new StatementNode.Set(target, exprs.expr(read.expr(), read), span(read));
    }

    @Override
    public StatementNode visitAddStatement(RulesParser.AddStatementContext read) {
        StatementNode.Target target = target(read.target());
        return target == null ? null : new StatementNode.Add(exprs.expr(read.expr(), read), target, span(read));
    }

    @Override
    public StatementNode visitRemoveStatement(RulesParser.RemoveStatementContext read) {
        StatementNode.Target target = target(read.target());
        return target == null ? null : new StatementNode.Remove(exprs.expr(read.expr(), read), target, span(read));
    }

    private StatementNode.Target target(RulesParser.TargetContext read) {
        Name name = read == null ? null : reading.name(read.name());
        if (name == null) return null;
        boolean of = read.getChildCount() > 1;
        return new StatementNode.Target(name, of ? exprs.primaries().primary(read.primary(), read) : null, span(read));
    }

    // ---- pieces

    @Override
    public StatementNode visitMoveStatement(RulesParser.MoveStatementContext read) {
        ExprNode over = read.expr().size() > 2 ? exprs.expr(read.expr(2), read) : null;
        return new StatementNode.Move(exprs.expr(read.expr(0), read), exprs.expr(read.expr(1), read), over, span(read));
    }

    @Override
    public StatementNode visitChangeStatement(RulesParser.ChangeStatementContext read) {
        return new StatementNode.Change(exprs.expr(read.expr(0), read), exprs.expr(read.expr(1), read), span(read));
    }

    @Override
    public StatementNode visitShiftStatement(RulesParser.ShiftStatementContext read) {
        return new StatementNode.Shift(exprs.expr(read.expr(0), read), exprs.expr(read.expr(1), read), span(read));
    }

    @Override
    public StatementNode visitShuffleStatement(RulesParser.ShuffleStatementContext read) {
        return new StatementNode.Shuffle(exprs.expr(read.expr(), read), span(read));
    }

    // ---- running something

    @Override
    public StatementNode visitDoStatement(RulesParser.DoStatementContext read) {
        Name name = reading.name(read.name());
        return name == null || TreeReading.isBroken(read)
                ? null
                : new StatementNode.Do(name, exprs.arguments(read.arguments()), span(read));
    }

    @Override
    public StatementNode visitAnnounceStatement(RulesParser.AnnounceStatementContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return null;
        ExprNode at = read.expr() == null ? null : exprs.expr(read.expr(), read);
        return new StatementNode.Announce(name, exprs.arguments(read.arguments()), at, span(read));
    }

    @Override
    public StatementNode visitChooseStatement(RulesParser.ChooseStatementContext read) {
        Name name = reading.name(read.name());
        if (name == null) return null;
        boolean secretly =
                read.children.stream().anyMatch(child -> child.getText().equals("secretly"));
        return new StatementNode.Choose(
                name,
                exprs.expr(read.expr(), read),
                secretly,
                parts.explain(read.explain(), read),
                reading.each(read.chooseItem(), chooses::item),
                span(read));
    }

    // ---- blocks

    @Override
    public StatementNode visitIfStatement(RulesParser.IfStatementContext read) {
        List<StatementNode.If.Branch> branches = new ArrayList<>();
        branches.add(branch(read.expr(), read.block(), read));
        List<StatementNode> otherwise = null;
        for (RulesParser.OtherwiseContext one : read.otherwise()) {
            if (otherwise != null) {
                reading.report(DiagnosticCode.UNEXPECTED
                        .at(span(one.getStart()), "'otherwise'")
                        .why("the 'otherwise' above it has no condition, so that nothing is left for this one")
                        .fix("leave it out, or give the one above a condition, as in: otherwise if no pieces on to"));
            } else if (one.getChildCount() > 1 && one.getChild(1).getText().equals("if")) {
                branches.add(branch(one.expr(), one.block(), one));
            } else {
                otherwise = block(one.block());
            }
        }
        return new StatementNode.If(branches, otherwise == null ? List.of() : otherwise, span(read));
    }

    private StatementNode.If.Branch branch(
            RulesParser.ExprContext condition, RulesParser.BlockContext block, ParserRuleContext read) {
        Span all = span(read);
        Span to = block == null ? all : span(block);
        Span whole = new Span(all.source(), all.start(), Math.max(all.start(), to.end()));
        return new StatementNode.If.Branch(exprs.expr(condition, read), block(block), whole);
    }

    @Override
    public StatementNode visitRepeatStatement(RulesParser.RepeatStatementContext read) {
        return new StatementNode.Repeat(exprs.expr(read.expr(), read), block(read.block()), span(read));
    }

    @Override
    public StatementNode visitWhileStatement(RulesParser.WhileStatementContext read) {
        return new StatementNode.While(exprs.expr(read.expr(), read), block(read.block()), span(read));
    }

    @Override
    public StatementNode visitForStatement(RulesParser.ForStatementContext read) {
        Name name = reading.name(read.name());
        if (name == null) return null;
        return new StatementNode.ForEach(
                name,
                exprs.expr(read.expr(0), read),
                read.expr(1) == null ? null : exprs.expr(read.expr(1), read),
                block(read.block()),
                span(read));
    }

    // ---- ending something

    @Override
    public StatementNode visitFinishStatement(RulesParser.FinishStatementContext read) {
        boolean drawn = read.getChildCount() > 1 && read.getChild(1).getText().equals("drawn");
        boolean won = read.getChildCount() > 1 && read.getChild(1).getText().equals("won");
        return new StatementNode.Finish(
                won ? exprs.expr(read.expr(), read) : null, drawn, parts.explain(read.explain(), read), span(read));
    }

    @Override
    public StatementNode visitStopStatement(RulesParser.StopStatementContext read) {
        return new StatementNode.Stop(span(read));
    }

    @Override
    public StatementNode visitAnswerStatement(RulesParser.AnswerStatementContext read) {
        return new StatementNode.Answer(exprs.expr(read.expr(), read), span(read));
    }

    @Override
    public StatementNode visitEndTurnStatement(RulesParser.EndTurnStatementContext read) {
        return new StatementNode.EndTurn(span(read));
    }

    @Override
    public StatementNode visitRetireStatement(RulesParser.RetireStatementContext read) {
        return new StatementNode.Retire(exprs.expr(read.expr(), read), span(read));
    }

    @Override
    public StatementNode visitTellStatement(RulesParser.TellStatementContext read) {
        return new StatementNode.Tell(parts.explain(read.explain(), read), span(read));
    }

    @Override
    public StatementNode visitRememberStatement(RulesParser.RememberStatementContext read) {
        return new StatementNode.Remember(span(read));
    }

    @Override
    public StatementNode visitForgetStatement(RulesParser.ForgetStatementContext read) {
        return new StatementNode.Forget(span(read));
    }
}
