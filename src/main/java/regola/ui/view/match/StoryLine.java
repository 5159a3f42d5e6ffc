package regola.ui.view.match;

import java.util.List;
import regola.ui.view.board.Ref;

/**
 * A StoryLine is one sentence of the story of the match.
 *
 * @param moment the moment of the match that this line led to
 * @param depth 0 for a move, 1 for what came of it
 * @param rule the number of the rule to point at, or null
 * @param colour the colour of the side that decided, on lines of moves; else null
 * @param emblem the emblem of that side; -1 for none
 * @param heard what who does not see the board is told: with the names of places, too
 * @param places what lights up on the board for who points at the line
 * @param way from where to where the one piece went that went anywhere, with what it stood on between; else empty
 * @param read the text as it is said to who plays alone; else the same as the text
 * @param behind the same behind a colon: with a small letter, unless it begins with somebody's name
 * @param asks whether it says only what is to be decided next in the same turn: what comes of that tells it better
 */
public record StoryLine(
        int moment,
        int depth,
        String rule,
        String text,
        String colour,
        int emblem,
        String heard,
        List<Ref> places,
        List<Ref> way,
        String read,
        String behind,
        boolean asks) {
    public StoryLine {
        places = List.copyOf(places);
        way = List.copyOf(way);
    }

    /** A line that is heard as it is read and speaks of no place. */
    public StoryLine(int moment, int depth, String rule, String text, String colour, int emblem) {
        this(moment, depth, rule, text, colour, emblem, text, List.of(), List.of(), text, text, false);
    }

    /** @return the same, heard otherwise, with the places that it speaks of */
    public StoryLine about(String words, List<Ref> of) {
        return new StoryLine(moment, depth, rule, text, colour, emblem, words, of, way, read, behind, asks);
    }

    /** @return the same, of a piece that went that way */
    public StoryLine along(List<Ref> went) {
        return new StoryLine(moment, depth, rule, text, colour, emblem, heard, places, went, read, behind, asks);
    }

    /** @return the same, as it is said to who plays alone, and behind a colon */
    public StoryLine to(String words, String colon) {
        return new StoryLine(moment, depth, rule, text, colour, emblem, heard, places, way, words, colon, asks);
    }

    /** @return the same, which says only what is to be decided next */
    public StoryLine asking() {
        return new StoryLine(moment, depth, rule, text, colour, emblem, heard, places, way, read, behind, true);
    }

    /**
     * @param before the line before it
     * @return whether this one says itself who did it, of whom that one says no more
     */
    public boolean names(StoryLine before) {
        return read.equals(text) && (text.startsWith(before.text + " ") || text.startsWith(before.text + "'s "));
    }

    /** @return the text with a full stop, if it has no end of its own */
    public String sentence() {
        return text.isEmpty() || ".!?:…".indexOf(text.charAt(text.length() - 1)) >= 0 ? text : text + ".";
    }
}
