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
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/** A move that is all that can be done says why, waits a little, and plays itself, unless somebody stops it. */
class OnlyMoveTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final List<Duration> waits = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {
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

    /** Somebody has made a choice, and now there is one move only. */
    private int forcedAfterAChoice() {
        int decided = -1;
        for (int i = 0; i < 40 && !(decided >= 0 && now().decision().isForced()); i++) {
            if (now().decision().isForced()) {
                game.playOnly();
            } else {
                decided = now().story().moment();
                game.choose(now().decision().moves().get(0).key());
            }
            waits.clear();
            game.shown(now().serial());
        }
        assertThat(now().decision().isForced())
                .as("something is forced after a choice")
                .isTrue();
        return decided;
    }

    /** Nobody chose what was the only move, whoever pressed it. */
    @Test
    void whatIsTakenBackGoesToWhereSomebodyChose() {
        int decided = forcedAfterAChoice();
        game.playForced(false);
        while (now().decision().isForced() || now().decision().moves().size() == 1)
            game.choose(now().decision().moves().get(0).key());
        game.undo();
        assertThat(now().story().moment()).isEqualTo(decided);
    }

    @Test
    void theRulesSayWhy() {
        assertThat(now().decision().isForced()).isTrue();
        assertThat(now().decision().forced()).isEqualTo("Red has no frog in the colony, so there is no hop.");
        game.speak("it");
        assertThat(now().decision().forced()).isEqualTo("Rosso non ha rane nella colonia: niente salto.");
    }

    @Test
    void whatCanOnlyBeGivenUpDoesNotWaitForAnybody() {
        assertThat(now().decision().patient()).isFalse();
        timePasses();
        assertThat(now().story().moment()).isEqualTo(1);
        assertThat(now().decision().question()).contains("adds a frog");
    }

    @Test
    void whoHasNotChosenAnythingYetIsWaitedFor() {
        timePasses();
        assertThat(now().story().moment()).isEqualTo(1);
        waits.clear();
        game.shown(now().serial());
        assertThat(now().decision().patient()).as("that was no choice").isTrue();
        assertThat(waits).isEmpty();
    }

    @Test
    void aPressOnWhatIsForcedPlaysIt() {
        game.playOnly();
        game.shown(now().serial());
        assertThat(now().decision().question()).contains("adds a frog");
        game.point(List.of(Ref.site("0,0")));
        assertThat(now().story().moment()).isGreaterThan(1);
        assertThat(now().why()).isNull();
    }

    @Test
    void aPressOnBareGroundIsMeantForWhatComesAfterWhatIsGivenUp() {
        game.pointOff(5, 5);
        assertThat(now().story().moment()).isEqualTo(1);
        assertThat(now().decision().question()).contains("adds a frog");
        assertThat(now().why().sentence()).doesNotContain("button");
    }

    @Test
    void aPieceThatIsPutDownOnBareGroundIsToldTheRule() {
        game.playOnly();
        game.shown(now().serial());
        game.lift(List.of(Ref.kind("red"), Ref.site("hand.red")));
        game.dropOff(10, 10, 3, 0);
        assertThat(now().why().sentence()).isEqualTo("The first frog goes to the middle of the table.");
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.REFUSED);
    }

    @Test
    void whoTakesUpAPieceForWhatComesNextDoesNotGiveUpFirst() {
        game.lift(List.of(Ref.kind("red"), Ref.site("hand.red")));
        assertThat(now().decision().question()).contains("adds a frog");
        assertThat(now().story().moment()).isEqualTo(1);
        game.drop(List.of(Ref.site("0,0")));
        assertThat(now().board().site("0,0").orElseThrow().pieces()).hasSize(1);
    }

    @Test
    void whatIsWrongThenIsToldTheRuleOfThen() {
        game.point(List.of(Ref.site("5,5")));
        assertThat(now().story().moment()).isEqualTo(1);
        assertThat(now().why().sentence()).isEqualTo("The first frog goes to the middle of the table.");
    }

    @Test
    void whereNothingPlaysItselfAPressOnlyPicks() {
        game.playForced(false);
        boolean met = false;
        for (int i = 0; i < 40 && !met; i++) {
            boolean only = now().decision().legal() == 1;
            met = only && now().decision().choices().isEmpty();
            if (!met) game.choose(now().decision().moves().get(0).key());
        }
        assertThat(met).as("some hop is the only one").isTrue();
        int at = now().story().moment();
        String from = now().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .findFirst()
                .orElseThrow()
                .id();
        game.point(List.of(Ref.site(from)));
        assertThat(now().story().moment()).isEqualTo(at);
        assertThat(now().board().sites()).anyMatch(site -> site.is(Role.TARGET));
    }

    @Test
    void itPlaysItselfWhenTheTimeHasPassed() {
        forcedAfterAChoice();
        int at = now().story().moment();
        assertThat(waits).containsExactly(Duration.ofMillis(DecisionView.FORCED_MILLIS));
        assertThat(now().decision().patient()).isFalse();
        timePasses();
        assertThat(now().story().moment()).isEqualTo(at + 1);
    }

    @Test
    void whoStopsItDoesItByHand() {
        forcedAfterAChoice();
        int at = now().story().moment();
        game.hold();
        assertThat(now().decision().isForced()).isFalse();
        game.shown(now().serial());
        assertThat(waits).as("it is not about to play itself again").hasSize(1);
        timePasses();
        assertThat(now().story().moment())
                .as("the time that had begun means nothing any more")
                .isEqualTo(at);
        game.choose(now().decision().moves().get(0).key());
        assertThat(now().story().moment()).isEqualTo(at + 1);
    }

    @Test
    void whoLeavesTheMatchFindsItAsItWas() {
        forcedAfterAChoice();
        int at = now().story().moment();
        game.rest(true);
        timePasses();
        game.rest(false);
        waits.clear();
        game.shown(now().serial());
        assertThat(waits).as("it plays itself no more").isEmpty();
        assertThat(now().story().moment()).isEqualTo(at);
        assertThat(now().decision().isForced()).isTrue();
        assertThat(now().decision().patient()).isTrue();
        game.playOnly();
        assertThat(now().story().moment()).isEqualTo(at + 1);
    }

    @Test
    void whoComesBackToAKeptMatchFindsItAsItWas() {
        List<MatchRecord> records = new ArrayList<>();
        game.record(records::add);
        forcedAfterAChoice();
        MatchRecord kept = records.get(records.size() - 1);
        waits.clear();
        game.resume(new Resumption(
                new MatchSetUp(kept.rules(), kept.seed(), kept.computers(), kept.called()),
                kept.start(),
                kept.moves(),
                kept.at()));
        game.shown(now().serial());
        assertThat(now().decision().isForced()).isTrue();
        assertThat(now().decision().patient()).isTrue();
        assertThat(waits).as("it plays itself no more").isEmpty();
    }

    @Test
    void whateverElseIsPointedAtStopsIt() {
        forcedAfterAChoice();
        int at = now().story().moment();
        game.pointOff(40, 40);
        timePasses();
        assertThat(now().story().moment()).isEqualTo(at);
        assertThat(now().decision().isForced()).isFalse();
    }

    @Test
    void takingBackTakesItBackWithWhatLedToIt() {
        int decided = forcedAfterAChoice();
        timePasses();
        game.undo();
        assertThat(now().story().moment()).isEqualTo(decided);
        assertThat(now().decision().isForced()).isFalse();
        assertThat(now().decision().legal()).isGreaterThan(1);
    }

    @Test
    void nothingPlaysItselfWhereNobodyWantsThat() {
        forcedAfterAChoice();
        int at = now().story().moment();
        game.playForced(false);
        assertThat(now().decision().isForced()).isFalse();
        timePasses();
        assertThat(now().story().moment()).isEqualTo(at);
    }

    /**
     * Who reads little and presses beside it is not asked something else: the button stays, and so does the question.
     */
    @Test
    void whatWaitsForAChildGoesOnWaitingAfterAWrongPress() {
        game.forChildren(true);
        for (int i = 0;
                i < 60 && !(now().decision().isForced() && now().decision().patient());
                i++) {
            if (now().decision().isForced()) game.playOnly();
            else game.choose(now().decision().moves().get(0).key());
            game.shown(now().serial());
        }
        assertThat(now().decision().patient()).as("a hop is the only one").isTrue();
        int at = now().story().moment();
        String forced = now().decision().forced();
        game.pointOff(40, 40);
        assertThat(now().story().moment()).isEqualTo(at);
        assertThat(now().why()).isNotNull();
        assertThat(now().decision().forced()).isEqualTo(forced);
        game.playOnly();
        assertThat(now().story().moment()).isGreaterThan(at);
    }

    @Test
    void nothingPlaysItselfInThePast() {
        forcedAfterAChoice();
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
                if (forced) game.playOnly();
            } else {
                game.choose(now().decision().moves().get(0).key());
            }
        }
        assertThat(secretAndAlone).as("a hand comes to its last card").isPositive();
    }
}
