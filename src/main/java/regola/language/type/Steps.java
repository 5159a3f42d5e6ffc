package regola.language.type;

import java.util.ArrayList;
import java.util.List;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Moment;
import regola.language.model.Operator;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Name;
import regola.language.tree.StatementNode;
import regola.language.tree.StatementVisitor;

/**
 * Steps turns the steps of one block after the other into statements. What a function must not do is refused here: it
 * computes, and so can be asked at any time, for a hint or a reason, without anything happening.
 */
final class Steps implements StatementVisitor<Statement> {
    /** A Purpose is what a block of steps is for. */
    enum Purpose {
        FUNCTION,
        RULE,
        START
    }

    private final CheckContext game;
    private final Callables actions;
    private final ExprChecker exprs;
    private final Purpose purpose;
    private final Answers answers;
    private final Targets targets;

    /** @param answers of a function, null for what acts */
    Steps(CheckContext game, Callables actions, Scope scope, Purpose purpose, Answers answers) {
        this.game = game;
        this.actions = actions;
        this.purpose = purpose;
        this.answers = answers;
        this.exprs = new ExprChecker(game, scope, purpose != Purpose.FUNCTION);
        this.targets = new Targets(game, exprs, purpose);
    }

    ExprChecker exprs() {
        return exprs;
    }

    List<Statement> block(List<StatementNode> nodes) {
        return exprs.inner(() -> {
            List<Statement> made = new ArrayList<>();
            boolean left = false;
            for (StatementNode node : nodes) {
                if (left) game.report(DiagnosticCode.UNREACHABLE.at(firstLine(node.span())));
                left = false;
                Statement statement = node.accept(this);
                if (statement != null) made.add(statement);
                if (statement != null && node != nodes.get(nodes.size() - 1)) left = ControlFlow.leaves(statement);
            }
            return List.copyOf(made);
        });
    }

    private static Span firstLine(Span span) {
        int end = span.source().text().indexOf('\n', span.start());
        return end < 0 || end > span.end() ? span : new Span(span.source(), span.start(), Math.max(span.start(), end));
    }

    /** Reports that a step is not for functions. */
    private void act(String word, Span span) {
        if (purpose == Purpose.FUNCTION) targets.refuseInFunction(word, span);
    }

    @Override
    public Statement let(StatementNode.Let node) {
        String name = node.name().text();
        Expr value;
        if (node.type() != null) {
            Type type = TypeReader.read(node.type(), game);
            value = type == Conversions.BROKEN
                    ? exprs.infer(node.value())
                    : exprs.want(node.value(), type, "'" + name + "'");
        } else {
            value = exprs.infer(node.value());
            if (Conversions.isNothing(value.type()) && !Conversions.isBroken(value)) {
                game.report(DiagnosticCode.TYPE_UNKNOWN
                        .at(node.name().span(), Message.of("'{0}' holds", name))
                        .fix(Message.of("write its type, as in: let {0}: set of site = none", name)));
                value = Conversions.broken(value.span());
            }
        }
        declareLocal(node.name(), "to change the first one, write: set {0} = …");
        game.uses().addLocal(name, value.type(), node.name().span());
        return new Statement.SetLocal(
                exprs.scope().add(name, value.type(), true, node.name().span()).slot(), value, node.span());
    }

    /** A second local of the same name is nearly always meant to be the first one. */
    private void declareLocal(Name name, String advice) {
        Scope.Local known = exprs.scope().find(name.text());
        if (known == null) return;
        game.report(DiagnosticCode.DUPLICATE
                .at(name.span(), name.text())
                .related(known.span(), "the first one is declared here")
                .fix(Message.of(advice, name.text())));
    }

    @Override
    public Statement set(StatementNode.Set node) {
        return targets.set(node);
    }

    @Override
    public Statement add(StatementNode.Add node) {
        return targets.add(node);
    }

    @Override
    public Statement remove(StatementNode.Remove node) {
        return targets.remove(node);
    }

    @Override
    public Statement move(StatementNode.Move node) {
        act("move", node.span());
        Expr what = exprs.infer(node.what(), Type.PIECE.set());
        Expr to = exprs.infer(node.to(), Type.SITE);
        boolean toMany = to.type().base() == Type.Base.SITE && to.type().shape() != Type.Shape.ONE;
        if (toMany && node.over() == null && !what.type().equals(Type.PIECE)) return moveEach(what, to, node);
        to = exprs.convert(to, Type.SITE, "'move … to'");
        // It is computed only where somebody watches, so it may not ask chance.
        Expr over = node.over() == null
                ? null
                : exprs.withoutChance(() -> exprs.want(node.over(), Type.SITE.list(), "'over'"));
        if (what.type().equals(Type.PIECE.list())) {
            int slot = exprs.scope().slots().take();
            Expr one = new Expr.Local(slot, "it", Type.PIECE, what.span());
            return new Statement.ForEach(
                    slot, "it", what, null, List.of(new Statement.Move(one, to, over, node.span())), node.span());
        }
        if (!what.type().equals(Type.PIECE)) what = exprs.convert(what, Type.PIECE.set(), "'move'");
        return new Statement.Move(what, to, over, node.span());
    }

    /** So many pieces to so many places: the first to the first, and so on as far as both go. */
    private Statement moveEach(Expr what, Expr to, StatementNode.Move node) {
        Expr pieces = exprs.convert(what, Type.PIECE.list(), "'move'");
        Expr places = exprs.convert(to, Type.SITE.list(), "'move … to'");
        int left = exprs.scope().slots().take();
        int slot = exprs.scope().slots().take();
        Expr one = new Expr.Local(slot, "it", Type.PIECE, what.span());
        Expr rest = new Expr.Local(left, "places", Type.SITE.list(), to.span());
        Span span = node.span();
        Expr some = new Expr.Operation(Operator.SOME, List.of(rest), Type.TRUTH, span);
        Statement put = new Statement.Move(one, Operations.one(rest, span), null, span);
        Expr others = new Expr.Operation(Operator.REST, List.of(rest), Type.SITE.list(), span);
        List<Statement> steps = List.of(put, new Statement.SetLocal(left, others, span));
        Statement each = new Statement.ForEach(
                slot, "it", pieces, null, List.of(new Statement.If(some, steps, List.of(), span)), span);
        return inOrder(List.of(new Statement.SetLocal(left, places, span), each), span);
    }

    /** The grammar of statements has no bare block; one that is always entered is the same. */
    private static Statement inOrder(List<Statement> steps, Span span) {
        return new Statement.If(new Expr.Constant(1, Type.TRUTH, span), steps, List.of(), span);
    }

    /** A piece goes into the box, and one of those that it is changed into comes from there to its place. */
    @Override
    public Statement change(StatementNode.Change node) {
        act("change", node.span());
        Span span = node.span();
        Expr what = exprs.infer(node.what(), Type.PIECE.set());
        Expr into = exprs.want(node.into(), Type.PIECE.set(), "'into'");
        if (!what.type().equals(Type.PIECE) && !what.type().equals(Type.PIECE.list()))
            what = exprs.convert(what, Type.PIECE.set(), "'change'");
        Expr all = what.type().equals(Type.PIECE) ? exprs.convert(what, Type.PIECE.set(), "'change'") : what;
        FrameSlots slots = exprs.scope().slots();
        int slot = slots.take();
        int place = slots.take();
        int other = slots.take();
        Expr one = new Expr.Local(slot, "it", Type.PIECE, what.span());
        Expr here = new Expr.Local(place, "place", Type.SITE, span);
        Expr next = new Expr.Local(other, "other", Type.PIECE, into.span());
        Expr box = new Expr.Operation(Operator.BOX, List.of(), Type.SITE, span);
        Expr waiting = new Expr.Operation(Operator.ON_SITE, List.of(into, box), Type.PIECE.set(), into.span());
        List<Statement> steps = List.of(
                new Statement.SetLocal(place, new Expr.Operation(Operator.SITE, List.of(one), Type.SITE, span), span),
                new Statement.SetLocal(other, first(waiting), span),
                new Statement.Move(one, box, null, span),
                new Statement.Move(next, here, null, span));
        return new Statement.ForEach(slot, "it", all, null, steps, span);
    }

    /** Of none in the box there is no first, which stops the match with the line at fault. */
    private static Expr first(Expr pieces) {
        Expr list = new Expr.Operation(Operator.TO_LIST, List.of(pieces), Type.PIECE.list(), pieces.span());
        Expr number = new Expr.Constant(1, Type.NUMBER, pieces.span());
        return new Expr.Operation(Operator.ITEM, List.of(number, list), Type.PIECE, pieces.span());
    }

    @Override
    public Statement shift(StatementNode.Shift node) {
        act("shift", node.span());
        Expr line = exprs.want(node.line(), Type.LINE, "'shift pieces along'");
        return new Statement.Shift(line, exprs.want(node.by(), Type.NUMBER, "'by'"), node.span());
    }

    @Override
    public Statement shuffle(StatementNode.Shuffle node) {
        act("shuffle", node.span());
        Expr site = exprs.want(node.site(), Type.SITE, "'shuffle'");
        exprs.wantOrder(site);
        return new Statement.Shuffle(site, node.span());
    }

    @Override
    public Statement doRule(StatementNode.Do node) {
        act("do", node.span());
        Rule rule = exprs.applications().rule(node.rule());
        if (rule == null) {
            node.arguments().forEach(exprs::infer);
            return null;
        }
        List<Expr> arguments =
                exprs.applications().handed(node.arguments(), rule.name(), rule.parameters(), node.span(), rule.span());
        return arguments == null ? null : new Statement.Do(rule, arguments, node.span());
    }

    @Override
    public Statement announce(StatementNode.Announce node) {
        act("announce", node.span());
        Moment moment = actions.moments().get(node.moment().text());
        game.uses()
                .add(
                        node.moment().span(),
                        game.names().get(Sort.MOMENT, node.moment().text()));
        Expr at = node.at() == null ? null : exprs.want(node.at(), Type.SITE, "'at'");
        if (moment == null) {
            node.arguments().forEach(exprs::infer);
            exprs.applications()
                    .unknown(node.moment(), "no moment", actions.moments().keySet(), "");
            return null;
        }
        List<Expr> arguments = exprs.applications()
                .handed(node.arguments(), moment.name(), moment.parameters(), node.span(), moment.span());
        return arguments == null ? null : new Statement.Announce(moment, arguments, at, node.span());
    }

    @Override
    public Statement ifElse(StatementNode.If node) {
        List<Expr> conditions = new ArrayList<>();
        List<List<Statement>> blocks = new ArrayList<>();
        for (StatementNode.If.Branch branch : node.branches()) {
            conditions.add(exprs.want(branch.condition(), Type.TRUTH, "'if'"));
            blocks.add(block(branch.steps()));
        }
        List<Statement> otherwise = block(node.otherwise());
        for (int i = conditions.size() - 1; i >= 0; i--) {
            Span span = i == 0 ? node.span() : node.branches().get(i).span();
            otherwise = List.of(new Statement.If(conditions.get(i), blocks.get(i), otherwise, span));
        }
        return otherwise.get(0);
    }

    @Override
    public Statement repeat(StatementNode.Repeat node) {
        Expr times = exprs.want(node.times(), Type.NUMBER, "'repeat'");
        return new Statement.Repeat(times, block(node.steps()), node.span());
    }

    @Override
    public Statement whileLoop(StatementNode.While node) {
        Expr condition = exprs.want(node.condition(), Type.TRUTH, "'while'");
        return new Statement.While(condition, block(node.steps()), node.span());
    }

    @Override
    public Statement forEach(StatementNode.ForEach node) {
        Expr source = exprs.wantMany(node.source(), "'for each'");
        declareLocal(
                node.name(), "call this one otherwise, or begin its line further left if it is not part of the first");
        return exprs.withElement(node.name(), source, slot -> {
            Expr where = node.where() == null ? null : exprs.want(node.where(), Type.TRUTH, "'where'");
            return new Statement.ForEach(slot, node.name().text(), source, where, block(node.steps()), node.span());
        });
    }

    @Override
    public Statement choose(StatementNode.Choose node) {
        act("choose", node.span());
        Choice choice = new Chooses(game, actions, this, exprs).choice(node);
        return new Statement.Choose(choice, node.span());
    }

    @Override
    public Statement finish(StatementNode.Finish node) {
        act("finish", node.span());
        actions.addFinish(node.span(), node.winners() == null && !node.drawn());
        Expr winners = node.winners() == null ? null : exprs.want(node.winners(), Type.PLAYER.set(), "'finish won by'");
        if (winners != null) WinnerSaid.check(node, game);
        return new Statement.Finish(
                winners, node.drawn(), new SentenceChecks(game, exprs).reason(node.explain()), node.span());
    }

    @Override
    public Statement stop(StatementNode.Stop node) {
        if (purpose == Purpose.FUNCTION) {
            game.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(node.span(), "stop")
                    .why("a function must answer")
                    .fix("write: answer …"));
        }
        return new Statement.Stop(node.span());
    }

    @Override
    public Statement answer(StatementNode.Answer node) {
        if (answers == null) {
            exprs.infer(node.value());
            game.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(node.span(), "answer")
                    .why("only a function answers; a rule acts")
                    .fix("to leave the rule, write: stop"));
            return null;
        }
        return answers.answer(node, exprs);
    }

    @Override
    public Statement endTurn(StatementNode.EndTurn node) {
        act("end turn", node.span());
        return new Statement.EndTurn(node.span());
    }

    @Override
    public Statement retire(StatementNode.Retire node) {
        act("retire", node.span());
        return new Statement.Retire(exprs.want(node.player(), Type.PLAYER, "'retire'"), node.span());
    }

    @Override
    public Statement tell(StatementNode.Tell node) {
        act("tell", node.span());
        return new Statement.Tell(new SentenceChecks(game, exprs).reason(node.explain()), node.span());
    }

    @Override
    public Statement remember(StatementNode.Remember node) {
        act("remember position", node.span());
        return new Statement.Remember(node.span());
    }

    @Override
    public Statement forget(StatementNode.Forget node) {
        act("forget positions", node.span());
        return new Statement.Forget(node.span());
    }
}
