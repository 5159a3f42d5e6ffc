package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
    @TempDir
    Path folder;

    @Test
    void aMarkOfTheByteOrderIsLeftOut() throws Exception {
        Path file = Files.writeString(folder.resolve("a"), "\uFEFFperché");

        assertThat(TextFile.read(file).text()).isEqualTo("perché");
    }

    @Test
    void anotherEncodingIsNamed() throws Exception {
        Path file = Files.write(folder.resolve("a"), "perché".getBytes(StandardCharsets.ISO_8859_1));

        assertThatThrownBy(() -> TextFile.read(file))
                .isInstanceOf(BadFile.class)
                .hasMessageContaining("this is no text in UTF-8");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> TextFile.read(folder.resolve("gone"), "gone"))
                .isInstanceOf(BadFile.class)
                .hasMessage("gone: there is no such file");
    }

    /** A link to a device without an end says that it has no bytes at all. */
    @Test
    void aDeviceIsNotRead() throws Exception {
        Path zeros = Path.of("/dev/zero");
        Path link = Files.exists(zeros) ? Files.createSymbolicLink(folder.resolve("endless.rules"), zeros) : folder;

        assertThatThrownBy(() -> TextFile.read(link))
                .isInstanceOf(BadFile.class)
                .message()
                .containsAnyOf("this is no ordinary file", "this is a folder");
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() throws Exception {
        Path file = folder.resolve("large.rules");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(3L << 30);
        }

        assertThatThrownBy(() -> TextFile.read(file))
                .isInstanceOf(BadFile.class)
                .hasMessageContaining("this file is too large");
    }

    @Test
    void aFolderIsNoFile() {
        assertThatThrownBy(() -> TextFile.read(folder))
                .isInstanceOf(BadFile.class)
                .hasMessageContaining("this is a folder");
    }
}
