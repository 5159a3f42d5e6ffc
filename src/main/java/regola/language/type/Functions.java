package regola.language.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Goal;
import regola.language.model.Operator;
import regola.language.model.Reason;
import regola.language.model.Statement;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.Scope;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Body;
import regola.language.tree.Declaration;
import regola.language.tree.Explain;
import regola.language.tree.Name;
import regola.language.tree.Param;

/**
 * Functions are made when they are first asked for: one whose type is written at once, its body later; one without
 * needs its body first, since the type is that of its answers.
 */
final class Functions {
    /** What is called by a name wherever it is said. */
    private static final Set<Type.Base> THINGS = Set.of(Type.Base.PLAYER, Type.Base.PIECE, Type.Base.KIND);

    private final CheckContext game;
    private final Callables actions;
    private final Map<String, Declaration.Function> declarations = new LinkedHashMap<>();
    private final Map<String, Function> known = new LinkedHashMap<>();
    private final Map<String, Function> ofConditions = new HashMap<>();
    private final List<Function> hidden = new ArrayList<>();
    private final Set<String> underway = new HashSet<>();
    private final Set<String> failed = new HashSet<>();
    private final List<Runnable> bodies = new ArrayList<>();
    private Declaration.Score scoreNode;
    private final Map<String, Declaration.Aim> aimNodes = new LinkedHashMap<>();
    private final Map<String, Goal> aims = new LinkedHashMap<>();
    private Declaration.Winners winnersNode;
    private Function score;
    private Function winners;

    Functions(CheckContext game, Callables actions) {
        this.game = game;
        this.actions = actions;
    }

    void declare(Declaration.Function node) {
        declarations.putIfAbsent(node.name().text(), node);
    }

    void declare(Declaration.Score node) {
        if (scoreNode != null)
            game.report(DiagnosticCode.TWICE
                    .at(node.word().span(), "'score'")
                    .related(scoreNode.word().span(), "the first one is here"));
        else scoreNode = node;
    }

    void declare(Declaration.Aim node) {
        // One that is half written, of nobody, has been complained of.
        if (node.param() != null) aimNodes.putIfAbsent(node.name().text(), node);
    }

    void declare(Declaration.Winners node) {
        if (winnersNode != null)
            game.report(DiagnosticCode.TWICE
                    .at(node.word().span(), "'winners'")
                    .related(winnersNode.word().span(), "the first one is here"));
        else winnersNode = node;
    }

    /** @return all functions, complete; those that no name leads to are among them, aims are not */
    List<Function> complete() {
        for (String name : declarations.keySet())
            get(name, declarations.get(name).name().span());
        for (String name : actions.conditions().keySet()) if (!declarations.containsKey(name)) ofConditions(name);
        score();
        aims();
        winners();
        for (int i = 0; i < bodies.size(); i++) bodies.get(i).run();
        bodies.clear();
        List<Function> all = new ArrayList<>();
        for (String name : declarations.keySet()) if (known.containsKey(name)) all.add(known.get(name));
        all.addAll(hidden);
        return all;
    }

    /** @return the function, or the one that stands for conditions of the name; null if it cannot be known */
    Function get(String name, Span use) {
        Function found = known.get(name);
        if (found != null || failed.contains(name)) return found;
        Declaration.Function node = declarations.get(name);
        if (node == null) return aimNodes.containsKey(name) ? aim(name).amount() : ofConditions(name);
        if (!underway.add(name)) {
            failed.add(name);
            game.report(DiagnosticCode.WRITE_TYPE.at(node.name().span(), name).related(use, "it is needed here"));
            return null;
        }
        try {
            Function made = make(node);
            if (made == null || failed.contains(name)) {
                failed.add(name);
                return null;
            }
            known.put(name, made);
            return made;
        } finally {
            underway.remove(name);
        }
    }

    private Function make(Declaration.Function node) {
        String name = node.name().text();
        List<Function.Parameter> parameters = parameters(node.params());
        if (node.type() != null) {
            Type type = TypeReader.read(node.type(), game);
            return type == Conversions.BROKEN ? null : withType(node, parameters, type);
        }
        if (node.body() instanceof Body.Value value) {
            Frame frame = new Frame(node.params(), parameters, game);
            Expr answer = new ExprChecker(game, frame.scope, false).infer(value.value());
            if (Conversions.isBroken(answer)) return null;
            if (Conversions.isNothing(answer.type())) return typeUnknown(node.name());
            Function made = new Function(
                    name,
                    parameters,
                    answer.type(),
                    reason(node.explain()),
                    node.name().span());
            made.complete(frame.slots.count(), List.of(new Statement.Answer(answer, value.span())));
            return made;
        }
        Answers answers = new Answers(game, name, null);
        CheckContext quiet = game.quiet();
        Frame frame = new Frame(node.params(), parameters, game);
        new Steps(quiet, actions, frame.scope, Steps.Purpose.FUNCTION, answers)
                .block(((Body.Steps) node.body()).steps());
        Type type = answers.found();
        if (type == null) type = Type.TRUTH;
        if (type != Conversions.BROKEN && Conversions.isNothing(type)) return typeUnknown(node.name());
        return withType(node, parameters, type);
    }

    private Function typeUnknown(Name name) {
        game.report(DiagnosticCode.TYPE_UNKNOWN
                .at(name.span(), Message.of("'{0}' answers", name.text()))
                .fix(Message.of(
                        "write its type behind the parameters, as in: function {0}(…): set of site", name.text())));
        return null;
    }

    private Function withType(Declaration.Function node, List<Function.Parameter> parameters, Type type) {
        Function made = new Function(
                node.name().text(),
                parameters,
                type,
                reason(node.explain()),
                node.name().span());
        bodies.add(() -> completeBody(made, node.params(), node.body(), node.name()));
        return made;
    }

    private void completeBody(Function function, List<Param> params, Body body, Name name) {
        Frame frame = new Frame(params, function.parameters(), game);
        if (body instanceof Body.Value value) {
            Expr answer = new ExprChecker(game, frame.scope, false)
                    .want(value.value(), function.result(), "'" + function.name() + "'");
            function.complete(frame.slots.count(), List.of(new Statement.Answer(answer, value.span())));
            return;
        }
        Answers answers = new Answers(game, function.name(), function.result());
        List<Statement> steps = new Steps(game, actions, frame.scope, Steps.Purpose.FUNCTION, answers)
                .block(((Body.Steps) body).steps());
        if (!ControlFlow.answers(steps))
            game.report(DiagnosticCode.NO_ANSWER.at(name.span(), Message.of("'{0}'", function.name())));
        function.complete(frame.slots.count(), steps);
    }

    /** Parameters of a type that cannot be read have the broken type: what uses them stays silent. */
    List<Function.Parameter> parameters(List<Param> params) {
        List<Function.Parameter> made = new ArrayList<>();
        Map<String, Span> seen = new HashMap<>();
        for (Param param : params) {
            String name = param.name().text();
            Span first = seen.putIfAbsent(name, param.name().span());
            if (first != null)
                game.report(DiagnosticCode.DUPLICATE
                        .at(param.name().span(), name)
                        .related(first, "the first one is declared here"));
            made.add(new Function.Parameter(name, TypeReader.read(param.type(), game)));
        }
        return made;
    }

    /** What is said about something that no running rule is needed for: the holes know no locals. */
    Reason reason(Explain explain) {
        FrameSlots slots = new FrameSlots();
        Reason reason = new SentenceChecks(game, new ExprChecker(game, Scope.outermost(slots), false)).reason(explain);
        if (slots.count() > 0) {
            game.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(explain.span(), "those")
                    .why("this text is shown outside of any rule, where nothing can be gone through")
                    .fix("write a function for it and put that into the hole"));
        }
        return reason;
    }

    /**
     * An expression whose loops need slots of their own, where nothing running has any.
     *
     * @param given the types of the slots that are known there
     * @return the expression, or a call of a function that has no name in the file
     */
    Expr enclosed(Expr value, FrameSlots slots, List<Type> given, String name) {
        if (slots.count() <= given.size() || Conversions.isNothing(value.type())) return value;
        List<Function.Parameter> parameters = new ArrayList<>();
        List<Expr> arguments = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            parameters.add(new Function.Parameter("it", given.get(i)));
            arguments.add(new Expr.Local(i, "it", given.get(i), value.span()));
        }
        Function made = new Function(name, parameters, value.type(), reasonless(value.span()), value.span());
        made.complete(slots.count(), List.of(new Statement.Answer(value, value.span())));
        hidden.add(made);
        return new Expr.Call(made, arguments, value.type(), value.span());
    }

    private static Reason reasonless(Span span) {
        return new Reason(null, Text.NONE, span);
    }

    /** Conditions asked like a function: whether all of them hold. */
    private Function ofConditions(String name) {
        Function made = ofConditions.get(name);
        Declaration.Conditions node = actions.conditions().get(name);
        if (made != null || node == null || failed.contains(name)) return made;
        CheckContext quiet = game.quiet();
        Functions hypothetical = new Functions(quiet, actions);
        List<Function.Parameter> parameters = hypothetical.parameters(node.params());
        Function function = new Function(
                name,
                parameters,
                Type.TRUTH,
                reasonless(node.name().span()),
                node.name().span());
        ofConditions.put(name, function);
        hidden.add(function);
        bodies.add(() -> {
            Frame frame = new Frame(node.params(), parameters, game);
            Expr all = new Expr.Constant(1, Type.TRUTH, node.name().span());
            Demands demands = new Demands(quiet, actions, new ExprChecker(quiet, frame.scope, false));
            for (Choice.Requirement one : demands.requirements(node.requirements())) {
                if (one.condition() == null) continue;
                all = all instanceof Expr.Constant
                        ? one.condition()
                        : new Expr.Operation(
                                Operator.AND,
                                List.of(all, one.condition()),
                                Type.TRUTH,
                                node.name().span());
            }
            function.complete(frame.slots.count(), List.of(new Statement.Answer(all, node.span())));
        });
        return function;
    }

    Function score() {
        if (score == null && scoreNode != null) {
            score = new Function(
                    "score",
                    List.of(new Function.Parameter(scoreNode.param().text(), Type.PLAYER)),
                    Type.NUMBER,
                    reason(scoreNode.explain()),
                    scoreNode.word().span());
            Param param = new Param(scoreNode.param(), null, scoreNode.param().span());
            bodies.add(() -> completeBody(score, List.of(param), scoreNode.body(), scoreNode.word()));
        }
        return score;
    }

    /** @return in the order of the file; complete when all functions are */
    List<Goal> aims() {
        return aimNodes.keySet().stream().map(this::aim).toList();
    }

    /** What an aim says is read before there is a match too, so it has no holes but those that a hint fills. */
    private Goal aim(String name) {
        Goal known = aims.get(name);
        if (known != null) return known;
        Declaration.Aim node = aimNodes.get(name);
        if (node.explain().text().isEmpty())
            game.report(DiagnosticCode.SILENT_AIM.at(node.name().span(), name));
        SentenceChecks sentences = new SentenceChecks(game, null);
        Function amount = new Function(
                name,
                List.of(new Function.Parameter(node.param().text(), Type.PLAYER)),
                Type.NUMBER,
                sentences.reason(node.explain()),
                node.name().span());
        Set<String> yours = new TreeSet<>(Goal.NUMBERS);
        yours.add(Goal.THAN);
        Set<String> theirs = new TreeSet<>(yours);
        theirs.add(Goal.WHO);
        Map<String, Function> named = new LinkedHashMap<>();
        Predicate<Name> naming = use -> isNaming(use, named);
        Goal made = new Goal(
                amount,
                sentences.filled(node.yours(), yours, naming),
                sentences.filled(node.theirs(), theirs, naming),
                named);
        aims.put(name, made);
        Param param = new Param(node.param(), null, node.param().span());
        bodies.add(() -> {
            completeBody(amount, List.of(param), node.body(), node.name());
            if (made.counts() && made.unit() == 0)
                game.report(DiagnosticCode.UNCOUNTED_AIM.at(node.name().span(), name));
        });
        return made;
    }

    /** @return whether it is the name of a function that says of one player which things are meant */
    private boolean isNaming(Name use, Map<String, Function> named) {
        Function found = declarations.containsKey(use.text()) ? get(use.text(), use.span()) : null;
        boolean names = found != null
                && found.parameters().size() == 1
                && found.parameters().get(0).type().equals(Type.PLAYER)
                && THINGS.contains(found.result().base());
        if (names) named.put(use.text(), found);
        return names;
    }

    Function winners() {
        if (winners == null && winnersNode != null) {
            winners = new Function(
                    "winners",
                    List.of(),
                    Type.PLAYER.set(),
                    reason(winnersNode.explain()),
                    winnersNode.word().span());
            bodies.add(() -> completeBody(winners, List.of(), winnersNode.body(), winnersNode.word()));
        }
        return winners;
    }

    /** A Frame is the outermost scope of a function or rule: its parameters are the first slots. */
    static final class Frame {
        final FrameSlots slots = new FrameSlots();
        final Scope scope = Scope.outermost(slots);

        Frame(List<Param> params, List<Function.Parameter> parameters, CheckContext game) {
            for (int i = 0; i < parameters.size(); i++) {
                Function.Parameter parameter = parameters.get(i);
                Span declared = params.get(i).name().span();
                scope.add(parameter.name(), parameter.type(), false, declared);
                game.uses().addLocal(parameter.name(), parameter.type(), declared);
            }
        }
    }
}
