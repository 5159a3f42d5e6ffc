package regola.file;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * A Fields takes one object of a file apart, strictly: what is asked for must be of the right kind, and what nobody
 * asked for should not be there. It never throws; what is wrong goes to the problems, and then the answer is null.
 */
public final class Fields {
    private final Map<String, DataNode> fields;
    private final Map<String, Span> keys;
    private final Span span;
    private final Message of;
    private final Problems problems;
    private final Set<String> asked = new LinkedHashSet<>();

    private Fields(Map<String, DataNode> fields, Map<String, Span> keys, Span span, Message of, Problems problems) {
        this.fields = fields;
        this.keys = keys;
        this.span = span;
        this.of = of;
        this.problems = problems;
    }

    /** @param of what the object is, such as {@code a position} */
    public static Fields of(DataNode node, CharSequence of, Problems problems) {
        if (node instanceof DataNode.Fielded object)
            return new Fields(object.fields(), object.keys(), node.span(), Message.from(of), problems);
        problems.add(
                node.span(),
                Message.of("{0} must be an object, but here is {1}", Message.from(of), node.what()),
                "",
                "write it as {…}");
        return new Fields(Map.of(), Map.of(), node.span(), Message.from(of), problems);
    }

    public Span span() {
        return span;
    }

    public Set<String> keys() {
        return fields.keySet();
    }

    /** @return whether the key is there with nothing behind it */
    public boolean isEmpty(String key) {
        return fields.get(key) instanceof DataNode.Value value && value.plain() == null;
    }

    /** @return where the key stands, or the whole object if it is not there */
    public Span place(String key) {
        return keys.getOrDefault(key, span);
    }

    /** @return null if it is not there */
    public DataNode node(String key) {
        asked.add(key);
        return fields.get(key);
    }

    /** As {@link #node}, but it must be there. */
    public DataNode needed(String key) {
        DataNode node = node(key);
        if (node == null) problems.add(span, Message.of("{0} needs '{1}'", of, key), "", Message.of("add '{0}'", key));
        return node;
    }

    public String text(String key) {
        return valueOf(key, node(key), String.class, "a text");
    }

    public Long number(String key) {
        return valueOf(key, node(key), Long.class, "a whole number");
    }

    public Boolean truth(String key) {
        return valueOf(key, node(key), Boolean.class, "true or false");
    }

    /** @return a list of texts */
    public List<String> texts(String key) {
        DataNode node = node(key);
        if (node == null) return null;
        if (!(node instanceof DataNode.Listed list)) return wrong(key, node, "a list");
        List<String> texts = new ArrayList<>();
        for (DataNode item : list.items()) {
            String text = valueOf(key, item, String.class, "a list of texts");
            if (text != null) texts.add(text);
        }
        return texts;
    }

    /** @return an object inside this one */
    public Fields object(String key) {
        DataNode node = node(key);
        return node == null ? null : of(node, "'" + key + "'", problems);
    }

    /** Says that the object has no fields but those that were asked for. */
    public void noOthers() {
        for (String key : fields.keySet()) {
            if (asked.contains(key)) continue;
            problems.add(
                    keys.get(key),
                    Message.of("{0} has no '{1}'", of, key),
                    Message.of("it may have {0}", String.join(", ", asked)),
                    DidYouMean.asFix(key, asked));
        }
    }

    private <T> T valueOf(String key, DataNode node, Class<T> kind, String wanted) {
        if (node == null) return null;
        if (node instanceof DataNode.Value value && kind.isInstance(value.plain())) return kind.cast(value.plain());
        return wrong(key, node, wanted);
    }

    private <T> T wrong(String key, DataNode node, String wanted) {
        problems.add(
                node.span(),
                Message.of("'{0}' must be {1}, but here is {2}", key, Message.of(wanted), node.what()),
                "",
                "");
        return null;
    }
}
