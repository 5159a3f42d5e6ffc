package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** Those who read little are told what comes of the very thing that they are asked. */
class AtSightTest {
    private static final Ruleset MOON = Shipped.rules("china-moon", 3);
    private static final Adviser ADVISER = new Adviser(Tuning.of(MOON), Budget.ofIterations(200), 1);
    private static final Manner ENGLISH = new Manner("en", false);
    private static final Manner ITALIAN = new Manner("it", false);

    /** @return moments of matches played at random where such a thing is decided, with several moves */
    private static Stream<Match> moments(Ruleset rules, Predicate<Match> asked) {
        return Stream.iterate(0, seed -> seed + 1)
                .limit(200)
                .map(seed -> moment(rules, seed, asked))
                .flatMap(Optional::stream);
    }

    private static Optional<Match> moment(Ruleset rules, int seed, Predicate<Match> asked) {
        Match match = Match.start(rules, seed);
        Random random = new Random(seed);
        for (int n = random.nextInt(70); n > 0 && !match.isOver(); n--)
            match.playIndex(random.nextInt(match.legalCount()));
        while (!match.isOver() && (match.legalCount() < 2 || !asked.test(match)))
            match.playIndex(random.nextInt(match.legalCount()));
        return match.isOver() ? Optional.empty() : Optional.of(match);
    }

    private static boolean isAsked(Match match, String english) {
        return match.decision().question().text("en").contains(english);
    }

    @Test
    void whoeverDropsWhatCostsPointsIsToldThatThereAreMoreThen() {
        Match match = moments(MOON, each -> isAsked(each, "flower that falls"))
                .filter(each -> black(each).isPresent())
                .findFirst()
                .orElseThrow();
        Move drop = black(match).orElseThrow();
        Advice advice =
                new Advice(List.of(drop), ADVISER.hint(match, 3, () -> false).reasons(), 0.5, null);
        assertThat(Briefly.why(advice, drop, match, ITALIAN)).isEqualTo("Così hai 2 punti in più.");
        assertThat(Briefly.why(advice, drop, match, ENGLISH)).isEqualTo("That gives you 2 more points.");
    }

    private static Optional<Move> black(Match match) {
        return match.decision().legal().stream()
                .filter(move -> move.text().contains("lotus-black"))
                .findFirst();
    }

    @Test
    void whereAFlowerFallsOrIsGivenNobodyIsToldToCollectFlowersOrToHopOn() {
        List<Match> moments = moments(MOON, each -> isAsked(each, "flower that falls") || isAsked(each, "silly frog"))
                .limit(30)
                .toList();
        assertThat(moments).hasSizeGreaterThan(20);
        for (Match match : moments) {
            Advice advice = ADVISER.hint(match, 3, () -> false);
            assertThat(Briefly.why(advice, Briefly.shown(advice), match, ENGLISH))
                    .doesNotContain("Collect", "Get on", "It brings you");
        }
    }

    @Test
    void whoMovesWhatIsOthersIsToldWhatItIsGoodFor() {
        List<Match> moments = moments(MOON, each -> isAsked(each, "of somebody else's"))
                .limit(30)
                .toList();
        assertThat(moments).hasSizeGreaterThan(20);
        long told = moments.stream()
                .filter(match -> {
                    Advice advice = ADVISER.hint(match, 3, () -> false);
                    return advice.isOpen()
                            || !Briefly.why(advice, Briefly.shown(advice), match, ENGLISH)
                                    .isEmpty();
                })
                .count();
        assertThat(told).isEqualTo(moments.size());
    }

    @Test
    void whatOnlyTheNextMoveBringsIsNotSaidOfThisOne() {
        moments(MOON, each -> isAsked(each, "Hop 1") || isAsked(each, "Hop 2"))
                .limit(20)
                .forEach(match -> {
                    for (Move move : match.decision().legal()) {
                        Optional<AtSight> sight = AtSight.of(match, move);
                        if (sight.isEmpty()) continue;
                        Match after = match.copy();
                        after.play(move);
                        // A frog that bounces stops only then: what must follow belongs to the move.
                        while (!after.isOver()
                                && after.decider() == match.decider()
                                && after.turnNumber() == match.turnNumber()
                                && after.legalCount() == 1) after.playIndex(0);
                        long gained = after.score(match.decider()) - match.score(match.decider());
                        assertThat(sight.get()
                                        .points(ENGLISH)
                                        .filter(said -> said.startsWith("That gives you"))
                                        .isPresent())
                                .as(move.text())
                                .isEqualTo(gained > 0);
                    }
                });
    }

    @Test
    void whoIsShownOneOfTwoMovesThatWinIsToldOfThatOne() {
        Match match = Match.start(MOON, 1);
        List<Move> both = match.decision().legal().subList(0, 2);
        Advice advice = new Advice(both, List.of(new Wins(true)), 1, null);
        assertThat(Briefly.why(advice, both.get(0), match, ITALIAN)).isEqualTo("Così la partita è vinta.");
    }

    @Test
    void wherePiecesLieHiddenNothingIsTakenFromTheBoard() {
        Match match = Match.start(Shipped.rules("croak", 3), 1);
        assertThat(match.guesses(match.decider()).isNothingHidden()).isFalse();
        assertThat(AtSight.of(match, match.decision().legal().get(0))).isEmpty();
    }
}
