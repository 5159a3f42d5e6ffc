package regola.ui.view.board;

import java.util.List;

/**
 * A WheelView is a loop of places that moves can turn, with everything that stands on it.
 *
 * @param name what people call it
 * @param sites names of its places, in order; the last is followed by the first
 * @param turns how it can be thought of being turned now, allowed or not; nothing while nobody is asked
 * @param idle whether it is only looked at: a turn is seen where something points at it, and nothing can be turned
 */
public record WheelView(String name, List<String> sites, List<Turn> turns, boolean idle) {
    /** One that is there to be turned. */
    public WheelView(String name, List<String> sites, List<Turn> turns) {
        this(name, sites, turns, false);
    }

    /**
     * @param places how many places everything goes on along the loop; less than 0 for back
     * @param move the move that does it, as text
     * @param words the move as people say it
     * @param reason why it may not be made now; empty if it may
     * @param unlit whether that is to be found out, so that it looks like one that may be made
     */
    public record Turn(int places, String move, String words, String reason, boolean unlit) {
        /** One that shows whether it may be made. */
        public Turn(int places, String move, String words, String reason) {
            this(places, move, words, reason, false);
        }

        public boolean isLegal() {
            return reason.isEmpty();
        }

        /** @return whether it looks as if it could be made */
        public boolean looksLegal() {
            return isLegal() || unlit;
        }
    }

    /** @return the same, with nothing to be seen of what is allowed */
    public WheelView withoutLight() {
        return new WheelView(
                name,
                sites,
                turns.stream()
                        .map(turn -> new Turn(turn.places(), turn.move(), turn.words(), turn.reason(), true))
                        .toList(),
                idle);
    }

    /** @return the same, only to be looked at */
    public WheelView atRest() {
        return new WheelView(name, sites, turns, true);
    }

    public WheelView {
        sites = List.copyOf(sites);
        turns = List.copyOf(turns);
    }

    /** @return where it brings what stands on a place of it */
    public String after(String site, int places) {
        return sites.get(Math.floorMod(sites.indexOf(site) + places, sites.size()));
    }
}
