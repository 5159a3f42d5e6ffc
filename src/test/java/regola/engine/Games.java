package regola.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.model.CompiledCondition;
import regola.language.source.SourceText;

/**
 * A Games is the rule files that the engine is tested with: those that are shipped, and short ones written in a test.
 */
final class Games {
    private static final Path FOLDER = Path.of("rules-dsl/games");

    private Games() {}

    static Ruleset shipped(String game, int players, String... variants) {
        return Ruleset.of(checked(game, variants), players, Map.of());
    }

    static CheckedGame checked(String game, String... variants) {
        Path folder = FOLDER.resolve(game);
        List<SourceText> changes = new ArrayList<>();
        for (String variant : variants) changes.add(read(folder.resolve("variants/" + variant + ".rules")));
        return compile(read(folder.resolve(game + ".rules")), changes);
    }

    /** @param lines of a rule file, without its header: that is a game for two, red and blue */
    static Ruleset written(String... lines) {
        return written(2, lines);
    }

    static Ruleset written(int players, String... lines) {
        String header =
                "game sample\n  title en \"Sample\" it \"Esempio\"\n  players 1 to 4: red, blue, green, grey\n\n";
        return Ruleset.of(
                compile(SourceText.of("sample.rules", header + String.join("\n", lines) + "\n"), List.of()),
                players,
                Map.of());
    }

    static CompiledCondition condition(Ruleset rules, String text) {
        var result = RuleCompiler.compileExpression(rules.game(), SourceText.of("condition", text), null);
        return result.condition()
                .orElseThrow(() -> new AssertionError(result.diagnostics().toString()));
    }

    private static CheckedGame compile(SourceText game, List<SourceText> variants) {
        CompileResult result = RuleCompiler.compile(new CompileRequest(game, variants));
        return result.game()
                .orElseThrow(() -> new AssertionError(result.diagnostics().toString()));
    }

    private static SourceText read(Path file) {
        try {
            return SourceText.of(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
