package regola.ui.present.match;

import java.util.Collection;
import regola.engine.Match;
import regola.ui.present.picture.Facing;

/**
 * The Onlookers are all who see a moment of a match: who sits before the machine, a class that may look on, and whether
 * it is seen with the eyes of who decides. Not changed once made.
 */
final class Onlookers {
    private static final int NOBODY = -1;

    private final Facing facing;
    /** Whether a class looks on, who may see only what everybody sees. */
    private final boolean projected;
    /** The seat with whose eyes the moment is seen, -1 for none. */
    private final int lent;

    private final Match match;

    private Onlookers(Match match, Facing facing, boolean projected, int lent) {
        this.match = match;
        this.facing = facing;
        this.projected = projected;
        this.lent = lent;
    }

    /** @param people the players that are no computers */
    static Onlookers of(Match match, Collection<Integer> people) {
        return new Onlookers(match, Facing.of(match, people), false, NOBODY);
    }

    /** @return the same before another moment, with their own eyes */
    Onlookers at(Match next) {
        return new Onlookers(next, facing.at(next), projected, NOBODY);
    }

    Onlookers among(Collection<Integer> people) {
        return new Onlookers(match, facing.among(people), projected, NOBODY);
    }

    /** @return whoever decides has taken the machine */
    Onlookers taken() {
        return new Onlookers(match, facing.taken(), projected, lent);
    }

    Onlookers projected(boolean on) {
        return new Onlookers(match, facing, on, lent);
    }

    /** @return the moment is seen as who decides saw it; the match must not be over */
    Onlookers asDecider() {
        return new Onlookers(match, facing, projected, match.decider());
    }

    boolean isClass() {
        return projected;
    }

    /** @return whether the machine has to be handed to whoever decides before anything goes on */
    boolean isCovered() {
        return lent == NOBODY && facing.isCovered();
    }

    /** @return the seat that looks, {@link Match#ONLOOKER}, or -1 if nothing is hidden from whoever looks */
    int viewer() {
        return projected ? Match.ONLOOKER : sitting();
    }

    /** @return the seat before the machine, whether or not a class looks on */
    int sitting() {
        return lent == NOBODY ? facing.viewer() : lent;
    }
}
