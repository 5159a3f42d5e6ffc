package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.home.PreferenceFile;
import regola.ui.board.panel.BoardPanel;
import regola.ui.classroom.ClassroomPanel;
import regola.ui.game.GamePanel;
import regola.ui.keep.Liking;
import regola.ui.lesson.LessonPanel;
import regola.ui.screen.Opening;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.start.PathPanel;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** Stories of a learner in a lesson of somebody's own, from its first step to its last. */
@Tag("ui")
class LessonIT {
    private static final String LESSON = """
            ---
            game: china-moon
            players: 3
            rules: [CM-5.7]
            title: {en: Story, it: Storia}
            idea: {en: A hop is two pads., it: Un salto è di due ninfee.}
            ---

            ## hop

            en: Hop the red frog.

            it: Fai saltare la rana rossa.

            ```yaml
            start:
              zones: {pond: {a1: [red-1], a8: [green-1]}}
              vars: {mover: red}
            task: play
            moves: [hop red-1 a3]
            ```

            ## mark

            en: Mark the red frog.

            it: Segna la rana rossa.

            ```yaml
            task: find
            find: [red-1]
            ```
            """;

    private WindowStory story;
    private Path folder;

    @BeforeEach
    void open() throws IOException {
        folder = Files.createTempDirectory("regola-lesson");
        Path lessons = Files.createDirectories(folder.resolve("tutorials/china-moon"));
        Files.writeString(lessons.resolve("00-story.md"), LESSON);
        start();
    }

    private void start() {
        window();
        story.learn("China Moon");
    }

    /** As it is when the program is started: nothing has been looked at. */
    private void window() {
        story = WindowStory.open(
                Home.at(folder),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
    }

    @AfterEach
    void close() {
        story.close();
    }

    private LessonView now() {
        return story.window().onEventThread(() -> story.panel(LessonPanel.class).view());
    }

    @Test
    void whatEnterDoesIsWhatTheLargeButtonSaysWhateverWasLookedUp() {
        story.window().click("start.goOn");
        waitFor("the first step", view -> view.at() == 0 && view.state() == LessonState.ASKING);
        story.window().focus("lesson.foot.story");
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the story is open", () -> story.window().isShowing("lesson.story"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the story is shut", () -> !story.window().isShowing("lesson.story"));
        story.window().press(KeyEvent.VK_ENTER);
        assertThat(story.window().isShowing("lesson.story"))
                .as("the keyboard is on the board again")
                .isFalse();
        story.window().press(KeyEvent.VK_F3);
        story.window().waitUntil("the rule is open", () -> story.window().isShowing("lesson.rule"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the rule is shut", () -> !story.window().isShowing("lesson.rule"));
        story.window().focus("lesson.foot.seats");
        story.window().press(KeyEvent.VK_RIGHT);
        assertThat(story.window()
                        .onEventThread(() ->
                                story.panel(LessonPanel.class).boardPanel().isFocusOwner()))
                .as("arrows lead to the board")
                .isTrue();
    }

    private void waitFor(String what, Predicate<LessonView> condition) {
        story.window().waitUntil(what, () -> {
            LessonPanel panel = story.panel(LessonPanel.class);
            return panel != null
                    && panel.isShowing()
                    && !story.isOpening()
                    && panel.view() != null
                    && condition.test(panel.view());
        });
    }

    private void waitForMessage(MessageView.Sort sort) {
        waitFor(
                "the answer is " + sort,
                view -> view.message() != null && view.message().sort() == sort);
    }

    /** Also when the move was taken back and somebody has walked over the board since. */
    @Test
    void enterLeadsOnWhereTheButtonSaysSo() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.goal().text().equals("Hop the red frog."));
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.clickPiece("red-1");
        story.clickPlace("a3");
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().press(KeyEvent.VK_BACK_SPACE);
        waitFor(
                "it is taken back",
                view -> view.match().board().site("a3").orElseThrow().pieces().isEmpty());
        story.window().press(KeyEvent.VK_TAB);
        for (int i = 0; i < 20 && isOnLit(board); i++) story.window().press(KeyEvent.VK_RIGHT);
        assertThat(story.window().onEventThread(board::isWalked)).isTrue();
        assertThat(isOnLit(board)).isFalse();
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("the next step", view -> view.at() == 1);
    }

    private boolean isOnLit(BoardPanel board) {
        return story.window().onEventThread(() -> board.isFocusOn(Role.LEGAL) || board.isFocusOn(Role.TARGET));
    }

    @Test
    void aLessonIsDoneByMouse() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.goal().text().equals("Hop the red frog."));
        BoardPanel board = story.window().find("board", BoardPanel.class);
        Rectangle before = story.window().onEventThread(board::getBounds);
        story.clickPiece("red-1");
        waitFor(
                "the frog is chosen",
                view -> view.match().board().site("a3").orElseThrow().is(Role.TARGET));
        story.clickPlace("a4");
        waitForMessage(MessageView.Sort.REFUSED);
        assertThat(story.window().text("lesson.reply"))
                .as("verdict and cause, without the number of a rule")
                .startsWith("Not allowed")
                .doesNotContain("CM");
        Rectangle after = story.window().onEventThread(board::getBounds);
        assertThat(after).as("the board does not jump").isEqualTo(before);
        story.window().screenshot("lesson-refused");
        story.clickPlace("a3");
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().click("lesson.act.main");
        waitFor("the next step", view -> view.at() == 1);
        story.clickPiece("red-1");
        waitFor("it is marked", view -> view.can(LessonAct.CHECK));
        story.window().click("lesson.act.main");
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().click("lesson.act.main");
        waitFor("the end", view -> view.end() != null);
        assertThat(now().end().stars()).as("what is not allowed is no mistake").isEqualTo(3);
        story.window().screenshot("lesson-end");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil(
                        "the stars are kept",
                        () -> story.panel(PathPanel.class).isShowing()
                                && story.panel(PathPanel.class)
                                                .course()
                                                .lessons()
                                                .get(0)
                                                .stars()
                                        == 3);
    }

    @Test
    void aLessonIsDoneByKeyboardInAnotherLanguageAndLook() {
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("it is there", view -> view.goal().text().equals("Hop the red frog."));
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("a hint", view -> !view.hint().isEmpty() || !view.overlay().isEmpty());
        assertThat(now().can(LessonAct.HINT)).as("quiet for a while").isFalse();
        story.window().click("lesson.menu");
        story.window().click("menu.view");
        story.window().click("menu.language");
        story.window().click("language.it");
        waitFor("it speaks Italian", view -> view.goal().text().equals("Fai saltare la rana rossa."));
        story.window().click("lesson.menu");
        story.window().click("menu.view");
        story.window().click("menu.theme");
        story.window().click("command.dark");
        story.window().waitUntil("it is dark", FlatLaf::isLafDark);
        story.clickPiece("red-1");
        waitFor(
                "the frog is chosen",
                view -> view.match().board().site("a3").orElseThrow().is(Role.TARGET));
        story.window().press(KeyEvent.VK_TAB);
        story.window().press(KeyEvent.VK_ENTER);
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("the next step", view -> view.at() == 1);
        story.clickPiece("red-1");
        waitFor("it is marked", view -> view.can(LessonAct.CHECK));
        story.window().press(KeyEvent.VK_ENTER);
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("the end", view -> view.end() != null);
        story.window().screenshot("lesson-end-dark");
        story.window().click("lesson.end.play");
        story.window().waitUntil("a match at once", () -> story.window().isShowing("game"));
        assertThat(story.panel(GamePanel.class).view().seats())
                .filteredOn(seat -> seat.sort() == SeatView.Sort.COMPUTER)
                .isNotEmpty();
    }

    /** It is told which key marks and which checks, and neither does the other's, whether somebody walks or not. */
    @Test
    void whereThingsAreMarkedSpaceMarksAndEnterChecks() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0 && view.state() == LessonState.ASKING);
        story.clickPiece("red-1");
        story.clickPlace("a3");
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("things are marked", view -> view.at() == 1 && view.marks());
        BoardPanel board = story.window().find("board", BoardPanel.class);
        JComponent answers = story.window().find("lesson.answers", JComponent.class);
        story.window()
                .waitUntil(
                        "it is said before anybody walks",
                        () -> "Space marks · Enter checks".equals(keysSaid(answers)));
        story.window().press(KeyEvent.VK_SPACE);
        assertThat(now().hint().text())
                .as("Space asks for nothing before either")
                .isEmpty();
        assertThat(now().can(LessonAct.CHECK)).as("nothing is marked by chance").isFalse();
        for (int i = 0; i < 60 && !stands(board, "a8"); i++) story.window().press(KeyEvent.VK_RIGHT);
        assertThat(stands(board, "a8")).isTrue();
        assertThat(keysSaid(answers)).isEqualTo("Space marks · Enter checks");
        StageButton main = story.window().find("lesson.act.main", StageButton.class);
        assertThat(story.window().onEventThread(main::said))
                .as("the keys are told in the line above")
                .isEqualTo("Mark something first.");
        story.window().press(KeyEvent.VK_ENTER);
        assertThat(now().can(LessonAct.CHECK)).as("Enter marks nothing").isFalse();
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("it is marked", view -> view.can(LessonAct.CHECK));
        assertThat(now().hint().text()).as("Space asks for nothing").isEmpty();
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("the mark is gone", view -> !view.can(LessonAct.CHECK));
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("it is marked again", view -> view.can(LessonAct.CHECK));
        story.window().press(KeyEvent.VK_ENTER);
        waitFor(
                "it is checked",
                view -> view.state() == LessonState.WRONG_ANSWER || view.state() == LessonState.PARTLY);
        story.window().press(KeyEvent.VK_H);
        waitFor("a hint", view -> !view.hint().text().isEmpty());
    }

    @Test
    void onceSomebodyWalksOverTheBoardSpaceChoosesAndAsksForNoHint() {
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("it is there", view -> view.goal().text().equals("Hop the red frog."));
        JComponent help = story.window().find("lesson.act.hint", JComponent.class);
        story.window().onEventThread(help::requestFocusInWindow);
        story.window().waitUntil("a button has the keyboard", help::isFocusOwner);
        BoardPanel board = story.window().find("board", BoardPanel.class);
        for (int i = 0; i < 60 && !stands(board, "a1"); i++) story.window().press(KeyEvent.VK_RIGHT);
        assertThat(stands(board, "a1")).isTrue();
        story.window().press(KeyEvent.VK_SPACE);
        waitFor(
                "the frog is chosen",
                view -> view.match().board().site("a3").orElseThrow().is(Role.TARGET));
        assertThat(now().hint().text()).as("nothing was asked for").isEmpty();
    }

    private boolean stands(BoardPanel board, String site) {
        return story.window().onEventThread(board::focused).stream()
                .anyMatch(ref -> ref.id().equals(site));
    }

    private String keysSaid(JComponent answers) {
        return story.window().onEventThread(() -> answers.getAccessibleContext().getAccessibleDescription());
    }

    @Test
    void spaceLeadsFromHintToHintAndThenShowsHowItIsDone() {
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("it is there", view -> view.goal().text().equals("Hop the red frog."));
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        for (int hints = 0; now().offers(LessonAct.HINT) && hints < 9; hints++) {
            waitFor("one may ask", view -> view.can(LessonAct.HINT) || !view.offers(LessonAct.HINT));
            String before = now().hint().text();
            if (!now().offers(LessonAct.HINT)) break;
            story.window().press(KeyEvent.VK_SPACE);
            waitFor("the next hint", view -> !view.hint().text().equals(before) || !view.can(LessonAct.HINT));
        }
        assertThat(now().can(LessonAct.SHOW_ME))
                .as("the last hint is thought about first")
                .isFalse();
        waitFor("one may see how it is done", view -> view.can(LessonAct.SHOW_ME));
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("it is shown", view -> view.state() == LessonState.SHOWN);
        assertThat(now().match().board().site("a3").orElseThrow().pieces()).hasSize(1);
    }

    private void hop() {
        story.clickPiece("red-1");
        waitFor(
                "the frog is chosen",
                view -> view.match().board().site("a3").orElseThrow().is(Role.TARGET));
        story.clickPlace("a3");
        waitForMessage(MessageView.Sort.RIGHT);
    }

    private void home() {
        story.window().click("lesson.home");
        story.window().waitUntil("the lessons of the game", () -> story.window().isShowing("path.home"));
        story.window().click("path.home");
        story.window().waitUntil("the shelf", () -> story.window().isShowing("goon.band"));
    }

    private void waitForGoOn(String words) {
        JButton goOn = story.window().find("start.goOn", JButton.class);
        story.window()
                .waitUntil(
                        words,
                        () -> goOn.isShowing()
                                && words.equals(goOn.getAccessibleContext().getAccessibleName()));
    }

    @Test
    void whoLeavesInTheMiddleGoesOnThereAndHasTheStars() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        hop();
        story.window().click("lesson.act.main");
        waitFor("the next step", view -> view.at() == 1);
        story.window()
                .press(KeyEvent.VK_ESCAPE); // nothing is held: it leads back to the lessons, and the place is kept
        waitForGoOn("Go on with lesson 1, step 2");
        story.close();
        start();
        waitForGoOn("Go on with lesson 1, step 2");
        story.window().screenshot("lesson-left");
        story.window().click("start.goOn");
        waitFor("where it was left", view -> view.at() == 1);
        assertThat(now().steps()).containsExactly(true, false);
        story.clickPiece("red-1");
        waitFor("it is marked", view -> view.can(LessonAct.CHECK));
        story.window().click("lesson.act.main");
        waitForMessage(MessageView.Sort.RIGHT);
        story.window().click("lesson.act.main");
        waitFor("the end", view -> view.end() != null);
        assertThat(now().end().stars()).isEqualTo(3);
        story.window().press(KeyEvent.VK_ESCAPE);
        waitForGoOn("Begin lesson 2");
        assertThat(story.panel(PathPanel.class).course().lessons().get(0).stars())
                .isEqualTo(3);
    }

    @Test
    void whoClosesTheProgramGoesOnFromTheShelfAtTheVeryStep() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        hop();
        story.window().click("lesson.act.main");
        waitFor("the next step", view -> view.at() == 1);
        story.close();
        window();
        story.window().click("goon");
        waitFor(
                "where it was left",
                view -> view.at() == 1 && view.goal().text().equals("Mark the red frog."));
        assertThat(now().steps()).containsExactly(true, false);
    }

    @Test
    void aLessonThatWasLeftCanBeBegunAnew() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        hop();
        story.window().click("lesson.act.main");
        waitFor("the next step", view -> view.at() == 1);
        story.window().click("lesson.menu");
        story.window().click("lesson.menu.afresh");
        waitFor("from the beginning", view -> view.at() == 0 && !view.steps().get(0));
    }

    @Test
    void theClickerLeadsToTheEndAndOnToTheNextLesson() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        story.window().press(KeyEvent.VK_F11);
        ClassroomPanel classroom = story.window().find("classroom", ClassroomPanel.class);
        story.window().press(KeyEvent.VK_L);
        story.window().waitUntil("it is dark", () -> !classroom.laid().lights());
        press(
                "how it is done",
                view -> view.message() != null && view.message().sort() == MessageView.Sort.SHOWN,
                true);
        press("the next step", view -> view.at() == 1, false);
        press(
                "what is to be found",
                view -> view.message() != null && view.message().sort() == MessageView.Sort.SHOWN,
                true);
        press("the end", view -> view.end() != null, false);
        press("the next lesson", view -> view.title().startsWith("2  ") && view.at() == 0, false);
        story.window().press(KeyEvent.VK_PAGE_UP);
        waitFor("back to the last step of the one before", view -> view.title().startsWith("1  ") && view.at() == 1);
        story.window().press(KeyEvent.VK_PAGE_UP);
        waitFor("back to its first", view -> view.at() == 0);
        story.window().press(KeyEvent.VK_ESCAPE);
    }

    /**
     * Presses the key of the clicker, once before to light what is allowed if that is needed, and waits for what must
     * come of it.
     */
    private void press(String what, Predicate<LessonView> then, boolean light) {
        if (light) {
            story.window().press(KeyEvent.VK_PAGE_DOWN);
            ClassroomPanel classroom = story.window().find("classroom", ClassroomPanel.class);
            story.window()
                    .waitUntil("what is allowed is lit", () -> classroom.laid().lights());
        }
        story.window().press(KeyEvent.VK_PAGE_DOWN);
        waitFor(what, then);
    }

    @Test
    void aNumberChoosesWhatLiesInTheHand() {
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.learn("Army of Frogs");
        story.window().click("start.goOn");
        for (int told = 0; told < 2; told++) {
            int step = told;
            waitFor(
                    "it was told",
                    view -> view.at() == step && view.state() == LessonState.TELL && view.can(LessonAct.NEXT));
            story.window().press(KeyEvent.VK_ENTER);
        }
        waitFor(
                "something can be chosen",
                view -> !view.match().decision().choices().isEmpty());
        assertThat(story.window().isShowing("lesson.answer.1"))
                .as("there is no list of it")
                .isFalse();
        story.window().press(KeyEvent.VK_1);
        waitFor(
                "it is chosen",
                view -> view.message() != null
                        || !view.match().decision().draft().isEmpty());
    }

    @Test
    void pagesForChildrenHaveNoMenuAndTheTeachersKeyLeadsOut() {
        story.close();
        PreferenceFile likings = PreferenceFile.open(Home.at(folder).settings(), Liking.ALL);
        likings.change(all -> all.with(Liking.CHILDREN, true));
        likings.close();
        start();
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        assertThat(story.window().isShowing("lesson.menu")).isFalse();
        assertThat(story.window().isShowing("lesson.act.again"))
                .as("children begin again too")
                .isTrue();
        story.window().press(KeyEvent.VK_F10);
        assertThat(MenuSelectionManager.defaultManager().getSelectedPath()).isEmpty();
        story.window().screenshot("lesson-children");
        story.window().press(KeyEvent.VK_L, InputEvent.CTRL_DOWN_MASK, InputEvent.SHIFT_DOWN_MASK);
        story.window()
                .waitUntil(
                        "the menu is back", () -> story.panel(LessonPanel.class).mode() == Measure.Mode.LEARNER);
        story.window().click("lesson.menu");
        assertThat(story.window().isShowing("menu.game")).isTrue();
        story.window().press(KeyEvent.VK_ESCAPE);
    }

    @Test
    void theStorySlidesOverTheBoardAndGivesTheKeyboardBack() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        Rectangle before = story.window().onEventThread(board::getBounds);
        story.window().press(KeyEvent.VK_J);
        assertThat(story.window().isShowing("lesson.story")).isTrue();
        Rectangle meanwhile = story.window().onEventThread(board::getBounds);
        assertThat(meanwhile).isEqualTo(before);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil("it is closed", () -> story.panel(LessonPanel.class).drawer() == null);
        story.window().waitUntil("the board has the keyboard again", board::isFocusOwner);
        assertThat(story.panel(LessonPanel.class).isShowing()).isTrue();
    }

    @Test
    void aLessonThatIsOpenedSaysSoInTheVeryMomentOfTheClick() {
        boolean[] said = new boolean[1];
        story.window().onEventThread(() -> {
            story.window().frame().getRootPane().getDefaultButton().doClick(0);
            said[0] = story.isOpening() && story.panel(Opening.class).isShowing();
            return said;
        });
        assertThat(said[0]).isTrue();
        waitFor("it is there", view -> view.goal().text().equals("Hop the red frog."));
    }

    @Test
    void whatLearnersHaveDoneCanBeSeen() {
        story.window().click("start.goOn");
        waitFor("it is there", view -> view.at() == 0);
        hop();
        story.window().click("lesson.act.main");
        waitFor("the next step", view -> view.at() == 1);
        home();
        story.learn("China Moon");
        waitForGoOn("Go on with lesson 1, step 2");
        story.window().click("path.menu");
        story.window().click("path.learner.item");
        story.window().click("learner.more");
        story.window().click("learner.all");
        JTable table = story.window().find("progress.table", JTable.class);
        assertThat(story.window().onEventThread(() -> table.getRowCount())).isEqualTo(1);
        assertThat(story.window()
                        .onEventThread(() -> table.getValueAt(0, 0) + "|" + table.getValueAt(0, 1) + "|"
                                + table.getValueAt(0, 2) + "|" + table.getValueAt(0, 6)))
                .isEqualTo("no name|China Moon|Story|2");
        story.window().press(KeyEvent.VK_ESCAPE);
    }
}
