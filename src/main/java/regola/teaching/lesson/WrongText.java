package regola.teaching.lesson;

import java.util.List;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.source.Span;

/**
 * A WrongText is what the author says to a try that is not what was asked. With a rule it answers illegal tries that
 * this rule refuses: all of them, or those of the kind of move if there is one too. With a move alone it answers legal
 * moves of the kind. With an answer it is said to whoever chooses or marks that, and where it answers any, to whoever
 * chooses or marks something wrong of which nothing else is said.
 *
 * @param rule the number of the rule, or null
 * @param move the kind of move, or null
 * @param answer what is chosen or marked, or null
 * @param any whether it is said to every other answer; of rule, move, answer and this one is there, and only the first
 *     two stand together
 * @param show what is shown with it on the board as a legal try has left it
 */
public record WrongText(String rule, MovePattern move, Thing answer, boolean any, Words words, Show show, Span span) {

    /** @return whether it answers a try that was refused for this reason */
    public boolean answers(Why why, List<Thing> tried) {
        return rule != null && rule.equals(why.rule()) && (move == null || move.isOf(why.form()) && move.fits(tried));
    }

    /**
     * @return of several that answer a refused try, the least is said: 0 speaks of a move of as many things as were
     *     pointed at, or of the form that was read into it, 1 of any, 2 of a move of which only a part was pointed at,
     *     and who knows whether it was meant
     */
    public int remoteness(Why why, List<Thing> tried) {
        if (move == null) return 1;
        return why.form() != null || move.arguments().size() == tried.size() ? 0 : 2;
    }

    /** @return whether it answers a legal move that was not what was asked */
    public boolean answers(Move legal) {
        return rule == null && move != null && move.matches(legal);
    }

    /** @return whether it is said to who chooses or marks this */
    public boolean answers(Thing chosen) {
        return chosen.equals(answer);
    }
}
