package regola.teaching.lesson;

import java.util.List;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.source.Span;

/**
 * A WrongText is what the author says to a try that is not what was asked. With a rule it answers illegal tries that this rule
 * refuses: all of them, or those of the kind of move if there is one too. With a move alone it answers legal moves of the kind.
 *
 * @param rule the number of the rule, or null
 * @param move the kind of move, or null; one of the two is there
 */
public record WrongText(String rule, MovePattern move, Words words, Span span) {

    /** @return whether it answers a try that was refused by this rule */
    public boolean answers(String refusedBy, List<Thing> tried) {
        return rule != null && rule.equals(refusedBy) && (move == null || move.fits(tried));
    }

    /** @return whether it answers a legal move that was not what was asked */
    public boolean answers(Move legal) {
        return rule == null && move.matches(legal);
    }
}
