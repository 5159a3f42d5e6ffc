package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;

/** Something that is called without its parentheses gets them. */
class CallRepairTest {
    @ParameterizedTest
    @CsvSource({
        "do shut-in, do shut-in()",
        "do shut-in  # of a note, do shut-in()  # of a note",
    })
    void parenthesesAreWritten(String line, String mended) {
        String text = "game a\n  title en \"A\"\n\nrule b()\n  " + line + "\n\nrule shut-in()\n  stop\n";
        Diagnostics all = new Diagnostics();
        RuleParser.parse(SourceText.of("a.rules", text), all);
        Diagnostic first = all.list().get(0);
        assertThat(first.trouble().said().toString()).contains("'(' is missing here");
        Repair repair = SureRepair.of(first).orElseThrow();
        assertThat(repair.made()).isEqualTo(text.replace(line, mended));
        assertThat(repair.label()).isEqualTo("()");
    }
}
