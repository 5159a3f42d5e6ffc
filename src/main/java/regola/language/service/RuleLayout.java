package regola.language.service;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import regola.language.LineParts;
import regola.language.LineParts.Kind;
import regola.language.LineParts.Part;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleTokens;

/**
 * A RuleLayout writes a rule file in the one way in which all are laid out: two blanks a level, the number of a rule
 * behind its head in a column of its own, one blank between words, a sentence below a sentence right under it. What
 * stands in which line is left to the author, and so are remarks and single blank lines.
 */
final class RuleLayout {
    private static final int LEVEL = 2;
    /** Where numbers of rules stand, from 0. */
    private static final int NUMBERS = 63;

    private final SourceText source;
    private final List<String> made = new ArrayList<>();
    /** Where the blocks that are open began, and where they begin now. */
    private final Deque<int[]> blocks = new ArrayDeque<>();
    /** The remarks above the next line, by the numbers of their lines. */
    private final List<Integer> remarks = new ArrayList<>();

    private int head;
    /** Where the reason of the present line stands, or its value behind a sign of its own; -1 without one. */
    private int reason = -1;

    private int value = -1;
    private int open;
    private int bracket;

    private RuleLayout(SourceText source) {
        this.source = source;
    }

    /** @return what differs, line by line; empty if nothing does, or if the text would not mean the same */
    static List<Edit> edits(SourceText source) {
        String laid = of(source);
        String now = source.text();
        if (laid.equals(now)) return List.of();
        String[] before = now.split("\n", -1);
        String[] after = laid.split("\n", -1);
        if (before.length != after.length) return List.of(whole(source, laid));
        List<Edit> edits = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < before.length; i++) {
            if (!before[i].equals(after[i]))
                edits.add(new Edit(new Span(source, start, start + before[i].length()), after[i]));
            start += before[i].length() + 1;
        }
        return edits;
    }

    private static Edit whole(SourceText source, String laid) {
        return new Edit(new Span(source, 0, source.text().length()), laid);
    }

    /** @return the text laid out; the text itself where that would change what it says */
    static String of(SourceText source) {
        String laid = new RuleLayout(source).laid();
        SourceText next = SourceText.of(source.name(), laid);
        return RuleTokens.outline(source).equals(RuleTokens.outline(next)) ? laid : source.text();
    }

    private String laid() {
        for (int line = 1; line <= source.lineCount(); line++) line(line);
        flushRemarks(0, 0);
        while (!made.isEmpty() && made.get(made.size() - 1).isEmpty()) made.remove(made.size() - 1);
        return made.isEmpty() ? "" : String.join("\n", made) + "\n";
    }

    private void line(int number) {
        String line = source.lineText(number);
        List<Part> parts = LineParts.of(line);
        Part first = first(parts);
        if (first == null) {
            if (remarks.isEmpty()) blank();
            else remarks.add(number);
        } else if (first.kind() == Kind.COMMENT) {
            remarks.add(number);
        } else {
            code(line, parts, first);
        }
    }

    private static Part first(List<Part> parts) {
        for (Part part : parts) if (part.kind() != Kind.BLANK && part.end() > part.start()) return part;
        return null;
    }

    private void blank() {
        if (!made.isEmpty() && !made.get(made.size() - 1).isEmpty()) made.add("");
    }

    /** Remarks stand with the line below them, or where they stood among the blocks above it. */
    private void flushRemarks(int below, int now) {
        for (int number : remarks) {
            String line = source.lineText(number);
            String words = line.strip();
            if (words.isEmpty()) {
                blank();
                continue;
            }
            int column = line.length() - line.stripLeading().length();
            int own = column <= below ? Math.min(now, place(column)) : Math.max(now, place(column));
            made.add(" ".repeat(own) + words);
        }
        remarks.clear();
    }

    /** @return where the innermost block begins now that began at or before the column */
    private int place(int column) {
        for (int[] block : blocks) if (block[0] <= column) return block[1];
        return 0;
    }

    private void code(String line, List<Part> parts, Part first) {
        boolean continuing = open > 0 || !made.isEmpty() && RuleTokens.isContinuing(first.in(line));
        int indent = continuing ? continued(line, first) : begun(first.start());
        flushRemarks(first.start(), indent);
        String words = words(line, parts);
        made.add(" ".repeat(indent) + numbered(words, indent, line, first, parts, continuing));
        for (Part part : parts) {
            if (part.kind() != Kind.SIGN) continue;
            String sign = part.in(line);
            if (sign.equals("(") || sign.equals("[")) {
                if (open++ == 0) bracket = made.get(made.size() - 1).lastIndexOf(sign);
            } else if ((sign.equals(")") || sign.equals("]")) && open > 0) {
                open--;
            }
        }
    }

    private int begun(int column) {
        while (!blocks.isEmpty() && blocks.peek()[0] > column) blocks.pop();
        if (blocks.isEmpty()) blocks.push(new int[] {column, 0});
        else if (blocks.peek()[0] < column) blocks.push(new int[] {column, blocks.peek()[1] + LEVEL});
        head = blocks.peek()[1];
        reason = -1;
        value = -1;
        return head;
    }

    /**
     * A sentence goes below the sentence above it, what a rulebook says a level below the reason, what goes on with a
     * value a level below its sign, all else a level deeper than the line that it goes on.
     */
    private int continued(String line, Part first) {
        String word = first.in(line);
        if (open > 0 && !RuleTokens.isContinuing(word)) return Math.max(head + LEVEL, bracket + 1);
        if (word.equals("because")) reason = head + LEVEL;
        if (word.equals("=")) value = head + LEVEL;
        return switch (word) {
            case "it", "en" -> sentences();
            case "printed" -> (reason < 0 ? head : reason) + LEVEL;
            case "and", "or", "where" -> (value < 0 ? head : value) + LEVEL;
            default -> head + LEVEL;
        };
    }

    /** @return where the sentences begin at the end of the line above; a level deeper than its head without any */
    private int sentences() {
        String above = made.get(made.size() - 1);
        int found = -1;
        boolean text = false;
        List<Part> parts = new ArrayList<>(LineParts.of(above));
        Collections.reverse(parts);
        for (Part part : parts) {
            if (part.kind() == Kind.BLANK) continue;
            boolean language = part.in(above).equals("en") || part.in(above).equals("it");
            if (!isText(part) && !(text && language)) break;
            text = isText(part);
            if (language) found = part.start();
        }
        return found < 0 ? head + LEVEL : found;
    }

    // ---- one line

    /** @return the words of a line with just the blanks between them that belong there */
    private static String words(String line, List<Part> parts) {
        StringBuilder words = new StringBuilder();
        Part before = null;
        boolean blank = false;
        for (Part part : parts) {
            if (part.end() == part.start()) continue;
            if (part.kind() == Kind.BLANK) {
                blank = true;
                continue;
            }
            if (before != null && part.kind() == Kind.COMMENT)
                words.append(" ".repeat(Math.max(1, part.start() - before.end())));
            else if (before != null && isApart(line, before, part, blank)) words.append(' ');
            words.append(part.in(line));
            before = part;
            blank = false;
        }
        return words.toString().stripTrailing();
    }

    private static boolean isApart(String line, Part before, Part part, boolean blank) {
        if (isText(before) && isText(part)) return blank;
        if (before.kind() == Kind.ERROR || part.kind() == Kind.ERROR) return blank;
        String last = before.in(line);
        String next = part.in(line);
        if (before.kind() == Kind.SIGN) {
            switch (last) {
                case "(", "[":
                    return false;
                case "-":
                    return blank;
                default:
                    if (isClosing(part, next)) return false;
                    return true;
            }
        }
        if (part.kind() != Kind.SIGN) return true;
        return switch (next) {
            case ",", ")", "]", ":" -> false;
            case "(", "[" -> blank;
            default -> true;
        };
    }

    private static boolean isClosing(Part part, String sign) {
        return part.kind() == Kind.SIGN
                && (sign.equals(",") || sign.equals(")") || sign.equals("]") || sign.equals(":"));
    }

    private static boolean isText(Part part) {
        return part.kind() == Kind.TEXT || part.kind() == Kind.HOLE;
    }

    /** A number at the end of a head stands in its column, or two blanks behind what reaches beyond that. */
    private static String numbered(
            String words, int indent, String line, Part first, List<Part> parts, boolean continuing) {
        if (continuing || RuleTokens.isSaying(first.in(line))) return words;
        Part last = null;
        for (Part part : parts) if (part.kind() != Kind.BLANK && part.end() > part.start()) last = part;
        if (last == first || last.kind() != Kind.RULE_NUMBER) return words;
        String number = last.in(line);
        String head = words.substring(0, words.length() - number.length()).stripTrailing();
        // What stands in a sentence, as in remove RULE-1, has no column.
        if (RuleTokens.isPointing(head)) return words;
        int end = indent + head.length();
        return head + " ".repeat(end < NUMBERS ? NUMBERS - end : 2) + number;
    }

    // ---- folding

    /** @return each line with deeper ones below it, with the last of these */
    static List<LanguageService.Fold> folds(SourceText source) {
        List<LanguageService.Fold> folds = new ArrayList<>();
        Deque<int[]> heads = new ArrayDeque<>();
        int last = 0;
        for (int line = 1; line <= source.lineCount(); line++) {
            String words = source.lineText(line);
            if (words.isBlank()) continue;
            int column = words.length() - words.stripLeading().length();
            while (!heads.isEmpty() && heads.peek()[1] >= column) close(heads.pop(), last, folds);
            if (words.charAt(column) != '#') heads.push(new int[] {line, column});
            last = line;
        }
        while (!heads.isEmpty()) close(heads.pop(), last, folds);
        folds.sort((one, other) -> Integer.compare(one.first(), other.first()));
        return folds;
    }

    private static void close(int[] head, int last, List<LanguageService.Fold> folds) {
        if (last > head[0]) folds.add(new LanguageService.Fold(head[0], last));
    }
}
