package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;
import regola.language.source.Span;

class DiagnosticCodeTest {
    private static final Span SPAN = new Span(SourceText.of("a.rules", "abc"), 0, 1);

    @Test
    void everyCodeIsUsedOnce() {
        assertThat(DiagnosticCode.values())
                .extracting(DiagnosticCode::code)
                .doesNotHaveDuplicates()
                .allMatch(code -> code.matches("R[1-5][0-9]{2}"));
    }

    @Test
    void codesStandInTheirGroups() {
        assertThat(Arrays.stream(DiagnosticCode.values())
                        .map(code -> code.code().charAt(1))
                        .toList())
                .isSorted();
    }

    @Test
    void aTemplateIsFilledByItsValues() {
        Diagnostic diagnostic = DiagnosticCode.NOT_WHOLE.at(SPAN, "2.5", "2", "3");
        assertThat(diagnostic.what()).isEqualTo("2.5 is not a whole number");
        assertThat(diagnostic.fix()).isEqualTo("write 2 or 3");
    }

    @Test
    void aValueWithBracesIsNotTakenForAHole() {
        assertThat(DiagnosticCode.UNEXPECTED.at(SPAN, "'{1}'", "other").what()).isEqualTo("'{1}' cannot stand here");
    }

    @Test
    void bracesOfTheLanguageStayAsTheyAre() {
        assertThat(DiagnosticCode.EMPTY_HOLE.at(SPAN, "x").fix()).contains("{mover}", "\\{");
    }
}
