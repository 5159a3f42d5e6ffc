package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.board.Ref;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** A move that is all that can be done says why, waits a little, and plays itself, unless somebody stops it. */
class OnlyMoveTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final List<Duration> waits = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, new RandomOpponent(5), (wait, then) -> {
                waits.add(wait);
                waiting.add(then);
            });

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @BeforeEach
    void aMatchThatBeginsWithNothingToDecide() {
        game.playForced(true);
        start(Set.of());
    }

    private void start(Set<String> computers) {
        Ruleset rules = Shipped.rules("army-of-frogs", 2);
        game.start(new MatchSetUp(rules, 7, computers));
        game.shown(now().serial());
    }

    /** The time passes that the last one who waits has asked for. */
    private void timePasses() {
        waiting.remove(waiting.size() - 1).run();
    }

    @Test
    void theRulesSayWhy() {
        assertThat(now().decision().isForced()).isTrue();
        assertThat(now().decision().forced()).isEqualTo("Red has no frog in the colony, so there is no hop.");
        assertThat(waits).containsExactly(Duration.ofMillis(DecisionView.FORCED_MILLIS));
        game.speak("it");
        assertThat(now().decision().forced()).isEqualTo("Rosso non ha rane nella colonia: niente salto.");
    }

    @Test
    void itPlaysItselfWhenTheTimeHasPassed() {
        timePasses();
        assertThat(now().story().moment()).isEqualTo(1);
        assertThat(now().decision().question()).contains("adds a frog");
    }

    @Test
    void whoStopsItDoesItByHand() {
        game.hold();
        assertThat(now().decision().isForced()).isFalse();
        assertThat(now().decision().unplaced()).hasSize(1);
        game.shown(now().serial());
        assertThat(waits).as("it is not about to play itself again").hasSize(1);
        timePasses();
        assertThat(now().story().moment())
                .as("the time that had begun means nothing any more")
                .isZero();
        game.choose(now().decision().unplaced().get(0).key());
        assertThat(now().story().moment()).isEqualTo(1);
    }

    @Test
    void whateverIsPointedAtStopsItToo() {
        game.point(List.of(Ref.site("0,0")));
        timePasses();
        assertThat(now().story().moment()).isZero();
        assertThat(now().decision().isForced()).isFalse();
    }

    @Test
    void takingBackTakesItBackWithWhatLedToIt() {
        int decided = -1;
        while (now().story().moment() < 30) {
            if (now().decision().isForced()) {
                if (decided >= 0) break;
                timePasses();
            } else {
                decided = now().story().moment();
                game.choose(now().decision().moves().get(0).key());
            }
            game.shown(now().serial());
        }
        assertThat(now().decision().isForced())
                .as("something is forced after a choice")
                .isTrue();
        timePasses();
        game.undo();
        assertThat(now().story().moment()).isEqualTo(decided);
        assertThat(now().decision().isForced()).isFalse();
        assertThat(now().decision().legal()).isGreaterThan(1);
    }

    @Test
    void nothingPlaysItselfWhereNobodyWantsThat() {
        game.playForced(false);
        assertThat(now().decision().isForced()).isFalse();
        timePasses();
        assertThat(now().story().moment()).isZero();
    }

    @Test
    void nothingPlaysItselfInThePast() {
        timePasses();
        game.goTo(0);
        assertThat(now().decision().legal()).isEqualTo(1);
        assertThat(now().decision().isForced()).isFalse();
    }

    @Test
    void whatIsChosenInSecretIsChosenByHand() {
        Ruleset rules = Shipped.rules("nin-jan", 2);
        game.start(new MatchSetUp(rules, 7, Set.of("p2")));
        int secretAndAlone = 0;
        for (int i = 0; i < 200 && !now().decision().isOver(); i++) {
            boolean secret = now().decision().question().contains("in secret");
            if (secret && now().decision().legal() == 1) {
                secretAndAlone++;
                assertThat(now().decision().isForced()).isFalse();
            }
            if (now().decision().waiting() == DecisionView.Waiting.COMPUTER
                    || now().decision().isForced()) {
                boolean forced = now().decision().isForced();
                game.shown(now().serial());
                if (forced) timePasses();
            } else {
                game.choose(now().decision().moves().get(0).key());
            }
        }
        assertThat(secretAndAlone).as("a hand comes to its last card").isPositive();
    }
}
