package regola.ui.board.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SceneryTest {
    private static final Path ART = Path.of("src/main/resources/art");
    private static final List<String> WORDS = List.of(
            "margin", "stretch", "size", "shift", "step", "lean", "seats", "token", "empty", "row", "column", "first",
            "room", "outside", "colour", "up", "clear", "order", "caption", "piece");

    static Stream<Path> looks() throws IOException {
        try (Stream<Path> files = Files.list(ART)) {
            return files.filter(file -> file.toString().endsWith(".look")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyDrawingThatALookNamesIsThere(Path file) throws IOException {
        Properties look = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            look.load(in);
        }
        int named = 0;
        for (String key : look.stringPropertyNames()) {
            if (WORDS.contains(key.substring(key.lastIndexOf('.') + 1))) continue;
            String value = look.getProperty(key);
            List<String> names = key.startsWith("scenery.")
                    ? List.of(value.split(",")[0])
                    : List.of("background", "strewn", "site", "plate", "disc", "hub", "badges", "badges.under")
                                            .contains(key)
                                    || key.matches("(region|area|halo|named)\\..*")
                            ? List.of(value.split(","))
                            : List.of();
            for (String name : names) {
                assertThat(ART.resolve(name.strip() + ".svg"))
                        .as("%s of %s", key, file.getFileName())
                        .exists();
                named++;
            }
        }
        assertThat(named).as("drawings named in %s", file).isPositive();
    }

    /** Its boards look alike where one chooses a variant: each is told by a drawing of what is other. */
    @Test
    void eachVariantOfKalahHasADrawing() throws IOException {
        try (Stream<Path> variants = Files.list(Path.of("rules-dsl/games/kalah/variants"))) {
            assertThat(variants.map(file -> file.getFileName().toString().replace(".rules", ".svg")))
                    .isNotEmpty()
                    .allSatisfy(
                            name -> assertThat(ART.resolve("variant-" + name)).exists());
        }
    }

    @ParameterizedTest
    @CsvSource({"852, 732", "1344, 988", "532, 616", "1248, 632"})
    void theMiddleStaysFreeOfWhatIsStrewnAndTheSameRoomLooksTheSame(double width, double height) {
        Scenery scenery = BoardLook.parse(
                        "background = forest\nstrewn = a, b, c\nstrewn.size = 0.06\nstrewn.outside = 0.36")
                .scenery();
        List<Scenery.Thing> things = scenery.things(width, height);
        assertThat(things).hasSizeBetween(10, 200).isEqualTo(scenery.things(width, height));
        assertThat(things)
                .allSatisfy(thing ->
                        assertThat(Math.hypot(thing.x() - 0.5, thing.y() - 0.5)).isGreaterThan(0.36));
        assertThat(things).extracting(Scenery.Thing::art).contains("a", "b", "c");
    }

    @Test
    void aLayerLiesWhereItsLookSaysAndElseEdgeToEdge() {
        Scenery scenery = BoardLook.parse("""
                background = sky
                scenery.1 = wall, 3%, -1.5, 97%, 1
                scenery.2 = moon, wide, 0
                room = 0.1, 0.2, 0, 0
                """).scenery();
        assertThat(scenery.layers()).extracting(Scenery.Layer::art).containsExactly("sky", "wall", "moon");
        Scenery.Layer wall = scenery.layers().get(1);
        assertThat(wall.left().share()).isEqualTo(0.03);
        assertThat(wall.top().units()).isEqualTo(-1.5);
        assertThat(wall.bottom().isOnGrid()).isTrue();
        assertThat(scenery.isOnGrid()).isTrue();
        assertThat(scenery.layers().get(2).left())
                .isEqualTo(scenery.layers().get(0).left());
        assertThat(scenery.layers().get(2).bottom().share()).isEqualTo(1);
        assertThat(scenery.top()).isEqualTo(0.2);
    }

    /** What stands in a corner comes out from below a row of trays; what fills the room, and the rest, stays. */
    @Test
    void whatStandsAsideMovesOutOfWhatIsTaken() {
        Scenery scenery = BoardLook.parse("background = planks\nscenery.1 = sack, 1%, 2%, 19%, 22%, aside\n"
                        + "scenery.2 = shade, 80%, 80%, 100%, 100%, aside\nscenery.3 = leaves, 0%, 0%, 30%, 30%")
                .scenery();
        assertThat(scenery.isAside()).isTrue();
        assertThat(scenery.layers().stream().map(layer -> layer.moved(120, 90)))
                .containsExactly(0.0, 120.0, -90.0, 0.0);
    }
}
