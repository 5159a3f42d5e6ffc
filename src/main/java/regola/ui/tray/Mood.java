package regola.ui.tray;

import regola.ui.board.art.ArtStore;

/** A Mood is the look on the face of who plays where nobody sits. */
public enum Mood {
    CALM(""),
    /** It is to act. */
    THINKING("-thinking"),
    /** It has got more than usual, or has won. */
    GLAD("-glad"),
    /** It has lost more than usual, or the match. */
    SORRY("-sorry");

    private final String ending;

    Mood(String ending) {
        this.ending = ending;
    }

    /** @return the drawing of that face in this mood; a face that knows one look alone keeps it */
    public String of(String face, ArtStore art) {
        String felt = face + ending;
        return art.has(felt) ? felt : face;
    }
}
