package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Guess;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/**
 * Hints at random positions of all games: only what is legal, only rules that there are, whole sentences, true numbers,
 * and nothing that the seat cannot know.
 */
class AdviceTest {
    private static final int POSITIONS = Thorough.oneIn(4, 8);
    private static final int FARTHEST = 60;
    /** Where moves are more than these, only so many are asked about. */
    private static final int MOST_ASKED = Thorough.oneIn(6, 30);
    /** More positions than these within one turn are not gone through. */
    private static final int MOST_WAYS = 4_000;

    /** The positions of each game, whose hints are asked for once and looked at for one thing after the other. */
    private static final Map<String, List<Asked>> POSITIONS_OF = new ConcurrentHashMap<>();

    private static final class Asked {
        private final Match match;
        private final long seed;
        private Advice hint;

        Asked(Match match, long seed) {
            this.match = match;
            this.seed = seed;
        }

        Advice hint() {
            if (hint == null) hint = adviser().hint(match, seed, () -> false);
            return hint;
        }
    }

    static List<String> games() {
        return Shipped.games();
    }

    private static Adviser adviser() {
        return new Adviser(new Tuning(30, 2, false), Budget.ofIterations(60), 1);
    }

    private static List<Asked> positions(String game) {
        return POSITIONS_OF.computeIfAbsent(game, AdviceTest::atRandom);
    }

    private static List<Asked> atRandom(String game) {
        Ruleset rules =
                Shipped.rules(game, Math.min(3, Shipped.game(game).seats().most()));
        SplittableRandom chance = new SplittableRandom(11);
        List<Asked> positions = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            Match match = Match.start(rules, i);
            for (int far = chance.nextInt(FARTHEST); far > 0 && !match.isOver(); far--)
                match.playIndex(chance.nextInt(match.legalCount()));
            if (!match.isOver()) positions.add(new Asked(match, i));
        }
        return positions;
    }

    @ParameterizedTest
    @MethodSource("games")
    void hintsAreLegalAndTheirRulesExist(String game) {
        for (Asked asked : positions(game)) {
            Match match = asked.match;
            Set<String> known = new TreeSet<>(match.rules().game().ruleNumbers());
            Advice hint = asked.hint();
            assertThat(match.decision().legal()).containsAll(hint.good());
            if (hint.isOpen())
                assertThat(hint.reasons())
                        .as("of several good moves only what all of them bring is said, or by which each is known")
                        .allMatch(reason -> isSaidOfSeveral(reason) || isOwn(reason, hint));
            for (WhyBetter reason : hint.reasons()) {
                if (reason.rule() != null) assertThat(known).contains(reason.rule());
                for (Manner manner : List.of(Manner.of("en"), new Manner("it", false)))
                    assertThat(reason.in(manner))
                            .as("%s: a sentence, or a move as one types it and what it brings", game)
                            .matches("(?s)(\\p{Lu}|\\p{Ll}[^.!?]*: ).*[.!?][”»]?");
            }
            Objection against = adviser().against(match, match.legalCount() - 1, hint, asked.seed, () -> false);
            assertThat(match.decision().legal()).contains(against.move(), against.better());
        }
    }

    private static boolean isSaidOfSeveral(WhyBetter reason) {
        if (reason instanceof AsOften
                || reason instanceof Same
                || reason instanceof Veiled
                || reason instanceof Costs
                || reason instanceof Looming.Risked
                || reason instanceof Chances) return true;
        if (reason instanceof WhyBetter.Happens happens) return happens.when() != WhyBetter.Happens.When.NOW;
        return reason instanceof WhyBetter.Counts counts && counts.when() != WhyBetter.Counts.Horizon.NOW;
    }

    /** Whether it is said of one of the good moves that it has something before the others. */
    private static boolean isOwn(WhyBetter reason, Advice hint) {
        if (!(reason instanceof WhyBetter.Apart apart)) return false;
        if (!(apart.what() instanceof WhyBetter.Counts counted))
            return hint.good().contains(apart.move());
        long more = counted.amount() - counted.other();
        return hint.good().contains(apart.move()) && (counted.whose() == null ? more > 0 : more < 0);
    }

    /** What comes after the seat's next turn nobody can see on the board; of several moves only what is so at once. */
    @ParameterizedTest
    @MethodSource("games")
    void noReasonLooksFartherThanTheNextTurn(String game) {
        for (Asked asked : positions(game)) {
            Advice hint = asked.hint();
            for (WhyBetter reason : hint.reasons())
                if (reason instanceof WhyBetter.Counts counts)
                    assertThat(counts.moment())
                            .as(reason.text("en"))
                            .isLessThanOrEqualTo(hint.isOpen() && !counts.when().isNext() ? 0 : 2);
        }
    }

    /** What is said to be so this turn must be so in the match itself, which the adviser has never seen whole. */
    @ParameterizedTest
    @MethodSource("games")
    void whatIsSaidToBeSoThisTurnComesTrue(String game) {
        for (Asked asked : positions(game)) {
            Advice hint = asked.hint();
            for (WhyBetter reason : hint.reasons()) {
                if (hint.isOpen()
                        || !(reason instanceof WhyBetter.Counts counts)
                        || !Set.of(WhyBetter.Counts.Horizon.NOW, WhyBetter.Counts.Horizon.ALSO)
                                .contains(counts.when())) continue;
                List<Move> legal = asked.match.decision().legal();
                int best = legal.indexOf(hint.best());
                List<Integer> others = IntStream.range(0, legal.size())
                        .filter(move -> move != best)
                        .boxed()
                        .toList();
                Set<Long> after = amounts(asked.match, List.of(best), counts);
                if (after != null) assertThat(after).as(reason.text("en")).contains(counts.amount());
                Set<Long> instead = amounts(asked.match, others, counts);
                if (instead != null) assertThat(instead).as(reason.text("en")).contains(counts.other());
            }
        }
    }

    /** @return how much there can be of what is counted before anybody else decides; null if that is too much to try */
    private static Set<Long> amounts(Match match, List<Integer> first, WhyBetter.Counts counts) {
        int seat = match.decider();
        int aim = match.rules().aims().indexOf(counts.aim());
        int player =
                counts.whose() == null ? seat : (int) counts.whose().player().number();
        Set<Long> found = new HashSet<>();
        List<Match> open = new ArrayList<>();
        for (int move : first) {
            Match after = match.copy();
            after.playIndex(move);
            open.add(after);
        }
        for (int at = 0; at < open.size(); at++) {
            if (open.size() > MOST_WAYS) return null;
            Match now = open.get(at);
            found.add(now.aim(aim, player));
            if (now.isOver() || now.decider() != seat) continue;
            for (int move = 0; move < now.legalCount(); move++) {
                Match after = now.copy();
                after.playIndex(move);
                open.add(after);
            }
        }
        return found;
    }

    /** A hint and the answer to "why not this one?" are two searches, and must not say different things. */
    @ParameterizedTest
    @MethodSource("games")
    void noAnswerContradictsTheHint(String game) {
        for (Asked asked : positions(game).stream().limit(2).toList()) {
            List<Move> legal = asked.match.decision().legal();
            Advice hint = asked.hint();
            for (int move = 0; move < Math.min(legal.size(), MOST_ASKED); move++) {
                Objection answer = adviser().against(asked.match, move, hint, asked.seed + 1, () -> false);
                assertThat(answer.move()).isEqualTo(legal.get(move));
                assertThat(answer.better()).isEqualTo(hint.best());
                assertThat(answer.none())
                        .as(answer.move().text())
                        .isEqualTo(hint.good().contains(answer.move()));
                assertThat(answer.loss()).isNotNegative();
                if (answer.none()) assertThat(answer.reasons()).isEmpty();
                assertThat(answer.none() && answer.isNear()).isFalse();
            }
        }
    }

    /**
     * What is told beside each other has the same numbers, whoever asks about whichever move, and with whatever seed.
     */
    @ParameterizedTest
    @MethodSource("games")
    void theAnswerHasTheNumbersOfTheHint(String game) {
        for (Asked asked : positions(game)) {
            Advice hint = asked.hint();
            int all = Math.min(asked.match.legalCount(), 6);
            for (int move = 0; move < all; move++)
                agree(hint.reasons(), adviser().against(asked.match, move, hint, asked.seed + 1, () -> false));
        }
    }

    /** Where ways on are long they easily differ from one search to the next. */
    @Test
    void theAnswerHasTheNumbersOfTheHintInManyPositions() {
        Ruleset rules = Shipped.rules("kalah", 2);
        Adviser adviser = new Adviser(new Tuning(30, 2, false), Budget.ofIterations(300), 1);
        int told = 0;
        for (int i = 0; i < 40; i++) {
            Match match = Match.start(rules, i);
            SplittableRandom chance = new SplittableRandom(i);
            for (int far = chance.nextInt(90); far > 0 && !match.isOver(); far--)
                match.playIndex(chance.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 2) continue;
            Advice hint = adviser.hint(match, i, () -> false);
            for (int move = 0; move < match.legalCount(); move++)
                told += agree(hint.reasons(), adviser.against(match, move, hint, i + 1, () -> false));
        }
        assertThat(told).as("numbers that were told beside each other").isGreaterThan(4);
    }

    /** So has the answer about a move of a match that is looked back at. */
    @ParameterizedTest
    @MethodSource("games")
    void theAnswerHasTheNumbersOfTheLookBack(String game) {
        Ruleset rules =
                Shipped.rules(game, Math.min(3, Shipped.game(game).seats().most()));
        SplittableRandom chance = new SplittableRandom(5);
        Match start = Match.start(rules, 3);
        List<Integer> moves = new ArrayList<>();
        List<Match> moments = new ArrayList<>();
        for (Match play = start.copy(); moves.size() < Thorough.oneIn(2, 24) && !play.isOver(); ) {
            moments.add(play.copy());
            moves.add(chance.nextInt(play.legalCount()));
            play.playIndex(moves.get(moves.size() - 1));
        }
        Set<Integer> seats = IntStream.range(0, rules.players()).boxed().collect(Collectors.toSet());
        Review review = Review.of(
                start, moves, new Review.Manner(new Tuning(30, 2, false), 60, seats), 9, part -> {}, () -> false);
        List<TurningPoint> all = new ArrayList<>(review.moments());
        all.addAll(review.closest());
        for (TurningPoint point : all) {
            Match before = moments.get(point.at());
            int played = before.decision().legal().indexOf(point.played());
            agree(point.reasons(), adviser().against(before, played, point.advice(), 77, () -> false));
        }
    }

    /** @return how many numbers were told of the same */
    private static int agree(List<WhyBetter> told, Objection answer) {
        int numbers = 0;
        for (WhyBetter one : told) {
            for (WhyBetter other : answer.reasons()) {
                if (!(one instanceof WhyBetter.Counts hint)
                        || !(other instanceof WhyBetter.Counts said)
                        || !hint.aim().equals(said.aim())
                        || !Objects.equals(named(hint), named(said))
                        || hint.moment() != said.moment()
                        || isAverage(hint) != isAverage(said)) continue;
                numbers++;
                if (!hint.atLeast())
                    assertThat(said.amount())
                            .as("%s | %s", hint.text("en"), said.against(true, WhyBetter.YOURS, Manner.of("en")))
                            .isEqualTo(hint.amount());
                else if (hint.whose() == null) assertThat(said.amount()).isGreaterThanOrEqualTo(hint.amount());
                else assertThat(said.amount()).isLessThanOrEqualTo(hint.amount());
            }
        }
        return numbers;
    }

    private static String named(WhyBetter.Counts counts) {
        return counts.whose() == null ? null : counts.whose().player().id();
    }

    private static boolean isAverage(WhyBetter.Counts counts) {
        return counts.when() == WhyBetter.Counts.Horizon.ON_AVERAGE;
    }

    /** A match that differs only in what the seat cannot see is advised alike. */
    @ParameterizedTest
    @MethodSource("games")
    void whatIsHiddenIsNotUsed(String game) {
        for (Asked asked : positions(game)) {
            Match other = Guess.of(asked.match, asked.match.decider(), 77);
            if (knowsItsTurn(other))
                assertThat(words(new Asked(other, asked.seed).hint())).isEqualTo(words(asked.hint()));
        }
    }

    /** A guess in the middle of a turn cannot be asked again what it may be. */
    private static boolean knowsItsTurn(Match guess) {
        try {
            guess.guesses(guess.decider());
            return true;
        } catch (IllegalStateException inTheMiddleOfATurn) {
            return false;
        }
    }

    private static List<String> words(Advice hint) {
        List<String> words = new ArrayList<>();
        for (Move move : hint.good()) words.add(move.text());
        for (WhyBetter reason : hint.reasons()) words.add(reason.text("en"));
        return words;
    }
}
