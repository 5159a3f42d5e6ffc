package regola.teaching.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Position;

/**
 * A DraftCourse is how a match came to a moment, and what was played next: from the beginning of a turn if the match
 * can be put up there, else from where the match began.
 *
 * @param start a position, or null for the game's own set-up
 * @param seed of everything that chance decides
 * @param played moves since the start
 * @param next the move that was played at the moment, or null
 * @param fired numbers of the rules that came to bear on it, each once, in order
 */
record DraftCourse(Position start, long seed, List<String> played, String next, List<String> fired) {

    /** @param moves as text, all legal; @param at after how many of them the moment is */
    static DraftCourse of(Ruleset rules, long seed, Position from, List<String> moves, int at) {
        Match match = from == null ? Match.start(rules, seed) : Match.at(rules, from, seed);
        Position turn = from;
        int turnAt = 0;
        for (int i = 0; i < at; i++) {
            int before = match.turnNumber();
            match.play(moves.get(i));
            if (match.isOver() || match.turnNumber() == before) continue;
            turn = match.position();
            turnAt = i + 1;
        }
        String next = at < moves.size() && !match.isOver() ? moves.get(at) : null;
        List<String> fired = next == null ? List.of() : fired(match, next);
        List<String> since = moves.subList(turnAt, at);
        boolean isSame = turn != null && leads(rules, turn, seed, since, match);
        return isSame
                ? new DraftCourse(turn, seed, since, next, fired)
                : new DraftCourse(from, seed, moves.subList(0, at), next, fired);
    }

    /** What a position cannot say, such as the order of a shuffled bag, is not there when the match is put up again. */
    private static boolean leads(Ruleset rules, Position turn, long seed, List<String> moves, Match there) {
        try {
            Match match = Match.at(rules, turn, seed);
            for (String move : moves) match.play(move);
            return match.position().equals(there.position()) && legal(match).equals(legal(there));
        } catch (RuntimeException unfit) {
            return false;
        }
    }

    private static List<String> legal(Match match) {
        return match.isOver()
                ? List.of()
                : match.decision().legal().stream().map(Object::toString).toList();
    }

    private static List<String> fired(Match match, String move) {
        List<Event> events = new ArrayList<>();
        Match after = match.copy();
        after.listen(events::add);
        after.play(move);
        return events.stream()
                .flatMap(event -> Stream.ofNullable(event.rule()))
                .distinct()
                .toList();
    }
}
