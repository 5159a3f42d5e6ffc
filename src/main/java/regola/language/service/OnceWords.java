package regola.language.service;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.language.LineParts;
import regola.language.source.SourceText;

/** OnceWords are words that a sentence or a part of the file says once, and that are there already. */
final class OnceWords {
    private static final Set<String> IN_A_SENTENCE = Set.of(
            "en", "it", "printed", "showing", "drawn", "alike", "stack", "colour", "secretly", "because", "seen");
    /** Behind these a sentence of its own begins, with both languages. */
    private static final Set<String> NEW_SENTENCE = Set.of("printed", "yours", "theirs", "cheered");

    private static final Set<String> BESIDE_ONE_ANOTHER = Set.of(
            "drawn", "title", "about", "players", "author", "then", "board", "start", "turn", "round", "winners",
            "words");

    /** A board is the one or the other. */
    private static final Set<String> GROUND = Set.of("grid", "plane");

    private OnceWords() {}

    /** @return those that would be written twice where a word begins */
    static Set<String> written(SourceText text, int start) {
        int line = text.line(start);
        String before = text.lineText(line).substring(0, text.column(start) - 1);
        Set<String> found = new HashSet<>();
        if (before.isBlank()) beside(text, line, before.length(), found);
        StringBuilder sentence = new StringBuilder(before);
        int at = line;
        while (at > 1 && (at < line || before.isBlank() || isContinuing(before)) && goesOn(text, at, line)) {
            at--;
            sentence.insert(0, text.lineText(at) + " ");
        }
        List<LineParts.Part> parts = LineParts.of(sentence.toString());
        for (LineParts.Part part : parts) {
            if (part.kind() != LineParts.Kind.KEYWORD) continue;
            String word = part.in(sentence.toString());
            if (NEW_SENTENCE.contains(word)) found.removeAll(Set.of("en", "it"));
            if (IN_A_SENTENCE.contains(word)) found.add(word);
        }
        return found;
    }

    /** Whether the line says more of the one above it; one that is only begun says what that one may still say. */
    private static boolean goesOn(SourceText text, int at, int line) {
        String words = text.lineText(at);
        int indent = Completions.indent(words);
        String above = text.lineText(at - 1);
        if (!Completions.says(above)) return false;
        if (isContinuing(words)) return true;
        return at == line && words.isBlank() && (isContinuing(above) || Completions.indent(above) < indent);
    }

    private static boolean isContinuing(String line) {
        return LineParts.isContinuing(line.strip().split("[^a-z]", 2)[0]);
    }

    /** @return with what the lines begin that stand in the same block as the one that is begun there */
    static Set<String> beginningBeside(SourceText text, int start) {
        int line = text.line(start);
        int indent = Completions.indent(text.lineText(line));
        Set<String> found = new HashSet<>();
        for (int way : new int[] {-1, 1}) {
            for (int at = line + way; at > 0 && at <= text.lineCount(); at += way) {
                String words = text.lineText(at);
                if (Completions.says(words) && Completions.indent(words) < indent) break;
                found.add(words.strip().split("[^a-z0-9-]", 2)[0]);
            }
        }
        return found;
    }

    /** What stands in the lines beside the one that is begun. */
    private static void beside(SourceText text, int line, int indent, Set<String> found) {
        for (int way : new int[] {-1, 1}) {
            for (int at = line + way; at > 0 && at <= text.lineCount(); at += way) {
                String words = text.lineText(at);
                if (!Completions.says(words) || Completions.indent(words) > indent) continue;
                if (Completions.indent(words) < indent) break;
                String first = words.strip().split("[^a-z-]", 2)[0];
                if (BESIDE_ONE_ANOTHER.contains(first)) found.add(first);
                if (GROUND.contains(first)) found.addAll(GROUND);
            }
        }
    }
}
