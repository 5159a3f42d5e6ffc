package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import regola.file.DataReader;
import regola.language.source.SourceText;

class SimulateCommandTest {
    /** What is counted; times differ from run to run. */
    private static Map<String, Object> counts(String... more) throws Exception {
        List<String> command = new ArrayList<>(List.of("simulate", Said.HEAP, "--json"));
        command.addAll(List.of(more));
        Said said = Said.by(command.toArray(String[]::new));
        assertThat(said.code()).as(said.err()).isZero();
        Map<String, Object> counts = new LinkedHashMap<>();
        ((Map<?, ?>) DataReader.read(SourceText.of("output", said.out())).plain())
                .forEach((key, value) -> counts.put(key.toString(), value));
        assertThat(counts).containsKeys("milliseconds-per-decision", "decisions-per-second");
        counts.keySet().removeAll(List.of("milliseconds-per-decision", "decisions-per-second"));
        return counts;
    }

    private static long count(Object share) {
        return (Long) ((Map<?, ?>) share).get("count");
    }

    @Test
    void theSameSeedGivesTheSameCountsWithAnyNumberOfThreads() throws Exception {
        Map<String, Object> alone = counts("--matches", "300", "--seed", "7", "--threads", "1");

        assertThat(counts("--matches", "300", "--seed", "7", "--threads", "4")).isEqualTo(alone);
        assertThat(counts("--matches", "300", "--seed", "8", "--threads", "4")).isNotEqualTo(alone);
    }

    @Test
    void everyMatchEndsInOneWay() throws Exception {
        Map<String, Object> counts = counts("--matches", "200");

        Map<?, ?> wins = (Map<?, ?>) counts.get("wins");
        assertThat(wins.keySet().stream().map(String::valueOf)).containsExactly("red", "green");
        long won = wins.values().stream().mapToLong(SimulateCommandTest::count).sum();
        assertThat(won + count(counts.get("draws")) - count(counts.get("shared-wins")))
                .isEqualTo(200);
        assertThat(counts)
                .containsEntry("matches", 200L)
                .containsEntry("broken-off", 0L)
                .containsEntry("seed", 1L);
    }

    @Test
    void theLongestMatchCanBeLookedAt() throws Exception {
        Map<String, Object> counts = counts("--matches", "100", "--set", "size=20");
        Object most = ((Map<?, ?>) counts.get("decisions")).get("most");
        List<Object> trace = Said.by(
                        "trace", Said.HEAP, "--set", "size=20", "--seed", String.valueOf(counts.get("longest-seed")))
                .lines();

        assertThat((long) trace.size() - 2).isEqualTo(most); // but for the start and the end
    }

    @Test
    void aLongMatchIsBrokenOffAndWinsNothing() throws Exception {
        Map<String, Object> counts = counts("--matches", "20", "--set", "size=20", "--most-decisions", "2");

        assertThat(counts).containsEntry("matches", 20L).containsEntry("broken-off", 20L);
        assertThat(count(counts.get("draws"))).isZero();
    }

    @Test
    void peopleReadATable() {
        Said said = Said.by("simulate", Said.HEAP, "--matches", "30", "--seats", "random,random");

        assertThat(said.code()).isZero();
        assertThat(said.out())
                .contains(
                        "heap, 2 players, seed 1",
                        "matches                 30",
                        "won by red",
                        "won by green",
                        "drawn",
                        "decisions a match",
                        "legal moves",
                        "ms a decision",
                        "decisions a second");
    }

    @Test
    void aRuleFileThatFailsSaysInWhichMatch() {
        Said said = Said.by("simulate", Said.HEAP, "--variant", "endless", "--matches", "50", "--threads", "3");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains("this does not come to an end")
                .containsPattern("see {2}match \\d+, which has the seed \\d+");
        String other = Said.by("trace", Said.HEAP, "--variant", "endless", "--matches", "50")
                .err();
        assertThat(said.err()
                        .lines()
                        .filter(line -> line.contains("see  match"))
                        .toList())
                .isEqualTo(other.lines()
                        .filter(line -> line.contains("see  match"))
                        .toList());
    }

    @Test
    @Timeout(120)
    void whoInterruptsIsToldWhatWasCounted() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "regola.Main",
                        "simulate",
                        Said.HEAP,
                        "--matches",
                        "9000000000",
                        "--threads",
                        "1")
                .start();
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(err.readLine()).contains("of 9,000,000,000 matches");
            process.toHandle().destroy(); // asks it to end, as Ctrl+C does
            assertThat(out.lines().toList())
                    .anyMatch(line ->
                            line.startsWith("matches") && line.endsWith("(of 9,000,000,000, then ended early)"));
            assertThat(process.waitFor()).isNotZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
