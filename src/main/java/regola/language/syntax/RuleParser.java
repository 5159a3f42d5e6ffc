package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.ShiftedLines;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesLexer;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.ExprNode;
import regola.language.tree.RuleFile;

/**
 * A RuleParser reads text into a syntax tree. It never throws for what a text contains: whatever is wrong is put into
 * the diagnostics, and the tree holds what could be read.
 */
public final class RuleParser {
    /** The largest file that is read, in UTF-16 units. */
    public static final int LARGEST = 1_000_000;

    private RuleParser() {}

    /**
     * What one text came to; the same for the same text, whatever is compiled with it.
     *
     * @param file only a tree without errors stands for the whole file
     * @param said what is wrong in it
     */
    public record Read(RuleFile file, List<Diagnostic> said) {}

    /**
     * @return the tree of a game or variant; only a tree without errors in the diagnostics stands for the whole file
     */
    public static RuleFile parse(SourceText source, Diagnostics diagnostics) {
        Read read = parse(source);
        read.said().forEach(diagnostics::add);
        return read.file();
    }

    /** Reads a game or variant. */
    public static Read parse(SourceText source) {
        int length = source.text().length();
        if (length > LARGEST) {
            Diagnostic large = DiagnosticCode.TOO_LARGE.at(new Span(source, 0, 0), length, LARGEST);
            return new Read(new RuleFile(source, null, List.of(), false, new Span(source, 0, length)), List.of(large));
        }
        Diagnostics found = new Diagnostics();
        RuleFile file = read(source, found, List.of());
        List<Diagnostic> openers = MissingOpener.in(source, found.list());
        if (!openers.equals(found.list())) return new Read(file, List.copyOf(openers));
        List<Diagnostic> said = new ArrayList<>();
        List<ShiftedLines> wrong = found.hasErrors() ? WrongIndent.in(source, found.list()) : List.of();
        if (!wrong.isEmpty()) {
            found = new Diagnostics();
            file = read(source, found, wrong);
            for (ShiftedLines each : wrong) said.add(each.told(source));
        }
        said.addAll(MissingFirst.in(source, found.list(), wrong));
        said.replaceAll(each -> BegunLine.unspoilt(source, each));
        return new Read(file, List.copyOf(said));
    }

    /** @param wrong lines that are read as if they began elsewhere */
    static RuleFile read(SourceText source, Diagnostics diagnostics, List<ShiftedLines> wrong) {
        TokenSpans spans = new TokenSpans(source, 0, source.text().length());
        SyntaxErrors errors = new SyntaxErrors(diagnostics);
        RulesLexer lexer = lexer(source.text());
        RulesParser parser = parser(LayoutTokenSource.of(lexer, spans, errors, wrong), spans, errors);
        return new FileBuilder(new TreeReading(spans, errors)).file(parser.file());
    }

    /** @return the tree of one expression, such as a condition in a lesson; the text is nothing else */
    public static ExprNode parseExpression(SourceText source, Diagnostics diagnostics) {
        int length = source.text().length();
        if (length > LARGEST) {
            diagnostics.add(DiagnosticCode.TOO_LARGE.at(new Span(source, 0, 0), length, LARGEST));
            return new ExprNode.Broken(new Span(source, 0, length));
        }
        return expression(source, 0, length, diagnostics);
    }

    /** @return the expression that is a part of the text, with its spans in the whole text */
    static ExprNode expression(SourceText source, int from, int to, Diagnostics diagnostics) {
        TokenSpans spans = new TokenSpans(source, from, to);
        SyntaxErrors errors = new SyntaxErrors(diagnostics);
        RulesLexer lexer = lexer(source.text().substring(from, to));
        RulesParser parser = parser(LayoutTokenSource.ofExpression(lexer, spans, errors), spans, errors);
        RulesParser.LoneExprContext read = parser.loneExpr();
        if (TreeReading.isBroken(read)) return new ExprNode.Broken(spans.all());
        return new ExprBuilder(new TreeReading(spans, errors)).expr(read.expr());
    }

    /** @return the tokens of a text with those of its layout; what is wrong in it is told to nobody */
    static List<? extends Token> tokens(SourceText source) {
        TokenSpans spans = new TokenSpans(source, 0, source.text().length());
        return all(LayoutTokenSource.of(lexer(source.text()), spans, new SyntaxErrors(new Diagnostics())));
    }

    /** @return the tokens of an expression that is a part of the text */
    static List<? extends Token> tokensOfExpression(SourceText source, int from, int to) {
        TokenSpans spans = new TokenSpans(source, from, to);
        String text = source.text().substring(from, to);
        return all(LayoutTokenSource.ofExpression(lexer(text), spans, new SyntaxErrors(new Diagnostics())));
    }

    private static List<Token> all(LayoutTokenSource tokens) {
        List<Token> all = new ArrayList<>();
        for (Token token = tokens.nextToken(); token.getType() != Token.EOF; token = tokens.nextToken()) all.add(token);
        return all;
    }

    private static RulesLexer lexer(String text) {
        RulesLexer lexer = new RulesLexer(CharStreams.fromString(text));
        lexer.removeErrorListeners();
        return lexer;
    }

    private static RulesParser parser(LayoutTokenSource tokens, TokenSpans spans, SyntaxErrors errors) {
        RulesParser parser = new RulesParser(new CommonTokenStream(tokens));
        parser.removeErrorListeners();
        // Where two readings are possible the innermost form takes what follows, which is what the quicker mode does;
        // the slower one comes to the same after looking at everything behind.
        parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
        parser.setErrorHandler(new FriendlyErrorStrategy(new Complaint(spans, errors)));
        return parser;
    }
}
