package regola.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A Seating is who plays in the matches of a simulation. Where not all are the same, they change seats from match to
 * match until everybody has sat everywhere, with the same chance each time: only then the next seed follows.
 */
public final class Seating {
    private final List<String> kinds;
    private final List<Integer> kindOfPlace;
    private final List<Mover> movers;

    /**
     * @param names who sits where in the first match; those of the same name are counted together
     * @param movers one for each name
     */
    public Seating(List<String> names, List<Mover> movers) {
        this.kinds = names.stream().distinct().toList();
        this.kindOfPlace = names.stream().map(kinds::indexOf).toList();
        List<Mover> each = new ArrayList<>(Collections.nCopies(kinds.size(), null));
        for (int place = 0; place < names.size(); place++) each.set(kindOfPlace.get(place), movers.get(place));
        this.movers = List.copyOf(each);
    }

    /** @return the different names, in the order in which they were given */
    public List<String> kinds() {
        return kinds;
    }

    /** @return how many seats are played by them in each match */
    public long seatsOf(int kind) {
        return kindOfPlace.stream().filter(each -> each == kind).count();
    }

    /** @return the number of the name that plays a seat in a match */
    int kind(long match, int seat) {
        int turned = (int) Math.floorMod(seat + match, (long) kindOfPlace.size());
        return kindOfPlace.get(turned);
    }

    Mover mover(long match, int seat) {
        return movers.get(kind(match, seat));
    }

    /** @return from which seed of the row a match begins: the same for all matches of a round of seats */
    long deal(long match) {
        return kinds.size() == 1 ? match : match / kindOfPlace.size();
    }
}
