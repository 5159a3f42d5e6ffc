package regola.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import regola.advice.Review;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.advice.course.Fall;
import regola.cli.terminal.ProgressLine;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.engine.value.PositionProblem;
import regola.engine.value.Spoken;
import regola.file.BadFile;
import regola.file.Json;
import regola.file.MatchFile;
import regola.file.Replay;
import regola.file.SavedMatch;
import regola.language.source.Message;
import regola.search.Tuning;

/** A ReviewCommand looks back at a saved match: the chances move by move, and the moments that cost most. */
@Command(
        name = "review",
        header = "Looks back at a saved match.",
        sortOptions = false,
        description = {
            "",
            "Says for each move what chance of winning everybody had before it, as far as those who decided could know, and "
                    + "which moves of people cost most, what would have been better, and why. The same seed and iterations "
                    + "find the same."
        },
        footer = {
            "",
            "The match is one that 'play' or the window has saved; its game is found as 'regola games' lists it."
        })
final class ReviewCommand implements Callable<Integer> {
    private static final int STEPS = 1_000;
    /** More moves of a line are not read. */
    private static final int LINE = 4;

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "MATCH", description = "the file of the saved match")
    private Path saved;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "500",
            description = "how many worlds are looked at for each move, and eight times as many for each moment "
                    + "(default: ${DEFAULT-VALUE})")
    private long iterations;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "decides which worlds are looked at (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--json", description = "writes JSON")
    private boolean json;

    @Mixin
    private LibraryOptions library;

    @Override
    public Integer call() throws BadFile {
        if (iterations < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--iterations"));
        MatchFile file = MatchFile.read(CommandArguments.file(saved));
        GameOptions options = new GameOptions();
        options.game = file.match().game();
        options.library = library;
        Table table = TableOptions.table(options, file);
        Match start = started(file, table);
        List<Integer> moves = indices(start.copy(), file.match().played());
        Review review = review(start, moves, peopleOf(file.match(), table));
        PrintWriter out = spec.commandLine().getOut();
        Report report = new Report(table, start, moves, review);
        if (json) out.print(Json.page(report.data()));
        else report.print(out);
        return 0;
    }

    private Review review(Match start, List<Integer> moves, Set<Integer> people) {
        Review.Manner manner = new Review.Manner(Tuning.of(s -> dealt(start, s)), iterations, people);
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), STEPS, "steps");
        try {
            return Review.of(
                    start,
                    moves,
                    manner,
                    seed,
                    known -> progress.reached(Math.round(known.part() * STEPS)),
                    () -> false);
        } finally {
            progress.close();
        }
    }

    private static Match dealt(Match start, long seed) {
        return Match.start(start.rules(), seed);
    }

    private static Match started(MatchFile file, Table table) throws BadFile {
        SavedMatch match = file.match();
        try {
            Replay replay = Replay.of(match, table.rules());
            if (replay.problem() != null)
                throw file.placed(replay.problem(), table.rules().game());
            return match.start() == null
                    ? Match.start(table.rules(), match.seed())
                    : Match.at(table.rules(), match.start(), match.seed());
        } catch (PositionProblem problem) {
            throw file.placed(problem);
        }
    }

    /** @return where each move stands among the legal ones */
    private static List<Integer> indices(Match match, List<String> moves) {
        List<Integer> indices = new ArrayList<>();
        for (String written : moves) {
            List<Move> legal = match.decision().legal();
            int index = IntStream.range(0, legal.size())
                    .filter(i -> legal.get(i).text().equals(written))
                    .findFirst()
                    .orElseThrow(() ->
                            Refusal.failing(Message.of("'{0}' is not written as the rules write it", written), "", ""));
            indices.add(index);
            match.playIndex(index);
        }
        return indices;
    }

    /** @return the seats that people played; all if there were none */
    private static Set<Integer> peopleOf(SavedMatch match, Table table) {
        Set<Integer> people = IntStream.range(0, table.players().size())
                .filter(seat -> !match.computers().containsKey(table.side(seat)))
                .boxed()
                .collect(Collectors.toSet());
        if (!people.isEmpty()) return people;
        return IntStream.range(0, table.players().size()).boxed().collect(Collectors.toSet());
    }

    /** A Report is what was found, in words or as data. */
    private record Report(Table table, Match start, List<Integer> moves, Review review) {
        private record Made(String by, String move) {}

        /** @return who made each move */
        private List<Made> made() {
            Match match = start.copy();
            List<Made> made = new ArrayList<>();
            for (int index : moves) {
                made.add(
                        new Made(table.side(match.decider()), match.legal(index).text()));
                match.playIndex(index);
            }
            return made;
        }

        Map<String, Object> data() {
            Map<String, Object> data = new LinkedHashMap<>(table.header());
            List<Object> steps = new ArrayList<>();
            List<Made> made = made();
            for (int i = 0; i < made.size(); i++) {
                Map<String, Object> step = new LinkedHashMap<>();
                step.put("by", made.get(i).by);
                step.put("move", made.get(i).move);
                step.put(
                        "chances",
                        review.chances().get(i).stream()
                                .map(TerminalWords::rounded)
                                .toList());
                steps.add(step);
            }
            data.put("moves", steps);
            data.put("moments", data(review.moments()));
            if (!review.slips().isEmpty()) data.put("slips", data(review.slips()));
            data.put("found", data(review.found()));
            if (review.turned() >= 0) data.put("turned", review.turned() + 1);
            if (review.leapt() >= 0) data.put("decided", review.leapt() + 1);
            if (!review.falls().isEmpty())
                data.put(
                        "falls",
                        review.falls().stream()
                                .map(fallen -> data(fallen.fall()))
                                .toList());
            return data;
        }

        private Map<String, Object> data(Fall fall) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("number", fall.at() + 1);
            one.put("of", table.side(fall.seat()));
            one.put("from", TerminalWords.rounded(fall.from()));
            one.put("to", TerminalWords.rounded(fall.to()));
            return one;
        }

        private List<Object> data(List<TurningPoint> points) {
            List<Object> moments = new ArrayList<>();
            for (TurningPoint moment : points) {
                Map<String, Object> one = new LinkedHashMap<>();
                one.put("number", moment.at() + 1);
                one.put("by", table.side(moment.decider()));
                one.put("played", moment.played().text());
                one.put("better", moment.better().text());
                if (moment.lost()) one.put("lost", true);
                one.put("loss", TerminalWords.rounded(moment.loss()));
                one.put("noise", TerminalWords.rounded(moment.noise()));
                one.put("reasons", HintCommand.reasons(moment.reasons(), table.language()));
                one.put("line", moment.followed().stream().map(Move::text).toList());
                moments.add(one);
            }
            return moments;
        }

        void print(PrintWriter out) {
            List<Made> made = made();
            int widest = made.stream().mapToInt(one -> one.move.length()).max().orElse(0);
            out.println(say("Chances before each move", "Probabilità prima di ogni mossa") + ": "
                    + IntStream.range(0, table.players().size())
                            .mapToObj(seat -> TerminalWords.title(seat, table))
                            .collect(Collectors.joining(", ")));
            for (int i = 0; i < made.size(); i++) {
                String chances = review.chances().get(i).stream()
                        .map(TerminalWords::percent)
                        .collect(Collectors.joining("  "));
                out.println(String.format("%4d  %-" + (widest + 2) + "s%s", i + 1, made.get(i).move, chances));
            }
            out.println();
            print(
                    review.moments(),
                    say("What cost most", "Che cosa è costato di più"),
                    say("better", "meglio"),
                    say("No move was clearly worse than another.", "Nessuna mossa era chiaramente peggiore."),
                    out);
            print(
                    review.slips(),
                    say("Small slips: something was given away", "Piccole sviste: qualcosa è stato regalato"),
                    say("better", "meglio"),
                    "",
                    out);
            print(
                    review.closest(),
                    say("Perhaps a little weaker", "Forse un po' più debole"),
                    say("better", "meglio"),
                    "",
                    out);
            print(review.found(), say("Well found", "Ben trovate"), say("next best", "la seconda"), "", out);
            if (review.turned() >= 0)
                out.println("\n"
                        + say("From here on the winner was ahead: move ", "Da qui chi ha vinto è in vantaggio: mossa ")
                        + (review.turned() + 1));
            if (review.leapt() >= 0 && review.leapt() != review.turned())
                out.println("\n"
                        + say("The winner gained most with move ", "Chi ha vinto ha guadagnato di più con la mossa ")
                        + (review.leapt() + 1));
            for (Review.Fallen fallen : review.falls()) print(fallen.fall(), out);
        }

        private void print(Fall fall, PrintWriter out) {
            out.println("\n" + TerminalWords.title(fall.seat(), table)
                    + say(" lost most of all with the turn of move ", " ha perso di più con il turno della mossa ")
                    + (fall.at() + 1) + ": "
                    + TerminalWords.percent(fall.from()).strip() + " \u2192 "
                    + TerminalWords.percent(fall.to()).strip());
        }

        private void print(List<TurningPoint> points, String title, String held, String none, PrintWriter out) {
            if (points.isEmpty()) {
                if (!none.isEmpty()) out.println(none);
                return;
            }
            out.println(title + ":");
            for (TurningPoint moment : points) print(moment, held, out);
        }

        private void print(TurningPoint moment, String held, PrintWriter out) {
            out.println();
            out.println(String.format("%4d  ", moment.at() + 1) + TerminalWords.title(moment.decider(), table) + ": "
                    + moment.played().text() + "  (\u2212"
                    + TerminalWords.percent(moment.loss()).strip()
                    + (moment.lost() ? say(", lost at once", ", persa subito") : "") + ")");
            out.println("      " + held + ": "
                    + (moment.isRight()
                            ? moment.other().text()
                            : moment.followed().stream()
                                    .limit(LINE)
                                    .map(Move::text)
                                    .collect(Collectors.joining("; "))));
            for (WhyBetter why : moment.reasons())
                out.println("      " + TerminalWords.numbered(why.rule(), why.text(table.language())));
        }

        private String say(String english, String italian) {
            return Spoken.of(english, italian).text(table.language());
        }
    }
}
