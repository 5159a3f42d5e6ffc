package regola.language.diagnostic;

import java.util.List;
import java.util.Set;
import regola.language.CompileRequest;
import regola.language.DrawingNames;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

/** Compiling is how tests of messages get at them. */
final class Compiling {
    /** What the files with mistakes may name, and what they name for other reasons. */
    private static final DrawingNames DRAWINGS =
            new DrawingNames(Set.of("frog", "lotus", "card-rock", "card-paper", "stone"), Set.of("pond"));

    private Compiling() {}

    /** @param sources a game, then variants of it that are on */
    static List<Diagnostic> diagnostics(List<SourceText> sources) {
        return RuleCompiler.compile(new CompileRequest(sources.get(0), sources.subList(1, sources.size()), DRAWINGS))
                .diagnostics();
    }
}
