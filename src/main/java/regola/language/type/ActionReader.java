package regola.language.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Moment;
import regola.language.model.Operator;
import regola.language.model.Reason;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.language.resolve.Declared;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.HandlerName;
import regola.language.resolve.MergedGame;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Declaration;
import regola.language.tree.Explain;
import regola.language.tree.Name;
import regola.language.tree.Requirement;
import regola.language.tree.StatementNode;

/** An ActionReader goes through what happens in a game: rules, whens, start and turn, and the conditions they use. */
final class ActionReader {
    private final MergedGame merged;
    private final CheckContext game;
    private final Callables actions;
    private final Functions functions;
    private final Map<Rule, Functions.Frame> frames = new LinkedHashMap<>();
    private final List<Rule> all = new ArrayList<>();
    private final Map<String, List<Rule>> handlers = new LinkedHashMap<>();
    private Rule start;
    private Rule turn;
    private boolean round;

    ActionReader(MergedGame merged, CheckContext game, Callables actions, Functions functions) {
        this.merged = merged;
        this.game = game;
        this.actions = actions;
        this.functions = functions;
    }

    List<Rule> all() {
        return List.copyOf(all);
    }

    Rule start() {
        return start;
    }

    Rule turn() {
        return turn;
    }

    boolean isRound() {
        return round;
    }

    /** Makes everything that steps can call, without going into it. */
    void declareAll() {
        for (Declaration.Conditions node : merged.all(Declaration.Conditions.class)) {
            declare(Sort.CONDITIONS, node.name());
            actions.conditions().putIfAbsent(node.name().text(), node);
        }
        for (Declaration.Moment node : merged.all(Declaration.Moment.class)) {
            declare(Sort.MOMENT, node.name());
            List<Function.Parameter> parameters = functions.parameters(node.params());
            Moment moment = new Moment(
                    node.name().text(),
                    parameters,
                    functions.reason(node.explain()),
                    node.name().span());
            actions.moments().putIfAbsent(moment.name(), moment);
        }
        for (Declaration.Rule node : merged.all(Declaration.Rule.class)) {
            declare(Sort.RULE, node.name());
            List<Function.Parameter> parameters = functions.parameters(node.params());
            Functions.Frame frame = new Functions.Frame(node.params(), parameters, game);
            Reason reason = new SentenceChecks(game, new ExprChecker(game, frame.scope, false)).reason(node.explain());
            Rule rule =
                    new Rule(node.name().text(), parameters, reason, node.name().span());
            if (actions.rules().putIfAbsent(rule.name(), rule) == null) frames.put(rule, frame);
        }
        for (Declaration.When node : merged.all(Declaration.When.class)) {
            if (node.as() != null) declare(Sort.HANDLER, node.as());
        }
    }

    private void declare(Sort sort, Name name) {
        game.names().declare(Declared.of(sort, name.text(), name.span()), game.problems());
    }

    /** Goes through all blocks of steps. */
    void checkBodies() {
        Set<String> done = new LinkedHashSet<>();
        for (Declaration.Rule node : merged.all(Declaration.Rule.class)) {
            if (!done.add(node.name().text())) continue;
            Rule rule = actions.rules().get(node.name().text());
            Functions.Frame frame = frames.get(rule);
            List<Statement> body = steps(frame.scope, Steps.Purpose.RULE, node.steps());
            rule.complete(frame.slots.count(), null, body);
            all.add(rule);
        }
        merged.all(Declaration.When.class).forEach(this::handler);
        for (Moment moment : actions.moments().values())
            moment.complete(handlers.getOrDefault(moment.name(), List.of()));
        merged.all(Declaration.Conditions.class).forEach(this::checkConditions);
        readStart();
        readTurn();
    }

    private List<Statement> steps(Scope scope, Steps.Purpose purpose, List<StatementNode> nodes) {
        return new Steps(game, actions, scope, purpose, null).block(nodes);
    }

    /** The parameters of a handler are the moment's, under its own names, and here. */
    private void handler(Declaration.When node) {
        Moment moment = actions.moments().get(node.moment().text());
        game.uses()
                .add(
                        node.moment().span(),
                        game.names().get(Sort.MOMENT, node.moment().text()));
        if (moment == null) {
            if (!game.names().isUnread(node.moment().text())) {
                game.report(UnknownName.among(
                        node.moment().text(),
                        node.moment().span(),
                        "no moment",
                        actions.moments().keySet()));
            }
            return;
        }
        if (moment.parameters().size() != node.params().size()) {
            game.report(Applications.wrongCount(
                    moment.name(),
                    moment.parameters(),
                    node.params().size(),
                    node.moment().span(),
                    moment.span()));
            return;
        }
        FrameSlots slots = new FrameSlots();
        Scope scope = Scope.outermost(slots);
        List<Function.Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < node.params().size(); i++) {
            Name name = node.params().get(i);
            Scope.Local known = scope.find(name.text());
            if (known != null)
                game.report(DiagnosticCode.DUPLICATE
                        .at(name.span(), name.text())
                        .related(known.span(), "the first one is here"));
            parameters.add(new Function.Parameter(
                    name.text(), moment.parameters().get(i).type()));
            scope.add(name.text(), moment.parameters().get(i).type(), false, name.span());
            game.uses().addLocal(name.text(), moment.parameters().get(i).type(), name.span());
        }
        parameters.add(new Function.Parameter("here", Type.SITE));
        int here = scope.add("here", Type.SITE, false, node.moment().span()).slot();
        ExprChecker exprs = new ExprChecker(game, scope, false);
        Expr condition = node.mark() == null ? null : onMark(node.mark(), here);
        if (node.condition() != null) {
            Expr only = exprs.want(node.condition(), Type.TRUTH, "'if'");
            condition = condition == null
                    ? only
                    : new Expr.Operation(Operator.AND, List.of(condition, only), Type.TRUTH, only.span());
        }
        Rule rule = new Rule(
                HandlerName.of(node),
                parameters,
                new SentenceChecks(game, exprs).reason(node.explain()),
                node.moment().span());
        List<Statement> body = steps(scope, Steps.Purpose.RULE, node.steps());
        rule.complete(slots.count(), condition, body);
        all.add(rule);
        handlers.computeIfAbsent(moment.name(), name -> new ArrayList<>()).add(rule);
    }

    private Expr onMark(Name mark, int here) {
        Span span = mark.span();
        Expr site = new Expr.Local(here, "here", Type.SITE, span);
        Declared declared = game.names().value(mark.text());
        Sort sort = declared == null ? null : declared.sort();
        game.uses().add(span, declared);
        if (sort == Sort.MARK || sort == Sort.REGION || sort == Sort.BOARD) {
            Expr sites = new Expr.SiteSet(mark.text(), Type.SITE.set(), span);
            return new Expr.Operation(Operator.IN, List.of(site, sites), Type.TRUTH, span);
        }
        if (sort == Sort.SITE || sort == Sort.ZONE) {
            Expr other = new NameMeanings(game, new ExprChecker(game, Scope.outermost(new FrameSlots()), false))
                    .of(mark, Type.SITE);
            return new Expr.Operation(
                    other.type().isSet() ? Operator.IN : Operator.EQUAL, List.of(site, other), Type.TRUTH, span);
        }
        if (!game.names().isUnread(mark.text())) {
            game.report(UnknownName.among(
                    mark.text(),
                    span,
                    "no mark or region",
                    game.names().of(Set.of(Sort.MARK, Sort.REGION, Sort.BOARD))));
        }
        return null;
    }

    /** Conditions are checked by themselves too, so that mistakes in those that nothing meets are found. */
    private void checkConditions(Declaration.Conditions node) {
        Functions.Frame frame = new Functions.Frame(node.params(), functions.parameters(node.params()), game);
        ExprChecker exprs = new ExprChecker(game, frame.scope, false);
        new SentenceChecks(game, exprs).reason(node.explain());
        new Demands(game, actions, exprs).requirements(node.requirements());
    }

    private void readStart() {
        List<Declaration.Start> nodes = merged.all(Declaration.Start.class);
        for (int i = 1; i < nodes.size(); i++) {
            game.report(DiagnosticCode.TWICE
                    .at(nodes.get(i).word().span(), "'start'")
                    .related(nodes.get(0).word().span(), "the first one is here"));
        }
        Span header = merged.header().id().span();
        start = nodes.isEmpty()
                ? block("start", new Reason(null, Text.NONE, header), header, Steps.Purpose.START, List.of())
                : block(
                        "start",
                        reason(nodes.get(0).explain()),
                        nodes.get(0).word().span(),
                        Steps.Purpose.START,
                        nodes.get(0).steps());
    }

    private void readTurn() {
        List<Declaration.Turn> nodes = merged.all(Declaration.Turn.class);
        for (int i = 1; i < nodes.size(); i++) {
            game.report(DiagnosticCode.TWICE
                    .at(
                            nodes.get(i).word().span(),
                            Message.of("'{0}'", nodes.get(i).word().text()))
                    .why("a game has one turn or one round")
                    .related(nodes.get(0).word().span(), "the first one is here"));
        }
        if (nodes.isEmpty()) return;
        Declaration.Turn node = nodes.get(0);
        round = node.round();
        turn = block(node.word().text(), reason(node.explain()), node.word().span(), Steps.Purpose.RULE, node.steps());
    }

    private Reason reason(Explain explain) {
        return functions.reason(explain);
    }

    private Rule block(String name, Reason reason, Span span, Steps.Purpose purpose, List<StatementNode> nodes) {
        Rule rule = new Rule(name, List.of(), reason, span);
        FrameSlots slots = new FrameSlots();
        List<Statement> body = steps(Scope.outermost(slots), purpose, nodes);
        rule.complete(slots.count(), null, body);
        return rule;
    }

    List<Choice.Requirement> demands() {
        List<Choice.Requirement> demands = new ArrayList<>();
        for (Declaration.Demand node : merged.all(Declaration.Demand.class)) {
            FrameSlots slots = new FrameSlots();
            ExprChecker exprs = new ExprChecker(game, Scope.outermost(slots), false);
            Expr condition = exprs.want(node.require().condition(), Type.TRUTH, "'require'");
            ExprChecker holes = new ExprChecker(game, Scope.outermost(new FrameSlots()), false);
            Reason because =
                    new SentenceChecks(game, holes).reason(node.require().because(), node.span());
            demands.add(new Choice.Requirement(
                    functions.enclosed(condition, slots, List.of(), "a demand"), because, shown(node.require())));
        }
        return List.copyOf(demands);
    }

    private Expr shown(Requirement.Require require) {
        if (require.showing() == null) return null;
        FrameSlots slots = new FrameSlots();
        Expr things = Demands.showing(require.showing(), new ExprChecker(game, Scope.outermost(slots), false), game);
        return things == null ? null : functions.enclosed(things, slots, List.of(), "what a demand shows");
    }
}
