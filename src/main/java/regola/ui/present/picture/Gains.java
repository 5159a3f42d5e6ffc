package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.OverlayView;

/**
 * A Gains writes on places what taking them would be worth: where a move names nothing but a place, and pieces lie
 * there that leave the board by it, how many points it brings to whoever decides. Moves that meet chance or hidden
 * things are left out.
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

    /** What only goes to other places of the board, such as seeds that are sown, is not taken. */
    private boolean isTaken(Event event, Thing place) {
        return event.kind() == Event.Kind.MOVED
                && place.equals(event.from())
                && !match.rules().names().site((int) event.to().number()).onBoard();
    }

    /** @return null if nothing is taken from there, or if one cannot know */
    private String gain(Move move, Thing place) {
        Match copy = match.copy();
        List<Event> events = new ArrayList<>();
        copy.listen(events::add);
        try {
            copy.play(move);
            boolean unknown = events.stream()
                    .anyMatch(event -> event.kind() == Event.Kind.CHANCE || viewer >= 0 && !event.isSeenBy(viewer));
            boolean taken = events.stream().anyMatch(event -> isTaken(event, place));
            long gain = copy.score(match.decider()) - match.score(match.decider());
            return unknown || !taken ? null : gain < 0 ? "\u2212" + -gain : gain > 0 ? "+" + gain : "0";
        } catch (RuleFailure broken) {
            return null; // it is told when the move is really made
        }
    }
}
