package regola.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.language.DrawingNames;
import regola.language.source.SourceText;

class DrawingShelfTest {
    private static final Path ART = Path.of("src/main/resources/art");

    @TempDir
    Path folder;

    @Test
    void allDrawingsOfTheProgramAreInItsList() throws IOException {
        try (Stream<Path> files = Files.list(ART)) {
            List<String> there = files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("index.txt"))
                    .sorted()
                    .toList();
            assertThat(Files.readAllLines(ART.resolve("index.txt")))
                    .as("one line for each file in %s", ART)
                    .containsExactlyElementsOf(there);
        }
    }

    @Test
    void drawingsBesideAGameAreKnownToItAlone() throws IOException {
        Files.createDirectories(folder.resolve("mine/art"));
        Files.writeString(folder.resolve("mine/art/zeppelin.svg"), "<svg/>");
        Files.writeString(folder.resolve("mine/art/sky.look"), "");
        DrawingNames mine =
                DrawingShelf.of(SourceText.of(folder.resolve("mine/mine.rules").toString(), ""));
        assertThat(mine.pictures()).contains("zeppelin", "frog");
        assertThat(mine.boards()).contains("sky", "pond").doesNotContain("frog");
        assertThat(DrawingShelf.of(SourceText.of(
                                folder.resolve("other/other.rules").toString(), ""))
                        .pictures())
                .contains("frog")
                .doesNotContain("zeppelin");
    }
}
