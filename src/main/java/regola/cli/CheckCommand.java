package regola.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import regola.file.BadFile;

/** A CheckCommand compiles rule files, solves lessons, and says everything that is wrong with them. */
@Command(
        name = "check",
        header = "Says everything that is wrong with rule files and lessons.",
        sortOptions = false,
        description = {
            "",
            "Every problem with its place, what it is, why, and how to mend it. A game is also set up for each "
                    + "number of players. A variant is checked together with its game, which is looked for beside it, among "
                    + "the other files named here, and in the library. A lesson is solved by the machine."
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @ParentCommand
    private RootCommand root;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "a rule file, a lesson, or a folder with such files")
    private List<Path> files;

    @Option(names = "--translations", description = "also remarks which texts are there in one language only")
    private boolean translations;

    @Mixin
    private LibraryOptions library;

    @Override
    public Integer call() throws BadFile {
        Inspection inspection = new Inspection(library, root.lessonWindow(), files, translations);
        inspection.run();
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine().getErr().print(inspection.problems());
        out.println(inspection.summary());
        return inspection.hasErrors() ? Refusal.FAILED : 0;
    }
}
