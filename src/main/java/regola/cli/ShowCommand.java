package regola.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.RuleCompiler;
import regola.language.TreeText;
import regola.language.diagnostic.DiagnosticRenderer;

/** A ShowCommand shows what the program makes of a rule file on its way to being played. */
@Command(
        name = "show",
        header = "Shows what becomes of a rule file: its tree, the plans by which moves are found, or byte code.",
        sortOptions = false,
        description = {
            "",
            "For people who write rules, or the program that runs them. A plan tells of each choice, for each "
                    + "parameter in turn: its candidates; 'driven by', the conditions that were turned round into "
                    + "sets; 'tried', those asked of each thing, in this order; 'steady' and 'set before', what is "
                    + "computed once before; 'first', what is asked before anything is looked at; 'left out', "
                    + "conditions that hold whenever another does; 'inlined', functions that were put in the place "
                    + "of their calls, and 'called', those that were not.",
            "",
            "Code is made for matches of which many are played. It is told method by method: what it was made from, "
                    + "how large it is, and what is too large to be run fast and so stays interpreted."
        })
final class ShowCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "a rule file; for --tree also a variant")
    private Path file;

    @ArgGroup(multiplicity = "1")
    private What what;

    /** What is to be shown, exactly one. */
    private static final class What {
        @Option(names = "--tree", required = true, description = "the file as it was read, in one fixed style")
        private boolean tree;

        @Option(names = "--plan", required = true, description = "what each choice has become")
        private boolean plan;

        @Option(names = "--code", required = true, description = "the byte code that simulations and opponents run")
        private boolean code;
    }

    @Option(names = "--players", paramLabel = "N", description = "how many play (default: the fewest)")
    private Integer players;

    @Option(names = "--variant", paramLabel = "ID", description = "a variant that is on; may be repeated")
    private List<String> variants = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "gives a setting a value, a list as 1,2,3; may be repeated")
    private List<String> settings = new ArrayList<>();

    @Mixin
    private LibraryOptions library;

    @Override
    public Integer call() throws BadFile {
        Path found = CommandArguments.file(file);
        return what.tree ? tree(found) : made(found);
    }

    private int tree(Path found) throws BadFile {
        if (players != null || !variants.isEmpty() || !settings.isEmpty())
            throw Refusal.usage(
                    "--players, --variant and --set go with --plan and --code: a tree is of one file as it is written");
        TreeText tree = RuleCompiler.tree(TextFile.read(found));
        spec.commandLine().getOut().print(tree.text());
        if (!tree.hasErrors()) return 0;
        spec.commandLine().getErr().print(DiagnosticRenderer.render(tree.diagnostics()));
        return Refusal.FAILED;
    }

    private int made(Path found) throws BadFile {
        GameOptions asked = new GameOptions();
        asked.game = found.toString();
        asked.players = players;
        asked.variants = variants;
        asked.settings = settings;
        asked.library = library;
        PrintWriter out = spec.commandLine().getOut();
        var rules = TableOptions.table(asked).rules();
        out.print(what.plan ? rules.planText() : rules.codeText());
        return 0;
    }
}
