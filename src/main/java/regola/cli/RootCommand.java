package regola.cli;

import java.io.BufferedReader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import regola.cli.server.LanguageServerCommand;

/** A RootCommand is the program's name on the command line; it does nothing but hold the commands. */
@Command(
        name = "regola",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {"Teaches board games whose rules are text.", "Without a command the window opens."},
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "'regola COMMAND --help' says more about a command.",
            "Exit code: 0 good, 1 what was checked or played failed or could not be written, 2 wrong usage,",
            "141 nobody read the output to its end."
        },
        subcommands = {
            CheckCommand.class,
            ShowCommand.class,
            GamesCommand.class,
            PlayCommand.class,
            MovesCommand.class,
            HintCommand.class,
            ReviewCommand.class,
            TraceCommand.class,
            SimulateCommand.class,
            PerftCommand.class,
            LessonCommand.class,
            RulebookCommand.class,
            TrailerCommand.class,
            PackCommand.class,
            LanguageServerCommand.class
        })
final class RootCommand implements Runnable {
    private final BufferedReader in;
    private final LessonWindow lessonWindow;
    private final BookPress press;

    @Spec
    private CommandSpec spec;

    RootCommand(BufferedReader in, LessonWindow lessonWindow, BookPress press) {
        this.in = in;
        this.lessonWindow = lessonWindow;
        this.press = press;
    }

    /** What people type. */
    BufferedReader in() {
        return in;
    }

    /** What opens lessons. */
    LessonWindow lessonWindow() {
        return lessonWindow;
    }

    /** What prints rulebooks. */
    BookPress press() {
        return press;
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
    }
}
