package regola.ui.view.board;

/**
 * A CardView is a picture card: what something is, to be seen at a glance. At most one of piece, mark and picture is
 * there.
 *
 * @param about what it speaks of: a kind or set of pieces, a special square, or the number of a rule; two cards are
 *     about the same if this is the same
 * @param piece what is drawn if it is a piece, with its drawing, colour and emblem; or null
 * @param mark the name of the drawing if it is a special square; or null
 * @param picture the name of a drawing that is the whole picture; or null
 * @param name what it is called
 * @param sentence what it does, in one sentence; may be empty
 */
public record CardView(String about, PieceView piece, String mark, String picture, String name, String sentence) {
    /** @return the same with another sentence */
    public CardView saying(String other) {
        return new CardView(about, piece, mark, picture, name, other);
    }

    /** @return whether something is drawn on it */
    public boolean isDrawn() {
        return piece != null || mark != null || picture != null;
    }
}
