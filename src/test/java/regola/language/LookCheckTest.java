package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;

/** A slip in a look is told with its file, its line and what may have been meant. */
class LookCheckTest {
    private static final String GAME = """
            game sample
              title en "Sample" it "Esempio"
              about en "A game to show messages." it "Un gioco per mostrare messaggi."
              players 2: white, black

            board field
              site a1 at 0, 0
              drawn mine

            turn
              finish drawn S-9
                en "Over." it "Finita."
            """;

    private static List<Diagnostic> found(String look) {
        DrawingNames names =
                new DrawingNames(Set.of(), Set.of("mine"), Map.of("mine", SourceText.of("art/mine.look", look)));
        return RuleCompiler.compile(
                        CompileRequest.of(SourceText.of("sample.rules", GAME)).with(names))
                .diagnostics()
                .stream()
                .filter(each -> each.code() == DiagnosticCode.UNKNOWN_LOOK_WORD)
                .toList();
    }

    @Test
    void aSlipIsToldWithItsPlaceAndWhatWasMeant() {
        List<Diagnostic> found = found("# mine\nbackgruond = pond\nregion.hand.raw = 3\nlinks = arows\n");
        assertThat(found).hasSize(3);
        assertThat(found.get(0).span().source().name()).isEqualTo("art/mine.look");
        assertThat(found.get(0).span().line()).isEqualTo(2);
        assertThat(found.get(0).span().column()).isEqualTo(1);
        assertThat(found.get(0).fix()).contains("'background'");
        assertThat(found.get(1).fix()).contains("'region.hand.row'");
        assertThat(found.get(2).span().line()).isEqualTo(4);
        assertThat(found.get(2).fix()).contains("'arrows'");
        assertThat(found).noneMatch(Diagnostic::isError);
    }

    @Test
    void whatGoesOnInTheNextLineIsNoWord() {
        assertThat(found("strewn = frog, \\\n  lotus\n! said\nmargin: 2\n")).isEmpty();
    }

    @Test
    void looksOfTheProgramHaveOnlyWordsThatLooksKnow() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/art"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".look")).toList()) {
                assertThat(found(Files.readString(file))).as(file.toString()).isEmpty();
                Properties read = new Properties();
                read.load(Files.newBufferedReader(file));
                assertThat(read.stringPropertyNames()).as(file.toString()).allMatch(LookCheck::isKnown);
            }
        }
    }

    /** What the comment of the reader explains is what the check knows. */
    @Test
    void everyWordThatIsExplainedIsKnown() throws IOException {
        String text = Files.readString(Path.of("src/main/java/regola/ui/board/art/BoardLook.java"));
        Matcher line = Pattern.compile("(?m)^ \\* ([a-zA-Z.]+[a-zA-Z0-9.]*) = ").matcher(text);
        int words = 0;
        while (line.find()) {
            assertThat(LookCheck.isKnown(line.group(1))).as(line.group(1)).isTrue();
            words++;
        }
        assertThat(words).isGreaterThan(30);
    }
}
