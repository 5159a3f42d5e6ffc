package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A LineDiff finds which lines of a text were changed: the fewest lines that have to be taken out and put in (Myers
 * 1986). Texts that have hardly a line in common are one change.
 */
final class LineDiff {
    /** More changed lines than this are not worth telling apart; it keeps the work bounded. */
    private static final int MOST_CHANGES = 600;

    /**
     * A Hunk is one stretch of changed lines.
     *
     * @param from the first line of the new text that it stands for, from 0; where before lines were only taken out,
     *     the line they stood before
     * @param before lines of the old text
     * @param now lines of the new text
     */
    record Hunk(int from, List<String> before, List<String> now) {
        Hunk {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    private LineDiff() {}

    /** @return in the order of the text; empty if both are equal */
    static List<Hunk> of(String before, String now) {
        return of(lines(before), lines(now));
    }

    /** @param same what of a line has to be the same; lines are told as they are */
    static List<Hunk> of(String before, String now, UnaryOperator<String> same) {
        List<String> old = lines(before);
        List<String> next = lines(now);
        List<Hunk> found =
                of(old.stream().map(same).toList(), next.stream().map(same).toList());
        List<Hunk> told = new ArrayList<>();
        int shift = 0; // how much further down a line stands in the old text
        for (Hunk hunk : found) {
            int from = hunk.from + shift;
            told.add(new Hunk(
                    hunk.from,
                    old.subList(from, from + hunk.before.size()),
                    next.subList(hunk.from, hunk.from + hunk.now.size())));
            shift += hunk.before.size() - hunk.now.size();
        }
        return told;
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\n", -1))
                .map(line -> line.endsWith("\r") ? line.substring(0, line.length() - 1) : line)
                .toList();
    }

    static List<Hunk> of(List<String> before, List<String> now) {
        int start = 0;
        int most = Math.min(before.size(), now.size());
        while (start < most && before.get(start).equals(now.get(start))) start++;
        int end = 0;
        while (end < most - start && before.get(before.size() - 1 - end).equals(now.get(now.size() - 1 - end))) end++;
        List<String> a = before.subList(start, before.size() - end);
        List<String> b = now.subList(start, now.size() - end);
        if (a.isEmpty() && b.isEmpty()) return List.of();
        boolean[][] same = matched(a, b);
        return same == null ? List.of(new Hunk(start, a, b)) : hunks(a, b, same, start);
    }

    private static List<Hunk> hunks(List<String> a, List<String> b, boolean[][] same, int offset) {
        List<Hunk> hunks = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < a.size() || j < b.size()) {
            int fromA = i;
            int fromB = j;
            while (i < a.size() && !same[0][i]) i++;
            while (j < b.size() && !same[1][j]) j++;
            if (i > fromA || j > fromB) hunks.add(new Hunk(offset + fromB, a.subList(fromA, i), b.subList(fromB, j)));
            while (i < a.size() && j < b.size() && same[0][i] && same[1][j]) {
                i++;
                j++;
            }
        }
        return hunks;
    }

    /** @return for each line of a and of b whether it is in both; null if there are too many differences */
    private static boolean[][] matched(List<String> a, List<String> b) {
        int limit = Math.min(MOST_CHANGES, a.size() + b.size());
        int middle = limit + 1;
        int[] furthest = new int[2 * limit + 3]; // in a, on each diagonal; diagonal 0 in the middle
        List<int[]> steps = new ArrayList<>();
        for (int changes = 0; changes <= limit; changes++) {
            steps.add(Arrays.copyOfRange(furthest, middle - changes - 1, middle + changes + 2));
            for (int k = -changes; k <= changes; k += 2) {
                boolean down = k == -changes || k != changes && furthest[middle + k - 1] < furthest[middle + k + 1];
                int x = down ? furthest[middle + k + 1] : furthest[middle + k - 1] + 1;
                int y = x - k;
                while (x < a.size() && y < b.size() && a.get(x).equals(b.get(y))) {
                    x++;
                    y++;
                }
                furthest[middle + k] = x;
                if (x >= a.size() && y >= b.size()) return back(a.size(), b.size(), steps);
            }
        }
        return null;
    }

    private static boolean[][] back(int sizeA, int sizeB, List<int[]> steps) {
        boolean[][] same = {new boolean[sizeA], new boolean[sizeB]};
        int x = sizeA;
        int y = sizeB;
        for (int changes = steps.size() - 1; changes >= 0; changes--) {
            int[] before = steps.get(changes); // from diagonal -changes-1 to changes+1
            int k = x - y;
            int middle = changes + 1;
            boolean down = k == -changes || k != changes && before[middle + k - 1] < before[middle + k + 1];
            int previousX = changes == 0 ? 0 : down ? before[middle + k + 1] : before[middle + k - 1];
            int previousY = changes == 0 ? 0 : previousX - (down ? k + 1 : k - 1);
            while (x > previousX && y > previousY) {
                same[0][--x] = true;
                same[1][--y] = true;
            }
            x = previousX;
            y = previousY;
        }
        return same;
    }
}
