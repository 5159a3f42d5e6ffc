package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.support.KnownRules;
import regola.ui.view.ProblemView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/** A running match goes on under changed rules, or stays as it is and one is told why. */
class CarryOverTest {
    private final List<MatchView> views = new ArrayList<>();
    private final List<WentOn> ways = new ArrayList<>();
    private final List<ProblemView> refused = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, views::add, problem -> refused.add(problem), KnownRules.thinking());

    @BeforeEach
    void playTwoHops() {
        game.start(Rules.match(Shipped.rules("china-moon", 3)));
        hop("red-1", "a2");
        hop("red-2", "a3");
    }

    private void hop(String frog, String to) {
        game.point(List.of(Ref.piece(frog)));
        game.point(List.of(Ref.site(to)));
    }

    private MatchView now() {
        return views.get(views.size() - 1);
    }

    private String placeOf(String frog) {
        return now().board().sites().stream()
                .filter(site ->
                        site.pieces().stream().anyMatch(piece -> piece.id().equals(frog)))
                .map(SiteView::id)
                .findFirst()
                .orElse("");
    }

    private void goOn(String old, String next) throws IOException {
        String text = Shipped.source("china-moon").text().replace("game china-moon", "game mine");
        assertThat(text).contains(old);
        Ruleset rules = Rules.text(text.replace(old, next), 3);
        game.goOnWith(Rules.match(rules), ways::add, refused::addAll);
    }

    @Test
    void theMatchGoesOnWhereItStandsUnderTheNewRules() throws IOException {
        goOn("from 1 to 4 = 2, 2, 2", "from 1 to 4 = 2, 2, 3");
        assertThat(ways).containsExactly(new WentOn(0, false));
        assertThat(placeOf("red-1")).isEqualTo("a2");
        assertThat(placeOf("red-2")).isEqualTo("a3");
        assertThat(now().decision().question()).contains("Hop 3");
        hop("green-1", "a5");
        assertThat(placeOf("green-1")).as("three free pads now: a1, a4, a5").isEqualTo("a5");
        game.undo();
        assertThat(placeOf("green-1")).isEqualTo("start");
    }

    @Test
    void movesOfThisTurnThatNoLongerHoldAreMadeAgain() throws IOException {
        goOn("from 1 to 4 = 2, 2, 2", "from 1 to 4 = 2, 3, 2");
        assertThat(ways).containsExactly(new WentOn(1, false));
        assertThat(placeOf("red-1")).isEqualTo("a2");
        assertThat(placeOf("red-2")).isEqualTo("start");
        assertThat(now().decision().question()).contains("Hop 2");
    }

    @Test
    void whatDoesNotFitIsToldAndTheMatchStays() throws IOException {
        int before = views.size();
        goOn("setting frogs-per-colour: 1 to 3 = 3", "setting frogs-per-colour: 1 to 3 = 1");
        assertThat(ways).isEmpty();
        assertThat(refused)
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.what()).isNotBlank());
        assertThat(views).hasSize(before);
        hop("green-1", "a4");
        assertThat(placeOf("green-1")).isEqualTo("a4");
    }

    @Test
    void whatDoesNotFitIsToldInTheLanguageOfTheWindow() throws IOException {
        game.speak("it");
        goOn("setting frogs-per-colour: 1 to 3 = 3", "setting frogs-per-colour: 1 to 3 = 1");
        List<String> italian = refused.stream().map(ProblemView::what).toList();
        refused.clear();
        game.speak("en");
        goOn("setting frogs-per-colour: 1 to 3 = 3", "setting frogs-per-colour: 1 to 3 = 1");
        List<String> english = refused.stream().map(ProblemView::what).toList();
        assertThat(italian).isNotEmpty().hasSameSizeAs(english).doesNotContainAnyElementsOf(placed(english));
        assertThat(refused)
                .extracting(ProblemView::place)
                .anySatisfy(path -> assertThat(path).isNotEmpty());
    }

    /** What is said of a place in the position, and not of a move, which is the same in every language. */
    private static List<String> placed(List<String> said) {
        return said.stream().filter(each -> !each.startsWith("'")).toList();
    }

    @Test
    void whereThePositionDoesNotFitTheMovesMayStillHold() throws IOException {
        goOn("setting frogs-per-colour: 1 to 3 = 3", "setting frogs-per-colour: 1 to 3 = 2");
        assertThat(ways).containsExactly(new WentOn(0, true));
        assertThat(placeOf("red-2")).isEqualTo("a3");
        assertThat(refused).isEmpty();
    }

    @Test
    void aMatchThatCannotBeginTakesNoOthersPlace() throws IOException {
        String text = Shipped.source("china-moon").text();
        Ruleset endless = Rules.text(text.replace("  move frogs to start\n", "  while 1 < 2\n    set hop = 1\n"), 3);
        game.start(Rules.match(endless));
        assertThat(refused).hasSize(1);
        hop("green-1", "a4");
        assertThat(placeOf("green-1")).isEqualTo("a4");
    }
}
