package regola.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import regola.file.BadFile;
import regola.file.SafeWriter;
import regola.language.source.Message;
import regola.library.GameEntry;
import regola.library.GameLibrary;
import regola.library.GamePack;

/** A PackCommand packs a game into one file to give away. */
@Command(
        name = "pack",
        header = "Packs a game of your own into one file to give away.",
        sortOptions = false,
        description = {
            "",
            "In the file lie the rules, the variants, the drawings beside them, and the lessons of a folder. 'regola FILE' takes such a file "
                    + "in and opens the window."
        },
        footer = {"", "Examples:", "  regola pack my-game.rules --out my-game.regola-game"})
final class PackCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "the rule file of the game")
    private Path rules;

    @Option(
            names = "--lessons",
            paramLabel = "DIR",
            description = "a folder that has a folder of lessons named after the game")
    private Path lessons;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the file to write")
    private Path out;

    @Override
    public Integer call() throws BadFile {
        GameLibrary library = GameLibrary.open(List.of(rules));
        GameEntry game = library.gameIn(rules)
                .orElseThrow(() -> Refusal.failing(
                        Message.of("'{0}' is no rule file of a game", rules),
                        "",
                        "name a file that begins with 'game'; 'regola check FILE' says what is wrong with it"));
        String name = out.toString();
        if (!name.endsWith("." + GamePack.ENDING)) throw Refusal.ending(out, "." + GamePack.ENDING);
        Path taught = lessons == null ? rules.resolveSibling("tutorials") : lessons;
        SafeWriter.write(out, GamePack.of(library, game, taught));
        spec.commandLine().getOut().println(out);
        return 0;
    }
}
