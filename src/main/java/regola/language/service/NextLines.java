package regola.language.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.LineParts;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.NextWords;

/**
 * NextLines are the beginnings of lines that may follow one that is whole: what stands below it and says more of it,
 * then what goes on beside it, then beside the lines around it, each word once. Their texts begin with a line end and
 * bring their indentation with them.
 */
final class NextLines {
    private static final int MOST = 18;
    private static final int MOST_BESIDE = 8;
    /** Of what may come beside the lines around it only the likeliest: it is far away. */
    private static final int MOST_AROUND = 4;

    private static final int STEP = 2;

    private final GameTexts texts;
    private final SourceText text;
    private final int offset;
    private final Set<String> changes;

    /** @param changes parts of the grammar that only variants have; empty in one */
    NextLines(GameTexts texts, SourceText text, int offset, Set<String> changes) {
        this.texts = texts;
        this.text = text;
        this.offset = offset;
        this.changes = changes;
    }

    /** @param order those that are likelier before others */
    List<Completion> found(Comparator<String> order) {
        int line = text.line(offset);
        String before = text.lineText(line).substring(0, text.column(offset) - 1);
        String behind = text.lineText(line).substring(before.length());
        if (before.isBlank() || !behind.isBlank()) return List.of();
        Map<String, Completion> found = new LinkedHashMap<>();
        int level = 0;
        for (int indent : indents(line)) {
            List<String> words = new ArrayList<>(beginnings(indent));
            words.sort(order);
            words.removeIf(found::containsKey);
            int most = level > 1 ? MOST_AROUND : MOST_BESIDE;
            for (String word : words.subList(0, Math.min(most, words.size()))) found.put(word, written(word, indent));
            level++;
        }
        return found.values().stream().limit(MOST).toList();
    }

    /** @return how far right a line may begin: inside the one that is written, beside it, beside those around it */
    private List<Integer> indents(int line) {
        int head = head(text, line);
        List<Integer> all = new ArrayList<>();
        all.add(Completions.indent(text.lineText(head)) + STEP);
        all.addAll(around(text, head));
        return all;
    }

    /** @return how far right lines begin beside which this one may stand: the last one above, and those around it */
    static List<Integer> indentsAbove(SourceText text, int line) {
        int above = line - 1;
        while (above > 0 && !Completions.says(text.lineText(above))) above--;
        if (above == 0) return List.of();
        int head = head(text, above);
        List<Integer> all = new ArrayList<>();
        all.add(Completions.indent(text.lineText(head)) + STEP);
        all.addAll(around(text, head));
        return all;
    }

    /** @return the line that says what this one only says more of */
    private static int head(SourceText text, int line) {
        int head = line;
        while (head > 1 && isContinuing(text.lineText(head))) head--;
        return head;
    }

    private static List<Integer> around(SourceText text, int head) {
        int least = Completions.indent(text.lineText(head));
        List<Integer> all = new ArrayList<>(List.of(least));
        for (int at = head - 1; at > 0 && least > 0; at--) {
            String words = text.lineText(at);
            if (!Completions.says(words) || Completions.indent(words) >= least) continue;
            least = Completions.indent(words);
            all.add(least);
        }
        return all;
    }

    private static boolean isContinuing(String line) {
        return LineParts.isContinuing(line.strip().split("[^a-z]", 2)[0]);
    }

    private Set<String> beginnings(int indent) {
        String head = text.text().substring(0, offset).stripTrailing() + "\n" + " ".repeat(indent);
        SourceText next = SourceText.of(text.name(), head + "\n" + text.text().substring(offset));
        NextWords words = NextWords.at(next, head.length());
        Set<String> all = new LinkedHashSet<>();
        Set<String> once = OnceWords.written(next, head.length());
        for (String word : words.words())
            if (!once.contains(word)
                    && !LineParts.isContinuing(word)
                    && (changes.isEmpty() || !words.isOnlyIn(word, changes))) all.add(word);
        return all;
    }

    private Completion written(String word, int indent) {
        String begin = "\n" + " ".repeat(indent);
        Span nothing = new Span(text, offset, offset);
        if (word.equals("because")) {
            String passage = PassageTexts.beginningWith(word, NumbersOfRules.next(texts, text, offset))
                    .get(0);
            return new Completion(
                    Completion.Kind.PASSAGE, word, begin + passage.replace("\n", begin), "", "", nothing, -1);
        }
        return new Completion(
                Completion.Kind.PASSAGE, word, begin + word + " ", NextWords.form(word, indent, true), "", nothing, -1);
    }
}
