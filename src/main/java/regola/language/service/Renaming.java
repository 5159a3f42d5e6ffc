package regola.language.service;

import java.util.List;
import java.util.Map;
import regola.language.source.Message;

/**
 * A Renaming is what came of calling something otherwise.
 *
 * @param edits in all texts of the game; empty if it is refused
 * @param names what is called otherwise then, with its next name: the thing itself and what is made from it
 * @param refusal why not, and what to do; empty if it is not refused
 */
public record Renaming(List<Edit> edits, Map<String, String> names, Message refusal) {
    public Renaming {
        edits = List.copyOf(edits);
        names = Map.copyOf(names);
    }

    public boolean isRefused() {
        return !refusal.isEmpty();
    }

    static Renaming refused(Message why) {
        return new Renaming(List.of(), Map.of(), why);
    }
}
