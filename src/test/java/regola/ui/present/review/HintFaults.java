package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import regola.ui.view.match.HintView;

/** The faults that nobody who reads a hint forgives: words twice, sentences twice, broken sentences, bare numbers. */
final class HintFaults {
    private static final Pattern TWICE =
            Pattern.compile("(?U)\\b(\\p{L}{2,}) \\1\\b", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    /** Two articles, or an article before what has one. */
    private static final Pattern ARTICLES = Pattern.compile(
            "(?U)\\b(a (an?|the)|(an|the|il|lo|la|gli|le|un|una) (an?|the|il|lo|la|gli|le|un|una))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern BROKEN =
            Pattern.compile("  | [.,;:!?](?!\\.)|\\.\\.|[{}\\[\\]<>_|]|null|\\b0\\b|;\\.|:\\.");
    /** How much of what? A score of a rule's own sentence has its unit; so has every amount of an aim. */
    private static final Pattern BARE = Pattern.compile("(?U)\\b(have|has|gives|brings|get|hai|ha|dà|porta) \\d+\\.");

    /** Two colons in one sentence, how something comes about that is not told yet, or two heads over one list. */
    private static final Pattern COLONS = Pattern.compile("^(How|Come): |[\\p{L}]: [^.!?“«;]*\\p{L}: ");

    /** Which of two is the ringed one? */
    private static final Pattern RINGED = Pattern.compile("(The ringed one|Quella cerchiata) .*\\1 ");

    /** What is added says again what it is added to, or is added to nothing. */
    private static final Pattern ADDED = Pattern.compile("(?U)(\\b\\p{L}.{14,})[,.].* (And|E) \\1\\.|^(And|E) ");

    private static final Pattern END = Pattern.compile("(?<=[.!?]) +(?=\\p{Lu})");
    private static final Pattern WHOLE = Pattern.compile("(?Us)[\\p{Lu}\\d“«\"].*[.!?][”»]?");

    private HintFaults() {}

    /** @return what is wrong with it, in words; empty if nothing is */
    static List<String> of(HintView told) {
        List<String> faults = new ArrayList<>();
        String all = (told.head() + " " + told.sentence()).strip();
        find(TWICE, "a word twice", all, faults);
        find(ARTICLES, "two articles", all.replaceAll("\\bla [A-Z]\\.", "quella."), faults);
        find(BROKEN, "broken", all, faults);
        find(COLONS, "two colons", told.sentence(), faults);
        find(RINGED, "which one", told.sentence(), faults);
        find(ADDED, "added to nothing", told.sentence(), faults);
        find(BARE, "a number of what?", all, faults);
        if (told.head().isBlank()) faults.add("nothing in few words: " + all);
        String sentence = told.sentence();
        if (!sentence.isEmpty() && !WHOLE.matcher(sentence).matches()) faults.add("no whole sentence: " + sentence);
        Set<String> said = new HashSet<>(Set.of(bare(told.head())));
        for (String each : Arrays.asList(END.split(sentence)))
            if (!said.add(bare(each))) faults.add("said twice: " + all);
        return faults;
    }

    /** What is behind a colon says the same whatever stands before it. */
    private static String bare(String sentence) {
        return sentence.substring(sentence.indexOf(':') + 1)
                .strip()
                .replaceAll("[.!?]$", "")
                .toLowerCase(Locale.ROOT);
    }

    private static void find(Pattern fault, String what, String said, List<String> faults) {
        if (fault.matcher(said).find()) faults.add(what + ": " + said);
    }
}
