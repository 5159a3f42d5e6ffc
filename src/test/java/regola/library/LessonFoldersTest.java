package regola.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonFoldersTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenMeanwhileIsThereAndTheProgramIsNotReadAgain() throws IOException {
        LessonFolders folders = new LessonFolders(List.of(folder));
        LessonLibrary before = folders.now();
        Path lesson = folder.resolve("tutorials").resolve("kalah").resolve("99-mine.md");
        Files.createDirectories(lesson.getParent());
        Files.writeString(lesson, "---\ngame: kalah\n---\n");
        LessonLibrary now = folders.now();
        assertThat(now.lessons()).hasSize(before.lessons().size() + 1);
        assertThat(now.lessons())
                .filteredOn(LessonText::own)
                .singleElement()
                .satisfies(mine -> assertThat(mine.path()).isEqualTo("kalah/99-mine.md"));
        assertThat(now.lessons().get(0).source())
                .as("the very text that was read before")
                .isSameAs(before.lessons().get(0).source());
        Files.delete(lesson);
        assertThat(folders.now().lessons()).hasSameSizeAs(before.lessons());
    }
}
