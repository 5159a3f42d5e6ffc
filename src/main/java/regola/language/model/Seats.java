package regola.language.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Seats say who plays: the first n names take turns in that order; then come sides that take none.
 *
 * @param neutrals how many of the names after the players' are neutral sides
 * @param otherNames sides with names of their own that take no turns: neutral ones, or those that the players play
 * @param played for each of the names the sides that it plays; empty if each plays itself
 */
public record Seats(
        int fewest, int most, List<String> names, int neutrals, List<String> otherNames, List<List<String>> played) {
    /** Players and sides altogether: a match keeps sets of them in one word, in which one bit is that of onlookers. */
    public static final int MOST = 62;

    public Seats {
        names = List.copyOf(names);
        otherNames = List.copyOf(otherNames);
        played = played.stream().map(List::copyOf).toList();
    }

    /** @return whether these may sit down, in this order: each is one of the names, and none comes twice */
    public boolean canSeat(List<String> players) {
        return players.size() >= fewest
                && players.size() <= most
                && names.containsAll(players)
                && Set.copyOf(players).size() == players.size()
                && (!playOthers() || players.equals(names.subList(0, players.size())));
    }

    /** @return these seats with the players in another choice or order; who is not among them comes after */
    public Seats seating(List<String> players) {
        List<String> all = new ArrayList<>(players);
        names.stream().filter(name -> !players.contains(name)).forEach(all::add);
        return new Seats(fewest, most, all, neutrals, otherNames, played);
    }

    /** @return whether players are called otherwise than the sides that they play */
    public boolean playOthers() {
        return !played.isEmpty();
    }

    /** @return all that pieces may belong to, with the names of as many players as there can be */
    public List<String> sides() {
        if (playOthers()) return otherNames;
        List<String> sides = new ArrayList<>(names);
        sides.addAll(otherNames);
        return List.copyOf(sides);
    }
}
