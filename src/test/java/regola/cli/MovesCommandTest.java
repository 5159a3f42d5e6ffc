package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MovesCommandTest {
    @TempDir
    Path folder;

    @Test
    void theLegalMovesAreListed() {
        Said said = Said.by("moves", Said.HEAP);

        assertThat(said.code()).isZero();
        assertThat(said.out()).isEqualTo("""
                HP-3  Red takes pebbles.
                  take 1
                  take 2
                  take 3
                """);
    }

    @Test
    void movesArePlayedFirst() {
        assertThat(Said.by("moves", Said.HEAP, "--play", "take 1;take 2 ;", "--language", "it")
                        .out())
                .isEqualTo("""
                HP-3  Rosso prende sassi.
                  take 1
                  take 2
                """);
    }

    @Test
    void anIllegalMoveStopsWithItsReason() {
        Said said = Said.by("moves", Said.HEAP, "--play", "take 1; take 4");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err()).isEqualTo("""
                error: move 2, 'take 4', is not legal
                  why  HP-3.2  You may take 3 at most.
                """);
    }

    @Test
    void aMoveThatIsNotLegalIsExplained() {
        Said said = Said.by("moves", Said.HEAP, "--why", "take 5");

        assertThat(said.code()).isZero();
        assertThat(said.out())
                .isEqualTo("HP-3.2  You may take 3 at most.\n  at src/test/resources/cli/heap/heap.rules:31:9\n");
        assertThat(Said.by("moves", Said.HEAP, "--why", "pass").out())
                .startsWith("HP-3.3  You must take one at least.");
        assertThat(Said.by("moves", Said.HEAP, "--why", "take 2").out()).isEqualTo("That move is legal.\n");
        assertThat(Said.by("moves", Said.HEAP, "--why", "tke 2").out())
                .startsWith("'tke 2' is no move. Did you mean 'take'?");
    }

    @Test
    void programsGetJson() {
        Map<?, ?> data =
                (Map<?, ?>) Said.by("moves", Said.HEAP, "--json").lines().get(0);

        assertThat(data.get("by")).isEqualTo("red");
        assertThat(data.get("decision")).isEqualTo("take");
        assertThat(data.get("legal")).isEqualTo(List.of("take 1", "take 2", "take 3"));
        Map<?, ?> why = (Map<?, ?>)
                Said.by("moves", Said.HEAP, "--why", "take 5", "--json").lines().get(0);
        assertThat(why.get("legal")).isEqualTo(false);
        assertThat(why.get("rule")).isEqualTo("HP-3.2");
    }

    @Test
    void variantsSettingsAndPlayersCount() {
        assertThat(Said.by("moves", Said.HEAP, "--variant", "short", "--play", "take 1")
                        .out())
                .doesNotContain("take 3")
                .contains("take 2");
        assertThat(Said.by("moves", Said.HEAP, "--set", "at-most=5", "--set", "mood=wild")
                        .out())
                .contains("take 5");
        assertThat(Said.by("moves", Said.HEAP, "--players", "3", "--play", "take 1; take 1")
                        .out())
                .startsWith("HP-3  Blue takes");
        assertThat(Said.by(
                                "moves",
                                Said.HEAP,
                                "--variant",
                                "src/test/resources/cli/heap/variants/short.rules",
                                "--play",
                                "take 2")
                        .out())
                .doesNotContain("take 2");
    }

    @Test
    void variantsThatConflictAreNamedWithTheirPlaces() {
        Said said = Said.by("moves", Said.HEAP, "--variant", "short", "--variant", "long");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains("long.rules:5:1: error R403", "'short' and 'long' both set 'size'", "short.rules:5:1");
    }

    @Test
    void aPositionSaysWhatItIsPlayedWith() throws Exception {
        Path file = Files.writeString(folder.resolve("p.json"), """
                {"game": "heap", "variants": ["short"], "settings": {"at-most": 1}, "players": ["red", "green", "blue"],
                 "zones": {"table": {"middle": ["pebble", "pebble"]}, "taken": {"taken-red": ["pebble"]}}, "vars": {"mover": "blue"}}
                """);

        assertThat(Said.by("moves", Said.HEAP, "--position", file.toString()).out())
                .isEqualTo("HP-3  Blue takes pebbles.\n  take 1\n");
        assertThat(Said.by("moves", Said.HEAP, "--position", file.toString(), "--players", "2")
                        .err())
                .startsWith("error: the position is for 3 players, not for 2");
        assertThat(Said.by("moves", Said.HEAP, "--position", file.toString(), "--variant", "long")
                        .err())
                .startsWith("error: the position is of the variants [short], not of [long]");
        assertThat(Said.by("moves", Said.SECRETS, "--position", file.toString()).err())
                .startsWith("error: the position is of the game 'heap', not of 'secrets'");
    }

    @Test
    void aPositionThatDoesNotFitIsToldWithItsPlaces() throws Exception {
        Path file = Files.writeString(folder.resolve("p.json"), """
                {"zones": {"table": {"middle": ["pebble", "peble"],
                                     "centre": []}},
                 "vars": {"mover": "yellow"}}
                """);
        Said said = Said.by("moves", Said.HEAP, "--position", file.toString());

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).isEmpty();
        assertThat(said.err())
                .contains(file + ":1:22: error: ", file + ":2:22: error: ", file + ":3:11: error: ", "peble", "centre");
    }

    @Test
    void aPositionWithASlipInASettingIsToldWithItsPlace() throws Exception {
        Path file = Files.writeString(folder.resolve("p.json"), "{\"settings\": {\"sise\": 3, \"at-most\": 9}}");
        Said said = Said.by("moves", Said.HEAP, "--position", file.toString());

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains(
                        ":1:15: error: the game has no setting 'sise'",
                        "did you mean 'size'?",
                        ":1:37: error: '9' is no value");
    }

    @Test
    void afterTheEndThereAreNoMoves() {
        String moves = "take 3; take 2";

        assertThat(Said.by("moves", Said.HEAP, "--play", moves).out())
                .isEqualTo("The match is over. Won by Green.\n  Red: 3\n  Green: 2\n");
        assertThat(Said.by("moves", Said.HEAP, "--play", moves + "; take 1").err())
                .isEqualTo("error: move 3, 'take 1', comes after the end of the match\n");
    }

    @Test
    void aRuleFileThatFailsIsToldWithThePlace() {
        Said said = Said.by("moves", Said.HEAP, "--variant", "endless", "--play", "take 2");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains("endless.rules:6:", "this does not come to an end")
                .doesNotContain("Exception", "\tat ");
    }
}
