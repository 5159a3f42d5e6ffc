package regola.language;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;
import regola.language.syntax.RuleTokens;
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

    /** @return all that a text says, with its blocks, whatever blanks and remarks are in it */
    public static List<String> words(SourceText text) {
        return RuleTokens.outline(text);
    }

    private RuleParser.Read read(SourceText text) {
        RuleParser.Read read = known.get(text);
        if (read == null) read = before.get(text);
        if (read == null) read = RuleParser.parse(text);
        known.put(text, read);
        return read;
    }
}
