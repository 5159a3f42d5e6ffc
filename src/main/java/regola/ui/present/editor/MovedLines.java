package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.ShiftedLines;
import regola.language.source.SourceText;

/**
 * MovedLines are lines that began elsewhere when the text was right. Where they belong is known then, and needs no
 * guess; whatever else is said of the text comes of that, if it is right again with them.
 */
final class MovedLines {
    /** Who moved more lines than that apart from one another has meant it. */
    private static final int MOST = 6;

    private static final String LEFT = "it began further left when all was right";
    private static final String RIGHT = "it began further right when all was right";

    private MovedLines() {}

    /**
     * @param right the text as it was when nothing was wrong; null if it never was
     * @param found in the text
     * @param compiled what would be found in another text in its place
     * @return what is told instead: the lines that have moved, and what is left without that
     */
    static List<Diagnostic> in(
            String right, SourceText text, List<Diagnostic> found, Function<SourceText, List<Diagnostic>> compiled) {
        if (right == null || found.stream().noneMatch(Diagnostic::isError)) return found;
        List<ShiftedLines> moved = moved(right, text);
        if (moved.isEmpty() || moved.size() > MOST) return found;
        SourceText made = text;
        for (ShiftedLines each : moved)
            made = SourceText.of(text.name(), each.repair(made).made());
        SourceText put = made;
        List<String> then = compiled.apply(put).stream()
                .filter(each -> !each.isRemark() && each.span().source() == put)
                .map(MovedLines::place)
                .toList();
        List<Diagnostic> left = found.stream()
                .filter(each -> each.isRemark() || then.contains(place(each)))
                .toList();
        if (left.size() == found.size() || then.size() > left.size()) return found;
        List<Diagnostic> told = new ArrayList<>();
        for (ShiftedLines each : moved) told.add(told(text, each));
        told.addAll(left);
        return told;
    }

    /** @return whether it is told of lines of which it is known where they began, so that nothing is to be guessed */
    static boolean isKnown(Diagnostic each) {
        String why = each.trouble().reason().toString();
        return each.code() == DiagnosticCode.MISPLACED_LINE && (why.equals(LEFT) || why.equals(RIGHT));
    }

    private static String place(Diagnostic each) {
        return each.code() + " " + each.span().line() + " " + each.what();
    }

    /** @return runs of lines that say what they said, all of a run as far from where they were */
    private static List<ShiftedLines> moved(String right, SourceText text) {
        String[] before = right.split("\n", -1);
        List<LineDiff.Hunk> hunks = LineDiff.of(right, text.text(), String::strip);
        List<ShiftedLines> moved = new ArrayList<>();
        ShiftedLines run = null;
        int old = 0;
        int hunk = 0;
        for (int line = 1; line <= text.lineCount(); ) {
            if (hunk < hunks.size() && hunks.get(hunk).from() == line - 1) {
                old += hunks.get(hunk).before().size();
                line += hunks.get(hunk).now().size();
                hunk++;
                if (!hunks.get(hunk - 1).now().isEmpty()) run = null;
                continue;
            }
            String now = text.lineText(line);
            int by = ShiftedLines.says(now) && old < before.length
                    ? ShiftedLines.blanks(before[old]) - ShiftedLines.blanks(now)
                    : 0;
            if (by != 0 && run != null && run.by() == by) {
                run = new ShiftedLines(run.first(), line, by);
                moved.set(moved.size() - 1, run);
            } else if (by != 0) {
                run = new ShiftedLines(line, line, by);
                moved.add(run);
            } else if (ShiftedLines.says(now)) {
                run = null;
            }
            old++;
            line++;
        }
        return moved;
    }

    private static Diagnostic told(SourceText text, ShiftedLines moved) {
        return moved.told(text).why(moved.by() < 0 ? LEFT : RIGHT);
    }
}
