package regola.ui.editor;

import java.util.Set;

/**
 * Blocks are what is indented below a line; which lines have something below them can be told from their first word.
 */
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
            "keep",
            "mark",
            "moment",
            "option",
            "otherwise",
            "refuse",
            "repeat",
            "replace",
            "require",
            "round",
            "rule",
            "score",
            "setting",
            "start",
            "then",
            "turn",
            "variant",
            "when",
            "while",
            "winners",
            "words",
            "zone");

    private Blocks() {}

    /**
     * @param edge whether it stands at the left edge: an aim below a title is one line, elsewhere it has lines below
     */
    static boolean isHead(String firstWord, boolean edge) {
        return HEADS.contains(firstWord) || edge && firstWord.equals("aim");
    }
}
