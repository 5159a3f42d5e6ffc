package regola.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Files made to exhaust the compiler are answered in time, with an error or with a game. */
@Execution(ExecutionMode.CONCURRENT)
class LargeFilesTest {
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n"));
    }

    private static CompileResult compile(String... sections) {
        return assertTimeoutPreemptively(LONGEST, () -> SmallGame.compile(sections));
    }

    @Test
    void aLongChainOfFunctionsIsRefusedOrRead() {
        CompileResult result =
                compile(lines(5000, i -> "function f" + i + "() = f" + (i + 1) + "() + 1"), "function f5000() = 1");
        if (result.game().isEmpty()) assertThat(SmallGame.words(result)).anyMatch(words -> words.startsWith("R112"));
    }

    @Test
    void manyUnknownNamesAreCounted() {
        CompileResult result =
                compile("rule go()", lines(20_000, i -> "  set nothing" + i + " = count" + i + " + some-thing-" + i));
        assertThat(result.diagnostics()).hasSizeLessThan(60);
        assertThat(SmallGame.words(result)).anyMatch(words -> words.startsWith("R199"));
    }

    @Test
    void conditionsThatUnfoldWithoutEndAreRefused() {
        String doubling = lines(
                30,
                i -> "conditions c" + i + "(n: number)\n"
                        + (i == 0
                                ? "  require n > 0\n    because S-1 en \"No.\" it \"No.\""
                                : "  meets c" + (i - 1) + "(n + n)\n  meets c" + (i - 1) + "(n + n)"));
        CompileResult result =
                compile(doubling, "rule go()", "  choose act by mover", "    option act", "      meets c29(count)");
        assertThat(result.game()).isEmpty();
        assertThat(SmallGame.words(result)).anyMatch(words -> words.startsWith("R112") || words.startsWith("R420"));
    }

    @Test
    void manyOptionsThatMeetManyConditionsAreRefused() {
        String conditions = "conditions many(n: number)\n"
                + lines(200, i -> "  require n > " + i + "\n    because S-1 en \"No.\" it \"No.\"");
        CompileResult result = compile(
                conditions,
                "rule go()",
                "  choose act by mover",
                lines(3000, i -> "    option act" + i + "\n      meets many(count)"));
        assertThat(SmallGame.words(result)).anyMatch(words -> words.startsWith("R420"));
    }

    @Test
    void aVariantWithThousandsOfChangesIsRefused() {
        List<String> variant = List.of(lines(5000, i -> "remove S-" + i));
        CompileResult result = assertTimeoutPreemptively(LONGEST, () -> SmallGame.compileWith(variant));
        assertThat(SmallGame.words(result)).singleElement().asString().startsWith("R420");
    }

    @Test
    void manyVariablesAndSitesAreRead() {
        CompileResult result =
                compile(lines(5000, i -> "keep v" + i + ": number = " + (i == 0 ? "0" : "v" + (i - 1) + " + 1")));
        if (result.game().isEmpty()) assertThat(SmallGame.words(result)).anyMatch(words -> words.startsWith("R112"));
    }

    @Test
    void manyPiecesAreRefused() {
        CompileResult result =
                compile("choice big: 1 .. 999", "pieces many: 9 \"p-{big}-{worth}-{n}\" for each big and worth");
        assertThat(SmallGame.words(result)).anyMatch(words -> words.startsWith("R420"));
    }

    @Test
    void theLargestNumbersDoNoHarm() {
        String most = Long.toString(Long.MAX_VALUE);
        CompileResult result = compile(
                "choice wide: -" + most + " .. " + most,
                "choice last: " + most + " .. " + most,
                "setting huge: -" + most + " to " + most + " = 0",
                "pieces many, alike: huge many");
        assertThat(SmallGame.words(result))
                .hasSize(2)
                .anyMatch(words -> words.startsWith("R420"))
                .anyMatch(words -> words.startsWith("R426"));
        CompileResult crowd = SmallGame.compileWhole(
                SmallGame.PARTS.replace("players 2 to 3", "players 2 to 2147483647") + SmallGame.TURN, List.of());
        assertThat(SmallGame.words(crowd))
                .isNotEmpty()
                .allMatch(words -> words.startsWith("R114") || words.startsWith("R411"));
    }
}
