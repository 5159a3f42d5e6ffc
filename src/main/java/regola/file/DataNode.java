package regola.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.source.Message;
import regola.language.source.Span;

/** A DataNode is a piece of JSON or YAML with its place. Nothing here can change. */
public sealed interface DataNode {
    Span span();

    /** @return text, Long, Double, Boolean, null, a list or a map in the order of the file */
    Object plain();

    /** @return what to call it in a message */
    Message what();

    /** @param keys where the key of each field stands */
    record Fielded(Map<String, DataNode> fields, Map<String, Span> keys, Span span) implements DataNode {
        @Override
        public Map<String, Object> plain() {
            Map<String, Object> plain = new LinkedHashMap<>();
            fields.forEach((key, value) -> plain.put(key, value.plain()));
            return plain;
        }

        @Override
        public Message what() {
            return Message.of("an object");
        }
    }

    record Listed(List<DataNode> items, Span span) implements DataNode {
        @Override
        public List<Object> plain() {
            List<Object> plain = new ArrayList<>();
            items.forEach(item -> plain.add(item.plain()));
            return plain;
        }

        @Override
        public Message what() {
            return Message.of("a list");
        }
    }

    /** @param written as it stands in the file, without quotes */
    record Value(Object plain, String written, Span span) implements DataNode {
        @Override
        public Message what() {
            if (plain == null) return Message.of("nothing");
            if (plain instanceof Boolean) return Message.of("'{0}'", written);
            return plain instanceof String
                    ? Message.of("the text '{0}'", written)
                    : Message.of("the number {0}", written);
        }
    }
}
