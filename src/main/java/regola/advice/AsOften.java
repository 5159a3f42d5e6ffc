package regola.advice;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.words.FairShare;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.search.Clock;
import regola.search.Prospects;
import regola.search.Runoff;

/**
 * Several moves win as often, and the rules tell no other difference.
 *
 * @param share so many of a hundred matches that go on from here
 * @param players among whom these are shared out
 */
public record AsOften(long share, int players) implements WhyBetter {
    /** Where all moves but so many are good, and those are so many times as many, nobody believes in the difference. */
    private static final int LEFT = 2;

    private static final int TIMES = 4;

    /**
     * What is left beside nearly all moves is looked at once more, as whoever asks about it would: unless it is felt
     * that it is worse, or it gives something away, it is as good as the others.
     *
     * @param praised the good moves
     * @param runoff between the best of them and those that are left
     * @return the good moves, or all
     */
    static List<Integer> orAll(
            Match match,
            Prospects findings,
            List<Integer> praised,
            Runoff runoff,
            Clock clock,
            BooleanSupplier cancelled) {
        List<Integer> left = IntStream.range(0, match.legalCount())
                .filter(move -> !praised.contains(move))
                .boxed()
                .toList();
        boolean looks = !left.isEmpty()
                && left.size() <= LEFT
                && praised.size() >= TIMES * left.size()
                && !match.isSecret()
                && findings.preferred() < 0;
        if (!looks) return praised;
        try {
            if (left.stream()
                    .anyMatch(move -> Gift.of(match, move, null, cancelled).isPresent())) return praised;
        } catch (RuleFailure failure) {
            return praised; // the search has told of it
        }
        int best = praised.get(0);
        List<Integer> looked = Stream.concat(Stream.of(best), left.stream()).toList();
        Prospects again = runoff.between(match, looked, findings, clock);
        double most = again.moves().get(best).share();
        boolean same = left.stream()
                .map(again.moves()::get)
                .allMatch(move -> move.visits() > 0 && most - move.share() < Objection.FELT);
        return same ? Stream.concat(praised.stream(), left.stream()).toList() : praised;
    }

    /** @return whether nobody is clearly ahead */
    public boolean isOpen() {
        return !standing().isAhead() && !standing().isBehind();
    }

    private FairShare standing() {
        return new FairShare(share, players);
    }

    /** Nobody can tell one percent from the next, and a child none of them. */
    @Override
    public String text(String language) {
        Spoken said = standing().isAhead()
                ? Spoken.of("with each of them you will probably win", "con ognuna è probabile che tu vinca")
                : standing().isBehind()
                        ? Spoken.of("with each of them it stays hard to win", "con ognuna resta difficile vincere")
                        : Spoken.of("with each of them the match stays open", "con ognuna la partita resta aperta");
        return WholeWords.whole(said.text(language));
    }
}
