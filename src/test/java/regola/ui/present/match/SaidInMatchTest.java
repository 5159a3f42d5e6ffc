package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.language.Shipped;
import regola.language.model.Type;
import regola.ui.present.Rules;
import regola.ui.present.picture.Standing;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/** What is said to a press that leads nowhere, and which rule is there to be read meanwhile. */
class SaidInMatchTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter presenter = new GamePresenter(
            Runnable::run,
            pictures::add,
            problem -> {
                throw new AssertionError(problem);
            },
            KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private String said(String place) {
        presenter.point(List.of(Ref.site(place)));
        return now().why().sentence();
    }

    @Test
    void whoIsHemmedInIsToldThatThereIsNowhereToGo() {
        presenter.start(Rules.match(Shipped.rules("english-draughts", 2)));
        assertThat(said("c1")).isEqualTo("It is blocked: no square that it could go to is free.");
        assertThat(said("a7")).isEqualTo("That is not your man.");
    }

    /** Where a rule speaks of one place that was tried, it is said that there is none at all. */
    @Test
    void whereEachPlaceHasAReasonOfItsOwnItIsSaidThatThereIsNowhereToGo() {
        presenter.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
        Match morris = Match.start(Shipped.rules("nine-mens-morris", 2), 7);
        Random random = new Random(3);
        while (!morris.legal(0).text().startsWith("move")) {
            String move = morris.legal(random.nextInt(morris.legalCount())).text();
            presenter.attempt(move);
            morris.play(move);
        }
        Set<String> movable = morris.decision().legal().stream()
                .map(move -> move.arguments().get(0).id())
                .collect(Collectors.toSet());
        String hemmed = Standing.of(morris, -1).bySite().entrySet().stream()
                .filter(site -> site.getValue().stream().anyMatch(piece -> isMovers(morris, piece)))
                .map(Map.Entry::getKey)
                .filter(site -> !movable.contains(site))
                .sorted()
                .findFirst()
                .orElseThrow();
        assertThat(said(hemmed)).startsWith("This one has nowhere to go now. ");
    }

    private static boolean isMovers(Match match, String piece) {
        int number = (int) match.names().number(Type.PIECE, piece);
        return match.names().piece(number).owner() == match.decider();
    }

    /** Whoever presses what they would take means well: that somebody stands there is no mistake. */
    @Test
    void whoPressesWhatIsTakenIsToldToGoOn() {
        presenter.start(Rules.match(Shipped.rules("english-draughts", 2)));
        presenter.attempt("move e3 f4");
        presenter.attempt("move h6 g5");
        presenter.point(List.of(Ref.site("f4")));
        assertThat(said("g5")).isEqualTo("You take that one by going on: press where it is lit.");
        presenter.point(List.of(Ref.site("f4")));
        assertThat(said("e7")).as("nothing takes that one").doesNotContain("You take");
    }

    @Test
    void whoMayNotMoveNowIsToldWhyAndNotThatItIsHemmedIn() {
        presenter.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
        presenter.attempt("place a1");
        presenter.attempt("place d1");
        assertThat(said("a1")).startsWith("You have men in hand");
        assertThat(said("d1")).isEqualTo("There is already a man there.");
    }

    /** A move from one place to another begins with what stands there. */
    @ParameterizedTest
    @CsvSource({
        "english-draughts,First press a piece that is lit.",
        "kalah,There is no place just there. Press where it is lit.",
        "reversi,There is no place just there. Press where it is lit."
    })
    void whoPressesNothingIsToldWhatAMoveBeginsWith(String game, String said) {
        presenter.start(Rules.match(Shipped.rules(game, 2)));
        presenter.pointOff(0, 0);
        assertThat(now().why().sentence()).isEqualTo(said);
    }

    /** No letters stand on the wheel: where a ray is must be seen without them. */
    @Test
    void aRayIsCalledByWhereItIs() {
        presenter.start(Rules.match(Shipped.rules("moulin-rouge", 2)));
        for (String place : List.of("b1", "d1", "b2", "d2", "b3")) presenter.attempt("place " + place);
        assertThat(now().story().toString()).contains("Red makes a mill on the upper right ray; it may take one man");
    }

    /** What rules say of men on the board is beside the point of those that wait or were taken. */
    @ParameterizedTest
    @CsvSource({"nine-mens-morris,white,black,a7,d7", "moulin-rouge,red,blue,a1,c1"})
    void whoPressesAManThatWaitsIsToldWhatToPress(String game, String own, String other, String one, String two) {
        presenter.start(Rules.match(Shipped.rules(game, 2)));
        presenter.attempt("place " + one);
        presenter.attempt("place " + two);
        for (String seat : List.of(own, other)) {
            presenter.point(List.of(Ref.piece(seat + "-man"), Ref.kind(seat + "-man"), Ref.site("hand-" + seat)));
            assertThat(now().why().sort()).as(seat).isEqualTo(WhyView.Sort.STRAY);
            assertThat(now().why().sentence()).contains("ress ").contains("lit");
            if (seat.equals(other))
                assertThat(now().why().sentence())
                        .isEqualToIgnoringCase("That is " + other + "'s. Press where it is lit.");
        }
    }

    /** What cannot be moved at all is not asked for as if it could. */
    @Test
    void whoChoosesACardIsNotAskedWhatToMove() {
        presenter.start(Rules.match(Shipped.rules("nin-jan", 2), "p2"));
        assertThat(said("pile-1")).isEqualTo("Nothing happens there now. Press something that is lit.");
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
    }

    /** What lies there covered is asked about by whoever presses it. */
    @Test
    void whatIsOutOfTheGameSaysWhatItIs() {
        presenter.start(Rules.match(Shipped.rules("nin-jan", 2), "p2"));
        assertThat(said("box")).startsWith("Cards that were not dealt.");
        assertThat(now().why().sort()).isEqualTo(WhyView.Sort.STRAY);
    }

    @ParameterizedTest
    @CsvSource({"nine-mens-morris,NM-5.2", "moulin-rouge,MR-5.4"})
    void theRuleToBeReadIsThatOfAllThatCanBeDone(String game, String rule) {
        presenter.start(Rules.match(Shipped.rules(game, 2)));
        assertThat(now().decision().rule()).isEqualTo(rule);
    }
}
