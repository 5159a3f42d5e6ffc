package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
    void whatKilledProgramsLeftIsClearedAway() throws Exception {
        for (int i = 1; i <= 130; i++) Files.writeString(folder.resolve("match.json." + i + ".new"), "half");
        Files.writeString(folder.resolve("other.json.1.new"), "another file's");
        SafeWriter.write(folder.resolve("match.json"), "text");

        assertThat(folder.resolve("match.json")).hasContent("text");
        assertThat(names().filter(name -> name.startsWith("match.json.1")))
                .as("the first hundred have gone")
                .hasSize(30)
                .doesNotContain("match.json.1.new", "match.json.100.new");
        assertThat(names()).contains("other.json.1.new");
    }

    @Test
    void whatAnotherProgramIsWritingIsLetAlone() throws Exception {
        Path busy = folder.resolve("match.json.1.new");
        try (FileChannel channel = FileChannel.open(busy, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            channel.write(ByteBuffer.wrap("mine".getBytes(StandardCharsets.UTF_8)));
            SafeWriter.write(folder.resolve("match.json"), "text");

            assertThat(busy).hasContent("mine");
        }
        assertThat(folder.resolve("match.json")).hasContent("text");
    }

    @Test
    void whatLooksLikeALeftoverAndIsNoneStopsNothing() throws Exception {
        Path elsewhere = Files.writeString(folder.resolve("elsewhere"), "mine");
        for (int i = 1; i <= 99; i++) Files.createDirectory(folder.resolve("match.json." + i + ".new"));
        Files.createSymbolicLink(folder.resolve("match.json.100.new"), elsewhere);
        SafeWriter.write(folder.resolve("match.json"), "text");

        assertThat(folder.resolve("match.json")).hasContent("text");
        assertThat(elsewhere).hasContent("mine");
        assertThat(names()).as("nothing else is left").hasSize(102);
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
        assertThatThrownBy(() -> SafeWriter.write(folder, "text"))
                .isInstanceOf(BadFile.class)
                .hasMessageContaining("this is a folder");
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList().stream();
        }
    }
}
