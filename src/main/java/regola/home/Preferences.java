package regola.home;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.Json;
import regola.file.Problems;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A Preferences is everything that a person likes to have in a certain way, as it stands in a file. What was never
 * chosen is not in it. Cannot change. What this program does not know, such as what a later one has added, stays in it
 * unseen.
 */
public final class Preferences {
    /** The version of the form of the file; a file of a later one is not read. */
    public static final long VERSION = 1;

    public static final Preferences NONE = new Preferences(Map.of(), Map.of());

    private static final String KEY = "regola-settings";

    /** All of the file as it is to be written, without the version. */
    private final Map<String, Object> written;
    /** What was understood of it. */
    private final Map<String, Object> values;

    private Preferences(Map<String, Object> written, Map<String, Object> values) {
        this.written = Collections.unmodifiableMap(written);
        this.values = Collections.unmodifiableMap(values);
    }

    /**
     * What came of reading a file.
     *
     * @param preferences what could be understood
     * @param problems what could not
     */
    record Reading(Preferences preferences, List<Trouble> problems) {}

    /** @param known everything that the program knows; other keys are kept as they are */
    static Reading read(SourceText source, Iterable<Preference<?>> known) {
        Problems problems = new Problems();
        try {
            Fields fields = Fields.of(DataReader.read(source), "the settings", problems);
            problems.check();
            checkVersion(fields, problems);
            problems.check();
            Preferences read = values(fields, known, problems);
            return new Reading(read, problems.sorted());
        } catch (BadFile bad) {
            return new Reading(NONE, bad.problems());
        }
    }

    private static void checkVersion(Fields fields, Problems problems) {
        fields.needed(KEY);
        Long version = fields.number(KEY);
        if (version != null && version > VERSION) {
            problems.add(
                    fields.place(KEY),
                    "these settings were written by a newer Regola",
                    Message.of("the file has form {0}, and this program reads forms up to {1}", version, VERSION),
                    "open the newer program");
        } else if (version != null && version < 1) {
            problems.add(fields.place(KEY), Message.of("there is no form {0} of settings", version), "", "");
        }
    }

    private static Preferences values(Fields fields, Iterable<Preference<?>> known, Problems problems) {
        Map<String, Object> written = new LinkedHashMap<>();
        Map<String, Object> values = new LinkedHashMap<>();
        for (String key : fields.keys())
            if (!key.equals(KEY)) written.put(key, fields.node(key).plain());
        for (Preference<?> each : known) {
            DataNode node = fields.node(each.key());
            Object value = node == null ? null : each.read(node, problems);
            if (value != null) values.put(each.key(), value);
            else written.remove(each.key());
        }
        return new Preferences(written, values);
    }

    /** @return empty if it was never chosen */
    @SuppressWarnings("unchecked") // a value gets in under its own preference only
    public <T> Optional<T> get(Preference<T> preference) {
        return Optional.ofNullable((T) values.get(preference.key()));
    }

    public <T> Preferences with(Preference<T> preference, T value) {
        Map<String, Object> all = new LinkedHashMap<>(written);
        Map<String, Object> understood = new LinkedHashMap<>(values);
        all.put(preference.key(), preference.write(value));
        understood.put(preference.key(), value);
        return new Preferences(all, understood);
    }

    /** @return as it stands in the file */
    String text() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put(KEY, VERSION);
        all.putAll(written);
        return Json.page(all);
    }
}
