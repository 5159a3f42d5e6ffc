package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.StoryTeller;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.OverlayView;

/**
 * An OnlyMove is a move that is all that can be done: why, in the words of the rules where they have some, and where it
 * leads. The match is copied, never played on.
 */
public final class OnlyMove {
    private final Match match;
    private final Move move;
    private final Tongue tongue;
    private final int viewer;

    /** @param viewer the seat that looks, -1 for somebody who sees everything */
    public OnlyMove(Match match, Move move, Tongue tongue, int viewer) {
        this.match = match;
        this.move = move;
        this.tongue = tongue;
        this.viewer = viewer;
    }

    /**
     * A move that names nothing gives something up: what the rules tell then is why. Of any other they tell what comes
     * of it, so that nobody is surprised by it.
     */
    public String words() {
        if (!move.arguments().isEmpty()) {
            boolean you = tongue.asking().you() == match.decider();
            String who = tongue.names().player(match.decider());
            String only = you
                    ? tongue.texts().get("forced.move.yours")
                    : tongue.texts().get("forced.move", who);
            return (only + " " + comes()).strip();
        }
        String told = comes();
        return told.isEmpty()
                ? tongue.texts().get("forced.named", tongue.names().of(move))
                : told;
    }

    /** @return what the rules tell first of what comes of it, before chance has a say; empty if they tell nothing */
    private String comes() {
        List<Event> events = new ArrayList<>();
        Match copy = match.copy();
        copy.listen(events::add);
        try {
            copy.play(move);
        } catch (RuleFailure broken) {
            return ""; // it is told when the move is made
        }
        for (Event event : events) {
            if (event.kind() == Event.Kind.CHANCE) break;
            String told = StoryTeller.sentence(event, viewer, tongue.asking());
            if (!told.isEmpty()) return told;
        }
        return "";
    }

    /** @return whether the move only gives something up, and the same seat has to choose something else then */
    boolean isBefore() {
        if (!move.arguments().isEmpty()) return false;
        Match copy = match.copy();
        try {
            copy.play(move);
        } catch (RuleFailure broken) {
            return false; // it is told when the move is made
        }
        return !copy.isOver() && copy.decider() == match.decider();
    }

    OverlayView where() {
        return new Preview(match.copy(), tongue, viewer).of(List.of(move), () -> false);
    }
}
