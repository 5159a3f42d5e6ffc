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
import regola.language.CompileResult;

class GameLibraryTest {
    private static final Path HEAP = Path.of("src/test/resources/cli/heap");

    @TempDir
    Path folder;

    @Test
    void everyShippedGameIsThereWithAllItsVariants() throws IOException {
        GameLibrary library = GameLibrary.open();

        try (Stream<Path> games = Files.list(Path.of("rules-dsl/games"))) {
            List<String> folders = games.filter(Files::isDirectory)
                    .map(f -> f.getFileName().toString())
                    .sorted()
                    .toList();
            assertThat(library.ids()).isEqualTo(folders);
        }
        for (GameEntry game : library.games()) {
            Path variants = Path.of("rules-dsl/games", game.id(), "variants");
            try (Stream<Path> files = Files.isDirectory(variants) ? Files.list(variants) : Stream.empty()) {
                assertThat(game.variantIds())
                        .isEqualTo(files.map(f -> f.getFileName().toString().replace(".rules", ""))
                                .sorted()
                                .toList());
            }
            assertThat(game.own()).isFalse();
            assertThat(game.source().name()).isEqualTo("games/" + game.id() + "/" + game.id() + ".rules");
        }
        assertThat(library.broken()).isEmpty();
    }

    @Test
    void theJarOfTheProgramHoldsTheSameGames() throws IOException {
        Path jar = folder.resolve("program.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            put(zip, "games/heap/heap.rules", Files.readString(HEAP.resolve("heap.rules")));
            put(zip, "games/heap/variants/short.rules", Files.readString(HEAP.resolve("variants/short.rules")));
            put(zip, "games/heap/art/note.txt", "not a rule file");
            put(zip, "other/games.rules", "game other\n");
        }
        GameLibrary library = GameLibrary.of(ShippedShelves.at(jar), List.of());

        assertThat(library.ids()).containsExactly("heap");
        assertThat(library.games().get(0).variantIds()).containsExactly("short");
        assertThat(library.games().get(0).source().name()).isEqualTo("games/heap/heap.rules");
        assertThat(library.load(library.games().get(0), List.of("short")).game())
                .isPresent();
    }

    private static void put(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void variantsAreAppliedInTheOrderThatIsAskedFor() {
        GameLibrary library = GameLibrary.open(List.of(HEAP));
        CompileResult result = library.load(library.game("heap").orElseThrow(), List.of("short", "endless"));

        assertThat(result.game().orElseThrow().variants())
                .extracting(v -> v.id())
                .containsExactly("short", "endless");
    }

    @Test
    void oneFileBringsTheVariantsBesideIt() {
        Path file = HEAP.resolve("heap.rules");
        GameLibrary library = GameLibrary.open(List.of(file));

        assertThat(library.gameIn(file).orElseThrow().variantIds()).containsExactly("endless", "long", "short");
        assertThat(library.gameIn(file).orElseThrow().own()).isTrue();
        assertThat(library.gameIn(Path.of("elsewhere.rules"))).isEmpty();
    }

    @Test
    void anOwnCopyStandsBeforeTheShippedGame() throws IOException {
        GameEntry shipped = GameLibrary.open().games().get(0);
        Path copy =
                Files.writeString(folder.resolve("copy.rules"), shipped.source().text() + "\n# mine\n");
        GameEntry mine = GameLibrary.open(List.of(folder)).game(shipped.id()).orElseThrow();

        assertThat(mine.own()).isTrue();
        assertThat(mine.source().name()).isEqualTo(copy.toString());
        assertThat(mine.variantIds()).isEqualTo(shipped.variantIds());
    }

    @Test
    void anOwnVariantJoinsTheShippedGame() throws IOException {
        GameEntry shipped = GameLibrary.open().games().get(0);
        Files.writeString(
                folder.resolve("mine.rules"), "variant mine of " + shipped.id() + "\n  title en \"Mine\" it \"Mia\"\n");
        GameEntry game = GameLibrary.open(List.of(folder)).game(shipped.id()).orElseThrow();

        assertThat(game.own()).isFalse();
        assertThat(game.variant("mine").orElseThrow().own()).isTrue();
    }

    @Test
    void brokenFilesAreListedAndHarmNothingElse() throws IOException {
        Files.writeString(folder.resolve("a.rules"), "what is this\n");
        Files.writeString(folder.resolve("b.rules"), "variant lost of nowhere\n  title en \"Lost\"\n");
        Files.write(folder.resolve("c.rules"), "game perch\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        Files.writeString(folder.resolve("d.rules"), "game twin\n  players 2: x, y\n");
        Files.writeString(folder.resolve("e.rules"), "game twin\n  players 2: x, y\n");
        Files.writeString(folder.resolve("f.rules"), "");
        GameLibrary library = GameLibrary.open(List.of(folder));

        assertThat(library.ids()).containsAll(GameLibrary.open().ids()).contains("twin");
        assertThat(library.broken())
                .extracting(file -> Path.of(file.file()).getFileName().toString())
                .containsExactlyInAnyOrder("a.rules", "b.rules", "c.rules", "e.rules", "f.rules");
        assertThat(library.broken())
                .allSatisfy(file -> assertThat(file.problems()).isNotEmpty());
    }
}
