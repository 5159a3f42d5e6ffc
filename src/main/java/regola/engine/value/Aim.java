package regola.engine.value;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import regola.language.model.Goal;
import regola.language.model.Text;
import regola.language.source.Span;

/**
 * An Aim is something that is good for a player to have, as the rule file says it; how much of it a player has, a match
 * says.
 *
 * @param id its name in the rule file
 * @param sentence what is good about it, in each language that the rule file has; no capital, no full stop
 * @param rule the number of the rule, or null if it has none
 * @param span of its name in the rule file
 * @param unit how much one of it counts, below zero where it is bad to have; 0 if that is not known
 * @param words what a hint says of it
 */
public record Aim(String id, Spoken sentence, String rule, Span span, long unit, Goal words) {

    /** @param aim as it was checked: its sentence has no holes */
    public static Aim of(Goal aim) {
        var amount = aim.amount();
        Text text = amount.reason().text();
        Spoken sentence = text.isEmpty()
                ? Spoken.SILENCE
                : language -> filled(text.in(language).parts(), Map.of());
        return new Aim(amount.name(), sentence, amount.reason().rule(), amount.span(), aim.unit(), aim);
    }

    /**
     * @return what the rule file advises for the sake of it, as a whole sentence; silence if it needs numbers for that
     */
    public Spoken counsel() {
        Text text = words.amount().reason().printed();
        boolean plain = !text.isEmpty()
                && text.byLanguage().values().stream()
                        .flatMap(sentence -> sentence.parts().stream())
                        .allMatch(Text.Words.class::isInstance);
        return plain ? language -> filled(text.in(language).parts(), Map.of()) : Spoken.SILENCE;
    }

    /**
     * @param amount of the one whom it is said to
     * @param other how much that would be otherwise
     * @param atLeast whether it may be even better than that
     * @return the rule file's own sentence about having more of it; no capital, no full stop; empty if it has none
     */
    public Optional<Spoken> yours(long amount, long other, boolean atLeast) {
        return yours(amount, other, atLeast, false, Map.of());
    }

    /**
     * @param isBound whether it would be even worse otherwise, or just as bad
     * @param named the things that the functions answer which it names; none where they cannot be known
     */
    public Optional<Spoken> yours(
            long amount, long other, boolean atLeast, boolean isBound, Map<String, List<Spoken>> named) {
        Bounds bounds = new Bounds(bound(atLeast, unit >= 0), bound(isBound, unit < 0));
        return said(words.yours(), Spoken.SILENCE, amount, other, bounds, named);
    }

    /**
     * @param who of whom it is said
     * @param amount of that player
     * @param other how much that would be otherwise
     * @param atMost whether that player may have even less
     * @return the rule file's own sentence about somebody who has less of it, likewise
     */
    public Optional<Spoken> theirs(Spoken who, long amount, long other, boolean atMost) {
        return theirs(who, amount, other, atMost, false, Map.of());
    }

    /**
     * @param isBound whether that player would have even more otherwise, or just as much
     * @param named the things that the functions answer which it names; none where they cannot be known
     */
    public Optional<Spoken> theirs(
            Spoken who, long amount, long other, boolean atMost, boolean isBound, Map<String, List<Spoken>> named) {
        Bounds bounds = new Bounds(bound(atMost, unit < 0), bound(isBound, unit >= 0));
        return said(words.theirs(), who, amount, other, bounds, named);
    }

    /** What stands before a number that is a bound: of what there is, and of what there would be otherwise. */
    private record Bounds(Spoken here, Spoken otherwise) {
        boolean isAny() {
            return here != Spoken.SILENCE || otherwise != Spoken.SILENCE;
        }
    }

    /**
     * @return the same without what it would be otherwise, where the sentence leaves that out for want of it; empty if
     *     it always says it, or says no number
     */
    public Optional<Spoken> yours(long amount, boolean atLeast) {
        return isApart(words.yours()) ? yours(amount, 0, atLeast) : Optional.empty();
    }

    /**
     * @param glad what there is to be glad of, in English
     * @return whether the rule file's own sentence about one of it says just that
     */
    public boolean speaksOf(String glad) {
        String one = yours(unit, false).map(words -> words.text("en")).orElse("");
        return !glad.isEmpty() && (" " + one + " ").contains(" " + glad + " ");
    }

    /** The same of somebody who has less of it. */
    public Optional<Spoken> theirs(Spoken who, long amount, boolean atMost) {
        return isApart(words.theirs()) ? theirs(who, amount, 0, atMost) : Optional.empty();
    }

    /** Whether a sentence says what it would be otherwise in nothing but asides, and how much it is. */
    private static boolean isApart(Text said) {
        return !said.isEmpty()
                && said.byLanguage().values().stream().allMatch(sentence -> {
                    List<Text.Part> parts = sentence.parts();
                    boolean aside = false;
                    for (int i = 0; i < parts.size(); i++) {
                        if (!(parts.get(i) instanceof Text.Blank blank)) continue;
                        if (blank.name().equals(Goal.MORE)) return false;
                        if (!blank.name().equals(Goal.INSTEAD)) continue;
                        int at = i;
                        Text.Aside in = sentence.asides().stream()
                                .filter(each -> each.from() <= at && at < each.to())
                                .findFirst()
                                .orElse(null);
                        if (in == null) return false;
                        if (filled(parts.subList(in.from(), in.to()), Map.of()).contains(Goal.OR)) return false;
                        aside = true;
                    }
                    return aside;
                });
    }

    /**
     * @param yours whether of whoever is spoken to, or of somebody else
     * @return whether it is told of that one: where the rule file has a sentence about the other alone, it is not
     */
    public boolean isTold(boolean yours) {
        Text said = yours ? words.yours() : words.theirs();
        Text otherwise = yours ? words.theirs() : words.yours();
        return !sentence.text("en").isEmpty() && (!said.isEmpty() || otherwise.isEmpty());
    }

    /** @return so much of it, in numbers of the sentence */
    public String amount(long amount) {
        return number(amount / (unit == 0 ? 1 : unit));
    }

    /** @return whether what is said of having more of it, or of somebody who has less, compares */
    public boolean isHeldAgainst(boolean yours) {
        Text said = yours ? words.yours() : words.theirs();
        return said.byLanguage().values().stream()
                .flatMap(sentence -> sentence.parts().stream())
                .anyMatch(part -> part instanceof Text.Blank blank
                        && (blank.name().equals(Goal.MORE) || blank.name().equals(Goal.THAN)));
    }

    private static Spoken bound(boolean isBound, boolean least) {
        return isBound ? atLeast(least) : Spoken.SILENCE;
    }

    private static Spoken atLeast(boolean least) {
        return least ? Spoken.of("at least ", "almeno ") : Spoken.of("at most ", "al massimo ");
    }

    private Optional<Spoken> said(
            Text text, Spoken who, long amount, long other, Bounds bounds, Map<String, List<Spoken>> named) {
        if (text.isEmpty()) return Optional.empty();
        long each = unit == 0 ? 1 : unit;
        Map<String, Long> numbers = new HashMap<>();
        numbers.put(Goal.COUNT, amount / each);
        numbers.put(Goal.INSTEAD, other / each);
        numbers.put(Goal.MORE, Math.abs(amount - other) / Math.abs(each));
        for (String name : words.named().keySet())
            numbers.put(name, (long) named.getOrDefault(name, List.of()).size());
        return Optional.of(language -> {
            Map<String, String> blanks = new HashMap<>();
            for (String name : Goal.NUMBERS)
                blanks.put(
                        name,
                        (name.equals(Goal.INSTEAD) ? bounds.otherwise() : bounds.here()).text(language)
                                + number(numbers.get(name)));
            named.forEach((name, things) -> blanks.put(name, listed(things, language)));
            // Even better is by even more, whether there is more or less of it then.
            if (bounds.isAny()) blanks.put(Goal.MORE, atLeast(true).text(language) + number(numbers.get(Goal.MORE)));
            blanks.put(Goal.WHO, who.text(language));
            return spoken(unrepeated(counted(text.in(language), numbers, blanks)));
        });
    }

    /** "Only" is said by "at most" already. */
    private static String unrepeated(String said) {
        return said.replace("only at most ", "at most ").replace("solo al massimo ", "al massimo ");
    }

    /** What is a bound is so of several moves, as nobody says with "otherwise" or "instead of". */
    private static String spoken(String said) {
        return said.replaceAll("(?:otherwise|instead of) (?=at most |at least )", "but with other moves ")
                .replaceAll("(?:altrimenti|invece di) (?=al massimo |almeno )", "ma con le altre mosse ");
    }

    /** Asides with forms are said in the one that fits the number; others only where there are some either way. */
    private static String counted(Text.Sentence sentence, Map<String, Long> numbers, Map<String, String> blanks) {
        StringBuilder said = new StringBuilder();
        List<Text.Part> parts = sentence.parts();
        int at = 0;
        for (Text.Aside aside : sentence.asides()) {
            said.append(filled(parts.subList(at, aside.from()), blanks));
            List<Text.Part> inside = parts.subList(aside.from(), aside.to());
            String words = filled(inside, blanks);
            at = aside.to();
            if (words.contains(Goal.OR))
                said.append(Forms.fitting(words, numbers.get(decider(inside, numbers.keySet()))));
            else if (numbers.get(Goal.COUNT) != 0 && numbers.get(Goal.INSTEAD) != 0) said.append(words);
        }
        return said.append(filled(parts.subList(at, parts.size()), blanks)).toString();
    }

    private static String listed(List<Spoken> things, String language) {
        List<String> names = things.stream().map(each -> each.text(language)).toList();
        int last = names.size() - 1;
        if (last < 1) return String.join("", names);
        return String.join(", ", names.subList(0, last))
                + Spoken.of(" and ", " e ").text(language)
                + names.get(last);
    }

    /** @return the name of the number that a form stands for: the one in it, or how many there are */
    private static String decider(List<Text.Part> parts, Set<String> numbers) {
        return parts.stream()
                .filter(Text.Blank.class::isInstance)
                .map(part -> ((Text.Blank) part).name())
                .filter(numbers::contains)
                .findFirst()
                .orElse(Goal.COUNT);
    }

    private static String number(long number) {
        return String.valueOf(number).replace('-', '\u2212');
    }

    private static String filled(List<Text.Part> parts, Map<String, String> blanks) {
        return parts.stream()
                .map(part -> part instanceof Text.Words words
                        ? words.words()
                        : part instanceof Text.Blank blank ? blanks.getOrDefault(blank.name(), "") : "")
                .collect(Collectors.joining());
    }
}
