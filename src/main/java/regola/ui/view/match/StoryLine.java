package regola.ui.view.match;

/**
 * A StoryLine is one sentence of the story of the match.
 *
 * @param moment the moment of the match that this line led to
 * @param depth 0 for a move, 1 for what came of it
 * @param rule the number of the rule to point at, or null
 * @param colour the colour of the side that decided, on lines of moves; else null
 * @param emblem the emblem of that side; -1 for none
 */
public record StoryLine(int moment, int depth, String rule, String text, String colour, int emblem) {
    /** @return the text with a full stop, if it has no end of its own */
    public String sentence() {
        return text.isEmpty() || ".!?:…".indexOf(text.charAt(text.length() - 1)) >= 0 ? text : text + ".";
    }
}
