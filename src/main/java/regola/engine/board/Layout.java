package regola.engine.board;

import java.util.List;
import java.util.Map;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.language.model.CheckedGame;
import regola.language.model.Type;

/**
 * A Layout is everything there is in a game, numbered: the sites, the pieces, and what each name of the rule file
 * stands for.
 *
 * @param settings all settings with their values
 * @param siteSets board, regions, marks and zones: the sets of their sites
 * @param zoneSites by zone: its site for each owner, or one site if it is shared
 * @param lineSets by group: the set of its lines
 * @param seen by site: who sees what lies there, as bits of players
 */
public record Layout(
        CheckedGame game,
        Catalog names,
        Sites sites,
        Roster roster,
        Map<String, List<Long>> settings,
        Map<String, long[]> siteSets,
        Map<String, int[]> zoneSites,
        Map<String, long[]> lineSets,
        long[] seen,
        BoardGraph graph) {

    /** @return how many different values there are of a type's base, or -1 for numbers */
    public int universe(Type type) {
        return switch (type.base()) {
            case SITE -> sites.count;
            case PIECE -> roster.count;
            case KIND -> roster.kinds;
            case PLAYER -> roster.sides;
            case LINE -> sites.lineOrder.length;
            case TRUTH -> 2;
            case CHOICE -> names.count(type);
            case NUMBER -> -1;
            case NOTHING -> 1;
        };
    }

    /** @return words in a set of the type; 1 for numbers, which have sets of another form */
    public int words(Type type) {
        return Bits.words(Math.max(1, universe(type)));
    }

    /**
     * @return true if one value fits one long: everything but lists, sets of numbers and sets of more than 64 things
     */
    public boolean isNarrow(Type type) {
        return switch (type.shape()) {
            case ONE -> true;
            case LIST -> false;
            case SET -> universe(type) >= 0 && universe(type) <= 64;
        };
    }
}
