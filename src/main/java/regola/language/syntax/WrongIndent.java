package regola.language.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.ShiftedLines;
import regola.language.source.SourceText;

/**
 * A WrongIndent finds the line that begins in a wrong column where lines around it were blamed: it tries what the part
 * of the file would say if a line began elsewhere. One line that is wrong is one message, and all others are read as
 * they are meant.
 */
final class WrongIndent {
    /** What may come of a line that begins in a wrong column. */
    private static final Set<DiagnosticCode> LAYOUT = EnumSet.of(
            DiagnosticCode.UNEVEN_INDENT,
            DiagnosticCode.UNEXPECTED_INDENT,
            DiagnosticCode.MISSING_BLOCK,
            DiagnosticCode.UNEXPECTED);
    /** Each is a part of the file read once more. */
    private static final int MOST_TRIES = 14;

    private static final int MOST_ENDS = 4; // of lines that have moved together

    private static final int MOST_PARTS = 4;
    private static final int LONGEST_PART = 400;
    private static final int USUAL = 2;
    private static final Pattern FOR_EACH = Pattern.compile("\\s*for each ([a-zA-Z0-9-]+) in ");

    private final SourceText source;
    private final List<ShiftedLines> shifts = new ArrayList<>();

    /** Counts what is read once more. */
    private int tries;

    private int torn;

    private WrongIndent(SourceText source) {
        this.source = source;
    }

    /**
     * @param found what is wrong in the text as it stands
     * @return the lines that begin in wrong columns, as far as that is clear
     */
    static List<ShiftedLines> in(SourceText source, Collection<Diagnostic> found) {
        WrongIndent wrong = new WrongIndent(source);
        List<Diagnostic> left = wrong.head(found);
        Set<Integer> seen = new HashSet<>();
        // What is wrong in one part may come of another: with each line put right the text is read again.
        while (seen.size() < MOST_PARTS) {
            List<Diagnostic> all = left;
            int first = all.stream()
                    .mapToInt(each -> wrong.edge(each.span().line()))
                    .filter(part -> !seen.contains(part))
                    .min()
                    .orElse(0);
            if (first == 0) break;
            seen.add(first);
            int known = wrong.shifts.size();
            wrong.part(
                    first,
                    all.stream()
                            .filter(each -> wrong.edge(each.span().line()) == first)
                            .toList());
            if (wrong.shifts.size() > known) left = wrong.again();
        }
        return wrong.shifts;
    }

    private List<Diagnostic> again() {
        Diagnostics again = new Diagnostics();
        RuleParser.read(source, again, shifts);
        return again.list();
    }

    /**
     * The first line begins at the left edge; where another line does too, the others have not moved with it.
     *
     * @return what is wrong with it there
     */
    private List<Diagnostic> head(Collection<Diagnostic> found) {
        int first = firstSaying();
        int by = -blanks(first);
        String word = word(source.lineText(first));
        if (by == 0 || !word.equals("game") && !word.equals("variant")) return List.copyOf(found);
        boolean alone = IntStream.rangeClosed(first, source.lineCount())
                .anyMatch(line -> ShiftedLines.says(source.lineText(line)) && blanks(line) < -by);
        shifts.add(new ShiftedLines(first, alone ? first : saying(source.lineCount(), first), by));
        return again();
    }

    // ---- the parts of a file

    private boolean isEdge(int line) {
        String text = source.lineText(line);
        return ShiftedLines.says(text)
                && ShiftedLines.blanks(text) == 0
                && (isHead(word(text)) || line == firstSaying());
    }

    /** Some words begin a step in a game and a part of a variant. */
    private boolean isHead(String word) {
        boolean both =
                LineForms.isStep(word) && !word(source.lineText(firstSaying())).equals("variant");
        return LineForms.isSection(word) && !both;
    }

    private int firstSaying() {
        return IntStream.rangeClosed(1, source.lineCount())
                .filter(line -> ShiftedLines.says(source.lineText(line)))
                .findFirst()
                .orElse(1);
    }

    /** @return where the part of the file begins in which the line stands */
    private int edge(int line) {
        int first = Math.min(line, source.lineCount());
        while (first > 1 && !isEdge(first)) first--;
        return first;
    }

    private int end(int edge) {
        int last = edge;
        while (last < source.lineCount() && !isEdge(last + 1)) last++;
        return last;
    }

    private static String word(String line) {
        String said = line.strip();
        int end = 0;
        while (end < said.length() && (Character.isLetterOrDigit(said.charAt(end)) || said.charAt(end) == '-')) end++;
        return said.substring(0, end);
    }

    private boolean begins(int line) {
        String text = source.lineText(line);
        return ShiftedLines.says(text)
                && text.indexOf('\t') < 0
                && !LayoutTokenSource.isContinuing(text.strip().startsWith("=") ? "=" : word(text));
    }

    // ---- one part

    private void part(int first, List<Diagnostic> found) {
        int last = end(first);
        List<Diagnostic> layout = found.stream().filter(this::isOfLayout).toList();
        if (layout.isEmpty() || last - first > LONGEST_PART) return;
        // Words that cannot stand where they stand are mostly in the wrong place; only a slip is put right, or one line
        // for whose sake others cannot stand where they stand either.
        boolean slips = layout.stream().allMatch(each -> each.code() == DiagnosticCode.UNEXPECTED);
        boolean several = layout.size() > 1;
        boolean onlyEmpty = layout.stream().allMatch(each -> each.code() == DiagnosticCode.MISSING_BLOCK);
        Set<ShiftedLines> candidates = new LinkedHashSet<>();
        for (Diagnostic each : layout) candidates.addAll(around(each, first, last, onlyEmpty));
        tries = 0;
        torn = 0;
        candidates.stream()
                .filter(shift -> !slips || Math.abs(shift.by()) <= USUAL || several && shift.first() == shift.last())
                .filter(shift ->
                        IntStream.rangeClosed(shift.first(), shift.last()).noneMatch(this::isAboutToBeMore))
                .filter(shift -> misfits(first, last, shift) == 0)
                .sorted(Comparator.comparingInt((ShiftedLines shift) -> oddSteps(first, last, shift))
                        .thenComparingInt(shift -> isTorn(shift, last) ? 1 : 0)
                        .thenComparingInt(this::begun)
                        .thenComparingInt(shift -> isWhole(shift) ? 0 : 1)
                        .thenComparingInt(shift -> shift.last() - shift.first())
                        .thenComparingInt(shift -> Math.abs(shift.by())))
                .filter(shift -> mayTry(isTorn(shift, last)) && mends(first, last, shift, found.size()))
                .findFirst()
                .ifPresent(shifts::add);
    }

    /** Among places any word would be read as one, also that with which somebody begins a block of lines. */
    private boolean isAboutToBeMore(int line) {
        return BegunLine.is(source, line) || source.lineText(line).strip().startsWith("line ");
    }

    /** What cannot stand in the midst of a line has nothing to do with where the line begins. */
    private boolean isOfLayout(Diagnostic found) {
        boolean begins = found.span().column() == blanks(found.span().line()) + 1;
        return LAYOUT.contains(found.code()) && (begins || found.code() != DiagnosticCode.UNEXPECTED);
    }

    private boolean mayTry(boolean isTorn) {
        return isTorn ? torn++ < MOST_ENDS : tries++ < MOST_TRIES;
    }

    /** What only goes on with a line, such as its reason, does not begin one. */
    private int begun(ShiftedLines shift) {
        return (int) IntStream.rangeClosed(shift.first(), shift.last())
                .filter(this::begins)
                .count();
    }

    /** Whether it ends in the midst of lines that stand there together. */
    private boolean isTorn(ShiftedLines shift, int last) {
        return shift.first() != shift.last()
                && shift.last() != saying(last, shift.first())
                && !isWhole(shift)
                && !shift.equals(ShiftedLines.ofRun(source, shift.first(), shift.by()));
    }

    private boolean isWhole(ShiftedLines shift) {
        return shift.equals(ShiftedLines.withWhatBelongs(source, shift.first(), shift.by()));
    }

    /** Lines that may be to blame for what was found at another. */
    private List<ShiftedLines> around(Diagnostic found, int first, int last, boolean onlyEmpty) {
        int at = Math.max(first, Math.min(last, found.span().line()));
        List<ShiftedLines> shifts = new ArrayList<>();
        if (onlyEmpty) {
            // Somebody who is about to write what belongs to a line has made no mistake in those below it.
            int head = at;
            while (head > first && !begins(head)) head--;
            int line = head;
            int parent = open(head, first).stream()
                    .filter(column -> column < blanks(line))
                    .max(Comparator.naturalOrder())
                    .orElse(0);
            if (blanks(head) - parent == USUAL || isLoneEdge(head, at, last) || isStepAtEdge(head, at, last))
                return below(head, at, first, last);
            for (int column : open(head, first)) {
                if (column >= blanks(head)) continue;
                shifts.add(new ShiftedLines(head, head, column + USUAL - blanks(head)));
                shifts.add(new ShiftedLines(head, head, column - blanks(head)));
            }
            shifts.removeIf(shift -> shift.by() == 0);
            return shifts;
        }
        Set<Integer> lines = new TreeSet<>(Comparator.reverseOrder());
        lines.add(at);
        IntStream.rangeClosed(at + 1, last).filter(this::begins).findFirst().ifPresent(lines::add);
        int least = Integer.MAX_VALUE;
        int inside = -1;
        for (int above = at - 1; above >= first; above--) {
            if (!begins(above)) continue;
            if (blanks(above) < least) {
                if (inside > 0) lines.add(inside); // the first of the block that was passed
                lines.add(above);
                least = blanks(above);
            }
            if (blanks(above) == least) inside = above;
        }
        for (int line : lines) {
            if (!begins(line) || blanks(line) == 0 && isEdge(line)) continue;
            Set<Integer> targets = new TreeSet<>();
            for (int column : open(line, first)) {
                targets.add(column);
                targets.add(column + USUAL);
            }
            targets.remove(blanks(line));
            for (int target : targets) {
                int by = target - blanks(line);
                shifts.add(new ShiftedLines(line, line, by));
                shifts.add(ShiftedLines.withWhatBelongs(source, line, by));
                shifts.add(ShiftedLines.ofRun(source, line, by));
                shifts.add(new ShiftedLines(line, saying(last, line), by));
                // Where a line stands in the column that is wanted, those above it may be all that have moved.
                IntStream.rangeClosed(line + 1, last)
                        .filter(below -> begins(below) && blanks(below) == target)
                        .limit(MOST_ENDS)
                        .forEach(below -> shifts.add(new ShiftedLines(line, saying(below - 1, line), by)));
            }
        }
        shifts.removeIf(shift -> shift.last() > last);
        return shifts;
    }

    /** What can stand nowhere but in the block that is missing has slipped out of it. */
    private List<ShiftedLines> below(int head, int at, int first, int last) {
        int next = IntStream.rangeClosed(at + 1, last)
                .filter(line -> ShiftedLines.says(source.lineText(line)))
                .findFirst()
                .orElse(0);
        int by = next == 0 ? 0 : blanks(head) + USUAL - blanks(next);
        if (by <= 0 || !begins(next)) return List.of();
        if (!saysWhatIsCounted(head, next) && isAtHomeWithout(head, next, first, last)) return List.of();
        return List.of(
                new ShiftedLines(next, next, by),
                ShiftedLines.withWhatBelongs(source, next, by),
                blanks(next) == 0
                        ? new ShiftedLines(next, saying(last, next), by)
                        : ShiftedLines.ofRun(source, next, by));
    }

    /** Whether a step below {@code for each s in …} says s. */
    private boolean saysWhatIsCounted(int head, int next) {
        Matcher each = FOR_EACH.matcher(source.lineText(head));
        return each.lookingAt()
                && Pattern.compile("(?<![a-zA-Z0-9-])" + each.group(1) + "(?![a-zA-Z0-9-])")
                        .matcher(source.lineText(next).replaceAll("\"[^\"]*\"", ""))
                        .find();
    }

    /** No step of a game stands at the left edge: one right below a line that needs some belongs to it. */
    private boolean isStepAtEdge(int head, int at, int last) {
        return blanks(head) == 0
                && IntStream.rangeClosed(at + 1, last)
                        .filter(line -> ShiftedLines.says(source.lineText(line)))
                        .limit(1)
                        .anyMatch(line -> blanks(line) == 0 && LineForms.isStep(word(source.lineText(line))));
    }

    /** Whether one line stands at the left edge between a line of the left edge and the rest of what belongs to it. */
    private boolean isLoneEdge(int head, int at, int last) {
        int[] two = IntStream.rangeClosed(at + 1, last)
                .filter(line -> ShiftedLines.says(source.lineText(line)))
                .limit(2)
                .toArray();
        return blanks(head) == 0
                && two.length == 2
                && blanks(two[0]) == 0
                && blanks(two[1]) == USUAL
                && !LineForms.isStep(word(source.lineText(two[0])))
                && begins(two[1]);
    }

    private boolean isAtHomeWithout(int head, int next, int first, int last) {
        StringBuilder text = new StringBuilder();
        int number = 0;
        int there = 0;
        int top = firstSaying();
        if (first != top)
            for (int line = top; line <= end(top); line++, number++)
                text.append(shifted(line, shifts)).append('\n');
        for (int line = first; line <= last; line++) {
            if (line >= head && line < next) continue;
            number++;
            if (line == next) there = number;
            text.append(source.lineText(line)).append('\n');
        }
        Diagnostics left = new Diagnostics();
        RuleParser.read(SourceText.of(source.name(), text.toString()), left, List.of());
        int place = there;
        return left.list().stream()
                .noneMatch(each -> each.isError() && each.span().line() == place);
    }

    /** @return the last line that says something, from there upwards */
    private int saying(int from, int least) {
        int line = from;
        while (line > least && !ShiftedLines.says(source.lineText(line))) line--;
        return line;
    }

    private int blanks(int line) {
        return ShiftedLines.blanks(source.lineText(line));
    }

    /** @return the columns of the blocks that are open above a line, from 0 */
    private Set<Integer> open(int line, int first) {
        Set<Integer> columns = new TreeSet<>();
        int least = Integer.MAX_VALUE;
        for (int above = line - 1; above >= first; above--) {
            if (!begins(above) || blanks(above) >= least) continue;
            least = blanks(above);
            columns.add(least);
        }
        columns.add(0);
        return columns;
    }

    private int column(int line, ShiftedLines shift) {
        boolean moved = line >= shift.first() && line <= shift.last();
        return moved ? Math.max(0, blanks(line) + shift.by()) : blanks(line);
    }

    /** @return how many lines would begin where no block is open */
    private int misfits(int first, int last, ShiftedLines shift) {
        Deque<Integer> columns = new ArrayDeque<>(List.of(0));
        int misfits = 0;
        for (int line = first; line <= last; line++) {
            if (!begins(line)) continue;
            int column = column(line, shift);
            while (column < columns.element()) columns.pop();
            if (column == columns.element()) continue;
            if (!opens(line, first, column, shift)) misfits++;
            columns.push(column);
        }
        return misfits;
    }

    /** Whether the line before it begins further left, so that a block may begin here. */
    private boolean opens(int line, int first, int column, ShiftedLines shift) {
        for (int above = line - 1; above >= first; above--) if (begins(above)) return column(above, shift) < column;
        return true;
    }

    /** @return how many blocks would begin otherwise than two columns further right */
    private int oddSteps(int first, int last, ShiftedLines shift) {
        int odd = 0;
        int before = 0;
        for (int line = first; line <= last; line++) {
            if (!begins(line)) continue;
            int column = column(line, shift);
            if (column > before && column - before != USUAL) odd++;
            before = column;
        }
        return odd;
    }

    private boolean mends(int first, int last, ShiftedLines shift, int before) {
        StringBuilder text = new StringBuilder();
        int head = firstSaying();
        if (first != head)
            for (int line = head; line <= end(head); line++)
                text.append(shifted(line, shifts)).append('\n');
        int start = text.length();
        for (int line = first; line <= last; line++) {
            text.append(shifted(line, List.of(shift))).append('\n');
        }
        Diagnostics left = new Diagnostics();
        RuleParser.read(SourceText.of(source.name(), text.toString()), left, List.of());
        List<Diagnostic> here = left.list().stream()
                .filter(each -> each.isError() && each.span().start() >= start)
                .toList();
        return here.size() < before && here.stream().noneMatch(each -> LAYOUT.contains(each.code())) || here.isEmpty();
    }

    private String shifted(int line, List<ShiftedLines> by) {
        String said = source.lineText(line);
        int right = 0;
        for (ShiftedLines each : by) if (line >= each.first() && line <= each.last()) right = each.by();
        if (said.isBlank()) return said;
        return right >= 0 ? " ".repeat(right) + said : said.substring(Math.min(-right, blanks(line)));
    }
}
