package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;
import regola.language.source.Span;

class DiagnosticsTest {
    private final SourceText source = SourceText.of("a.rules", "x".repeat(200) + "\n" + "y".repeat(200));
    private final SourceText other = SourceText.of("b.rules", "abc");
    private final Diagnostics diagnostics = new Diagnostics();

    private void report(SourceText file, int at) {
        diagnostics.add(DiagnosticCode.UNEXPECTED.at(new Span(file, at, at + 1), "'x'"));
    }

    @Test
    void theyAreListedFromTopToBottom() {
        report(source, 7);
        report(other, 2);
        report(source, 3);
        assertThat(diagnostics.list())
                .extracting(d -> d.span().source().name() + d.span().start())
                .containsExactly("a.rules3", "a.rules7", "b.rules2");
    }

    @Test
    void aSecondErrorInOnePlaceIsAnEcho() {
        report(source, 7);
        diagnostics.add(DiagnosticCode.MISSING.at(new Span(source, 7, 9), "a name"));
        assertThat(diagnostics.list()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.UNEXPECTED);
    }

    @Test
    void aFileShowsSoManyAndNoMore() {
        for (int i = 0; i < 100; i++) report(source, i);
        report(other, 0);
        List<Diagnostic> list = diagnostics.list();
        assertThat(list).hasSize(Diagnostics.PER_FILE + 2);
        assertThat(list.get(Diagnostics.PER_FILE).code()).isEqualTo(DiagnosticCode.TOO_MANY);
        assertThat(list.get(Diagnostics.PER_FILE + 1).span().source()).isSameAs(other);
    }

    @Test
    void remarksAreNotCountedAndPushNothingAway() {
        // In another line: what cannot be read has no sentence either.
        for (int i = 201; i < 301; i++) diagnostics.add(DiagnosticCode.NO_ITALIAN.at(new Span(source, i, i + 1)));
        for (int i = 0; i < Diagnostics.PER_FILE; i++) report(source, i);
        List<Diagnostic> list = diagnostics.list();
        assertThat(list)
                .filteredOn(Diagnostic::isError)
                .hasSize(Diagnostics.PER_FILE)
                .extracting(Diagnostic::code)
                .containsOnly(DiagnosticCode.UNEXPECTED);
        assertThat(list).filteredOn(Diagnostic::isRemark).hasSize(100);
    }

    @Test
    void errorsAreKnownFileByFile() {
        report(other, 0);
        assertThat(diagnostics.hasErrors()).isTrue();
        assertThat(diagnostics.hasErrors(other)).isTrue();
        assertThat(diagnostics.hasErrors(source)).isFalse();
    }
}
