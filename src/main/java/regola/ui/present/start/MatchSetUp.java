package regola.ui.present.start;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.language.model.Type;
import regola.ui.view.Rival;

/**
 * A MatchSetUp is all that a match needs to begin.
 *
 * @param rules the game with its variants and settings, for so many players
 * @param seed of everything that chance decides
 * @param computers who plays where nobody sits, as opponents are called, by the names of the players
 * @param called what seats are called in this match, by the names of the players; the others have their own names
 */
public record MatchSetUp(Ruleset rules, long seed, Map<String, String> computers, Map<String, String> called) {
    /** Who plays where nobody has chosen, as opponents are called. */
    public static final String USUAL = Rival.EASY.id();

    private static final long OTHER_LUCK = 6_364_136_223_846_793_005L;

    public MatchSetUp {
        called = Map.copyOf(called);
        computers = Map.copyOf(computers);
    }

    /** A match in which all seats have their own names. */
    public MatchSetUp(Ruleset rules, long seed, Map<String, String> computers) {
        this(rules, seed, computers, Map.of());
    }

    /** A match in which any moves are made in the seats of these players. */
    public MatchSetUp(Ruleset rules, long seed, Set<String> computers) {
        this(rules, seed, all(computers, Rival.RANDOM.id()));
    }

    /** @return the same match with everybody one seat further, and other luck */
    public MatchSetUp moved() {
        List<String> players = rules.names().ids(Type.PLAYER).subList(0, rules.players());
        Map<String, String> next = new HashMap<>();
        Map<String, String> names = new HashMap<>();
        for (int i = 0; i < players.size(); i++) {
            String to = players.get((i + 1) % players.size());
            if (computers.containsKey(players.get(i))) next.put(to, computers.get(players.get(i)));
            if (called.containsKey(players.get(i))) names.put(to, called.get(players.get(i)));
        }
        return new MatchSetUp(rules, OTHER_LUCK * seed + 1, next, names);
    }

    /** @return the same match once more, with other luck */
    public MatchSetUp anew() {
        return seeded(OTHER_LUCK * seed + 1);
    }

    /**
     * @param now who plays by now where nobody sits, by the names of the players
     * @return who does so in the next match: as well as now, but only where it was set up so. Whoever lets somebody
     *     else play on wants to play again
     */
    Map<String, String> next(Map<String, String> now) {
        Map<String, String> next = new HashMap<>(computers);
        next.replaceAll((player, opponent) -> now.getOrDefault(player, opponent));
        return next;
    }

    /** @param opponents who plays where nobody sits, by the names of the players */
    public MatchSetUp seated(Map<String, String> opponents) {
        return new MatchSetUp(rules, seed, opponents, called);
    }

    /** @return the same match with other luck */
    public MatchSetUp seeded(long other) {
        return new MatchSetUp(rules, other, computers, called);
    }

    /** @return the same opponent for all these players */
    public static Map<String, String> all(Set<String> players, String opponent) {
        return players.stream().collect(Collectors.toMap(player -> player, player -> opponent));
    }
}
