package regola.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * A Json writes text, numbers, yes and no, null, lists and maps as JSON. What it writes reads back by
 * {@link DataReader}.
 */
public final class Json {
    private static final int WIDTH = 110;
    private static final String INDENT = "  ";

    private Json() {}

    /** @return all on one line */
    public static String line(Object value) {
        StringBuilder text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    /** @return for people: what fits on a line stands on one, everything else is indented; ends with a line end */
    public static String page(Object value) {
        StringBuilder text = new StringBuilder();
        page(value, "", text);
        return text.append('\n').toString();
    }

    /** Writes it on one line, without making a text of it first. */
    public static void write(Object value, Appendable out) {
        try {
            append(value, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void append(Object value, Appendable out) throws IOException {
        if (value instanceof Map<?, ?> map) {
            String between = "{";
            if (map.isEmpty()) out.append('{');
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(between);
                quote(String.valueOf(entry.getKey()), out);
                out.append(": ");
                append(entry.getValue(), out);
                between = ", ";
            }
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            for (int i = 0; i < list.size(); i++) {
                if (i > 0) out.append(", ");
                append(list.get(i), out);
            }
            out.append(']');
        } else if (value == null || value instanceof Boolean || value instanceof Long || value instanceof Integer) {
            out.append(String.valueOf(value));
        } else if (value instanceof Double number && Double.isFinite(number)) {
            out.append(number.toString());
        } else if (value instanceof CharSequence text) {
            quote(text, out);
        } else {
            throw new IllegalArgumentException("no JSON for " + value.getClass());
        }
    }

    /** What stands as it is goes out in one piece. */
    private static void quote(CharSequence text, Appendable out) throws IOException {
        out.append('"');
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '"' && c != '\\' && isPlain(text, i)) continue;
            out.append(text, written, i).append(escape(c));
            written = i + 1;
        }
        out.append(text, written, text.length()).append('"');
    }

    private static String escape(char c) {
        return switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format("\\u%04x", (int) c);
        };
    }

    /** Control characters, line ends of other alphabets and halves of characters are written as numbers. */
    private static boolean isPlain(CharSequence text, int i) {
        char c = text.charAt(i);
        if (c >= 0x20 && c < 0x7f) return true;
        if (c < 0x20 || c >= 0x7f && c < 0xa0 || c == 0x2028 || c == 0x2029 || c >= 0xfffe || c == 0xfeff) return false;
        if (Character.isHighSurrogate(c)) return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
        return !Character.isLowSurrogate(c) || i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }

    private static void page(Object value, String indent, StringBuilder out) {
        String line = line(value);
        boolean isShort = indent.length() + line.length() <= WIDTH && !indent.isEmpty();
        if (isShort || !(value instanceof Map<?, ?>) && !(value instanceof List<?>)) {
            out.append(line);
            return;
        }
        String deeper = indent + INDENT;
        if (value instanceof Map<?, ?> map) {
            String between = "{\n";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(between)
                        .append(deeper)
                        .append(line(String.valueOf(entry.getKey())))
                        .append(": ");
                page(entry.getValue(), deeper, out);
                between = ",\n";
            }
            out.append(map.isEmpty() ? "{" : "\n" + indent).append('}');
        } else {
            String between = "[\n";
            for (Object item : (List<?>) value) {
                out.append(between).append(deeper);
                page(item, deeper, out);
                between = ",\n";
            }
            out.append(((List<?>) value).isEmpty() ? "[" : "\n" + indent).append(']');
        }
    }
}
