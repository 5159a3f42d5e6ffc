package regola.ui.workshop;

import java.text.Normalizer;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
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
    private static final Set<String> IDLE =
            Set.copyOf(List.of(("a an the of to in on can i you my how do does is it and or be with for if when what "
                            + "il lo la i gli le un uno una di da del della al alla in su con per e o che come si puo posso mi "
                            + "quando se non ci sono")
                    .split(" ")));

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}-]+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}");
    private static final Pattern IES = Pattern.compile(".{2,}ies");
    private static final Pattern TWICE = Pattern.compile("([^aeiou])\\1$");
    private static final Pattern LAST = Pattern.compile("[aeiouy]$");
    private static final Pattern ENDING =
            Pattern.compile("(ing|ings|ed|ies|es|s|ers?|ando|endo|are|ere|ire|ato|ata|ati|ate|uto|ano|ono)$");

    /** What each entry says, read once. */
    private final Map<BookEntry, Told> told = new IdentityHashMap<>();

    /** A Word is one that stands somewhere, and what is alike in all its forms. */
    private record Word(String plain, String stem) {}

    /** A Told is what an entry is called, what it is for, what is said of it, and all of it with its rules. */
    private record Told(List<Word> called, List<Word> sought, List<Word> said, String all) {}

    /** A Sought is what somebody has typed. */
    final class Sought {
        private final List<Word> words;

        private Sought(List<Word> words) {
            this.words = words;
        }

        boolean isEmpty() {
            return words.isEmpty();
        }

        /** @return whether each word stands somewhere in it */
        boolean isAllIn(BookEntry entry) {
            return words.stream().allMatch(word -> weight(told(entry), word) > 0);
        }

        /** @return how well it fits; 0 if none of the words stands in it */
        int worth(BookEntry entry) {
            return words.stream().mapToInt(word -> weight(told(entry), word)).sum();
        }
    }

    Sought of(String typed) {
        List<Word> all = words(List.of(typed));
        List<Word> telling = all.stream()
                .filter(word -> !IDLE.contains(word.plain()))
                .distinct()
                .toList();
        return new Sought(telling.isEmpty() ? all : telling);
    }

    private Told told(BookEntry entry) {
        return told.computeIfAbsent(
                entry,
                one -> new Told(
                        words(one.title().values()),
                        words(one.sought().values()),
                        words(one.words().values()),
                        plain(one.title() + " " + one.words() + " " + one.sought() + " " + one.passage())));
    }

    private static int weight(Told told, Word word) {
        if (isIn(told.called(), word)) return CALLED + 1;
        if (told.called().stream().anyMatch(one -> isAlike(one, word))) return CALLED;
        if (isIn(told.sought(), word)) return FOR + 1;
        if (told.called().stream().anyMatch(one -> one.plain().startsWith(word.plain()))) return BEGINS;
        if (told.sought().stream().anyMatch(one -> isAlike(one, word))) return FOR;
        if (told.said().stream().anyMatch(one -> isAlike(one, word))) return SAID;
        return told.all().contains(word.plain()) ? WRITTEN : 0;
    }

    private static boolean isIn(List<Word> words, Word word) {
        return words.stream().anyMatch(one -> one.plain().equals(word.plain()));
    }

    /** Whether two words are forms of one: fly, flies, flying; volo, vola, volare. */
    private static boolean isAlike(Word one, Word other) {
        if (one.plain().equals(other.plain())) return true;
        boolean first = one.stem().length() < other.stem().length();
        String shorter = first ? one.stem() : other.stem();
        String longer = first ? other.stem() : one.stem();
        if (shorter.length() < STEM || !longer.startsWith(shorter)) return false;
        return longer.length() == shorter.length()
                || shorter.length() > STEM && longer.length() - shorter.length() < MOST_LEFT;
    }

    private static String stem(String word) {
        String stem = ENDING.matcher(word).replaceFirst("");
        if (IES.matcher(word).matches()) stem = word.substring(0, word.length() - 3) + "y";
        if (stem.length() < STEM) stem = word;
        if (!stem.equals(word)) stem = TWICE.matcher(stem).replaceFirst("$1");
        return stem.length() > STEM ? LAST.matcher(stem).replaceFirst("") : stem;
    }

    private static List<Word> words(Collection<String> texts) {
        return texts.stream()
                .flatMap(text -> BETWEEN.splitAsStream(plain(text)))
                .filter(word -> !word.isEmpty())
                .map(word -> new Word(word, stem(word)))
                .toList();
    }

    private static String plain(String text) {
        return MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
    }
}
