package regola.language.syntax;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.antlr.v4.runtime.Token;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Diagnostics;

/**
 * SyntaxErrors let through the first error of each line and mute the rest, which are mostly echoes of the first. A line
 * here includes those that continue it. A word of the language used as a name is told once for the whole file.
 */
final class SyntaxErrors {
    private final Diagnostics diagnostics;
    private final TreeSet<Integer> lines = new TreeSet<>();
    /** Numbers with a word right behind them, by where they begin. */
    private final TreeMap<Integer, Diagnostic> glued = new TreeMap<>();

    private final Set<Integer> spoilt = new HashSet<>();
    private final Set<String> told = new HashSet<>();

    SyntaxErrors(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Says that a line begins with the token. */
    void beginLine(Token token) {
        lines.add(token.getStartIndex());
    }

    /** @param at the token at fault, which says what line the error belongs to */
    void report(Token at, Diagnostic diagnostic) {
        if (spoil(at)) diagnostics.add(cause(at, diagnostic));
    }

    /**
     * A number has a word right behind it, which may be right; where its line cannot be read up to there or further on,
     * it is told instead of what came of it.
     */
    void beware(Token number, Diagnostic diagnostic) {
        glued.put(number.getStartIndex(), diagnostic);
    }

    private Diagnostic cause(Token at, Diagnostic found) {
        Integer line = lines.floor(at.getStartIndex());
        Map.Entry<Integer, Diagnostic> before = glued.floorEntry(at.getStartIndex());
        boolean same = before != null && (line == null || before.getKey() >= line);
        return same ? before.getValue() : found;
    }

    /** @return true if nothing more will be shown, so that there is no need to find the words */
    boolean isFull() {
        return spoilt.size() > Diagnostics.PER_FILE + 1;
    }

    /** Mutes all further errors of the token's line. @return false if they were muted already */
    boolean spoil(Token at) {
        Integer line = lines.floor(at.getStartIndex());
        return spoilt.add(line == null ? 0 : line);
    }

    /** As {@link #report}, but for each subject only once in the file. */
    void reportOnce(String subject, Token at, Diagnostic diagnostic) {
        if (told.add(subject)) report(at, diagnostic);
        else spoil(at);
    }

    /** Lets an error through that is none of the parser's, so that no other can be its echo. */
    void reportApart(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }
}
