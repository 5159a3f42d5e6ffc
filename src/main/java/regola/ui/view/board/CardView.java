package regola.ui.view.board;

import java.util.Collection;
import java.util.Objects;

/**
 * A CardView is a picture card: what something is, to be seen at a glance. At most one of piece, mark and picture is
 * there.
 *
 * @param about what it speaks of: a kind or set of pieces, a special square, or the number of a rule
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

    /**
     * @param cards that are there already, each of another thing
     * @return the one of them that is this one over again; this one where there is none. Of one rule there may be two
     *     with another picture and another name
     */
    public CardView among(Collection<CardView> cards) {
        return cards.stream().filter(this::repeats).findFirst().orElse(this);
    }

    private boolean repeats(CardView other) {
        return about.equals(other.about) && (name.equals(other.name) || Objects.equals(picture, other.picture));
    }

    /** @return whether something is drawn on it */
    public boolean isDrawn() {
        return piece != null || mark != null || picture != null;
    }
}
