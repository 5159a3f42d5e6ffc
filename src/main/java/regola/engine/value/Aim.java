package regola.engine.value;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
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
     * @param isBound whether it would be even worse otherwise, or just as bad
     * @return the rule file's own sentence about having more of it; no capital, no full stop; empty if it has none
     */
    public Optional<Spoken> yours(long amount, long other, boolean atLeast, boolean isBound) {
        return said(words.yours(), Spoken.SILENCE, amount, other, bound(atLeast, unit >= 0), bound(isBound, unit < 0));
    }

    /**
     * @param who of whom it is said
     * @param amount of that player
     * @param other how much that would be otherwise
     * @param atMost whether that player may have even less
     * @return the rule file's own sentence about somebody who has less of it, likewise
     */
    public Optional<Spoken> theirs(Spoken who, long amount, long other, boolean atMost, boolean isBound) {
        return said(words.theirs(), who, amount, other, bound(atMost, unit < 0), bound(isBound, unit >= 0));
    }

    /**
     * @return the same without what it would be otherwise, where the sentence leaves that out for want of it; empty if
     *     it always says it, or says no number
     */
    public Optional<Spoken> yours(long amount, boolean atLeast) {
        return isApart(words.yours()) ? yours(amount, 0, atLeast, false) : Optional.empty();
    }

    /** The same of somebody who has less of it. */
    public Optional<Spoken> theirs(Spoken who, long amount, boolean atMost) {
        return isApart(words.theirs()) ? theirs(who, amount, 0, atMost, false) : Optional.empty();
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

    /** @return so much of it, in numbers of the sentence */
    public String amount(long amount) {
        return number(amount / (unit == 0 ? 1 : unit));
    }

    /** @return whether what is said of having more of it, or of somebody who has less, says by how much */
    public boolean isHeldAgainst(boolean yours) {
        Text said = yours ? words.yours() : words.theirs();
        return said.byLanguage().values().stream()
                .flatMap(sentence -> sentence.parts().stream())
                .anyMatch(
                        part -> part instanceof Text.Blank blank && blank.name().equals(Goal.MORE));
    }

    private static Spoken bound(boolean isBound, boolean least) {
        return isBound ? atLeast(least) : Spoken.SILENCE;
    }

    private static Spoken atLeast(boolean least) {
        return least ? Spoken.of("at least ", "almeno ") : Spoken.of("at most ", "al massimo ");
    }

    private Optional<Spoken> said(Text text, Spoken who, long amount, long other, Spoken bound, Spoken otherwise) {
        if (text.isEmpty()) return Optional.empty();
        long each = unit == 0 ? 1 : unit;
        Map<String, Long> numbers = Map.of(
                Goal.COUNT, amount / each,
                Goal.INSTEAD, other / each,
                Goal.MORE, Math.abs(amount - other) / Math.abs(each));
        return Optional.of(language -> {
            Map<String, String> blanks = new HashMap<>();
            numbers.forEach((name, number) ->
                    blanks.put(name, (name.equals(Goal.INSTEAD) ? otherwise : bound).text(language) + number(number)));
            // Even better is by even more, whether there is more or less of it then.
            if (bound != Spoken.SILENCE || otherwise != Spoken.SILENCE)
                blanks.put(Goal.MORE, atLeast(true).text(language) + number(numbers.get(Goal.MORE)));
            blanks.put(Goal.WHO, who.text(language));
            return unrepeated(counted(text.in(language), numbers, blanks));
        });
    }

    /** "Only" is said by "at most" already. */
    private static String unrepeated(String said) {
        return said.replace("only at most ", "at most ").replace("solo al massimo ", "al massimo ");
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
            if (words.contains(Goal.OR)) said.append(form(words, numbers.get(decider(inside))));
            else if (numbers.get(Goal.COUNT) != 0 && numbers.get(Goal.INSTEAD) != 0) said.append(words);
        }
        return said.append(filled(parts.subList(at, parts.size()), blanks)).toString();
    }

    /** @return the name of the number that a form stands for: the one in it, or how many there are */
    private static String decider(List<Text.Part> parts) {
        return parts.stream()
                .filter(Text.Blank.class::isInstance)
                .map(part -> ((Text.Blank) part).name())
                .filter(Goal.NUMBERS::contains)
                .findFirst()
                .orElse(Goal.COUNT);
    }

    private static String form(String forms, long number) {
        List<String> all = List.of(forms.split(Pattern.quote(Goal.OR), -1));
        int several = all.size() - 1;
        if (Math.abs(number) == 1) return all.get(Math.max(0, several - 1));
        return number == 0 && several > 1 ? all.get(0) : all.get(several);
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
