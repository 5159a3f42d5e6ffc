package regola.ui.view.board;

/**
 * A MarkView is a special square: how it is drawn and what it says.
 *
 * @param name what it is called
 * @param art the drawing's name, or null
 * @param rule the number of its rule, or null
 * @param sentence the explanation; may be empty
 */
public record MarkView(String name, String art, String rule, String sentence) {}
