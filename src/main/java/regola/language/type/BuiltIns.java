package regola.language.type;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import regola.language.model.Operator;
import regola.language.model.Type;

/** BuiltIns are the operations by name that every game has. What takes any set or list is in {@link Applications}. */
public final class BuiltIns {

    /**
     * @param parameters empty for what stands alone
     * @param ofAll the operator for a whole set instead of one, or null
     */
    record BuiltIn(String name, List<Type> parameters, Operator operator, Type result, Operator ofAll) {}

    private static final Map<String, BuiltIn> ALL = new LinkedHashMap<>();

    private static final Type SITES = Type.SITE.set();

    static {
        add("mover", Operator.MOVER, Type.PLAYER);
        add("players", Operator.PLAYERS, Type.PLAYER.set());
        add("seats", Operator.SEATS, Type.PLAYER.set());
        add("sides", Operator.SIDES, Type.PLAYER.set());
        add("neutrals", Operator.NEUTRALS, Type.PLAYER.set());
        add("box", Operator.BOX, Type.SITE);
        add("directions", Operator.DIRECTIONS, Type.NUMBER.list());
        add("straight", Operator.STRAIGHT, Type.NUMBER.list());
        add("diagonal", Operator.DIAGONAL, Type.NUMBER.list());
        add("times-seen", Operator.TIMES_SEEN, Type.NUMBER);
        add("turn-number", Operator.TURN_NUMBER, Type.NUMBER);

        addForSets("owner", Type.PIECE, Operator.OWNER, Type.PLAYER, Operator.OWNERS_OF_PIECES);
        addForSets("site", Type.PIECE, Operator.SITE, Type.SITE, Operator.SITES_OF_PIECES);
        addForSets("next", Type.SITE, Operator.NEXT, SITES, Operator.NEXT_OF_SITES);
        addForSets("previous", Type.SITE, Operator.PREVIOUS, SITES, Operator.PREVIOUS_OF_SITES);
        addForSets("ahead", Type.SITE, Operator.AHEAD, SITES, Operator.AHEAD_OF_SITES);
        addForSets("behind", Type.SITE, Operator.BEHIND, SITES, Operator.BEHIND_OF_SITES);
        addForSets("neighbours", Type.SITE, Operator.NEIGHBOURS, SITES, Operator.NEIGHBOURS_OF_SITES);
        add("kind", Operator.KIND, Type.KIND, Type.PIECE);
        add("top", Operator.TOP, Type.PIECE, Type.SITE);
        add("stack", Operator.STACK, Type.PIECE.list(), Type.SITE);
        add("order", Operator.LINE_ORDER, Type.SITE.list(), Type.LINE);
        add("column", Operator.COLUMN, Type.NUMBER, Type.SITE);
        add("row", Operator.ROW, Type.NUMBER, Type.SITE);
        add("forward", Operator.FORWARD, Type.NUMBER.list(), Type.PLAYER);
        add("next-player", Operator.NEXT_PLAYER, Type.PLAYER, Type.PLAYER);
        add("player-of", Operator.PLAYER_OF, Type.PLAYER, Type.PLAYER);
        add("others-after", Operator.OTHERS_AFTER, Type.PLAYER.list(), Type.PLAYER);
        add("connected", Operator.CONNECTED, Type.TRUTH, SITES);
        add("tips", Operator.TIPS, SITES, SITES);

        add("distance", Operator.DISTANCE, Type.NUMBER, Type.SITE, Type.SITE);
        add("through", Operator.LINES_THROUGH, Type.LINE.set(), Type.LINE.set(), Type.SITE);
        add("hex", Operator.HEX, Type.SITE, Type.NUMBER, Type.NUMBER);
        add("step", Operator.STEP, Type.SITE, Type.SITE, Type.NUMBER);
        add("ray", Operator.RAY, Type.SITE.list(), Type.SITE, Type.NUMBER);
        add("tails", Operator.TAILS, SITES, SITES, Type.NUMBER);
        add("jumps", Operator.JUMPS, SITES, Type.SITE, SITES, Type.NUMBER);
        add("group", Operator.GROUP_OF, SITES, Type.SITE, SITES);
    }

    private static final Set<String> ON_GRIDS = Set.of("column", "row", "forward", "diagonal");
    /** What there is only where places lie in directions, on a grid or an endless plane. */
    private static final Set<String> IN_DIRECTIONS =
            Set.of("directions", "straight", "step", "ray", "jumps", "tips", "tails");

    private BuiltIns() {}

    private static void add(String name, Operator operator, Type result, Type... parameters) {
        ALL.put(name, new BuiltIn(name, List.copyOf(Arrays.asList(parameters)), operator, result, null));
    }

    private static void addForSets(String name, Type parameter, Operator operator, Type result, Operator ofAll) {
        ALL.put(name, new BuiltIn(name, List.of(parameter), operator, result, ofAll));
    }

    /** @return null if there is none */
    static BuiltIn get(String name) {
        return ALL.get(name);
    }

    static Collection<String> names() {
        return ALL.keySet();
    }

    /** @return everything that has a value in every game, whatever it declares */
    public static Collection<String> everywhere() {
        Set<String> all = new TreeSet<>(ALL.keySet());
        all.addAll(Applications.OF_ANYTHING);
        all.add("here");
        return all;
    }

    /** @return whether the name means something on a board that is a grid, an endless plane or neither */
    public static boolean isFor(String name, boolean grid, boolean plane) {
        if (name.equals("hex")) return plane;
        return !(ON_GRIDS.contains(name) && !grid) && !(IN_DIRECTIONS.contains(name) && !grid && !plane);
    }

    /**
     * @return a name with what it takes and what it yields, as in {@code distance(site, site): number}; null if unknown
     */
    public static String signature(String name) {
        BuiltIn found = ALL.get(name);
        if (found == null) return everywhere().contains(name) ? name : null;
        String parameters = found.parameters.stream().map(Type::toString).collect(Collectors.joining(", "));
        String given = found.parameters.isEmpty()
                ? ""
                : found.parameters.size() == 1 ? " of " + parameters : "(" + parameters + ")";
        return name + given + ": " + found.result;
    }

    /** @return what it yields; null for what is unknown, and for what depends on what it is asked of */
    public static Type result(String name) {
        BuiltIn found = ALL.get(name);
        return found == null ? Applications.results().get(name) : found.result;
    }

    /** @return of what it is asked; empty if of nothing or unknown */
    public static List<Type> parameters(String name) {
        BuiltIn found = ALL.get(name);
        return found == null ? List.of() : found.parameters;
    }

    /** @return the words for types that every game has */
    public static Collection<String> types() {
        return TypeReader.words();
    }

    /** @return what something can be kept about in every game */
    public static Collection<String> kept() {
        return List.of("player", "site", "piece");
    }

    /** @return the words by which sites of a grid are told apart, as in {@code every dark site} */
    public static List<String> sitePatterns() {
        return List.of("dark", "light", "border", "corner");
    }

    /** @return the words for what a grid is made of, as in {@code every site in row 1} */
    public static List<String> axes() {
        return List.of("row", "rows", "column", "columns");
    }

    /** @return what pieces can be made for in every game */
    public static Collection<String> madeFor() {
        return List.of("player", "side");
    }
}
