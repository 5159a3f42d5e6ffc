package regola.engine.value;

import java.util.List;
import java.util.StringJoiner;

/**
 * A Move is one possible answer to a decision: words and the things put in for its parameters, in order. It knows
 * nothing of the match it came from but the number that it had there, by which it is found again at once; its text
 * reads back as the same move.
 */
public final class Move {
    private final List<Part> parts;
    private final String text;
    private final int number;

    /** A move that is in no list. */
    public Move(List<Part> parts) {
        this.parts = List.copyOf(parts);
        this.text = joined(this.parts);
        this.number = -1;
    }

    private static String joined(List<Part> parts) {
        StringJoiner words = new StringJoiner(" ");
        for (Part part : parts) words.add(part.text());
        return words.toString();
    }

    private Move(Move other, int number) {
        this.parts = other.parts;
        this.text = other.text;
        this.number = number;
    }

    /** @return the same move with its index in the list of the decision that offers it */
    public Move numbered(int index) {
        return new Move(this, index);
    }

    /** @return its index in the list of the decision that it comes from, from 0; -1 if it comes from none */
    public int number() {
        return number;
    }

    /**
     * A Part is one word of a move.
     *
     * @param parameter the name of the parameter it was put in for, or null for a word of the rule file
     * @param thing what was put in, or null
     */
    public record Part(String text, String parameter, Thing thing) {
        public static Part word(String word) {
            return new Part(word, null, null);
        }

        public static Part argument(String parameter, Thing thing) {
            return new Part(thing.id(), parameter, thing);
        }
    }

    public List<Part> parts() {
        return parts;
    }

    /** @return what was chosen, in order */
    public List<Thing> arguments() {
        return parts.stream().filter(p -> p.thing() != null).map(Part::thing).toList();
    }

    /** @return such as {@code step red-2 c3} */
    public String text() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Move that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
