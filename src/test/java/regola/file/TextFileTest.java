package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

        assertThatThrownBy(() -> TextFile.read(file)).isInstanceOf(BadFile.class).hasMessageContaining("this is no text in UTF-8");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> TextFile.read(folder.resolve("gone"), "gone"))
                .isInstanceOf(BadFile.class)
                .hasMessage("gone: there is no such file");
    }

    @Test
    void aFolderIsNoFile() {
        assertThatThrownBy(() -> TextFile.read(folder)).isInstanceOf(BadFile.class).hasMessageContaining("this is a folder");
    }
}
