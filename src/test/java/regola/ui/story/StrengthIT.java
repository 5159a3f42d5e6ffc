package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** Somebody plays against computers of some strength, and changes who it is in the middle of the match. */
@Tag("ui")
class StrengthIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(
                WindowStory.homeWithoutForcedMoves(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
    }

    @AfterEach
    void close() {
        story.close();
    }

    private String rival() {
        return story.match().seats().get(1).rival();
    }

    private static boolean isMine(MatchView view) {
        return view.decision().waiting() == Waiting.PERSON;
    }

    /** Places a man on the first free point, or takes the first man that may be taken. */
    private int moved;

    /** Far from what was done before, so that no mill comes of it that lets the same player go on. */
    private void move() {
        List<SiteView> free = story.match().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .toList();
        story.clickPlace(free.get(moved++ * 9 % free.size()).id());
    }

    /** Nobody has to know a way: whoever plays there is pressed. */
    @Test
    void aPressOnTheComputersPlateOffersOthers() {
        story.chooseGame("Nine Men's Morris");
        story.seat("black", "beginner");
        story.window().click("start.go");
        story.waitFor("white's turn", StrengthIT::isMine);
        story.window().click("seat.black.name");
        story.window().click("seat.kind.good");
        story.waitFor(
                "somebody stronger plays",
                view -> "good".equals(view.seats().get(1).rival()));
        assertThat(story.match().problem()).isNull();
    }

    /** Whoever sits down on a computer's seat, or gets up from the own one, finds the way back at the same place. */
    @Test
    void everySeatKeepsItsMenuWhoeverPlaysThere() {
        story.chooseGame("Nine Men's Morris");
        story.seat("black", "beginner");
        story.window().click("start.go");
        story.waitFor("white's turn", StrengthIT::isMine);
        takes("black", "person", null);
        takes("black", "fair", "fair");
        takes("white", "easy", "easy");
        takes("white", "person", null);
        // By keyboard.
        story.window().press(KeyEvent.VK_K);
        story.window().waitUntil("who plays is listed", () -> story.window().isShowing("seat.black.sort"));
        story.window().focus("seat.black.sort");
        story.window().press(KeyEvent.VK_SPACE);
        story.window().waitUntil("the menu is open", () -> story.window().isShowing("seat.kind.person"));
        story.window().press(KeyEvent.VK_ESCAPE);
        assertThat(story.match().problem()).isNull();
    }

    /** Whoever is chosen closes the list: an Escape that was meant for it does not end the page. */
    @Test
    void escapeAfterSomebodyWasChosenAsksBeforeItLeaves() {
        story.chooseGame("Nine Men's Morris");
        story.seat("black", "beginner");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("it says how to leave", () -> story.window().isShowing("notice.setup.leave"));
        assertThat(story.window().isShowing("start.go")).isTrue();
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the shelf is back", () -> story.window().isShowing("game.china-moon.learn"));
    }

    private void takes(String seat, String kind, String rival) {
        story.window().click("seat." + seat + ".name");
        story.window().click("seat.kind." + kind);
        story.waitFor(
                "another plays " + seat,
                view -> view.seats().stream()
                        .anyMatch(each -> each.id().equals(seat) && Objects.equals(each.rival(), rival)));
    }

    @Test
    void againstABeginnerThenSomebodyStrongerWhoIsInterruptedWhileItThinks() {
        story.chooseGame("Nine Men's Morris");
        assertThat(story.setUp().chairs().get(1).kind()).as("for a first match").isEqualTo("easy");
        story.seat("black", "beginner");
        story.window().click("start.go");
        story.waitFor("white's turn", StrengthIT::isMine);
        assertThat(rival()).isEqualTo("beginner");
        for (int turn = 1; turn <= 2; turn++) {
            int before = story.match().story().last();
            move();
            story.waitFor("black has answered", view -> view.story().last() >= before + 2 && isMine(view));
        }

        story.window().press(KeyEvent.VK_K);
        story.plays("black", "best");
        story.waitFor(
                "the best plays", view -> "best".equals(view.seats().get(1).rival()));
        story.window().press(KeyEvent.VK_ESCAPE);
        int mine = story.match().story().last();
        move();
        story.waitFor("it thinks", view -> view.decision().waiting() == Waiting.COMPUTER);
        story.window().press(KeyEvent.VK_BACK_SPACE);
        story.waitFor(
                "white's move is taken back",
                view -> isMine(view) && view.story().moment() == mine);

        move();
        story.waitFor("it thinks again", view -> view.decision().waiting() == Waiting.COMPUTER);
        story.window().click("game.home");
        story.window().waitUntil("the shelf is back", () -> story.window().isShowing("goon"));
        story.window().click("goon");
        story.waitFor("it is the same match", view -> view.story().last() >= mine + 1);
        assertThat(rival()).isEqualTo("best");
        if (story.window().isShowing("decision.goOn")) story.window().click("decision.goOn");
        story.waitFor("it has answered", view -> view.story().last() >= mine + 2 && isMine(view));
        assertThat(story.match().problem()).isNull();
    }
}
