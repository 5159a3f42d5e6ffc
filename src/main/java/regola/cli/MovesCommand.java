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
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Decision;
import regola.engine.value.Move;
import regola.file.BadFile;
import regola.file.Json;
import regola.language.source.Message;

/** A MovesCommand lists the legal moves at one place of a match, or says why a move is not among them. */
@Command(
        name = "moves",
        header = "Lists legal moves, or says why a move is not legal.",
        sortOptions = false,
        description = {"", "Of the start of a match, of a position in a file, or after some moves."},
        footer = {
            "",
            "Examples:",
            "  regola moves GAME",
            "  regola moves GAME --position here.json --play \"place a1; place b2\"",
            "  regola moves GAME --why \"move a1 a3\""
        })
final class MovesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private GameOptions game;

    @Option(names = "--play", paramLabel = "MOVES", description = "moves to play first, with semicolons between them")
    private String moves = "";

    @Option(
            names = "--why",
            paramLabel = "MOVE",
            description = "says whether this move is legal, and if not, which rule forbids it")
    private String why;

    @Option(names = "--json", description = "writes JSON")
    private boolean json;

    @Override
    public Integer call() throws BadFile {
        Table table = TableOptions.table(game);
        Match match = table.start(game.seed(), null);
        playAll(match);
        Sheet sheet = new Sheet(match, table);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.line(why == null ? sheet.legal() : sheet.answer(ask(match))));
        } else if (why == null) {
            sheet.printLegal(out);
        } else {
            sheet.printAnswer(ask(match), out);
        }
        return 0;
    }

    private void playAll(Match match) {
        int number = 0;
        for (String written : moves.split(";")) {
            String move = written.strip();
            if (move.isEmpty()) continue;
            number++;
            if (match.isOver())
                throw Refusal.failing(
                        Message.of("move {0}, '{1}', comes after the end of the match", number, move), "", "");
            Answer answer = match.ask(move);
            if (!(answer instanceof Answer.Legal legal)) {
                throw Refusal.failing(
                        Message.of("move {0}, '{1}', is not legal", number, move),
                        Message.told(spoken -> TerminalWords.text(answer, spoken)),
                        "");
            }
            match.play(legal.move());
        }
    }

    private Answer ask(Match match) {
        if (match.isOver()) throw Refusal.failing("the match is over, so there is nothing to ask about", "", "");
        return match.ask(why);
    }

    /** A Sheet is what is told about one place of a match, in words or as data. */
    private record Sheet(Match match, Table table) {

        Map<String, Object> legal() {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("over", match.isOver());
            fields.put("turn", match.turnNumber());
            if (!match.isOver()) {
                Decision decision = match.decision();
                fields.put("by", decision.byId());
                fields.put("decision", decision.id());
                fields.put("rule", decision.rule());
                fields.put("question", decision.text(table.language()));
                List<String> texts = new ArrayList<>();
                for (Move move : decision.legal()) texts.add(move.text());
                fields.put("legal", texts);
            } else {
                fields.put("drawn", match.outcome().drawn());
                fields.put(
                        "winners",
                        match.outcome().winners().stream().map(table::side).toList());
            }
            fields.put("position", match.position().fields());
            return fields;
        }

        Map<String, Object> answer(Answer answer) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("legal", answer instanceof Answer.Legal);
            if (answer instanceof Answer.Refused no) {
                fields.put("rule", no.why().rule());
                fields.put("because", no.why().text(table.language()));
                fields.put("place", String.valueOf(no.why().span()));
            } else if (answer instanceof Answer.NotUnderstood no) {
                fields.put("because", no.message().text(table.language()));
            }
            return fields;
        }

        void printLegal(PrintWriter out) {
            if (match.isOver()) {
                out.println(TerminalWords.outcome(match, table));
                return;
            }
            Decision decision = match.decision();
            out.println(TerminalWords.question(decision, table.language()));
            for (Move move : decision.legal()) out.println("  " + move.text());
        }

        void printAnswer(Answer answer, PrintWriter out) {
            out.println(TerminalWords.text(answer, table.language()));
            if (answer instanceof Answer.Refused no && no.why().span() != null)
                out.println("  at " + no.why().span());
        }
    }
}
