package regola.ui.view;

/**
 * A TravelView is a piece that went from one place to another since the picture before.
 *
 * @param piece as it is seen after its travel
 * @param from  a site of the board or of a zone; "" for out of the box
 * @param to    likewise; "" for into the box
 */
public record TravelView(PieceView piece, String from, String to) {}
