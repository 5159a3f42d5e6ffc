package regola.ui.editor;

import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMakerBase;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import regola.language.LineParts;

/** A RuleTokenMaker colours rule text. Every line stands alone, so a change never makes more than its own line anew. */
final class RuleTokenMaker extends TokenMakerBase {
    /** A line longer than any that people write is not taken apart; colouring it would keep somebody from typing. */
    private static final int LONGEST = 4000;

    @Override
    public Token getTokenList(Segment line, int ignored, int offset) {
        resetTokenList();
        if (line.count > LONGEST)
            addToken(line.array, line.offset, line.offset + line.count - 1, TokenTypes.IDENTIFIER, offset);
        else addParts(line, offset);
        addNullToken();
        return firstToken;
    }

    private void addParts(Segment line, int offset) {
        for (LineParts.Part part : LineParts.of(line.toString())) {
            if (part.end() == part.start()) continue;
            addToken(
                    line.array,
                    line.offset + part.start(),
                    line.offset + part.end() - 1,
                    type(part.kind()),
                    offset + part.start());
        }
    }

    static int type(LineParts.Kind kind) {
        return switch (kind) {
            case KEYWORD -> TokenTypes.RESERVED_WORD;
            case NAME -> TokenTypes.IDENTIFIER;
            case NUMBER -> TokenTypes.LITERAL_NUMBER_DECIMAL_INT;
            case RULE_NUMBER -> TokenTypes.ANNOTATION;
            case TEXT -> TokenTypes.LITERAL_STRING_DOUBLE_QUOTE;
            case HOLE -> TokenTypes.VARIABLE;
            case COMMENT -> TokenTypes.COMMENT_EOL;
            case SIGN -> TokenTypes.SEPARATOR;
            case BLANK -> TokenTypes.WHITESPACE;
            case ERROR -> TokenTypes.ERROR_STRING_DOUBLE;
        };
    }

    /** No line depends on the one above. */
    @Override
    public int getLastTokenTypeOnLine(Segment line, int initialTokenType) {
        return TokenTypes.NULL;
    }

    @Override
    public String[] getLineCommentStartAndEnd(int languageIndex) {
        return new String[] {"#", null};
    }

    @Override
    public boolean isIdentifierChar(int languageIndex, char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    /** The list that was made last is that of the line which a new line begins after. */
    @Override
    public boolean getShouldIndentNextLineAfter(Token lastOfLine) {
        Token first = firstToken;
        while (first != null && first.getType() == TokenTypes.WHITESPACE) first = first.getNextToken();
        return first != null && first.isPaintable() && Blocks.isHead(first.getLexeme(), first == firstToken);
    }
}
