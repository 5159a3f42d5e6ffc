package regola.language.service;

import java.util.List;
import java.util.Set;
import regola.language.type.BuiltIns;

/** A WordOrder says of what fits equally well at a place what is meant more often. */
final class WordOrder {
    private static final List<String> FIRST = List.of(
            "title",
            "about",
            "players",
            "board",
            "grid",
            "site",
            "lines",
            "pieces",
            "zone",
            "start",
            "turn",
            "choose",
            "option",
            "require",
            "then",
            "move",
            "if",
            "otherwise",
            "for",
            "finish",
            "end",
            "rule",
            "function",
            "words");

    /** Words within lines, and what every game has, by how often rules say them. */
    private static final List<String> OFTEN = List.of(
            "no",
            "some",
            "not",
            "one",
            "every",
            "number",
            "those",
            "of",
            "on",
            "by",
            "to",
            "where",
            "is",
            "in",
            "site",
            "mover",
            "players",
            "here",
            "pieces",
            "sites",
            "neighbours",
            "owner",
            "next-player",
            "row",
            "column",
            "box",
            "distance",
            "and",
            "or",
            "because");

    private static final Set<String> EVERYWHERE = Set.copyOf(BuiltIns.everywhere());

    private WordOrder() {}

    /** Of the words of the language those first without which there is no game. */
    static int rank(Completion one) {
        if (one.kind() == Completion.Kind.PASSAGE) return FIRST.size() + 1;
        if (one.kind() == Completion.Kind.WORD) {
            int often = OFTEN.indexOf(one.label());
            return often < 0 ? rank(one.label()) : often - OFTEN.size();
        }
        // What every game has comes behind what this game has, what rules say most often first.
        if (!one.sentence().isEmpty() || !EVERYWHERE.contains(one.label())) return -2 * OFTEN.size();
        int often = OFTEN.indexOf(one.label());
        return often < 0 ? -1 : often - OFTEN.size();
    }

    static int rank(String word) {
        int at = FIRST.indexOf(word);
        return at < 0 ? FIRST.size() : at;
    }
}
