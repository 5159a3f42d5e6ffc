package regola.ui.view.board;

import java.util.List;

/**
 * A TravelView is a piece that went from one place to another since the picture before.
 *
 * @param piece as it is seen after its travel
 * @param from a site of the board or of a zone; "" for out of the box
 * @param to likewise; "" for into the box
 * @param counted the places where it touches down, in order, the last one its end; empty if the rules do not say
 */
public record TravelView(PieceView piece, String from, String to, List<String> counted, int storyLine)
        implements HappeningView {
    public TravelView {
        counted = List.copyOf(counted);
    }
}
