package regola.language.diagnostic;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import regola.language.source.Message;

/**
 * A DidYouMean finds the name that somebody probably meant: the same letters in another case or with other joints
 * ({@code Red_Man} for {@code red-man}), or one or two slips of the finger away.
 */
public final class DidYouMean {
    private static final int MOST_SLIPS = 3;
    /** Nobody slips in a longer word: it was made by a machine. */
    private static final int LONGEST = 80;
    /** Shorter words sound like too many others. */
    private static final int HEARD = 4;

    /**
     * Pairs of letters that are compared, and as much for what else each candidate costs; then the best so far is good
     * enough.
     */
    private static final int MOST_COMPARED = 2_000_000, EACH = 50;

    private DidYouMean() {}

    /** @return the candidate nearest to the word, if any is near enough; of equally near ones the first */
    public static Optional<String> closest(String word, Collection<String> candidates) {
        if (word.length() > LONGEST) return Optional.empty();
        String best = null;
        int compared = 0;
        int bestDistance = slips(word) + 1;
        String lower = word.toLowerCase(Locale.ROOT);
        String bare = bare(word);
        String sound = sound(word);
        for (String candidate : candidates) {
            boolean tooDifferent = Math.abs(candidate.length() - word.length()) > MOST_SLIPS;
            if (tooDifferent || candidate.equals(word)) continue;
            compared += EACH + word.length() * candidate.length();
            if (compared > MOST_COMPARED) break;
            int distance = bare(candidate).equals(bare)
                            || bare.length() >= HEARD && sound(candidate).equals(sound)
                    ? 0
                    : distance(lower, candidate.toLowerCase(Locale.ROOT), bestDistance);
            if (distance < bestDistance && !differInNumberOnly(candidate, word)) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** @return {@code did you mean 'X'?} or an empty text, to be used as a fix */
    public static Message asFix(String word, Collection<String> candidates) {
        return asFix(word, candidates, "");
    }

    /** @return {@code did you mean 'X'?} or, where nothing was probably meant, something else to do */
    public static Message asFix(String word, Collection<String> candidates, CharSequence otherwise) {
        return closest(word, candidates).map(DidYouMean::fix).orElseGet(() -> Message.from(otherwise));
    }

    /** @return {@code did you mean 'X'?} */
    public static Message fix(String name) {
        return Message.of("did you mean '{0}'?", name);
    }

    /** In a short word every letter counts; a long one may have more slips. */
    private static int slips(String word) {
        if (word.length() <= 2) return 0;
        if (word.length() <= 5) return 1;
        return word.length() <= 9 ? 2 : MOST_SLIPS;
    }

    /** Who writes s10 does not mean s1: a number is not a slip of the finger. */
    private static boolean differInNumberOnly(String a, String b) {
        return withoutDigits(a).equals(withoutDigits(b))
                && withoutDigits(a).length() < a.length()
                && withoutDigits(b).length() < b.length();
    }

    private static String withoutDigits(String word) {
        return word.replaceAll("[0-9]", "");
    }

    private static String bare(String word) {
        return word.replace("-", "").replace("_", "").toLowerCase(Locale.ROOT);
    }

    /** Who knows a word by ear writes {@code sight} for {@code site}; of one man many learners make {@code mans}. */
    private static String sound(String word) {
        return bare(word)
                .replace("igh", "i")
                .replace("ph", "f")
                .replace("ck", "k")
                .replaceAll("(.)\\1", "$1")
                .replaceFirst("m[ae]ns?$", "men")
                .replaceFirst("e$", "");
    }

    /**
     * Letters inserted, left out, exchanged or swapped with their neighbour; anything from the limit on is just the
     * limit.
     */
    private static int distance(String a, String b, int limit) {
        if (Math.abs(a.length() - b.length()) >= limit) return limit;
        int[] before = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) last[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(last[j] + 1, row[j - 1] + 1), last[j - 1] + same);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1);
            }
            int[] free = before;
            before = last;
            last = row;
            row = free;
        }
        return Math.min(last[b.length()], limit);
    }
}
