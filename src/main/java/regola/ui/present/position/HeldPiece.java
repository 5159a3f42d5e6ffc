package regola.ui.present.position;

import regola.language.model.Property;

/** A HeldPiece is what somebody has taken up who sets up a position. */
sealed interface HeldPiece {
    HeldPiece EMPTY = new Empty();

    record Empty() implements HeldPiece {}

    /** Pieces of one kind, one after the other, from a place off the board. */
    record Pile(String zone, String piece) implements HeldPiece {}

    /** One piece of the board. */
    record Piece(String piece, String site) implements HeldPiece {}

    /** A place of the board is looked at. */
    record Place(String site) implements HeldPiece {}

    /**
     * What is laid on places.
     *
     * @param word a word of a choice; null for what is yes or no
     */
    record Brush(Property property, String word) implements HeldPiece {
        String id() {
            return word == null ? property.name() : property.name() + "=" + word;
        }
    }
}
