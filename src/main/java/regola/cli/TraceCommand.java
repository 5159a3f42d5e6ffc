package regola.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.language.source.Message;
import regola.simulation.Generator;

/**
 * A TraceCommand plays random matches and writes down everything, so that another program of the same rules can be held
 * against this one.
 */
@Command(
        name = "trace",
        header = "Writes random matches as JSON lines.",
        sortOptions = false,
        description = {
            "",
            "One line for the start of each match, one for each decision with the position before it, and one for "
                    + "the end. The same seed gives the same lines."
        },
        footer = {
            "",
            "The first match has the seed that is given, each further one a seed derived from it, as its first line says.",
            "With --as, everything that the seat may not see is '?', and what others could have played is left out."
        })
final class TraceCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private GameOptions game;

    @Option(
            names = "--matches",
            paramLabel = "K",
            defaultValue = "1",
            description = "how many matches (default: ${DEFAULT-VALUE})")
    private long matches;

    @Option(names = "--as", paramLabel = "SEAT", description = "tells what this player sees, and nothing else")
    private String seat;

    @Option(
            names = "--most-decisions",
            paramLabel = "N",
            defaultValue = "100000",
            description = "breaks a match off after so many decisions (default: ${DEFAULT-VALUE})")
    private long mostDecisions;

    @Override
    public Integer call() throws BadFile {
        if (matches < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--matches"));
        if (mostDecisions < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--most-decisions"));
        Table table = TableOptions.table(game);
        int eyes = seat == null ? TraceWriter.ALL : table.players().indexOf(seat);
        if (seat != null && eyes < 0)
            throw Refusal.unknown(Message.of("no player is called '{0}'", seat), seat, table.players());
        PrintWriter out = spec.commandLine().getOut();
        TraceWriter writer = new TraceWriter(table, eyes, out);
        for (long k = 0; k < matches; k++) {
            long seed = Generator.seedOf(game.seed(), k);
            try {
                writer.match(seed, mostDecisions);
            } catch (RuleFailure failure) {
                out.flush();
                throw Refusal.failed(Failures.text(failure, table.language()) + "  "
                        + Message.of("see").in(table.language()) + "  "
                        + Message.of("match {0}, which has the seed {1}", (k + 1), seed)
                                .in(table.language()));
            }
            if (out.checkError()) return Refusal.FAILED; // nobody reads any more, or nothing can be written
        }
        return 0;
    }
}
