package regola.ui.present.picture;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/**
 * A Lighting marks what legal moves go on with: at first what each begins with, and once something is picked, what
 * comes next.
 */
public final class Lighting {
    /** Of more moves than these nobody is told what each takes. */
    private static final int MOST = 24;

    private final Ruleset rules;
    private final Names names;

    Lighting(Ruleset rules, Names names) {
        this.rules = rules;
        this.names = names;
    }

    /** Marks what is picked. */
    void choose(Picks picks, int decider, Standing standing, Lights lights) {
        for (Thing thing : picks.things()) {
            mark(thing, Role.CHOSEN, lights);
            if (thing.is(Type.Base.KIND)) lightKind(thing, decider, Role.CHOSEN, standing, lights);
        }
    }

    /**
     * Marks what may be pointed at next; and where something is picked, or one press makes the move, what takes
     * something whichever move it goes on with. Where each place that may be pressed takes something, none says so: a
     * mark that all bear tells nothing.
     *
     * @param takes whether a move takes something
     */
    void light(Picks picks, int decider, Standing standing, Lights lights, Predicate<Move> takes) {
        light(picks, decider, standing, lights);
        if (picks.left().size() > MOST) return;
        Map<Thing, List<Move>> through = picks.left().stream()
                .filter(move -> picks.open(move).findFirst().isPresent())
                .collect(Collectors.groupingBy(
                        move -> picks.open(move).findFirst().orElseThrow().thing()));
        boolean alike = picks.isEmpty() && picks.left().stream().allMatch(takes);
        through.forEach((next, moves) -> {
            boolean leads = !picks.isEmpty() || isWhole(next, decider, moves, picks);
            if (leads && (!alike || liesThere(next, standing)) && moves.stream().allMatch(takes))
                mark(next, Role.TAKES, lights);
        });
    }

    /**
     * @return whether pressing it makes a move there: on a place, or on what is somebody else's. A piece of one's own
     *     takes nothing where it stands.
     */
    private boolean isWhole(Thing next, int decider, List<Move> moves, Picks picks) {
        boolean there = next.is(Type.Base.SITE)
                || next.is(Type.Base.PIECE)
                        && names.catalog().piece((int) next.number()).owner() != decider;
        return there && moves.stream().allMatch(move -> picks.open(move).count() == 1);
    }

    /** @return whether it is itself what is taken: a piece of another, or the place of one */
    private boolean liesThere(Thing next, Standing standing) {
        return next.is(Type.Base.PIECE) || !standing.at(next.id()).isEmpty();
    }

    private void light(Picks picks, int decider, Standing standing, Lights lights) {
        Role role = picks.isEmpty() ? Role.LEGAL : Role.TARGET;
        boolean sameKind = beginAlikeWithAKind(picks);
        for (Move move : picks.left()) {
            List<Move.Part> open = picks.open(move).toList();
            if (open.isEmpty()) continue;
            Thing next = open.get(0).thing();
            if (next.is(Type.Base.KIND)) lightKinds(move, open, decider, role, standing, lights);
            else mark(next, role, lights);
            if (sameKind && open.size() > 1) mark(open.get(1).thing(), role, lights);
        }
    }

    /** Where no other kind could be taken, nobody need point at it: what comes next is lit as well. */
    private static boolean beginAlikeWithAKind(Picks picks) {
        List<Thing> first = picks.left().stream()
                .flatMap(move -> picks.open(move).limit(1))
                .map(Move.Part::thing)
                .distinct()
                .toList();
        return first.size() == 1 && first.get(0).is(Type.Base.KIND);
    }

    public static void mark(Thing thing, Role role, Lights lights) {
        switch (thing.type().base()) {
            case SITE -> lights.mark(Ref.site(thing.id()), role);
            case PIECE -> lights.mark(Ref.piece(thing.id()), role);
            case PLAYER -> lights.mark(Ref.player(thing.id()), role);
            default -> {} // kinds are marked where they lie; numbers and words are not seen
        }
    }

    /**
     * A kind is marked in hands and the like. What lies with whoever decides is meant first; what lies with somebody
     * else is meant last, and only in moves that have to do with that player. Where the rule file asks for the next of
     * them, the others wait.
     */
    private void lightKinds(Move move, List<Move.Part> open, int decider, Role role, Standing standing, Lights lights) {
        List<Move.Part> kinds = move.parts().stream()
                .filter(part -> part.parameter() != null && part.thing().is(Type.Base.KIND))
                .toList();
        Move.Part next = open.get(0);
        boolean asked = !names.catalog().asked(next.parameter(), "en").isEmpty();
        Move.Part first = kinds.get(0);
        Move.Part last = kinds.get(kinds.size() - 1);
        for (BoardGraph.ZoneSite zone : rules.board().zones()) {
            Move.Part meant =
                    zone.owner() < 0 || zone.owner() == decider ? first : isAbout(move, zone.owner()) ? last : null;
            if (meant == null || !open.contains(meant) || asked && !meant.equals(next)) continue;
            String site = names.catalog().id(Type.SITE, zone.site());
            if (lies(meant.thing(), standing.at(site)))
                lights.markIn(site, Ref.kind(meant.thing().id()), role);
        }
    }

    /**
     * A kind lies somewhere: that of whoever decides is meant first, that of a player whom the move is about last.
     *
     * @return a piece of the kind that is meant by the move; null if none is seen in a hand or the like
     */
    Ref lying(Thing kind, Move move, int decider, Standing standing) {
        List<Thing> kinds = move.arguments().stream()
                .filter(thing -> thing.is(Type.Base.KIND))
                .toList();
        boolean first = kind.equals(kinds.get(0));
        for (BoardGraph.ZoneSite zone : rules.board().zones()) {
            boolean meant = first ? zone.owner() == decider : zone.owner() >= 0 && isAbout(move, zone.owner());
            String site = names.catalog().id(Type.SITE, zone.site());
            String piece = meant ? of(kind, standing.at(site)) : null;
            if (piece != null) return Ref.lying(site, piece);
        }
        return null;
    }

    /** A kind is marked where it lies with a side. */
    private void lightKind(Thing kind, int owner, Role role, Standing standing, Lights lights) {
        for (BoardGraph.ZoneSite zone : rules.board().zones()) {
            if (zone.owner() != owner) continue;
            String site = names.catalog().id(Type.SITE, zone.site());
            if (lies(kind, standing.at(site))) lights.markIn(site, Ref.kind(kind.id()), role);
        }
    }

    private static boolean isAbout(Move move, int player) {
        return move.arguments().stream().anyMatch(thing -> thing.is(Type.Base.PLAYER) && thing.number() == player);
    }

    private boolean lies(Thing kind, List<String> pieces) {
        return of(kind, pieces) != null;
    }

    /** @return the first piece of that kind; null if there is none */
    private String of(Thing kind, List<String> pieces) {
        for (String piece : pieces) {
            long number = names.catalog().number(Type.PIECE, piece);
            if (number >= 0 && names.catalog().piece((int) number).kind() == kind.number()) return piece;
        }
        return null;
    }
}
