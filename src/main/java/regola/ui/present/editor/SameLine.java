package regola.ui.present.editor;

import java.util.List;

/** A SameLine finds a line of a text in the text as it was before, however much was changed around it. */
final class SameLine {
    private SameLine() {}

    /**
     * @param offset a place in the text
     * @param other the text as it was when it worked last
     * @return where that is there; -1 where its line was not there, nor one that became it
     */
    static int in(String other, String text, int offset) {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int end = text.indexOf('\n', offset);
        String here = text.substring(start, end < 0 ? text.length() : end);
        int line = old(
                (int) text.substring(0, start).chars().filter(c -> c == '\n').count(), here, other, text);
        if (line < 0) return -1;
        int begins = 0;
        for (int i = 0; i < line; i++) begins = other.indexOf('\n', begins) + 1;
        int ends = other.indexOf('\n', begins);
        String there = other.substring(begins, ends < 0 ? other.length() : ends);
        return begins + column(here, offset - start, there);
    }

    private static int old(int line, String here, String other, String text) {
        int longer = 0;
        for (LineDiff.Hunk hunk : LineDiff.of(other, text)) {
            if (line < hunk.from()) break;
            if (line < hunk.from() + hunk.now().size()) {
                int like = like(here, hunk.before());
                return like < 0 ? -1 : hunk.from() - longer + like;
            }
            longer += hunk.now().size() - hunk.before().size();
        }
        return line - longer;
    }

    /** @return which of the lines became this one: the one of which most is left, if that is half of it; -1 for none */
    private static int like(String here, List<String> before) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < before.size(); i++) {
            String one = before.get(i).strip();
            int left = same(here.strip(), one) + sameEnd(here.strip(), one);
            if (left > most && 2 * left >= one.length()) {
                best = i;
                most = left;
            }
        }
        return best;
    }

    private static int column(String here, int column, String there) {
        int same = same(here, there);
        if (column <= same) return column;
        int left = here.length() - column;
        return left <= sameEnd(here, there) ? there.length() - left : same;
    }

    private static int same(String one, String other) {
        int most = Math.min(one.length(), other.length());
        int same = 0;
        while (same < most && one.charAt(same) == other.charAt(same)) same++;
        return same;
    }

    /** As much of the end as is not the same already from the beginning. */
    private static int sameEnd(String one, String other) {
        int most = Math.min(one.length(), other.length()) - same(one, other);
        int end = 0;
        while (end < most && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) end++;
        return end;
    }
}
