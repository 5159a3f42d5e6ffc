package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.classroom.ClassroomPanel;
import regola.ui.game.GamePanel;
import regola.ui.lesson.LessonPanel;
import regola.ui.make.LessonFormPanel;
import regola.ui.review.ReviewPane;
import regola.ui.stage.StageButton;
import regola.ui.start.PathPanel;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.review.ReviewView;

/** Stories of help in a match: a hint by key and by button, another move that is judged, and the look back. */
@Tag("ui")
class HelpIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.NONE);
        story.chooseGame("Nine Men's Morris");
        story.seat("black", "other");
        story.window().click("start.go");
        story.waitFor("the match has begun", view -> true);
        story.waitForQuestion("place a man");
    }

    @AfterEach
    void close() {
        story.close();
    }

    private void waitForButton(String words) {
        JButton hint = story.window().find("game.hint", JButton.class);
        story.window()
                .waitUntil("the button says " + words, () -> hint.getText().equals(words));
    }

    /** Presses the key for help when what it tells has been there for a moment: before, the press means nothing. */
    private void pressForHelp() {
        press(KeyEvent.VK_SPACE);
    }

    private void pressWhyNot() {
        press(KeyEvent.VK_Y);
    }

    private void press(int key) {
        story.window()
                .waitUntil(
                        "it can have been read",
                        () -> story.panel(GamePanel.class).isHelpRead());
        story.window().press(key);
    }

    /** Whoever goes another way has the way back to the match as it was in the head, until it is taken. */
    @Test
    void theMatchAsItWasCanBeHadAgainAndNothingCoversTheBoard() {
        threat();
        story.window().press(KeyEvent.VK_LEFT, InputEvent.ALT_DOWN_MASK);
        story.waitFor("the moment before is looked at", view -> view.story().moment() == 3);
        assertThat(story.window().isShowing("game.former")).isFalse();
        story.window().click("decision.goOn");
        story.waitFor("it goes on from there", view -> !view.story().looking());
        place("g1");
        assertThat(story.match().story().former()).isEqualTo(4);
        StageButton former = story.window().find("game.former", StageButton.class);
        assertThat(former.isShowing()).isTrue();
        assertThat(former.getToolTipText()).contains("with all 4 moves");
        assertThat(story.window().isShowing("notices")).isFalse();
        story.window().click("game.former");
        story.waitFor("it is as it was", view -> view.story().former() == 0);
        assertThat(story.match().board().site("f4").orElseThrow().pieces()).isNotEmpty();
        assertThat(story.match().board().site("g1").orElseThrow().pieces()).isEmpty();
        story.window()
                .waitUntil(
                        "there is nothing more to be had again",
                        () -> !story.window().isShowing("game.former"));
    }

    /** A letter asks as in lessons, beside Space: for a hint. */
    @Test
    void aLetterAsksForHelpToo() {
        waitForButton("Hint");
        press(KeyEvent.VK_H);
        waitForButton("More");
        assertThat(said()).as("at first several places are good").contains("Several moves are good.");
        press(KeyEvent.VK_H);
        waitForButton("Got it");
    }

    /** @return what is read aloud of what is asked or told below the board */
    private String said() {
        return story.window()
                .onEventThread(() -> story.panel(GamePanel.class)
                        .boardPanel()
                        .getAccessibleContext()
                        .getAccessibleDescription());
    }

    private void place(String site) {
        int before = story.match().story().moment();
        story.clickPlace(site);
        story.waitFor("a man is on " + site, view -> view.story().moment() == before + 1);
    }

    /** Two in a row, and it is the turn of who has them. */
    private void threat() {
        place("a1");
        place("b4");
        place("d1");
        place("f4");
    }

    @Test
    void aHintByKeyThenAnotherMoveIsJudgedAndThenOneIsMade() {
        threat();
        pressForHelp();
        waitForButton("More");
        assertThat(said()).as("what to look for, not yet the move").startsWith("Look for a mill.");
        pressForHelp();
        waitForButton("Got it");
        assertThat(said()).contains("It brings you a mill.");
        assertThat(story.window().isShowing("game.whyNot"))
                .as("asking about another move has a place of its own")
                .isTrue();
        pressWhyNot();
        waitForButton("Back to play");
        assertThat(story.window().isShowing("game.trial.sign")).isTrue();
        story.clickPlace("a7");
        story.window().waitUntil("it is judged", () -> said().contains("Weaker"));
        assertThat(story.window().isShowing("game.trial.sign"))
                .as("as long as moves are only questions it says so")
                .isTrue();
        assertThat(said()).as("why not").contains("The best move brings you a mill.");
        assertThat(story.window()
                        .onEventThread(() -> story.panel(GamePanel.class)
                                .boardPanel()
                                .preview()
                                .isEmpty()))
                .as("what is drawn is the answer, not where the mouse rests")
                .isTrue();
        assertThat(story.match().story().moment()).as("it does not count").isEqualTo(4);
        story.window().press(KeyEvent.VK_ESCAPE);
        waitForButton("Hint");
        assertThat(said()).as("from here on moves count, and it is said").startsWith("Back in play");
        assertThat(story.window().isShowing("game.trial.sign")).isFalse();
        place("g1");
        assertThat(said()).as("gone with the next move").doesNotContain("Back in play");
    }

    /** Who presses twice reads the answer all the same, and a second move tried is a question too. */
    @Test
    void noMoveIsMadeWhileTheQuestionIsOpen() {
        threat();
        pressForHelp();
        waitForButton("More");
        pressForHelp();
        waitForButton("Got it");
        pressWhyNot();
        waitForButton("Back to play");
        for (String site : List.of("a7", "g7", "d7")) story.clickPlace(site);
        story.window()
                .waitUntil(
                        "the last is judged",
                        () -> said().toLowerCase(Locale.ROOT).contains("weaker"));
        assertThat(story.match().story().moment()).isEqualTo(4);
        pressForHelp();
        waitForButton("Hint");
        assertThat(story.match().story().moment()).isEqualTo(4);
        assertThat(said()).startsWith("Back in play");
    }

    @Test
    void aHintByButtonIsGoneWithTheMove() {
        threat();
        story.window().click("game.hint");
        waitForButton("More");
        place("g1");
        waitForButton("Hint");
    }

    @Test
    void aHintAfterARefusedPressStandsInThePlaceOfTheReason() {
        threat();
        story.clickPlace("a1");
        story.waitFor("it is refused", view -> view.why() != null);
        story.window().click("game.hint");
        story.waitFor("the reason is gone", view -> view.why() == null);
        waitForButton("More");
        assertThat(story.match().board().site("a1").orElseThrow().is(Role.REFUSED))
                .isFalse();
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().press(KeyEvent.VK_ESCAPE);
        waitForButton("Hint");
        assertThat(story.window().isShowing("board")).as("still at the match").isTrue();
    }

    @Test
    void afterARefusedPressTheHintIsToldAgain() {
        threat();
        pressForHelp();
        waitForButton("More");
        pressForHelp();
        waitForButton("Got it");
        story.clickPlace("a1");
        story.waitFor("it is refused", view -> view.why() != null);
        assertThat(story.window().isShowing("game.whyNot")).isFalse();
        story.waitFor("that has been said", view -> view.why() == null);
        story.window().waitUntil("the hint is told again", () -> story.window().isShowing("game.whyNot"));
        waitForButton("Got it");
        assertThat(said()).contains("It brings you a mill.");
    }

    private void lookBack() {
        threat();
        place("a7");
        place("e5");
        story.window().click("game.menu");
        story.window().click("command.lookBack");
        story.window().waitUntil("it is looked through", () -> {
            ReviewPane now = story.panel(ReviewPane.class);
            return now != null && now.view().stage() == ReviewView.Stage.READY;
        });
        // Black, who left the row open a move before, may be told first.
        if (!story.window().isShowing("review.4.show")) story.window().click("review.page.on");
        story.window().find("review.4.show", StageButton.class);
    }

    /** Who has not tried is shown where to look first. */
    private void showMe() {
        story.window().click("review.4.show");
        story.window().waitUntil("where to look", () -> said().startsWith("Look for a mill."));
        assertThat(story.window().isShowing("review.4.exercise"))
                .as("nothing is told")
                .isFalse();
        story.window().click("review.4.show");
    }

    /** With both beside it hardly anything would be left of the board. */
    @Test
    void theStoryTakesThePlaceOfTheLookBackAndGivesItBack() {
        lookBack();
        story.window().click("game.story");
        story.window().waitUntil("the story alone", () -> !story.window().isShowing("review"));
        story.window().click("game.story");
        story.window().waitUntil("the page is back", () -> story.window().isShowing("review.4.show"));
    }

    @Test
    void aMomentBecomesALessonThatIsFilledIn() {
        lookBack();
        showMe();
        story.window().click("review.4.draft");
        story.window().find("form.title", JTextArea.class);
        assertThat(story.panel(LessonFormPanel.class).view().moves().toString())
                .as("what was better there, and not what was played")
                .contains("g1")
                .doesNotContain("a7");
    }

    @Test
    void aMomentBecomesAnExerciseWithOnePressAndCanBeTriedAtOnce() {
        becomes("review.4.exercise");
        assertThat(story.panel(LessonPanel.class).view().toString()).contains("there was a better move");
    }

    private void becomes(String button) {
        lookBack();
        showMe();
        story.window().click(button);
        story.window().find("notice.draft.try", Component.class);
        assertThat(story.window().isShowing(button))
                .as("there may be more to look back at")
                .isTrue();
        story.window().click("notice.draft.try");
        story.window().waitUntil("the lesson is open", () -> {
            LessonPanel lesson = story.panel(LessonPanel.class);
            return lesson != null && lesson.view() != null && lesson.view().match() != null;
        });
        List<String> men = story.panel(LessonPanel.class).view().match().board().sites().stream()
                .filter(site -> !site.pieces().isEmpty())
                .map(SiteView::id)
                .toList();
        assertThat(men).as("it begins at that moment").containsExactlyInAnyOrder("a1", "b4", "d1", "f4");
    }

    /** What is looked back at is this match, and no other. */
    @Test
    void theLookBackGoesWithTheMatch() {
        lookBack();
        story.window().click("game.menu");
        assertThat(story.window().find("command.giveUp", AbstractButton.class).isEnabled())
                .as("nobody gives up in the past")
                .isFalse();
        story.window().click("command.restart");
        story.waitFor("it begins again", view -> view.story().last() == 0);
        story.window().waitUntil("the look back is gone", () -> !story.window().isShowing("review.close"));
        story.window().click("notice.before.back");
        story.waitFor("where it stands", view -> view.story().moment() == 6);
    }

    /** One slip of the hand beside the look back, and the match would be gone. */
    @Test
    void whoLeavesAMatchThatIsOverCanStillLookBackAtIt() {
        threat();
        story.window().click("game.menu");
        story.window().click("command.giveUp");
        story.window().click("notice.giveUp.yes");
        story.window().waitUntil("it is over", () -> story.window().isShowing("end.home"));
        story.window().click("end.home");
        story.window().click("notice.review.left.look");
        story.window().waitUntil("it is looked through", () -> {
            ReviewPane now = story.panel(ReviewPane.class);
            return now != null && now.view().stage() == ReviewView.Stage.READY;
        });
        story.window().click("review.close");
        story.window().waitUntil("it is over", () -> story.window().isShowing("end.home"));
        story.window().click("end.home");
        story.window().waitUntil("the page of games", () -> !story.window().isShowing("end.home"));
        assertThat(story.window().isShowing("notice.review.left.look"))
                .as("it has been looked back at")
                .isFalse();
    }

    /** Whoever goes by keys stands where the end leads on, not at a tray by chance. */
    @Test
    void theEndHasTheKeyboardAgainAfterLookingBack() {
        threat();
        story.window().click("game.menu");
        story.window().click("command.giveUp");
        story.window().click("notice.giveUp.yes");
        story.window()
                .waitUntil(
                        "the end can be looked back from", () -> story.window().isShowing("end.lookBack"));
        story.window().click("end.lookBack");
        story.window().waitUntil("it is looked through", () -> {
            ReviewPane now = story.panel(ReviewPane.class);
            return now != null && now.view().stage() == ReviewView.Stage.READY;
        });
        story.window().click("review.close");
        StageButton leads = story.window().find("end.lookBack", StageButton.class);
        story.window().waitUntil("the end has the keyboard", leads::isFocusOwner);
    }

    private boolean isMan(String site) {
        return !story.match().board().site(site).orElseThrow().pieces().isEmpty();
    }

    /** Nothing is lit in what is only looked back at, and whatever is pressed there the match stays as it is. */
    private void pressEverywhere() {
        story.waitFor("nothing is lit", view -> view.board().sites().stream().noneMatch(site -> site.is(Role.LEGAL)));
        for (String site : List.of("a1", "g7", "d7")) story.clickPlace(site);
        assertThat(List.of(story.match().story().moment(), story.match().story().last()))
                .as("nothing was played")
                .containsExactly(4, 6);
    }

    private void aside(int moves) {
        story.waitFor(
                moves + " moves of what could have been are on the board",
                view -> view.story().aside() == moves && view.story().moment() == 4);
    }

    private String card() {
        Container card = story.window().find("review.4.show", StageButton.class).getParent();
        return story.window().onEventThread(() -> card.getAccessibleContext().getAccessibleName());
    }

    private String further() {
        StageButton button = story.window().find("review.4.show", StageButton.class);
        return story.window().onEventThread(button::getText);
    }

    @Test
    void howItCouldHaveGoneOnIsPlayedOnTheBoardAndTakenBackAgain() {
        lookBack();
        story.waitFor("that moment is on the board", view -> view.story().moment() == 4);
        showMe();
        waitForButton("Got it");
        assertThat(isMan("g1")).as("the better move is only shown").isFalse();
        pressEverywhere();
        assertThat(card()).contains("marked on the board");
        story.window().waitUntil("there is more", () -> further().equals("And then?"));

        story.window().click("review.4.show");
        aside(1);
        assertThat(isMan("g1")).as("now it is played").isTrue();
        story.window().waitUntil("it is told", () -> said().startsWith("White places a man."));
        assertThat(card()).doesNotContain("marked on the board");
        assertThat(further()).isEqualTo("Next move");
        story.window().click("review.4.show");
        aside(2);
        assertThat(Stream.of("b4", "f4").filter(this::isMan))
                .as("a man is taken")
                .hasSize(1);
        story.window().waitUntil("it is told", () -> said().startsWith("White takes a man of Black."));

        story.window().press(KeyEvent.VK_BACK_SPACE);
        aside(1);
        assertThat(List.of(isMan("b4"), isMan("f4"), isMan("g1"))).containsOnly(true);
        story.window().waitUntil("it is told", () -> said().startsWith("White places a man."));
        story.clickPlace("a7");
        aside(0);
        assertThat(isMan("g1")).as("the moment is back").isFalse();
        story.window().waitUntil("what was better", () -> said().startsWith("This was better."));

        while (!further().equals("From the start")) {
            int before = story.match().story().aside();
            story.window().click("review.4.show");
            aside(before + 1);
            int now = before + 1;
            story.window().waitUntil("it is told", () -> said().matches("(?s).*[sS]tep " + now + " of.*"));
        }
        assertThat(said()).as("where that way leads").contains("that is where it leads.");
        story.window().click("review.4.show");
        aside(0);
        story.window().click("review.4.show");
        aside(1);
        story.window().press(KeyEvent.VK_ESCAPE);
        aside(0);
        story.window().click("review.close");
        story.waitFor("the match goes on", view -> view.story().moment() == 6);
        assertThat(List.of(isMan("g1"), isMan("a7"), isMan("e5"), isMan("b4"), isMan("f4")))
                .as("as it was played")
                .containsExactly(false, true, true, true, true);
    }

    @Test
    void anExerciseFromAMatchStandsAtTheEndOfTheWayAndCountsForNoCourse() {
        becomes("review.4.exercise");
        assertThat(story.window()
                        .find("lesson.home", JButton.class)
                        .getAccessibleContext()
                        .getAccessibleName())
                .isEqualTo("Back to the match");
        LessonPanel lesson = story.panel(LessonPanel.class);
        story.window().waitUntil("it is played on", () -> lesson.boardPanel().isFocusOwner());
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the match again", () -> story.window().isShowing("review.4.exercise"));
        story.window().click("game.home");
        story.window().waitUntil("the shelf", () -> story.window().isShowing("game.china-moon.learn"));
        story.learn("Nine Men's Morris");
        CourseView course = story.panel(PathPanel.class).course();
        LessonCardView last = course.lessons().get(course.lessons().size() - 1);
        assertThat(LessonCardView.isKept(last.id())).isTrue();
        assertThat(last.chapter()).isEqualTo("From your matches");
        assertThat(course.all())
                .as("it counts for no course")
                .isEqualTo(course.lessons().size() - 1);
    }

    /** At its end it says what was better and why, and leads back to where it came from. */
    @Test
    void anExerciseFromAMatchTellsItsAnswerAtTheEndAndLeadsBack() {
        becomes("review.4.exercise");
        LessonPanel lesson = story.panel(LessonPanel.class);
        story.window().waitUntil("it is played on", () -> lesson.boardPanel().isFocusOwner());
        story.clickPlace("g1");
        story.window().waitUntil("it is solved", () -> lesson.view().can(LessonAct.NEXT));
        assertThat(lesson.view().message().words().text()).contains("better move", "mill");
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the end", () -> lesson.view().end() != null);
        assertThat(lesson.view().end().learnt()).contains("better move", "mill");
        story.window().waitUntil("a door", () -> story.window().isShowing("lesson.end.door"));
        assertThat(story.window().find("lesson.end.door", JButton.class).getText())
                .isEqualTo("Back to the match");
        story.window().screenshot("lesson-end-exercise");
        story.window().click("lesson.end.door");
        story.window().waitUntil("the match", () -> story.window().isShowing("review.4.exercise"));
    }

    @Test
    void aClassIsToldStepByStepWhatTheComputerWouldDo() {
        threat();
        story.window().press(KeyEvent.VK_F11);
        ClassroomPanel classroom = story.window().find("classroom", ClassroomPanel.class);
        story.window().press(KeyEvent.VK_V);
        story.window().press(KeyEvent.VK_O);
        story.window()
                .waitUntil("what to look for", () -> classroom.said().startsWith("The computer: Look for a mill."));
        story.window().press(KeyEvent.VK_O);
        story.window()
                .waitUntil(
                        "the move and why",
                        () -> classroom.said().startsWith("The computer: I would play this.\nIt brings you a mill."));
        assertThat(classroom.told().overlay().rings()).isNotEmpty();
        assertThat(classroom.laid().vote()).as("beside the vote").isNotNull();
        story.window().press(KeyEvent.VK_O);
        story.window().waitUntil("enough", () -> classroom.said().startsWith("White must place a man."));
        assertThat(story.match().story().moment()).as("nothing was played").isEqualTo(4);
        story.window().press(KeyEvent.VK_PAGE_DOWN);
        story.window().waitUntil("nothing comes yet", () -> classroom.said().contains("Nothing comes after this yet."));
        for (int i = 3; i >= 0; i--) {
            int moment = i;
            story.window().press(KeyEvent.VK_PAGE_UP);
            story.waitFor("a moment before", view -> view.story().moment() == moment);
        }
        story.window().press(KeyEvent.VK_PAGE_UP);
        story.window().waitUntil("nothing was before", () -> classroom.said().contains("Nothing came before this."));
        story.window().press(KeyEvent.VK_ESCAPE);
    }

    @Test
    void whatCouldHaveBeenDoneIsLookedForAndGoneThrough() {
        lookBack();
        ReviewView found = story.panel(ReviewPane.class).view();
        assertThat(found.chances()).as("before each move, and after the last").hasSize(7);
        assertThat(found.costly()).extracting(ReviewView.Moment::moment).contains(4);

        story.waitFor("that moment is on the board", view -> view.story().moment() == 4);
        waitForButton("Stop looking");
        assertThat(card()).as("what was done there").contains("White, what you chose is marked on the board.");
        assertThat(said()).startsWith("Find a better move.");
        story.clickPlace("e4");
        story.window().waitUntil("it is held against what was played", () -> said().contains("your move"));
        assertThat(List.of(story.match().story().last())).as("only a try").containsExactly(6);
        assertThat(story.window().find("review.4.show", StageButton.class).getText())
                .isEqualTo("A clue");
        story.window().click("review.4.show");
        story.window().waitUntil("the clue", () -> said().contains("Look for"));
        assertThat(story.window().find("review.4.show", StageButton.class).getText())
                .isEqualTo("Show me");
        story.window().click("review.4.show");
        waitForButton("Got it");
        assertThat(said()).startsWith("This was better. It is ringed on the board.");
        for (String each : List.of("show", "exercise", "draft")) {
            StageButton button = story.window().find("review.4." + each, StageButton.class);
            assertThat(button.getVisibleRect().getSize())
                    .as(each + " is seen whole")
                    .isEqualTo(button.getSize());
        }
        Container card =
                story.window().find("review.4.draft", StageButton.class).getParent();
        assertThat(card.getAccessibleContext().getAccessibleName())
                .as("what the board shows now")
                .contains("The better move is marked on the board. It brings you a mill.")
                .doesNotContain("hat you chose is marked");
        pressWhyNot();
        story.window()
                .waitUntil(
                        "it is known which move is meant", () -> said().contains("The best move brings you a mill."));
        assertThat(card()).as("the board shows one's own move now").doesNotContain("better move is marked");
        story.window().click("review.close");
        story.window().waitUntil("the board has its room again", () -> story.panel(ReviewPane.class) == null);
        assertThat(List.of(story.match().story().last())).as("nothing was lost").containsExactly(6);
    }

    @Test
    void whatCouldHaveBeenDoneIsFoundOnTheBoard() {
        lookBack();
        story.waitFor("that moment is on the board", view -> view.story().moment() == 4);
        waitForButton("Stop looking");
        story.clickPlace("g1");
        story.window().waitUntil("the better move is found", () -> said().startsWith("Found it!"));
        assertThat(said()).as("and why it is better").contains("It brings you a mill.");
        assertThat(story.window().isShowing("review.4.try"))
                .as("nothing is left to find")
                .isFalse();
        pressEverywhere();
        assertThat(said()).as("what is told stays").startsWith("Found it!");
        assertThat(story.window().isShowing("review.4.exercise"))
                .as("what can be made of it is there instead")
                .isTrue();
    }
}
