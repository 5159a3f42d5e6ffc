package regola.ui.present.position;

import regola.language.model.Property;

/** A Hand is what somebody has taken up who sets up a position. */
sealed interface Hand {
    Hand EMPTY = new Empty();

    record Empty() implements Hand {}

    /** Pieces of one kind, one after the other, from a place off the board. */
    record Pile(String zone, String piece) implements Hand {}

    /** One piece of the board. */
    record Piece(String piece, String site) implements Hand {}

    /** A place of the board is looked at. */
    record Place(String site) implements Hand {}

    /**
     * What is laid on places.
     *
     * @param word a word of a choice; null for what is yes or no
     */
    record Brush(Property property, String word) implements Hand {
        String id() {
            return word == null ? property.name() : property.name() + "=" + word;
        }
    }
}
