package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Thing;
import regola.language.model.Type;

/** An Anew is a press that means another move than the one that is begun. */
final class Anew {
    private final Picks picked;
    private final Picks none;
    private final Match match;

    /** @param picked what is chosen, which does not go with what is meant */
    Anew(Match match, Picks picked) {
        this.match = match;
        this.picked = picked;
        none = Picks.none(match.decision().legal());
    }

    /**
     * @param meant all that the pointing may mean
     * @param there what stands on the ground that was pressed; nothing where more than that was
     * @return what is chosen instead; empty where no move begins there
     */
    Optional<Picks> at(List<Thing> meant, Set<String> there) {
        return ground(there).or(() -> entrance(meant));
    }

    /**
     * Whoever presses the place of the only piece there that may be chosen means that piece, even with another one
     * chosen before.
     */
    private Optional<Picks> ground(Set<String> there) {
        List<Thing> chosen = none.beginnings().stream()
                .filter(thing -> thing.is(Type.Base.PIECE) && there.contains(thing.id()))
                .toList();
        return chosen.size() == 1 && !picked.things().contains(chosen.get(0))
                ? none.pointAt(chosen, false)
                : Optional.empty();
    }

    /**
     * A place that a move could begin with, such as where a piece comes in, does not wait until somebody has put down
     * the piece that cannot go there.
     */
    private Optional<Picks> entrance(List<Thing> meant) {
        if (picked.isEmpty()) return Optional.empty();
        List<Thing> places = new ArrayList<>(none.beginnings());
        places.retainAll(meant);
        places.removeIf(thing -> !thing.is(Type.Base.SITE));
        return places.isEmpty() ? Optional.empty() : none.pointAt(places, false);
    }

    /**
     * @param meant something beside the board that no move names
     * @return nothing chosen, if that is put down by naming a place; else what is chosen
     */
    Picks from(List<Thing> meant, Names names) {
        return new Likeness(match, names).isPutDown(meant) ? none : picked;
    }
}
