package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;

class DiagnosticRendererTest {
    private static String render(String text, int start, int end) {
        return DiagnosticRenderer.render(
                DiagnosticCode.UNEXPECTED.at(new Span(SourceText.of("games/a.rules", text), start, end), "'x'"));
    }

    @Test
    void aMessageHasPlaceLineCaretWhyFixAndOtherPlaces() {
        SourceText source = SourceText.of("games/hexline.rules", "game hexline\nrule go()\n  move stnoe to a1\n");
        Span span =
                new Span(source, source.text().indexOf("stnoe"), source.text().indexOf("stnoe") + 5);
        Diagnostic diagnostic = DiagnosticCode.MISTYPED_WORD
                .at(span, "stnoe")
                .why("a move names a piece")
                .fix("did you mean 'stone'?")
                .related(new Span(source, 0, 4), "the pieces are declared here");
        assertThat(DiagnosticRenderer.render(diagnostic)).isEqualTo("""
                games/hexline.rules:3:8: error R101: 'stnoe' is not a word of the language
                  3 |   move stnoe to a1
                    |        ^^^^^
                  why  a move names a piece
                  fix  did you mean 'stone'?
                  see  games/hexline.rules:1:1: the pieces are declared here
                """);
    }

    @Test
    void whatIsNoDiagnosticHasTheSameFormAndItsPlaceAsFarAsThatIsKnown() {
        Span span = new Span(SourceText.of("a.rules", "ab cd"), 3, 5);
        assertThat(DiagnosticRenderer.renderErrors(List.of(
                        Trouble.at(span, "wrong", "because", "mend it"),
                        Trouble.ofFile("b.rules", "wrong", "because", "mend it"),
                        Trouble.nowhere("wrong", "", ""))))
                .isEqualTo("""
                a.rules:1:4: error: wrong
                  1 | ab cd
                    |    ^^
                  why  because
                  fix  mend it

                b.rules: error: wrong
                  why  because
                  fix  mend it

                error: wrong
                """);
        assertThat(DiagnosticRenderer.render(Trouble.nowhere("wrong", "", ""), "advice"))
                .isEqualTo("advice: wrong\n");
    }

    @Test
    void anEmptySpanHasOneCaret() {
        assertThat(render("abc", 3, 3)).contains("  1 | abc\n    |    ^\n");
    }

    @Test
    void aSpanOverSeveralLinesIsMarkedInItsFirst() {
        assertThat(render("ab cd\nef", 3, 8)).contains("  1 | ab cd\n    |    ^^\n");
    }

    @Test
    void tabsAndCharactersOfTwoUnitsKeepTheCaretInItsPlace() {
        assertThat(render("\tab", 1, 2)).contains("  1 |  ab\n    |  ^\n");
        assertThat(render("\uD83D\uDC38\uD83D\uDC38ab", 4, 5)).contains("    |   ^\n");
    }

    @Test
    void aLongLineIsCutAroundThePlace() {
        String rendered = render("x".repeat(500) + "HERE" + "x".repeat(500), 500, 504);
        assertThat(rendered).contains("…", "HERE", "^^^^\n");
        String[] lines = rendered.split("\n");
        assertThat(lines[1].length()).isLessThan(160);
        assertThat(lines[2].indexOf('^')).isEqualTo(lines[1].indexOf("HERE"));
    }

    @Test
    void aPlaceAtTheEndOfAnEmptyFileIsShown() {
        assertThat(render("", 0, 0))
                .startsWith("games/a.rules:1:1: error R103: 'x' cannot stand here\n  1 | \n    | ^\n");
    }
}
