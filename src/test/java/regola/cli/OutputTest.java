package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Main;

/** What a command cannot write is never taken for written. */
class OutputTest {
    private static final String FULL = "No space left on device";

    /** A Spent is a device that takes some bytes and then fails, as a full disk does. */
    private static final class Spent extends OutputStream {
        private final String reason;
        private long room;

        Spent(long room, String reason) {
            this.room = room;
            this.reason = reason;
        }

        @Override
        public void write(int octet) throws IOException {
            if (--room < 0) throw new IOException(reason);
        }
    }

    /** @return exit code, a blank, and what stands on standard error */
    private static String run(OutputStream out, String command) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = command.replace("HEAP", Said.HEAP).split(" ");
        int code = Cli.run(new StringReader("1\n1\n1\n"), out, err, LessonWindow.NONE, BookPress.NONE, args);
        return code + " " + err.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "games --json",
                "--help",
                "--version",
                "moves --help",
                "moves HEAP",
                "moves HEAP --json",
                "perft HEAP --depth 2",
                "play HEAP",
                "trace HEAP",
                "simulate HEAP --matches 3",
                "simulate HEAP --matches 3 --json",
                "check HEAP",
                "show HEAP --tree",
                "show HEAP --plan",
                "lesson tutorials/china-moon/01-two-pads-a-hop.md --check"
            })
    void aFullDeviceIsToldInOneLine(String command) {
        assertThat(run(new Spent(0, FULL), command)).isEqualTo("1 error: the output cannot be written: " + FULL + "\n");
        assertThat(run(OutputStream.nullOutputStream(), command))
                .as("and with room all is well")
                .isEqualTo("0 ");
    }

    @Test
    void halfATextIsToldToo() {
        assertThat(run(new Spent(100_000, FULL), "trace HEAP --matches 1000"))
                .isEqualTo("1 error: the output cannot be written: " + FULL + "\n");
    }

    @Test
    @Timeout(60)
    void whoeverStopsReadingIsNotTalkedToAnyMore() {
        assertThat(run(new Spent(100_000, "Broken pipe"), "trace HEAP --matches 100000000"))
                .isEqualTo("141 ");
        assertThat(run(new Spent(0, "Broken pipe"), "perft HEAP --depth 1000")).isEqualTo("141 ");
    }

    @Test
    void problemsThatNobodyCanBeToldAreNoSuccess() {
        int code = Cli.run(
                new StringReader(""),
                OutputStream.nullOutputStream(),
                new Spent(0, FULL),
                LessonWindow.NONE,
                BookPress.NONE,
                "check",
                "no such file");

        assertThat(code).isEqualTo(2);
    }

    /** The whole program, as a shell runs it. */
    @Test
    @Timeout(60)
    void aPipeThatNobodyReadsEndsTheProgramQuietly() throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(Arrays.asList("trace", Said.HEAP, "--matches", "100000000"));
        Process process = new ProcessBuilder(command).start();
        process.getInputStream().close();

        assertThat(process.waitFor(50, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(141);
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    }
}
