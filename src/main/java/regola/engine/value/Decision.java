package regola.engine.value;

import java.util.List;
import regola.language.source.Span;

/**
 * A Decision is what a player is asked, with everything that is allowed.
 *
 * @param id the name of the choose in the rule file
 * @param by the number of the player who decides
 * @param byId that player's name
 * @param secret true if the others do not see the move
 * @param rule the number of the rule that asks, or null
 * @param question the sentence that says what is asked; may be empty
 * @param span where the rule file asks
 * @param forms how moves are written here, refused ones included
 * @param legal all legal moves, in the order of the rule file
 */
public record Decision(
        String id,
        int by,
        String byId,
        boolean secret,
        String rule,
        Spoken question,
        Span span,
        List<Form> forms,
        List<Move> legal)
        implements Spoken {

    @Override
    public String text(String language) {
        return question.text(language);
    }

    @Override
    public String in(Manner manner) {
        return question.in(manner);
    }
}
