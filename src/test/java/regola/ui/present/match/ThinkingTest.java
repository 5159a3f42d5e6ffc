package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.opponent.Strength;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.ProblemView;
import regola.ui.view.Rival;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** Computers think beside the match: nothing waits for them, and what nobody wants to know any more is not heard. */
class ThinkingTest {
    private static final Ruleset MORRIS = Shipped.rules("nine-mens-morris", 2);

    private final Deque<Runnable> thoughts = new ArrayDeque<>();
    private final Thinking thinking = new Thinking(thoughts::add, new Tunings());
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Duration> waits = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final List<MatchRecord> records = new ArrayList<>();
    private final List<ProblemView> troubles = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, thinking, (wait, then) -> {
                waits.add(wait);
                waiting.add(then);
            });

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private int moment() {
        return now().story().moment();
    }

    private void start(Map<String, String> computers) {
        game.record(records::add);
        game.pace(Tempo.USUAL);
        game.start(new MatchSetUp(MORRIS, 7, computers));
        thoughts.pop().run(); // how to look ahead in these rules
        game.shown(now().serial());
    }

    private void timePasses() {
        waiting.remove(waiting.size() - 1).run();
    }

    @Test
    void theFirstPictureWaitsForNoThought() {
        game.start(new MatchSetUp(MORRIS, 7, Map.of("white", "beginner")));
        assertThat(pictures).hasSize(1);
        assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
        assertThat(thoughts).as("how to look ahead, and the move").hasSize(2);
    }

    @Test
    void whoHasThoughtSoonerStillWaitsTillPeopleCouldFollow() {
        start(Map.of("white", "beginner"));
        thoughts.pop().run();
        assertThat(moment())
                .as("it knows its move, but nobody could have followed")
                .isZero();
        assertThat(waits)
                .singleElement()
                .satisfies(wait -> assertThat(wait).isGreaterThanOrEqualTo(Duration.ofMillis(500)));
        timePasses();
        assertThat(moment()).isEqualTo(1);
    }

    @Test
    void whoHasNotThoughtYetMovesAsSoonAsItHas() {
        start(Map.of("white", "beginner"));
        timePasses();
        assertThat(moment()).isZero();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
        thoughts.pop().run();
        assertThat(moment()).isEqualTo(1);
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
    }

    @Test
    void aPressHurriesAndNoMoreThanThat() {
        start(Map.of("white", "beginner"));
        game.pointOff(Double.NaN, Double.NaN);
        game.hurry();
        assertThat(moment()).as("nobody makes a move without having thought").isZero();
        thoughts.pop().run();
        assertThat(moment()).isEqualTo(1);
    }

    @Test
    void whatWasThoughtAboutAnotherMomentIsNotHeard() {
        start(Map.of("black", "beginner"));
        game.choose(now().decision().moves().get(0).key());
        game.shown(now().serial());
        timePasses();
        assertThat(thoughts).hasSize(1);
        game.undo();
        assertThat(moment()).isZero();
        thoughts.pop().run();
        assertThat(moment()).as("black's answer to a move that was taken back").isZero();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
    }

    @Test
    void whoTakesTheSeatDecidesThere() {
        start(Map.of("white", "beginner"));
        timePasses();
        game.seat("white", null);
        thoughts.pop().run();
        assertThat(moment()).isZero();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
        game.seat("white", "easy");
        assertThat(now().seats().get(0).rival()).isEqualTo("easy");
        assertThat(thoughts).hasSize(1);
    }

    @Test
    void anotherStrengthThinksAnew() {
        start(Map.of("white", "beginner"));
        game.seat("white", "fair");
        assertThat(thoughts).hasSize(2);
        game.shown(now().serial());
        timePasses();
        thoughts.pop().run();
        assertThat(moment()).as("the beginner's move").isZero();
        thoughts.pop().run();
        assertThat(moment()).isEqualTo(1);
    }

    @Test
    void whoLooksAwayOrLeavesOrBeginsAgainHearsNothing() {
        start(Map.of("white", "beginner"));
        timePasses();
        game.rest(true);
        thoughts.pop().run();
        assertThat(moment()).isZero();
        game.rest(false);
        assertThat(thoughts).as("it thinks again").hasSize(1);
        timePasses();
        game.restart();
        thoughts.pop().run();
        assertThat(moment()).isZero();
        game.leave(() -> {});
        int before = pictures.size();
        while (!thoughts.isEmpty()) thoughts.pop().run();
        assertThat(pictures).hasSize(before);
    }

    @Test
    void aLanguageChangesNothingInWhatIsThought() {
        start(Map.of("white", "beginner"));
        game.speak("it");
        assertThat(thoughts).hasSize(1);
        game.shown(now().serial());
        timePasses();
        thoughts.pop().run();
        assertThat(moment()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"beginner", "easy", "fair"})
    void theSameMatchGoesTheSameWay(String level) {
        List<List<String>> played = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            // However slow the machine is: nobody is cut short.
            Thinking patient = new Thinking(Runnable::run, Duration.ofHours(1));
            GamePresenter alone = new GamePresenter(Runnable::run, pictures::add, problem -> {}, patient);
            alone.record(records::add);
            alone.start(new MatchSetUp(MORRIS, 11, Map.of("white", level, "black", level)));
            for (int move = 0; move < 4; move++) alone.shown(now().serial());
            played.add(records.get(records.size() - 1).moves());
        }
        assertThat(played.get(0)).hasSize(4).isEqualTo(played.get(1));
    }

    @Test
    void whatCanBeDoneOnlyOneWayIsNotThoughtAbout() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 7);
        while (match.legalCount() != 1) match.playIndex(0);
        Thought thought = thinking.begin(match, "best", "best", 1, ended -> {}, trouble -> {});
        assertThat(thoughts).isEmpty();
        assertThat(thought.choice()).isZero();
        for (Tempo tempo : Tempo.values())
            assertThat(tempo.trifle(0)).isEqualTo(500).isLessThanOrEqualTo(tempo.thinking(0));
    }

    @Test
    void whatIsKnownOfRulesIsFoundOutOnce() {
        assertThat(thinking.tuning(MORRIS)).isSameAs(thinking.tuning(Shipped.rules("nine-mens-morris", 2)));
    }

    @ParameterizedTest
    @EnumSource(Strength.class)
    void everyStrengthHasAFaceAndANameOfItsOwn(Strength strength) {
        Rival rival = Rival.of(strength.id()).orElseThrow();
        assertThat(Rival.OFFERED.get(strength.ordinal())).isEqualTo(rival);
        assertThat(getClass().getResource("/art/" + rival.face() + ".svg")).isNotNull();
        for (String language : List.of("en", "it")) {
            Texts texts = Texts.in(language);
            assertThat(texts.get(rival.nameKey())).hasSizeLessThan(12).isNotEqualTo(rival.nameKey());
            assertThat(texts.get(rival.aboutKey())).endsWith(".").isNotEqualTo(rival.aboutKey());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void noTwoKindsOfPlayersShareAName(String language) {
        Texts texts = Texts.in(language);
        assertThat(Stream.of(Rival.values()).map(rival -> rival.name(texts)))
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).hasSizeBetween(2, 11));
    }
}
