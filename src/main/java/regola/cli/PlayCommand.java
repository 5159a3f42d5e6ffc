package regola.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import regola.cli.terminal.Conversation;
import regola.file.BadFile;
import regola.file.MatchFile;
import regola.file.SavedMatch;

/** A PlayCommand lets people play in the terminal, all on the same keyboard, against the computer too. */
@Command(
        name = "play",
        header = "Plays in the terminal.",
        sortOptions = false,
        description = {
            "",
            "Shows what is asked, the legal moves with numbers, and what happens with its rules. Type the number "
                    + "of a move or the move itself.",
            "",
            "People may share the keyboard, and --seats lets the computer play for some: beginner, easy, fair, good and best "
                    + "look ahead, best for one second a decision; greedy makes the move after which it stands best at once, "
                    + "random makes any. with-me grows from match to match with whoever plays in the window; here it "
                    + "knows nobody and begins anew, between beginner and easy. with-me:2.5 plays between fair (2) and "
                    + "good (3)."
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

    @Option(
            names = "--seats",
            paramLabel = "WHO,…",
            split = ",",
            description =
                    "who plays each seat: you for whoever sits here, random, greedy, beginner, easy, fair, good, "
                            + "best, with-me, or one of these levels with a number of iterations, such as best:300 (default: you in all)")
    private List<String> seats;

    @Override
    public Integer call() throws BadFile {
        Conversation conversation =
                new Conversation(root.in(), spec.commandLine().getOut());
        PlaySession session;
        if (saved == null) {
            Table table = TableOptions.table(game);
            SeatNames.check(seats, table, SeatNames.WITH_PEOPLE);
            session = PlaySession.begin(table, game.seed == null ? newSeed() : game.seed, conversation);
        } else {
            session = resumed(MatchFile.read(CommandArguments.file(saved)), conversation);
        }
        if (seats != null) session.seat(seats);
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
                    "--resume cannot stand together with --players, --variant, --set, --position or --seed",
                    "the saved match says these itself",
                    "");
        }
        Table table = TableOptions.table(game, file);
        SeatNames.check(seats, table, SeatNames.WITH_PEOPLE);
        return PlaySession.resume(table, match, file, conversation);
    }

    private static long newSeed() {
        return new SecureRandom().nextLong() >>> 64 - SEED_BITS;
    }
}
