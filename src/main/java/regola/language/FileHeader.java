package regola.language;

import java.util.List;
import regola.language.model.Text;
import regola.language.source.Span;

/**
 * A FileHeader is what a rule file says about itself in its first lines: enough for a menu, without reading the rules.
 *
 * @param id      of the game or variant
 * @param game    the game that a variant belongs to; null if this is a game
 * @param author  or null
 * @param fewest  players at least; 0 if the header does not say
 * @param most    players at most
 * @param names   of the players and neutral sides
 * @param excludes variants that cannot be on together with this one
 * @param span    where the header stands
 */
public record FileHeader(
        String id, String game, Text title, Text about, String author, int fewest, int most, List<String> names,
        List<String> excludes, Span span) {

    public boolean isVariant() {
        return game != null;
    }
}
