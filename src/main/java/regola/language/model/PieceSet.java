package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/**
 * A PieceSet is a declared set of pieces.
 *
 * @param alike true if pieces of one name cannot be told apart and are called by the name of their kind
 */
public record PieceSet(String name, boolean alike, List<Item> items, String art, Reason reason, Span span) {

    /**
     * @param count how many of each name; a constant or a setting
     * @param anyNumber true if there are as many of each name as the board has sites when it is set up; then the count
     *     is the most there can be
     * @param template the name, with holes {side}, {player}, {n} or a choice type's name
     * @param kind the kind's name, with the same holes but {n}; unique in the game when the holes are filled
     * @param each what the item is repeated for: "player", "side" or names of choice types; may be empty. A piece made
     *     for a player or side is owned by it; one made for choices has them as properties.
     * @param art the drawing's name, or null for the set's
     */
    public record Item(
            Expr count, boolean anyNumber, String template, String kind, List<String> each, String art, Span span) {}
}
