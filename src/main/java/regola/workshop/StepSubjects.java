package regola.workshop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.model.Type;
import regola.language.source.Span;

/** StepSubjects are the steps of a game that ask whether something holds, and those that end the match. */
final class StepSubjects {
    private final CheckedGame game;
    private final List<Subject.Step> found = new ArrayList<>();
    /** Slots of the body that is gone through which do not hold the same thing throughout. */
    private Set<Integer> changing = Set.of();

    private StepSubjects(CheckedGame game) {
        this.game = game;
    }

    static List<Subject.Step> of(CheckedGame game) {
        StepSubjects steps = new StepSubjects(game);
        game.rules().forEach(steps::rule);
        if (game.start() != null) steps.rule(game.start());
        if (game.turn() != null) steps.rule(game.turn());
        game.moments().forEach(moment -> moment.handlers().forEach(steps::rule));
        game.functions().forEach(steps::function);
        if (game.score() != null) steps.function(game.score());
        if (game.winners() != null) steps.function(game.winners());
        game.aims().forEach(aim -> steps.function(aim.amount()));
        return steps.found;
    }

    private void rule(Rule rule) {
        body(rule.body(), rule.parameters().size());
    }

    private void function(Function function) {
        body(function.body(), function.parameters().size());
    }

    private void body(List<Statement> steps, int parameters) {
        Set<Integer> held = new HashSet<>();
        changing = new HashSet<>();
        for (int slot = 0; slot < parameters; slot++) held.add(slot);
        bindings(steps, held);
        block(steps, List.of(), Map.of());
    }

    private void bindings(List<Statement> steps, Set<Integer> held) {
        for (Statement step : steps) {
            if (step instanceof Statement.SetLocal set) bind(set.slot(), held);
            if (step instanceof Statement.ForEach each) bind(each.slot(), held);
            if (step instanceof Statement.Choose choose)
                for (Choice.Option option : choose.choice().options())
                    option.parameters().forEach(parameter -> bind(parameter.slot(), held));
            step.blocks().forEach(block -> bindings(block, held));
        }
    }

    private void bind(int slot, Set<Integer> held) {
        if (!held.add(slot)) changing.add(slot);
    }

    private void block(List<Statement> steps, List<Subject.Guard> guards, Map<Integer, Expr> above) {
        Map<Integer, Expr> known = new HashMap<>(above);
        for (Statement step : steps) {
            step(step, guards, known);
            if (step instanceof Statement.SetLocal set) {
                if (!changing.contains(set.slot()) && !draws(set.value())) known.put(set.slot(), set.value());
            } else if (acts(step)) known.clear(); // what was kept of the match before is not what it would be now
        }
    }

    private void step(Statement step, List<Subject.Guard> guards, Map<Integer, Expr> known) {
        if (step instanceof Statement.If one) {
            Subject.Asked asked = new Subject.Asked(one.condition(), known);
            asking(one.span(), guards, asked);
            block(one.then(), with(guards, asked, true, one.span()), known);
            block(one.otherwise(), with(guards, asked, false, one.span()), known);
        } else if (step instanceof Statement.While one) {
            Subject.Asked asked = new Subject.Asked(one.condition(), known);
            asking(one.span(), guards, asked);
            block(one.body(), with(guards, asked, true, one.span()), known);
        } else if (step instanceof Statement.Finish end) {
            Expr winners = winners(end);
            Subject.Asked asked = winners == null ? null : new Subject.Asked(winners, known);
            boolean byScores = end.winners() == null && !end.drawn();
            found.add(new Subject.Step("finish", end.span(), guards, null, asked, byScores));
        } else if (step instanceof Statement.Choose choose) {
            Choice choice = choose.choice();
            choice.options().stream()
                    .filter(option -> option.then() != null)
                    .forEach(option -> block(option.then(), guards, known));
            if (choice.ifNone() != null) block(choice.ifNone(), with(guards, null, true, choice.span()), known);
        } else step.blocks().forEach(block -> block(block, guards, known));
    }

    /** Steps that the language adds by itself have no line that begins with such a word. */
    private void asking(Span span, List<Subject.Guard> guards, Subject.Asked asked) {
        String line = span.source().lineText(span.line()).strip();
        for (String word : List.of("if", "otherwise if", "while"))
            if (line.startsWith(word + " ")) found.add(new Subject.Step(word, span, guards, asked, null, false));
    }

    private static List<Subject.Guard> with(
            List<Subject.Guard> guards, Subject.Asked asked, boolean wanted, Span span) {
        List<Subject.Guard> more = new ArrayList<>(guards);
        more.add(new Subject.Guard(asked, wanted, span));
        return more;
    }

    /** @return null for nobody */
    private Expr winners(Statement.Finish end) {
        if (end.winners() != null || end.drawn()) return end.winners();
        Type players = Type.PLAYER.set();
        if (game.winners() != null) return new Expr.Call(game.winners(), List.of(), players, end.span());
        if (game.score() == null) return null;
        Expr who = new Expr.Local(0, "who", Type.PLAYER, end.span());
        Expr points = new Expr.Call(game.score(), List.of(who), Type.NUMBER, end.span());
        Expr all = new Expr.Operation(
                Operator.WITHOUT,
                List.of(
                        new Expr.Operation(Operator.SIDES, List.of(), players, end.span()),
                        new Expr.Operation(Operator.NEUTRALS, List.of(), players, end.span())),
                players,
                end.span());
        return new Expr.Each(Expr.Over.THOSE_MOST, 0, "who", all, null, points, players, end.span());
    }

    static boolean draws(Expr expr) {
        return expr.effects().draws() || expr.parts().stream().anyMatch(part -> draws(part.expr()));
    }

    /** @return whether the match may stand otherwise behind the step */
    private static boolean acts(Statement step) {
        boolean quiet = step instanceof Statement.SetLocal
                || step instanceof Statement.If
                || step instanceof Statement.While
                || step instanceof Statement.Repeat
                || step instanceof Statement.ForEach
                || step instanceof Statement.Finish
                || step instanceof Statement.Stop
                || step instanceof Statement.Answer
                || step instanceof Statement.Tell;
        return !quiet || step.blocks().stream().flatMap(List::stream).anyMatch(StepSubjects::acts);
    }
}
