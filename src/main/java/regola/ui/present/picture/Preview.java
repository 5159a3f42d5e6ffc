package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.OverlayView.Path;
import regola.ui.view.board.OverlayView.Step;
import regola.ui.view.board.Ref;
import regola.ui.view.board.WheelView;

/**
 * A Preview shows where moves would lead before one of them is made: each is played on a copy, and what itself moves is
 * drawn as a ghost, with the way it takes. Nothing of what chance, hidden things or later rules would bring is shown.
 */
public final class Preview {
    /** More than so many at once would be a thicket. */
    private static final int MOST = 6;
    /** Of more than so many at once the ways themselves cross. */
    private static final int MOST_WAYS = 3;

    private final Match match;
    private final Tongue tongue;
    private final int viewer;
    private Boolean open;
    private Standing standing;
    private Set<String> knobs;

    /** @param viewer the seat that looks, -1 for somebody who sees everything */
    public Preview(Match match, Tongue tongue, int viewer) {
        this.match = match;
        this.tongue = tongue;
        this.viewer = viewer;
    }

    /**
     * @param moves legal ones
     * @param stopped asked between two moves: true if nobody wants to know any more
     */
    public OverlayView of(List<Move> moves, BooleanSupplier stopped) {
        if (moves.size() > MOST) return OverlayView.NONE;
        OverlayView seen = OverlayView.NONE;
        for (Move move : moves) {
            if (stopped.getAsBoolean()) return OverlayView.NONE;
            for (Landing landing : own(move)) seen = draw(seen, landing.event(), landing.under());
        }
        return new Gains(match, viewer).of(moves, moves.size() > 1 ? untangled(certain(seen)) : seen);
    }

    /**
     * Of a single move all counts: what it turns into something else is a ghost of that, and what it takes of others
     * off the board is struck out. What lies in heaps, or only goes elsewhere, is left as it is, and where something is
     * hidden nobody knows what follows.
     *
     * @return where the move leads, with all that it changes
     */
    public OverlayView whole(Move move) {
        OverlayView seen = of(List.of(move), () -> false);
        return isAllOpen() ? changed(seen, move) : seen;
    }

    /**
     * Somebody looks at what they may do: where several moves are meant still, nobody knows what would be changed.
     *
     * @param moves legal ones
     * @param stopped asked between two moves: true if nobody wants to know any more
     * @return where they would lead, with all that it changes if only one is left
     */
    public OverlayView looked(List<Move> moves, BooleanSupplier stopped) {
        return moves.size() == 1 && !stopped.getAsBoolean() ? whole(moves.get(0)) : of(moves, stopped);
    }

    private OverlayView changed(OverlayView own, Move move) {
        Map<String, List<String>> lying = new LinkedHashMap<>();
        Map<String, Event> last = new HashMap<>(); // what came to a place, or left it
        for (Event event : events(match, move)) {
            if (isUnknown(event)) break;
            if (event.kind() != Event.Kind.MOVED) continue;
            String piece = event.subject().id();
            lying(lying, event.from()).remove(piece);
            lying(lying, event.to()).add(piece);
            last.put(event.from().id(), event);
            last.put(event.to().id(), event);
        }
        Catalog catalog = match.rules().names();
        OverlayView seen = own;
        for (Map.Entry<String, List<String>> place : lying.entrySet()) {
            String site = place.getKey();
            List<String> before = standing().at(site);
            List<String> after = place.getValue();
            Event event = last.get(site);
            boolean oneByOne = before.size() <= 1 && after.size() <= 1 && !before.equals(after);
            if (!tongue.boards().has(site) || !oneByOne) continue;
            boolean aside = !tongue.boards().has((after.isEmpty() ? event.to() : event.from()).id());
            if (!aside || after.isEmpty() && seen.dimmed().contains(site)) continue;
            if (after.isEmpty() && !before.isEmpty() && Likeness.owner(catalog, event.subject()) != match.decider())
                seen = seen.gone(tongue.looks().of(before.get(0)), site);
            else if (!after.isEmpty()) seen = seen.instead(tongue.looks().of(after.get(0)), site);
        }
        return seen;
    }

    private List<String> lying(Map<String, List<String>> lying, Thing site) {
        return lying.computeIfAbsent(site.id(), id -> new ArrayList<>(standing().at(id)));
    }

    /** @return whether it is something that whoever looks cannot know before */
    private boolean isUnknown(Event event) {
        return event.kind() == Event.Kind.CHANCE || viewer >= 0 && !event.isSeenBy(viewer) || isUnveiling(event);
    }

    /** @return whether it turns a loop of the board, which has a knob for it */
    public boolean hasKnob(Move move) {
        if (knobs == null)
            knobs = tongue.wheels().of(match, true).stream()
                    .flatMap(wheel -> wheel.turns().stream())
                    .filter(WheelView.Turn::isLegal)
                    .map(WheelView.Turn::move)
                    .collect(Collectors.toSet());
        return knobs.contains(move.text());
    }

    /**
     * @return a piece of a kind that the move speaks of, where that lies before those who look; null if none is seen
     */
    public Ref lying(Thing kind, Move move) {
        return new Lighting(match.rules(), tongue.names()).lying(kind, move, match.decider(), standing());
    }

    /** @return whether it takes something of another player off the board, as far as one can know before */
    boolean takes(Move move) {
        return takes(move, taken -> true);
    }

    /** @return whether it takes that piece of another player, or what stands on that place */
    public boolean takes(Move move, Thing pressed) {
        return takes(move, taken -> pressed.equals(taken.subject()) || pressed.equals(taken.from()));
    }

    private boolean takes(Move move, Predicate<Event> meant) {
        Catalog catalog = match.rules().names();
        int decider = match.decider();
        for (Event event : events(match, move)) {
            if (isUnknown(event)) return false;
            boolean leaves = event.kind() == Event.Kind.MOVED
                    && event.from() != null
                    && event.to() != null
                    && catalog.site((int) event.from().number()).onBoard()
                    && !catalog.site((int) event.to().number()).onBoard();
            if (!leaves || !event.subject().is(Type.Base.PIECE)) continue;
            int owner = catalog.piece((int) event.subject().number()).owner();
            if (owner >= 0 && owner != decider && meant.test(event)) return true;
        }
        return false;
    }

    /** Where things that look different could come to the same place nobody knows yet which is meant. */
    private static OverlayView certain(OverlayView seen) {
        Map<String, Set<List<String>>> looks = new HashMap<>();
        seen.ghosts()
                .forEach(ghost -> looks.computeIfAbsent(ghost.site(), site -> new HashSet<>())
                        .add(look(ghost)));
        List<OverlayView.Ghost> sure = seen.ghosts().stream()
                .filter(ghost -> looks.get(ghost.site()).size() == 1)
                .toList();
        return new OverlayView(seen.rings(), seen.paths(), seen.arrows(), seen.labels(), seen.dimmed(), sure);
    }

    private static List<String> look(OverlayView.Ghost ghost) {
        return List.of(
                String.valueOf(ghost.piece().art()),
                String.valueOf(ghost.piece().colour()),
                String.valueOf(ghost.piece().face()));
    }

    /**
     * @param taken what was taken up: a piece, or pieces that are alike by their kind, and the place where it lay
     * @return all places where a move brings something of it, up to where chance has a say
     */
    static Set<Thing> goals(Catalog catalog, Match match, Move move, List<Thing> taken) {
        Set<Thing> goals = new HashSet<>();
        boolean one = taken.stream()
                .anyMatch(thing -> thing.is(Type.Base.PIECE)
                        && !catalog.piece((int) thing.number()).alike());
        for (Event event : events(match, move)) {
            if (event.kind() == Event.Kind.CHANCE) break;
            boolean moves = event.kind() == Event.Kind.MOVED
                    && (taken.contains(event.subject()) || !one && taken.contains(event.from()));
            if (moves) goals.add(event.to());
        }
        return goals;
    }

    /**
     * @param taken what was pressed: pieces that lie beside the board
     * @return the legal moves that name a place alone and bring something of it there; empty for none
     */
    public static List<Move> puttingDown(Catalog catalog, Match match, List<Thing> taken) {
        boolean piece = taken.stream().anyMatch(thing -> thing.is(Type.Base.PIECE) || thing.is(Type.Base.KIND));
        if (!piece || match.isOver()) return List.of();
        List<Move> named = match.decision().legal().stream()
                .filter(move ->
                        move.arguments().size() == 1 && move.arguments().get(0).is(Type.Base.SITE))
                .toList();
        // One of them tells for all: what is put down at one place is put down at the others.
        boolean brings =
                !named.isEmpty() && !goals(catalog, match, named.get(0), taken).isEmpty();
        return brings ? named : List.of();
    }

    /**
     * What is in the hand is put down where a move names a place alone: that move is meant, and not what might be done
     * with what lies there.
     *
     * @return why it may not be put down there; null if it may, or nothing is put down so
     */
    static Why whyNotPut(Catalog catalog, Match match, List<Thing> taken, Thing place) {
        if (!place.is(Type.Base.SITE)) return null;
        for (Move move : match.decision().legal()) {
            boolean named =
                    move.arguments().size() == 1 && move.arguments().get(0).is(Type.Base.SITE);
            if (!named || goals(catalog, match, move, taken).isEmpty()) continue;
            String put = move.parts().stream()
                    .map(part -> part.thing() == null ? part.text() : place.id())
                    .collect(Collectors.joining(" "));
            return match.ask(put) instanceof Answer.Refused refused ? refused.why() : null;
        }
        return null;
    }

    private static List<Event> events(Match match, Move move) {
        List<Event> events = new ArrayList<>();
        Match copy = match.copy();
        copy.listen(events::add);
        try {
            copy.play(move);
        } catch (RuleFailure broken) {
            return List.of(); // it is told when the move is really made
        }
        return events;
    }

    /** Where several may go, ghosts say it for those that go straight there: their lines would only cross. */
    private static OverlayView untangled(OverlayView seen) {
        boolean many = seen.ghosts().size() > MOST_WAYS;
        List<Path> told = many
                ? List.of()
                : seen.paths().stream()
                        .filter(path ->
                                path.steps().size() > 2 || path.steps().get(1).isCounted())
                        .toList();
        return new OverlayView(seen.rings(), told, seen.arrows(), seen.labels(), seen.dimmed(), seen.ghosts());
    }

    /** A Landing is something that goes somewhere, onto so many pieces. */
    private record Landing(Event event, int under) {}

    /** What of a move's own things goes where: each once, up to the first thing that whoever looks cannot know. */
    private List<Landing> own(Move move) {
        List<Landing> own = new ArrayList<>();
        Map<Thing, Integer> left = new HashMap<>();
        Set<Thing> seen = new HashSet<>();
        for (Event event : events(match, move)) {
            if (isUnknown(event)) break;
            if (event.kind() != Event.Kind.MOVED) continue;
            left.merge(event.from(), 1, Integer::sum);
            boolean said = move.arguments().contains(event.to());
            if ((said || move.arguments().contains(event.subject()) && isAllOpen()) && seen.add(event.subject()))
                own.add(new Landing(event, Math.max(0, standing(event.to()) - left.getOrDefault(event.to(), 0))));
            // What follows may come of something that lies face down.
            if (!own.isEmpty() && !isAllOpen()) break;
        }
        return own;
    }

    private int standing(Thing site) {
        return standing().at(site.id()).size();
    }

    private Standing standing() {
        if (standing == null) standing = Standing.of(match, viewer);
        return standing;
    }

    /** Whether something comes to light that nobody could know before: what follows may depend on it. */
    private boolean isUnveiling(Event event) {
        return event.kind() == Event.Kind.CHANGED
                && match.rules().game().properties().stream()
                        .anyMatch(p -> p.visibleIf() != null && p.name().equals(event.property()));
    }

    /** Where nothing is hidden from whoever looks, where a piece goes gives nothing away. */
    private boolean isAllOpen() {
        if (open == null) open = viewer < 0 || Standing.of(match, viewer).equals(Standing.of(match.position()));
        return open;
    }

    private OverlayView draw(OverlayView over, Event event, int under) {
        BoardViews boards = tongue.boards();
        String from = event.from().id();
        String to = event.to().id();
        if (!boards.has(to)) return boards.has(from) ? over.dim(from) : over;
        OverlayView drawn =
                over.ghost(tongue.looks().of(event.subject().id()), to, boards.has(from) ? from : null, under);
        if (!boards.has(from)) return drawn;
        if (event.over().isEmpty()) return drawn.path(along(from, to));
        List<String> stops = new ArrayList<>(
                isAllOpen() ? event.over().stream().map(Thing::id).toList() : List.of());
        boolean counted = !stops.isEmpty();
        if (!counted || !stops.get(stops.size() - 1).equals(to)) stops.add(to);
        List<Step> steps = new ArrayList<>(List.of(new Step(from, "")));
        String at = from;
        for (int i = 0; i < stops.size(); i++) {
            List<String> way = counted ? boards.way(at, stops.get(i)) : List.of();
            for (int j = 1; j < way.size() - 1; j++) {
                steps.add(new Step(way.get(j), ""));
                drawn = drawn.dim(way.get(j));
            }
            steps.add(new Step(stops.get(i), counted ? String.valueOf(i + 1) : ""));
            at = stops.get(i);
        }
        return drawn.path(new Path(steps));
    }

    /** What does not count its places goes along the path that leads there, or straight if there is none. */
    private Path along(String from, String to) {
        List<String> way = tongue.boards().way(from, to);
        List<Step> steps = new ArrayList<>(List.of(new Step(from, "")));
        for (int i = 1; i < way.size() - 1; i++) steps.add(Step.through(way.get(i)));
        steps.add(new Step(to, ""));
        return new Path(steps);
    }
}
