package regola.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem.Problem;
import regola.engine.value.Spoken;

/**
 * A TurnSoFar is what a position in the middle of a turn says beside how everything stands: how it stood when the turn
 * began, the moves made since, and how chance has fallen. So it can be put up again exactly, whatever the rules were
 * doing.
 *
 * @param isSetUp true if the first turn has not begun: it all began with the game's own set-up
 * @param began the sections of the position as they were, only what is otherwise now: by section and by name, in zones
 *     by zone and site
 * @param moves in order
 * @param chance what was drawn, in order, each counted from 0
 */
record TurnSoFar(boolean isSetUp, Map<String, Object> began, List<String> moves, int[] chance) {
    static final String KEY = "turn";
    private static final String SET_UP = "set-up", BEGAN = "began", MOVES = "moves", CHANCE = "chance";
    private static final List<String> SECTIONS = List.of("zones", "pieces", "sites", "players-state", "vars");
    /** What is the same all through a turn, or is written as it was when the turn began. */
    private static final Set<String> STEADY = Set.of("turn-number", "remembered");

    // ---------------------------------------------------------------- writing

    /** @param then the same position as it was when the turn began; null in the set-up */
    static Map<String, Object> written(
            Map<String, Object> now, Map<String, Object> then, List<String> moves, int[] chance) {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (then == null) fields.put(SET_UP, true);
        Map<String, Object> began = then == null ? Map.of() : differing(now, then);
        if (!began.isEmpty()) fields.put(BEGAN, began);
        fields.put(MOVES, moves);
        if (chance.length > 0)
            fields.put(
                    CHANCE,
                    Arrays.stream(chance).mapToObj(drawn -> (long) drawn).toList());
        return fields;
    }

    private static Map<String, Object> differing(Map<String, Object> now, Map<String, Object> then) {
        Map<String, Object> differing = new LinkedHashMap<>();
        for (String section : SECTIONS) {
            Map<String, Object> found = section.equals("zones")
                    ? zones(object(now, section), object(then, section))
                    : entries(
                            object(now, section), object(then, section), section.equals("vars") ? List.of() : Map.of());
            if (!found.isEmpty()) differing.put(section, found);
        }
        return differing;
    }

    private static Map<String, Object> zones(Map<String, Object> now, Map<String, Object> then) {
        Map<String, Object> differing = new LinkedHashMap<>();
        for (String zone : both(now, then)) {
            Map<String, Object> sites = entries(object(now, zone), object(then, zone), List.of());
            if (!sites.isEmpty()) differing.put(zone, sites);
        }
        return differing;
    }

    /** @param nothing what stands for an entry that was not there */
    private static Map<String, Object> entries(Map<String, Object> now, Map<String, Object> then, Object nothing) {
        Map<String, Object> differing = new LinkedHashMap<>();
        for (String name : both(now, then)) {
            boolean isSame =
                    then.containsKey(name) == now.containsKey(name) && Objects.equals(then.get(name), now.get(name));
            if (!isSame && !STEADY.contains(name)) differing.put(name, then.getOrDefault(name, nothing));
        }
        return differing;
    }

    private static Set<String> both(Map<String, Object> one, Map<String, Object> other) {
        Set<String> keys = new LinkedHashSet<>(one.keySet());
        keys.addAll(other.keySet());
        return keys;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Map<String, Object> of, String key) {
        return of.get(key) instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }

    // ---------------------------------------------------------------- reading

    /**
     * @return null if the position is one at the start of a turn; what is wrong goes to the problems, and is then left
     *     out
     */
    static TurnSoFar of(Position position, List<Problem> problems) {
        Object given = position.fields().get(KEY);
        if (given == null) return null;
        Map<String, Object> fields = position.object(KEY);
        if (!(given instanceof Map<?, ?>)) {
            problems.add(problem(
                    KEY,
                    "what has happened in this turn is expected here, as it was written",
                    "qui ci vuole ciò che è successo in questo turno, com'era scritto"));
        }
        List<String> moves = new ArrayList<>();
        if (fields.getOrDefault(MOVES, List.of()) instanceof List<?> list
                && list.stream().allMatch(String.class::isInstance)) {
            list.forEach(move -> moves.add((String) move));
        } else {
            problems.add(
                    problem(KEY + "." + MOVES, "a list of moves is expected here", "qui ci vuole un elenco di mosse"));
        }
        int[] chance = {};
        if (fields.getOrDefault(CHANCE, List.of()) instanceof List<?> list
                && list.stream().allMatch(TurnSoFar::isDraw)) {
            chance = list.stream().mapToInt(drawn -> ((Long) drawn).intValue()).toArray();
        } else {
            problems.add(problem(
                    KEY + "." + CHANCE,
                    "what chance has drawn is expected here: whole numbers from 0",
                    "qui ci vuole ciò che il caso ha deciso: numeri interi da 0"));
        }
        Map<String, Object> began = object(fields, BEGAN);
        for (String section : began.keySet()) {
            if (SECTIONS.contains(section) && began.get(section) instanceof Map<?, ?>) continue;
            problems.add(problem(
                    KEY + "." + BEGAN + "." + section,
                    "this is no part of a position: there are " + SECTIONS,
                    "questa non è una parte di una posizione: ci sono " + SECTIONS));
        }
        return new TurnSoFar(Boolean.TRUE.equals(fields.get(SET_UP)), began, moves, chance);
    }

    private static boolean isDraw(Object value) {
        return value instanceof Long number && number >= 0 && number <= Integer.MAX_VALUE;
    }

    /** @return the position as it was when the turn began */
    Position begun(Position now) {
        Map<String, Object> fields = new LinkedHashMap<>(now.fields());
        fields.remove(KEY);
        began.forEach((section, changes) -> {
            if (!(changes instanceof Map<?, ?> map)) return;
            Map<String, Object> changed = new LinkedHashMap<>(now.object(section));
            map.forEach((name, value) -> changed.put(
                    String.valueOf(name),
                    section.equals("zones") ? together(changed.get(String.valueOf(name)), value) : value));
            fields.put(section, changed);
        });
        return Position.of(fields);
    }

    private static Object together(Object sites, Object changes) {
        if (!(sites instanceof Map<?, ?>) || !(changes instanceof Map<?, ?>)) return changes;
        Map<Object, Object> all = new LinkedHashMap<>((Map<?, ?>) sites);
        all.putAll((Map<?, ?>) changes);
        return all;
    }

    /**
     * @param ordered by name of a site, whether it matters what lies on what there
     * @return whether a position that was read stands as one that was reached, in all that is not said of the turn
     */
    static boolean isSame(Position read, Position reached, Predicate<String> ordered) {
        return SECTIONS.stream()
                .allMatch(section -> section.equals("zones")
                        ? pieces(read, ordered).equals(pieces(reached, ordered))
                        : read.object(section).equals(reached.object(section)));
    }

    /** What lies on each site where anything lies. */
    private static Map<String, List<String>> pieces(Position position, Predicate<String> ordered) {
        Map<String, List<String>> found = new HashMap<>();
        position.object("zones").values().forEach(zone -> {
            if (zone instanceof Map<?, ?> sites)
                sites.forEach((site, pieces) -> {
                    Stream<String> lying =
                            pieces instanceof List<?> list ? list.stream().map(String::valueOf) : Stream.of();
                    List<String> there = (ordered.test(String.valueOf(site)) ? lying : lying.sorted()).toList();
                    if (!there.isEmpty()) found.put(String.valueOf(site), there);
                });
        });
        return found;
    }

    static Problem problem(String path, String english, String italian) {
        return new Problem(path, Spoken.of(english, italian), null, List.of());
    }
}
