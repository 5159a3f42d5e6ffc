package regola.language;

import java.util.List;
import regola.language.source.SourceText;

/**
 * A CompileRequest is what to compile: a game, and the variants that are on, in their order.
 *
 * @param drawings which drawings there are; null if nobody knows: then any name will do
 */
public record CompileRequest(SourceText game, List<SourceText> variants, DrawingNames drawings) {
    public CompileRequest {
        variants = List.copyOf(variants);
    }

    public CompileRequest(SourceText game, List<SourceText> variants) {
        this(game, variants, null);
    }

    public static CompileRequest of(SourceText game, SourceText... variants) {
        return new CompileRequest(game, List.of(variants));
    }

    /** @return the same, and drawings that are named and not there are told */
    public CompileRequest with(DrawingNames known) {
        return new CompileRequest(game, variants, known);
    }
}
