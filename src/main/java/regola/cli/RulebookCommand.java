package regola.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Message;

/** A RulebookCommand prints the rulebook of a game into a file, without a window. */
@Command(
        name = "rulebook",
        header = "Prints the rulebook of a game as a PDF.",
        sortOptions = false,
        description = {
            "",
            "It is made from the rule file alone, as the game is played with these variants and settings: aim, pieces, set-up, the turn, "
                    + "every special square with a before and after, the end, and all rules by their numbers."
        },
        footer = {
            "",
            "Examples:",
            "  regola rulebook GAME --out rules.pdf",
            "  regola rulebook GAME --variant ID --players 4 --language it --out regole.pdf"
        })
final class RulebookCommand implements Callable<Integer> {
    private static final String ENDING = ".pdf";

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @ParentCommand
    private RootCommand root;

    @Mixin
    private GameOptions game;

    @Option(names = "--out", paramLabel = "FILE.pdf", required = true, description = "the file to write")
    private Path out;

    @Override
    public Integer call() throws BadFile {
        if (game.position != null)
            throw Refusal.usage("a rulebook is of a whole game, not of a position", "", "leave out --position");
        if (game.seed != null) throw Refusal.usage("a rulebook is the same for every seed", "", "leave out --seed");
        Path file = out;
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING)) throw Refusal.ending(file, ENDING);
        // Making it takes a while; that there is nowhere to put it is said before.
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw Refusal.failing(
                    Message.of("there is no folder '{0}'", folder), "", "make it, or choose another with --out");
        if (Files.isDirectory(file))
            throw Refusal.failing(Message.of("'{0}' is a folder", file), "", "name a file in it");
        Table table = TableOptions.table(game);
        SafeWriter.write(file, root.press().pdf(table.rules(), table.language()));
        spec.commandLine().getOut().println(file);
        return 0;
    }
}
