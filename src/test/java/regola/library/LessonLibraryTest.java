package regola.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonLibraryTest {
    @TempDir
    Path folder;

    @Test
    void theLessonsOfTheProgramAreThere() throws IOException {
        LessonLibrary library = LessonLibrary.open(List.of());
        List<String> files;
        try (Stream<Path> walk = Files.walk(Path.of("tutorials"))) {
            files = walk.filter(file -> file.toString().endsWith(".md") && !file.endsWith("README.md"))
                    .map(file ->
                            Path.of("tutorials").relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
        assertThat(library.lessons())
                .extracting(LessonText::path)
                .isEqualTo(files.stream()
                        .filter(file -> !file.endsWith("/trailer.md"))
                        .toList());
        assertThat(library.trailers())
                .extracting(LessonText::path)
                .hasSize(10)
                .isEqualTo(files.stream()
                        .filter(file -> file.endsWith("/trailer.md"))
                        .toList());
        assertThat(library.lessons())
                .noneMatch(LessonText::own)
                .allMatch(lesson -> lesson.source().name().equals("tutorials/" + lesson.path()));
        assertThat(library.broken()).isEmpty();
    }

    @Test
    void theJarOfTheProgramHoldsThemToo() throws IOException {
        Path jar = folder.resolve("program.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            put(zip, "tutorials/heap/01-first.md", "one");
            put(zip, "games/heap/heap.rules", "no lesson");
            put(zip, "tutorials/README.md", "about lessons");
        }
        LessonLibrary library = LessonLibrary.of(ShippedShelves.lessonsAt(jar), List.of());
        assertThat(library.lessons()).singleElement().satisfies(lesson -> {
            assertThat(lesson.path()).isEqualTo("heap/01-first.md");
            assertThat(lesson.source().text()).isEqualTo("one");
        });
    }

    private static void put(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private Path lesson(String path, byte[] text) throws IOException {
        Path file = folder.resolve("tutorials").resolve(path);
        Files.createDirectories(file.getParent());
        return Files.write(file, text);
    }

    @Test
    void ownLessonsJoinThemAndStandBeforeThoseOfTheSameName() throws IOException {
        LessonText shipped = LessonLibrary.open(List.of()).lessons().get(0);
        Path mine = lesson(shipped.path(), "mine".getBytes(StandardCharsets.UTF_8));
        lesson("heap/01-new.md", "new".getBytes(StandardCharsets.UTF_8));
        lesson("README.md", "about".getBytes(StandardCharsets.UTF_8));
        LessonLibrary library = LessonLibrary.open(List.of(folder));
        assertThat(library.lessons())
                .hasSize(LessonLibrary.open(List.of()).lessons().size() + 1);
        assertThat(library.lessons())
                .filteredOn(LessonText::own)
                .extracting(lesson -> lesson.source().name())
                .containsExactlyInAnyOrder(
                        mine.toString(),
                        folder.resolve("tutorials/heap/01-new.md").toString());
    }

    @Test
    void anOwnTrailerStandsBeforeTheOneOfTheProgram() throws IOException {
        Path mine = lesson("croak/trailer.md", "mine".getBytes(StandardCharsets.UTF_8));
        LessonLibrary library = LessonLibrary.open(List.of(folder));
        assertThat(library.trailers()).hasSize(10);
        assertThat(library.trailers())
                .filteredOn(LessonText::own)
                .extracting(trailer -> trailer.source().name())
                .containsExactly(mine.toString());
    }

    @Test
    void filesThatCannotBeReadAreListed() throws IOException {
        Path bad = lesson("heap/01-bad.md", "perch\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        LessonLibrary library = LessonLibrary.open(List.of(folder, folder.resolve("nowhere")));
        assertThat(library.broken()).singleElement().satisfies(file -> {
            assertThat(file.file()).isEqualTo(bad.toString());
            assertThat(file.problems()).isNotEmpty();
        });
        assertThat(library.lessons()).noneMatch(LessonText::own);
    }
}
