package regola.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import regola.engine.Match;
import regola.engine.value.Decision;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Outcome;
import regola.engine.value.Position;
import regola.file.BadFile;
import regola.file.Json;
import regola.simulation.Generator;

/**
 * A TraceWriter plays random matches at a table and writes them as JSON lines, each as soon as it is known.
 *
 * <p>As a seat sees it, a trace has no seed, since the seed would give away everything; moves of others that were
 * secret are {@code ?}, and their legal moves, which would show their hands, are null.
 */
final class TraceWriter {
    /** The eyes of nobody in particular: everything is seen. */
    static final int ALL = -1;

    private static final int DECISIONS_BETWEEN_LOOKS = 256;

    private final Table table;
    private final int eyes;
    private final PrintWriter out;
    private final List<Event> events = new ArrayList<>();
    /** A writer takes a line much faster than its letters one by one. */
    private final StringBuilder text = new StringBuilder();

    TraceWriter(Table table, int eyes, PrintWriter out) {
        this.table = table;
        this.eyes = eyes;
        this.out = out;
    }

    void match(long seed, long mostDecisions) throws BadFile {
        Generator moves = Generator.ofMoves(seed);
        Match match = table.start(seed, null);
        writeStart(match, seed);
        match.listen(events::add);
        for (long n = 1; !match.isOver() && n <= mostDecisions; n++) {
            decide(match, n, moves);
            if (n % DECISIONS_BETWEEN_LOOKS == 0 && out.checkError()) return; // nobody reads any more
        }
        writeEnd(match);
    }

    private void decide(Match match, long n, Generator moves) {
        Decision decision = match.decision();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("n", n);
        entry.put("by", decision.byId());
        entry.put("decision", decision.id());
        entry.put("turn", match.turnNumber());
        boolean isMine = eyes == ALL || decision.by() == eyes;
        entry.put("legal", isMine ? decision.legal().stream().map(Move::text).toList() : null);
        Map<String, Object> position = position(match);
        int choice = moves.below(decision.legal().size());
        String move = decision.legal().get(choice).text();
        entry.put("move", decision.secret() && !isMine ? "?" : move);
        events.clear();
        match.playIndex(choice);
        entry.put("events", events.stream().map(this::event).toList());
        entry.put("position", position);
        write(entry);
    }

    private void writeStart(Match match, long seed) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("trace", 1);
        entry.putAll(table.header());
        entry.put("seed", eyes == ALL ? seed : null);
        entry.put("position", position(match));
        write(entry);
    }

    private void writeEnd(Match match) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("over", match.isOver());
        if (match.isOver()) {
            Outcome outcome = match.outcome();
            entry.put("drawn", outcome.drawn());
            entry.put("position", position(match));
            entry.put("scores", scores(outcome));
            entry.put("winners", outcome.winners().stream().map(table::side).toList());
        } else {
            entry.put("position", position(match));
        }
        write(entry);
    }

    private Map<String, Object> scores(Outcome outcome) {
        Map<String, Object> scores = new LinkedHashMap<>();
        for (int side = 0; side < outcome.scores().size(); side++)
            scores.put(table.side(side), outcome.scores().get(side));
        return scores;
    }

    private Map<String, Object> position(Match match) {
        Position position = eyes == ALL ? match.position() : match.view(eyes);
        return position.fields();
    }

    private Map<String, Object> event(Event happened) {
        Event event = eyes == ALL ? happened : happened.masked(eyes);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("rule", event.rule());
        fields.put("text", event.text(table.language()));
        fields.put("kind", event.kind().name().toLowerCase(Locale.ROOT));
        putIfThere(fields, "subject", event.subject());
        putIfThere(fields, "from", event.from());
        putIfThere(fields, "to", event.to());
        putIfThere(fields, "property", event.property());
        putIfThere(fields, "before", event.before());
        putIfThere(fields, "after", event.after());
        return fields;
    }

    private static void putIfThere(Map<String, Object> fields, String key, Object value) {
        if (value != null) fields.put(key, value.toString());
    }

    private void write(Map<String, Object> entry) {
        text.setLength(0);
        Json.write(entry, text);
        out.append(text.append('\n'));
    }
}
