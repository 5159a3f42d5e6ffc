package regola.language;

import java.util.List;
import java.util.regex.Pattern;
import regola.language.model.CheckedGame;
import regola.language.model.Expr;
import regola.language.model.Rule;
import regola.language.model.Statement;

/** A BoxUse sees whether pieces may come out of the box while a game is played: what stays in it then is never seen. */
final class BoxUse {
    private static final Pattern SAID = Pattern.compile("\"[^\"]*\"|#.*");
    private static final Pattern START = Pattern.compile("^start\\b.*\\R(?:[ \\t].*(?:\\R|$)|\\R)*", Pattern.MULTILINE);
    private static final Pattern BOX = Pattern.compile("(?<![a-zA-Z0-9-])(?:box|change)(?![a-zA-Z0-9-])");

    private BoxUse() {}

    /** @return whether that may be; only what moves from places that are named or chosen is sure to leave it alone */
    static boolean isTakenFrom(CheckedGame game) {
        boolean named = game.sources().stream()
                .map(source -> SAID.matcher(source.text()).replaceAll(""))
                .anyMatch(
                        text -> BOX.matcher(START.matcher(text).replaceAll("")).find());
        return named
                || game.rules().stream().filter(rule -> rule != game.start()).anyMatch(BoxUse::mayTake)
                || game.turn() == null
                || mayTake(game.turn());
    }

    private static boolean mayTake(Rule rule) {
        return mayTake(rule.body());
    }

    private static boolean mayTake(List<Statement> steps) {
        return steps.stream()
                .anyMatch(step -> step instanceof Statement.Move move && !isSomewhere(move.pieces())
                        || step.blocks().stream().anyMatch(BoxUse::mayTake));
    }

    private static boolean isSomewhere(Expr pieces) {
        if (!(pieces instanceof Expr.Operation of)) return false;
        return switch (of.operator()) {
            case ON_SITE, ON_SITES, TOP, STACK -> true;
            case ONE, RANDOM, OWNED -> isSomewhere(of.operands().get(0));
            default -> false;
        };
    }
}
