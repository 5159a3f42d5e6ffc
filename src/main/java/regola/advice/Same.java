package regola.advice;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Spoken;

/**
 * A Same is the reason why it does not matter which move is made: right after each all that counts is the same.
 *
 * @param counted what that is, by the names that the rule file gives it: some of it, where there is much
 * @param all whether that is all that counts
 */
public record Same(List<Spoken> counted, boolean all) implements WhyBetter {
    /** More than these nobody keeps in mind. */
    private static final int MOST_NAMED = 2;

    public Same {
        counted = List.copyOf(counted);
    }

    /** @return of what somebody has some now the first, since that is what one sees; then whatever else counts */
    static Same of(Match match) {
        List<Aim> aims = match.rules().aims();
        List<Integer> told = IntStream.range(0, aims.size())
                .filter(aim -> !aims.get(aim).words().yours().isEmpty()
                        || !aims.get(aim).words().theirs().isEmpty())
                .boxed()
                .toList();
        List<Integer> seen = told.stream().filter(aim -> isThere(match, aim)).toList();
        List<Spoken> counted = Stream.concat(seen.stream(), told.stream().filter(aim -> !seen.contains(aim)))
                .limit(MOST_NAMED)
                .sorted()
                .map(aim -> aims.get(aim).sentence())
                .toList();
        return new Same(counted, told.size() == counted.size());
    }

    private static boolean isThere(Match match, int aim) {
        return IntStream.range(0, match.rules().players()).anyMatch(player -> match.aim(aim, player) != 0);
    }

    @Override
    public String text(String language) {
        List<String> named = Stream.concat(
                        counted.stream(),
                        all || counted.isEmpty() ? Stream.of() : Stream.of(Spoken.of("the rest", "il resto")))
                .map(each -> each.text(language))
                .toList();
        Spoken said = Spoken.of("They make no difference to {what}", "Non fa differenza per {what}");
        return WholeWords.whole(said.text(language).replace("{what}", listed(named, language)));
    }

    /** @return one after the other with an "and" before the last; what counts in general where there is nothing */
    private static String listed(List<String> named, String language) {
        if (named.isEmpty()) return Spoken.of("what counts", "ciò che conta").text(language);
        String and = Spoken.of(" and ", " e ").text(language);
        int last = named.size() - 1;
        return last == 0 ? named.get(0) : String.join(", ", named.subList(0, last)) + and + named.get(last);
    }
}
