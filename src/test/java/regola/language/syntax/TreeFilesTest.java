package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.GoldenText;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.tree.RuleFile;

/** Small rule files, and the trees that are made of them, with all places. */
class TreeFilesTest {
    static List<Path> files() throws IOException {
        return GoldenText.files(Path.of("src/test/resources/trees"), ".rules");
    }

    static List<Path> shippedRules() throws IOException {
        return GoldenText.shippedRules();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileGivesItsTree(Path file) throws IOException {
        GoldenText.compare(GoldenText.beside(file, ".rules", ".tree"), TreeDump.of(parse(file)));
    }

    @ParameterizedTest
    @MethodSource("shippedRules")
    void aShippedFileIsReadWithoutAWord(Path file) throws IOException {
        assertThat(parse(file).complete()).isTrue();
    }

    private static RuleFile parse(Path file) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        RuleFile tree =
                RuleParser.parse(SourceText.of(file.getFileName().toString(), Files.readString(file)), diagnostics);
        assertThat(DiagnosticRenderer.render(diagnostics.list()))
                .as("messages for %s", file)
                .isEmpty();
        return tree;
    }
}
