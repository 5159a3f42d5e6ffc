package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.file.DataReader;
import regola.language.source.SourceText;

/** Playing against the computer, being advised by it, and looking back with it, in the terminal. */
class AdviceCommandsTest {
    @TempDir
    Path folder;

    // ---------------------------------------------------------------- play --seats

    @Test
    void theComputerAnswers() {
        Said said = Said.typing("1\n", "play", Said.HEAP, "--set", "size=4", "--seed", "1", "--seats", "you,fair:200");

        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("HP-4  Red takes 1.", "> Green: take 3", "HP-5  Green has taken the last one.");
    }

    @Test
    void theComputerMayBegin() {
        Said said = Said.typing("", "play", Said.HEAP, "--set", "size=6", "--seed", "1", "--seats", "best:2000,you");

        assertThat(said.out()).contains("> Red: take 2", "HP-3  Green takes pebbles.");
    }

    @Test
    void takingBackLeadsToOnesOwnMove() {
        Said said = Said.typing(
                "undo\n1\nundo\n", "play", Said.HEAP, "--set", "size=20", "--seats", "you,best:50", "--seed", "2");

        assertThat(said.out().lines().filter(line -> line.startsWith("HP-3")))
                .containsExactly("HP-3  Red takes pebbles.", "HP-3  Red takes pebbles.", "HP-3  Red takes pebbles.");
        assertThat(said.out()).contains("There is nothing to take back.");
    }

    @Test
    void withoutPeopleItPlaysToTheEnd() {
        Said said = Said.typing("", "play", Said.HEAP, "--seats", "random,greedy", "--seed", "2");

        assertThat(said.out()).contains("The match is over. Won by");
    }

    @Test
    void whatIsChosenInSecretIsNotTold() {
        Said said = Said.typing("", "play", "nin-jan", "--seats", "random,you", "--seed", "2");

        assertThat(said.out()).contains("> Red: …").doesNotContain("> Red: choose");
    }

    @ParameterizedTest
    @CsvSource({"'you,fairr', did you mean 'fair'?", "'you', --seats names 1 players", "'you,me', called 'me'"})
    void wrongSeatsAreAnswered(String seats, String answer) {
        Said said = Said.by("play", Said.HEAP, "--seats", seats);

        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(answer);
    }

    @Test
    void matchesByTheComputerAloneKnowNoYou() {
        Said said = Said.by("simulate", Said.HEAP, "--seats", "you,fair");

        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("nobody who plays is called 'you'", "beginner, easy, fair, good, best");
    }

    @Test
    void whoLooksAheadWinsMostMatches() {
        Said said = Said.by(
                "simulate", Said.HEAP, "--set", "size=11", "--seats", "best:300,random", "--matches", "40", "--json");

        Map<?, ?> kinds = (Map<?, ?>) data(said).get("players-by-strength");
        Map<?, ?> wins = (Map<?, ?>) ((Map<?, ?>) kinds.get("best:300")).get("wins");
        assertThat((Long) wins.get("count")).isGreaterThan(30);
    }

    // ---------------------------------------------------------------- hint

    @Test
    void aHintNamesTheMove() {
        Said said = Said.by("hint", Said.HEAP, "--set", "size=6", "--iterations", "3000");

        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).startsWith("HP-3  Red takes pebbles.\n  take 2\nChance of winning: ");
    }

    @Test
    void aHintSpeaksItalianToo() {
        Said said = Said.by("hint", Said.HEAP, "--set", "size=3", "--language", "it");

        assertThat(said.out())
                .contains("HP-3  Rosso prende sassi.", "take 3", "Probabilità di vincere:", "Così la partita è vinta.");
    }

    @Test
    void whereAllIsLostAllMovesAreAsGood() {
        Said said = Said.by("hint", Said.HEAP, "--set", "size=4", "--json");

        Map<?, ?> hint = data(said);
        assertThat(hint.get("open")).isEqualTo(true);
        assertThat(hint.get("good"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(3);
    }

    @Test
    void hintsArePrograms() {
        Map<?, ?> hint = data(Said.by("hint", Said.HEAP, "--set", "size=7", "--iterations", "2000", "--json"));

        assertThat(hint.get("by")).isEqualTo("red");
        assertThat(hint.get("good")).isEqualTo(List.of("take 3"));
        assertThat(hint.get("iterations")).isEqualTo(2000L);
        assertThat(hint.get("chance").toString()).startsWith("0.");
    }

    @Test
    void noIterationsAreRefused() {
        assertThat(Said.by("hint", Said.HEAP, "--iterations", "0").code()).isEqualTo(2);
        assertThat(Said.by("review", "nothing.match", "--iterations", "0").code())
                .isEqualTo(2);
    }

    // ---------------------------------------------------------------- review

    private Path saved(String moves, String... seats) {
        Path file = folder.resolve("a.match");
        String[] command = {"play", "nine-mens-morris", "--seed", "4"};
        List<String> all = new java.util.ArrayList<>(List.of(command));
        all.addAll(List.of(seats));
        Said said = Said.typing(moves + "\nsave " + file + "\n", all.toArray(String[]::new));
        assertThat(said.out()).contains("Saved.");
        return file;
    }

    @Test
    void aMatchIsLookedBackAt() {
        // White has two in line and does not close the mill.
        Path file = saved("place a7\nplace b6\nplace d7\nplace d6\nplace b4\nplace f6\ncapture a7");
        Said said = Said.by("review", file.toString(), "--iterations", "200");

        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out())
                .contains(
                        "Chances before each move: White, Black",
                        "   5  place b4",
                        "What cost most:",
                        "White: place b4")
                .contains("better: place g7");
    }

    @Test
    void whatIsSeenLookingBackCanBeRead() {
        Path file = saved("place a7\nplace b6\nplace d7\nplace d6\nplace b4\nplace f6\ncapture a7");
        Map<?, ?> review = data(Said.by("review", file.toString(), "--iterations", "100", "--json"));

        assertThat((List<?>) review.get("moves")).hasSize(7);
        Map<?, ?> worst = (Map<?, ?>) ((List<?>) review.get("moments")).get(0);
        assertThat(worst.get("number")).isEqualTo(5L);
        assertThat(worst.get("better")).isEqualTo("place g7");
        assertThat((List<?>) worst.get("line")).isNotEmpty();
    }

    /** Where no move cost much it is told what the others did that cost most. */
    @Test
    void whatOthersDidIsTold() throws Exception {
        Path file = Files.writeString(folder.resolve("fell.match"), """
                {"regola-match": 1, "game": "croak", "variants": [], "players": ["red", "green", "blue", "pink"],
                "computers": {"green": "fair", "blue": "fair", "pink": "fair"}, "seed": 58852676277260, "moves": [
                "hop red-s1 c2", "hop red-s2 b3", "hop green-s1 b7", "hop blue-s2 h6", "bounce g5",
                "bounce g4", "hop pink-s2 g2", "hop red-s1 d3", "hop green-s1 c8", "hop blue-s1 f7",
                "hop pink-s2 g3", "hop red-s1 e3", "hop red-s2 c2", "hop red-s1 f2", "hop green-q b7",
                "hop blue-s2 h3", "bounce g3", "hop pink-s1 f1", "hop red-s1 f1", "hop green-s3 a6",
                "hop blue-s1 f8", "hop pink-q h2", "bounce g3", "hop red-s1 f2", "hop green-q b8",
                "bounce c7", "bounce d8", "hop blue-q g8", "bounce h7", "stop",
                "hop pink-s1 f2", "hop red-q a2", "hop green-q e7", "hop green-s2 b8"
                ]}""");
        Map<?, ?> review = data(Said.by("review", file.toString(), "--iterations", "300", "--json"));
        assertThat((List<?>) review.get("falls")).isNotEmpty().allSatisfy(each -> {
            Map<?, ?> fall = (Map<?, ?>) each;
            assertThat(fall.get("of")).isEqualTo("red");
            assertThat((Double) fall.get("from") - (Double) fall.get("to")).isGreaterThanOrEqualTo(0.08);
        });
        assertThat(Said.by("review", file.toString(), "--iterations", "300").out())
                .containsPattern("Red lost most of all with the turn of move \\d+: \\d+ % → \\d+ %");
    }

    @Test
    void onlyMomentsOfPeopleAreLookedFor() {
        Path file = saved("place a7\nplace d7\nplace b4", "--seats", "you,random");
        Map<?, ?> review = data(Said.by("review", file.toString(), "--iterations", "60", "--json"));

        assertThat((List<?>) review.get("moments"))
                .allSatisfy(moment -> assertThat(((Map<?, ?>) moment).get("by")).isEqualTo("white"));
    }

    @Test
    void whatIsNoMatchIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("b.match"), "{\"game\": \"nothing-like-it\"");
        assertThat(Said.by("review", file.toString()).code()).isEqualTo(1);
        assertThat(Said.by("review", folder.resolve("none").toString()).code()).isEqualTo(2);
    }

    private static Map<?, ?> data(Said said) {
        assertThat(said.code()).as(said.err()).isZero();
        try {
            return (Map<?, ?>)
                    DataReader.read(SourceText.of("output", said.out())).plain();
        } catch (regola.file.BadFile bad) {
            throw new AssertionError(bad.render());
        }
    }
}
