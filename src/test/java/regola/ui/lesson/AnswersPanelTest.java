package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.present.Lessons;
import regola.ui.stage.Measure;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.match.ChoiceView;

/** Three answers stand without a hole among them. */
@ExtendWith(OnEventThread.class)
class AnswersPanelTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static List<Component> laidOut(int width, int height, String... words) {
        Appearance.normal().install();
        AnswersPanel panel = new AnswersPanel(null, null, key -> {});
        List<ChoiceView> choices = new ArrayList<>();
        for (String word : words) choices.add(new ChoiceView(word, word, null));
        panel.show(LessonActionsTest.Kind.MOVED.view(), choices, -1, Texts.in("en"));
        panel.setSize(width, height);
        panel.doLayout();
        return List.of(panel.getComponents());
    }

    /** Whoever leads on by keys is told how one comes to the board by them, before anything was walked to. */
    @Test
    void whoeverUsesKeysIsToldWhatTheyDo() {
        Appearance.normal().install();
        AnswersPanel panel = new AnswersPanel(null, null, key -> {});
        panel.show(LessonActionsTest.Kind.MOVED.view(), List.of(), -1, Texts.in("en"));
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isNull();
        panel.setHand(AnswersPanel.Hand.AT_KEYS);
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).contains("Arrow keys");
        panel.setHand(AnswersPanel.Hand.WALKS);
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).contains("Enter");
        panel.setHand(AnswersPanel.Hand.ELSEWHERE);
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isNull();
    }

    /**
     * A place may be pressed before the frog that is to go there: then the line asks for the frog, as the bubble does.
     */
    @Test
    void wherePlacesComeFirstItIsAskedWhoGoesThere() {
        Appearance.normal().install();
        Lessons lessons = new Lessons()
                .lesson("01-match", Lessons.step("match", "start: new", "task: free", "seats: [red]"))
                .open("01-match");
        AnswersPanel panel = new AnswersPanel(null, null, key -> {});
        lessons.pointAtSite("a2");
        panel.show(lessons.now(), List.of(), -1, Texts.in("en"));
        panel.setHand(AnswersPanel.Hand.WALKS);
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isEqualTo("Who? Arrows, then Enter");
        panel.show(lessons.now(), List.of(), -1, Texts.in("it"));
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isEqualTo("Chi? Frecce, poi Invio");
        lessons.open("01-match");
        lessons.pointAtPiece("red-1");
        panel.show(lessons.now(), List.of(), -1, Texts.in("en"));
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isEqualTo("Where to? Arrows, then Enter");
    }

    /** Children have a button for it; whoever hears the page is told all the same. */
    @Test
    void keysForMarksAreWrittenForAdultsOnly() {
        Appearance.normal().install();
        assertThat(isBlank(Measure.Mode.LEARNER)).isFalse();
        assertThat(isBlank(Measure.Mode.CHILDREN)).isTrue();
    }

    /** Who marks with the mouse is told how, and nothing of keys. */
    @Test
    void whoeverUsesTheMouseIsToldHowToMarkWithIt() {
        Appearance.normal().install();
        AnswersPanel panel = new AnswersPanel(null, null, key -> {});
        panel.show(LessonActionsTest.Kind.MARKED.view(), List.of(), -1, Texts.in("en"));
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isEqualTo("Press to mark, then check");
        panel.show(LessonActionsTest.Kind.MARKED.view(), List.of(), -1, Texts.in("it"));
        assertThat(panel.getAccessibleContext().getAccessibleDescription())
                .isEqualTo("Premi per segnare, poi controlla");
        panel.setHand(AnswersPanel.Hand.AT_KEYS);
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).isEqualTo("Spazio segna · Invio controlla");
    }

    private static boolean isBlank(Measure.Mode mode) {
        AnswersPanel panel = new AnswersPanel(null, null, key -> {});
        panel.measure(new Measure(1280, 800, 1, 1, mode));
        panel.show(LessonActionsTest.Kind.MARKED.view(), List.of(), -1, Texts.in("en"));
        panel.setHand(AnswersPanel.Hand.AT_KEYS);
        assertThat(panel.getAccessibleContext().getAccessibleDescription()).contains("Space");
        panel.setSize(364, 120);
        BufferedImage seen = new BufferedImage(364, 120, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = seen.createGraphics();
        panel.printAll(g);
        g.dispose();
        return IntStream.of(seen.getRGB(0, 0, 364, 120, null, 0, 364)).allMatch(pixel -> pixel == 0);
    }

    private static int covered(List<Component> all) {
        return all.stream().mapToInt(each -> each.getWidth() * each.getHeight()).sum();
    }

    @Test
    void shortOnesStandInARow() {
        List<Component> three = laidOut(364, 120, "1", "2", "3");
        assertThat(three)
                .allMatch(each ->
                        each.getY() == 0 && each.getWidth() == three.get(0).getWidth());
    }

    @Test
    void whereThereIsRoomLongOnesStandBelowEachOther() {
        List<Component> three = laidOut(364, 160, "A frog of Red's", "A frog of Green's", "Nobody at all here");
        assertThat(three).allMatch(each -> each.getX() == 0 && each.getWidth() == 364);
    }

    @Test
    void elseTheLastIsAsWideAsTheOthersTogether() {
        List<Component> three = laidOut(364, 120, "A frog of Red's", "A frog of Green's", "Nobody at all here");
        assertThat(three.get(1).getY()).isEqualTo(three.get(0).getY());
        assertThat(three.get(2).getWidth()).isEqualTo(364);
        assertThat(Stream.of(three).mapToInt(AnswersPanelTest::covered).sum()).isGreaterThan(364 * 120 * 85 / 100);
    }
}
