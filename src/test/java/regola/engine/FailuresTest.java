package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.RuleFailure;

/** A rule file that asks for something impossible is stopped with its line, and nothing else comes out. */
class FailuresTest {
    private static final List<String> GAME = List.of(
            "board field",
            "  sites a1 .. a4 from 0, 0 to 3, 0",
            "pieces men: 2 \"{player}-{n}\" for each player",
            "keep n: number = 0",
            "keep many: list of number = none",
            "function endless(k: number): number",
            "  let x = k",
            "  while x > 0",
            "    set x = x + 1",
            "  answer x",
            "function deeper(k: number): number = deeper(k + 1) + 1",
            "function nowhere(): site",
            "  if n > 0",
            "    answer a1",
            "  answer none",
            "turn",
            "  if n > 1000",
            "    finish drawn",
            "  choose go by mover",
            "    option go (to in field)",
            "      require n is 0 because T-1 en \"No.\" it \"No.\"");

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of("set n = 1 / n", "divided by zero"),
                Arguments.of("set n = 1 mod n", "divided by zero"),
                Arguments.of("set n = item 2 of [1]", "no item 2"),
                Arguments.of("set n = item 0 of [1]", "no item 0"),
                Arguments.of("set n = first of many", "no first number"),
                Arguments.of("move random of men on a1 to a2", "drawn at random from nothing"),
                Arguments.of("move one men on a1 to a2", "no piece to move"),
                Arguments.of("move red-1 to nowhere()", "no site to move to"),
                Arguments.of("set n = endless(1)", "does not come to an end"),
                Arguments.of("set n = deeper(1)", "too often inside itself"),
                Arguments.of("set many = 1 .. 10000000", "too long"),
                Arguments.of("let much: list of number = none\n  repeat 10000000 times\n    add 7 to much", "too long"),
                Arguments.of("do again()", "too often inside itself"),
                Arguments.of("do never()", "does not come to an end"),
                Arguments.of("set n = 1", "nothing to choose"));
    }

    /** @return a game that begins with a statement */
    static Ruleset failing(String statement) {
        List<String> lines = new ArrayList<>(GAME);
        lines.addAll(List.of(
                "start",
                "  " + statement,
                "rule again()",
                "  do again()",
                "rule never()",
                "  while 1 < 2",
                "    set n = n + 1"));
        return SampleRules.written(lines.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void theRuleFileFailsAtItsLine(String statement, String what) {
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> Match.start(failing(statement), 1));
        assertThat(failure).isNotNull();
        assertThat(failure.what()).contains(what);
        assertThat(failure.why()).isNotEmpty();
        assertThat(failure.fix()).isNotEmpty();
        assertThat(failure.span()).isNotNull();
        assertThat(failure.getMessage()).startsWith("sample.rules:");
    }

    @Test
    void aTurnWithoutAnyDecisionIsStopped() {
        Ruleset rules = SampleRules.written(
                "board field",
                "  site a1 at 0, 0",
                "pieces men: 1 man",
                "rule over()",
                "  finish drawn",
                "keep n: number = 0",
                "turn",
                "  set n = n + 1");
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> Match.start(rules, 1));
        assertThat(failure.what()).contains("does not come to an end");
    }

    @Test
    void aListThatGrowsForEverIsStopped() {
        Ruleset rules = SampleRules.written(
                "board field",
                "  site a1 at 0, 0",
                "pieces men: 1 man",
                "rule over()",
                "  finish drawn",
                "keep many: list of number = [1]",
                "turn",
                "  while 1 < 2",
                "    set many = many + many",
                "  choose go by mover",
                "    option go");
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> Match.start(rules, 1));
        assertThat(failure.what()).contains("too long");
    }

    @Test
    void whenAllHaveRetiredSomebodyMustFinish() {
        Ruleset rules = SampleRules.written(
                "board field",
                "  site a1 at 0, 0",
                "pieces men: 1 man",
                "rule over()",
                "  finish drawn",
                "turn",
                "  choose go by mover",
                "    option go",
                "      then",
                "        retire mover");
        Match match = Match.start(rules, 1);
        match.play("go");
        RuleFailure failure = catchThrowableOfType(RuleFailure.class, () -> match.play("go"));
        assertThat(failure.what()).contains("nobody is left");
    }

    /** A copy from before is as good as new when the match has failed. */
    @Test
    void aFailureHarmsNoCopy() {
        Ruleset rules = SampleRules.written(
                "board field",
                "  site a1 at 0, 0",
                "pieces men: 1 man",
                "rule over()",
                "  finish drawn",
                "keep n: number = 1",
                "turn",
                "  choose go by mover",
                "    option fail",
                "      then",
                "        set n = 1 / 0",
                "    option go");
        Match match = Match.start(rules, 1);
        Match copy = match.copy();
        assertThat(catchThrowableOfType(RuleFailure.class, () -> match.play("fail")))
                .isNotNull();
        copy.play("go");
        assertThat(copy.mover()).isEqualTo(1);
    }

    /** The second requirement fails by itself where the first does not hold; only the written order is safe. */
    @Test
    void aRequirementMayRelyOnThoseAboveIt() {
        Ruleset rules = SampleRules.written(
                "board field",
                "  sites a1 .. a4 from 0, 0 to 3, 0",
                "pieces men: 1 man",
                "rule over()",
                "  finish drawn",
                "keep many: list of site = none",
                "function last(l: list of site, n: number): site",
                "  let k = n",
                "  answer item k of l",
                "turn",
                "  choose go by mover",
                "    option go (to in field)",
                "      require to is a1 or some many because T-1 en \"One.\" it \"Uno.\"",
                "      require some many because T-2 en \"Two.\" it \"Due.\"",
                "      require last(many, length of many) is to because T-3 en \"Three.\" it \"Tre.\"",
                "      then",
                "        set many = many + [a1]",
                "    option add (to in field)",
                "      then",
                "        set many = many + [to]");
        Match match = Match.start(rules, 1);
        assertThat(match.decision().legal()).hasToString("[add a1, add a2, add a3, add a4]");
        assertThat(match.ask("go a1").toString()).contains("T-2");
        match.play("add a3");
        match.play("add a2");
        assertThat(match.decision().legal()).hasToString("[go a2, add a1, add a2, add a3, add a4]");
        match.play("go a2");
        assertThat(match.position().object("vars")).containsEntry("many", List.of("a3", "a2", "a1"));
    }

    @Test
    void functionsNestedTooDeeplyForTheStackAreStopped() {
        String open = "(1 + ".repeat(38);
        Ruleset rules = SampleRules.written(
                "board field",
                "  site a1 at 0, 0",
                "pieces men: 1 man",
                "rule over()",
                "  finish drawn",
                "keep n: number = 1",
                "function deep(k: number): number",
                "  if k > 390",
                "    answer k",
                "  let m = " + open + "deep(k + 1)" + ")".repeat(38),
                "  answer m",
                "turn",
                "  set n = deep(1)",
                "  choose go by mover",
                "    option go");
        Thread small = new Thread(
                null,
                () -> assertThat(catchThrowableOfType(RuleFailure.class, () -> Match.start(rules, 1)))
                        .isNotNull(),
                "small",
                200_000);
        AtomicReference<Throwable> wrong = new AtomicReference<>();
        small.setUncaughtExceptionHandler((thread, e) -> wrong.set(e));
        small.start();
        try {
            small.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertThat(wrong.get()).isNull();
    }
}
