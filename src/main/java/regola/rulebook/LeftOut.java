package regola.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.engine.Ruleset;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Naming;
import regola.language.model.Reason;
import regola.language.model.Rule;
import regola.language.model.Statement;

/**
 * A LeftOut knows what the settings leave out of a game: what the set-up would put into it no time at all, such as a
 * sort of tile. What is told of that has no place in the rulebook of these settings.
 */
final class LeftOut {
    private final Ruleset rules;
    private final Settled settled;
    /** Words of choices that are put into the game, and those that would be. */
    private final Set<String> there = new HashSet<>();

    private final Set<String> never = new HashSet<>();
    /** Numbers of the rules that are about what is left out. */
    private final Set<String> numbers = new HashSet<>();

    LeftOut(Ruleset rules, Settled settled) {
        this.rules = rules;
        this.settled = settled;
        if (rules.game().start() == null) return;
        walk(rules.game().start().body(), false, new HashSet<>());
        never.removeAll(there);
        for (String word : never) {
            Naming naming = rules.game().namings().get(word);
            if (naming != null && naming.about() != null)
                numbers.add(naming.about().rule());
        }
    }

    /** @return whether a rule is about something that never comes into the game */
    boolean has(Rule rule) {
        return has(rule.reason());
    }

    /** @return whether it stands under the number of such a rule */
    boolean has(Reason reason) {
        if (reason == null || reason.rule() == null) return false;
        return numbers.stream()
                .anyMatch(one -> reason.rule().equals(one) || reason.rule().startsWith(one + "."));
    }

    private void walk(List<Statement> body, boolean out, Set<Rule> seen) {
        for (Statement step : body) {
            boolean none = out || step instanceof Statement.Repeat repeat && settled.isNever(repeat.times());
            step.expressions().forEach(each -> words(each, out));
            if (step instanceof Statement.Do run && seen.add(run.rule()))
                walk(run.rule().body(), out, seen);
            step.blocks().forEach(block -> walk(block, none, seen));
        }
    }

    private void words(Expr expr, boolean out) {
        if (expr instanceof Expr.Constant constant && constant.type().choice() != null) {
            rules.game().choices().stream()
                    .filter(choice -> choice.name().equals(constant.type().choice()))
                    .map(ChoiceType::items)
                    .filter(items -> constant.value() >= 0 && constant.value() < items.size())
                    .forEach(items -> (out ? never : there).add(items.get((int) constant.value())));
        }
        expr.parts().forEach(part -> words(part.expr(), out));
    }
}
