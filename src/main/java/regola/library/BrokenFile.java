package regola.library;

import java.util.List;
import regola.language.source.Trouble;

/**
 * A BrokenFile is a rule file that cannot even be listed: unreadable, without a header, or a variant of no known game.
 *
 * @param file what messages call it
 * @param problems at least one
 */
public record BrokenFile(String file, List<Trouble> problems) {
    public BrokenFile {
        problems = List.copyOf(problems);
    }
}
