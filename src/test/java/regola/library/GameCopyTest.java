package regola.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.file.BadFile;
import regola.language.source.SourceText;

class GameCopyTest {
    private static final Map<String, String> TITLES = Map.of("en", "Mine \"of\" {all}", "it", "Mio");

    @TempDir
    Path home;

    private Path own;

    @BeforeEach
    void makeTheFolder() throws IOException {
        own = Files.createDirectory(home.resolve("rules"));
    }

    @Test
    void aCopyOfEveryShippedGameIsAGameOfItsOwnWithAllVariants() throws Exception {
        for (GameEntry game : GameLibrary.open().games()) {
            GameCopy copy =
                    GameCopy.of(GameLibrary.open(List.of(own)), game, Map.of("en", game.id() + " two", "it", "Due"));
            Path file = copy.write(own);
            GameLibrary library = GameLibrary.open(List.of(own));
            GameEntry found = library.game(copy.id()).orElseThrow();
            assertThat(library.broken()).isEmpty();
            assertThat(found.own()).isTrue();
            assertThat(found.source().name()).isEqualTo(file.toString());
            assertThat(found.header().title().in("en").parts()).asString().contains(game.id() + " two");
            assertThat(found.variantIds()).isEqualTo(game.variantIds());
            assertThat(library.load(found, List.of()).game()).isPresent();
            for (String variant : found.variantIds())
                assertThat(library.load(found, List.of(variant)).game())
                        .as(variant)
                        .isPresent();
            assertThat(library.game(game.id()))
                    .get()
                    .satisfies(shipped -> assertThat(shipped.own()).isFalse());
        }
    }

    @Test
    void onlyTheHeaderIsAnother() throws Exception {
        GameEntry game = GameLibrary.open().game("china-moon").orElseThrow();
        Path file = GameCopy.of(GameLibrary.open(), game, TITLES).write(own);
        List<String> before = game.source().text().lines().toList();
        List<String> after = Files.readString(file).lines().toList();
        assertThat(after).hasSameSizeAs(before);
        for (int i = 0; i < before.size(); i++) {
            boolean changes = before.get(i).startsWith("game ") || before.get(i).startsWith("  title ");
            if (!changes) assertThat(after.get(i)).isEqualTo(before.get(i));
        }
        assertThat(after).contains("game mine-of-all", "  title en \"Mine \\\"of\\\" \\{all}\" it \"Mio\"");
    }

    @Test
    void whatWasCopiedIsRememberedForEachFile() throws Exception {
        GameEntry game = GameLibrary.open().game("china-moon").orElseThrow();
        Path file = GameCopy.of(GameLibrary.open(), game, TITLES).write(own);
        Path variant = file.resolveSibling("variants").resolve("flies.rules");
        Files.writeString(file, "# gone");
        assertThat(GameCopy.originOf(file)).contains("china-moon");
        assertThat(GameCopy.originalOf(file, file))
                .get()
                .extracting(SourceText::text)
                .asString()
                .contains("game mine-of-all");
        assertThat(GameCopy.originalOf(file, variant))
                .get()
                .extracting(SourceText::text)
                .isEqualTo(Files.readString(variant));
        assertThat(GameCopy.originalOf(file, variant.resolveSibling("new.rules")))
                .isEmpty();
        assertThat(GameCopy.originOf(home.resolve("nowhere.rules"))).isEmpty();
        assertThat(GameCopy.originalOf(home.resolve("nowhere.rules"), home.resolve("nowhere.rules")))
                .isEmpty();
    }

    @Test
    void drawingsBesideTheGameGoWithIt() throws Exception {
        GameEntry game = GameLibrary.open().game("china-moon").orElseThrow();
        Path file = GameCopy.of(GameLibrary.open(), game, TITLES).write(own);
        Files.createDirectory(file.resolveSibling("art"));
        Files.writeString(file.resolveSibling("art").resolve("frog.svg"), "<svg/>");
        Files.writeString(file.resolveSibling("art").resolve("secret.txt"), "no drawing");
        GameLibrary library = GameLibrary.open(List.of(own));
        Path again = GameCopy.of(library, library.game("mine-of-all").orElseThrow(), TITLES)
                .write(own);
        assertThat(again.getParent().getFileName()).hasToString("mine-of-all-2");
        assertThat(again.resolveSibling("art").resolve("frog.svg")).hasContent("<svg/>");
        assertThat(again.resolveSibling("art").resolve("secret.txt")).doesNotExist();
        assertThat(GameCopy.originOf(again)).contains("mine-of-all");
    }

    @Test
    void aFolderOfThatNameIsLeftAlone() throws Exception {
        GameEntry game = GameLibrary.open().game("china-moon").orElseThrow();
        GameCopy copy = GameCopy.of(GameLibrary.open(), game, TITLES);
        Files.createDirectory(own.resolve("mine-of-all"));
        assertThatThrownBy(() -> copy.write(own)).isInstanceOf(BadFile.class).hasMessageContaining("already");
        try (Stream<Path> left = Files.list(home)) {
            assertThat(left).containsExactly(own);
        }
    }

    @Test
    void aTextWithoutATitleGetsOneAndLineEndsStay() {
        String text = "# first\r\n\r\ngame a # of mine\r\n  players 2\r\n";
        String edited = new HeaderEdit(SourceText.of("a", text))
                .game("b")
                .title(Map.of("en", "B"))
                .text();
        assertThat(edited).isEqualTo("# first\r\n\r\ngame b # of mine\r\n  title en \"B\"\r\n  players 2\r\n");
        String twoLines = "variant v of a\n  title en \"V\"\n        it \"W\"\nset x = 1";
        assertThat(new HeaderEdit(SourceText.of("a", twoLines))
                        .variantOf("b")
                        .title(Map.of("it", "Z"))
                        .text())
                .isEqualTo("variant v of b\n  title it \"Z\"\nset x = 1");
    }

    @ParameterizedTest
    @CsvSource({
        "China Moon (my rules), china-moon-my-rules",
        "Così fan tutte!, cosi-fan-tutte",
        "2 frogs, frogs",
        "While, my-while",
        "Anna's team, annas-team",
        "Anna\u2019s, annas",
        "L'oca, l-oca",
        "蛙, other",
        "taken, taken-3",
        "'', other",
    })
    void idsAreNamesThatAreFree(String title, String id) {
        assertThat(FreeId.of(title, List.of("taken", "taken-2"), "other")).isEqualTo(id);
    }
}
