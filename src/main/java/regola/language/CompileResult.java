package regola.language;

import java.util.List;
import java.util.Optional;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;

/**
 * A CompileResult is what came of compiling: everything that was found, file by file from top to bottom, and the
 * checked game if there is no error among it. Warnings and remarks leave the game playable.
 */
public record CompileResult(Optional<CheckedGame> game, List<Diagnostic> diagnostics) {
    public CompileResult {
        diagnostics = List.copyOf(diagnostics);
    }

    public boolean hasErrors() {
        return game.isEmpty();
    }
}
