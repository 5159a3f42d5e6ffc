package regola.ui.view.board;

/**
 * A PileView is so many pieces of one sort, lying together.
 *
 * @param worth how many points they bring together, as people write it; empty where that says nothing
 */
public record PileView(PieceView piece, int count, String worth) {
    /** Pieces that bring no points. */
    public PileView(PieceView piece, int count) {
        this(piece, count, "");
    }
}
