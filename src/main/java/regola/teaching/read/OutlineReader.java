package regola.teaching.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import regola.file.Problems;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.teaching.read.LessonOutline.Chunk;
import regola.teaching.read.LessonOutline.Section;

/**
 * An OutlineReader takes a lesson file apart: the front, the teacher's notes, and the steps, each from a heading to the
 * next.
 */
final class OutlineReader {
    private static final String DASHES = "---";
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern TAGGED = Pattern.compile("\\s*([a-z]{2,3}):(?:\\s+|$)");
    private static final List<String> LANGUAGES = List.of("en", "it");

    private final SourceText source;
    private final Problems problems;
    private final List<Section> sections = new ArrayList<>();
    private final Map<String, Span> ids = new HashMap<>();
    private int firstStep = -1;

    // The step being read.
    private String id;
    private Span heading;
    private List<Chunk> texts = new ArrayList<>();
    private Span data;

    private OutlineReader(SourceText source, Problems problems) {
        this.source = source;
        this.problems = problems;
    }

    static LessonOutline read(SourceText source, Problems problems) {
        return new OutlineReader(source, problems).outline();
    }

    private LessonOutline outline() {
        Span front = front();
        int bodyStart = front == null ? 0 : afterLine(front.end());
        Span body = new Span(source, bodyStart, source.text().length());
        Parser parser =
                Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();
        for (Node block = parser.parse(Excerpt.of(body).text()).getFirstChild(); block != null; block = block.getNext())
            block(block);
        endStep();
        if (sections.isEmpty()) {
            problems.add(
                    end(),
                    "the lesson has no steps",
                    "a step begins with a heading such as '## first-move'",
                    "add a step");
        }
        int notesEnd = firstStep < 0 ? source.text().length() : firstStep;
        return new LessonOutline(
                front, source.text().substring(bodyStart, notesEnd).strip(), List.copyOf(sections));
    }

    private Span end() {
        int end = source.text().stripTrailing().length();
        return new Span(source, end, end);
    }

    // ---------------------------------------------------------------- the front

    private Span front() {
        if (source.lineText(1).stripTrailing().equals(DASHES)) {
            int start = afterLine(0);
            for (int line = 2; line <= source.lineCount(); line++) {
                if (source.lineText(line).stripTrailing().equals(DASHES)) return new Span(source, start, startOf(line));
            }
            problems.add(
                    new Span(source, 0, DASHES.length()),
                    "the front of the lesson does not end",
                    "it stands between two lines '---'",
                    "put a line '---' below it");
            return null;
        }
        problems.add(
                new Span(source, 0, 0),
                "the lesson does not say what it is about",
                "it begins with a line '---', then game, players and title, then another '---'",
                "add that at the top");
        return null;
    }

    private int startOf(int line) {
        int start = 0;
        for (int i = 1; i < line; i++) start = afterLine(start);
        return start;
    }

    /** @return where the line after the one with this offset begins */
    private int afterLine(int offset) {
        int end = source.text().indexOf('\n', offset);
        return end < 0 ? source.text().length() : end + 1;
    }

    // ---------------------------------------------------------------- the steps

    private void block(Node block) {
        if (block instanceof Heading step && step.getLevel() == 2) beginStep(step);
        else if (id == null || block instanceof BlockQuote || block instanceof ThematicBreak)
            return; // a note for teachers
        else if (block instanceof FencedCodeBlock fence) data(fence);
        else if (block instanceof Paragraph paragraph) paragraph(paragraph);
        else if (!(block instanceof HtmlBlock html && html.getLiteral().startsWith("<!--"))) {
            problems.add(
                    span(block),
                    "only paragraphs and a block of data can stand in a step",
                    "learners read the paragraphs; a note for the teacher is a quotation",
                    "put '> ' before each line that is for the teacher");
        }
    }

    private void beginStep(Heading block) {
        endStep();
        heading = span(block);
        if (firstStep < 0) firstStep = heading.start();
        id = text(heading)
                .replaceFirst("^\\s*#+", "")
                .replaceFirst("\\s#+\\s*$", "")
                .strip();
        if (!ID.matcher(id).matches()) {
            problems.add(
                    heading,
                    Message.of("'{0}' cannot be the name of a step", id),
                    "it is small letters and digits with hyphens, such as 'first-move'",
                    "");
        }
        Span before = ids.putIfAbsent(id, heading);
        if (before != null) {
            problems.add(
                    heading,
                    Message.of("there are two steps '{0}'", id),
                    Message.of("the first is at line {0}", before.line()),
                    "give one of them another name");
        }
    }

    private void endStep() {
        if (id != null) sections.add(new Section(id, heading, List.copyOf(texts), data));
        id = null;
        texts = new ArrayList<>();
        data = null;
    }

    private void data(FencedCodeBlock fence) {
        Span span = span(fence);
        String info = fence.getInfo() == null ? "" : fence.getInfo().strip();
        if (!info.equals("yaml") && !info.equals("yml")) {
            problems.add(
                    span,
                    "this block is not marked as data",
                    "a step's data stands between '```yaml' and '```'",
                    "write ```yaml");
        }
        if (fence.getClosingFenceLength() == null) {
            problems.add(span, "the block of data does not end", "", "put a line '```' below it");
        }
        if (data != null) {
            problems.add(
                    span,
                    Message.of("the step '{0}' has two blocks of data", id),
                    Message.of("the first is at line {0}", data.line() - 1),
                    "put all into one");
            return;
        }
        int end = fence.getClosingFenceLength() == null
                ? span.end()
                : Math.max(afterLine(span.start()), lineStart(span.end()));
        data = new Span(source, Math.min(afterLine(span.start()), end), end);
    }

    private int lineStart(int offset) {
        return source.text().lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    }

    private void paragraph(Paragraph paragraph) {
        List<SourceSpan> lines = paragraph.getSourceSpans();
        String language = null;
        StringBuilder text = new StringBuilder();
        Span place = null;
        for (SourceSpan line : lines) {
            Span span = new Span(source, line.getInputIndex(), line.getInputIndex() + line.getLength());
            String words = text(span);
            Matcher tagged = TAGGED.matcher(words);
            if (tagged.lookingAt() && (LANGUAGES.contains(tagged.group(1)) || language == null)) {
                if (language != null) texts.add(new Chunk(language, text.toString(), place));
                language = tagged.group(1);
                text.setLength(0);
                place = new Span(source, span.start() + tagged.end(), span.end());
                text.append(words, tagged.end(), words.length());
                if (!LANGUAGES.contains(language)) {
                    problems.add(
                            span,
                            Message.of("'{0}:' is no language of lessons", language),
                            "texts are in en (English) and it (Italian)",
                            "");
                }
            } else if (language == null) {
                problems.add(
                        span,
                        "this paragraph does not say its language",
                        "what learners read begins with 'en:' or 'it:'",
                        "write 'en: ' before it, or '> ' if it is for the teacher");
                return;
            } else {
                text.append(' ').append(words.strip());
                place = place.to(span);
            }
        }
        if (language != null) texts.add(new Chunk(language, text.toString(), place));
    }

    private Span span(Node block) {
        List<SourceSpan> lines = block.getSourceSpans();
        if (lines.isEmpty()) return end();
        SourceSpan first = lines.get(0);
        SourceSpan last = lines.get(lines.size() - 1);
        return new Span(source, first.getInputIndex(), last.getInputIndex() + last.getLength());
    }

    private String text(Span span) {
        return source.text().substring(span.start(), span.end());
    }
}
