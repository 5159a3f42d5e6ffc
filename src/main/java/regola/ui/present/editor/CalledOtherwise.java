package regola.ui.present.editor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import regola.language.LineParts;
import regola.language.LineParts.Part;
import regola.language.diagnostic.Diagnostic;

/**
 * A CalledOtherwise sees that something was given another name at one place while others still use the one before, and
 * has the text in which all use the new one. It judges by the lines that have changed since the text was right.
 */
final class CalledOtherwise {
    /**
     * An Everywhere is the stretch of a text in which the old name stands, with the new one in its place.
     *
     * @param line where it is called so already, from 1; 0 if that is in another file
     * @param count how many places still have the old name
     */
    record Everywhere(String old, String name, int line, int count, int start, int end, String text) {}

    private record Change(String old, String name, int line) {}

    private final Sheet sheet;
    private final Map<String, Change> changes = new HashMap<>();

    /** @param game the file whose names its variants use too */
    private CalledOtherwise(Sheet sheet, Sheet game) {
        this.sheet = sheet;
        changes(sheet, false);
        if (sheet != game) changes(game, true);
    }

    private void changes(Sheet from, boolean elsewhere) {
        if (from.lastRight() == null) return;
        for (LineDiff.Hunk hunk : LineDiff.of(from.lastRight(), from.text().text())) {
            if (hunk.before().size() != hunk.now().size()) continue;
            for (int i = 0; i < hunk.now().size(); i++)
                compare(hunk.before().get(i), hunk.now().get(i), elsewhere ? 0 : hunk.from() + i + 1);
        }
    }

    static CalledOtherwise in(Sheet sheet, Sheet game) {
        return new CalledOtherwise(sheet, game);
    }

    /** A line in which one name became another says so; one in which more was changed does not. */
    private void compare(String before, String now, int line) {
        List<Part> old = parts(before);
        List<Part> next = parts(now);
        if (old.size() != next.size()) return;
        Change found = null;
        for (int i = 0; i < old.size(); i++) {
            String one = old.get(i).in(before);
            String other = next.get(i).in(now);
            if (one.equals(other)) continue;
            boolean names =
                    old.get(i).kind() == LineParts.Kind.NAME && next.get(i).kind() == LineParts.Kind.NAME;
            if (!names || found != null) return;
            found = new Change(one, other, line);
        }
        if (found != null) changes.putIfAbsent(found.old, found);
    }

    private static List<Part> parts(String line) {
        return LineParts.of(line).stream()
                .filter(part -> part.kind() != LineParts.Kind.BLANK)
                .toList();
    }

    /** @return how what was found is mended at all places at once; empty if it is something else */
    Optional<Everywhere> of(Diagnostic found) {
        if (found.isRemark() || changes.isEmpty()) return Optional.empty();
        String text = sheet.text().text();
        if (found.span().source() != sheet.text()) return Optional.empty();
        String unknown = text.substring(found.span().start(), found.span().end());
        return changes.values().stream()
                .filter(change -> isMadeFrom(unknown, change.old))
                .findFirst()
                .flatMap(change -> everywhere(change, text));
    }

    /** The names of pieces may be made from those of their owners. */
    private static boolean isMadeFrom(String name, String part) {
        return name.equals(part) || ("-" + name + "-").contains("-" + part + "-");
    }

    private Optional<Everywhere> everywhere(Change change, String text) {
        Set<String> unknown = new HashSet<>(Set.of(change.old));
        for (Diagnostic one : sheet.found()) {
            if (one.span().source() != sheet.text()) continue;
            String name = text.substring(one.span().start(), one.span().end());
            if (isMadeFrom(name, change.old)) unknown.add(name);
        }
        int start = -1;
        int end = -1;
        int count = 0;
        int at = 0;
        StringBuilder made = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            for (Part part : LineParts.of(line)) {
                String word = part.in(line);
                boolean named = part.kind() == LineParts.Kind.NAME && unknown.contains(word);
                String next = named ? renamed(word, change) : inHole(part, word, change);
                if (next.equals(word)) continue;
                if (start < 0) start = at + part.start();
                else made.append(text, end, at + part.start());
                made.append(next);
                end = at + part.end();
                count++;
            }
            at += line.length() + 1;
        }
        return count == 0
                ? Optional.empty()
                : Optional.of(new Everywhere(change.old, change.name, change.line, count, start, end, made.toString()));
    }

    private static String renamed(String word, Change change) {
        if (word.equals(change.old)) return change.name;
        String all = ("-" + word + "-").replace("-" + change.old + "-", "-" + change.name + "-");
        return all.substring(1, all.length() - 1);
    }

    /** What stands in a hole of a text is read too. */
    private static String inHole(Part part, String word, Change change) {
        if (part.kind() != LineParts.Kind.HOLE || word.length() < 2) return word;
        String inside = word.substring(1, word.length() - 1);
        return "{"
                + LineParts.of(inside).stream()
                        .map(each -> each.in(inside))
                        .map(each -> each.equals(change.old) ? change.name : each)
                        .collect(Collectors.joining())
                + "}";
    }
}
