package regola.ui.view.board;

/** A Ref is the name of something that a person can point at, as moves and positions call it. */
public record Ref(Sort sort, String id) {
    public enum Sort {
        SITE,
        PIECE,
        KIND,
        /** A piece of those that are alike, where it lies in a hand or the like: elsewhere one is called the same. */
        LYING,
        PLAYER,
        /** A move that is made with something which is neither, such as a knob that turns a ring. */
        MOVE
    }

    public static Ref site(String id) {
        return new Ref(Sort.SITE, id);
    }

    public static Ref piece(String id) {
        return new Ref(Sort.PIECE, id);
    }

    public static Ref kind(String id) {
        return new Ref(Sort.KIND, id);
    }

    /** @param zone where it lies */
    public static Ref lying(String zone, String piece) {
        return new Ref(Sort.LYING, zone + " " + piece);
    }

    public static Ref player(String id) {
        return new Ref(Sort.PLAYER, id);
    }

    public static Ref move(String text) {
        return new Ref(Sort.MOVE, text);
    }

    @Override
    public String toString() {
        return id;
    }
}
