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
            boolean words = part.kind() == LineParts.Kind.TEXT || part.kind() == LineParts.Kind.COMMENT;
            int start = part.start();
            // A line that is too long goes on in the next row between two tokens: there, and not within a word.
            for (int at = start + 1; words && at < part.end(); at++) {
                if (line.charAt(at - 1) != ' ' || line.charAt(at) == ' ') continue;
                add(line, start, at, part.kind(), offset);
                start = at;
            }
            if (part.end() > start) add(line, start, part.end(), part.kind(), offset);
        }
    }

    private void add(Segment line, int start, int end, LineParts.Kind kind, int offset) {
        addToken(line.array, line.offset + start, line.offset + end - 1, type(kind), offset + start);
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
}
