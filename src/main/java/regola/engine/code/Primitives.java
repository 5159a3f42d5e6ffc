package regola.engine.code;

import java.lang.reflect.Method;
import java.util.EnumMap;
import java.util.Map;
import regola.engine.board.Bits;
import regola.engine.form.Kind;
import regola.engine.node.Arithmetic;
import regola.engine.node.BoardNodes;
import regola.engine.node.Lists;
import regola.engine.node.Pieces;
import regola.engine.node.Sets;
import regola.engine.node.TheMatch;
import regola.engine.node.WideSets;

/**
 * A Primitives is the methods that do what operations do, which nodes call too. A method takes the execution, if it
 * needs it, then the operands, then what is fixed, then the span, if it can fail.
 */
final class Primitives {
    private final Map<Kind, Method> byKind = new EnumMap<>(Kind.class);

    Primitives() {
        put(Arithmetic.class, Kind.ADD, "sum", Kind.SUBTRACT, "difference", Kind.MULTIPLY, "product");
        put(Arithmetic.class, Kind.DIVIDE, "quotient", Kind.MODULO, "rest", Kind.NEGATE, "opposite");
        put(Sets.class, Kind.ONE, "one", Kind.SINGLETON, "singleton", Kind.SET_OF_LIST, "ofList");
        put(Bits.class, Kind.WIDE_UNION, "union", Kind.WIDE_WITHOUT, "without", Kind.WIDE_COMMON, "common");
        put(Bits.class, Kind.WIDE_SUBSET, "isSubset", Kind.WIDE_MEET, "meets", Kind.WIDE_COUNT, "count");
        put(WideSets.class, Kind.WIDENED, "widened", Kind.ONE_NUMBER, "widened", Kind.WIDE_SOME, "some");
        put(WideSets.class, Kind.WIDE_ONE, "one", Kind.WIDE_SINGLETON, "singleton", Kind.ARRAY_EQUAL, "equal");
        put(WideSets.class, Kind.WIDE_OF_LIST, "ofList", Kind.LIST_OF_WIDE, "toList", Kind.SORTED, "sorted");
        put(Lists.class, Kind.LIST_IN, "has", Kind.FIRST, "first", Kind.ITEM, "item", Kind.REST, "rest");
        put(Lists.class, Kind.JOINED, "joined", Kind.REMOVED, "removed", Kind.RANGE, "range", Kind.JUST, "just");
        put(BoardNodes.class, Kind.UNION_OF, "union", Kind.WIDE_UNION_OF, "wideUnion", Kind.DISTANCE, "distance");
        put(BoardNodes.class, Kind.ORDER, "order", Kind.COORDINATE, "coordinate", Kind.STEP, "step", Kind.RAY, "ray");
        put(BoardNodes.class, Kind.LINES_WITHIN, "linesWithin");
        put(Pieces.class, Kind.TABLE, "looked", Kind.WIDE_TABLE, "wideLooked", Kind.OWNER, "owner");
        put(Pieces.class, Kind.KIND, "kind", Kind.SITE, "site", Kind.TOP, "top", Kind.STACK, "stack");
        put(Pieces.class, Kind.SITES_OF_KINDS, "sitesOfKinds", Kind.SITES_OF_OWN_KIND, "sitesOfOwnKind");
        put(Pieces.class, Kind.SITES_OF, "sitesOf", Kind.OWNERS_OF, "ownersOf", Kind.ON_SITES, "onSites");
        put(Pieces.class, Kind.KINDS_ON_SITES, "kindsOnSites");
        put(TheMatch.class, Kind.PLAYERS, "players", Kind.PLAYER_OF, "playerOf", Kind.NEXT_PLAYER, "nextPlayer");
        put(TheMatch.class, Kind.OTHERS_AFTER, "othersAfter", Kind.TIMES_SEEN, "timesSeen");
    }

    /** @param kindsAndNames in turns */
    private void put(Class<?> owner, Object... kindsAndNames) {
        for (int i = 0; i < kindsAndNames.length; i += 2)
            byKind.put((Kind) kindsAndNames[i], find(owner, (String) kindsAndNames[i + 1]));
    }

    /** @return the method that is called so; there must be only one that is open to all */
    static Method find(Class<?> owner, String name) {
        Method found = null;
        for (Method method : owner.getDeclaredMethods()) {
            boolean is = method.getName().equals(name) && (method.getModifiers() & java.lang.reflect.Modifier.PUBLIC) != 0;
            if (is && found != null) throw new IllegalStateException("there are two methods " + owner + "." + name);
            if (is) found = method;
        }
        if (found == null) throw new IllegalStateException("there is no method " + owner + "." + name);
        return found;
    }

    /** @return null for kinds that are written out, or only exist as nodes */
    Method of(Kind kind) {
        return byKind.get(kind);
    }
}
