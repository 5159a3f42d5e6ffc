package regola.teaching.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.language.source.Message;
import regola.teaching.lesson.Prose;
import regola.teaching.lesson.Words;
import regola.teaching.read.LessonOutline.Chunk;

/**
 * A WordsReader reads texts that people see, in their languages: {@code {en: …, it: …}}, or one text for all of them.
 */
final class WordsReader {
    private static final List<String> LANGUAGES = List.of("en", "it");

    private final ProseReader prose;
    private final Problems problems;

    WordsReader(ProseReader prose, Problems problems) {
        this.prose = prose;
        this.problems = problems;
    }

    /** @param node may be null: then there are no words */
    Words read(DataNode node, String what) {
        if (node == null) return Words.NONE;
        if (node instanceof DataNode.Value value && value.plain() != null) {
            return new Words(Map.of(Words.EVERY, prose.read(value.written(), value.span())));
        }
        if (node instanceof DataNode.Fielded) {
            Fields fields = Fields.of(node, what, problems);
            Words words = languages(fields);
            fields.noOthers();
            return words;
        }
        problems.add(
                node.span(),
                Message.of("{0} must be a text, but here is {1}", Message.of(what), node.what()),
                "",
                "write {en: \"…\", it: \"…\"}");
        return Words.NONE;
    }

    /** @return what stands in en and it of an object that has other fields too */
    Words languages(Fields fields) {
        Map<String, Prose> found = new LinkedHashMap<>();
        for (String language : LANGUAGES) {
            DataNode node = fields.node(language);
            if (node == null) continue;
            if (node instanceof DataNode.Value value
                    && value.plain() != null
                    && !value.written().isBlank()) {
                found.put(language, prose.read(value.written(), value.span()));
            } else {
                problems.add(
                        node.span(),
                        Message.of("'{0}' must be a text, but here is {1}", language, node.what()),
                        "",
                        "");
            }
        }
        refuseRestOfText(fields);
        return new Words(found);
    }

    /** Inside braces a comma ends a text; what stands behind it looks like a key without a value. */
    private void refuseRestOfText(Fields fields) {
        for (String key : fields.keys()) {
            boolean isRest = key.contains(" ") && fields.isEmpty(key);
            if (!isRest) continue;
            fields.node(key);
            problems.add(
                    fields.place(key),
                    Message.of("'{0}' stands behind a comma that ends the text", key),
                    "inside braces a comma begins something new",
                    "put the whole text into quotes");
        }
    }

    /** @return the paragraphs of each language, one after the other */
    Words paragraphs(List<Chunk> chunks) {
        Map<String, Prose> found = new LinkedHashMap<>();
        for (Chunk chunk : chunks) {
            if (chunk.text().isBlank()) continue;
            Prose read = prose.read(chunk.text(), chunk.span());
            found.merge(chunk.language(), read, WordsReader::joined);
        }
        return new Words(found);
    }

    private static Prose joined(Prose before, Prose after) {
        List<Prose.Run> runs = new java.util.ArrayList<>(before.runs());
        runs.add(new Prose.Run(" ", Prose.Style.PLAIN));
        runs.addAll(after.runs());
        return new Prose(runs);
    }
}
