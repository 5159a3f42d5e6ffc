package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineDiffTest {
    private static List<String> letters(String word) {
        return word.chars().mapToObj(c -> String.valueOf((char) c)).toList();
    }

    private static List<String> patched(List<String> now, List<LineDiff.Hunk> hunks) {
        List<String> text = new ArrayList<>(now);
        for (int i = hunks.size() - 1; i >= 0; i--) {
            LineDiff.Hunk hunk = hunks.get(i);
            List<String> place =
                    text.subList(hunk.from(), hunk.from() + hunk.now().size());
            assertThat(place).isEqualTo(hunk.now());
            place.clear();
            text.addAll(hunk.from(), hunk.before());
        }
        return text;
    }

    private static int size(List<LineDiff.Hunk> hunks) {
        return hunks.stream()
                .mapToInt(hunk -> hunk.before().size() + hunk.now().size())
                .sum();
    }

    @Test
    void equalTextsHaveNoChanges() {
        assertThat(LineDiff.of("a\nb\n", "a\r\nb\r\n")).isEmpty();
        assertThat(LineDiff.of("", "")).isEmpty();
    }

    @Test
    void aChangedLineIsOneChangeWithBothTexts() {
        assertThat(LineDiff.of("a\nb\nc", "a\nB\nc")).containsExactly(new LineDiff.Hunk(1, List.of("b"), List.of("B")));
        assertThat(LineDiff.of("a\nc", "a\nb\nc")).containsExactly(new LineDiff.Hunk(1, List.of(), List.of("b")));
        assertThat(LineDiff.of("a\nb\nc", "a\nc")).containsExactly(new LineDiff.Hunk(1, List.of("b"), List.of()));
    }

    @Test
    void asFewLinesAsCanBeAreChanged() {
        assertThat(size(LineDiff.of(letters("abcabba"), letters("cbabac")))).isEqualTo(5);
        assertThat(LineDiff.of(letters("abcdefgh"), letters("abXdefYh"))).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatWasChangedCanAlwaysBeTakenBack(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            List<String> before = random(random);
            List<String> now = random(random);
            List<LineDiff.Hunk> hunks = LineDiff.of(before, now);
            assertThat(patched(now, hunks)).as("%s and %s", before, now).isEqualTo(before);
            assertThat(size(hunks))
                    .as("%s and %s", before, now)
                    .isEqualTo(before.size() + now.size() - 2 * common(before, now));
        }
    }

    private static List<String> random(Random random) {
        return random.ints(random.nextInt(12), 0, 4).mapToObj(String::valueOf).toList();
    }

    /** The length of the longest common subsequence, by the plain table. */
    private static int common(List<String> a, List<String> b) {
        int[][] table = new int[a.size() + 1][b.size() + 1];
        for (int i = 1; i <= a.size(); i++) {
            for (int j = 1; j <= b.size(); j++) {
                table[i][j] = a.get(i - 1).equals(b.get(j - 1))
                        ? table[i - 1][j - 1] + 1
                        : Math.max(table[i - 1][j], table[i][j - 1]);
            }
        }
        return table[a.size()][b.size()];
    }

    @Test
    void textsWithNothingInCommonAreOneChange() {
        List<String> before = IntStream.range(0, 30_000).mapToObj(i -> "a" + i).toList();
        List<String> now = IntStream.range(0, 30_000).mapToObj(i -> "b" + i).toList();
        assertThat(LineDiff.of(before, now)).hasSize(1);
    }
}
