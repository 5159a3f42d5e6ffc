package regola.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TrailerCommandTest {
    @TempDir
    Path folder;

    private final LessonWindow window = ((LessonWindow) (lesson, language) -> {})
            .with(
                    List::of,
                    (trailer, language) -> (trailer.header().game() + " " + language).getBytes(StandardCharsets.UTF_8));

    private Said run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Failures failures = new Failures();
        int code = new CommandLine(
                        new RootCommand(new java.io.BufferedReader(Reader.nullReader()), window, BookPress.NONE))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setExecutionExceptionHandler(failures)
                .setParameterExceptionHandler(failures)
                .execute(args);
        return new Said(code, out.toString(), err.toString());
    }

    @Test
    void theTrailerOfAGameIsWrittenInItsLanguage() throws Exception {
        Path file = folder.resolve("it.gif");
        Said said = run("trailer", "croak", "--language", "it", "--out", file.toString());
        assertThat(said).isEqualTo(new Said(0, file + System.lineSeparator(), ""));
        assertThat(file).hasContent("croak it");
        assertThat(run("trailer", "tutorials/croak/trailer.md", "--out", file.toString())
                        .code())
                .isZero();
        assertThat(file).as("a file of one's own; English if nothing is said").hasContent("croak en");
    }

    @Test
    void whatCannotBeMadeIsTold() throws Exception {
        String gif = folder.resolve("a.gif").toString();
        assertThat(run("trailer", "crok", "--out", gif).err())
                .contains("there is no trailer of 'crok'", "army-of-frogs, china-moon, croak", "did you mean 'croak'?");
        assertThat(run("trailer", "croak", "--out", folder.resolve("a.png").toString())
                        .err())
                .contains("does not end in .gif");
        assertThat(run("trailer", "croak", "--out", folder.resolve("no/a.gif").toString())
                        .err())
                .contains("there is no folder");
        String text = Files.readString(Path.of("tutorials/nine-mens-morris/trailer.md"));
        Path wrong = Files.writeString(folder.resolve("trailer.md"), text.replace(", capture d2", ""));
        Said unwon = run("trailer", wrong.toString(), "--out", gif);
        assertThat(unwon.code()).isEqualTo(1);
        assertThat(unwon.err()).contains("nobody has won when the trailer is over");
        Files.writeString(wrong, text.replace("task: watch", "task: wacth"));
        assertThat(run("trailer", wrong.toString(), "--out", gif).err()).contains("task: wacth", "'watch'");
        assertThat(Path.of(gif)).doesNotExist();
    }

    @Test
    void whereNothingDrawsThatIsSaid() {
        assertThat(Said.by("trailer", "croak", "--out", folder.resolve("a.gif").toString())
                        .err())
                .contains("there is nothing here that draws");
    }
}
