package regola.ui.view.board;

import java.util.List;
import java.util.Set;

/**
 * A SeatView is a side of the match: who it is, what it owns, and what it has to do now.
 *
 * @param id its name in the rule file
 * @param emblem the shape that its pieces bear
 * @param score its points in words, or null if the game has none
 * @param sort who plays it
 * @param deciding true if a decision is asked of it now
 * @param moving true if it is its turn; somebody else may have to decide in it
 * @param winner true if the match is over and it has won
 * @param out true if it has left the match and takes no more turns
 * @param chosen true if it has made a choice that the others do not know yet
 * @param rival who plays it where nobody sits, as opponents are called; null if somebody does or it is not said
 * @param counting how its points come about, as the rules say it; empty if they do not, or the game has none
 * @param gains when the match is over, what its points come from, each with what it brings; empty if that does not add
 *     up to them, or is not known
 * @param turn what it did in its last turn, where nobody sits who would have seen to that; else nothing
 */
public record SeatView(
        String id,
        String name,
        String colour,
        int emblem,
        String score,
        Sort sort,
        boolean deciding,
        boolean moving,
        boolean winner,
        boolean out,
        List<ZoneView> zones,
        Set<Role> roles,
        boolean chosen,
        String rival,
        String counting,
        List<PileView> gains,
        LastTurn turn) {
    public enum Sort {
        HUMAN,
        COMPUTER,
        NEUTRAL
    }

    public SeatView {
        zones = List.copyOf(zones);
        roles = Set.copyOf(roles);
        gains = List.copyOf(gains);
    }

    /** A side that has not chosen anything in secret. */
    public SeatView(
            String id,
            String name,
            String colour,
            int emblem,
            String score,
            Sort sort,
            boolean deciding,
            boolean moving,
            boolean winner,
            boolean out,
            List<ZoneView> zones,
            Set<Role> roles) {
        this(
                id, name, colour, emblem, score, sort, deciding, moving, winner, out, zones, roles, false, null, "",
                List.of());
    }

    /** A side of whose turns nothing is told. */
    public SeatView(
            String id,
            String name,
            String colour,
            int emblem,
            String score,
            Sort sort,
            boolean deciding,
            boolean moving,
            boolean winner,
            boolean out,
            List<ZoneView> zones,
            Set<Role> roles,
            boolean chosen,
            String rival,
            String counting,
            List<PileView> gains) {
        this(
                id,
                name,
                colour,
                emblem,
                score,
                sort,
                deciding,
                moving,
                winner,
                out,
                zones,
                roles,
                chosen,
                rival,
                counting,
                gains,
                LastTurn.NONE);
    }

    /** @return the same after such a turn */
    public SeatView after(LastTurn last) {
        return new SeatView(
                id, name, colour, emblem, score, sort, deciding, moving, winner, out, zones, roles, chosen, rival,
                counting, gains, last);
    }

    /** @return the same with these zones */
    public SeatView with(List<ZoneView> others) {
        return new SeatView(
                id, name, colour, emblem, score, sort, deciding, moving, winner, out, others, roles, chosen, rival,
                counting, gains, turn);
    }

    /** @return the same under another name, where there is less room */
    public SeatView called(String shorter) {
        return new SeatView(
                id, shorter, colour, emblem, score, sort, deciding, moving, winner, out, zones, roles, chosen, rival,
                counting, gains, turn);
    }

    /** @return the same, as whoever is acting or not */
    public SeatView acting(boolean acts) {
        return new SeatView(
                id, name, colour, emblem, score, sort, acts, acts, winner, out, zones, roles, chosen, rival, counting,
                gains, turn);
    }

    /** @return the same with other points, which are no more and no less than what is seen just now */
    public SeatView scoring(String points) {
        return new SeatView(
                id, name, colour, emblem, points, sort, deciding, moving, winner, out, zones, roles, chosen, rival,
                counting, gains, turn);
    }

    /** @return the same without what goes from a place of its own */
    public SeatView without(TravelView going) {
        List<ZoneView> left = zones.stream()
                .map(zone -> zone.site().equals(going.from())
                        ? zone.without(going.piece().id())
                        : zone)
                .toList();
        return new SeatView(
                id, name, colour, emblem, score, sort, deciding, moving, winner, out, left, roles, chosen, rival,
                counting, gains, turn);
    }

    /** @return the same at the end of a match that was given up */
    public SeatView ended(boolean won) {
        return new SeatView(
                id, name, colour, emblem, score, sort, false, false, won, out, zones, roles, chosen, rival, counting,
                gains, turn);
    }

    public Ref ref() {
        return Ref.player(id);
    }
}
