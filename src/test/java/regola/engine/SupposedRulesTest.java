package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.engine.value.Answer;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.source.SourceText;

/** What would be if a rule were done: the rule does all it does, and nothing of it is left. */
class SupposedRulesTest {
    private static final Path KINGS = Path.of("src/test/resources/small-games/two-kings/two-kings.rules");

    private static final String[] GAME = {
        "board field",
        "  sites s1 .. s6 from 0, 0 to 5, 0",
        "  lines rows",
        "    s1 s2 s3 s4 s5 s6",
        "pieces men: 3 \"{player}-{n}\" for each player",
        "zone pile, stack",
        "keep n: number = 0",
        "keep seen: set of site = none",
        "keep order: list of piece = none",
        "each men keeps tired: yes or no = no",
        "each field keeps height: number = 0",
        "start",
        "  move red-1 to s1",
        "  move red-2 to s2",
        "  move blue-1 to s5",
        "  move red-3 to pile",
        "  move blue-2 to pile",
        "turn",
        "  remember position",
        "  choose go by mover",
        "    option go (man in men) (to in field)",
        "      then",
        "        do go(man, to)",
        "rule go(man: piece, to: site)",
        "  move men on to to box",
        "  move man to to",
        "  set seen = seen + to",
        "  set order = order + man",
        "  set tired of man = yes",
        "  set height of to = (height of to) + 1",
        "  announce landed(man) at to",
        "moment landed(man: piece)",
        "when landed(man) if here is s3 as trap",
        "  tell T-1 en \"Trapped.\" it \"Preso.\"",
        "  move man to pile",
        "  do count(10)",
        "when landed(man) if here is s6 as out",
        "  finish won by owner of man T-2 en \"Out.\" it \"Fuori.\"",
        "rule count(more: number)",
        "  repeat more times",
        "    set n = n + 1",
        "rule twice(man: piece, to: site)",
        "  do go(man, to)",
        "  do go(man, s1)",
        "rule until(last: number)",
        "  for each i in 1 .. 10",
        "    if i > last",
        "      stop",
        "    set n = i",
        "rule rest-of-turn()",
        "  set n = 5",
        "  do stopped()",
        "  set n = 6",
        "rule stopped()",
        "  end turn",
        "rule leave()",
        "  retire mover",
        "rule note()",
        "  remember position",
        "rule unnoted()",
        "  forget positions",
        "rule deep(k: number)",
        "  if k > 0",
        "    set n = deeper(k - 1) + 1",
        "function deeper(k: number): number = supposing do deep(k): n",
        "function crowd(s: site): number = number of men on s",
        "function leaving(man: piece, s: site): set of site",
        "  let k = 3",
        "  let found: set of site = none",
        "  for each t in field where supposing do go(man, t): no men of blue on s",
        "    set found = found + (t if k is 3 otherwise s1)",
        "  answer found",
    };

    private static final Ruleset RULES = SampleRules.written(GAME);

    static Stream<String> claims() {
        return Stream.of(
                "supposing do go(red-1, s5): site of red-1 is s5 and no men of blue on s5 and site of blue-1 is box",
                "(supposing do go(red-1, s5): no men on s1) and some men on s1 and site of blue-1 is s5",
                "(supposing do go(red-1, s4): seen is [s4] and order is [red-1]) and no seen and no order",
                "(supposing do go(red-1, s4): tired of red-1 and height of s4 is 1) and not tired of red-1 and height of s4 is 0",
                "(supposing do go(red-1, s3): site of red-1 is pile and n is 10) and n is 0",
                "(supposing do go(red-1, s3): stack of pile is [red-3, blue-2, red-1]) and stack of pile is [red-3, blue-2]",
                "supposing do twice(red-2, s3): site of red-2 is s1 and site of red-1 is box",
                "(supposing do go(red-1, s6): site of red-1 is s6) and site of red-1 is s1",
                "supposing do until(4): n is 4",
                "supposing do rest-of-turn(): n is 5 and mover is red",
                "(supposing do leave(): players is [blue]) and number of players is 2",
                "(supposing do note(): times-seen() is 2) and times-seen() is 1",
                "(supposing do unnoted(): times-seen() is 0) and times-seen() is 1",
                "supposing do go(red-1, s4): supposing do go(red-2, s4): site of red-1 is box and order is [red-1, red-2]",
                "supposing do go(red-1, s4): supposing red-2 moves to s4: crowd(s4) is 2",
                "supposing red-2 moves to s4: supposing do go(red-1, s4): crowd(s4) is 1",
                "supposing do go(one men on s2, site of blue-1): men on s5 is [red-2]",
                "supposing do go((supposing do go(red-1, s5): one men on s5), s4): men on s4 is [red-1] and men on s5 is [blue-1]",
                "supposing do until(supposing do until(supposing do count(3): n): n + 1): n is 4",
                "(those s in field where supposing do go(red-1, s): no men of blue on field) is [s5]",
                "every s in [s4, s5] where supposing do go(red-1, s): site of red-1 is s",
                "most of (supposing do until(k): n) for k in 1 .. 6 is 6",
                "leaving(red-1, s5) is [s5]",
                "(supposing do deep(0): n) is 0 and (supposing do deep(30): n) is 30");
    }

    @ParameterizedTest
    @MethodSource("claims")
    void aClaimHolds(String claim) {
        for (InTier tier : InTier.values()) {
            Ruleset rules = tier.of(RULES);
            Match match = Match.start(rules, 1);
            assertThat(match.holds(rules.claim(SampleRules.condition(rules, claim))))
                    .as("%s: %s", tier, claim)
                    .isTrue();
        }
    }

    /** The same asked by options of a rule file, where the rules have their steps among those of the game. */
    @ParameterizedTest
    @ValueSource(strings = {"# nothing hidden", "each men keeps worth: number = 0, seen by owner unless n > 5"})
    void whatAnOptionRequiresIsTheSame(String hidden) {
        List<String> lines = new ArrayList<>(List.of(GAME));
        lines.add(lines.indexOf("start"), hidden);
        List<String> claims = claims().toList();
        List<String> options = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            options.add("    option claim-" + i);
            options.add("      require " + claims.get(i) + " because T-9 en \"No.\" it \"No.\"");
        }
        lines.addAll(lines.indexOf("rule go(man: piece, to: site)"), options);
        Ruleset rules = SampleRules.written(lines.toArray(String[]::new));
        List<String> moves = new ArrayList<>();
        List<Long> left = new ArrayList<>();
        for (InTier tier : InTier.values()) {
            Match match = Match.start(tier.of(rules), 1);
            moves.clear();
            match.decision().legal().forEach(move -> moves.add(move.toString()));
            for (int i = 0; i < claims.size(); i++)
                assertThat(moves).as("%s: %s", tier, claims.get(i)).contains("claim-" + i);
            left.add(match.execution().fuel());
        }
        assertThat(left).as("all pay the same").containsOnly(left.get(0));
    }

    @Test
    void nobodyHearsOfIt() {
        List<String> heard = new ArrayList<>();
        Match match = Match.start(RULES, 1, event -> heard.add(event.text("en")));
        heard.clear();
        long before = match.execution().fingerprint();
        assertThat(match.holds(RULES.claim(SampleRules.condition(RULES, "supposing do go(red-1, s3): n is 10"))))
                .isTrue();
        assertThat(match.execution().fingerprint()).isEqualTo(before);
        assertThat(heard).isEmpty();
        match.play("go red-1 s3");
        assertThat(heard).as("in earnest it is told").contains("Trapped.");
    }

    // ---------------------------------------------------------------- failures

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of("supposing do go(one men on s4, s5): yes", "no piece to move", true),
                Arguments.of("supposing do count(100000000): yes", "does not come to an end", true),
                Arguments.of(
                        "sum of (supposing do count(100000): n) for k in 1 .. 10 is 1000000",
                        "does not come to an end",
                        true),
                Arguments.of("supposing do deep(1000): yes", "too often inside itself", true),
                Arguments.of("supposing do count(1): 1 / (n - 1) is 0", "divided by zero", false));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatFailsInItFailsAtItsLineAndLeavesTheMatchAsItWas(String claim, String what, boolean inRule) {
        for (InTier tier : InTier.values()) {
            Ruleset rules = tier.of(RULES);
            Match match = Match.start(rules, 1);
            long before = match.execution().fingerprint();
            RuleFailure failure = catchThrowableOfType(
                    RuleFailure.class, () -> match.holds(rules.claim(SampleRules.condition(rules, claim))));
            assertThat(failure).as("%s: %s", tier, claim).isNotNull();
            assertThat(failure.what()).contains(what);
            assertThat(failure.span().source().name()).isEqualTo(inRule ? "sample.rules" : "condition");
            assertThat(match.execution().fingerprint()).isEqualTo(before);
            assertThat(match.holds(rules.claim(SampleRules.condition(rules, "supposing do count(2): n is 2"))))
                    .as("and the next is asked as ever")
                    .isTrue();
            match.play("go red-1 s4");
        }
    }

    // ---------------------------------------------------------------- a game

    private static Ruleset kings() throws IOException {
        return Ruleset.of(
                Shipped.compiled(CompileRequest.of(SourceText.of("two-kings.rules", Files.readString(KINGS)))),
                2,
                Map.of());
    }

    @ParameterizedTest
    @EnumSource(InTier.class)
    void theReasonIsGivenAndWhatThreatensIsShown(InTier tier) throws IOException {
        Match match = Match.start(tier.of(kings()), 1);
        match.play("step white-tower-1 b3");
        match.play("step black-tower-2 a4");
        Answer answer = match.ask("step white-tower-2 d1");
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        var why = ((Answer.Refused) answer).why();
        assertThat(why.rule()).isEqualTo("TK-1.4");
        assertThat(why.text("en")).isEqualTo("You may not leave your king in danger.");
        assertThat(why.shown()).extracting(Thing::id).containsExactly("black-tower-2");
    }

    /** Both tiers, and code of which every second operation is a node, find the same and pay the same for it. */
    @Test
    void allTiersPlayTheGameTheSame() throws IOException {
        Ruleset tree = kings().in(Tier.TREE);
        for (Ruleset other : List.of(tree.in(Tier.CODE), tree.in(Tier.MIXED))) {
            for (int seed = 0; seed < 20; seed++) {
                Match match = Match.start(tree, seed);
                Match same = Match.start(other, seed);
                Chance chance = new Chance(seed);
                for (int i = 0; i < 60 && !match.isOver(); i++) {
                    assertThat(standing(same)).isEqualTo(standing(match));
                    int index = chance.below(match.legalCount());
                    match.playIndex(index);
                    same.playIndex(index);
                }
                assertThat(standing(same)).isEqualTo(standing(match));
            }
        }
    }

    private static String standing(Match match) {
        Execution x = match.execution();
        return x.decider() + " " + Arrays.toString(Arrays.copyOf(x.legal, x.legalCount)) + " " + x.fuel() + " "
                + x.fingerprint() + " " + x.isOver();
    }

    /** Finding moves and explaining agree, move by move. */
    @Test
    void whatIsRefusedHasItsReason() throws IOException {
        LegalMovesLaw law = new LegalMovesLaw(kings(), 10);
        int tested = 0;
        for (int seed = 0; seed < 4; seed++) tested += law.play(seed);
        assertThat(tested).isGreaterThan(10);
    }
}
