package regola.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import regola.engine.Match;
import regola.engine.Playout;
import regola.file.BadFile;
import regola.language.source.Message;

/**
 * A PerftCommand counts sequences of moves, which is how two programs of the same rules are held against each other.
 */
@Command(
        name = "perft",
        header = "Counts sequences of moves.",
        sortOptions = false,
        description = {
            "",
            "Of length 1, 2, and so on to D, one line for each: the length and the count. Sequences that end "
                    + "sooner because the match is over do not count."
        })
final class PerftCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private GameOptions game;

    @Option(names = "--depth", required = true, paramLabel = "D", description = "the greatest length")
    private int depth;

    @Option(names = "--turns", description = "counts whole turns, however many moves they take")
    private boolean turns;

    @Override
    public Integer call() throws BadFile {
        if (depth < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--depth"));
        Match match = TableOptions.table(game).start(game.seed(), null);
        PrintWriter out = spec.commandLine().getOut();
        for (int d = 1; d <= depth; d++) {
            long found = turns ? Playout.perftTurns(match.copy(), d) : Playout.perft(match.copy(), d);
            out.println(d + " " + found);
            if (out.checkError())
                return Refusal.FAILED; // nobody reads any more, or nothing can be written: the next depth is long
        }
        return 0;
    }
}
