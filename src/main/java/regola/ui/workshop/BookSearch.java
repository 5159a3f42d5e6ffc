package regola.ui.workshop;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import regola.ui.view.make.BookEntry;

/**
 * A BookSearch finds recipes by the words that somebody types who has never read one: <i>flying</i> finds what is
 * called <i>fly</i>, <i>salta il turno</i> what is for <i>saltare un turno</i>. What an entry is called weighs more
 * than what it is for, and that more than what its rules say.
 */
final class BookSearch {
    private static final int CALLED = 8;
    private static final int BEGINS = 6;
    private static final int FOR = 5;
    private static final int SAID = 2;
    private static final int WRITTEN = 1;
    /** A shorter beginning of a word could be that of many. */
    private static final int STEM = 3;

    private static final int MOST_LEFT = 4;
    /** Words that stand in every question. */
    private static final Set<String> IDLE = Set.copyOf(List.of(
            ("a an the of to in on can i you my how do does is it and or be with for if when what "
                            + "il lo la i gli le un uno una di da del della al alla in su con per e o che come si puo posso mi "
                            + "quando se non ci sono")
                    .split(" ")));

    private final List<String> words;

    private BookSearch(List<String> words) {
        this.words = words;
    }

    static BookSearch of(String typed) {
        List<String> all = split(typed);
        List<String> telling =
                all.stream().filter(word -> !IDLE.contains(word)).distinct().toList();
        return new BookSearch(telling.isEmpty() ? all : telling);
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** @return whether each word stands somewhere in it */
    boolean isAllIn(BookEntry entry) {
        return words.stream().allMatch(word -> worth(entry, word) > 0);
    }

    /** @return how well it fits; 0 if no word of more than two letters stands in it */
    int worth(BookEntry entry) {
        return words.stream().mapToInt(word -> worth(entry, word)).sum();
    }

    private static int worth(BookEntry entry, String word) {
        List<String> called = words(entry.title().values());
        if (called.contains(word)) return CALLED + 1;
        if (called.stream().anyMatch(one -> isAlike(one, word))) return CALLED;
        List<String> is = words(entry.sought().values());
        if (is.contains(word)) return FOR + 1;
        if (called.stream().anyMatch(one -> one.startsWith(word))) return BEGINS;
        if (is.stream().anyMatch(one -> isAlike(one, word))) return FOR;
        if (words(entry.words().values()).stream().anyMatch(one -> isAlike(one, word))) return SAID;
        String all = plain(entry.title() + " " + entry.words() + " " + entry.sought() + " " + entry.passage());
        return all.contains(word) ? WRITTEN : 0;
    }

    /** Whether two words are forms of one: fly, flies, flying; volo, vola, volare. */
    private static boolean isAlike(String one, String other) {
        if (one.equals(other)) return true;
        String stem = stem(one);
        String also = stem(other);
        if (stem.length() < STEM || also.length() < STEM) return false;
        String shorter = stem.length() < also.length() ? stem : also;
        String longer = shorter.equals(stem) ? also : stem;
        return longer.startsWith(shorter)
                && (longer.length() == shorter.length()
                        || shorter.length() > STEM && longer.length() - shorter.length() < MOST_LEFT);
    }

    private static String stem(String word) {
        String stem = word.replaceFirst("(ing|ings|ed|ies|es|s|ers?|ando|endo|are|ere|ire|ato|ata|ati|ate|uto|ano|ono)$", "");
        if (word.matches(".{2,}ies")) stem = word.substring(0, word.length() - 3) + "y";
        if (stem.length() < STEM) stem = word;
        if (!stem.equals(word)) stem = stem.replaceFirst("([^aeiou])\\1$", "$1");
        return stem.length() > STEM ? stem.replaceFirst("[aeiouy]$", "") : stem;
    }

    private static List<String> words(Collection<String> texts) {
        return texts.stream().flatMap(text -> split(text).stream()).toList();
    }

    private static List<String> split(String text) {
        return Arrays.stream(plain(text).split("[^\\p{L}\\p{N}-]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }
}
