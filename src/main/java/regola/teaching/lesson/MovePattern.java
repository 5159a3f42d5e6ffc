package regola.teaching.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.source.Span;

/**
 * A MovePattern is a move in which some words are left open: in {@code hop red-1 *} the star stands for any one word.
 *
 * @param words of the move, or "*"
 * @param arguments those of the words that stand for things, in order
 */
public record MovePattern(List<String> words, List<String> arguments, Span span) {
    public static final String ANY = "*";

    public MovePattern {
        words = List.copyOf(words);
        arguments = List.copyOf(arguments);
    }

    public boolean matches(Move move) {
        List<Move.Part> parts = move.parts();
        if (parts.size() != words.size()) return false;
        for (int i = 0; i < parts.size(); i++) {
            if (!words.get(i).equals(ANY) && !words.get(i).equals(parts.get(i).text())) return false;
        }
        return true;
    }

    /**
     * @return whether somebody who points at these things, in any order, tries such a move: all that it names, and no
     *     more than it has
     */
    public boolean fits(List<Thing> tried) {
        List<String> left = new ArrayList<>(tried.stream().map(Thing::id).toList());
        int open = 0;
        for (String argument : arguments) {
            if (argument.equals(ANY)) open++;
            else if (!left.remove(argument)) return false;
        }
        return left.size() <= open;
    }

    /** @param form the first word of a form of move; null if it has none, and then any pattern may be of it */
    public boolean isOf(String form) {
        return form == null || words.get(0).equals(ANY) || words.get(0).equals(form);
    }

    /** @return how many of its words may be any: the fewer, the more it is about one move */
    public long stars() {
        return words.stream().filter(ANY::equals).count();
    }

    /** @return whether it is of some things with whatever else: neither of one move, nor of all of a form */
    public boolean isOfSome() {
        return isOpen() && arguments.stream().anyMatch(argument -> !argument.equals(ANY));
    }

    public boolean isOpen() {
        return words.contains(ANY);
    }

    /** @return the move with a thing in the place of the star */
    public String with(Thing thing) {
        return words.stream().map(word -> word.equals(ANY) ? thing.id() : word).collect(Collectors.joining(" "));
    }

    public String text() {
        return String.join(" ", words);
    }

    @Override
    public String toString() {
        return text();
    }
}
