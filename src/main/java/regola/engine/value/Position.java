package regola.engine.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A Position is where a match stands, in the words of the rule file: an object of text, whole numbers (Long), yes and
 * no (Boolean), null, lists and objects, just as it stands in JSON. Reading and writing JSON is somebody else's work.
 */
public final class Position {
    private final Map<String, Object> fields;

    private Position(Map<String, Object> fields) {
        this.fields = fields;
    }

    /** @param fields copied, so that later changes do not show; other whole numbers become Long */
    public static Position of(Map<String, ?> fields) {
        return new Position(frozenMap(fields));
    }

    private static Map<String, Object> frozenMap(Map<?, ?> map) {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.forEach((key, value) -> copy.put(String.valueOf(key), frozen(value)));
        return Collections.unmodifiableMap(copy);
    }

    private static Object frozen(Object value) {
        if (value instanceof Map<?, ?> map) return frozenMap(map);
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>();
            list.forEach(each -> copy.add(frozen(each)));
            return Collections.unmodifiableList(copy);
        }
        if (value instanceof Integer || value instanceof Short || value instanceof Byte)
            return ((Number) value).longValue();
        return value;
    }

    /** @return the whole object; unmodifiable, in the order in which it is written */
    public Map<String, Object> fields() {
        return fields;
    }

    /** @return an object inside this one, empty if it is not there */
    @SuppressWarnings("unchecked")
    public Map<String, Object> object(String key) {
        return fields.get(key) instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }

    /**
     * @return how everything stands, without what is only there to put it up again: what was seen before, and the turn
     *     so far
     */
    public Position standing() {
        Map<String, Object> plain = new LinkedHashMap<>(fields);
        plain.remove("turn");
        Map<String, Object> vars = new LinkedHashMap<>(object("vars"));
        vars.remove("remembered");
        plain.put("vars", vars);
        return new Position(plain);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that && fields.equals(that.fields);
    }

    @Override
    public int hashCode() {
        return fields.hashCode();
    }

    @Override
    public String toString() {
        return fields.toString();
    }
}
