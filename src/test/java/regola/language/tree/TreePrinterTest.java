package regola.language.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.GoldenText;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleParser;

/** What is printed and read again is the same tree. */
class TreePrinterTest {
    static List<Path> shippedRules() throws IOException {
        return GoldenText.shippedRules();
    }

    static List<Path> trees() throws IOException {
        return GoldenText.files(Path.of("src/test/resources/trees"), ".rules");
    }

    @ParameterizedTest
    @MethodSource({"shippedRules", "trees"})
    void aFilePrintedAndReadAgainIsTheSame(Path file) throws IOException {
        RuleFile read = parse(file.toString(), Files.readString(file));
        RuleFile again = parse("printed " + file, TreePrinter.print(read));
        assertThat(again)
                .usingRecursiveComparison()
                .ignoringFieldsOfTypes(Span.class, SourceText.class)
                .isEqualTo(read);
    }

    @ParameterizedTest
    @MethodSource({"shippedRules", "trees"})
    void printingHasOneStyle(Path file) throws IOException {
        String printed = TreePrinter.print(parse(file.toString(), Files.readString(file)));
        assertThat(TreePrinter.print(parse("printed " + file, printed))).isEqualTo(printed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a + b - c",
                "a - (b - c)",
                "a * (b + c) / d mod 2",
                "-a - -b",
                "-(a + b)",
                "not (a and b) or c",
                "a and (b or c)",
                "(a or b) is yes",
                "x is not in-mill(s)",
                "some frogs of red on a1 + a2",
                "number of some frogs",
                "(number of frogs) + 1",
                "one players - mover",
                "no frogs on s and yes",
                "no is a",
                "1 .. n - 1",
                "frogs on 1 .. 3",
                "owner of top of stack of s",
                "owner of (a + b)",
                "item n of list-of(s)",
                "item (n + 1) of rest of list",
                "item f(x) of [1, 2, 3]",
                "those f in frogs where site of f in island or f in moved",
                "(those f in frogs where no f) + others",
                "those f in frogs with most distance(site of f, home)",
                "those p in players with least number of men of p",
                "(some l in lines where l in mills) and b",
                "every s in a & b where s is free",
                "all owner of f for f in frogs where f in moved",
                "sum of value of c for c in cards on hand of p",
                "supposing p moves to s: in-mill(s, mover)",
                "supposing l shifts by -1: no pieces on s",
                "supposing do take(p, s): in-mill(s, mover) or no pieces on s",
                "(supposing do clear(): number of men) + 1",
                "a if b otherwise c if d otherwise e",
                "(a if b otherwise c) if d otherwise e",
                "f(a if b otherwise c, [])",
                "random of flowers on box",
            })
    void parenthesesStandOnlyWhereTheyAreNeeded(String expression) {
        assertThat(TreePrinter.print(expression(expression))).isEqualTo(expression);
    }

    @Test
    void needlessParenthesesVanish() {
        assertThat(TreePrinter.print(expression("((a) + ((b * c)))"))).isEqualTo("a + b * c");
    }

    private static RuleFile parse(String name, String text) {
        Diagnostics diagnostics = new Diagnostics();
        RuleFile file = RuleParser.parse(SourceText.of(name, text), diagnostics);
        assertThat(DiagnosticRenderer.render(diagnostics.list())).isEmpty();
        assertThat(file.complete()).isTrue();
        return file;
    }

    private static ExprNode expression(String text) {
        Diagnostics diagnostics = new Diagnostics();
        ExprNode node = RuleParser.parseExpression(SourceText.of("expression", text), diagnostics);
        assertThat(DiagnosticRenderer.render(diagnostics.list())).isEmpty();
        return node;
    }
}
