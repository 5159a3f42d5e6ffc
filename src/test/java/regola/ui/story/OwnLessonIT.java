package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.lesson.LessonPanel;
import regola.ui.make.LessonFormPanel;
import regola.ui.stage.StageButton;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.make.LessonFormView;
import regola.ui.view.make.LessonFormView.Part;

/** A teacher makes a lesson of a moment of a match, in the window alone, and does it as learners do. */
@Tag("ui")
class OwnLessonIT {
    private final Home home = WindowStory.freshHome();
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    /** A game of one's own whose board has just become larger, at a moment of a match that is played on it. */
    private void play(String language) {
        story = WindowStory.open(
                home,
                Map.of(
                        "regola.language", language,
                        "regola.theme", "light",
                        "regola.motion", "off",
                        "regola.tempo", "quick",
                        "regola.seed", "7"));
        story.window().waitUntil("games are listed", () -> story.shelf().view() != null);
        story.window().click("shelf.workshop");
        story.window().click("workshop.new");
        story.window().click("make.kind.row");
        story.window().onEventThread(() -> {
            story.window().find("make.name", JTextField.class).setText("Rows");
            return null;
        });
        story.window().click("make.make");
        RSyntaxTextArea text = story.window().find("editor.text", RSyntaxTextArea.class);
        assertThat(text.getText()).contains("grid 3 by 3");
        story.window().onEventThread(() -> {
            text.setText(text.getText().replace("grid 3 by 3", "grid 4 by 4"));
            return null;
        });
        story.window().click("editor.apply");
        story.waitFor("it is played", view -> view.title().equals("Rows"));
        story.clickPlace("d4");
        story.waitFor("the computer answers", view -> view.story().moment() == 2);
    }

    private void fillIn() {
        story.window().press(KeyEvent.VK_T, InputEvent.CTRL_DOWN_MASK);
        story.window().click("position.lesson");
        story.window().find("form.title", JTextArea.class);
    }

    private LessonFormView form() {
        LessonFormPanel panel = story.panel(LessonFormPanel.class);
        return panel == null ? null : panel.view();
    }

    private void type(String field, String words) {
        story.window().focus(field);
        story.window().type(words);
    }

    private List<Path> lessons() {
        try (Stream<Path> files = Files.list(home.tutorials().resolve("rows"))) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void fromATemplateToALessonOfOnesOwnThatIsSolved() throws IOException {
        play("en");
        fillIn();
        // Nothing is right before it is said what is.
        story.window().press(KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK);
        story.window()
                .waitUntil("it is said what is missing", () -> form().missing().size() == 4);
        story.window().screenshot("form-missing");
        assertThat(story.window().text("form.said")).contains("which move is right");
        assertThat(lessons()).hasSize(1);

        type("form.title", "The corner");
        story.window().press(KeyEvent.VK_TAB);
        type("form.goal", "Put a piece into the free corner.");
        type("form.done", "A corner is hard to take.");
        type("form.wrong", "Look for a corner.");
        int below = top("form.done");
        int board = top("form.board");
        story.clickPlaceOn("form.board", "a4");
        story.window().waitUntil("that is right", () -> form().moves().size() == 1);
        assertThat(top("form.done")).as("nothing moves under the hand").isEqualTo(below);
        assertThat(top("form.board")).isEqualTo(board);
        story.clickPlaceOn("form.board", "b3");
        story.window().waitUntil("that too", () -> form().moves().size() == 2);
        story.window().click("form.move.1.away");
        story.window().waitUntil("that no longer", () -> form().moves().size() == 1);
        story.window().screenshot("form-en");
        story.window().click("form.try");

        LessonPanel lesson = story.window().find("lesson", LessonPanel.class);
        story.window()
                .waitUntil(
                        "it is opened under the rules as they are now",
                        () -> lesson.view() != null && !story.isOpening());
        assertThat(lessons()).hasSize(2);
        assertThat(lessons().get(1).getFileName()).hasToString("02-the-corner.md");
        story.clickPlace("b3");
        story.window().waitUntil("that is not what was asked", () -> !isSolved(lesson));
        story.window()
                .waitUntil(
                        "what was written is said to it",
                        () -> lesson.view().message() != null
                                && lesson.view().message().toString().contains("Look for a corner."));
        story.clickPlace("a4");
        story.window().waitUntil("it is solved", () -> isSolved(lesson));
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("its end is seen", () -> lesson.view().end() != null);
        assertThat(story.window().find("lesson.act.hint", StageButton.class).getText())
                .as("one goes back to where one came from")
                .isEqualTo("Write on");
        story.window().click("lesson.home");
        story.window().waitUntil("back on the page", () -> story.window().isShowing("form.title"));
        assertThat(form().saved()).isTrue();
        changeAndDelete();
    }

    /** What was made is found again in the menu of its stone, by the key for menus. */
    private void changeAndDelete() throws IOException {
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.learn("Rows");
        story.window().waitUntil("both are there", () -> story.window().isShowing("lesson.row.2"));
        story.window().focus("lesson.row.2");
        story.window().press(KeyEvent.VK_CONTEXT_MENU);
        story.window().screenshot("own-lesson-menu");
        story.window().click("lesson.change.item");
        story.window().find("form.goal", JTextArea.class); // a condition does not wait for it
        story.window()
                .waitUntil(
                        "it is filled in again",
                        () -> story.window()
                                .find("form.goal", JTextArea.class)
                                .getText()
                                .equals("Put a piece into the free corner."));
        type("form.goal", " Now!");
        story.window().press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is saved", () -> form().saved());
        assertThat(Files.readString(lessons().get(1))).contains("Now!");
        story.window().click("form.leave");
        story.window().focus("lesson.row.2");
        story.window().press(KeyEvent.VK_CONTEXT_MENU);
        story.window().click("own.delete");
        story.window().click("notice.own.yes");
        story.window().waitUntil("it is gone", () -> lessons().size() == 1);
        assertThat(home.folder().resolve("replaced/02-the-corner-1/02-the-corner.md"))
                .exists();
        story.window().click("notice.own.done.undo");
        story.window().waitUntil("it is back", () -> lessons().size() == 2);
    }

    private int top(String name) {
        return story.window()
                .onEventThread(() -> story.window().find(name, JComponent.class).getLocationOnScreen().y);
    }

    private static boolean isSolved(LessonPanel lesson) {
        return lesson.view().can(LessonAct.NEXT);
    }

    @Test
    void aSecondStepBeginsWhereTheFirstOneLeads() throws IOException {
        play("it");
        fillIn();
        type("form.title", "Due pedine");
        type("form.goal", "Metti una pedina nell'angolo.");
        type("form.done", "Bene.");
        story.clickPlaceOn("form.board", "a4");
        story.window().waitUntil("that is right", () -> form().moves().size() == 1);
        story.window().click("form.add");
        story.window().waitUntil("there are two steps", () -> form().steps() == 2 && form().playsOn());
        story.clickPlaceOn("form.board", "b2");
        story.window()
                .waitUntil(
                        "the other has answered",
                        () -> form().match().decision().decider() != null && form().canBack());
        story.window().click("form.playsOn");
        story.window().waitUntil("now what is right", () -> !form().playsOn());
        type("form.goal", "E ora accanto.");
        type("form.done", "Due in fila.");
        story.clickPlaceOn("form.board", "b4");
        story.window().waitUntil("that is right", () -> form().moves().size() == 1);
        assertThat(form().words().get(Part.GOAL).it()).isEqualTo("E ora accanto.");
        story.window().screenshot("form-it");
        story.window().press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is saved", () -> form().saved());
        assertThat(Files.readString(lessons().get(1))).contains("## step-2").contains("it: E ora accanto.");
    }
}
