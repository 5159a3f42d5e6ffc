package regola.language.service;

import java.util.List;
import regola.language.source.Message;

/**
 * A Renaming is what came of calling something otherwise.
 *
 * @param edits in all texts of the game; empty if it is refused
 * @param refusal why not, and what to do; empty if it is not refused
 */
public record Renaming(List<Edit> edits, Message refusal) {
    public Renaming {
        edits = List.copyOf(edits);
    }

    public boolean isRefused() {
        return !refusal.isEmpty();
    }

    static Renaming refused(Message why) {
        return new Renaming(List.of(), why);
    }
}
