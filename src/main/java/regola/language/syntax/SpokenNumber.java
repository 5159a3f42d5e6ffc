package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.FigureWord;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/**
 * A SpokenNumber is what people say with numbers and write as they say it: {@code in one to four}, {@code minus two},
 * {@code players two red and blue}. All of it is written anew at once, since one word put right would leave the next.
 */
final class SpokenNumber {
    private static final Set<String> UP_TO = Set.of("to", "till", "until", "..", "-");
    private static final Set<String> JOINING = Set.of(",", "and", "e", "&");

    private final TokenSpans spans;
    private final Token found;
    /** Those of the line, from its first. */
    private final List<Token> line;

    private SpokenNumber(TokenStream tokens, Token first, Token found, TokenSpans spans) {
        this.spans = spans;
        this.found = found;
        this.line = new ArrayList<>();
        for (int i = first.getTokenIndex(); i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (TokenLines.isBetween(token) || token.getType() == Token.EOF) break;
            if (token.getChannel() == Token.DEFAULT_CHANNEL) line.add(token);
        }
    }

    /** @return what is said about it; null if what stands there is no such thing */
    static Diagnostic at(Parser parser, Token first, Token found, TokenSpans spans) {
        TokenStream tokens = parser.getInputStream();
        // The rest of the line may not have been looked at yet.
        for (int i = 1; tokens.LA(i) != Token.EOF && tokens.LA(i) != RulesParser.NEWLINE; ) i++;
        SpokenNumber spoken = new SpokenNumber(tokens, first, found, spans);
        Diagnostic said = spoken.rounds();
        if (said == null) said = spoken.players();
        return said == null ? spoken.sign() : said;
    }

    private String text(int at) {
        return at < 0 || at >= line.size() ? "" : line.get(at).getText();
    }

    private Optional<Integer> number(int at) {
        if (at < 0 || at >= line.size()) return Optional.empty();
        if (line.get(at).getType() != RulesParser.NUMBER) return FigureWord.number(text(at));
        return text(at).matches("[0-9]{1,6}") ? Optional.of(Integer.valueOf(text(at))) : Optional.empty();
    }

    private Diagnostic instead(int from, int to, Message why, String written) {
        Span span = spans.span(line.get(from), line.get(to));
        String said = span.source().text().substring(span.start(), span.end());
        return DiagnosticCode.UNEXPECTED
                .at(span, Message.of("'{0}'", said))
                .why(why)
                .fix(Message.of("write '{0}'", written));
    }

    /** {@code for each i in one to four:} */
    private Diagnostic rounds() {
        if (!text(0).equals("for") || !text(3).equals("in") || !UP_TO.contains(text(5))) return null;
        Optional<Integer> least = number(4);
        Optional<Integer> most = number(6);
        int last = text(7).equals(":") && line.size() == 8 ? 7 : 6;
        boolean whole = line.size() == last + 1 || text(7).equals("where");
        if (least.isEmpty() || most.isEmpty() || !whole) return null;
        return instead(
                4,
                last,
                Message.of("from one number to another is written with two dots"),
                least.get() + " .. " + most.get());
    }

    /** Who plays, with more than one thing written otherwise. */
    private Diagnostic players() {
        if (!text(0).equals("players")) return null;
        Optional<Integer> many = number(1);
        int at = many.isPresent() ? 2 : 1;
        int wrong = many.isPresent() && line.get(1).getType() == RulesParser.NUMBER ? 0 : 1;
        if (text(at).equals(":")) at++;
        else wrong++;
        List<String> names = new ArrayList<>();
        boolean joined = true;
        for (; at < line.size(); at++) {
            if (JOINING.contains(text(at)) && !joined) {
                joined = true;
                if (!text(at).equals(",")) wrong++;
                continue;
            }
            if (line.get(at).getType() != RulesParser.NAME) return null;
            if (!joined) wrong++;
            joined = false;
            names.add(text(at));
        }
        if (names.isEmpty() || joined || wrong < 2) return null;
        return instead(
                0,
                line.size() - 1,
                Message.of("such a line reads: {0}", Message.of(LineForms.ofHeader("players"))),
                "players " + many.orElse(names.size()) + ": " + String.join(", ", names));
    }

    /** {@code minus two} and {@code plus two}. */
    private Diagnostic sign() {
        int word = line.indexOf(found);
        if (word > 0 && isSign(word - 1) && !isSign(word)) word--;
        if (word < 0 || !isSign(word)) return null;
        Optional<Integer> number = number(word + 1);
        boolean value = number.isPresent()
                || word + 1 < line.size() && line.get(word + 1).getType() == RulesParser.NAME;
        if (!value) return null;
        String sign = text(word).equals("plus") || text(word).equals("più") ? "+" : "-";
        Message why = Message.of("sums are written with signs: + - * /");
        boolean first = word == 0 || !isValue(line.get(word - 1));
        if (number.isEmpty()) return instead(word, word, why, sign);
        String figure = String.valueOf(number.get());
        if (!first) return instead(word, word + 1, why, sign + " " + figure);
        return instead(word, word + 1, why, sign.equals("+") ? figure : sign + figure);
    }

    private boolean isSign(int at) {
        return Set.of("minus", "plus", "meno", "più").contains(text(at));
    }

    private static boolean isValue(Token token) {
        return token.getType() == RulesParser.NUMBER
                || token.getType() == RulesParser.NAME
                || token.getText().equals(")")
                || token.getText().equals("mover");
    }
}
