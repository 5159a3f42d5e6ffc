package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.Name;
import regola.language.tree.RuleNumber;
import regola.language.tree.StringNode;

/**
 * A TreeReading is what the builders of one file's tree share: spans, the small parts that occur everywhere, and
 * whether something had to be left out. Anything in the parse tree may be missing after an error; then these methods
 * give null and whoever asked leaves the thing out or puts something broken in its place.
 */
final class TreeReading {
    private final TokenSpans spans;
    private final SyntaxErrors errors;
    private boolean complete = true;

    TreeReading(TokenSpans spans, SyntaxErrors errors) {
        this.spans = spans;
        this.errors = errors;
    }

    TokenSpans spans() {
        return spans;
    }

    SyntaxErrors errors() {
        return errors;
    }

    /** Says that something is left out of the tree. An error about it has been reported. */
    void leaveOut() {
        complete = false;
    }

    boolean isComplete() {
        return complete;
    }

    void report(Diagnostic diagnostic) {
        errors.reportApart(diagnostic);
    }

    /** As {@link #report(Diagnostic)}, but an error that may be the echo of another in its line. */
    void report(Token at, Diagnostic diagnostic) {
        errors.report(at, diagnostic);
    }

    Span span(ParserRuleContext read) {
        return spans.span(read);
    }

    Span span(Token token) {
        return spans.span(token);
    }

    /** @return true if the parser could make nothing of it, or not of all of it */
    static boolean isBroken(ParserRuleContext read) {
        return read == null || read.exception != null;
    }

    /** @return what each is made into, without those that give null */
    <C, T> List<T> each(List<C> read, Function<C, T> make) {
        List<T> made = new ArrayList<>();
        for (C one : read) {
            T result = make.apply(one);
            if (result == null) leaveOut();
            else made.add(result);
        }
        return made;
    }

    /** @return null if there is none */
    Name name(ParserRuleContext read) {
        if (read == null || read.getText().isEmpty()) return null;
        return new Name(read.getText(), span(read));
    }

    Name name(Token token) {
        return new Name(token.getText(), span(token));
    }

    List<Name> names(RulesParser.NamesContext read) {
        return read == null ? List.of() : each(read.name(), this::name);
    }

    /** @return null if there is none, as is right for drawn without a name */
    Name art(RulesParser.ArtContext read) {
        if (read == null) return null;
        if (read.name() != null || read.STRING() == null) return name(read.name());
        StringNode quoted = quoted(read.STRING());
        return quoted == null ? null : new Name(quoted.value(), quoted.span());
    }

    /** @return null if there is none; one that is only missing has been reported and has no text */
    RuleNumber ruleNumber(org.antlr.v4.runtime.tree.TerminalNode node) {
        return node == null || node.getText().isEmpty() ? null : new RuleNumber(node.getText(), span(node.getSymbol()));
    }

    StringNode quoted(org.antlr.v4.runtime.tree.TerminalNode node) {
        if (node == null || node.getText().isEmpty()) return null;
        return new StringNode(TextReader.plain(node.getText()), span(node.getSymbol()));
    }

    // ---- numbers

    long whole(RulesParser.SignedContext read) {
        if (isBroken(read) || read.NUMBER() == null) return 0;
        long value = whole(read.NUMBER().getSymbol(), Long.MAX_VALUE);
        return read.getStart().getType() == RulesParser.NUMBER ? value : -value;
    }

    /** @return the value of a number token; one that is too large or not whole is reported and cut */
    long whole(Token token, long most) {
        String text = token.getText();
        int point = text.indexOf('.');
        String digits = point < 0 ? text : text.substring(0, point);
        if (point >= 0 && !digits.isEmpty() && digits.length() < 18) {
            report(DiagnosticCode.NOT_WHOLE.at(span(token), text, digits, Long.parseLong(digits) + 1));
        }
        try {
            long value = digits.isEmpty() ? 0 : Long.parseLong(digits);
            if (value <= most) return value;
        } catch (NumberFormatException tooManyDigits) {
            // reported below, as any other number that is too large
        }
        report(DiagnosticCode.NUMBER_TOO_LARGE.at(span(token), text, most));
        return most;
    }

    double decimal(RulesParser.SignedContext read) {
        if (isBroken(read) || read.NUMBER() == null || read.NUMBER().getText().isEmpty()) return 0;
        double value = Double.parseDouble(read.NUMBER().getText());
        return read.getStart().getType() == RulesParser.NUMBER ? value : -value;
    }
}
