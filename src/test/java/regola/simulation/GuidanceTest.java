package regola.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.engine.Ruleset;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.source.SourceText;

/** What a computer player can go by: found in a few random matches, or found missing. */
class GuidanceTest {
    /** The first token that comes to the middle wins, but nobody has to move one there: chance hardly ever does. */
    private static final String ENDLESS = """
            game walk
              title en "Walk" it "Cammino"
              players 2: ann, bob

            board ring
              sites a1 .. a5 from 0, 0 to 4, 0
              lines rows
                a1 a2 a3 a4 a5
            pieces men, alike: 1 "{player}-man" for each player
            counter steps: number = 0

            start
              for each who in players
                move men of who to a1

            turn
              choose step by mover
                en "Walk." it "Cammina."
                option step (to in neighbours of site of (one men of mover))
                  then
                    move men of mover to to
                    set steps = steps + 1
              if steps >= 30
                finish drawn
            """;

    private static final String WON = "\n  if some men of mover on a2\n    finish won by mover\n";

    private static Guidance guidance(String game) {
        Guidance guidance = new Guidance();
        guidance.play(Ruleset.of(
                Shipped.compiled(new CompileRequest(SourceText.of("walk.rules", game), List.of())), 2, Map.of()));
        return guidance;
    }

    @Test
    void withoutPointsAimsAndWinnersThereIsNothing() {
        Guidance guidance = guidance(ENDLESS);
        assertThat(guidance.isNone()).isTrue();
        assertThat(guidance.matches()).isEqualTo(300);
        assertThat(guidance.undecided()).isEqualTo(300);
    }

    @Test
    void whoWinsWhenItIsPlayedOnIsSomethingToGoBy() {
        assertThat(guidance(ENDLESS.stripTrailing() + WON).isNone()).isFalse();
    }

    @Test
    void soIsAScoreOrAnAim() {
        assertThat(guidance(ENDLESS + "score of who = number of men of who on a5\n")
                        .isNone())
                .isFalse();
        assertThat(guidance(ENDLESS + "aim far of who en \"far\" it \"via\" = number of men of who on a5\n")
                        .isNone())
                .isFalse();
    }

    @Test
    void anAimThatIsAlwaysTheSameIsNamed() {
        Guidance guidance = guidance(ENDLESS
                + "aim men-left of who en \"men\" it \"pedine\" = number of men of who on ring\n"
                + "aim far of who en \"far\" it \"via\" = number of men of who on a5\n");
        assertThat(guidance.unvarying()).singleElement().satisfies(found -> {
            assertThat(found.aim().id()).isEqualTo("men-left");
            assertThat(found.amount()).isEqualTo(1);
            assertThat(found.asked()).isGreaterThan(100);
        });
    }

    @Test
    void anAimThatFailsIsToldOnceAndTheOthersAreTriedOn() {
        Guidance guidance = guidance(ENDLESS
                + "aim broken of who en \"b\" it \"b\" = 1 / (4 - steps)\n"
                + "aim same of who en \"s\" it \"s\" = 2\n");
        assertThat(guidance.failures())
                .extracting(RuleFailure::span)
                .singleElement()
                .satisfies(span -> assertThat(span.line()).isEqualTo(25));
        assertThat(guidance.unvarying()).extracting(found -> found.aim().id()).containsExactly("same");
    }

    @TestFactory
    Stream<DynamicTest> everyGameSaysSomethingToGoBy() {
        return Shipped.games().stream()
                .map(game -> DynamicTest.dynamicTest(game, () -> {
                    Guidance guidance = new Guidance();
                    Ruleset rules = Shipped.rules(game);
                    guidance.play(rules);
                    assertThat(rules.aims()).hasSizeBetween(2, 7);
                    assertThat(guidance.isNone()).isFalse();
                    assertThat(guidance.unvarying()).isEmpty();
                    assertThat(guidance.failures()).isEmpty();
                }));
    }
}
