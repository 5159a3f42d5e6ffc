package regola.language.syntax;

import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import regola.language.syntax.generated.RulesParser;

/** TokenLines find the lines in what the parser reads: NEWLINE, INDENT and DEDENT stand between them. */
final class TokenLines {
    private TokenLines() {}

    static boolean isBetween(Token token) {
        return token.getType() == RulesParser.NEWLINE
                || token.getType() == RulesParser.INDENT
                || token.getType() == RulesParser.DEDENT;
    }

    /** @return true if the present token is the first of a line */
    static boolean isLineStart(Parser parser) {
        Token before = parser.getInputStream().LT(-1);
        return before == null || isBetween(before);
    }

    /** @return the first token of the line that the present token stands in, or ends */
    static Token first(Parser parser) {
        return first(
                (CommonTokenStream) parser.getInputStream(),
                parser.getInputStream().index());
    }

    /** @return the first token of the line before the gap between lines where the present token stands */
    static Token firstOfLineAbove(Parser parser) {
        CommonTokenStream tokens = (CommonTokenStream) parser.getInputStream();
        int last = tokens.index() - 1;
        while (last > 0 && isBetween(tokens.get(last))) last--;
        return first(tokens, Math.max(0, last));
    }

    private static Token first(CommonTokenStream tokens, int index) {
        int first = index;
        while (first > 0 && !isBetween(tokens.get(first - 1))) first--;
        return tokens.get(first);
    }
}
