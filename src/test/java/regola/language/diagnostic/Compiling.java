package regola.language.diagnostic;

import java.util.List;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.source.SourceText;

/** Compiling is how tests of messages get at them. */
final class Compiling {
    private Compiling() {}

    /** @param sources a game, then variants of it that are on */
    static List<Diagnostic> diagnostics(List<SourceText> sources) {
        return RuleCompiler.compile(new CompileRequest(sources.get(0), sources.subList(1, sources.size()))).diagnostics();
    }
}
