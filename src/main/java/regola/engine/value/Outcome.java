package regola.engine.value;

import java.util.List;

/**
 * An Outcome is how a match ended.
 *
 * @param drawn true if nobody won
 * @param winners numbers of the players who won, rising; several may win together
 * @param scores the points of each side, empty if the game has none
 * @param rule the number of the rule that ended it, or null
 * @param sentence what the rule file says about it; may be empty
 */
public record Outcome(boolean drawn, List<Integer> winners, List<Long> scores, String rule, Spoken sentence)
        implements Spoken {

    @Override
    public String text(String language) {
        return sentence.text(language);
    }

    @Override
    public String in(Manner manner) {
        return sentence.in(manner);
    }
}
