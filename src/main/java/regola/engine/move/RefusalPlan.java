package regola.engine.move;

import java.util.List;
import regola.engine.run.Phrase;
import regola.language.model.Choice;
import regola.language.source.Span;

/**
 * A RefusalPlan is a form of move that people try and that is never legal, with its answer.
 *
 * @param parts empty for all other moves of the game
 * @param parameters one for each part that is chosen
 * @param strangers for each part that must not be among some candidates: these, as a set of things; no place is theirs
 */
public record RefusalPlan(
        List<Choice.Part> parts,
        List<Parameter> parameters,
        List<Parameter> strangers,
        String rule,
        Phrase because,
        Span span) {

    public boolean isOfAllElse() {
        return parts.isEmpty();
    }

    /** @return whether it is of moves whose parts all have a meaning */
    public boolean isForm() {
        return !parts.isEmpty() && strangers.isEmpty();
    }
}
