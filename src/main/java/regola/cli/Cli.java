package regola.cli;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/**
 * A Cli is the door of the command line: arguments in, exit code out. All text is UTF-8 whatever the system's own is.
 */
public final class Cli {
    private static final int BUFFER = 1 << 16;

    private Cli() {}

    /**
     * Runs a command on the streams of the program.
     *
     * @param lessons opens the window of a lesson
     */
    public static int run(LessonWindow lessons, String... args) {
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        return run(new InputStreamReader(System.in, StandardCharsets.UTF_8), out, err, lessons, args);
    }

    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(to), StandardCharsets.UTF_8), BUFFER));
    }

    /** @return 0 if all is well, 1 if what was checked or played failed, 2 if the command was wrong */
    public static int run(Reader in, PrintWriter out, PrintWriter err, String... args) {
        return run(in, out, err, LessonWindow.NONE, args);
    }

    private static int run(Reader in, PrintWriter out, PrintWriter err, LessonWindow lessons, String... args) {
        Failures failures = new Failures();
        CommandLine command = new CommandLine(new RootCommand(new BufferedReader(in), lessons))
                .setOut(out)
                .setErr(err)
                .setUsageHelpWidth(100)
                .setUsageHelpAutoWidth(false)
                .setExecutionExceptionHandler(failures)
                .setParameterExceptionHandler(failures);
        try {
            return command.execute(args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            return Failures.tell(e, err);
        } finally {
            out.flush();
            err.flush();
        }
    }
}
