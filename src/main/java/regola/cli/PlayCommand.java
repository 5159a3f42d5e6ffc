package regola.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import regola.file.BadFile;
import regola.file.MatchFile;
import regola.file.SavedMatch;

/** A PlayCommand lets people play in the terminal, all on the same keyboard. */
@Command(
        name = "play",
        header = "Plays in the terminal.",
        sortOptions = false,
        description = {
            "",
            "Shows what is asked, the legal moves with numbers, and what happens with its rules. Type the number "
                    + "of a move or the move itself."
        },
        footer = {"", "While playing, 'help' lists the other commands: moves, why, undo, position, save, quit."})
final class PlayCommand implements Callable<Integer> {
    private static final int SEED_BITS = 32;

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @ParentCommand
    private RootCommand root;

    @Mixin
    private GameOptions game;

    @Option(names = "--resume", paramLabel = "FILE", description = "goes on with a match that was saved")
    private Path saved;

    @Override
    public Integer call() throws BadFile {
        Conversation conversation =
                new Conversation(root.in(), spec.commandLine().getOut());
        PlaySession session;
        if (saved == null) {
            Table table = TableOptions.table(game);
            session = PlaySession.begin(table, game.seed == null ? newSeed() : game.seed, conversation);
        } else {
            session = resumed(MatchFile.read(CommandArguments.file(saved)), conversation);
        }
        return session.run();
    }

    private PlaySession resumed(MatchFile file, Conversation conversation) throws BadFile {
        SavedMatch match = file.match();
        if (game.position != null
                || game.players != null
                || game.seed != null
                || !game.variants.isEmpty()
                || !game.settings.isEmpty()) {
            throw Refusal.usage(
                    "--resume cannot stand together with --players, --variant, --set, --position or --seed\n"
                            + "  why  the saved match says these itself");
        }
        return PlaySession.resume(TableOptions.table(game, file), match, file, conversation);
    }

    private static long newSeed() {
        return new SecureRandom().nextLong() >>> 64 - SEED_BITS;
    }
}
