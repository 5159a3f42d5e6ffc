package regola.ui.parts;

import java.text.Normalizer;
import java.util.Locale;
import java.util.function.IntFunction;
import javax.swing.text.Position;

/**
 * A TypeAhead finds the row of a list whose words begin with what is typed, round from where one is. Case, accents and
 * signs before the first letter do not count; Swing's own looks at what an element is for programmers.
 */
public final class TypeAhead {
    private TypeAhead() {}

    /**
     * @param size how many rows there are
     * @param from the row to begin with, counted from 0
     * @param words what a row says
     * @return -1 if there is none
     */
    public static int next(int size, int from, Position.Bias way, IntFunction<String> words, String typed) {
        String sought = plain(typed);
        int step = way == Position.Bias.Backward ? -1 : 1;
        for (int i = 0; i < size; i++) {
            int row = Math.floorMod(from + step * i, size);
            if (plain(words.apply(row)).startsWith(sought)) return row;
        }
        return -1;
    }

    private static String plain(String words) {
        String letters = Normalizer.normalize(words, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
        return letters.replaceFirst("^[^\\p{L}\\p{N}]+(?=.)", "");
    }
}
