package regola.engine;

import java.util.Map;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.Shipped;
import regola.language.model.CompiledCondition;
import regola.language.source.SourceText;

/** A SampleRules is the short rule files that the engine is tested with, written in a test. */
final class SampleRules {
    private SampleRules() {}

    /** @param lines of a rule file, without its header: that is a game for two, red and blue */
    static Ruleset written(String... lines) {
        return written(2, lines);
    }

    static Ruleset written(int players, String... lines) {
        String header =
                "game sample\n  title en \"Sample\" it \"Esempio\"\n  players 1 to 4: red, blue, green, grey\n\n";
        return Ruleset.of(
                Shipped.compiled(
                        CompileRequest.of(SourceText.of("sample.rules", header + String.join("\n", lines) + "\n"))),
                players,
                Map.of());
    }

    static CompiledCondition condition(Ruleset rules, String text) {
        var result = RuleCompiler.compileExpression(rules.game(), SourceText.of("condition", text), null);
        return result.condition()
                .orElseThrow(() -> new AssertionError(result.diagnostics().toString()));
    }
}
