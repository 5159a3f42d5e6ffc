package regola.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import regola.cli.terminal.Interruption;
import regola.cli.terminal.ProgressLine;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.file.Json;
import regola.language.source.Message;
import regola.opponent.ComputerPlayer;
import regola.opponent.Opponents;
import regola.search.Tuning;
import regola.simulation.Generator;
import regola.simulation.Mover;
import regola.simulation.Seating;
import regola.simulation.Simulation;
import regola.simulation.SimulationTally;

/** A SimulateCommand plays many matches between computer players and says what came of them. */
@Command(
        name = "simulate",
        header = "Plays many matches between computer players and counts.",
        sortOptions = false,
        description = {
            "",
            "Who wins, how long matches last, how many moves there are to choose from, and how fast the rules run. The "
                    + "same seed gives the same counts, with any number of threads; only times differ.",
            "",
            "Who plays: random makes any move; greedy the move after which it stands best at once; beginner, easy, fair, good "
                    + "and best look ahead, best for one second a decision. best:300 looks at exactly 300 worlds, and so "
                    + "plays the same on every machine; with-me:2.5 stands between fair (2) and good (3). Where not all are alike they change seats from match to match, "
                    + "and only when everybody has sat everywhere does the next seed follow."
        },
        footer = {
            "",
            "Ctrl+C ends it early and keeps what was counted. A share is followed by the range in which the true chance lies "
                    + "with 95 %% confidence. The matches are those of 'regola trace' with the same seed."
        })
final class SimulateCommand implements Callable<Integer> {
    private static final List<String> FORMATS = List.of("text", "json");

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private GameOptions game;

    @Option(
            names = "--matches",
            paramLabel = "K",
            defaultValue = "1000",
            description = "how many matches (default: ${DEFAULT-VALUE})")
    private long matches;

    @Option(
            names = "--seats",
            paramLabel = "WHO,…",
            split = ",",
            description =
                    "who plays each seat: random, greedy, beginner, easy, fair, good, best, or one of these levels with "
                            + "a number of iterations, such as best:300 (default: random in all)")
    private List<String> seats;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "how many matches at the same time (default: one for each processor)")
    private Integer threads;

    @Option(
            names = "--most-decisions",
            paramLabel = "N",
            defaultValue = "100000",
            description = "breaks a match off after so many decisions (default: ${DEFAULT-VALUE})")
    private long mostDecisions;

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            description = "how the counts are written (default: ${DEFAULT-VALUE})")
    private String format;

    @Option(names = "--json", description = "the same as --format json")
    private boolean json;

    @Override
    public Integer call() throws BadFile {
        if (matches < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--matches"));
        if (mostDecisions < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--most-decisions"));
        if (threads != null && (threads < 1 || threads > 1024)) throw Refusal.usage("--threads must be from 1 to 1024");
        if (!FORMATS.contains(format))
            throw Refusal.unknown(Message.of("there is no format '{0}'", format), format, FORMATS);
        Table table = TableOptions.table(game);
        Seating seating = seating(table);
        table.start(game.seed(), null); // what is wrong with the position is said once, and before anything is played
        SimulationTally tally;
        PrintWriter out = spec.commandLine().getOut();
        try (Interruption interruption = new Interruption()) {
            tally = play(table, seating, interruption);
            SimulationReport report = new SimulationReport(table, game.seed(), matches, seating, tally);
            if (json || format.equals("json")) out.print(Json.page(report.data()));
            else report.print(out);
            out.flush();
        }
        return 0;
    }

    private SimulationTally play(Table table, Seating seating, Interruption interruption) {
        int most = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Simulation simulation = new Simulation(
                seating == null ? table::dealScratch : table::deal, // chance asks nothing of how a turn began
                table.sides().size(),
                matches,
                game.seed(),
                mostDecisions,
                (int) Math.min(most, matches),
                seating);
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), matches, "matches");
        try {
            return simulation.run(interruption.asked(), progress::reached);
        } catch (Simulation.Failed failed) {
            if (!(failed.getCause() instanceof RuleFailure failure)) throw failed;
            throw Refusal.failed(Failures.text(failure, table.language()) + "  "
                    + Message.of("see").in(table.language()) + "  "
                    + Message.of(
                                    "match {0}, which has the seed {1}",
                                    (failed.number() + 1), Generator.seedOf(game.seed(), failed.number()))
                            .in(table.language()));
        } finally {
            progress.close();
        }
    }

    /** @return who plays; null where all is random */
    private Seating seating(Table table) {
        if (seats == null) return null;
        SeatNames.check(seats, table, Opponents.names());
        if (seats.stream().allMatch("random"::equals)) return null;
        Opponents opponents = new Opponents(Tuning.of(table::deal), 1);
        return new Seating(
                seats, seats.stream().map(who -> mover(opponents, who)).toList());
    }

    private static Mover mover(Opponents opponents, String name) {
        ComputerPlayer opponent = opponents.named(name).orElseThrow();
        return (match, seed) -> opponent.choose(match, seed, () -> false);
    }
}
