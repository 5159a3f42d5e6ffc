package regola.advice.words;

import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;

/** A Whose is a player, or another thing, with the name by which it is spoken of. */
public record Whose(Thing player, Spoken name) {
    /** @return a thing of that match */
    public static Whose of(Match match, Thing thing) {
        Catalog names = match.rules().names();
        return new Whose(thing, language -> names.title(thing, Manner.of(language)));
    }

    /** @return a player of that match, by its number */
    public static Whose of(Match match, int player) {
        Catalog names = match.rules().names();
        return new Whose(
                names.thing(Type.PLAYER, player), language -> names.title(Type.PLAYER, player, Manner.of(language)));
    }
}
