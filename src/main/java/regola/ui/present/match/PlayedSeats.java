package regola.ui.present.match;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.model.Type;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;

/**
 * The PlayedSeats are the seats of a match that computers play, and those that they played when each of its moves was
 * made: whoever changes that later has not made those moves. Confined to one thread.
 */
final class PlayedSeats {
    private final Ruleset rules;
    /** As opponents are called, by the names of the players. */
    private final Map<String, String> seats;
    /** The same when a moment came about, by what led to it. */
    private final Map<Snapshot, Map<String, String>> before = new IdentityHashMap<>();

    PlayedSeats(Ruleset rules, Map<String, String> seats) {
        this.rules = rules;
        this.seats = new HashMap<>(seats);
    }

    boolean any() {
        return !seats.isEmpty();
    }

    /** @return whether a computer decides for that player; not if it is none */
    boolean plays(int player) {
        return player >= 0 && seats.containsKey(rules.names().id(Type.PLAYER, player));
    }

    /** @return who plays there, as opponents are called; null for a person */
    String at(int player) {
        return seats.get(rules.names().id(Type.PLAYER, player));
    }

    /** @param who plays there, as opponents are called; null for a person */
    void seat(String player, String who) {
        if (who == null) seats.remove(player);
        else seats.put(player, who);
    }

    /** @return the players who are no computers */
    List<Integer> people() {
        return IntStream.range(0, rules.players())
                .filter(player -> !plays(player))
                .boxed()
                .toList();
    }

    /** @return what is said of the match: who plays alone against computers is spoken to */
    Tongue tongue(Manner manner, Map<String, String> called) {
        List<Integer> people = people();
        return new Tongue(rules, manner.to(people.size() == 1 ? people.get(0) : Manner.NOBODY), called);
    }

    /** @return who plays where nobody sits, by the names of the players */
    Map<String, String> all() {
        return Map.copyOf(seats);
    }

    /** The moments that have come about since this was asked last did so with those who sit there now. */
    void note(Timeline timeline) {
        timeline.moments().forEach(moment -> before.computeIfAbsent(moment, any -> all()));
    }

    /** @return who played where nobody sat when each move was made, those too that were taken back */
    List<Map<String, String>> sat(Timeline timeline) {
        return timeline.moments().stream().skip(1).map(before::get).toList();
    }

    /** @return who plays where nobody sits; in a match that is only read, who did when the move was made from there */
    Map<String, String> at(Timeline timeline) {
        int next = timeline.hasEnded() ? Math.min(timeline.at() + 1, timeline.last()) : timeline.at() + 1;
        return timeline.isStudied() && next > 0 && next <= timeline.last()
                ? before.get(timeline.moments().get(next))
                : all();
    }
}
