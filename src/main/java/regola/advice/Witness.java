package regola.advice;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.search.Continuation;

/**
 * A Witness plays a line and notes what a seat sees of it: first what comes of its own moves, then of the others'
 * answer.
 *
 * @param seat whose line it is
 */
record Witness(int seat) {

    /**
     * @return what the rules tell of the seat's own moves up to the first of somebody else, without their mere steps
     */
    List<Event> ownTurn(Continuation line) {
        return told(line, true);
    }

    /** @return the same of the others' moves that follow, up to the seat's next */
    List<Event> reply(Continuation line) {
        return told(line, false);
    }

    List<Move> replyMoves(Continuation line) {
        List<Move> moves = new ArrayList<>();
        Match match = line.start();
        boolean left = false;
        for (int i = 0; i < line.length() && !match.isOver(); i++) {
            boolean mine = match.decider() == seat;
            if (mine && left) break;
            if (!mine) {
                left = true;
                moves.add(match.decision().legal().get(line.move(i)));
            }
            match.playIndex(line.move(i));
        }
        return moves;
    }

    private List<Event> told(Continuation line, boolean own) {
        List<Event> events = new ArrayList<>();
        Match match = line.start();
        boolean left = false;
        for (int i = 0; i < line.length() && !match.isOver(); i++) {
            boolean mine = match.decider() == seat;
            if (mine && left || own && !mine) break;
            left |= !mine;
            boolean wanted = mine == own;
            match.listen(wanted ? event -> note(event, events) : null);
            match.playIndex(line.move(i));
        }
        return events;
    }

    /** What the rules themselves say: not that a piece went from here to there, nor that a count has changed. */
    private void note(Event event, List<Event> events) {
        boolean says = event.kind() == Event.Kind.RULE
                || event.kind() == Event.Kind.TOLD
                || event.kind() == Event.Kind.FINISHED;
        if (says && event.isSeenBy(seat) && !event.text("en").isEmpty()) events.add(event);
    }

    /** @return whether two events are of the same kind: the same rule was at work */
    static boolean isAlike(Event one, Event other) {
        return one.kind() == other.kind()
                && java.util.Objects.equals(one.rule(), other.rule())
                && java.util.Objects.equals(one.property(), other.property())
                && java.util.Objects.equals(kindOf(one.subject()), kindOf(other.subject()));
    }

    private static Object kindOf(Thing thing) {
        return thing == null ? null : thing.type();
    }
}
