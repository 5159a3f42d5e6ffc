package regola.ui.view.rules;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A SoughtWords is the beginnings of words that somebody looks for in a text. Nobody should have to think of accents
 * and capitals; but who looks for <i>ring</i> does not mean <i>during</i>.
 */
public record SoughtWords(List<String> words) {
    public static final SoughtWords NOTHING = new SoughtWords(List.of());

    /** @param words as they are looked for: without accents and capitals */
    public SoughtWords {
        words = List.copyOf(words);
    }

    public static SoughtWords of(String typed) {
        return new SoughtWords(Arrays.stream(plain(typed).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList());
    }

    /** A stretch of a text. @param end the place after its last letter */
    public record Hit(int begin, int end) {}

    /** @return whether all of it stands in a text; true if nothing is looked for */
    public boolean isIn(String text) {
        String letters = plain(text);
        return words.stream().allMatch(word -> next(letters, word, 0) >= 0);
    }

    /** A Nearness is how near to what is sought a text comes, from not at all on. */
    public enum Nearness {
        /** Some of it is missing. */
        NONE,
        /** All of it stands there, but in no one sentence. */
        APART,
        /** All of it stands in one sentence. */
        TOGETHER,
        /** It stands there as it is sought, one word behind the other. */
        AS_SOUGHT
    }

    /** @param text with a line for each sentence */
    public Nearness nearness(String text) {
        if (!isIn(text)) return Nearness.NONE;
        if (next(plain(text), phrase(), 0) >= 0) return Nearness.AS_SOUGHT;
        return text.lines().anyMatch(this::isIn) ? Nearness.TOGETHER : Nearness.APART;
    }

    /**
     * @return which of the places where it stands, from 0, is best looked at first in a text where anything is found
     */
    public int first(String text) {
        List<Hit> hits = in(text);
        for (int i = 0; i < hits.size(); i++)
            if (plain(text.substring(hits.get(i).begin())).startsWith(phrase())) return i;
        return 0;
    }

    private String phrase() {
        return String.join(" ", words);
    }

    /** @return where it stands in a text, from its beginning to its end; none overlaps another */
    public List<Hit> in(String text) {
        if (words.isEmpty() || text.isEmpty()) return List.of();
        StringBuilder letters = new StringBuilder();
        List<Integer> from = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            String plain = plain(text.substring(i, i + 1));
            letters.append(plain);
            for (int k = 0; k < plain.length(); k++) from.add(i);
        }
        from.add(text.length());
        List<Hit> hits = new ArrayList<>();
        int at = 0;
        while (at < letters.length()) {
            int begin = letters.length();
            int end = begin;
            for (String word : words) {
                int found = next(letters, word, at);
                if (found < 0 || found > begin || found == begin && found + word.length() <= end) continue;
                begin = found;
                end = found + word.length();
            }
            if (begin == letters.length()) break;
            hits.add(new Hit(from.get(begin), from.get(end)));
            at = end;
        }
        return hits;
    }

    /** @return where a word of the text begins with it; -1 if nowhere */
    private static int next(CharSequence letters, String word, int from) {
        String text = letters.toString();
        int at = text.indexOf(word, from);
        while (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
        return at;
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }
}
