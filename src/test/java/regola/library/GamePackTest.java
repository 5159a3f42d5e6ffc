package regola.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.file.BadFile;

/** A game that is given away is whole elsewhere, writes over nothing, and nothing in it gets out of its folders. */
class GamePackTest {
    private static final String RULES = "game heap\n  players 2: red, green\n";

    @TempDir
    Path home;

    private Path packed() throws Exception {
        GameTemplate template = GameTemplate.all().get(0);
        NewGame game = NewGame.of(template, Map.of("en", "Rows", "it", "File"), template.seats(), Set.of());
        Path rules = game.write(home.resolve("rules"), home.resolve("tutorials"));
        GameLibrary library = GameLibrary.open(List.of(rules));
        byte[] bytes = GamePack.of(library, library.gameIn(rules).orElseThrow(), home.resolve("tutorials"));
        return Files.write(home.resolve("rows.regola-game"), bytes);
    }

    private static PackArrival arrival(Path file, Path home) throws BadFile {
        GameLibrary library = GameLibrary.open(List.of(home.resolve("rules")));
        return new PackArrival(GamePack.read(file), library, home.resolve("rules"), home.resolve("tutorials"));
    }

    @Test
    void itIsTheSameElsewhere() throws Exception {
        Path file = packed();
        Path other = home.resolve("other");

        String id = arrival(file, other).keepBoth();

        assertThat(id).isEqualTo("rows");
        for (String name :
                List.of("rules/rows/rows.rules", "rules/rows/art/field.svg", "tutorials/rows/01-first-lesson.md"))
            assertThat(other.resolve(name)).hasSameBinaryContentAs(home.resolve(name));
    }

    @Test
    void whatIsThereStays() throws Exception {
        Path file = packed();
        String before = Files.readString(home.resolve("rules/rows/rows.rules"));

        String id = arrival(file, home).keepBoth();

        assertThat(id).isEqualTo("rows-2");
        assertThat(home.resolve("rules/rows/rows.rules")).hasContent(before);
        assertThat(home.resolve("rules/rows-2/rows-2.rules")).content().contains("game rows-2");
        assertThat(home.resolve("tutorials/rows-2/01-first-lesson.md"))
                .content()
                .contains("game: rows-2");
    }

    @Test
    void whatIsThereAlreadyIsSaid() throws Exception {
        Path file = packed();
        Path rules = home.resolve("rules/rows/rows.rules");

        assertThat(arrival(file, home.resolve("other")).stand()).isEqualTo(PackArrival.Stand.FREE);
        assertThat(arrival(file, home).stand()).isEqualTo(PackArrival.Stand.SAME);
        Files.writeString(rules, Files.readString(rules) + "# mine\n");
        assertThat(arrival(file, home).stand()).isEqualTo(PackArrival.Stand.OWN);
    }

    /** Whoever has to choose between two of one name is told in what they differ. */
    @Test
    void inWhatAnotherOneDiffersIsSaid() throws Exception {
        Path file = packed();
        assertThat(arrival(file, home).different()).isEmpty();
        Path lesson = home.resolve("tutorials/rows/01-first-lesson.md");
        Files.writeString(lesson, Files.readString(lesson) + "\n");
        assertThat(arrival(file, home).different()).containsExactly(PackArrival.Part.LESSONS);
        Path rules = home.resolve("rules/rows/rows.rules");
        Files.writeString(rules, Files.readString(rules) + "# mine\n");
        Files.delete(home.resolve("rules/rows/art/field.svg"));
        assertThat(arrival(file, home).different())
                .containsExactly(PackArrival.Part.RULES, PackArrival.Part.DRAWINGS, PackArrival.Part.LESSONS);
    }

    @Test
    void whatIsReplacedStaysElsewhere() throws Exception {
        Path file = packed();
        Path rules = home.resolve("rules/rows/rows.rules");
        String given = Files.readString(rules);
        String mine = given + "# mine\n";
        Files.writeString(rules, mine);

        Path kept = arrival(file, home).replace(home.resolve("replaced"));

        assertThat(rules).hasContent(given);
        assertThat(kept.resolve("rules/rows.rules")).hasContent(mine);
        assertThat(kept.resolve("tutorials/01-first-lesson.md")).exists();
        assertThat(home.resolve("tutorials/rows/01-first-lesson.md")).exists();
    }

    @Test
    void aVariantGoesAlone() throws Exception {
        packed();
        Path variant = home.resolve("rules/rows/variants/long.rules");
        Files.createDirectories(variant.getParent());
        String text = "variant long of rows\n  title en \"Long\" it \"Lunga\"\n";
        Files.writeString(variant, text);
        GameLibrary library = GameLibrary.open(List.of(home.resolve("rules")));
        GameEntry.VariantEntry entry =
                library.game("rows").orElseThrow().variant("long").orElseThrow();
        Path file = Files.write(home.resolve("long.regola-game"), GamePack.of(entry));
        Files.writeString(variant, text + "# mine\n");

        PackArrival arrival = arrival(file, home);
        assertThat(arrival.stand()).isEqualTo(PackArrival.Stand.OWN);
        assertThat(arrival.game()).isEqualTo("rows");
        assertThat(arrival.keepBoth()).isEqualTo("long-2");
        assertThat(home.resolve("rules/rows/variants/long-2.rules")).content().startsWith("variant long-2 of rows\n");
        assertThat(arrival.replace(home.resolve("replaced")).resolve("long.rules"))
                .content()
                .endsWith("# mine\n");
        assertThat(variant).hasContent(text);
        assertThatThrownBy(() -> arrival(file, home.resolve("other"))).isInstanceOf(BadFile.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../heap.rules",
                "/heap.rules",
                "art/../../heap.rules",
                "art\\x.svg",
                "run.sh",
                "art/deep/x.svg",
                "second.rules",
                "variants/../x.rules"
            })
    void nothingElseIsTaken(String name) throws Exception {
        Path file = zip(Map.of("heap.rules", RULES.getBytes(StandardCharsets.UTF_8), name, new byte[3]));

        assertThatThrownBy(() -> GamePack.read(file)).isInstanceOf(BadFile.class);
    }

    @Test
    void whatUnpacksToTooMuchIsNotRead() throws Exception {
        Path file = zip(Map.of("heap.rules", RULES.getBytes(StandardCharsets.UTF_8), "art/a.svg", new byte[40 << 20]));

        assertThat(Files.size(file)).isLessThan(1 << 20);
        assertThatThrownBy(() -> GamePack.read(file)).isInstanceOf(BadFile.class);
    }

    @Test
    void whatIsNoPackIsSaid() throws Exception {
        Path file = Files.writeString(home.resolve("x.regola-game"), "hello");

        assertThatThrownBy(() -> GamePack.read(file)).isInstanceOf(BadFile.class);
    }

    private Path zip(Map<String, byte[]> files) throws IOException {
        Path file = home.resolve("bad.regola-game");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue());
                zip.closeEntry();
            }
        }
        return file;
    }
}
