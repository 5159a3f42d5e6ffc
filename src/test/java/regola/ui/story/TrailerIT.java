package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.function.Predicate;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.board.panel.BoardPanel;
import regola.ui.lesson.LessonPanel;
import regola.ui.start.ShelfPanel;
import regola.ui.trailer.TrailerPanel;
import regola.ui.view.trailer.TrailerView;
import regola.ui.view.trailer.TrailerView.Run;

/** Stories of somebody who watches the trailer of a game, by mouse and by keys. */
@Tag("ui")
class TrailerIT {
    private WindowStory story;

    private void open(String motion) throws IOException {
        story = WindowStory.open(
                Home.at(Files.createTempDirectory("regola-trailer")),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", motion, "regola.seed", "7"));
        story.press("Moulin Rouge", "trailer");
        waitFor("it has begun", view -> view.scene() == 0);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private void waitFor(String what, Predicate<TrailerView> condition) {
        story.window().waitUntil(what, () -> {
            TrailerPanel panel = story.panel(TrailerPanel.class);
            return panel != null
                    && panel.isShowing()
                    && !story.isOpening()
                    && panel.view() != null
                    && condition.test(panel.view());
        });
    }

    private TrailerView now() {
        return story.window()
                .onEventThread(() -> story.panel(TrailerPanel.class).view());
    }

    @Test
    void itRunsByItselfAndItsKeysStopItAndGoFromSceneToScene() throws IOException {
        open("full");
        waitFor("the second scene comes by itself", view -> view.scene() == 1);
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("it stops", view -> view.run() == Run.PAUSED);
        BoardPanel board = story.window().find("board", BoardPanel.class);
        Rectangle place = story.window().onEventThread(board::getBounds);
        int scene = now().scene();
        story.window().press(KeyEvent.VK_RIGHT);
        waitFor("the next scene", view -> view.scene() == scene + 1 && view.run() == Run.PAUSED);
        story.window().press(KeyEvent.VK_LEFT);
        waitFor("the scene before", view -> view.scene() == scene);
        Rectangle after = story.window().onEventThread(board::getBounds);
        assertThat(after).as("the board does not jump").isEqualTo(place);
        story.window().press(KeyEvent.VK_S);
        waitFor("half speed", TrailerView::slow);
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("it goes on", view -> view.run() == Run.RUNNING);
        story.window().screenshot("trailer");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil(
                        "back where one was",
                        () -> story.panel(ShelfPanel.class).isShowing());
    }

    @Test
    void enterLeadsToTheLessonAsTheFilledButtonSays() throws IOException {
        open("off");
        story.window().press(KeyEvent.VK_SPACE);
        waitFor("Space stops it", view -> view.run() == Run.PAUSED);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the lesson", () -> {
            LessonPanel panel = story.panel(LessonPanel.class);
            return panel != null && panel.isShowing() && panel.view() != null;
        });
    }

    @Test
    void itsButtonsDoTheSameAndLeadToTheFirstLesson() throws IOException {
        open("off");
        story.window().click("trailer.pause");
        waitFor("it stops", view -> view.run() == Run.PAUSED);
        story.window().click("trailer.forward");
        waitFor("the next scene", view -> view.scene() == 1);
        story.window().click("trailer.back");
        waitFor("the scene before", view -> view.scene() == 0);
        story.window().click("trailer.slow");
        waitFor("half speed", TrailerView::slow);
        story.window().click("trailer.learn");
        story.window().waitUntil("the first lesson", () -> {
            LessonPanel panel = story.panel(LessonPanel.class);
            return panel != null && panel.isShowing() && panel.view() != null;
        });
        assertThat(story.window()
                        .onEventThread(
                                () -> story.panel(LessonPanel.class).view().title()))
                .startsWith("1  ");
    }

    @Test
    void withReducedMotionItIsAShowOfStills() throws IOException {
        open("reduced");
        waitFor(
                "a move was made",
                view -> view.scene() >= 1 && !view.match().happenings().isEmpty());
        BoardPanel board = story.window().find("board", BoardPanel.class);
        int journeys = story.window().onEventThread(board::journeys);
        assertThat(journeys).as("nothing has set out").isZero();
        story.window().click("trailer.close");
        story.window()
                .waitUntil(
                        "back where one was",
                        () -> story.panel(ShelfPanel.class).isShowing());
        JComponent film = story.window().find("game.moulin-rouge.trailer", JComponent.class);
        story.window().waitUntil("the keyboard is where the film was begun", film::isFocusOwner);
    }
}
