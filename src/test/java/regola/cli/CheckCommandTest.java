package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    @TempDir
    Path folder;

    @Test
    void goodFilesAreCounted() {
        Said said = Said.by("check", "src/test/resources/cli");

        assertThat(said).isEqualTo(new Said(0, "5 files, no problems\n", ""));
    }

    @Test
    void aVariantIsCheckedWithTheGameBesideIt() {
        assertThat(Said.by("check", "src/test/resources/cli/heap/variants/short.rules")
                        .out())
                .isEqualTo("1 file, no problems\n");
    }

    @Test
    void everyProblemIsToldOnce() throws Exception {
        Files.createDirectories(folder.resolve("variants"));
        String heap = Files.readString(Path.of(Said.HEAP));
        Path game = Files.writeString(
                folder.resolve("heap.rules"),
                heap.replace("to taken of mover", "to takn of mover")
                        .replace("do take-some(count)", "do take-sme(count)"));
        Files.copy(Path.of("src/test/resources/cli/heap/variants/short.rules"), folder.resolve("variants/short.rules"));
        Said said = Said.by("check", folder.toString());

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).isEqualTo("2 files, 2 errors\n");
        assertThat(said.err().lines().filter(line -> line.contains(": error ")))
                .hasSize(2)
                .allMatch(line -> line.startsWith(game + ":"));
        assertThat(said.err()).contains("did you mean 'taken'?", "did you mean 'take-some'?");
    }

    @Test
    void aGameThatIsOverBeforeTheFirstMoveIsToldOnceAtTheLineThatEndsIt() throws Exception {
        String heap = Files.readString(Path.of(Said.HEAP));
        Path game = Files.writeString(
                folder.resolve("heap.rules"),
                heap.replace("turn\n", "turn\n  if no pebbles on taken of red\n    finish won by red\n"));
        Said said = Said.by("check", game.toString());

        assertThat(said.code()).isZero();
        assertThat(said.out()).startsWith("1 file, 1 warning");
        assertThat(said.err()).startsWith(game + ":26:5: warning R449: every match is over before the first move");
    }

    @Test
    void aGameIsSetUpToo() throws Exception {
        String heap = Files.readString(Path.of(Said.HEAP));
        Path game = Files.writeString(
                folder.resolve("heap.rules"),
                heap.replace("move pebbles to middle", "move pebbles to item 2 of [middle]"));
        Said said = Said.by("check", game.toString());

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).isEqualTo("1 file, 1 error\n");
        assertThat(said.err()).startsWith(game + ":22:19: error: the list has no item 2");
    }

    @Test
    void aVariantOfNoGameIsTold() throws Exception {
        Path file = Files.writeString(
                folder.resolve("lost.rules"), "variant lost of heep\n  title en \"Lost\" it \"Perso\"\n");
        Said said = Said.by("check", file.toString(), Said.HEAP);

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains("'lost' is a variant of 'heep', and there is no such game", "did you mean 'heap'?");
    }

    @Test
    void aFileInAnotherEncodingIsTold() throws Exception {
        Path file = Files.write(folder.resolve("a.rules"), "game perch\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        Said said = Said.by("check", file.toString());

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err()).contains("this is no text in UTF-8");
    }

    @Test
    void aFileInOneLanguageIsFineAndItsTranslationsAreRemarkedWhenAskedFor() throws Exception {
        String both = Files.readString(Path.of(Said.HEAP));
        Path english = Files.writeString(folder.resolve("heap.rules"), both.replaceAll(" it \"[^\"]*\"", ""));

        assertThat(Said.by("check", english.toString())).isEqualTo(new Said(0, "1 file, no problems\n", ""));
        Said asked = Said.by("check", "--translations", english.toString());
        assertThat(asked.code()).isZero();
        assertThat(asked.out()).matches("1 file, [0-9]+ remarks\n");
        assertThat(asked.err())
                .contains(english + ":3:9: remark R415: this text has no Italian sentence")
                .doesNotContain("error", "warning");

        Path italian = Files.writeString(folder.resolve("heap.rules"), both.replaceAll("\\ben \"[^\"]*\"( it)", "$1"));
        assertThat(Said.by("check", italian.toString())).isEqualTo(new Said(0, "1 file, no problems\n", ""));
        assertThat(Said.by("check", "--translations", italian.toString()).err())
                .contains("remark R414: this text has no English sentence");
        assertThat(Said.by("check", "--translations", Said.HEAP)).isEqualTo(new Said(0, "1 file, no problems\n", ""));
    }

    @Test
    void shippedGamesAreThereInBothLanguages() {
        Said said = Said.by("check", "--translations", "rules-dsl/games");

        assertThat(said.err()).isEmpty();
        assertThat(said.out()).endsWith("files, no problems\n");
    }

    @Test
    void aDrawingThatIsNotThereIsToldAtItsPlaceUnlessItLiesBesideTheGame() throws Exception {
        String heap = Files.readString(Path.of(Said.HEAP))
                .replace("zone taken of each player", "zone taken of each player drawn frgo");
        Path game = Files.writeString(folder.resolve("heap.rules"), heap);
        Said said = Said.by("check", game.toString());

        assertThat(said.out()).isEqualTo("1 file, 1 warning\n");
        assertThat(said.err())
                .startsWith(game + ":19:33: warning R431: there is no drawing called 'frgo'")
                .contains("did you mean 'frog'?");
        Files.createDirectories(folder.resolve("art"));
        Files.writeString(folder.resolve("art/frgo.svg"), "<svg/>");
        assertThat(Said.by("check", game.toString()).out()).isEqualTo("1 file, no problems\n");
    }

    @Test
    void whatTellsAComputerPlayerNothingIsRemarked() throws Exception {
        String draws = Files.readString(Path.of(Said.HEAP))
                .replaceAll("finish won by [a-z]+", "finish drawn")
                .replaceAll("score of who = .*", "");
        Path game = Files.writeString(folder.resolve("heap.rules"), draws);
        Said said = Said.by("check", game.toString());

        assertThat(said.code()).isZero();
        assertThat(said.out()).isEqualTo("1 file, 1 remark\n");
        assertThat(said.err())
                .startsWith(game + ": remark: a computer player has nothing to go by in this game")
                .contains("neither a score nor aims, and of 600 random matches 600 ended without a winner");

        Files.writeString(game, draws + "\naim luck of who en \"luck\" it \"fortuna\" = 7\n");
        assertThat(Said.by("check", game.toString()).err())
                .contains("remark: the aim 'luck' is always 7", "aim luck of");

        Files.writeString(
                game, draws + "\naim luck of who en \"luck\" it \"fortuna\" = 7 / (number of pebbles on box)\n");
        Said fails = Said.by("check", game.toString());
        assertThat(fails.code()).isEqualTo(1);
        assertThat(fails.err()).contains("error: ", "aim luck of who");
    }
}
