package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.guide.GuidePane;
import regola.ui.guide.PointingPane;
import regola.ui.lesson.LessonPanel;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;

/**
 * The story of somebody who wants little to move: in a lesson nothing travels, the guide changes its pose at once and
 * points without dots, and what fades is over soon.
 */
@Tag("ui")
class StillIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of(
                        "regola.language", "en",
                        "regola.theme", "light",
                        "regola.motion", "reduced",
                        "regola.seed", "7"));
        story.learn("China Moon");
        story.window().click("start.goOn");
        waitFor("the lesson is there", view -> view.at() == 0);
    }

    @AfterEach
    void close() {
        story.close();
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

    /** Where it may go is not lit before somebody has tried in vain or asked twice. */
    private static boolean isChosen(LessonView view) {
        return view.match().board().sites().stream()
                .flatMap(site -> site.pieces().stream())
                .anyMatch(piece -> piece.id().equals("red-1") && piece.is(Role.CHOSEN));
    }

    private void nothingTravels(String when) {
        GuidePane guide = story.window().find("guide", GuidePane.class);
        PointingPane dots = (PointingPane) story.window()
                .onEventThread(() -> List.of(story.panel(LessonPanel.class).getComponents()).stream()
                        .filter(PointingPane.class::isInstance)
                        .findFirst()
                        .orElseThrow());
        assertThat(story.window().onEventThread(guide::isMoving))
                .as("the guide moves: " + when)
                .isFalse();
        assertThat(story.window().onEventThread(dots::isOn))
                .as("dots fly: " + when)
                .isFalse();
        story.window()
                .waitUntil(
                        "what fades is over",
                        () -> !story.panel(LessonPanel.class).boardPanel().isAnimating());
    }

    @Test
    void aLessonIsDoneWithLittleMotion() {
        nothingTravels("a scene is told");
        waitFor("the scene is over", view -> view.state() == LessonState.TELL);
        nothingTravels("the scene is over"); // a press would only let it arrive
        story.window().click("lesson.act.main");
        waitFor("the next scene", view -> view.at() == 1);
        nothingTravels("another scene");
        waitFor("it is over too", view -> view.state() == LessonState.TELL);
        nothingTravels("it is over too");
        story.window().click("lesson.act.main");
        waitFor("the last scene", view -> view.at() == 2);
        nothingTravels("the last scene");
        waitFor("it is over as well", view -> view.state() == LessonState.TELL);
        nothingTravels("it is over as well");
        story.window().click("lesson.act.main");
        waitFor("something is asked", view -> view.at() == 3 && view.state() == LessonState.ASKING);
        story.window().click("lesson.act.hint");
        waitFor("a hint", view -> view.state() == LessonState.HINT);
        nothingTravels("a hint");
        story.clickPiece("red-1");
        waitFor("it is chosen", StillIT::isChosen);
        story.clickPlace("a3");
        waitFor("not allowed", view -> view.state() == LessonState.REFUSED);
        nothingTravels("a refusal");
        story.clickPiece("red-1");
        waitFor("it is chosen again", StillIT::isChosen);
        story.clickPlace("a2");
        waitFor("right", view -> view.state() == LessonState.RIGHT);
        nothingTravels("what is right");
    }
}
