package regola.language;

import java.util.List;
import java.util.Optional;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CompiledCondition;

/**
 * A ConditionResult is what came of compiling one expression: it is there if there is no error among the diagnostics.
 */
public record ConditionResult(Optional<CompiledCondition> condition, List<Diagnostic> diagnostics) {
    public ConditionResult {
        diagnostics = List.copyOf(diagnostics);
    }
}
