package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;

/** What the bar says of whose turn it is and of what was taken back is one thing, and true. */
class AskedTest {
    private static final int STEPS = 400;

    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final GamePresenter game = new GamePresenter(
            Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> waiting.add(then));

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private Asked asked(String language) {
        return Asked.of(now(), false, false, Texts.in(language));
    }

    private void start(String id, String language) {
        Ruleset rules = Shipped.rules(id, 4);
        game.speak(language);
        game.start(new MatchSetUp(rules, 7, Set.of()));
        Set<String> others =
                now().seats().stream().skip(1).map(SeatView::id).collect(Collectors.toCollection(LinkedHashSet::new));
        game.start(new MatchSetUp(rules, 7, others));
    }

    private void step(Random random) {
        DecisionView decision = now().decision();
        if (decision.waiting() == DecisionView.Waiting.PERSON) {
            game.choose(decision.moves()
                    .get(random.nextInt(decision.moves().size()))
                    .key());
            return;
        }
        game.shown(now().serial());
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }

    /** Who did something stands before it, but not as a second head over one sentence. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void whatHappenedJustNowHasOneColon(String language) {
        start("china-moon", language);
        Random random = new Random(3);
        int told = 0;
        for (int i = 0; i < STEPS && !now().decision().isOver(); i++) {
            for (String said : asked(language).subs()) {
                assertThat(said).doesNotContainPattern(": [^.!?]*\\p{L}: ");
                if (said.contains(" – ")) told++;
            }
            step(random);
        }
        assertThat(told).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"en, Your turn., turn. You choose.", "it, Tocca a te., Scegli tu."})
    void itIsOnePlayersTurnAtATime(String language, String yours, String elsewhere) {
        start("china-moon", language);
        Random random = new Random(3);
        int seen = 0;
        for (int i = 0; i < STEPS && !now().decision().isOver(); i++) {
            if (now().decision().waiting() == DecisionView.Waiting.PERSON) {
                String mover = now().seats().stream()
                        .filter(SeatView::moving)
                        .map(SeatView::id)
                        .findFirst()
                        .orElse("");
                boolean own = mover.equals(now().decision().decider().id());
                String said = asked(language).sub();
                assertThat(said.contains(yours))
                        .as(said)
                        .isEqualTo(own && !now().decision().isForced());
                if (!own) {
                    assertThat(said).contains(elsewhere);
                    seen++;
                }
            }
            step(random);
        }
        assertThat(seen).as("in another's turn something was asked").isPositive();
    }

    @ParameterizedTest
    @CsvSource({"en, Just now: , Your turn. ", "it, Poco fa: , Tocca a te. "})
    void whatTheOthersDidAndWhatToDoHaveALineEach(String language, String news, String yours) {
        start("moulin-rouge", language);
        Random random = new Random(3);
        int told = 0;
        for (int i = 0; i < STEPS && !now().decision().isOver(); i++) {
            boolean person = now().decision().waiting() == DecisionView.Waiting.PERSON;
            Asked asked = asked(language);
            if (person
                    && asked.tells()
                    && asked.head().indexOf('.') < 0
                    && asked.sub().startsWith(news)) {
                assertThat(asked.subs()).allSatisfy(sub -> {
                    assertThat(sub.lines()).hasSize(2);
                    assertThat(sub.lines().skip(1)).allMatch(line -> line.startsWith(yours));
                });
                told++;
            }
            step(random);
        }
        assertThat(told).isPositive();
    }

    /** Whoever has left a match that goes on is told so, and it waits until that has been read. */
    @ParameterizedTest
    @CsvSource({"en, You are out, takes your queen|eats your queen, Red", "it, Sei fuori, tua regina, Rosso"})
    void whoIsOutReadsItAndTheMatchWaits(String language, String out, String why, String name) {
        boolean told = false;
        for (int seed = 1; seed < 12 && !told; seed++) {
            start("croak", language);
            Random random = new Random(seed);
            for (int i = 0; i < 2 * STEPS && !now().decision().isOver() && !told; i++) {
                step(random);
                told = now().decision().waiting() == DecisionView.Waiting.PAUSED && now().isOut();
            }
        }
        assertThat(told).isTrue();
        assertThat(now().spokenOf().sort()).as("whose colour is beside it").isEqualTo(SeatView.Sort.HUMAN);
        Asked asked = asked(language);
        assertThat(asked.head()).isEqualTo(out);
        assertThat(asked.subs().get(0)).containsPattern(why).doesNotContain(name);
        assertThat(Asked.goOn(now(), false, false)).isEqualTo("decision.out.on");
        assertThat(Asked.goOn(now(), true, false))
                .as("what one looks round in is played on from there")
                .isEqualTo("advice.goOn");
        game.goOn();
        assertThat(now().decision().waiting()).isEqualTo(DecisionView.Waiting.COMPUTER);
    }

    @ParameterizedTest
    @CsvSource({"en, A water lily:, First your queen", "it, Una ninfea:, Prima la tua regina"})
    void whyThatIsRefusedIsSaidToWhoPlaysAlone(String language, String lily, String first) {
        List<String> refused = new ArrayList<>();
        start("croak", language);
        game.naming(false);
        Random random = new Random(3);
        for (int i = 0; i < 2 * STEPS && refused.isEmpty() && !now().decision().isOver(); i++) {
            DecisionView decision = now().decision();
            boolean own = decision.waiting() == DecisionView.Waiting.PERSON;
            if (own && decision.question().startsWith(lily)) {
                game.point(List.of(Ref.piece("red-q")));
                refused.add(now().why().sentence());
            }
            step(random);
        }
        assertThat(refused).singleElement().asString().startsWith(first);
    }

    /** What one plays for goes on behind one colon. */
    @ParameterizedTest
    @CsvSource({"en, The aim:", "it, Lo scopo:"})
    void theAimOfEveryGameGoesOnBehindItsColon(String language, String before) {
        for (String id : Shipped.games()) {
            Ruleset rules = Shipped.rules(id);
            game.speak(language);
            game.start(new MatchSetUp(rules, 7, Set.of()));
            String said = asked(language).sub();
            assertThat(said).as(id).startsWith(before);
            String aim = now().aim();
            assertThat(aim).as(id).doesNotContain(":", ";", "!").endsWith(".");
            String small = aim.substring(0, 1).toLowerCase(Locale.ROOT) + aim.substring(1);
            assertThat(said).startsWith(before + " " + small);
        }
    }

    /** What concerns who reads it is told longest, nothing twice, and nothing is cut within a sentence. */
    @ParameterizedTest
    @CsvSource({
        "0, Red bounces. Orange gives Red a flower. Blue hops.",
        "1, Orange gives Red a flower. Blue hops.",
        "2, Orange gives Red a flower."
    })
    void whatIsToldIsShortenedBySentences(int shorter, String said) {
        List<String> told = List.of(
                "A pad: Red must move on.",
                "Red bounces.",
                "A pad: Red must move on.",
                "Orange gives Red a flower.",
                "Blue hops.");
        assertThat(Asked.latest(told, "Orange", List.of("Red", "Orange", "Blue"))
                        .get(shorter))
                .isEqualTo(said);
    }

    @Test
    void whatDoesNotSayWhoDidItIsLeftOutFirst() {
        List<String> told = List.of("Red bounces.", "Blue hops.", "Nothing happens.");
        assertThat(Asked.latest(told, "Orange", List.of("Red", "Orange", "Blue")))
                .containsExactly("Red bounces. Blue hops. Nothing happens.", "Red bounces. Blue hops.", "Blue hops.");
    }

    /** What came of it is often the surprising half. */
    @Test
    void whatExplainsASentenceGoesBeforeAWholeOne() {
        List<String> told = List.of(
                "Blue turns a ring; all men on it ride along.", "A mill that is given takes nobody, but it protects.");
        assertThat(Asked.latest(told, "Red", List.of("Red", "Blue")))
                .startsWith(
                        String.join(" ", told),
                        "Blue turns a ring. A mill that is given takes nobody, but it protects.");
    }

    @Test
    void whatConcernsWhoReadsItIsLeftOutLast() {
        List<String> told = List.of("Orange gives Red a flower.", "Red bounces.", "Blue hops.");
        assertThat(Asked.latest(told, "Orange", List.of("Red", "Orange", "Blue")))
                .containsExactly(
                        "Orange gives Red a flower. Red bounces. Blue hops.",
                        "Orange gives Red a flower. Blue hops.",
                        "Orange gives Red a flower.");
    }

    /** Two have done something to whoever reads it: the last sentences but one do not tell of one of them alone. */
    @Test
    void ofEachWhoDidSomethingToYouSomethingIsTold() {
        List<String> told = List.of("Blue: Red's frog hops.", "Orange takes Red's fly.", "Orange swaps with Red.");
        assertThat(Asked.latest(told, "Red", List.of("Red", "Orange", "Blue")))
                .contains("Blue: Red's frog hops. Orange swaps with Red.");
    }

    @ParameterizedTest
    @CsvSource({"en, Taken back: your frog hops.", "it, Annullato: la tua rana salta."})
    void whatWasTakenBackIsToldToWhoPlaysAlone(String language, String said) {
        game.speak(language);
        game.naming(false);
        game.start(new MatchSetUp(Shipped.rules("china-moon", 3), 1, Set.of("green", "orange")));
        game.choose(now().decision().moves().get(0).key());
        game.undo();
        assertThat(asked(language).subs().get(0)).endsWith(said);
    }

    /** Whichever sentence is left, it is known who made the move; before the next of the same it is not said again. */
    @Test
    void whoMadeAMoveStaysWithWhatIsToldOfIt() {
        List<String> told =
                List.of("Orange: Red's frog bounces.", "Orange: Red's frog hops to Blue.", "Blue: Red's frog hops.");
        assertThat(Asked.latest(told, "Red", List.of("Red", "Orange", "Blue")))
                .containsExactly(
                        "Orange: Red's frog bounces. Red's frog hops to Blue. Blue: Red's frog hops.",
                        "Orange: Red's frog hops to Blue. Blue: Red's frog hops.",
                        "Blue: Red's frog hops.");
    }

    @Test
    void whoMadeTheMoveDoesNotKeepWhatNamesNobody() {
        List<String> told = List.of("The Green queen gains a servant.", "Pink: a male waits.", "Pink: a leaf.");
        assertThat(Asked.latest(told, "Red", List.of("Red", "Green", "Pink")))
                .contains("The Green queen gains a servant. Pink: a leaf.", "The Green queen gains a servant.")
                .last()
                .isEqualTo("The Green queen gains a servant.");
    }
}
