package regola.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.engine.value.Position;
import regola.language.source.SourceText;

class MatchFileTest {
    private static final SavedMatch MATCH = new SavedMatch(
            "0.1",
            "stones",
            "abc",
            List.of("dry"),
            Map.of("steps", List.of(1L, 2L)),
            List.of("red", "green"),
            -7L,
            Position.of(Map.of("zones", Map.of("river", Map.of("s1", List.of("red-1"))))),
            List.of("step red-1 s2", "give gold to green"),
            Position.of(Map.of("vars", Map.of("mover", "green"))));

    @TempDir
    Path folder;

    @Test
    void itReadsBackAsItWasWritten() throws BadFile {
        Path file = folder.resolve("match.json");
        MatchFile.write(file, MATCH);

        assertThat(MatchFile.read(file).match()).isEqualTo(MATCH);
    }

    @Test
    void aLongMatchHasOneMoveALine() throws BadFile {
        SavedMatch match = new SavedMatch(
                null, "g", null, List.of(), Map.of(), List.of("a"), 1, null, Collections.nCopies(30, "step on"), null);

        assertThat(MatchFile.text(match).lines().filter(line -> line.strip().startsWith("\"step on\"")))
                .hasSize(30);
        assertThat(read(MatchFile.text(match)).match()).isEqualTo(match);
    }

    @Test
    void littleIsEnough() throws BadFile {
        SavedMatch match = read("{regola-match: 1, game: stones, players: [red], seed: 3, moves: []}")
                .match();

        assertThat(match)
                .isEqualTo(new SavedMatch(
                        null, "stones", null, List.of(), Map.of(), List.of("red"), 3, null, List.of(), null));
    }

    @Test
    void movesThatWereTakenBackAreKeptWithTheMomentAtWhichItStood() throws BadFile {
        SavedMatch match = new SavedMatch(
                null,
                "stones",
                null,
                List.of(),
                Map.of(),
                List.of("red", "green"),
                3,
                null,
                List.of("a", "b", "c"),
                null,
                1,
                List.of("green"),
                Map.of());

        assertThat(read(MatchFile.text(match)).match()).isEqualTo(match);
        assertThat(match.played()).containsExactly("a");
        assertThat(problems("{regola-match: 1, game: g, players: [a], seed: 3, moves: [x], at: 2}"))
                .contains("it has 1");
        assertThat(problems("{regola-match: 1, game: g, players: [a], seed: 3, moves: [x], at: -1}"))
                .contains("cannot stand after -1");
    }

    @Test
    void namesThatWereGivenToSeatsAreKept() throws BadFile {
        SavedMatch match = new SavedMatch(
                null,
                "stones",
                null,
                List.of(),
                Map.of(),
                List.of("red", "green"),
                3,
                null,
                List.of(),
                null,
                0,
                List.of(),
                Map.of("green", "Bea \"B\" Ò", "red", "Anna"));

        assertThat(MatchFile.text(match)).contains("\"names\"").contains("\"red\": \"Anna\"");
        assertThat(read(MatchFile.text(match)).match()).isEqualTo(match);
        assertThat(problems("{regola-match: 1, game: g, players: [red], names: {rde: Anna}, seed: 3, moves: []}"))
                .contains("nobody plays 'rde' in this match")
                .contains("red");
        assertThat(problems("{regola-match: 1, game: g, players: [red], names: {red: 5}, seed: 3, moves: []}"))
                .contains("'red' must be a text");
    }

    @Test
    void aNewerFormIsRefusedPolitely() {
        assertThat(problems("{regola-match: 2, game: stones, new-thing: 1}")).isEqualTo("""
                f:1:2: error: this match was saved by a newer Regola
                  1 | {regola-match: 2, game: stones, new-thing: 1}
                    |  ^^^^^^^^^^^^
                  why  the file has form 2, and this program reads forms up to 1
                  fix  open it with the newer program
                """);
    }

    @Test
    void anotherFileIsNoMatch() {
        assertThat(problems("{game: stones}")).startsWith("f:1:1: error: this is no saved match");
    }

    @Test
    void whatIsMissingOrWrongIsToldAllAtOnce() {
        assertThat(problems("{regola-match: 1, game: 5, players: [red], moves: [a, 3], sede: 4}")
                        .lines()
                        .filter(line -> line.startsWith("f:")))
                .containsExactly(
                        "f:1:25: error: 'game' must be a text, but here is the number 5",
                        "f:1:1: error: a saved match needs 'seed'",
                        "f:1:55: error: 'moves' must be a list of texts, but here is the number 3",
                        "f:1:59: error: a saved match has no 'sede'");
    }

    private static MatchFile read(String text) throws BadFile {
        return MatchFile.read(SourceText.of("f", text));
    }

    private static String problems(String text) {
        return catchThrowableOfType(BadFile.class, () -> read(text)).render();
    }
}
