package regola.language.model;

/**
 * A Naming is what a thing is called and how it looks. Colour is "#RRGGBB" or null; art is a drawing's name or null.
 *
 * @param asks whether it is the name of something that options choose, and the text the question for that
 * @param cheered of a rule: what there is to be glad of when it acts, as in "a mill"; {@link Text#NONE} if nothing
 * @param about what is said of it to whoever points at it; null if nothing
 */
public record Naming(Text text, boolean asks, Text cheered, String colour, String art, Reason about) {}
