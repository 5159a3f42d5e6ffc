package regola.file;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.JsonScalarResolver;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A DataReader reads JSON, and YAML in so far as it says the same: no anchors, no tags, no second document. It builds
 * on the parser's events rather than on its tree, which could be nested without bound.
 */
public final class DataReader {
    private static final int DEEPEST = 50;
    private static final int MOST_CHARACTERS = 64 << 20;
    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setCodePointLimit(MOST_CHARACTERS).build();
    private static final JsonScalarResolver KINDS = new JsonScalarResolver();

    private final YamlSpans places;
    private final Iterator<Event> events;

    private DataReader(SourceText source) {
        places = new YamlSpans(source);
        events = new Parse(SETTINGS).parseString(tabsAsBlanks(source.text())).iterator();
    }

    /** @throws BadFile with the place of the first thing that cannot be read */
    public static DataNode read(SourceText source) throws BadFile {
        try {
            return new DataReader(source).document();
        } catch (YamlEngineException e) {
            throw new BadFile(YamlWords.problem(e, new YamlSpans(source)));
        }
    }

    /** JSON may be indented with tabs, the YAML parser takes none; inside JSON's quotes there cannot be any. */
    private static String tabsAsBlanks(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") || start.startsWith("[") ? text.replace('\t', ' ') : text;
    }

    private DataNode document() throws BadFile {
        events.next(); // the stream begins
        Event first = events.next();
        if (first.getEventId() == Event.ID.StreamEnd) throw bad(places.start(), "the file is empty", "", "");
        DataNode root = node(events.next(), 0);
        events.next(); // the document ends
        Event end = events.next();
        if (end.getEventId() != Event.ID.StreamEnd) {
            throw bad(
                    places.span(end),
                    "a second document begins here",
                    "such a file holds one",
                    "remove the line '---' and what follows");
        }
        return root;
    }

    private DataNode node(Event event, int depth) throws BadFile {
        refuseExtras(event);
        if (depth > DEEPEST)
            throw bad(
                    places.span(event),
                    "this is nested too deep",
                    Message.of("there is a limit of {0} levels", DEEPEST),
                    "");
        if (event instanceof ScalarEvent scalar) return value(scalar);
        return event.getEventId() == Event.ID.SequenceStart ? list(event, depth) : fields(event, depth);
    }

    private void refuseExtras(Event event) throws BadFile {
        boolean anchored =
                event instanceof AliasEvent || ((NodeEvent) event).getAnchor().isPresent();
        if (anchored) {
            throw bad(
                    places.span(event),
                    "anchors (&, *) are not used in these files",
                    "",
                    "write it out, or put the text into quotes");
        }
        Optional<String> tag =
                event instanceof ScalarEvent scalar ? scalar.getTag() : ((CollectionStartEvent) event).getTag();
        if (tag.isPresent()) {
            throw bad(
                    places.span(event),
                    "tags (!) are not used in these files",
                    "",
                    "leave it out, or put the text into quotes");
        }
    }

    private DataNode list(Event begin, int depth) throws BadFile {
        List<DataNode> items = new ArrayList<>();
        Event event = events.next();
        for (; event.getEventId() != Event.ID.SequenceEnd; event = events.next()) items.add(node(event, depth + 1));
        return new DataNode.Listed(Collections.unmodifiableList(items), places.span(begin, event));
    }

    private DataNode fields(Event begin, int depth) throws BadFile {
        Map<String, DataNode> fields = new LinkedHashMap<>();
        Map<String, Span> keys = new LinkedHashMap<>();
        Event event = events.next();
        for (; event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            if (!(event instanceof ScalarEvent key)) {
                throw bad(
                        places.span(event), "a key must be a word", "", "write the key as plain text before the colon");
            }
            refuseExtras(key);
            Span place = places.span(key);
            Span before = keys.putIfAbsent(key.getValue(), place);
            if (before != null) {
                throw bad(
                        place,
                        Message.of("'{0}' is written twice", key.getValue()),
                        Message.of("the first is at line {0}", before.line()),
                        "remove one of the two");
            }
            fields.put(key.getValue(), node(events.next(), depth + 1));
        }
        return new DataNode.Fielded(
                Collections.unmodifiableMap(fields), Collections.unmodifiableMap(keys), places.span(begin, event));
    }

    private DataNode value(ScalarEvent scalar) throws BadFile {
        String written = scalar.getValue();
        Span place = places.span(scalar);
        if (!scalar.isPlain()) return new DataNode.Value(written, written, place);
        Tag kind = KINDS.resolve(written, true);
        if (kind.equals(Tag.NULL)) return new DataNode.Value(null, written, place);
        if (kind.equals(Tag.BOOL)) return new DataNode.Value(written.equalsIgnoreCase("true"), written, place);
        if (kind.equals(Tag.FLOAT) && !written.contains("n"))
            return new DataNode.Value(Double.valueOf(written), written, place);
        if (!kind.equals(Tag.INT)) return new DataNode.Value(written, written, place); // .inf and .nan too
        try {
            return new DataNode.Value(Long.valueOf(written), written, place);
        } catch (NumberFormatException e) {
            throw bad(place, Message.of("{0} is too large a number", written), "", "");
        }
    }

    private static BadFile bad(Span span, CharSequence what, CharSequence why, CharSequence fix) {
        return new BadFile(Trouble.at(span, what, why, fix));
    }
}
