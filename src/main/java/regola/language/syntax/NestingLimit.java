package regola.language.syntax;

import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.source.Message;

/**
 * A NestingLimit counts what makes an expression deep: open brackets, and words that take what follows them. The parser
 * and all that works on the tree call themselves for each level, so a limit here keeps every one of them from running
 * out of stack, whatever a file contains. No sensible line comes near it.
 */
final class NestingLimit {
    /** Blocks within blocks. */
    static final int BLOCKS = 40;

    private static final int BRACKETS = 40;
    private static final int JOINTS = 250;

    private static final IntervalSet JOINING = LanguageWords.types(
            "not",
            "-",
            "some",
            "every",
            "no",
            "one",
            "of",
            "number",
            "random",
            "item",
            "those",
            "all",
            "supposing",
            "otherwise",
            "where",
            "+",
            "&",
            "*",
            "/",
            "mod",
            "and",
            "or",
            "is",
            "in",
            "on",
            "if",
            "for",
            "<",
            ">",
            "<=",
            ">=");

    private int joints;

    void beginLine() {
        joints = 0;
    }

    /** @return why the token is too much for its line; empty if it is not */
    CharSequence whyTooMuch(Token token, int openBrackets) {
        if (openBrackets > BRACKETS)
            return Message.of("at most {0} brackets may be open, so that no file can exhaust the program", BRACKETS);
        boolean tooMany = JOINING.contains(token.getType()) && ++joints > JOINTS;
        if (!tooMany) return "";
        return Message.of(
                "at most {0} words and signs such as 'and', 'of' and + may stand in a line, so that no file can exhaust the program",
                JOINTS);
    }
}
