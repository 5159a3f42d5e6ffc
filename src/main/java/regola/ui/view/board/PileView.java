package regola.ui.view.board;

/** A PileView is so many pieces of one sort, lying together. */
public record PileView(PieceView piece, int count) {}
