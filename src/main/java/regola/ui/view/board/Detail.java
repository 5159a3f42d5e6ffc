package regola.ui.view.board;

import java.util.List;

/**
 * A Detail is a part of a board, as near as it fits into a picture; the rest of the board goes on around it.
 *
 * @param sites ids of the places that are seen whole; empty for the whole board
 * @param top so much stays free above them at least, in places; right, bottom, left likewise
 */
public record Detail(List<String> sites, int top, int right, int bottom, int left) {
    public static final Detail WHOLE = new Detail(List.of(), 0, 0, 0, 0);

    public Detail {
        sites = List.copyOf(sites);
    }
}
