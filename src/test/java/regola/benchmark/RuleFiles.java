package regola.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/**
 * A RuleFiles is the shipped games that are measured.
 */
final class RuleFiles {
    private RuleFiles() {}

    static SourceText text(String game) {
        try {
            return SourceText.of(game + ".rules", Files.readString(Path.of("rules-dsl/games", game, game + ".rules")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static CheckedGame compile(SourceText text) {
        return RuleCompiler.compile(new CompileRequest(text, List.of())).game().orElseThrow();
    }

    static Ruleset rules(String game, int players) {
        return Ruleset.of(compile(text(game)), players, Map.of());
    }
}
