package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;

/**
 * A Quiet is an answer that brings others nothing to be glad of. Only such a one is shown without a word about what
 * comes of it: a man that is taken on the board, though he is taken back later, looks like a bad piece of advice.
 */
final class Quiet {
    private Quiet() {}

    /** @return whether nobody is glad of the answer at once, as far as the rules say; also where it cannot be made */
    static boolean is(Match match, Move move, List<Move> answer) {
        if (answer.isEmpty()) return true;
        Match after = match.copy();
        List<Event> events = new ArrayList<>();
        try {
            int at = HintWords.index(after, move);
            if (at < 0) return true;
            after.playIndex(at);
            int reply = after.isOver() ? -1 : HintWords.index(after, answer.get(0));
            if (reply < 0) return true;
            after.listen(events::add);
            after.playIndex(reply);
        } catch (RuleFailure failure) {
            return true; // it is told when the move is really made
        }
        return events.stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .allMatch(event -> match.names().cheered(event.property(), "en").isEmpty());
    }
}
