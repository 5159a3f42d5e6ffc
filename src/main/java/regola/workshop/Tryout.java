package regola.workshop;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.ConditionResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.Type;
import regola.language.source.SourceText;

/**
 * A Tryout is an expression that somebody wrote to see what it yields at a moment of a match.
 *
 * @param is what it yields; of a set or list its things, of none nothing
 * @param where the sites where these lie, if they are pieces; else empty
 * @param type of what it yields; null if it is wrong
 * @param mistakes why it means nothing; empty if it means something
 * @param failure why it yields nothing here; null if it does
 */
public record Tryout(
        String written, List<Thing> is, List<Thing> where, Type type, List<Diagnostic> mistakes, RuleFailure failure) {
    private static final String PLACE = "expression";
    /** Longer ones than this nobody writes by hand. */
    public static final int LONGEST = 2_000;

    public Tryout {
        is = List.copyOf(is);
        where = List.copyOf(where);
        mistakes = List.copyOf(mistakes);
    }

    /** @param written with names of the game and words of the language; not empty */
    public static Tryout of(String written, Match match) {
        String text = written.length() > LONGEST ? written.substring(0, LONGEST) : written;
        ConditionResult result =
                RuleCompiler.compileExpression(match.rules().game(), SourceText.of(PLACE, text.strip()), null);
        if (result.condition().isEmpty()) {
            List<Diagnostic> errors =
                    result.diagnostics().stream().filter(Diagnostic::isError).toList();
            return new Tryout(written, List.of(), List.of(), null, errors, null);
        }
        try {
            var query = match.rules().query(result.condition().get());
            List<Thing> is = match.answer(query);
            return new Tryout(written, is, Meanings.where(is, match), query.type(), List.of(), null);
        } catch (RuleFailure failure) {
            return new Tryout(written, List.of(), List.of(), null, List.of(), failure);
        }
    }
}
