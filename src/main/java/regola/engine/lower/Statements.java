package regola.engine.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Statement;

/**
 * A Statements is what can be said about statements by looking at them.
 */
final class Statements {
    private Statements() {}

    /** @return the expressions directly in a statement; those of a choice's options included */
    static List<Expr> expressions(Statement statement) {
        List<Expr> found = new ArrayList<>();
        if (statement instanceof Statement.SetLocal s) found.add(s.value());
        else if (statement instanceof Statement.SetVariable s) found.add(s.value());
        else if (statement instanceof Statement.SetProperty s) found.addAll(List.of(s.subject(), s.value()));
        else if (statement instanceof Statement.Move s) {
            found.addAll(List.of(s.pieces(), s.to()));
            if (s.over() != null) found.add(s.over());
        } else if (statement instanceof Statement.Shift s) found.addAll(List.of(s.line(), s.by()));
        else if (statement instanceof Statement.Shuffle s) found.add(s.site());
        else if (statement instanceof Statement.Do s) found.addAll(s.arguments());
        else if (statement instanceof Statement.Announce s) found.addAll(s.arguments());
        else if (statement instanceof Statement.If s) found.add(s.condition());
        else if (statement instanceof Statement.While s) found.add(s.condition());
        else if (statement instanceof Statement.Repeat s) found.add(s.times());
        else if (statement instanceof Statement.ForEach s) {
            found.add(s.source());
            if (s.condition() != null) found.add(s.condition());
        } else if (statement instanceof Statement.Choose s) addChoice(s.choice(), found);
        else if (statement instanceof Statement.Answer s) found.add(s.value());
        else if (statement instanceof Statement.Retire s) found.add(s.player());
        else if (statement instanceof Statement.SetMover s) found.add(s.player());
        else if (statement instanceof Statement.Finish s && s.winners() != null) found.add(s.winners());
        return found;
    }

    private static void addChoice(Choice choice, List<Expr> found) {
        found.add(choice.by());
        for (Choice.Option option : choice.options()) {
            for (Choice.Parameter parameter : option.parameters()) found.add(parameter.candidates());
            for (Choice.Requirement require : option.requirements()) {
                if (require.condition() != null) found.add(require.condition());
                if (require.showing() != null) found.add(require.showing());
            }
        }
    }

    /** @return the statements directly inside a statement */
    static List<Statement> inner(Statement statement) {
        List<Statement> found = new ArrayList<>();
        if (statement instanceof Statement.If s) {
            found.addAll(s.then());
            if (s.otherwise() != null) found.addAll(s.otherwise());
        } else if (statement instanceof Statement.While s) found.addAll(s.body());
        else if (statement instanceof Statement.Repeat s) found.addAll(s.body());
        else if (statement instanceof Statement.ForEach s) found.addAll(s.body());
        else if (statement instanceof Statement.Choose s) {
            for (Choice.Option option : s.choice().options()) if (option.then() != null) found.addAll(option.then());
            if (s.choice().ifNone() != null) found.addAll(s.choice().ifNone());
        }
        return found;
    }

    /** @return true if there is a loop, or a call of a heavy function, among these or inside of one */
    static boolean isAnyHeavy(List<Statement> statements, Predicate<Function> heavy) {
        for (Statement s : statements) {
            if (s instanceof Statement.While || s instanceof Statement.Repeat || s instanceof Statement.ForEach) return true;
            if (expressions(s).stream().anyMatch(e -> isHeavy(e, heavy)) || isAnyHeavy(inner(s), heavy)) return true;
        }
        return false;
    }

    private static boolean isHeavy(Expr expr, Predicate<Function> heavy) {
        if (expr instanceof Expr.Each || expr instanceof Expr.Call call && heavy.test(call.function())) return true;
        return Exprs.children(expr).stream().anyMatch(e -> isHeavy(e, heavy));
    }

    /** @return true if there is such a statement among these, or inside of one */
    static boolean contain(List<Statement> statements, Class<? extends Statement> kind) {
        return statements.stream().anyMatch(s -> kind.isInstance(s) || contain(inner(s), kind));
    }
}
