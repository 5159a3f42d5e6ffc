package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/** Stories of a person at the window, from the start page to the end of a match. */
@Tag("ui")
class FirstWindowIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.NONE);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private void hop(String frog, String to) {
        story.clickPiece(frog);
        story.waitFor(
                frog + " is chosen", view -> view.board().site(to).orElseThrow().is(Role.TARGET));
        story.clickPlace(to);
        story.waitFor(
                frog + " is on " + to, view -> WindowStory.placeOf(view, frog).equals(to));
    }

    @Test
    void aMatchIsSetUpAndStartedByMouse() {
        story.chooseGame("China Moon");
        story.window().click("players.more");
        story.window().waitUntil("four seats", () -> story.setUp().seats().size() == 4);
        story.window().click("variant.flies");
        story.window()
                .waitUntil(
                        "the variant's settings are there",
                        () -> story.setUp().settings().stream()
                                .anyMatch(s -> s.name().equals("fly-count")));
        JToggleButton flies = story.window().find("variant.flies", JToggleButton.class);
        assertThat(story.window().onEventThread(flies::isSelected)).isTrue();
        story.window().click("start.go");
        story.waitForQuestion("a frog of any colour");
        MatchView view = story.match();
        assertThat(view.seats()).hasSize(4);
        assertThat(view.rules()).isEqualTo("Flies");
        assertThat(view.decision().question()).startsWith(story.window().text("decision.question"));
        assertThat(story.window().screenshot("start-of-a-match")).isNotEmptyFile();
    }

    @Test
    void aWholeTurnIsPlayedByClicking() {
        story.start("China Moon");
        hop("red-1", "a2");
        hop("red-2", "a3");
        assertThat(story.match().seats().get(0).zones().get(0).count())
                .as("the flower of a3")
                .isEqualTo(1);
        assertThat(story.match().decision().question())
                .as("the last hop belongs to others")
                .startsWith("Hop 3 of 3: hop another frog (not the 2 moved already) of somebody else's");
        hop("green-1", "a4");
        story.waitFor(
                "the others have moved",
                view -> view.decision()
                        .question()
                        .equals("Hop 1 of 3: hop a frog of any colour (2 free pads forward)."));
        assertThat(story.match().story().last()).isGreaterThanOrEqualTo(9);
    }

    @Test
    void aWholeTurnIsPlayedByKeyboardAlone() {
        story.chooseGame("China Moon");
        story.window().press(KeyEvent.VK_ENTER);
        story.waitForQuestion("Hop 1");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        for (int hop = 1; hop <= 2; hop++) {
            int before = story.match().story().last();
            story.window().press(KeyEvent.VK_TAB);
            story.window().press(KeyEvent.VK_ENTER);
            story.waitFor("a piece is chosen", view -> !view.decision().draft().isEmpty());
            story.window().press(KeyEvent.VK_TAB);
            story.window().press(KeyEvent.VK_ENTER);
            story.waitFor("it has moved", view -> view.story().last() == before + 1);
        }
        assertThat(story.match().decision().question()).contains("Hop 3");
    }

    @Test
    void arrowsAndEscapeWork() {
        story.start("China Moon");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.clickPlace("a1");
        story.window()
                .waitUntil("the keyboard is at a1", () -> board.focusWords().startsWith("A1"));
        story.window().press(KeyEvent.VK_RIGHT); // shows where the keyboard stands
        story.window().waitUntil("it is seen", board::isWalked);
        String shown = story.window().onEventThread(board::focusWords);
        story.window().press(KeyEvent.VK_RIGHT);
        story.window().waitUntil("it goes on", () -> !board.focusWords().equals(shown));
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor("it is chosen", view -> !view.decision().draft().isEmpty());
        story.window().press(KeyEvent.VK_ESCAPE);
        story.waitFor("nothing is chosen", view -> view.decision().draft().isEmpty());
    }

    @Test
    void whatIsNotAllowedIsAnsweredWithItsRule() {
        story.start("China Moon");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        Rectangle before = story.window().onEventThread(board::getBounds);
        story.clickPiece("red-1");
        story.waitFor("red-1 is chosen", view -> !view.decision().draft().isEmpty());
        story.clickPlace("a7");
        story.waitFor("the reason is there", view -> view.why() != null);
        assertThat(story.window().text("why.rule"))
                .as("learners read no numbers")
                .isEqualTo("Rule");
        assertThat(story.window().text("why.sentence"))
                .contains("goes 2 free pads")
                .doesNotContain(".rules");
        assertThat(story.match().why().place()).contains("china-moon.rules:");
        assertThat(story.match().board().site("a7").orElseThrow().is(Role.REFUSED))
                .isTrue();
        Rectangle after = story.window().onEventThread(board::getBounds);
        assertThat(after).as("the board does not jump").isEqualTo(before);
        assertThat(story.window().screenshot("not-allowed")).isNotEmptyFile();
    }

    @Test
    void aPieceCanBeCarried() {
        story.start("China Moon");
        story.carry("orange-2", "a2");
        story.waitFor(
                "it is there", view -> WindowStory.placeOf(view, "orange-2").equals("a2"));
        story.carry("orange-1", "a2");
        story.waitFor("it is refused", view -> view.why() != null);
        assertThat(story.match().why().rule()).isEqualTo("CM-5.8");
    }

    @Test
    void movesAreTakenBackAndDoneAgain() {
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().click("game.undo");
        story.waitFor(
                "it is taken back", view -> WindowStory.placeOf(view, "red-1").equals("start"));
        story.window().press(KeyEvent.VK_Y, InputEvent.CTRL_DOWN_MASK);
        story.waitFor(
                "it is done again", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.waitFor(
                "and taken back", view -> WindowStory.placeOf(view, "red-1").equals("start"));
    }

    @Test
    void theLanguageChangesInTheMiddleOfAMatch() {
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().click("game.menu");
        story.window().click("menu.view");
        story.window().click("menu.language");
        story.window().click("language.it");
        story.waitForQuestion("saltare un'altra rana");
        assertThat(story.window().text("decision.advice")).contains("Avanti di 2 ninfee libere");
        assertThat(story.window().text("game.undo")).isEqualTo("Annulla");
        assertThat(WindowStory.placeOf(story.match(), "red-1")).isEqualTo("a2");
    }

    @Test
    void theThemeAndTheSizeChangeInTheMiddleOfAMatch() {
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().click("game.menu");
        story.window().click("menu.view");
        story.window().click("menu.theme");
        story.window().click("command.dark");
        story.window().waitUntil("it is dark", FlatLaf::isLafDark);
        int size = story.window().onEventThread(FirstWindowIT::fontSize);
        story.window().press(KeyEvent.VK_EQUALS, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is bigger", () -> fontSize() > size);
        assertThat(story.window().text("decision.advice")).contains("2 free pads forward");
        assertThat(story.window().screenshot("dark-and-bigger")).isNotEmptyFile();
        hop("red-2", "a3");
    }

    private static int fontSize() {
        return UIManager.getFont("Label.font").getSize();
    }

    @Test
    void computersPlayAMatchToItsEnd() {
        story.start("Nine Men's Morris");
        story.window().press(KeyEvent.VK_K);
        story.plays("white", "easy");
        story.waitFor("white is a computer's", view -> view.seats().get(0).sort() == SeatView.Sort.COMPUTER);
        while (!story.match().decision().isOver()) {
            int before = story.match().story().last();
            story.waitFor(
                    "they play on",
                    view -> view.story().last() > before || view.decision().isOver());
        }
        assertThat(story.match().problem()).isNull();
        assertThat(story.window().isShowing("end.again")).isTrue();
        story.window().press(KeyEvent.VK_K);
        story.window()
                .waitUntil(
                        "who plays stands where the end was: with both the board would be too small",
                        () -> !story.window().isShowing("end.again"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().click("end.home");
        story.window().waitUntil("the start page is back", () -> story.window().isShowing("goon.band"));
    }
}
