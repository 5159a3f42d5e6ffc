package regola.language;

import java.util.List;
import regola.language.model.Text;

/**
 * A GameHeader is what a game says about itself in its first lines, for lists of games.
 *
 * @param aim what one plays for, in one short sentence; {@link Text#NONE} if the file does not say
 * @param author null if the file does not say
 * @param fewest how many can play at least; 0 if the file does not say
 * @param names what the players are called
 */
public record GameHeader(
        String id, Text title, Text aim, Text about, String author, int fewest, int most, List<String> names) {
    public GameHeader {
        names = List.copyOf(names);
    }
}
