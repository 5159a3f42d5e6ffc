package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** A frog that lands on a mosquito lets another one hop: what that one brings belongs to the first hop. */
class RestOfTurnTest {
    private static final long SEED = 47222774220287L;

    private final Ruleset rules = Shipped.rules("croak", 4);
    private final Adviser adviser =
            new Adviser(Tuning.of(seed -> Match.start(rules, seed)), Budget.ofIterations(2_500), 1);

    @Test
    void aCaptureAfterWhichTheTurnBringsMoreIsBetterThanWhatBringsThatAlone() throws IOException {
        Match match = after(56);

        Advice hint = adviser.hint(match, 3, () -> false);

        assertThat(hint.best().text()).isEqualTo("hop red-s3 d4");
        Objection alone = adviser.against(match, index(match, "hop red-q e2"), hint, 3, () -> false);
        assertThat(alone.none()).isFalse();
    }

    @Test
    void nothingIsMissedThatTheRestOfTheTurnBringsAsWell() throws IOException {
        Match match = after(72);
        int goesOn = index(match, "hop red-s1 h3");

        assertThat(RestOfTurn.goesOn(match, goesOn)).isTrue();
        assertThat(RestOfTurn.goesOn(match, index(match, "stop"))).isFalse();
        Advice hint = adviser.hint(match, 3, () -> false);
        List<WhyBetter> queen = hint.reasons();
        assertThat(queen)
                .extracting(reason -> reason.text("en"))
                .anyMatch(said -> said.contains("takes the Pink queen"));
        assertThat(RestOfTurn.notMadeUp(queen, match, goesOn))
                .extracting(reason -> reason.text("en"))
                .noneMatch(said -> said.contains("takes the Pink queen"));
        assertThat(RestOfTurn.notMadeUp(queen, match, index(match, "stop"))).isEqualTo(queen);
    }

    /** Two men on a ray are nearly a mill while the third is in the hand, and not where the gap is taken. */
    @Test
    void aMillIsReadyToMakeFromTheHand() {
        Ruleset mill = Shipped.rules("moulin-rouge", 2);
        Match match = Match.start(mill, 1);
        play(match, "place a1", "place d1", "place a3");
        int ready = IntStream.range(0, mill.aims().size())
                .filter(aim -> mill.aims().get(aim).id().equals("near-mills"))
                .findFirst()
                .orElseThrow();

        long one = match.aim(ready, 0);
        assertThat(one).isPositive();
        play(match, "place a2");
        assertThat(match.aim(ready, 0)).isZero();
    }

    private Match after(int moves) throws IOException {
        Match match = Match.start(rules, SEED);
        List<String> all = Files.readAllLines(Path.of("src/test/resources/advice/mosquitoes.moves"));
        play(match, all.subList(0, moves).toArray(String[]::new));
        return match;
    }

    private static void play(Match match, String... moves) {
        for (String move : moves) match.playIndex(index(match, move));
    }

    private static int index(Match match, String move) {
        return IntStream.range(0, match.legalCount())
                .filter(each -> match.legal(each).text().equals(move))
                .findFirst()
                .orElseThrow();
    }
}
