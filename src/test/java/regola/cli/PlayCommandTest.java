package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
    @TempDir
    Path folder;

    @Test
    void aMatchIsPlayedByNumbersAndWords() {
        Said said = Said.typing("3\ntake 2\nquit\n", "play", Said.HEAP, "--seed", "4");

        assertThat(said.code()).isZero();
        assertThat(said.out()).isEqualTo("""
                Heap
                Red, Green; seed 4; 'help' lists the commands

                HP-3  Red takes pebbles.
                  1  take 1
                  2  take 2
                  3  take 3
                >   HP-4  Red takes 3.

                HP-3  Green takes pebbles.
                  1  take 1
                  2  take 2
                >   HP-4  Green takes 2.
                  HP-5  Green has taken the last one.

                The match is over. Won by Green.
                  Red: 3
                  Green: 2
                >\s""");
    }

    @Test
    void whatIsNoMoveIsAnswered() {
        String out = Said.typing("take 4\npass\n9\nwhy take 2\nwhy\nfoo\n\nhelp\n", "play", Said.HEAP)
                .out();

        assertThat(out)
                .contains(
                        "> HP-3.2  You may take 3 at most.",
                        "> HP-3.3  You must take one at least.",
                        "> There are the numbers 1 to 3.",
                        "> That move is legal.",
                        "> Write the move that you ask about: why MOVE",
                        "> 'foo' is no move.",
                        "undo                   takes the last move back");
    }

    @Test
    void movesAreTakenBack() {
        String out = Said.typing("undo\n3\n1\nundo\nundo\nundo\n", "play", Said.HEAP, "--language", "it")
                .out();

        assertThat(out.lines().filter(line -> line.startsWith("HP-3") || line.startsWith("> There")))
                .containsExactly(
                        "HP-3  Rosso prende sassi.",
                        "> There is nothing to take back.",
                        "HP-3  Verde prende sassi.",
                        "HP-3  Rosso prende sassi.",
                        "HP-3  Verde prende sassi.",
                        "HP-3  Rosso prende sassi.",
                        "> There is nothing to take back.");
    }

    @Test
    void aMatchIsSavedAndResumed() {
        Path file = folder.resolve("match.json");
        Said.typing("2\nsave " + file + "\n1\n", "play", Said.HEAP, "--set", "at-most=2", "--players", "3");
        Said resumed = Said.typing("undo\n", "play", Said.HEAP, "--resume", file.toString());

        assertThat(resumed.code()).isZero();
        assertThat(resumed.out())
                .contains(
                        "Red, Green, Blue;",
                        "HP-3  Green takes pebbles.\n  1  take 1\n  2  take 2\n>",
                        "HP-3  Red takes pebbles.");
    }

    @Test
    void aMatchFromAPositionIsSavedWithIt() throws Exception {
        Path position = Files.writeString(
                folder.resolve("p.json"),
                "{\"zones\": {\"table\": {\"middle\": [\"pebble\", \"pebble\"]}}, \"vars\": {\"mover\": \"green\"}}");
        Path file = folder.resolve("match.json");
        Said.typing("take 1\nsave " + file + "\n", "play", Said.HEAP, "--position", position.toString());

        assertThat(Said.typing("", "play", Said.HEAP, "--resume", file.toString())
                        .out())
                .contains("HP-3  Red takes pebbles.\n  1  take 1\n>");
    }

    @Test
    void aSavedMatchThatNoLongerHoldsSaysWhere() {
        Path file = folder.resolve("match.json");
        Said.typing("3\nsave " + file + "\n", "play", Said.HEAP);
        Said said = resumeChanged(file, "\"moves\": [\"take 3\"]", "\"moves\": [\"take 1\", \"take 4\"]");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains(
                        "error: Move 2, 'take 4', does not hold any more: HP-3.2 You may take 3 at most.",
                        "heap.rules:31:9");
        assertThat(said.out())
                .contains("Where the saved match stood:", "\"taken-red\": [\"pebble\", \"pebble\", \"pebble\"]");
    }

    @Test
    void aSavedMatchThatEndsElsewhereSaysSo() {
        Path file = folder.resolve("match.json");
        Said.typing("3\nsave " + file + "\n", "play", Said.HEAP);
        Said said = resumeChanged(file, "\"moves\": [\"take 3\"]", "\"moves\": [\"take 1\"]");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err()).contains("they lead to another position than the one that was saved");
    }

    @Test
    void aSavedMatchSaysItselfWhatItIsPlayedWith() {
        Path file = folder.resolve("match.json");
        Said.typing("save " + file + "\n", "play", Said.HEAP);
        Said said = Said.by("play", Said.HEAP, "--resume", file.toString(), "--seed", "3");

        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).startsWith("error: --resume cannot stand together with");
    }

    @Test
    void savingWhereItCannotBeHarmsNothing() {
        Said said = Said.typing("save " + folder.resolve("no/match.json") + "\nsave\n1\n", "play", Said.HEAP);

        assertThat(said.code()).isZero();
        assertThat(said.out())
                .contains("there is no folder", "Write the name of the file: save FILE", "HP-4  Red takes 1.");
    }

    @Test
    void aRuleFileThatFailsLeavesTheMatchWhereItStood() {
        Said said = Said.typing("2\n1\n", "play", Said.HEAP, "--variant", "endless");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out())
                .contains(
                        "this does not come to an end",
                        "stands where it stood before this move",
                        "HP-3  Green takes pebbles.");
    }

    @Test
    void thePositionIsShownAsWhoDecidesSeesIt() {
        String out = Said.typing("position\n1\n", "play", Said.SECRETS, "--seed", "1")
                .out();

        assertThat(out).contains("\"hand-bob\": [\"?\", \"?\"]").doesNotContain("\"hand-ann\": [\"?\"");
        assertThat(out).as("what Bob reads after Ann's secret move").doesNotContain("ann lays card");
    }

    private static Said resumeChanged(Path file, String from, String to) {
        try {
            String text = Files.readString(file);
            assertThat(text).contains(from);
            Files.writeString(file, text.replace(from, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Said.by("play", Said.HEAP, "--resume", file.toString());
    }
}
