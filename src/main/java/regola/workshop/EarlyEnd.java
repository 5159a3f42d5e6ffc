package regola.workshop;

import java.util.Optional;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Span;

/**
 * An EarlyEnd is a line that ends every match before anybody has moved: nothing is wrong in such rules, and nobody can
 * play them.
 */
public final class EarlyEnd {
    /** What only a throw of dice ends so early is a game all the same. */
    private static final int OTHERS = 4;

    private EarlyEnd() {}

    /**
     * @param begun a match that has just been started
     * @return what is to be told at the line that ended it; empty if it goes on, or others with these rules do
     */
    public static Optional<Diagnostic> of(Match begun) {
        Span at = begun.endedAt();
        if (at == null || !others(begun.rules())) return Optional.empty();
        return Optional.of(DiagnosticCode.OVER_AT_ONCE.at(at));
    }

    private static boolean others(Ruleset rules) {
        try {
            for (int seed = 0; seed < OTHERS; seed++)
                if (!Match.start(rules, seed).isOver()) return false;
            return true;
        } catch (RuleFailure failure) {
            return false;
        }
    }
}
