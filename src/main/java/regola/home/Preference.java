package regola.home;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import regola.file.DataNode;
import regola.file.Problems;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;

/**
 * A Preference is one thing about the program that a person may have as they like: its key in the file, and how its
 * value is read and written.
 */
public final class Preference<T> {
    private final String key;
    private final BiFunction<DataNode, Problems, T> reading;
    private final Function<T, Object> writing;

    /**
     * @param reading gives null for what is no value, and says why
     * @param writing gives text, numbers, truth, lists and maps
     */
    public Preference(String key, BiFunction<DataNode, Problems, T> reading, Function<T, Object> writing) {
        this.key = key;
        this.reading = reading;
        this.writing = writing;
    }

    public static Preference<Boolean> truth(String key) {
        return plain(key, Boolean.class, "true or false");
    }

    public static Preference<Long> number(String key) {
        return plain(key, Long.class, "a whole number");
    }

    public static Preference<String> text(String key) {
        return plain(key, String.class, "a text");
    }

    private static <T> Preference<T> plain(String key, Class<T> kind, String wanted) {
        return new Preference<>(
                key,
                (node, problems) -> {
                    if (node instanceof DataNode.Value value && kind.isInstance(value.plain()))
                        return kind.cast(value.plain());
                    problems.add(
                            node.span(),
                            Message.of("'{0}' must be {1}, but here is {2}", key, Message.of(wanted), node.what()),
                            "",
                            Message.of(
                                    kind == String.class ? "write {0} in quotes" : "write {0} without quotes",
                                    Message.of(wanted)));
                    return null;
                },
                value -> value);
    }

    /** One of some words: the names of the constants in small letters. */
    public static <E extends Enum<E>> Preference<E> word(String key, Class<E> kind) {
        Preference<String> word = word(
                key,
                Arrays.stream(kind.getEnumConstants()).map(Preference::word).toList());
        return new Preference<>(
                key,
                (node, problems) -> {
                    String read = word.read(node, problems);
                    return read == null ? null : Enum.valueOf(kind, read.toUpperCase(Locale.ROOT));
                },
                Preference::word);
    }

    /** One of some words. */
    public static Preference<String> word(String key, List<String> words) {
        return new Preference<>(
                key,
                (node, problems) -> {
                    if (node instanceof DataNode.Value
                            && node.plain() instanceof String written
                            && words.contains(written)) return written;
                    String written = String.valueOf(node.plain());
                    problems.add(
                            node.span(),
                            Message.of("'{0}' has no value '{1}'", key, written),
                            Message.of("it is one of {0}", String.join(", ", words)),
                            DidYouMean.asFix(written, words));
                    return null;
                },
                value -> value);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** A list of texts. */
    public static Preference<List<String>> texts(String key) {
        return new Preference<>(
                key,
                (node, problems) -> {
                    boolean allTexts = node instanceof DataNode.Listed list
                            && list.items().stream().allMatch(item -> item.plain() instanceof String);
                    if (allTexts)
                        return ((DataNode.Listed) node)
                                .items().stream()
                                        .map(item -> (String) item.plain())
                                        .collect(Collectors.toUnmodifiableList());
                    problems.add(
                            node.span(),
                            Message.of("'{0}' must be a list of texts, but here is {1}", key, node.what()),
                            "",
                            "");
                    return null;
                },
                List::copyOf);
    }

    public String key() {
        return key;
    }

    T read(DataNode node, Problems problems) {
        return reading.apply(node, problems);
    }

    Object write(T value) {
        return writing.apply(value);
    }
}
