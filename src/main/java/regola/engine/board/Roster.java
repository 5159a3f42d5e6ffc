package regola.engine.board;

import java.util.Arrays;
import java.util.Map;
import regola.language.model.Type;

/** A Roster is the pieces of a game in numbers: what kind each is and whose. All pieces of a kind have one owner. */
public final class Roster {
    public final int count, kinds, sides, players;
    /** Words in a set of pieces. */
    public final int words;
    /** By piece. */
    public final int[] kindOf;
    /** By piece and by kind; -1 for nobody's. */
    public final int[] ownerOf, kindOwner;
    /** By piece: true if it is called by its kind. */
    public final boolean[] alike;
    /** By kind: the set of its pieces. */
    public final long[][] ofKind;
    /** By player: the set of the pieces owned. */
    public final long[][] ofOwner;
    /** Declared sets and groups: the sets of their pieces and of their kinds. */
    private final Map<String, long[]> classes, classKinds;
    /** By choice type: for each kind the item it was made for, or -1. */
    private final Map<String, int[]> attributes;

    Roster(
            int[] kindOf,
            int[] kindOwner,
            boolean[] alike,
            int sides,
            int players,
            Map<String, long[]> classes,
            Map<String, long[]> classKinds,
            Map<String, int[]> attributes) {
        this.count = kindOf.length;
        this.kinds = kindOwner.length;
        this.sides = sides;
        this.players = players;
        this.words = Bits.words(count);
        this.kindOf = kindOf;
        this.kindOwner = kindOwner;
        this.alike = alike;
        this.classes = classes;
        this.classKinds = classKinds;
        this.attributes = attributes;
        ownerOf = new int[count];
        ofKind = new long[kinds][words];
        ofOwner = new long[sides][words];
        for (int p = 0; p < count; p++) {
            ownerOf[p] = kindOwner[kindOf[p]];
            Bits.put(ofKind[kindOf[p]], p);
            if (ownerOf[p] >= 0) Bits.put(ofOwner[ownerOf[p]], p);
        }
    }

    /**
     * @param of PIECE or PLAYER: what the subject is
     * @return whether a player is the one, or has the piece
     */
    public boolean isOwner(Type.Base of, int subject, int player) {
        return (of == Type.Base.PIECE ? ownerOf[subject] : subject) == player;
    }

    /** @return the pieces of a declared set or group; null if there is none called so */
    public long[] ofClass(String name) {
        return classes.get(name);
    }

    public long[] kindsOfClass(String name) {
        return classKinds.get(name);
    }

    /** @return for each kind the item of the choice type it was made for, or -1 */
    public int[] attribute(String choice) {
        int[] items = attributes.get(choice);
        if (items != null) return items;
        items = new int[kinds];
        Arrays.fill(items, -1);
        return items;
    }
}
