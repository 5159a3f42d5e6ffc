package regola.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.Guess;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.search.Dice;
import regola.search.Tuning;

/**
 * No player knows what its seat cannot see: in matches that differ only in that, equal seeds make equal moves. Tried at
 * every level, in every game and variant that hides anything, at random points of random matches.
 */
@Execution(ExecutionMode.CONCURRENT)
class NoPeekingTest {
    private static final List<String> WHO =
            List.of("random", "greedy", "beginner:12", "easy:16", "fair:20", "good:24", "best:40");
    private static final int MOST_MOVES = 30;

    /** A pair of matches that are the same to a player. */
    private record Pair(Match match, Match other, int player) {
        boolean looksAlike() {
            return !match.isOver() && !other.isOver() && match.fingerprint(player) == other.fingerprint(player);
        }

        boolean differs() {
            return match.fingerprint() != other.fingerprint();
        }

        /** What others do in secret may be different moves; all else is the same. */
        boolean goOn(Dice dice) {
            int index = dice.below(match.legalCount());
            if (match.isSecret() && match.decider() != player) {
                match.playIndex(index);
                other.playIndex(dice.below(other.legalCount()));
                return looksAlike();
            }
            long key = match.moveKey(index);
            match.playIndex(index);
            for (int i = 0; i < other.legalCount(); i++) {
                if (other.moveKey(i) != key) continue;
                other.playIndex(i);
                return looksAlike();
            }
            return false;
        }
    }

    static Stream<Ruleset> tablesThatHide() {
        List<Ruleset> tables = new ArrayList<>();
        for (String id : Shipped.games()) {
            tables.add(table(id, false));
            tables.add(table(id, true));
            for (String variant : Shipped.variants(id)) tables.add(table(id, false, variant));
        }
        return tables.stream().filter(NoPeekingTest::hides);
    }

    private static Ruleset table(String id, boolean most, String... variants) {
        CheckedGame game = Shipped.game(id, variants);
        return Ruleset.of(game, most ? game.seats().most() : game.seats().fewest(), Map.of());
    }

    private static boolean hides(Ruleset rules) {
        return !Match.start(rules, 1).guesses(0).isNothingHidden();
    }

    @ParameterizedTest
    @MethodSource("tablesThatHide")
    void whatASeatCannotSeeChangesNothing(Ruleset rules) {
        Opponents opponents = new Opponents(Tuning.of(rules), 1);
        int asked = 0;
        int wanted = Thorough.oneIn(20, 200);
        for (int seed = 0; asked < wanted && seed < 40 * wanted; seed++) {
            Dice dice = new Dice(seed);
            Pair pair = pair(rules, seed, dice);
            if (pair == null) continue;
            for (int n = 0; n < MOST_MOVES; n++) {
                boolean isAsked = pair.match.decider() == pair.player && pair.match.legalCount() > 1;
                if (isAsked && pair.differs() && dice.below(4) == 0) {
                    asked++;
                    for (String who : WHO) {
                        ComputerPlayer player = opponents.named(who).orElseThrow();
                        assertThat(player.choose(pair.other, seed, () -> false))
                                .as(who + ", seed " + seed + ", " + n + " moves later")
                                .isEqualTo(player.choose(pair.match, seed, () -> false));
                    }
                }
                if (!pair.goOn(dice)) break;
            }
        }
        assertThat(asked).isGreaterThanOrEqualTo(wanted);
    }

    /** @return a match and a guess of it that knows its turn; null if there is none here */
    private static Pair pair(Ruleset rules, long seed, Dice dice) {
        Match match = Match.start(rules, seed);
        for (int made = dice.below(30); made > 0 && !match.isOver(); made--)
            match.playIndex(dice.below(match.legalCount()));
        if (match.isOver() || match.isSecret() && match.secretRoundStart().fingerprint() != match.fingerprint())
            return null;
        int player = dice.below(rules.players());
        Match other = Guess.of(match, player, seed + 1);
        try {
            other.guesses(player);
        } catch (IllegalStateException inTheMiddleOfATurn) {
            return null;
        }
        Pair pair = new Pair(match, other, player);
        return pair.looksAlike() ? pair : null;
    }
}
