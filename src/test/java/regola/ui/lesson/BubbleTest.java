package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.lesson.AheadView;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;

/** What is said in a lesson is seen to its last line, also where people made the lesson and say a lot. */
@ExtendWith(OnEventThread.class)
class BubbleTest {
    private static final Rectangle SLOT = new Rectangle(10, 20, 380, 190);
    private static final Rectangle BELOW = new Rectangle(10, 218, 380, 200);
    private static final String SENTENCE = "You close a mill there, and after your next turn you have 2 mills. ";

    private final Bubble bubble = new Bubble(rule -> {});

    private void say(String explained) {
        LessonView view = new LessonView(
                1,
                "en",
                "From a match",
                List.of(false),
                Set.of(),
                0,
                LessonState.ASKING,
                ProseView.plain("Do it."),
                ProseView.plain("Do it."),
                null,
                LessonView.Trays.NONE,
                -1,
                AheadView.NOTHING,
                ProseView.plain(explained),
                LessonView.Sought.NOTHING,
                List.of(),
                null,
                ProseView.NONE,
                0,
                List.of(),
                List.of(),
                null,
                null,
                OverlayView.NONE);
        bubble.show(view, true, Texts.in("en"));
    }

    @Test
    void whatIsTooLongHasTheRoomBelowItToo() {
        say(SENTENCE.repeat(7));
        bubble.place(SLOT, new Rectangle());
        assertThat(bubble.isFullSize()).as("too long for its slot").isFalse();
        bubble.place(SLOT, BELOW);
        assertThat(bubble.getBounds()).isEqualTo(SLOT.union(BELOW));
        assertThat(bubble.isFullSize()).isTrue();
    }

    @Test
    void whatHasRoomInItsSlotStaysThere() {
        say(SENTENCE);
        bubble.place(SLOT, BELOW);
        assertThat(bubble.getBounds()).isEqualTo(SLOT);
    }
}
