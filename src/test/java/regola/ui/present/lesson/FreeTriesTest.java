package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.lesson.MessageView;

/** Whether a try that no rule allows is counted, and that it is said if it is not. */
class FreeTriesTest {
    private final Lessons lessons = new Lessons();

    /** What is not allowed is counted once a step, also by whoever leaves the step and comes back; else it says so. */
    @Test
    void theSameForbiddenTryIsNotCountedTwiceAndSaysSo() {
        lessons.lesson(
                        "01-two",
                        LessonSteps.play("hop", "moves: [hop red-1 a3]"),
                        LessonSteps.play("more", "moves: [hop red-1 a3]"))
                .open("01-two");
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().message().free()).isFalse();
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        assertThat(lessons.now().message().free()).isTrue();
        lessons.presenter.goTo(1);
        lessons.watch();
        lessons.presenter.goTo(0);
        lessons.watch();
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().message().free()).as("the same step again").isTrue();
        lessons.hop("red-1", "a5");
        assertThat(lessons.now().message().free()).isFalse();
    }

    @Test
    void whatIsToBeFoundOutByTryingSaysThatItIsNotCounted() {
        lessons.lesson("01-one", LessonSteps.play("hop", "moves: [hop red-1 a3]", "explore: true"))
                .open("01-one");
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().message().free()).isTrue();
    }
}
