package regola.engine.code;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import regola.engine.board.Bits;
import regola.engine.form.Kind;
import regola.engine.node.Arithmetic;
import regola.engine.node.BoardNodes;
import regola.engine.node.Lists;
import regola.engine.node.Pieces;
import regola.engine.node.Sets;
import regola.engine.node.TheMatch;
import regola.engine.node.WidePieces;
import regola.engine.node.WideSets;

/** A Primitives is the methods that do what operations do, which nodes call too: one meaning in one place. */
final class Primitives {
    private final Map<Kind, Primitive> byKind = new EnumMap<>(Kind.class);

    /**
     * A Primitive is a static method.
     *
     * @param takes what it takes, a letter each: x the execution, o the next operand, p the span, and what is fixed, in
     *     order: i a small number, j a number, z a truth, w an array of numbers, k one of small numbers, t an array of
     *     such arrays, s the sites, n a name, r what counts beside the pieces
     * @param yields as the machine writes it
     */
    record Primitive(Class<?> owner, String name, String takes, String yields) {}

    Primitives() {
        numbers();
        sets();
        lists();
        board();
        pieces();
    }

    private void put(Kind kind, Class<?> owner, String name, String takes, String yields) {
        byKind.put(kind, new Primitive(owner, name, takes, yields));
    }

    private void numbers() {
        put(Kind.ADD, Arithmetic.class, "sum", "oop", "J");
        put(Kind.SUBTRACT, Arithmetic.class, "difference", "oop", "J");
        put(Kind.MULTIPLY, Arithmetic.class, "product", "oop", "J");
        put(Kind.DIVIDE, Arithmetic.class, "quotient", "oop", "J");
        put(Kind.MODULO, Arithmetic.class, "rest", "oop", "J");
        put(Kind.NEGATE, Arithmetic.class, "opposite", "op", "J");
        put(Kind.PLAYERS, TheMatch.class, "players", "x", "J");
        put(Kind.PLAYER_OF, TheMatch.class, "playerOf", "ok", "J");
        put(Kind.NEXT_PLAYER, TheMatch.class, "nextPlayer", "xo", "J");
        put(Kind.OTHERS_AFTER, TheMatch.class, "othersAfter", "xo", "[J");
        put(Kind.TIMES_SEEN, TheMatch.class, "timesSeen", "xr", "J");
    }

    private void sets() {
        put(Kind.ONE, Sets.class, "one", "o", "J");
        put(Kind.SINGLETON, Sets.class, "singleton", "o", "J");
        put(Kind.SET_OF_LIST, Sets.class, "ofList", "xo", "J");
        put(Kind.WIDE_UNION, Bits.class, "union", "oo", "[J");
        put(Kind.WIDE_WITHOUT, Bits.class, "without", "oo", "[J");
        put(Kind.WIDE_COMMON, Bits.class, "common", "oo", "[J");
        put(Kind.WIDE_OTHERS, WideSets.class, "others", "ow", "[J");
        put(Kind.WIDE_ALL_BUT, WideSets.class, "allBut", "ow", "[J");
        put(Kind.WIDE_SUBSET, Bits.class, "isSubset", "oo", "Z");
        put(Kind.WIDE_MEET, Bits.class, "meets", "oo", "Z");
        put(Kind.WIDE_COUNT, Bits.class, "count", "o", "I");
        put(Kind.WIDE_SOME, WideSets.class, "some", "o", "Z");
        put(Kind.WIDE_ONE, WideSets.class, "one", "o", "J");
        put(Kind.WIDENED, WideSets.class, "widened", "o", "[J");
        put(Kind.ONE_NUMBER, WideSets.class, "widened", "o", "[J");
        put(Kind.WIDE_SINGLETON, WideSets.class, "singleton", "oi", "[J");
        put(Kind.ARRAY_EQUAL, WideSets.class, "equal", "xoo", "Z");
        put(Kind.WIDE_OF_LIST, WideSets.class, "ofList", "xoi", "[J");
        put(Kind.LIST_OF_WIDE, WideSets.class, "toList", "xo", "[J");
        put(Kind.SORTED, WideSets.class, "sorted", "xo", "[J");
    }

    private void lists() {
        put(Kind.LIST_IN, Lists.class, "has", "xoo", "Z");
        put(Kind.FIRST, Lists.class, "first", "ozp", "J");
        put(Kind.ITEM, Lists.class, "item", "oop", "J");
        put(Kind.REST, Lists.class, "rest", "xo", "[J");
        put(Kind.JOINED, Lists.class, "joined", "xoop", "[J");
        put(Kind.REPEATED, Lists.class, "repeated", "xoop", "[J");
        put(Kind.REMOVED, Lists.class, "removed", "xoo", "[J");
        put(Kind.RANGE, Lists.class, "range", "xoop", "[J");
        put(Kind.JUST, Lists.class, "just", "o", "[J");
    }

    private void board() {
        put(Kind.UNION_OF, BoardNodes.class, "union", "ow", "J");
        put(Kind.WIDE_UNION_OF, BoardNodes.class, "wideUnion", "xost", "[J");
        put(Kind.DISTANCE, BoardNodes.class, "distance", "xoos", "J");
        put(Kind.ORDER, BoardNodes.class, "order", "ot", "[J");
        put(Kind.COORDINATE, BoardNodes.class, "coordinate", "xownp", "J");
        put(Kind.STEP, BoardNodes.class, "step", "oos", "J");
        put(Kind.RAY, BoardNodes.class, "ray", "xoos", "[J");
        put(Kind.HEX_AT, BoardNodes.class, "hexAt", "xoo", "J");
        put(Kind.CONNECTED, BoardNodes.class, "connected", "xo", "Z");
        put(Kind.CONNECTED_PLACES, BoardNodes.class, "connectedPlaces", "xo", "Z");
        put(Kind.TIPS, BoardNodes.class, "tips", "xo", "[J");
        put(Kind.TAILS, BoardNodes.class, "tails", "xoo", "[J");
        put(Kind.JUMPS, BoardNodes.class, "jumps", "xooos", "[J");
        put(Kind.LINES_WITHIN, BoardNodes.class, "linesWithin", "ow", "J");
        put(Kind.TABLE, Pieces.class, "looked", "owj", "J");
        put(Kind.TABLE_AT, Pieces.class, "lookedAt", "ow", "J");
        put(Kind.WIDE_TABLE, Pieces.class, "wideLooked", "oti", "[J");
    }

    private void pieces() {
        put(Kind.OWNER, Pieces.class, "owner", "xo", "J");
        put(Kind.KIND, Pieces.class, "kind", "xo", "J");
        put(Kind.SITE, Pieces.class, "site", "xo", "J");
        put(Kind.TOP, Pieces.class, "top", "xo", "J");
        put(Kind.STACK, Pieces.class, "stack", "xo", "[J");
        put(Kind.SITES_OF_KINDS, Pieces.class, "sitesOfKinds", "xk", "J");
        put(Kind.SITES_OF_OWN_KIND, Pieces.class, "sitesOfOwnKind", "xok", "J");
        put(Kind.SITES_OF_EACH_KIND, Pieces.class, "sitesOfEachKind", "xok", "J");
        put(Kind.SITES_OF, Pieces.class, "sitesOf", "xo", "J");
        put(Kind.OWNERS_OF, Pieces.class, "ownersOf", "xo", "J");
        put(Kind.ON_SITES, Pieces.class, "onSites", "xoo", "J");
        put(Kind.KINDS_ON_SITES, Pieces.class, "kindsOnSites", "xooo", "J");
        put(Kind.WIDE_SITES_OF, WidePieces.class, "sitesOf", "xo", "[J");
        put(Kind.WIDE_SITES_OF_KINDS, WidePieces.class, "sitesOfKinds", "xk", "[J");
        put(Kind.WIDE_OWNERS_OF, WidePieces.class, "ownersOf", "xo", "[J");
        put(Kind.WIDE_ON_SITE, WidePieces.class, "onSite", "xoo", "[J");
        put(Kind.WIDE_ON_SITES, WidePieces.class, "onSites", "xoo", "[J");
    }

    /** @return null for kinds that are written out, or only exist as nodes */
    Primitive of(Kind kind) {
        return byKind.get(kind);
    }

    /** @return those kinds that have one */
    Set<Kind> kinds() {
        return byKind.keySet();
    }
}
