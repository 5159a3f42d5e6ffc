package regola.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStampTest {
    @TempDir
    Path folder;

    private FolderStamp now() {
        return FolderStamp.of(List.of(folder, folder.resolveSibling("not-there")));
    }

    @Test
    void nothingHappenedAndItIsTheSame() throws IOException {
        Files.writeString(folder.resolve("a.rules"), "game a");
        assertThat(now()).isEqualTo(now()).hasSameHashCodeAs(now());
    }

    @Test
    void aFileThatComesOrGoesOrIsWrittenIsSeen() throws IOException {
        FolderStamp empty = now();
        Path file = Files.writeString(
                Files.createDirectories(folder.resolve("mine/variants")).resolve("a.rules"), "game a");
        FolderStamp one = now();
        assertThat(one).isNotEqualTo(empty);
        Files.writeString(file, "game b, longer");
        FolderStamp longer = now();
        assertThat(longer).isNotEqualTo(one);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        assertThat(now()).as("as long as before, written at another time").isNotEqualTo(longer);
        Files.delete(file);
        assertThat(now()).isEqualTo(empty);
    }

    @Test
    void whatIsNoRuleFileDoesNotCount() throws IOException {
        FolderStamp before = now();
        Files.writeString(folder.resolve("notes.txt"), "remember");
        assertThat(now()).isEqualTo(before);
    }
}
