package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileBytesTest {
    @TempDir
    Path folder;

    @Test
    void asManyAsMayBeAreRead() throws Exception {
        Path file = Files.write(folder.resolve("a"), new byte[10]);

        assertThat(FileBytes.all(file, 10)).hasSize(10);
        assertThat(FileBytes.first(file, 4)).hasSize(4);
        assertThatThrownBy(() -> FileBytes.all(file, 9)).isInstanceOf(FileBytes.TooLarge.class);
    }

    @Test
    void aFolderHasNoBytes() {
        assertThatThrownBy(() -> FileBytes.all(folder, 10)).isInstanceOf(FileBytes.NoFile.class);
    }
}
