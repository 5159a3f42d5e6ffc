package regola.ui.editor;

import java.util.Set;

/** Blocks are what stands below a line and belongs to it; which lines have it can be told from their first word. */
final class Blocks {
    private static final Set<String> HEADS = Set.of(
            "add",
            "board",
            "choose",
            "conditions",
            "for",
            "function",
            "game",
            "if",
            "lines",
            "loops",
            "option",
            "otherwise",
            "repeat",
            "replace",
            "round",
            "rule",
            "score",
            "start",
            "then",
            "turn",
            "variant",
            "when",
            "while",
            "winners",
            "words");
    /** What they say may stand in the same line, and if it does not, it comes below. */
    private static final Set<String> SAYING =
            Set.of("finish", "keep", "mark", "moment", "refuse", "require", "setting", "zone");

    private Blocks() {}

    /**
     * @param edge whether it stands at the left edge: an aim below a title is one line, elsewhere it has lines below
     * @return whether more than what it says of itself stands below it
     */
    static boolean isHead(String firstWord, boolean edge) {
        return HEADS.contains(firstWord) || edge && firstWord.equals("aim");
    }

    /** @return whether what it says of itself may stand below it */
    static boolean isSaying(String firstWord) {
        return SAYING.contains(firstWord);
    }
}
