package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.engine.run.Execution;
import regola.engine.run.Made;
import regola.engine.state.Chance;
import regola.engine.value.Position;
import regola.language.Shipped;
import regola.language.model.CheckedGame;

/** What must hold of guesses in every game with each of its variants, tried at random points of random matches. */
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class GuessesTest {
    private static final int MOST_DECISIONS = 3_000;

    static Stream<Ruleset> tables() {
        return Shipped.games().stream().flatMap(id -> {
            List<Ruleset> tables = new ArrayList<>();
            tables.add(table(id, true));
            tables.add(table(id, false));
            for (String variant : Shipped.variants(id)) tables.add(table(id, true, variant));
            return tables.stream();
        });
    }

    private static Ruleset table(String id, boolean most, String... variants) {
        CheckedGame game = Shipped.game(id, variants);
        return Ruleset.of(game, most ? game.seats().most() : game.seats().fewest(), Map.of());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aGuessLooksTheSameAndPlaysToItsEnd(Ruleset rules) {
        boolean slow = rules.board().hexes();
        Match scratch = Match.start(rules, 0).scratch();
        for (int seed = 0; seed < Thorough.oneIn(2, slow ? 2 : 6); seed++) {
            Chance chance = new Chance(seed);
            Match match = Match.start(rules, seed);
            for (int n = 0; !match.isOver() && n < 400; n++) {
                if (n < 12 || chance.below(slow ? 40 : 10) == 0) {
                    int player = chance.below(rules.players());
                    Guesses guesses = match.guesses(player);
                    for (int draw = 0; draw < 3; draw++) {
                        guesses.draw(draw, scratch);
                        String where = "seed " + seed + " decision " + n + " player " + player;
                        assertThat(scratch.view(player)).as(where).isEqualTo(match.view(player));
                        assertThat(scratch.fingerprint(player))
                                .as(where)
                                .isEqualTo(match.scratch().fingerprint(player));
                        assertThat(scratch.decider()).isEqualTo(match.decider());
                        assertThat(scratch.question()).isEqualTo(match.question());
                        legalMovesAreRight(scratch, match, player, where);
                    }
                    if (!slow || n % 20 == 0) {
                        Playout.random(scratch, seed, MOST_DECISIONS);
                        assertThat(scratch.isOver()).isTrue();
                    }
                }
                match.playIndex(chance.below(match.legalCount()));
            }
            if (match.isOver()) match.guesses(0).draw(1, scratch);
        }
    }

    /** They were not looked for again at the player's own decision, for they cannot be others there. */
    private static void legalMovesAreRight(Match guess, Match match, int player, String where) {
        long[] kept = legal(guess.execution());
        Match again = guess.copy();
        again.execution().askAgain();
        assertThat(kept).as(where).isEqualTo(legal(again.execution()));
        if (match.decider() == player) assertThat(kept).as(where).isEqualTo(legal(match.execution()));
    }

    private static long[] legal(Execution x) {
        return Arrays.copyOf(x.legal, x.legalCount);
    }

    /**
     * Matches that differ only in what a player cannot see: dealt otherwise at the beginning of a turn, then played
     * alike as long as that goes.
     */
    @ParameterizedTest
    @MethodSource("tables")
    void matchesThatLookTheSameGiveTheSameGuesses(Ruleset rules) {
        if (!hides(rules)) return;
        int pairs = 0;
        int different = 0;
        Match one = Match.start(rules, 0).scratch();
        Match two = Match.start(rules, 0).scratch();
        for (int seed = 0; seed < 40; seed++) {
            Chance chance = new Chance(seed);
            int player = chance.below(rules.players());
            Match match = Match.start(rules, seed);
            Playout.random(match, seed, chance.below(30));
            while (!match.isOver() && !isAtTurnStart(match.execution()))
                match.playIndex(chance.below(match.legalCount()));
            if (match.isOver()) continue;
            Match other = Guess.of(match, player, seed + 1);
            other.execution().state.draws.reseed(seed);
            match.execution().state.draws.reseed(seed);
            for (int n = 0; n < 25; n++) {
                assertThat(other.fingerprint(player)).isEqualTo(match.fingerprint(player));
                pairs++;
                if (other.fingerprint() != match.fingerprint()) different++;
                Guesses guesses = match.guesses(player);
                Guesses others = other.guesses(player);
                for (int draw = 0; draw < 3; draw++) {
                    guesses.draw(draw, one);
                    others.draw(draw, two);
                    assertThat(two.fingerprint())
                            .as("seed " + seed + " decision " + n + " player " + player)
                            .isEqualTo(one.fingerprint());
                }
                if (!playAlike(match, other, player, chance)
                        || match.isOver()
                        || other.isOver()
                        || other.fingerprint(player) != match.fingerprint(player)) break;
            }
        }
        assertThat(pairs).isGreaterThan(30);
        assertThat(different).isGreaterThan(pairs / 4);
    }

    private static boolean isAtTurnStart(Execution x) {
        return x.movesOfTurn().isEmpty() && x.state.draws.fallen().length == 0 && x.state.isAsAtTurnStart();
    }

    /** What others do in secret may be different moves. */
    private static boolean playAlike(Match match, Match other, int player, Chance chance) {
        int index = chance.below(match.legalCount());
        if (match.isSecret() && match.decider() != player) {
            match.playIndex(index);
            other.playIndex(chance.below(other.legalCount()));
            return true;
        }
        long key = match.moveKey(index);
        match.playIndex(index);
        for (int i = 0; i < other.legalCount(); i++) {
            if (other.moveKey(i) != key) continue;
            other.playIndex(i);
            return true;
        }
        return false;
    }

    private static boolean hides(Ruleset rules) {
        return rules.ready().program().memory.hides();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void equalSeedsGiveEqualGuessesAndOthersMostlyNot(Ruleset rules) {
        Match match = Match.start(rules, 3);
        Playout.random(match, 3, 6);
        if (match.isOver()) return;
        Match one = match.scratch();
        Match two = match.copy();
        match.guesses(0).draw(17, one);
        Playout.random(two, 1, 3);
        match.guesses(0).draw(17, two);
        assertThat(two.fingerprint()).isEqualTo(one.fingerprint());
        match.guesses(0).draw(18, two);
        assertThat(two.fingerprint()).isNotEqualTo(one.fingerprint());
        assertThat(match.guesses(0).isNothingHidden()).isEqualTo(!hides(rules) || isAllSeen(match));
    }

    private static boolean isAllSeen(Match match) {
        return !match.view(0).toString().contains("?");
    }

    /** A guess that always held the truth would be no guess: in a showdown there is one hidden sign only. */
    @Test
    void aSignThrownInSecretMayBeAnyOfThree() {
        Ruleset rules = Shipped.rules("nin-jan", 2);
        int showdowns = 0;
        for (int seed = 0; showdowns < 3; seed++) {
            Match match = Match.start(rules, seed);
            while (!match.isOver() && !isAtSecondSign(match)) match.playIndex(0);
            if (match.isOver()) continue;
            showdowns++;
            Guesses guesses = match.guesses(match.decider());
            Match guess = match.scratch();
            Map<String, Integer> times = new java.util.TreeMap<>();
            for (int draw = 0; draw < 3_000; draw++) {
                guesses.draw(draw, guess);
                times.merge(guess.position().object("players-state").toString(), 1, Integer::sum);
            }
            assertThat(times).hasSize(3);
            assertThat(times.values()).allSatisfy(n -> assertThat(n).isCloseTo(1_000, within(150)));
        }
    }

    private static boolean isAtSecondSign(Match match) {
        return match.decision().id().equals("show")
                && !match.execution().choicesOfRound().isEmpty();
    }

    /** Who throws again has seen the signs before. */
    @Test
    void whatWasShownInAnEarlierThrowIsNotChosenAnew() {
        Ruleset rules = Shipped.rules("nin-jan", 2);
        for (int seed = 0; ; seed++) {
            Match match = Match.start(rules, seed);
            while (!match.isOver() && !isAtSecondSign(match)) match.playIndex(0);
            if (match.isOver()) continue;
            match.playIndex(0); // both show the same and throw again
            assertThat(match.decision().id()).isEqualTo("show");
            assertThat(match.execution().choicesOfRound()).isEmpty();
            assertThat(match.secretRoundStart().fingerprint()).isEqualTo(match.fingerprint());
            match.playIndex(1);
            assertThat(match.execution().choicesOfRound()).hasSize(1);
            Match before = match.secretRoundStart();
            assertThat(before.position().object("vars")).containsEntry("throws", 1L);
            return;
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aSecretRoundCanBeSeenFromItsStart(Ruleset rules) {
        int rounds = 0;
        for (int seed = 0; seed < 4; seed++) {
            Chance chance = new Chance(seed);
            Match match = Match.start(rules, seed);
            Position start = null;
            for (int n = 0; n < 200 && !match.isOver(); n++) {
                Match before = match.secretRoundStart();
                assertThat(before == null).isEqualTo(!match.isSecret());
                if (before != null) {
                    if (match.execution().choicesOfRound().isEmpty()) start = match.position();
                    else rounds++;
                    assertThat(before.position()).isEqualTo(start);
                    Made.playAgain(before.execution(), match.execution().choicesOfRound());
                    assertThat(before.fingerprint()).isEqualTo(match.fingerprint());
                    assertThat(before.position()).isEqualTo(match.position());
                }
                match.playIndex(chance.below(match.legalCount()));
            }
        }
        if (rules.game().rounds()) assertThat(rounds).isGreaterThan(20);
    }

    /** In this variant a tile that has been seen is closed again: whoever has seen it still knows it. */
    @Test
    void whatHasBeenSeenIsKnownWhenItIsHiddenAgain() {
        Ruleset rules = Shipped.rules("croak", 3, "memory");
        int closed = 0;
        for (int seed = 0; seed < 6; seed++) {
            Chance chance = new Chance(seed);
            Match match = Match.start(rules, seed);
            List<String> seen = new ArrayList<>();
            match.listen(event -> {
                if ("tile".equals(event.property()) && event.seenBy() == -1 && event.value() != null)
                    seen.add(event.subject().id());
            });
            Match guess = match.scratch();
            for (int n = 0; n < 60 && !match.isOver(); n++) {
                match.playIndex(chance.below(match.legalCount()));
                Map<String, Object> sites = match.position().object("sites");
                match.guesses(0).draw(n, guess);
                Map<String, Object> guessed = guess.position().object("sites");
                for (String site : seen) {
                    if (match.view(0).object("sites").get(site).toString().contains("?")) closed++;
                    assertThat(guessed.get(site)).isEqualTo(sites.get(site));
                }
            }
        }
        assertThat(closed).isGreaterThan(50);
    }
}
