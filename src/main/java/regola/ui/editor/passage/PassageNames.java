package regola.ui.editor.passage;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.language.LineParts;

/**
 * A PassageNames puts the names of a text into a passage that speaks of another game: its board, its pieces, its
 * players, a number of a rule that is still free. A name that the text knows too stays, and so does one that nothing in
 * the text answers to.
 */
final class PassageNames {
    private static final Pattern PLAYERS =
            Pattern.compile("(?m)^ +players [0-9. ]+: *([a-z][a-z0-9-]*), *([a-z][a-z0-9-]*)");
    /** What the games of passages call things, and where a text says what it calls them. */
    private static final Map<String, Pattern> DECLARED = Map.of(
            "field", Pattern.compile("(?m)^board ([a-z][a-z0-9-]*)"),
            "men", Pattern.compile("(?m)^pieces ([a-z][a-z0-9-]*)"),
            "rows", Pattern.compile("(?m)^ +lines ([a-z][a-z0-9-]*)"),
            "hand", Pattern.compile("(?m)^zone ([a-z][a-z0-9-]*) of each player"),
            "out", Pattern.compile("(?m)^zone ([a-z][a-z0-9-]*)(?! of)(?:$|[ ,])"));

    /** Where places have names of their own: one to which pieces come. */
    private static final Pattern SITES = Pattern.compile("(?m)^  +sites? ([a-z][a-z0-9-]*)");

    private static final Pattern GRID = Pattern.compile("(?m)^  +(?:grid|plane)\\b");
    private static final Pattern START = Pattern.compile("(?m)^start\\b.*\\n(?:(?: .*)?\\n)*");

    /**
     * What passages need besides, in the words in which a text without it declares it; a line of the board begins
     * further right.
     */
    private static final Map<String, String> LACKING = new TreeMap<>(Map.ofEntries(
            Map.entry("rows", "  lines rows: every 3 in a row"),
            Map.entry("last-row", "  region last-row: every site in row -1"),
            Map.entry("first-row", "  region first-row: every site in row 1"),
            Map.entry("kings", "pieces kings, alike: any number of \"{player}-king\" for each player drawn man"),
            Map.entry("seeds", "pieces seeds, alike: any number of seed drawn seed"),
            Map.entry("cards", "pieces cards: 12 \"card-{n}\""),
            Map.entry("hand", "zone hand of each player"),
            Map.entry("out", "zone out"),
            Map.entry("pile", "zone pile, stack, seen by nobody"),
            Map.entry("store", "zone store of each player"),
            Map.entry("thrown", "keep thrown: number = 0"),
            Map.entry("taker", "keep taker: site = none")));

    /** What has to be done as a match begins with what was declared. */
    private static final Map<String, List<String>> STARTING =
            Map.of("zone pile,", List.of("move cards to pile", "shuffle pile"));

    private static final Pattern NUMBER = Pattern.compile("\\b([A-Z]+)-([0-9]+)");

    private final Map<String, String> names = new HashMap<>();
    private final String prefix;
    private int free;
    private String passage = "";
    private final Map<String, String> numbers = new HashMap<>();

    private PassageNames(String text) {
        DECLARED.forEach((name, declared) -> first(declared, text, 1).ifPresent(own -> answer(name, own, text)));
        if (!GRID.matcher(text).find()) somewhere(text).ifPresent(own -> answer("c3", own, text));
        first(PLAYERS, text, 1).ifPresent(own -> answer("red", own, text));
        first(PLAYERS, text, 2).ifPresent(own -> answer("blue", own, text));
        prefix = first(NUMBER, text, 1).orElse(null);
        for (Matcher found = NUMBER.matcher(text); found.find(); )
            if (found.group(1).equals(prefix)) free = Math.max(free, number(found.group(2)));
    }

    private static int number(String digits) {
        return digits.length() > 6 ? 0 : Integer.parseInt(digits);
    }

    private static Optional<String> first(Pattern pattern, String text, int group) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(found.group(group)) : Optional.empty();
    }

    /** @return rather not a place where pieces stand before anybody moves: few come there */
    private static Optional<String> somewhere(String text) {
        Matcher start = START.matcher(text);
        String begins = start.find() ? start.group() : "";
        List<String> sites =
                SITES.matcher(text).results().map(found -> found.group(1)).toList();
        return sites.stream()
                .filter(site -> !Pattern.compile("(?<![a-z0-9-])" + site + "(?![a-z0-9-])")
                        .matcher(begins)
                        .find())
                .findFirst()
                .or(() -> sites.stream().findFirst());
    }

    private void answer(String name, String own, String text) {
        if (!isKnown(name, text)) names.put(name, own);
    }

    private static boolean isKnown(String name, String text) {
        return Pattern.compile("(?m)(^[a-z]+ |^ +(?:site|lines|region|loops) |, |: )" + name + "\\b")
                .matcher(text)
                .find();
    }

    private static boolean declares(String passage, String name) {
        return Pattern.compile("(?m)^(?:pieces|zone|keep|counter|each [a-z-]+ keeps|function| +lines| +region) " + name
                        + "\\b")
                .matcher(passage)
                .find();
    }

    /**
     * @param passage with the names of the text, as {@link #of} gives it
     * @return the lines that declare what the passage speaks of and the text does not have, in the order in which a
     *     rule file says them: those that begin further right belong to the board
     */
    static List<String> lacking(String passage, String text) {
        Set<String> spoken = new HashSet<>();
        passage.lines()
                .forEach(line -> LineParts.of(line).stream()
                        .filter(part -> part.kind() == LineParts.Kind.NAME)
                        .forEach(part -> spoken.add(part.in(line))));
        return LACKING.entrySet().stream()
                .filter(one -> spoken.contains(one.getKey()))
                .filter(one -> !isKnown(one.getKey(), text) && !declares(passage, one.getKey()))
                .map(Map.Entry::getValue)
                .sorted()
                .toList();
    }

    /** @return what has to be done as a match begins where these lines are declared, so that they are of any use */
    static List<String> starting(List<String> declared) {
        return STARTING.entrySet().stream()
                .filter(one -> declared.stream().anyMatch(line -> line.startsWith(one.getKey())))
                .flatMap(one -> one.getValue().stream())
                .toList();
    }

    /**
     * @param called lines that say what names of a passage are called
     * @return those that a text does not say yet, as they stand below its words; what has a name of the text's own is
     *     called as it is there
     */
    static List<String> unnamed(String called, String text) {
        PassageNames own = new PassageNames(text);
        return called.lines()
                .filter(line -> !line.isBlank())
                .filter(line -> {
                    String name = line.strip().split(" ", 2)[0];
                    return !own.names.containsKey(name) && !text.contains("\n  " + name + " en ");
                })
                .map(line -> "  " + line.strip())
                .sorted()
                .toList();
    }

    /** @return the passage as it would be said in the text */
    static String of(String passage, String text) {
        PassageNames own = new PassageNames(text);
        own.passage = passage;
        return passage.lines().map(own::line).collect(Collectors.joining("\n", "", "\n"));
    }

    private String line(String line) {
        List<LineParts.Part> parts = LineParts.of(line);
        return parts.stream().map(part -> part(part, part.in(line))).collect(Collectors.joining());
    }

    private String part(LineParts.Part part, String words) {
        return switch (part.kind()) {
            case NAME -> names.getOrDefault(words, words);
            case RULE_NUMBER -> prefix == null ? words : renumbered(words);
            default -> words;
        };
    }

    /** Numbers of one rule stay together; of a rule that is not there itself no part gets a number below it. */
    private String renumbered(String number) {
        Matcher found = NUMBER.matcher(number);
        if (!found.find()) return number;
        boolean whole = Pattern.compile(Pattern.quote(found.group()) + "(?![0-9.])")
                .matcher(passage)
                .find();
        String rule = whole ? found.group() : number;
        return numbers.computeIfAbsent(rule, any -> prefix + "-" + ++free) + number.substring(rule.length());
    }
}
