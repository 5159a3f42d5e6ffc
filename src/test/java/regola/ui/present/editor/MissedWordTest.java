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

/** A word that is missing inside a line is what is told, and not what is thought of the words that are left. */
class MissedWordTest {
    private static final Path FILE = Path.of("rules-dsl/games/moulin-rouge/moulin-rouge.rules");

    private static List<Diagnostic> compiled(SourceText text) {
        return RuleCompiler.compile(CompileRequest.of(text)).diagnostics();
    }

    private static List<Diagnostic> errors(String right, String now) {
        SourceText text = SourceText.of("x.rules", now);
        return MissedWord.in(right, text, compiled(text), MissedWordTest::compiled).stream()
                .filter(Diagnostic::isError)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "some men on hand of mover, some men hand of mover, on, true",
        "require no men on to, require no men to, on, true",
        "neighbours of from, neighbours from, of, true",
        "some men on hand of mover, some on hand of mover, men, false",
        "no men on hand of p, no men on hand of, p, false",
        "some men on hand of mover, some men hand mover, on, no",
    })
    void itIsToldAndWrittenWhereItStood(String right, String now, String word, String little) throws IOException {
        String before = Files.readString(FILE);
        assertThat(before).contains(right);
        int at = before.indexOf(right);
        String text = before.substring(0, at) + now + before.substring(at + right.length());
        if (!little.equals("no")) {
            List<Diagnostic> errors = errors(before, text);
            assertThat(errors).hasSize(1);
            assertThat(errors.get(0).code()).isEqualTo(DiagnosticCode.MISSING);
            assertThat(errors.get(0).what()).isEqualTo("'" + word + "'" + " is missing here");
            assertThat(Repair.of(errors.get(0)).orElseThrow().made()).isEqualTo(before);
        }
        // The same without knowing how it was: only where one little word makes it right.
        List<Diagnostic> anew = errors(null, text);
        if (little.equals("true")) {
            assertThat(anew).hasSize(1);
            assertThat(Repair.of(anew.get(0)).orElseThrow().made()).isEqualTo(before);
        } else
            assertThat(anew)
                    .extracting(Diagnostic::what)
                    .isEqualTo(
                            compiledErrors(text).stream().map(Diagnostic::what).toList());
    }

    private static List<Diagnostic> compiledErrors(String text) {
        return compiled(SourceText.of("x.rules", text)).stream()
                .filter(Diagnostic::isError)
                .toList();
    }

    /** A place is called 'to' there: the word would be read as that place, and not as what is missing. */
    @ParameterizedTest
    @CsvSource({
        "require to is not or can-go(from; mover), not",
        "require to is not middle or, or",
        "require to is, is",
        "require to is not, not"
    })
    void whereAValueIsMissingItIsSaidBehindWhichWord(String now, String behind) throws IOException {
        String before = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        String text = before.replace("require to is not middle or can-go(from, mover)", now.replace(';', ','));
        assertThat(text).isNotEqualTo(before);
        List<Diagnostic> errors = errors(null, text);
        assertThat(errors).hasSize(1);
        assertThat(errors.get(0).what()).matches("a (?:value|condition) is missing here");
        assertThat(errors.get(0).why()).matches("after '" + behind + "' comes a (?:value|condition);.*");
        assertThat(Repair.of(errors.get(0))).isEmpty();
        int end = errors.get(0).span().start();
        assertThat(text.substring(0, end)).endsWith(" " + behind);
    }

    /** A word that is only mistyped is still told so. */
    @Test
    void aMistypedWordIsNoMissingOne() throws IOException {
        String before = Files.readString(FILE);
        String text = before.replaceFirst("require no men on to", "require no men onn to");
        assertThat(errors(before, text))
                .extracting(Diagnostic::what)
                .isEqualTo(compiledErrors(text).stream().map(Diagnostic::what).toList());
    }
}
