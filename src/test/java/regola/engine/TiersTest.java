package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.engine.code.CodeMaking;
import regola.engine.code.MadeCode;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.language.Shipped;

/**
 * Matches are the same interpreted, in byte code, and in code in which every second operation is interpreted: legal
 * moves and their order, whoever decides, everything that stands anywhere, what is left of the allowance of steps, what
 * is told, the end, and failures.
 */
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class TiersTest {
    private static final int MOST_DECISIONS = 400;
    private static final int MATCHES = 1_000;

    /** A Table is a game with players and variants. */
    record Table(String game, int players, List<String> variants) {
        Ruleset rules() {
            return Shipped.rules(game, players, variants.toArray(String[]::new));
        }
    }

    /** Every game for every number of players, and with each of its variants that such a number can play. */
    static Stream<Table> tables() {
        return Shipped.games().stream().flatMap(game -> {
            var seats = Shipped.game(game).seats();
            Stream<Table> plain = IntStream.rangeClosed(seats.fewest(), seats.most())
                    .mapToObj(players -> new Table(game, players, List.of()));
            Stream<Table> varied = Shipped.variants(game).stream().map(variant -> {
                int players = Shipped.game(game, variant).seats().fewest();
                return new Table(game, players, List.of(variant));
            });
            return Stream.concat(plain, varied);
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void bothTiersPlayTheSame(Table table) {
        Ruleset tree = table.rules().in(Tier.TREE);
        List<Ruleset> others = List.of(tree.in(Tier.CODE), tree.in(Tier.MIXED));
        assertThat(tree.isCode()).isFalse();
        assertThat(others).allMatch(Ruleset::isCode);
        int matches = Thorough.oneIn(MATCHES / 2, MATCHES);
        for (int seed = 0; seed < matches; seed++) for (Ruleset other : others) playBoth(tree, other, seed);
    }

    private static void playBoth(Ruleset tree, Ruleset other, int seed) {
        List<String> told = new ArrayList<>();
        List<String> toldToo = new ArrayList<>();
        boolean listens = seed % 2 == 0;
        Match match = Match.start(tree, seed, listens ? event -> told.add(line(event)) : null);
        Match same = Match.start(other, seed, listens ? event -> toldToo.add(line(event)) : null);
        if (seed % 4 == 1) { // one that looks ahead: nobody notes what is seen
            match = match.scratch();
            same = seed % 8 == 1 ? Match.startScratch(other, seed) : same.scratch();
        }
        Chance chance = new Chance(seed);
        theSame(match, same);
        for (int i = 0; i < MOST_DECISIONS && !match.isOver(); i++) {
            int index = chance.below(match.legalCount());
            match.playIndex(index);
            same.playIndex(index);
            theSame(match, same);
        }
        assertThat(toldToo).isEqualTo(told);
        assertThat(same.outcome() == null ? null : same.outcome().winners())
                .isEqualTo(match.outcome() == null ? null : match.outcome().winners());
    }

    private static void theSame(Match match, Match same) {
        Execution x = match.execution();
        Execution y = same.execution();
        boolean isSame = x.fingerprint() == y.fingerprint()
                && x.legalCount == y.legalCount
                && Arrays.equals(x.legal, 0, x.legalCount, y.legal, 0, y.legalCount)
                && x.decider() == y.decider()
                && x.isOver() == y.isOver()
                && x.fuel() == y.fuel();
        assertThat(isSame).as("%s", match.position()).isTrue();
    }

    private static String line(Event event) {
        return event.kind() + " " + event.rule() + " " + event.text("en") + " " + event.subject() + " " + event.from()
                + " " + event.to() + " " + event.property() + " " + event.before() + " " + event.after();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nine-mens-morris", "croak", "china-moon"})
    void aMatchMayGoOnInCode(String game) {
        Ruleset tree = Shipped.rules(game).in(Tier.TREE);
        Ruleset other = tree.in(Tier.TREE);
        Match match = Match.start(tree, 7);
        Match same = Match.start(other, 7);
        Chance chance = new Chance(7);
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            if (i == 20) made(other).install(other.ready().program());
            int index = chance.below(match.legalCount());
            match.playIndex(index);
            same.playIndex(index);
            theSame(match, same);
        }
        assertThat(other.isCode()).isTrue();
    }

    // ---------------------------------------------------------------- failures and limits

    @ParameterizedTest
    @MethodSource("regola.engine.FailuresTest#failures")
    void failuresAreTheSame(String statement) {
        Ruleset tree = FailuresTest.failing(statement).in(Tier.TREE);
        for (Tier tier : List.of(Tier.CODE, Tier.MIXED)) theSameFailure(tree, tree.in(tier));
    }

    /** Requirements that are only safe behind those above them, and listing that has no end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "item 2 of many is 5",
                "1 / n is 1",
                "endless(n) is 1",
                "some s in field where endless(n) is 1 or s is to",
                "to is not a1 and item 5 of many is 1"
            })
    void failuresWhileMovesAreListedAreTheSame(String requirement) {
        Ruleset tree = SampleRules.written(
                        "board field",
                        "  sites a1 .. a4 from 0, 0 to 3, 0",
                        "pieces men: 2 \"{player}-{n}\" for each player",
                        "keep n: number = 0",
                        "keep many: list of number = [1]",
                        "function endless(k: number): number",
                        "  let x = k + 1",
                        "  while x > 0",
                        "    set x = x + 1",
                        "  answer x",
                        "turn",
                        "  choose go by mover",
                        "    option go (to in field)",
                        "      require to is a2 or to is a3 because T-1 en \"No.\" it \"No.\"",
                        "      require n is 5 or " + requirement + " because T-2 en \"No.\" it \"No.\"")
                .in(Tier.TREE);
        for (Tier tier : List.of(Tier.CODE, Tier.MIXED)) theSameFailure(tree, tree.in(tier));
    }

    private static void theSameFailure(Ruleset tree, Ruleset other) {
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> Match.start(tree, 1));
        RuleFailure same = catchThrowableOfType(RuleFailure.class, () -> Match.start(other, 1));
        assertThat(failure).isNotNull();
        assertThat(same).isNotNull();
        assertThat(same.getMessage()).isEqualTo(failure.getMessage());
        assertThat(same.span()).isEqualTo(failure.span());
        assertThat(same.isOfLimit()).isEqualTo(failure.isOfLimit());
    }

    private static MadeCode made(Ruleset rules) {
        return CodeMaking.make(rules.ready().form(), rules.ready().program(), false);
    }

    // ---------------------------------------------------------------- the class

    @ParameterizedTest
    @MethodSource("tables")
    void noMethodIsTooLargeToBeCompiled(Table table) {
        MadeCode made = made(table.rules().in(Tier.TREE));
        assertThat(made.refused()).isEmpty();
        assertThat(made.methods()).isNotEmpty().allMatch(method -> method.size() <= CodeMaking.LARGEST);
    }

    @Test
    void whatIsTooLargeStaysInterpreted() {
        Ruleset tree = Shipped.rules("croak").in(Tier.TREE);
        Ruleset other = tree.in(Tier.TREE);
        MadeCode made = CodeMaking.make(other.ready().form(), other.ready().program(), false, 150);
        assertThat(made.methods()).isNotEmpty().allMatch(method -> method.size() <= 150);
        assertThat(made.refused()).isNotEmpty();
        made.install(other.ready().program());
        for (int seed = 0; seed < 3; seed++) playBoth(tree, other, seed);
    }

    @Test
    void codeIsMadeWhenMuchIsPlayed() {
        Ruleset rules = Shipped.rules("nine-mens-morris").in(Tier.AS_NEEDED);
        Match.start(rules, 1);
        assertThat(rules.isCode()).isFalse();
        long end = System.nanoTime() + 60_000_000_000L;
        for (long seed = 0; !rules.isCode() && System.nanoTime() < end; seed++)
            Playout.random(Match.start(rules, seed), seed, MOST_DECISIONS);
        assertThat(rules.isCode()).isTrue();
    }

    @Test
    void codeGoesWithItsRuleset() {
        WeakReference<Class<?>> made = codeOfRulesThatNobodyKeeps();
        for (int i = 0; made.get() != null && i < 50; i++) System.gc();
        assertThat(made.get()).isNull();
    }

    private static WeakReference<Class<?>> codeOfRulesThatNobodyKeeps() {
        Ruleset rules = Shipped.rules("nin-jan").in(Tier.CODE);
        Playout.random(Match.start(rules, 1), 1, MOST_DECISIONS);
        return new WeakReference<>(rules.ready().program().code().getClass());
    }
}
