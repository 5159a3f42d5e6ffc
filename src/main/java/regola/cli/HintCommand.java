package regola.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Decision;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.file.BadFile;
import regola.file.Json;
import regola.language.source.Message;
import regola.search.Budget;
import regola.search.Tuning;

/** A HintCommand says what to do at one place of a match, and why. */
@Command(
        name = "hint",
        header = "Says what to do, and why.",
        sortOptions = false,
        description = {
            "",
            "At the start of a match, or at a position in a file. Whoever has to decide is advised, and nothing is used that "
                    + "cannot be known there. Where several moves are as good, as far as can be told, all are named. The "
                    + "same seed and iterations give the same hint."
        },
        footer = {"", "Example:  regola hint GAME --position here.json --iterations 20000"})
final class HintCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private GameOptions game;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "5000",
            description = "how many worlds are looked at (default: ${DEFAULT-VALUE})")
    private long iterations;

    @Option(names = "--json", description = "writes JSON")
    private boolean json;

    @Override
    public Integer call() throws BadFile {
        if (iterations < 1) throw Refusal.usage(Message.of("{0} must be at least 1", "--iterations"));
        Table table = TableOptions.table(game);
        Match match = table.start(game.seed(), null);
        if (match.isOver()) throw Refusal.failing("the match is over, so there is nothing to decide", "", "");
        Advice advice = new Adviser(Tuning.of(table::deal), Budget.ofIterations(iterations), 1)
                .hint(match, game.seed(), () -> false);
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(Json.line(data(match.decision(), advice, table.language())));
        else print(match.decision(), advice, table.language(), out);
        return 0;
    }

    private static void print(Decision decision, Advice advice, String language, PrintWriter out) {
        out.println(TerminalWords.question(decision, language));
        for (Move move : advice.good()) out.println("  " + move.text());
        out.println(remark(decision, advice).text(language));
        for (WhyBetter why : advice.reasons())
            out.println("  " + TerminalWords.numbered(why.rule(), why.text(language)));
    }

    private static Spoken remark(Decision decision, Advice advice) {
        if (decision.legal().size() == 1) return Spoken.of("There is no other move.", "Non c'è nessun'altra mossa.");
        String share = TerminalWords.percent(advice.share()).strip();
        if (advice.isOpen())
            return Spoken.of(
                    "These are as good as each other. Chance of winning: " + share,
                    "Queste si equivalgono. Probabilità di vincere: " + share);
        return Spoken.of("Chance of winning: " + share, "Probabilità di vincere: " + share);
    }

    private Map<String, Object> data(Decision decision, Advice advice, String language) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("by", decision.byId());
        data.put("decision", decision.id());
        data.put("good", advice.good().stream().map(Move::text).toList());
        data.put("open", advice.isOpen());
        if (!Double.isNaN(advice.share())) data.put("chance", TerminalWords.rounded(advice.share()));
        data.put("reasons", reasons(advice.reasons(), language));
        data.put("iterations", iterations);
        return data;
    }

    /** @return each reason with its rule, if it has one */
    static List<Object> reasons(List<WhyBetter> reasons, String language) {
        List<Object> told = new ArrayList<>();
        for (WhyBetter why : reasons) {
            Map<String, Object> one = new LinkedHashMap<>();
            if (why.rule() != null) one.put("rule", why.rule());
            one.put("text", why.text(language));
            told.add(one);
        }
        return told;
    }
}
