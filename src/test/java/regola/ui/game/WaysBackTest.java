package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageHead;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;
import regola.ui.view.match.NextLesson;

/** From a match one gets back to the lessons that one is at. */
@ExtendWith(OnEventThread.class)
class WaysBackTest {
    private final List<String> done = new ArrayList<>();
    private final StageHead head = new StageHead("game", () -> done.add("home"));
    private final WaysBack ways = new WaysBack(head, () -> done.add("former"), () -> done.add("path"));

    private List<StageButton> lessons() {
        return Stream.of(head.getComponents())
                .filter(each -> "game.lessons".equals(each.getName()))
                .map(StageButton.class::cast)
                .toList();
    }

    @Test
    void whoeverIsAtTheLessonsOfTheGameHasAWayThereUntilAllAreDone() {
        assertThat(lessons()).isEmpty();
        NextLesson next = new NextLesson("few/2", 2, "Two");
        ways.toLessons(next, Texts.in("en"));
        ways.toLessons(next, Texts.in("en"));
        assertThat(lessons()).hasSize(1);
        assertThat(lessons().get(0).getText()).isEqualTo("Lessons");
        assertThat(lessons().get(0).getToolTipText()).contains("lesson 2: Two");
        lessons().get(0).doClick(0);
        assertThat(done).containsExactly("path");
        ways.toLessons(null, Texts.in("en"));
        assertThat(lessons()).isEmpty();
    }

    /** It comes a moment later than the page: what stands there by then stays where it is. */
    @Test
    void nothingMovesForIt() {
        StageButton story = new StageButton("game.story", StageButton.Style.PLAIN);
        story.setText("Story");
        head.addEnd(story);
        head.setSize(1280, 60);
        head.doLayout();
        int before = story.getX();
        ways.toLessons(new NextLesson("few/2", 2, "Two"), Texts.in("en"));
        head.doLayout();
        assertThat(story.getX()).isEqualTo(before);
        assertThat(lessons().get(0).getX()).isLessThan(before);
    }
}
