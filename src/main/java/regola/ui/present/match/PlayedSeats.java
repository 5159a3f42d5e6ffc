package regola.ui.present.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regola.engine.Ruleset;
import regola.language.model.Type;

/** The PlayedSeats are the seats of a match that computers play. Confined to one thread. */
final class PlayedSeats {
    private final Ruleset rules;
    /** As opponents are called, by the names of the players. */
    private final Map<String, String> seats;

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

    /** @return who plays where nobody sits, by the names of the players */
    Map<String, String> all() {
        return Map.copyOf(seats);
    }
}
