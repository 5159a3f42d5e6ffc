package regola.language.syntax;

import java.lang.reflect.RecordComponent;
import java.util.List;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.Name;

/** A TreeDump shows a tree as it is: a line for each node with its place, below it its parts. */
final class TreeDump {
    private final StringBuilder text = new StringBuilder();

    private TreeDump() {}

    static String of(Record node) {
        TreeDump dump = new TreeDump();
        dump.node("", node, 0);
        return dump.text.toString();
    }

    private void node(String label, Object value, int depth) {
        String indent = "  ".repeat(depth);
        if (value instanceof List<?> list) {
            for (Object one : list) node(label, one, depth);
        } else if (value instanceof Name name) {
            text.append(indent)
                    .append(label)
                    .append(name.text())
                    .append(place(name.span()))
                    .append('\n');
        } else if (value instanceof Record record && !(value instanceof Span)) {
            text.append(indent)
                    .append(label)
                    .append(record.getClass().getSimpleName())
                    .append(place(record))
                    .append('\n');
            for (RecordComponent part : record.getClass().getRecordComponents()) {
                Object inner = get(record, part);
                boolean silent = inner == null || inner instanceof Span || inner instanceof SourceText;
                if (!silent) node(part.getName() + " ", inner, depth + 1);
            }
        } else {
            text.append(indent).append(label).append(value).append('\n');
        }
    }

    private static Object get(Record record, RecordComponent part) {
        try {
            return part.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String place(Record record) {
        for (RecordComponent part : record.getClass().getRecordComponents()) {
            if (part.getName().equals("span")) return place((Span) get(record, part));
        }
        return "";
    }

    private static String place(Span span) {
        SourceText source = span.source();
        return "  " + span.line() + ":" + span.column() + "-" + source.line(span.end()) + ":"
                + source.column(span.end());
    }
}
