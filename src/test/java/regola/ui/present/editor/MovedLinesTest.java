package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;

/** Lines that were moved are told of as these lines, and nothing of what comes of it; one press brings them back. */
class MovedLinesTest {
    private static final Path FILE = Path.of("rules-dsl/templates/jumping/jumping.rules");

    private static List<Diagnostic> compiled(SourceText text) {
        return RuleCompiler.compile(CompileRequest.of(text)).diagnostics();
    }

    private static List<Diagnostic> told(String right, String now) {
        SourceText text = SourceText.of("x.rules", now);
        return MovedLines.in(right, text, compiled(text), MovedLinesTest::compiled);
    }

    private static String moved(String text, int first, int last, int by) {
        String[] lines = text.split("\n", -1);
        for (int i = first - 1; i < last; i++) lines[i] = by > 0 ? " ".repeat(by) + lines[i] : lines[i].substring(-by);
        return String.join("\n", lines);
    }

    @ParameterizedTest
    @CsvSource({
        "74, 79, 2",
        "33, 34, 2",
        "88, 91, -2",
        "77, 86, -2",
        "105, 111, -2",
        "17, 18, -2",
        "60, 63, -2",
        "64, 67, -2",
        "64, 64, 2",
        "74, 74, 2",
        "87, 87, -2",
        "111, 111, -4",
        "125, 127, 2",
    })
    void theyAreToldAndPutBack(int first, int last, int by) throws IOException {
        String right = Files.readString(FILE);
        List<Diagnostic> told = told(right, moved(right, first, last, by));
        assertThat(told).hasSize(1);
        Diagnostic one = told.get(0);
        assertThat(one.code()).isEqualTo(DiagnosticCode.MISPLACED_LINE);
        assertThat(one.span().line()).isEqualTo(first);
        if (last > first)
            assertThat(one.what())
                    .isEqualTo("lines %d to %d begin too far to the %s", first, last, by > 0 ? "right" : "left");
        assertThat(Repair.of(one).orElseThrow().made()).isEqualTo(right);
        assertThat(one.in("it").what() + one.in("it").why() + one.in("it").fix())
                .doesNotContain("begin", "line ", "all was right");
    }

    @Test
    void anotherMistakeIsToldBesideThem() throws IOException {
        String right = Files.readString(FILE);
        String two = moved(right, 74, 79, 2).replace("set quiet = 0", "set quite = 0");
        assertThat(told(right, two))
                .extracting(Diagnostic::code)
                .contains(DiagnosticCode.MISPLACED_LINE)
                .hasSize(2);
    }

    @Test
    void linesThatWereMovedOnPurposeAreLeftAlone() throws IOException {
        String right = Files.readString(FILE);
        // What goes on with a line may stand where it likes; only the other mistake is told.
        String other = moved(right, 75, 76, 2).replace("set quiet = 0", "set quite = 0");
        assertThat(told(right, other)).extracting(Diagnostic::code).doesNotContain(DiagnosticCode.MISPLACED_LINE);
        assertThat(told(null, moved(right, 105, 111, -2)))
                .as("nobody knows how it was")
                .extracting(Diagnostic::why)
                .noneMatch(why -> why.contains("when all was right"));
    }
}
