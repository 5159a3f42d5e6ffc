package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import regola.advice.WhyBetter.Happens;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.search.Budget;
import regola.search.Tuning;

/** Red is to hop a frog, Green has one frog apart and can join it next: whoever gives advice says so first. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DangerTest {
    private Match match;
    private Adviser adviser;
    private Advice hint;

    @BeforeAll
    void playOn() throws IOException {
        match = Match.start(Shipped.rules("army-of-frogs", 2), 11);
        for (String made : Files.readAllLines(Path.of("src/test/resources/advice/green-can-win.txt")))
            match.play(match.decision().legal().stream()
                    .filter(move -> move.text().equals(made))
                    .findFirst()
                    .orElseThrow());
        adviser = new Adviser(Tuning.of(match.rules()), Budget.ofIterations(1_500), 1);
        hint = adviser.hint(match, 3, () -> false);
    }

    @Test
    void thatSomebodyElseCanWinNextIsTheFirstReason() {
        assertThat(hint.reasons().get(0)).isInstanceOfSatisfying(Happens.class, happens -> {
            assertThat(happens.when().isTheirs()).isTrue();
            assertThat(happens.event().kind()).isEqualTo(Event.Kind.FINISHED);
        });
        assertThat(hint.reasons().get(0).text("en")).endsWith("The army of Green is joined – Green wins.");
        assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Look out: Green can win next.");
    }

    @Test
    void itIsKnownWithWhichFrog() {
        assertThat(hint.stake().winner()).isNotNull();
        assertThat(hint.stake().winner().is(Type.Base.SITE)).isTrue();
    }

    /** No frog is left in the hands: between a hop and the answer there is only a pass. */
    @Test
    void whoeverAsksAboutAMoveThatLosesSeesHow() {
        for (int move = 0; move < match.legalCount(); move++) {
            Objection objection = adviser.against(match, move, hint, 3, () -> false);
            if (!objection.losesNext()) continue;
            assertThat(objection.reply()).hasSize(1);
            assertThat(objection.reply().get(0).arguments().get(0).id())
                    .isEqualTo(hint.stake().winner().id());
            assertThat(objection.line().size()).isGreaterThan(2);
            return;
        }
        assertThat(match.legalCount()).as("some move lets Green win").isZero();
    }
}
