package regola.ui.present.picture;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A Likeness tells whether what was pointed at in vain is at least of the sort that a move goes on with: a frog where a
 * frog is to be chosen, though not this one. Anything else is a press that went astray.
 */
final class Likeness {
    private final Catalog catalog;
    private final Standing standing;

    Likeness(Match match, Names names) {
        catalog = names.catalog();
        standing = Standing.of(match, -1);
    }

    /** @param meant all that the pointing may mean */
    boolean isStray(Picks picks, List<Thing> meant) {
        return picks.left().stream().noneMatch(move -> goesOn(picks, move, meant));
    }

    private boolean goesOn(Picks picks, Move move, List<Thing> meant) {
        List<Thing> open = picks.open(move).map(Move.Part::thing).toList();
        boolean begins = picks.isEmpty() && open.size() > 1;
        return meant.stream().anyMatch(thing -> open.stream().anyMatch(wanted -> isAlike(thing, wanted, begins)));
    }

    /**
     * @param begins whether more is to be pointed at after it: then an empty place is no answer where one with
     *     something on it is wanted
     */
    private boolean isAlike(Thing thing, Thing wanted, boolean begins) {
        Type.Base base = wanted.type().base();
        if (!thing.is(base)) return false;
        return switch (base) {
            case PIECE ->
                pieceClass(catalog.piece((int) thing.number()).kind())
                        .equals(pieceClass(catalog.piece((int) wanted.number()).kind()));
            case KIND -> pieceClass((int) thing.number()).equals(pieceClass((int) wanted.number()));
            case SITE ->
                catalog.site((int) thing.number())
                                .zone()
                                .equals(catalog.site((int) wanted.number()).zone())
                        && (!begins
                                || standing.at(thing.id()).isEmpty()
                                        == standing.at(wanted.id()).isEmpty());
            default -> true;
        };
    }

    private String pieceClass(int kind) {
        return catalog.kind(kind).pieceClass();
    }
}
