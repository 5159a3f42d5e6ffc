package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.RuleReading;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;

/** Whoever takes away how a match begins is told so, and gets a beginning to write in. */
class MissingStartTest {
    private static List<Diagnostic> in(SourceText text) {
        return MissingStart.in(new RuleReading().tree(text), List.of(text)).stream()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"jumping", "row", "blocking", "gathering"})
    void aStartIsOfferedWithThePiecesOfTheGame(String template) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates", template, template + ".rules"));
        SourceText whole = SourceText.of("whole.rules", rules);
        assertThat(in(whole)).isEmpty();
        SourceText without =
                SourceText.of("without.rules", rules.replaceFirst("(?m)^start\\b.*\\n(?: .*\\n)*\\n?", ""));
        assertThat(without.text()).isNotEqualTo(rules);
        assertThat(in(without)).singleElement().satisfies(found -> {
            Repair repair = Repair.of(found).orElseThrow();
            assertThat(repair.label()).isEqualTo("start");
            SourceText made = SourceText.of("made.rules", repair.made());
            assertThat(made.text()).contains("\nstart\n  move ", " to box\n");
            assertThat(in(made)).isEmpty();
            assertThat(RuleCompiler.compile(CompileRequest.of(made)).diagnostics())
                    .isEqualTo(RuleCompiler.compile(CompileRequest.of(made)).diagnostics().stream()
                            .filter(each -> !each.isError())
                            .toList());
        });
    }

    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void nothingIsSaidOfAGameThatCameWithTheProgram(String game) {
        List<SourceText> all = ServiceTexts.shipped(game).all();
        assertThat(MissingStart.in(new RuleReading().tree(all.get(0)), all)).isEmpty();
    }
}
