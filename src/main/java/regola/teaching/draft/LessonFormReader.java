package regola.teaching.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.language.source.SourceText;
import regola.teaching.draft.LessonForm.Right;
import regola.teaching.draft.LessonForm.Step;
import regola.teaching.draft.LessonForm.Told;
import regola.teaching.draft.LessonForm.Wrong;

/**
 * A LessonFormReader reads what a form has written, and takes it for granted that one has: whoever asks compares what
 * would be written again.
 */
final class LessonFormReader {
    private static final String DATA = "```";

    private final List<String> lines;
    private int at;

    private LessonFormReader(String text) {
        lines = text.lines().toList();
    }

    static LessonForm read(String text) throws BadFile {
        return new LessonFormReader(text).form();
    }

    private LessonForm form() throws BadFile {
        List<String> front = new ArrayList<>();
        Told title = Told.NOTHING;
        for (at = 1; !lines.get(at).equals("---"); at++) {
            if (lines.get(at).startsWith("title: "))
                title = told(map(lines.get(at)).get("title"));
            else front.add(lines.get(at));
        }
        List<Step> steps = new ArrayList<>();
        for (at++; at < lines.size(); at++) if (lines.get(at).startsWith("## ")) steps.add(step());
        return new LessonForm(front, title, steps);
    }

    private Step step() throws BadFile {
        Told goal = Told.NOTHING;
        for (at++; !lines.get(at).startsWith(DATA); at++) {
            String line = lines.get(at);
            if (line.startsWith("en: ")) goal = goal.with("en", line.substring(4));
            if (line.startsWith("it: ")) goal = goal.with("it", line.substring(4));
        }
        List<String> start = new ArrayList<>();
        List<String> data = new ArrayList<>();
        boolean inStart = false;
        for (at++; !lines.get(at).equals(DATA); at++) {
            String line = lines.get(at);
            inStart = line.startsWith("start:") || inStart && line.startsWith("  ");
            (inStart ? start : data).add(line);
        }
        Map<String, Object> fields = map(String.join("\n", data));
        Object seed = fields.get("seed");
        return new Step(
                start,
                seed instanceof Long number ? number : 1,
                texts(fields.get("played")),
                texts(fields.get("rules")),
                goal,
                right(fields),
                told(fields.get("done")),
                wrong(fields.get("wrong")));
    }

    /** All of them say the same. */
    private static Wrong wrong(Object list) {
        if (!(list instanceof List<?> items) || items.isEmpty()) return Wrong.NOTHING;
        List<String> moves = items.stream()
                .map(item -> item instanceof Map<?, ?> entry ? text(entry.get("move")) : "")
                .toList();
        return new Wrong(told(items.get(0)), moves);
    }

    private static Right right(Map<String, Object> fields) {
        if (fields.containsKey("moves")) return Right.moves(texts(fields.get("moves")));
        if (fields.containsKey("any")) return Right.ANY;
        if (fields.containsKey("fires"))
            return Right.wins(texts(fields.get("fires")).get(0), String.valueOf(fields.get("winner")));
        return Right.OPEN;
    }

    private static Map<String, Object> map(String yaml) throws BadFile {
        DataNode read = DataReader.read(SourceText.of("lesson", yaml + "\n"));
        return read instanceof DataNode.Fielded fields ? fields.plain() : Map.of();
    }

    private static List<String> texts(Object list) {
        return list instanceof List<?> items
                ? items.stream().map(String::valueOf).toList()
                : List.of();
    }

    private static Told told(Object words) {
        if (!(words instanceof Map<?, ?> map)) return Told.NOTHING;
        return new Told(text(map.get("en")), text(map.get("it")));
    }

    private static String text(Object value) {
        return value == null ? "" : String.valueOf(value);
    }
}
