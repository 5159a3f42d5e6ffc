package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.guide.GuidePane;
import regola.ui.guide.Pose;
import regola.ui.lesson.LessonPanel;
import regola.ui.party.PartyPane;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** Stories of the end of a lesson: stars and a feast that any press ends, and a garland where nothing may move. */
@Tag("ui")
class FeastIT {
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
            """;

    private WindowStory story;
    private Path folder;
    private Robot fingers;
    private volatile boolean flew;

    @BeforeEach
    void ready() throws AWTException {
        fingers = new Robot();
    }

    private void open(String motion) throws IOException {
        if (folder == null) {
            folder = Files.createTempDirectory("regola-feast");
            Path lessons = Files.createDirectories(folder.resolve("tutorials/china-moon"));
            Files.writeString(lessons.resolve("00-story.md"), LESSON);
        }
        story = WindowStory.open(
                Home.at(folder),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", motion, "regola.seed", "7"));
        story.learn("China Moon");
        story.window().click("start.goOn");
        waitFor("the lesson is there", view -> view.goal().text().equals("Hop the red frog."));
    }

    @AfterEach
    void close() {
        story.close();
    }

    private LessonView now() {
        return story.window().onEventThread(() -> story.panel(LessonPanel.class).view());
    }

    private PartyPane party() {
        return story.panel(PartyPane.class);
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

    private void goTo(String place) {
        story.clickPiece("red-1");
        waitFor(
                "the frog is chosen",
                view -> view.match().board().site("a3").orElseThrow().is(Role.TARGET));
        story.clickPlace(place);
    }

    private void end() {
        goTo("a3");
        waitForMessage(MessageView.Sort.RIGHT);
        waitFor("it leads on", view -> view.can(LessonAct.NEXT));
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("the end", view -> view.end() != null);
    }

    /** On a slow machine the feast would be over by itself before the story has seen it. */
    private void pressAsSoonAsItFlies() {
        story.window().onEventThread(() -> {
            party().addComponentListener(new ComponentAdapter() {
                @Override
                public void componentShown(ComponentEvent e) {
                    flew = party().isMoving();
                    fingers.keyPress(KeyEvent.VK_ENTER);
                    fingers.keyRelease(KeyEvent.VK_ENTER);
                }
            });
            return null;
        });
    }

    @Test
    void theEndHasStarsAndAFeastAndThePressThatEndsItDoesNothingElse() throws IOException {
        open("full");
        pressAsSoonAsItFlies();
        end();
        story.window().waitUntil("it is over", () -> flew && !party().isOn());
        assertThat(now().end()).as("the key led nowhere").isNotNull();
        JComponent end = story.window().find("lesson.end", JComponent.class);
        assertThat(end.getAccessibleContext().getAccessibleName()).contains("3");
        assertThat(story.window().find("guide", GuidePane.class).pose()).isEqualTo(Pose.CHEER);
        story.window().waitUntil("presses mean something again", () -> !party().isVisible());
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("the next lesson", view -> view.end() == null);
    }

    @Test
    void withoutMotionAGarlandHangsAndKeepsNoPress() throws IOException {
        open("off");
        end();
        story.window().waitUntil("a garland", () -> party().isOn());
        assertThat(party().isMoving()).isFalse();
        story.window().screenshot("feast-still");
        story.window().press(KeyEvent.VK_ENTER);
        waitFor("the next lesson", view -> view.end() == null);
        assertThat(party().isOn()).isFalse();
    }
}
