package regola;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must lie in the one file with everything in it; needs no window, but the file. */
@Tag("ui")
class JarIT {
    private static final Path JAR = Path.of("target/regola.jar");

    private static String text(JarFile jar, ZipEntry entry) throws IOException {
        return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }

    private static boolean isNotice(ZipEntry entry) {
        return entry.getName().toUpperCase(Locale.ROOT).matches("META-INF/NOTICE(\\.TXT|\\.MD)?");
    }

    /** @return the libraries on the path of this test whose classes are in the jar */
    private static List<Path> libraries(JarFile whole) throws IOException {
        List<Path> found = new ArrayList<>();
        for (String name : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!name.endsWith(".jar")) continue;
            try (JarFile library = new JarFile(name)) {
                boolean inside = library.stream()
                        .filter(entry -> entry.getName().endsWith(".class")
                                && !entry.getName().contains("-"))
                        .filter(entry -> !entry.getName().startsWith("META-INF"))
                        .findFirst()
                        .map(entry -> whole.getEntry(entry.getName()) != null)
                        .orElse(false);
                if (inside) found.add(Path.of(name));
            }
        }
        return found;
    }

    @Test
    void everyNoticeOfALibraryIsInTheJar() throws IOException {
        try (JarFile whole = new JarFile(JAR.toFile())) {
            List<String> said = new ArrayList<>();
            for (ZipEntry notice : whole.stream().filter(JarIT::isNotice).toList())
                text(whole, notice).lines().map(String::strip).forEach(said::add);
            List<String> with = new ArrayList<>();
            for (Path library : libraries(whole)) {
                try (JarFile jar = new JarFile(library.toFile())) {
                    for (ZipEntry notice : jar.stream().filter(JarIT::isNotice).toList()) {
                        with.add(library.getFileName().toString().replaceAll("-[0-9].*", ""));
                        assertThat(said)
                                .as("notice of %s", library)
                                .containsAll(text(jar, notice)
                                        .lines()
                                        .map(String::strip)
                                        .toList());
                    }
                }
            }
            assertThat(with).contains("pdfbox", "fontbox", "pdfbox-io", "commons-logging");
        }
    }

    @Test
    void theLicencesAreInTheJar() throws IOException {
        try (JarFile whole = new JarFile(JAR.toFile())) {
            assertThat(whole.getEntry("META-INF/LICENSE")).isNotNull();
            assertThat(text(whole, whole.getEntry("META-INF/LICENSE"))).contains("Apache License");
            assertThat(text(whole, whole.getEntry("META-INF/THIRD-PARTY.txt")))
                    .contains("META-INF/NOTICE", "PDFBox", "JSVG");
            assertThat(whole.stream()
                            .map(ZipEntry::getName)
                            .filter(name -> name.startsWith("com/formdev/flatlaf/fonts/")))
                    .as("licences of the fonts")
                    .filteredOn(name -> name.matches(".*/(LICENSE|OFL).*"))
                    .hasSize(2);
        }
    }

    /** Without them games would be read and painted at each start. */
    @Test
    void whatTheFirstPagesShowOfTheGamesIsInTheJar() throws IOException {
        try (JarFile whole = new JarFile(JAR.toFile())) {
            Properties index = new Properties();
            index.load(new StringReader(text(whole, whole.getEntry("regola/shelf/index.properties"))));
            List<String> games = List.of(index.getProperty("games").split(" "));
            assertThat(games).hasSizeGreaterThanOrEqualTo(6);
            for (String game : games) {
                assertThat(index.getProperty(game + ".aim.en")).as(game).isNotEmpty();
                assertThat(index.getProperty(game + ".aim.it")).as(game).isNotEmpty();
                List<String> lessons =
                        List.of(index.getProperty(game + ".lessons").split(" "));
                for (String theme : List.of("-light.png", "-dark.png")) {
                    assertThat(whole.getEntry("regola/shelf/" + game + theme)).isNotNull();
                    assertThat(whole.getEntry("regola/shelf/land-" + game + theme))
                            .isNotNull();
                    assertThat(lessons)
                            .allSatisfy(lesson -> assertThat(
                                            whole.getEntry("regola/shelf/lesson-" + lesson.replace('/', '-') + theme))
                                    .as(lesson)
                                    .isNotNull());
                }
            }
        }
    }
}
