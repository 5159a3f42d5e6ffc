package regola.rulebook;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Reason;
import regola.language.model.Rule;
import regola.language.model.Statement;

/** A Touching finds the variants that have changed something: what stands in their files, and what they name. */
final class Touching {
    private final CheckedGame game;

    Touching(CheckedGame game) {
        this.game = game;
    }

    /** @param variants gets the places of those that have changed the thing of that name */
    void named(String name, Collection<Integer> variants) {
        for (int i = 0; i < game.variants().size(); i++)
            if (game.variants().get(i).changes().contains(name)) variants.add(i);
    }

    void of(Reason reason, Collection<Integer> variants) {
        if (reason == null) return;
        int file = game.sources().indexOf(reason.span().source());
        if (file > 0) variants.add(file - 1);
    }

    void of(Rule rule, Collection<Integer> variants) {
        named(rule.name(), variants);
        of(rule.reason(), variants);
    }

    void of(List<Expr> expressions, Collection<Integer> variants) {
        Set<Function> seen = new HashSet<>();
        expressions.forEach(one -> in(one, variants, seen));
    }

    void of(Expr expression, Collection<Integer> variants) {
        if (expression != null) of(List.of(expression), variants);
    }

    private void in(Expr expression, Collection<Integer> variants, Set<Function> seen) {
        if (expression instanceof Expr.SettingValue value) named(value.setting().name(), variants);
        if (expression instanceof Expr.Call call && seen.add(call.function())) {
            named(call.function().name(), variants);
            call.function().body().forEach(step -> in(step, variants, seen));
        }
        expression.parts().forEach(part -> in(part.expr(), variants, seen));
    }

    private void in(Statement step, Collection<Integer> variants, Set<Function> seen) {
        step.expressions().forEach(one -> in(one, variants, seen));
        step.blocks().forEach(block -> block.forEach(inner -> in(inner, variants, seen)));
    }
}
