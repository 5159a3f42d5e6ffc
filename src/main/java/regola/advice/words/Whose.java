package regola.advice.words;

import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;

/** A Whose is a player, or another thing, with the name by which it is spoken of. */
public record Whose(Thing player, Spoken name) {
    /** @param names what everything is called in the match */
    public static Whose of(Catalog names, Thing thing) {
        return of(names, thing, Manner.NOBODY);
    }

    /** @param you the player to whom it is said, whose own things are called so */
    public static Whose of(Catalog names, Thing thing, int you) {
        return new Whose(
                thing, language -> names.title(thing, Manner.of(language).to(you)));
    }
}
