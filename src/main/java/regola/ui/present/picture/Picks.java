package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Picks is what a person has chosen of a move so far, by the names of its parameters: any of them, in any order. Each
 * pick leaves fewer legal moves. Immutable.
 */
final class Picks {
    private final List<Move> legal;
    private final Map<String, Thing> picked;
    private final List<Move> left;

    private Picks(List<Move> legal, Map<String, Thing> picked) {
        this.legal = legal;
        this.picked = new LinkedHashMap<>(picked);
        this.left = legal.stream().filter(this::goesOn).toList();
    }

    static Picks none(List<Move> legal) {
        return new Picks(List.copyOf(legal), Map.of());
    }

    private boolean goesOn(Move move) {
        return picked.entrySet().stream()
                .allMatch(pick -> move.parts().stream()
                        .anyMatch(part -> pick.getKey().equals(part.parameter())
                                && pick.getValue().equals(part.thing())));
    }

    boolean isEmpty() {
        return picked.isEmpty();
    }

    List<Thing> things() {
        return List.copyOf(picked.values());
    }

    boolean has(String parameter) {
        return picked.containsKey(parameter);
    }

    Thing get(String parameter) {
        return picked.get(parameter);
    }

    /** @return legal moves that use all that is picked, in the order of the rule file */
    List<Move> left() {
        return left;
    }

    /** @return parts of the move that are still to be picked, in order */
    Stream<Move.Part> open(Move move) {
        return move.parts().stream().filter(part -> part.parameter() != null && !picked.containsKey(part.parameter()));
    }

    /** @return what a move can go on with, each once */
    List<Thing> beginnings() {
        return left.stream()
                .flatMap(move -> open(move).limit(1))
                .map(Move.Part::thing)
                .distinct()
                .toList();
    }

    boolean isComplete(Move move) {
        return open(move).findAny().isEmpty();
    }

    Picks with(String parameter, Thing thing) {
        Map<String, Thing> more = new LinkedHashMap<>(picked);
        more.put(parameter, thing);
        return new Picks(legal, more);
    }

    private Picks without(String parameter) {
        Map<String, Thing> fewer = new LinkedHashMap<>(picked);
        fewer.remove(parameter);
        return new Picks(legal, fewer);
    }

    /** @return these picks without the thing; the same if it was not picked */
    Picks without(Thing thing) {
        Picks fewer = this;
        for (var pick : picked.entrySet()) if (pick.getValue().equals(thing)) fewer = fewer.without(pick.getKey());
        return fewer;
    }

    /**
     * Picks what was pointed at, as far as that leaves a legal move.
     *
     * @param meant all that the pointing may mean
     * @param lastFirst which parameter is meant when several could be: the last still open, or the first
     * @return empty if no legal move goes on with it
     */
    Optional<Picks> pointAt(List<Thing> meant, boolean lastFirst) {
        Map<String, Thing> best = Map.of();
        for (Move move : left) {
            Map<String, Thing> fits = fitting(move, meant, lastFirst);
            boolean more = fits.size() > best.size();
            boolean sooner = fits.size() == best.size() && comesBefore(move, fits, best, lastFirst);
            if (more || sooner) best = fits;
        }
        if (!best.isEmpty()) {
            Map<String, Thing> more = new LinkedHashMap<>(picked);
            more.putAll(best);
            return Optional.of(new Picks(legal, more));
        }
        return instead(meant);
    }

    /** Matches open parameters of a move with what is meant, each meaning used once. */
    private Map<String, Thing> fitting(Move move, List<Thing> meant, boolean lastFirst) {
        List<Move.Part> parts = new ArrayList<>(open(move).toList());
        if (lastFirst) Collections.reverse(parts);
        List<Thing> unused = new ArrayList<>(meant);
        Map<String, Thing> fits = new LinkedHashMap<>();
        for (Move.Part part : parts) if (unused.remove(part.thing())) fits.put(part.parameter(), part.thing());
        return fits;
    }

    /** Whether one fit says more of what is meant first than another of the same size. */
    private static boolean comesBefore(Move move, Map<String, Thing> one, Map<String, Thing> other, boolean lastFirst) {
        List<String> order = move.parts().stream()
                .map(Move.Part::parameter)
                .filter(Objects::nonNull)
                .toList();
        Iterator<String> theirs = other.keySet().iterator();
        for (String mine : one.keySet()) {
            int a = order.indexOf(mine);
            int b = order.indexOf(theirs.next());
            if (a != b) return b >= 0 && (lastFirst ? a > b : a < b);
        }
        return false;
    }

    /** Something else for a parameter that is picked already: another piece, say. Other picks stay if they can. */
    Optional<Picks> instead(List<Thing> meant) {
        for (String parameter : picked.keySet()) {
            for (Thing thing : meant) {
                Picks changed = with(parameter, thing);
                if (!changed.left.isEmpty()) return Optional.of(changed);
                Picks alone = none(legal).with(parameter, thing);
                if (!alone.left.isEmpty()) return Optional.of(alone);
            }
        }
        return Optional.empty();
    }

    /**
     * Picks what another move begins with than the one that is begun, which does not go with what was pointed at.
     *
     * @param meant all that the pointing may mean
     * @param there what stands on the ground that was pressed; nothing where more than that was
     * @return empty where no move begins there
     */
    Optional<Picks> anew(List<Thing> meant, Set<String> there) {
        return ground(there).or(() -> entrance(meant));
    }

    /**
     * Whoever presses the place of the only piece there that may be chosen means that piece, even with another one
     * chosen before.
     */
    private Optional<Picks> ground(Set<String> there) {
        List<Thing> chosen = none(legal).beginnings().stream()
                .filter(thing -> thing.is(Type.Base.PIECE) && there.contains(thing.id()))
                .toList();
        return chosen.size() == 1 && !things().contains(chosen.get(0))
                ? none(legal).pointAt(chosen, false)
                : Optional.empty();
    }

    /**
     * A place that a move could begin with, such as where a piece comes in, does not wait until somebody has put down
     * the piece that cannot go there.
     */
    private Optional<Picks> entrance(List<Thing> meant) {
        if (isEmpty()) return Optional.empty();
        List<Thing> places = new ArrayList<>(none(legal).beginnings());
        places.retainAll(meant);
        places.removeIf(thing -> !thing.is(Type.Base.SITE));
        return places.isEmpty() ? Optional.empty() : none(legal).pointAt(places, false);
    }
}
