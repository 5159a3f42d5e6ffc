package regola.ui.view.rules;

import java.util.List;

/**
 * A ChangeView is a stretch of lines that are not as they were.
 *
 * @param file the name of the file
 * @param edition of the text in which the line is meant
 * @param line the first line of it, from 1; where lines were only taken out, the line they stood before
 * @param before how the lines were; empty where some were put in
 * @param now how they are; empty where some were taken out
 */
public record ChangeView(String file, long edition, int line, List<String> before, List<String> now) {
    public ChangeView {
        before = List.copyOf(before);
        now = List.copyOf(now);
    }

    /** @return how many lines are not as they were */
    public int lines() {
        return Math.max(before.size(), now.size());
    }
}
