package regola.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.engine.value.Position;

/** A NewNames writes a position down with other names for things that are called otherwise by now. */
final class NewNames {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");

    private NewNames() {}

    static Position in(Position position, Map<String, String> names) {
        Map<String, Object> fields = new LinkedHashMap<>();
        // The words that a position is made of are not names; what stands in them is.
        position.fields().forEach((key, value) -> fields.put(key, inside(value, names)));
        return Position.of(fields);
    }

    static Map<String, String> back(Map<String, String> names) {
        Map<String, String> back = new LinkedHashMap<>();
        names.forEach((before, now) -> back.put(now, before));
        return back;
    }

    private static Object inside(Object value, Map<String, String> names) {
        if (value instanceof String text)
            return NAME.matcher(text)
                    .replaceAll(name -> Matcher.quoteReplacement(names.getOrDefault(name.group(), name.group())));
        if (value instanceof List<?> all) {
            List<Object> list = new ArrayList<>();
            all.forEach(each -> list.add(inside(each, names)));
            return list;
        }
        if (value instanceof Map<?, ?> all) {
            Map<Object, Object> map = new LinkedHashMap<>();
            all.forEach((key, each) -> map.put(inside(key, names), inside(each, names)));
            return map;
        }
        return value;
    }
}
