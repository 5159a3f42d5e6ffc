package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeWriterTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsWrittenAndNothingElseIsLeft() throws Exception {
        Path file = folder.resolve("match.json");
        SafeWriter.write(file, "perché\n");
        SafeWriter.write(file, "again\n");

        assertThat(file).hasContent("again\n");
        assertThat(names()).containsExactly("match.json");
    }

    @Test
    void whatSomebodyElseCallsNewIsLeftAlone() throws Exception {
        Files.writeString(folder.resolve("match.json.1.new"), "mine");
        SafeWriter.write(folder.resolve("match.json"), "text");

        assertThat(folder.resolve("match.json.1.new")).hasContent("mine");
        assertThat(folder.resolve("match.json")).hasContent("text");
    }

    @Test
    void aLinkStaysALink() throws Exception {
        Path real = Files.writeString(folder.resolve("real.json"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), real);
        SafeWriter.write(link, "new");

        assertThat(link).isSymbolicLink();
        assertThat(real).hasContent("new");
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path file = folder.resolve("nowhere/match.json");

        assertThatThrownBy(() -> SafeWriter.write(file, "text"))
                .isInstanceOf(BadFile.class)
                .hasMessageContaining("there is no folder '" + folder.resolve("nowhere") + "'");
    }

    @Test
    void aFolderIsNotReplaced() {
        assertThatThrownBy(() -> SafeWriter.write(folder, "text")).isInstanceOf(BadFile.class).hasMessageContaining("this is a folder");
    }

    private Stream<String> names() throws IOException {
        return Files.list(folder).map(file -> file.getFileName().toString());
    }
}
