package regola.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import regola.language.source.Message;
import regola.opponent.ComputerPlayer;
import regola.opponent.Opponents;
import regola.search.Tuning;

/** SeatNames are what is written behind {@code --seats}: who plays each seat. */
final class SeatNames {
    /** Whoever sits in front of the screen. */
    private static final String YOU = "you";

    /** Who may play where people play too. */
    static final List<String> WITH_PEOPLE =
            Stream.concat(Stream.of(YOU), Opponents.names().stream()).toList();

    private SeatNames() {}

    /**
     * @param seats as written; null if nothing was
     * @param known who may be named
     */
    static void check(List<String> seats, Table table, List<String> known) {
        if (seats == null) return;
        for (String who : seats) {
            if (!known.contains(who) && !Opponents.isName(who))
                throw Refusal.unknown(Message.of("nobody who plays is called '{0}'", who), who, known);
        }
        if (seats.size() != table.players().size()) {
            throw Refusal.usage(Message.of(
                    "--seats names {0} players, but {1} play: {2}",
                    seats.size(), table.players().size(), String.join(", ", table.players())));
        }
    }

    /** @return who decides for each seat; null for people */
    static List<ComputerPlayer> players(List<String> seats, Table table) {
        List<ComputerPlayer> players = new ArrayList<>();
        if (seats.stream().allMatch(YOU::equals)) return players;
        Opponents opponents = new Opponents(
                Tuning.of(table::deal), Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        for (String who : seats)
            players.add(who.equals(YOU) ? null : opponents.named(who).orElseThrow());
        return players;
    }
}
