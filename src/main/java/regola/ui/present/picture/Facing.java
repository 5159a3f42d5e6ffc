package regola.ui.present.picture;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Decision;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Facing is who sits before the machine, where several people play at one. As long as nothing is hidden between them,
 * they all look. Where something is, only what everybody may see is shown, and a decision that needs what others may
 * not see has to wait until the machine has been handed over. Confined to one thread.
 */
public final class Facing {
    private static final int NOBODY = -1;

    private final Match match;
    /** Who has said to be there. */
    private final int there;

    private final Set<Integer> people;

    private Facing(Match match, int there, Set<Integer> people) {
        this.match = match;
        this.there = there;
        this.people = people;
    }

    /**
     * @param match as it stands
     * @param people the players that are no computers
     */
    public static Facing of(Match match, Collection<Integer> people) {
        return new Facing(match, NOBODY, Set.copyOf(people));
    }

    /**
     * @return the same people before another moment; who is there stays only for a decision of their own that is for
     *     their eyes
     */
    public Facing at(Match next) {
        Facing moved = new Facing(next, there, people);
        boolean stays = !next.isOver() && there == next.decider() && moved.isForOneOnly();
        return stays ? moved : new Facing(next, NOBODY, people);
    }

    public Facing among(Collection<Integer> others) {
        return new Facing(match, there, Set.copyOf(others)).at(match);
    }

    /** @return whoever decides has taken the machine */
    public Facing taken() {
        return new Facing(match, match.decider(), people);
    }

    /** @return whether the machine has to be handed to whoever decides before anything goes on */
    public boolean isCovered() {
        return isShared() && isForOneOnly() && there != match.decider();
    }

    /** @return the seat that looks: a player, {@link Match#ONLOOKER}, or -1 if nothing is hidden from whoever looks */
    public int viewer() {
        if (people.isEmpty()) return NOBODY;
        if (people.size() == 1) return people.iterator().next();
        if (isShared()) return isForOneOnly() && there == match.decider() ? there : Match.ONLOOKER;
        return people.contains(match.decider())
                ? match.decider()
                : people.stream().mapToInt(p -> p).min().orElse(NOBODY);
    }

    /** Whether there are several who do not all see the same. */
    private boolean isShared() {
        return people.size() > 1
                && people.stream().map(match::view).distinct().limit(2).count() > 1;
    }

    private boolean isForOneOnly() {
        return !match.isOver() && people.contains(match.decider()) && isForOneOnly(match);
    }

    /** @return whether whoever decides now does it in secret, or about things that the others do not see */
    static boolean isForOneOnly(Match match) {
        if (match.isOver()) return false;
        Decision decision = match.decision();
        if (decision.secret()) return true;
        List<Thing> meant = decision.legal().stream()
                .map(Move::arguments)
                .flatMap(List::stream)
                .distinct()
                .toList();
        if (meant.stream().noneMatch(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND))) return false;
        Set<String> seen = Standing.of(match.view(Match.ONLOOKER)).bySite().values().stream()
                .flatMap(List::stream)
                .collect(Collectors.toSet());
        return meant.stream().anyMatch(thing -> !isSeen(match.names(), thing, seen));
    }

    private static boolean isSeen(Catalog names, Thing thing, Set<String> pieces) {
        if (thing.is(Type.Base.PIECE)) return pieces.contains(thing.id());
        if (!thing.is(Type.Base.KIND)) return true;
        Set<Long> kinds = new HashSet<>();
        for (String piece : pieces) {
            if (names.isNamed(Type.PIECE, piece))
                kinds.add((long)
                        names.piece((int) names.number(Type.PIECE, piece)).kind());
        }
        return kinds.contains(thing.number());
    }
}
