package regola.ui.present.start;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Ruleset;
import regola.language.model.Type;

/**
 * A Chosen is what somebody has chosen for a match that has not begun.
 *
 * @param game its id
 * @param players 0 if as the game proposes
 * @param kinds who sits in each seat, by the number of the seat from 0; where none is said the computer does
 * @param names what seats are called, by their number, where they have not their own names
 * @param variants ids in the order in which they were turned on
 * @param settings those that are changed
 */
public record Chosen(
        String game,
        int players,
        Map<Integer, String> kinds,
        Map<Integer, String> names,
        List<String> variants,
        Map<String, List<Long>> settings) {
    public Chosen {
        kinds = Map.copyOf(kinds);
        names = Map.copyOf(names);
        variants = List.copyOf(variants);
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /**
     * How well others play was chosen in the middle of a match: the next match of its game is set up so.
     *
     * @param all what was chosen for each game before
     * @param match as it was set up; null where it is not played any more
     * @param now who plays by now where nobody sits, by the names of the players
     */
    public static List<Chosen> seated(List<Chosen> all, MatchSetUp match, Map<String, String> now) {
        if (match == null) return all;
        Ruleset rules = match.rules();
        Map<String, String> computers = match.next(now);
        String id = rules.game().id();
        Chosen before = all.stream()
                .filter(each -> each.game.equals(id))
                .findFirst()
                .orElse(new Chosen(id, rules.players(), Map.of(), Map.of(), List.of(), Map.of()));
        Map<Integer, String> sitting = new HashMap<>(before.kinds);
        int you = -1;
        for (int seat = 0; seat < rules.players(); seat++) {
            String computer = computers.get(rules.names().id(Type.PLAYER, seat));
            boolean first = you < 0;
            // Whoever was at the machine stays where they sat.
            boolean stays = SeatKind.YOU.id().equals(before.kinds.get(seat));
            if (computer == null && (first || stays)) you = seat;
            sitting.put(seat, computer == null ? SeatKind.OTHER.id() : computer);
        }
        if (you >= 0) sitting.put(you, SeatKind.YOU.id());
        List<Chosen> next = new ArrayList<>(all);
        next.removeIf(each -> each.game.equals(id));
        next.add(0, before.seated(sitting));
        return next;
    }

    /** @return the same with others in the seats */
    Chosen seated(Map<Integer, String> sitting) {
        return new Chosen(game, players, sitting, names, variants, settings);
    }
}
