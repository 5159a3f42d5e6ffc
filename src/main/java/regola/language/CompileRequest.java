package regola.language;

import java.util.List;
import regola.language.source.SourceText;

/**
 * A CompileRequest is what to compile: a game, and the variants that are on, in their order.
 */
public record CompileRequest(SourceText game, List<SourceText> variants) {
    public CompileRequest {
        variants = List.copyOf(variants);
    }

    public static CompileRequest of(SourceText game, SourceText... variants) {
        return new CompileRequest(game, List.of(variants));
    }
}
