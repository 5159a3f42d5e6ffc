package regola.language;

import java.util.HashMap;
import java.util.Map;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;
import regola.language.tree.RuleFile;

/**
 * A RuleReading compiles the same texts again and again, one with this and one with that, as while somebody types: a
 * text that has not changed since the last round is not read again. Belongs to one thread.
 */
public final class RuleReading {
    private Map<SourceText, RuleParser.Read> before = new HashMap<>();
    private Map<SourceText, RuleParser.Read> known = new HashMap<>();

    /** Begins another round: what was not asked for in the last one is forgotten. */
    public void next() {
        before = known;
        known = new HashMap<>();
    }

    /** @return what {@link RuleCompiler#compile(CompileRequest)} says */
    public CompileResult compile(CompileRequest request) {
        return RuleCompiler.compile(request, this::read);
    }

    /** @return a text as a tree */
    public RuleFile tree(SourceText text) {
        return read(text).file();
    }

    private RuleParser.Read read(SourceText text) {
        RuleParser.Read read = known.get(text);
        if (read == null) read = before.get(text);
        if (read == null) read = RuleParser.parse(text);
        known.put(text, read);
        return read;
    }
}
