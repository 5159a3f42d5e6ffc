package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TraceCommandTest {

    @Test
    void aTraceIsTheSameEachTime() {
        String first =
                Said.by("trace", Said.HEAP, "--seed", "7", "--matches", "20").out();

        assertThat(Said.by("trace", Said.HEAP, "--seed", "7", "--matches", "20").out())
                .isEqualTo(first);
        assertThat(Said.by("trace", Said.HEAP, "--seed", "8", "--matches", "20").out())
                .isNotEqualTo(first);
    }

    @Test
    void aTraceDoesNotChangeWithTheProgram() throws IOException {
        String golden = Files.readString(Path.of("src/test/resources/cli/heap.trace"));

        assertThat(Said.by("trace", Said.HEAP, "--seed", "3", "--matches", "2").out())
                .isEqualTo(golden);
    }

    @Test
    void eachMatchCanBeHadAgainByItsSeed() {
        List<String> lines = Said.by("trace", Said.HEAP, "--seed", "7", "--matches", "3")
                .out()
                .lines()
                .toList();
        int last = lastStart(lines);
        Object seed = ((Map<?, ?>) Said.by("trace", Said.HEAP, "--seed", "7", "--matches", "3")
                        .lines()
                        .get(last))
                .get("seed");

        assertThat(Said.by("trace", Said.HEAP, "--seed", String.valueOf(seed))
                        .out()
                        .lines())
                .containsExactlyElementsOf(lines.subList(last, lines.size()));
    }

    private static int lastStart(List<String> lines) {
        for (int i = lines.size() - 1; ; i--) if (lines.get(i).startsWith("{\"trace\"")) return i;
    }

    @Test
    void everyLineHasItsFields() {
        List<Object> lines = Said.by("trace", Said.HEAP, "--seed", "1").lines();

        Map<?, ?> start = (Map<?, ?>) lines.get(0);
        assertThat(List.of(start.get("trace"), start.get("game"), start.get("players"), start.get("seed")))
                .containsExactly(1L, "heap", List.of("red", "green"), 1L);
        for (Object line : lines.subList(1, lines.size() - 1)) {
            Map<?, ?> decision = (Map<?, ?>) line;
            assertThat(decision.keySet().stream().map(String::valueOf))
                    .containsExactly("n", "by", "decision", "turn", "legal", "move", "events", "position");
            assertThat((List<?>) decision.get("legal"))
                    .map(Object::toString)
                    .contains(String.valueOf(decision.get("move")));
        }
        Map<?, ?> end = (Map<?, ?>) lines.get(lines.size() - 1);
        assertThat(end.keySet().stream().map(String::valueOf))
                .containsExactly("over", "drawn", "position", "scores", "winners");
        assertThat(end.get("over")).isEqualTo(true);
    }

    @Test
    void aLongMatchIsBrokenOff() {
        List<Object> lines = Said.by("trace", Said.HEAP, "--set", "size=20", "--most-decisions", "2")
                .lines();

        assertThat(lines).hasSize(4);
        assertThat(((Map<?, ?>) lines.get(3)).get("over")).isEqualTo(false);
    }

    @Test
    void aSeatSeesNothingThatIsHiddenFromIt() {
        for (int seed = 1; seed <= 20; seed++) {
            Said said = Said.by("trace", Said.SECRETS, "--as", "ann", "--seed", String.valueOf(seed));
            List<Object> lines = said.lines();
            Map<?, ?> mine = (Map<?, ?>) lines.get(1);
            Map<?, ?> others = (Map<?, ?>) lines.get(2);

            assertThat(((Map<?, ?>) lines.get(0)).get("seed"))
                    .as("the seed gives everything away")
                    .isNull();
            assertThat((List<?>) mine.get("legal")).hasSize(2);
            assertThat(others.get("legal")).isNull();
            assertThat(others.get("move")).isEqualTo("?");
            List<?> own = (List<?>) mine.get("legal");
            for (int card = 1; card <= 6; card++) {
                boolean isOwn = own.contains("lay card-" + card);
                if (!isOwn) assertThat(said.out()).doesNotContain("card-" + card);
            }
        }
    }

    @Test
    void aRuleFileThatFailsSaysInWhichMatch() {
        Said said = Said.by("trace", Said.HEAP, "--variant", "endless", "--matches", "50");

        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains("this does not come to an end")
                .containsPattern("see {2}match \\d+, which has the seed \\d+");
    }

    @Test
    void whenNobodyReadsAnyMoreTheTraceEnds() {
        Writer closed = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("nobody reads");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };

        int code = Cli.run(
                new StringReader(""),
                new PrintWriter(closed),
                new PrintWriter(new StringWriter()),
                "trace",
                Said.HEAP,
                "--matches",
                "9000000000");

        assertThat(code).as("half a trace is no success").isEqualTo(Refusal.FAILED);
    }
}
