package regola.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import regola.cli.terminal.Outlet;

/**
 * A Cli is the door of the command line: arguments in, exit code out. All text is UTF-8 whatever the system's own is.
 */
public final class Cli {
    /** What a shell says of a program that wrote into a pipe which nobody reads any more. */
    static final int NOBODY_READS = 141;

    private Cli() {}

    /**
     * Runs a command on the streams of the program.
     *
     * @param lessons opens the window of a lesson
     * @param press prints rulebooks
     * @return as {@link #run(Reader, OutputStream, OutputStream, LessonWindow, BookPress, String...)}
     */
    public static int run(LessonWindow lessons, BookPress press, String... args) {
        return run(
                new InputStreamReader(System.in, StandardCharsets.UTF_8),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                lessons,
                press,
                args);
    }

    /**
     * Runs a command. What it could not write is an error, so that half a text is never taken for a whole one.
     *
     * @return 0 if all is well, 1 if what was checked or played failed or could not be written, 2 if the command was
     *     wrong, 141 if nobody read the output to its end
     */
    static int run(
            Reader in, OutputStream out, OutputStream err, LessonWindow lessons, BookPress press, String... args) {
        Outlet said = new Outlet(out);
        Outlet complained = new Outlet(err);
        PrintWriter complaints = complained.writer();
        int code = run(in, said.writer(), complaints, lessons, press, args);
        if (said.isClosedPipe()) return NOBODY_READS;
        if (said.failure() != null)
            return Failures.tell(
                    Refusal.failed("error: the output cannot be written: "
                            + said.failure().getMessage()),
                    complaints);
        return code == 0 && complained.failure() != null ? Refusal.FAILED : code;
    }

    /** @return 0 if all is well, 1 if what was checked or played failed, 2 if the command was wrong */
    public static int run(Reader in, PrintWriter out, PrintWriter err, String... args) {
        return run(in, out, err, LessonWindow.NONE, BookPress.NONE, args);
    }

    private static int run(
            Reader in, PrintWriter out, PrintWriter err, LessonWindow lessons, BookPress press, String... args) {
        Failures failures = new Failures();
        CommandLine command = new CommandLine(new RootCommand(new BufferedReader(in), lessons, press))
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
