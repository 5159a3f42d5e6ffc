package regola.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import regola.simulation.KindTally;
import regola.simulation.Seating;
import regola.simulation.Share;
import regola.simulation.SimulationTally;
import regola.simulation.Spread;

/**
 * A SimulationReport is what a simulation found, as text for people or as data for programs.
 *
 * @param asked how many matches were wanted
 * @param seating who played; null where all was random
 */
record SimulationReport(Table table, long seed, long asked, Seating seating, SimulationTally tally) {

    Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>(table.header());
        data.put("seed", seed);
        data.put("asked", asked);
        data.put("matches", tally.matches());
        data.put("broken-off", tally.unfinished());
        Map<String, Object> wins = new LinkedHashMap<>();
        for (int side = 0; side < table.sides().size(); side++) wins.put(table.side(side), share(tally.wins(side)));
        data.put("wins", wins);
        if (seating != null) data.put("players-by-strength", kinds());
        data.put("shared-wins", share(tally.shared()));
        data.put("draws", share(tally.draws()));
        data.put("decisions", spread(tally.decisions(), 1));
        data.put("turns", spread(tally.turns(), 1));
        data.put("legal-moves", spread(tally.choices(), 1));
        data.put("longest-seed", tally.longestSeed());
        data.put("decisions-per-second", Math.round(tally.decisionsPerSecond()));
        data.put("milliseconds-per-decision", spread(tally.nanos(), 1e6));
        return data;
    }

    private Map<String, Object> kinds() {
        Map<String, Object> data = new LinkedHashMap<>();
        for (int i = 0; i < seating.kinds().size(); i++) {
            KindTally kind = tally.kinds().get(i);
            Map<String, Object> found = new LinkedHashMap<>();
            found.put("seats", seating.seatsOf(i));
            found.put("wins", share(kind.wins()));
            found.put("with-draws-shared", share(kind.shares()));
            data.put(seating.kinds().get(i), found);
        }
        return data;
    }

    private static Map<String, Object> share(Share share) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("count", share.count());
        data.put("share", TerminalWords.rounded(share.value()));
        data.put("low", TerminalWords.rounded(share.low()));
        data.put("high", TerminalWords.rounded(share.high()));
        return data;
    }

    private static Map<String, Object> spread(Spread spread, double unit) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("mean", TerminalWords.rounded(spread.mean() / unit));
        data.put("p50", number(spread.quantile(0.5), unit));
        data.put("p99", number(spread.quantile(0.99), unit));
        data.put("most", number(spread.most(), unit));
        return data;
    }

    private static Object number(long value, double unit) {
        if (unit == 1) return value;
        return TerminalWords.rounded(value / unit);
    }

    void print(PrintWriter out) {
        line(
                out,
                "%s%s, %d players, seed %d",
                table.game(),
                table.variants().isEmpty() ? "" : " + " + String.join(" + ", table.variants()),
                table.players().size(),
                seed);
        String early = tally.matches() < asked ? String.format(Locale.ROOT, " (of %,d, then ended early)", asked) : "";
        line(out, "matches       %,12d%s", tally.matches(), early);
        if (tally.unfinished() > 0) line(out, "  broken off  %,12d", tally.unfinished());
        for (int side = 0; side < table.sides().size(); side++)
            share(out, "won by " + table.side(side), tally.wins(side));
        if (tally.shared().count() > 0) share(out, "won by several", tally.shared());
        share(out, "drawn", tally.draws());
        if (seating != null) printKinds(out);
        line(out, "%n%-20s %10s %10s %10s %10s", "", "mean", "half up to", "99 % up to", "most");
        spread(out, "decisions a match", tally.decisions());
        spread(out, "turns a match", tally.turns());
        spread(out, "legal moves", tally.choices());
        Spread nanos = tally.nanos();
        line(
                out,
                "%-20s %10.4f %10.4f %10.4f %10.4f",
                "ms a decision",
                nanos.mean() / 1e6,
                nanos.quantile(0.5) / 1e6,
                nanos.quantile(0.99) / 1e6,
                nanos.most() / 1e6);
        line(
                out,
                "%nThe longest match has the seed %d. One thread makes %,d decisions a second.",
                tally.longestSeed(),
                Math.round(tally.decisionsPerSecond()));
    }

    /** Of each seat that a kind plays: how often it wins, and the same with draws shared out. */
    private void printKinds(PrintWriter out) {
        line(
                out,
                "%na seat of           wins                            draws shared out, fair %.1f %%",
                100.0 / table.players().size());
        for (int i = 0; i < seating.kinds().size(); i++) {
            KindTally kind = tally.kinds().get(i);
            share(out, seating.kinds().get(i), kind.wins());
            share(out, "", kind.shares());
        }
    }

    private static void share(PrintWriter out, String what, Share share) {
        line(
                out,
                "  %-18s %,10d  %5.1f %%  (%.1f to %.1f %%)",
                what,
                share.count(),
                share.value() * 100,
                share.low() * 100,
                share.high() * 100);
    }

    private static void spread(PrintWriter out, String what, Spread spread) {
        line(
                out,
                "%-20s %,10.1f %,10d %,10d %,10d",
                what,
                spread.mean(),
                spread.quantile(0.5),
                spread.quantile(0.99),
                spread.most());
    }

    private static void line(PrintWriter out, String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }
}
