package regola.language.service;

import java.util.List;

/**
 * A Renaming is what came of calling something otherwise.
 *
 * @param edits in all texts of the game; empty if it is refused
 * @param refusal why not, and what to do; empty if it is not refused
 */
public record Renaming(List<Edit> edits, String refusal) {
    public Renaming {
        edits = List.copyOf(edits);
    }

    public boolean isRefused() {
        return !refusal.isEmpty();
    }

    static Renaming refused(String why) {
        return new Renaming(List.of(), why);
    }
}
