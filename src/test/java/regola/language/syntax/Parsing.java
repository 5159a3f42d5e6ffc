package regola.language.syntax;

import java.util.List;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.tree.ExprNode;
import regola.language.tree.RuleFile;

/** A Parsing is one text that was parsed, with what came of it. */
record Parsing(RuleFile file, ExprNode expression, List<Diagnostic> diagnostics) {

    static Parsing file(String... lines) {
        Diagnostics diagnostics = new Diagnostics();
        RuleFile file = RuleParser.parse(SourceText.of("test.rules", String.join("\n", lines)), diagnostics);
        return new Parsing(file, null, diagnostics.list());
    }

    /** A game with these lines after its header, which takes the first three lines. */
    static Parsing game(String... lines) {
        String[] all = new String[lines.length + 3];
        all[0] = "game test";
        all[1] = "  title en \"Test\"";
        all[2] = "  players 2: white, black";
        System.arraycopy(lines, 0, all, 3, lines.length);
        return file(all);
    }

    static Parsing expression(String text) {
        Diagnostics diagnostics = new Diagnostics();
        return new Parsing(
                null, RuleParser.parseExpression(SourceText.of("expression", text), diagnostics), diagnostics.list());
    }

    List<DiagnosticCode> codes() {
        return diagnostics.stream().map(Diagnostic::code).toList();
    }

    /** @return {@code line:column CODE} of each */
    List<String> found() {
        return diagnostics.stream()
                .map(d -> d.span().line() + ":" + d.span().column() + " " + d.code())
                .toList();
    }
}
