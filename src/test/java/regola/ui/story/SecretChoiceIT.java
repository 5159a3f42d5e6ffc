package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/**
 * A story of two people at one machine who choose in secret: hands stay face down until their owner has the machine.
 */
@Tag("ui")
class SecretChoiceIT {
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private static List<PieceView> on(MatchView view, String site) {
        return view.board().site(site).map(SiteView::pieces).orElse(List.of());
    }

    private void waitForCover(String player) {
        story.waitFor(
                "the machine goes to " + player,
                view -> view.decision().waiting() == Waiting.HANDOVER
                        && view.decision().decider().name().equals(player));
        story.window().waitUntil("it is covered", () -> story.window().isShowing("handover"));
        assertThat(story.window().text("handover.title")).contains(player);
        for (String hand : List.of("hand-p1", "hand-p2"))
            assertThat(on(story.match(), hand)).allMatch(PieceView::hidden);
    }

    private void waitForHand(String hand) {
        story.waitFor(
                "the hand lies open",
                view -> view.decision().waiting() == Waiting.PERSON
                        && !on(view, hand).isEmpty()
                        && on(view, hand).stream().noneMatch(PieceView::hidden));
        story.window().waitUntil("it is uncovered", () -> !story.window().isShowing("handover"));
    }

    @Test
    void aRoundOfSecretChoices() {
        story = WindowStory.open(
                WindowStory.homeWithoutForcedMoves(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.start("Nin Jan");
        story.waitFor(
                "one person against a computer hands nothing over",
                view -> view.decision().waiting() == Waiting.PERSON);
        story.window().press(KeyEvent.VK_K);
        story.plays("p2", "person");
        waitForCover("Red");

        story.window().click("handover.take");
        waitForHand("hand-p1");
        story.clickPlace("pile-1");
        story.waitFor(
                "a card of the centre is refused",
                view -> view.why() != null && "NJ-5.6".equals(view.why().rule()));
        story.clickPiece(on(story.match(), "hand-p1").get(2).id());

        waitForCover("Blue");
        story.window().press(KeyEvent.VK_ENTER);
        waitForHand("hand-p2");
        story.clickPiece(on(story.match(), "hand-p2").get(4).id());

        story.waitFor("the cards are shown", view -> on(view, "queue").size() == 2);
        assertThat(story.window().screenshot("shown")).isNotEmptyFile();
        story.waitFor("what is shown is told", view -> view.decision().waiting() == Waiting.TOLD);
        story.window().click("decision.goOn");
        for (int left = 1; left >= 0; left--) {
            int cards = left;
            story.waitFor("it is read", view -> view.decision().waiting() == Waiting.PERSON);
            String pile = story.match().board().sites().stream()
                    .filter(site -> site.is(Role.LEGAL))
                    .findFirst()
                    .orElseThrow()
                    .id();
            story.clickPlace(pile);
            story.waitFor("a card has acted", view -> on(view, "queue").size() == cards);
        }
        story.waitFor("who won what is told", view -> view.decision().waiting() == Waiting.TOLD);
        story.window().click("decision.goOn");
        waitForCover("Red");
    }
}
