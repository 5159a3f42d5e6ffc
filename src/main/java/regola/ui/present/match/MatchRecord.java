package regola.ui.present.match;

import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.engine.value.Position;
import regola.ui.present.start.MatchSetUp;

/**
 * A MatchRecord is a match as far as it has come, for whoever keeps it: everything that is needed to have it again.
 *
 * @param matchNumber grows when a match begins, so that two records of one match have the same
 * @param start the position it began from, or null for the game's own set-up
 * @param moves all of them as text, those too that were taken back and can be done again
 * @param at after how many of them it stands
 * @param computers who plays where nobody sits, as opponents are called, by the names of the players
 * @param called what seats are called in it, by the names of the players; the others have their own names
 * @param position where it stands
 * @param over true if it was played to its end, and is at most looked back at since then
 * @param givenUp who ended it by giving up, by name; null if nobody has
 * @param end where it goes on, while somebody only looks round in its past; null if it goes on where it stands
 * @param sat as {@code computers}, when each of its moves was made; empty if it was as it is now
 */
public record MatchRecord(
        long matchNumber,
        Ruleset rules,
        long seed,
        Position start,
        List<String> moves,
        int at,
        Map<String, String> computers,
        Map<String, String> called,
        Position position,
        boolean over,
        String givenUp,
        Position end,
        List<Map<String, String>> sat) {
    public MatchRecord {
        moves = List.copyOf(moves);
        computers = Map.copyOf(computers);
        called = Map.copyOf(called);
        sat = List.copyOf(sat);
    }

    /**
     * @return a match that begins where something else stands that is no match of its own, and that nobody else plays
     */
    public static MatchRecord standing(Ruleset rules, long seed, Position position) {
        return new MatchRecord(0, rules, seed, position, List.of(), 0, Map.of(), Map.of(), position, false);
    }

    /** As far as a match has come. */
    static MatchRecord of(long number, MatchSetUp setUp, Timeline timeline, PlayedSeats seats) {
        return new MatchRecord(
                number,
                setUp.rules(),
                timeline.seed(),
                timeline.from(),
                timeline.moves(),
                timeline.at(),
                seats.all(),
                setUp.called(),
                timeline.match().position(),
                timeline.hasEnded(),
                timeline.givenUpAtLast(),
                timeline.isLookedAt()
                        ? timeline.moments().get(timeline.last()).match().position()
                        : null,
                seats.sat(timeline));
    }

    /** @return the same where it goes on: nothing is different in it because somebody looks round */
    public MatchRecord goingOn() {
        return end == null
                ? this
                : new MatchRecord(
                        matchNumber,
                        rules,
                        seed,
                        start,
                        moves,
                        moves.size(),
                        computers,
                        called,
                        end,
                        over,
                        givenUp,
                        null,
                        sat);
    }

    /** One that nobody has given up. */
    public MatchRecord(
            long matchNumber,
            Ruleset rules,
            long seed,
            Position start,
            List<String> moves,
            int at,
            Map<String, String> computers,
            Map<String, String> called,
            Position position,
            boolean over) {
        this(matchNumber, rules, seed, start, moves, at, computers, called, position, over, null, null, List.of());
    }

    /**
     * @param move counted from 0; one that has not been made is made by who plays now
     * @return who played where nobody sat when it was made, as opponents are called, by the names of the players
     */
    public Map<String, String> computers(int move) {
        return move < sat.size() ? sat.get(move) : computers;
    }
}
