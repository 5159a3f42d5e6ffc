package regola.advice.seen;

import java.util.List;
import java.util.Optional;
import regola.advice.words.SpokenOf;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.model.Type;
import regola.search.Continuation;

/**
 * A Deed is the first thing that somebody else is glad of and that is done to the seat, or leads to it.
 *
 * @param leads what that player was glad of first in the same turn; the same if nothing came before
 * @param by who that is
 */
public record Deed(Event done, Event leads, int by) {
    /** @return what is done to the seat that decides where the way begins; empty if nothing is */
    public static Optional<Deed> on(Continuation way, Catalog names) {
        Match play = way.start();
        int seat = play.decider();
        Glad glad = Glad.OF_NOTHING;
        int whose = seat;
        for (int at = 0; at < way.length(); at++) {
            if (play.decider() != whose) glad = Glad.OF_NOTHING;
            whose = play.decider();
            List<Event> events = Witness.heard(play, way.move(at));
            if (whose == seat) continue; // what one does oneself is not done to one
            glad = glad.with(events, names);
            Optional<Deed> done = glad.done(events, seat, whose, names);
            if (done.isPresent()) return done;
        }
        return Optional.empty();
    }

    /**
     * A Glad is what a player has been glad of so far in a turn.
     *
     * @param first the first such thing; null for nothing
     * @param last the last one; null for nothing
     */
    record Glad(Event first, Event last) {
        static final Glad OF_NOTHING = new Glad(null, null);

        /** @return the same after what is told of one more move */
        Glad with(List<Event> events, Catalog names) {
            Glad glad = this;
            for (Event event : events)
                if (event.kind() == Event.Kind.RULE && Cheer.isIn(event, names))
                    glad = new Glad(glad.first == null ? event : glad.first, event);
            return glad;
        }

        /** @return what the last move, of which those events are told, has done to the seat; empty if nothing */
        Optional<Deed> done(List<Event> events, int seat, int by, Catalog names) {
            Optional<Event> told = events.stream()
                    .filter(event -> event.kind() == Event.Kind.RULE && Cheer.isIn(event, names))
                    .filter(event -> isDoneTo(seat, event, names))
                    .findFirst();
            if (told.isPresent()) return Optional.of(new Deed(told.get(), first, by));
            boolean theirs = last != null && !SpokenOf.isOf(last, seat, names);
            return theirs && events.stream().anyMatch(event -> takes(event, seat, names))
                    ? Optional.of(new Deed(last, first, by))
                    : Optional.empty();
        }
    }

    /** What others do for the seat, it gets itself. */
    private static boolean isDoneTo(int seat, Event event, Catalog names) {
        List<Integer> told = SpokenOf.players(event, names, Manner.of("en"));
        return told.contains(seat) && told.get(0) != seat;
    }

    /** Whether a piece of the seat leaves the board with it. */
    private static boolean takes(Event event, int seat, Catalog names) {
        return event.kind() == Event.Kind.MOVED
                && event.to() != null
                && event.subject().is(Type.Base.PIECE)
                && names.piece((int) event.subject().number()).owner() == seat
                && !names.site((int) event.to().number()).onBoard();
    }
}
