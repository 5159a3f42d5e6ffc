package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.game.GamePanel;
import regola.ui.stage.Measure;
import regola.ui.start.PathPanel;

/** Stories of a window that is handed over to children: in, a match's first move, and out by what adults know. */
@Tag("ui")
class ChildrenIT {
    private static final Map<String, String> SAID =
            Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7");
    private static final Pattern FOR_TEACHERS = Pattern.compile("\\b[A-Z]{2,3}[-\u2011]\\d|\\.rules\\b");

    private final Home home = WindowStory.freshHome();
    private WindowStory story = WindowStory.open(home, SAID);

    @AfterEach
    void close() {
        story.close();
    }

    private void shelf() {
        story.window()
                .waitUntil(
                        "the shelf is there",
                        () -> story.shelf().isShowing() && story.shelf().view() != null);
    }

    private void handOver() {
        shelf();
        story.window().click("shelf.children");
        story.window().click("notice.children.go");
        story.window().waitUntil("it is theirs", () -> story.shelf().mode() == Measure.Mode.CHILDREN);
    }

    /** @return what can be pressed, and all that is said to those who see and those who listen */
    private List<String> said() {
        return story.window().onEventThread(() -> said(story.window().frame().getContentPane()));
    }

    private static List<String> said(Container in) {
        List<String> all = new ArrayList<>();
        for (Component each : in.getComponents()) {
            if (!each.isShowing()) continue;
            if (each instanceof AbstractButton button && button.getText() != null) all.add(button.getText());
            if (each instanceof JComponent part && part.getAccessibleContext() != null) {
                String name = part.getAccessibleContext().getAccessibleName();
                if (name != null) all.add(name);
            }
            if (each instanceof Container inner) all.addAll(said(inner));
        }
        return all;
    }

    private void nothingForTeachers(String where) {
        assertThat(said())
                .as(where)
                .isNotEmpty()
                .noneMatch(words -> FOR_TEACHERS.matcher(words).find());
    }

    private void press(String seat, String next) {
        story.window().click("seat." + seat);
        story.window()
                .waitUntil(
                        next + " sits there",
                        () -> story.setUp().chairs().stream()
                                .anyMatch(chair -> chair.seat().id().equals(seat) && next.equals(chair.kind())));
    }

    private void hop(String frog, String to) {
        story.clickPiece(frog);
        story.waitFor("a frog is chosen", view -> !view.decision().draft().isEmpty());
        story.clickPlace(to);
        story.waitFor(
                "the frog has hopped", view -> WindowStory.placeOf(view, frog).equals(to));
    }

    private void waitForMatches(String what, int number) {
        story.window()
                .waitUntil(
                        what,
                        () -> story.shelf().isShowing()
                                && story.shelf().kept().size() == number
                                && story.window().isShowing("goon") == number > 0);
    }

    @Test
    void childrenAreNotHandedTheMatchOfSomebodyElse() {
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().click("game.home");
        waitForMatches("it can be gone on with", 1);
        handOver();
        waitForMatches("nothing of it comes to children", 0);
        story.chooseGame("China Moon");
        story.window().click("start.go");
        story.waitFor(
                "a match of their own has begun",
                view -> !WindowStory.placeOf(view, "red-1").equals("a2"));
        hop("red-2", "a2");
        story.window().click("game.home");
        waitForMatches("children go on with theirs", 1);
        story.window().press(KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("the teacher has it again", () -> story.shelf().mode() == Measure.Mode.LEARNER);
        waitForMatches("and with the one from before", 1);
        story.window().click("goon");
        story.waitFor(
                "it is that one",
                view -> WindowStory.placeOf(view, "red-1").equals("a2")
                        && !WindowStory.placeOf(view, "red-2").equals("a2"));
    }

    @Test
    void childrenPlayAMatchsFirstMoveAndOnlyTheKeyLeadsOut() {
        handOver();
        nothingForTeachers("shelf");
        assertThat(story.window().isShowing("shelf.menu")).isFalse();
        assertThat(story.window().isShowing("shelf.workshop")).isFalse();
        AbstractButton play = story.window().find("game.china-moon.play", AbstractButton.class);
        assertThat(story.window().onEventThread(play::getHeight))
                .isGreaterThanOrEqualTo(story.window()
                                .onEventThread(() -> story.shelf().measure().button())
                        - 1);
        story.window().screenshot("children-shelf");

        story.chooseGame("China Moon");
        nothingForTeachers("set-up");
        assertThat(story.window().isShowing("setup.more")).isFalse();
        assertThat(story.window().isShowing("start.book")).isFalse();
        assertThat(story.window().isShowing("variant.flies")).isFalse();
        assertThat(story.setUp().chairs().get(1).kind()).as("the weakest").isEqualTo("beginner");
        for (String next : List.of("easy", "fair", "good", "best", "with-me", "other", "beginner"))
            press("green", next);
        // A child that went past its own seat sits there again.
        for (String next : List.of("other", "beginner", "easy", "fair", "good", "best", "with-me", "you"))
            press("red", next);
        story.window().screenshot("children-setup");
        story.window().click("start.go");
        story.waitFor("the match has begun", view -> true);
        GamePanel page = story.panel(GamePanel.class);
        assertThat(page.mode()).isEqualTo(Measure.Mode.CHILDREN);
        story.clickPiece("red-1");
        story.waitFor("a frog is chosen", view -> !view.decision().draft().isEmpty());
        story.clickPlace("a2");
        story.waitFor(
                "the first move is played",
                view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        nothingForTeachers("match");
        assertThat(story.window().isShowing("game.menu")).isFalse();
        assertThat(story.window().isShowing("why.rule")).isFalse();
        story.window().press(KeyEvent.VK_J);
        story.window().press(KeyEvent.VK_F10);
        assertThat(story.window().onEventThread(page::drawer)).as("no drawer").isNull();
        story.window().screenshot("children-match");

        story.window().press(KeyEvent.VK_ESCAPE);
        assertThat(story.window().isShowing("board")).as("still at the match").isTrue();
        story.window().click("game.home");
        shelf();
        assertThat(story.shelf().mode()).as("never out of it").isEqualTo(Measure.Mode.CHILDREN);
        story.learn("China Moon");
        nothingForTeachers("path");
        assertThat(story.window().isShowing("path.trailer"))
                .as("nothing in the head but the way home")
                .isFalse();
        story.window().screenshot("children-path");
        story.window().click("path.home");
        shelf();
        assertThat(story.shelf().mode()).isEqualTo(Measure.Mode.CHILDREN);

        story.close();
        story = WindowStory.open(home, SAID);
        shelf();
        assertThat(story.shelf().mode()).as("also after a restart").isEqualTo(Measure.Mode.CHILDREN);
        story.window().press(KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("the teacher has it again", () -> story.shelf().mode() == Measure.Mode.LEARNER);
        assertThat(story.window().isShowing("shelf.menu")).isTrue();
        assertThat(story.panel(PathPanel.class)).isNull();
    }

    @Test
    void enterAnswersTheQuestionAndNothingBelowIt() {
        story.window().click("shelf.children");
        story.window().find("notice.children.go", Component.class);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("children have it", () -> story.shelf().mode() == Measure.Mode.CHILDREN);
        assertThat(story.window().isShowing("notice.children.go")).isFalse();
        story.window().click("shelf.adults");
        story.window().find("notice.adults.right", Component.class);
        story.window().press(KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("the teacher has it", () -> story.shelf().mode() == Measure.Mode.LEARNER);
        story.window().waitUntil("nobody asks any more", () -> !story.window().isShowing("notice.adults.right"));
    }

    @Test
    void anAdultAnswersAQuestionAndHasTheWindowBack() {
        assertThat(story.window().isShowing("shelf.adults")).isFalse();
        handOver();
        story.window().click("shelf.adults");
        story.window().find("notice.adults.right", Component.class);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("Escape lets it be", () -> !story.window().isShowing("notice.adults.right"));
        assertThat(story.shelf().mode()).isEqualTo(Measure.Mode.CHILDREN);
        story.window().click("shelf.adults");
        story.window().find("notice.adults.right", Component.class);
        story.window().screenshot("children-adults");
        story.window().click("notice.adults.right");
        story.window().waitUntil("the adult has it", () -> story.shelf().mode() == Measure.Mode.LEARNER);
        assertThat(story.window().isShowing("shelf.menu")).isTrue();
        assertThat(story.window().isShowing("shelf.adults")).isFalse();
    }

    @Test
    void whoGuessesWrongIsNotAskedAgainAtOnce() {
        handOver();
        story.window().click("shelf.adults");
        story.window().click("notice.adults.wrong-1");
        story.window().waitUntil("the question is gone", () -> !story.window().isShowing("notice.adults.right"));
        assertThat(story.shelf().mode()).as("a guess leads nowhere").isEqualTo(Measure.Mode.CHILDREN);
        story.window().click("shelf.adults");
        story.window().waitUntil("it is said why", () -> story.window().isShowing("notice.adults"));
        assertThat(story.window().isShowing("notice.adults.right")).isFalse();
    }

    private void askToClose() {
        story.window().onEventThread(() -> {
            story.window().frame().dispatchEvent(new WindowEvent(story.window().frame(), WindowEvent.WINDOW_CLOSING));
            return null;
        });
    }

    @Test
    void whoClosesTheWindowIsAskedAndMayPlayOn() {
        handOver();
        askToClose();
        JButton on = story.window().find("children.on", JButton.class);
        assertThat(story.window().onEventThread(on::getHeight)).isGreaterThanOrEqualTo(76);
        story.window().click("children.on");
        story.window().waitUntil("the question is gone", () -> !on.isShowing());
        assertThat(story.window().frame().isShowing()).isTrue();
        askToClose();
        story.window().find("children.away", JButton.class);
        story.window().click("children.away");
        story.window()
                .waitUntil("the window is gone", () -> !story.window().frame().isShowing());
    }
}
