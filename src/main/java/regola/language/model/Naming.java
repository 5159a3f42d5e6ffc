package regola.language.model;

/**
 * A Naming is what a thing is called and how it looks. Colour is "#RRGGBB" or null; art is a drawing's name or null.
 *
 * @param about what is said of it to whoever points at it; null if nothing
 */
public record Naming(Text text, String colour, String art, Reason about) {}
