package regola.teaching.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.file.Json;

/** A FlowYaml is data as people write it into lessons: YAML on one line, with quotes only where they are needed. */
final class FlowYaml {
    /** The longest line of a lesson file that is still read at one glance. */
    static final int WIDTH = 130;

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_. -]*[A-Za-z0-9_]|[A-Za-z]");
    /** Words that are not taken for text. */
    private static final List<String> WORDS = List.of("true", "false", "null", "yes", "no", "on", "off", "y", "n");

    private FlowYaml() {}

    static String of(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(e -> of(String.valueOf(e.getKey())) + ": " + of(e.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list)
            return list.stream().map(FlowYaml::of).collect(Collectors.joining(", ", "[", "]"));
        if (value instanceof String text
                && PLAIN.matcher(text).matches()
                && !WORDS.contains(text.toLowerCase(Locale.ROOT))) return text;
        return Json.line(value);
    }

    /** @return a value behind what stands before it; an object that is too long is broken between its fields */
    static List<String> wrapped(String before, Object value) {
        String whole = before + of(value);
        if (whole.length() <= WIDTH || !(value instanceof Map<?, ?> map) || map.isEmpty()) return List.of(whole);
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(before.indexOf(before.strip()) + 2);
        StringBuilder line = new StringBuilder(before + "{");
        String between = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            String field = of(String.valueOf(entry.getKey())) + ": " + of(entry.getValue());
            line.append(between);
            if (line.length() + field.length() > WIDTH) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(indent);
            }
            line.append(field);
            between = ", ";
        }
        lines.add(line.append('}').toString());
        return lines;
    }
}
