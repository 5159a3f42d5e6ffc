package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.state.Chance;
import regola.engine.value.Outcome;
import regola.language.Shipped;
import regola.language.model.CheckedGame;

/** What somebody who looks ahead uses of a match: one that becomes another, and numbers instead of objects. */
class LookingAheadTest {
    private static final int MOST_DECISIONS = 400;

    /** Every game with its fewest and its most players, and with each variant that it has. */
    static Stream<Ruleset> tables() {
        List<Ruleset> tables = new ArrayList<>();
        for (String id : Shipped.games()) {
            tables.add(table(id, true));
            tables.add(table(id, false));
            for (String variant : Shipped.variants(id)) tables.add(table(id, false, variant));
        }
        return tables.stream();
    }

    private static Ruleset table(String id, boolean most, String... variants) {
        CheckedGame game = Shipped.game(id, variants);
        return Ruleset.of(game, most ? game.seats().most() : game.seats().fewest(), Map.of());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aMatchThatBecomesAnotherGoesOnAsItToTheLastEvent(Ruleset rules) {
        Match used = Match.start(rules, 99);
        Match scratch = Match.start(rules, 98).scratch();
        Playout.random(used, 99, 40);
        Playout.random(scratch, 98, 60);
        for (int seed = 0; seed < 3; seed++) {
            Match match = Match.start(rules, seed);
            Playout.random(match, seed, 3 + 17L * seed);
            used.become(match);
            scratch.become(match);
            assertThat(used.fingerprint()).isEqualTo(match.fingerprint());
            assertThat(scratch.fingerprint()).isEqualTo(match.fingerprint());
            assertThat(used.position()).isEqualTo(match.position());
            List<String> events = told(match, seed);
            assertThat(told(used, seed)).isEqualTo(events);
            assertThat(told(scratch, seed)).isEqualTo(events);
            assertThat(used.fingerprint()).isEqualTo(match.fingerprint());
            assertThat(scratch.fingerprint()).isEqualTo(match.fingerprint());
            assertThat(scratch.winners()).isEqualTo(match.winners());
        }
    }

    private static List<String> told(Match match, int seed) {
        List<String> told = new ArrayList<>();
        match.listen(event -> told.add(event.kind() + " " + event.rule() + " " + event.text("en")));
        Playout.random(match, seed + 7, MOST_DECISIONS);
        match.listen(null);
        return told;
    }

    /** Somebody else's copy of the match, made before, is left as it was. */
    @ParameterizedTest
    @MethodSource("tables")
    void becomingAnotherLeavesCopiesAlone(Ruleset rules) {
        Match match = Match.start(rules, 1);
        Playout.random(match, 1, 30);
        Match copy = match.copy();
        String before = copy.position().toString();
        match.become(Match.start(rules, 2));
        Playout.random(match, 2, 50);
        assertThat(copy.position().toString()).isEqualTo(before);
    }

    @Test
    void becomingAnotherMakesNothingNew() {
        for (String id : Shipped.games()) {
            Ruleset rules = table(id, true);
            Match match = Match.start(rules, 1);
            Playout.random(match, 1, 30);
            Match scratch = match.scratch();
            for (int i = 0; i < 2_000; i++) scratch.become(match);
            var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
            long thread = Thread.currentThread().getId();
            long before = threads.getThreadAllocatedBytes(thread);
            for (int i = 0; i < 1_000; i++) scratch.become(match);
            assertThat(threads.getThreadAllocatedBytes(thread) - before).as(id).isLessThan(20_000);
        }
    }

    @Test
    void aMatchCannotBecomeOneOfOtherRules() {
        Match match = Match.start(Shipped.rules("croak", 2), 1);
        Match other = Match.start(Shipped.rules("croak", 3), 1);
        assertThatThrownBy(() -> match.become(other)).hasMessageContaining("other rules");
    }

    @ParameterizedTest
    @MethodSource("tables")
    void movesAreNumberedAlikeInEveryMatch(Ruleset rules) {
        boolean endless = rules.board().hexes();
        Map<Long, String> texts = new HashMap<>();
        for (int seed = 0; seed < 3; seed++) {
            Chance chance = new Chance(seed);
            Match match = Match.start(rules, seed);
            for (int n = 0; n < 60 && !match.isOver(); n++) {
                List<Long> keys = new ArrayList<>();
                var legal = match.decision().legal();
                for (int i = 0; i < match.legalCount(); i++) {
                    long key = match.moveKey(i);
                    keys.add(key);
                    String text = match.question() + " " + legal.get(i).text();
                    String known = texts.putIfAbsent(key, text);
                    if (known != null && !endless) assertThat(text).isEqualTo(known);
                }
                assertThat(keys).doesNotHaveDuplicates();
                assertThat(match.isSecret()).isEqualTo(match.decision().secret());
                assertThat(match.question()).isNotNegative();
                assertThat(match.winners()).isZero();
                match.playIndex(chance.below(match.legalCount()));
            }
        }
        assertThatThrownBy(() -> Match.start(rules, 1).moveKey(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void theEndIsToldInNumbersToo() {
        int drawn = 0;
        for (int seed = 0; seed < 60; seed++) {
            Match match = Match.start(Shipped.rules("nine-mens-morris", 2), seed);
            Chance chance = new Chance(seed);
            while (!match.isOver()) match.playIndex(chance.below(match.legalCount()));
            Outcome outcome = match.outcome();
            long bits = outcome.winners().stream().mapToLong(p -> 1L << p).sum();
            assertThat(match.winners()).isEqualTo(bits);
            assertThat(match.isDrawn()).isEqualTo(outcome.drawn()).isEqualTo(bits == 0);
            assertThat(match.question()).isEqualTo(-1);
            assertThat(match.isSecret()).isFalse();
            if (match.isDrawn()) drawn++;
        }
        assertThat(drawn).isPositive();
    }
}
