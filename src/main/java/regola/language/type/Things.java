package regola.language.type;

import java.util.Map;
import regola.language.model.ChoiceType;
import regola.language.model.Function;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Setting;
import regola.language.model.Variable;
import regola.language.source.Span;

/**
 * Things are what declared names stand for, to be put into checked expressions. While a game is checked they are made
 * when first asked for; of a finished game they are simply there. What is asked for must be declared.
 */
interface Things {
    Setting setting(String name);

    ChoiceType choice(String name);

    /**
     * @param use where it is used, to point at if its own beginning needs it
     * @return null if it cannot be known; an error says so already
     */
    Variable variable(String name, Span use);

    /** @return null likewise */
    Property property(String name, Span use);

    /** @return the function; of conditions, the function that says whether all of them hold; null likewise */
    Function function(String name, Span use);

    /** @return what steps can do, by name */
    Map<String, Rule> rules();

    /** @return the function of one player that counts points, or null if the game has none */
    Function score(Span use);

    /** @return the function without parameters that finds the winners, or null if the game has none */
    Function winners(Span use);

    /** @return true if the zone is there for each player or side, false if for all together */
    boolean isOwned(String zone);

    /** @return true if it matters in the zone what lies on what */
    boolean isStack(String zone);

    /** @return false if the game has a board and none of its sites has a column and a row */
    boolean hasRows();
}
