package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A Gains writes on places what taking them would be worth: where a move names nothing but a place, and pieces lie
 * there that leave the board by it, how many points it brings to whoever decides; likewise on what lies with others,
 * where that is chosen last, and on what is given away what that costs. Moves that meet chance or hidden things are
 * left out.
 */
final class Gains {
    /** With more the board would be a price list. */
    private static final int MOST = 12;

    private final Match match;
    private final int viewer;

    /** @param viewer the seat that looks, -1 for somebody who sees everything */
    Gains(Match match, int viewer) {
        this.match = match;
        this.viewer = viewer;
    }

    OverlayView of(List<Move> legal) {
        return of(legal, OverlayView.NONE);
    }

    /** @param seen to which it is added */
    OverlayView of(List<Move> legal, OverlayView seen) {
        boolean places = legal.stream()
                .allMatch(move ->
                        move.arguments().size() == 1 && move.arguments().get(0).is(Type.Base.SITE));
        if (!match.hasScores() || !places || legal.size() > MOST) return seen;
        Map<String, String> worth = new LinkedHashMap<>();
        for (Move move : legal) {
            Thing place = move.arguments().get(0);
            String gain = gain(move, place);
            if (gain != null)
                worth.merge(place.id(), gain, (one, other) -> one.equals(other) ? one : one + " / " + other);
        }
        OverlayView labelled = seen;
        for (Map.Entry<String, String> each : worth.entrySet())
            labelled = labelled.label(each.getKey(), each.getValue());
        return labelled;
    }

    /**
     * @param picks of which only something that lies with others is still to be chosen, or something that whoever
     *     decides gives away next; else nothing is written
     * @return the seats with what each of those things would bring, or cost, in the stead of what it brings there
     */
    List<SeatView> on(List<SeatView> seats, Picks picks) {
        Map<String, String> given = costs(picks);
        return given.isEmpty() ? taken(seats, picks) : written(seats, given);
    }

    private List<SeatView> written(List<SeatView> seats, Map<String, String> worth) {
        return seats.stream().map(seat -> seat.with(offered(seat, worth))).toList();
    }

    /**
     * @return what whoever decides has fewer points for without one piece of a kind that goes away by each move that
     *     could come next, by where it lies and by its kind; where something is chosen for it then, what both together
     *     bring at best, as it is said of the whole move; empty where something else is chosen next
     */
    private Map<String, String> costs(Picks picks) {
        Map<Thing, Move> first = new LinkedHashMap<>();
        for (Move move : picks.left()) {
            Thing next = picks.open(move).findFirst().map(Move.Part::thing).orElse(null);
            if (next == null || !next.is(Type.Base.KIND)) return Map.of();
            first.putIfAbsent(next, move);
        }
        if (!match.hasScores() || first.size() > MOST) return Map.of();
        Map<String, String> costs = new HashMap<>();
        first.forEach((kind, move) -> {
            Tried tried = tried(move);
            if (tried == null) return;
            tried.events().stream()
                    .filter(event -> event.kind() == Event.Kind.MOVED && event.from() != null && event.to() != null)
                    .filter(event -> kind(event.subject()).equals(kind.id()))
                    .filter(event -> Likeness.owner(match.names(), event.from()) == match.decider())
                    .filter(event -> Likeness.owner(match.names(), event.to()) != match.decider())
                    .findFirst()
                    .ifPresent(event -> costs.put(
                            event.from().id() + " " + kind.id(),
                            isForSomething(picks, move)
                                    ? signed(best(picks, kind))
                                    : signed(-match.worthOfOne(
                                            match.decider(), (int) event.from().number(), (int) kind.number()))));
        });
        return costs;
    }

    /** Whether another kind of thing is chosen after the first: what that brings belongs to what the first costs. */
    private static boolean isForSomething(Picks picks, Move move) {
        return picks.open(move).skip(1).anyMatch(part -> part.thing().is(Type.Base.KIND));
    }

    /** @return by how many points whoever decides has more after the best move that goes on with that kind */
    private long best(Picks picks, Thing kind) {
        return picks.left().stream()
                .filter(move -> picks.open(move)
                        .findFirst()
                        .filter(part -> part.thing().equals(kind))
                        .isPresent())
                .map(this::tried)
                .filter(Objects::nonNull)
                .mapToLong(Tried::gain)
                .max()
                .orElse(0);
    }

    private List<SeatView> taken(List<SeatView> seats, Picks picks) {
        boolean last = !picks.isEmpty()
                && picks.left().stream()
                        .allMatch(move -> isKind(picks.open(move).toList()));
        if (!match.hasScores() || !last || picks.left().size() > MOST) return seats;
        Map<String, String> worth = new HashMap<>();
        for (Move move : picks.left()) {
            String kind = picks.open(move).findFirst().orElseThrow().thing().id();
            Tried tried = tried(move);
            if (tried == null) return seats;
            tried.events().stream()
                    .filter(event -> event.kind() == Event.Kind.MOVED && event.from() != null && event.to() != null)
                    .filter(event -> Likeness.owner(match.names(), event.to()) == match.decider())
                    .filter(event -> kind(event.subject()).equals(kind))
                    .forEach(event -> worth.put(event.from().id() + " " + kind, signed(tried.gain())));
        }
        return written(seats, worth);
    }

    private List<ZoneView> offered(SeatView seat, Map<String, String> worth) {
        return seat.zones().stream()
                .map(zone -> zone.with(zone.piles().stream()
                        .map(pile -> {
                            String gain = worth.get(zone.site() + " " + kind(pile.piece()));
                            return gain == null ? pile : new PileView(pile.piece(), pile.count(), gain);
                        })
                        .toList()))
                .toList();
    }

    /** Whether nothing but a kind of thing is open, and with whom it lies. */
    private static boolean isKind(List<Move.Part> open) {
        return !open.isEmpty()
                && open.get(0).thing().is(Type.Base.KIND)
                && open.stream().skip(1).allMatch(part -> part.thing().is(Type.Base.PLAYER));
    }

    private String kind(PieceView piece) {
        long number = match.names().number(Type.PIECE, piece.id());
        return number < 0 ? "" : kind(match.names().thing(Type.PIECE, number));
    }

    private String kind(Thing piece) {
        int kind = match.names().piece((int) piece.number()).kind();
        return match.names().thing(Type.KIND, kind).id();
    }

    /** What only goes to other places of the board, such as seeds that are sown, is not taken. */
    private boolean isTaken(Event event, Thing place) {
        return event.kind() == Event.Kind.MOVED
                && place.equals(event.from())
                && !match.rules().names().site((int) event.to().number()).onBoard();
    }

    /** @return null if nothing is taken from there, or if one cannot know */
    private String gain(Move move, Thing place) {
        Tried tried = tried(move);
        boolean taken = tried != null && tried.events().stream().anyMatch(event -> isTaken(event, place));
        return taken ? signed(tried.gain()) : null;
    }

    /**
     * @param tried what was pressed in vain
     * @return of the first piece there that is nobody's and lies on the board, what it is and what it would bring
     *     whoever decides who has it; empty where it would bring nothing
     */
    Optional<Map.Entry<Thing, String>> of(List<Thing> tried, Standing standing) {
        if (!match.hasScores() || match.isOver()) return Optional.empty();
        for (Thing thing : tried) {
            List<String> there = thing.is(Type.Base.SITE) ? standing.at(thing.id()) : List.of(thing.id());
            for (String id : there) {
                long piece = match.names().number(Type.PIECE, id);
                // Those that differ bear their points, and what is somebody's is not to be had.
                boolean had = piece >= 0
                        && match.names().piece((int) piece).alike()
                        && match.names().piece((int) piece).owner() < 0;
                if (!had) continue;
                long worth = worth((int) piece);
                if (worth == 0) continue;
                int kind = match.names().piece((int) piece).kind();
                return Optional.of(Map.entry(match.names().thing(Type.KIND, kind), signed(worth)));
            }
        }
        return Optional.empty();
    }

    private long worth(int piece) {
        return IntStream.range(0, match.names().count(Type.SITE))
                .filter(site -> match.names().site(site).owner() == match.decider()
                        && !match.names().site(site).onBoard())
                .mapToLong(site -> match.worthAt(match.decider(), piece, site))
                .filter(worth -> worth != 0)
                .findFirst()
                .orElse(0);
    }

    private static String signed(long gain) {
        return gain < 0 ? "\u2212" + -gain : gain > 0 ? "+" + gain : "0";
    }

    /** What came of a move that was only tried, and by how many points whoever decides has more then. */
    private record Tried(List<Event> events, long gain) {}

    /** @return null if one cannot know */
    private Tried tried(Move move) {
        Match copy = match.copy();
        List<Event> events = new ArrayList<>();
        copy.listen(events::add);
        try {
            copy.play(move);
            boolean unknown = events.stream()
                    .anyMatch(event -> event.kind() == Event.Kind.CHANCE || viewer >= 0 && !event.isSeenBy(viewer));
            return unknown ? null : new Tried(events, copy.score(match.decider()) - match.score(match.decider()));
        } catch (RuleFailure broken) {
            return null; // it is told when the move is really made
        }
    }
}
