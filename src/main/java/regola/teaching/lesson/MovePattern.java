package regola.teaching.lesson;

import java.util.List;
import regola.engine.value.Move;
import regola.language.source.Span;

/**
 * A MovePattern is a move in which some words are left open: in {@code hop red-1 *} the star stands for any one word.
 *
 * @param words of the move, or "*"
 */
public record MovePattern(List<String> words, Span span) {
    public static final String ANY = "*";

    public MovePattern {
        words = List.copyOf(words);
    }

    public boolean matches(Move move) {
        List<Move.Part> parts = move.parts();
        if (parts.size() != words.size()) return false;
        for (int i = 0; i < parts.size(); i++) {
            if (!words.get(i).equals(ANY) && !words.get(i).equals(parts.get(i).text())) return false;
        }
        return true;
    }

    public boolean isOpen() {
        return words.contains(ANY);
    }

    public String text() {
        return String.join(" ", words);
    }

    @Override
    public String toString() {
        return text();
    }
}
