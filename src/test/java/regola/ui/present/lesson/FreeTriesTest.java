package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.MessageView;

/** A try that no rule allows is not counted. */
class FreeTriesTest {
    private final Lessons lessons = new Lessons();

    @Test
    void whatIsNotAllowedIsNotCounted() {
        lessons.lesson("01-two", LessonSteps.play("hop", "moves: [hop red-1 a3]"))
                .open("01-two");
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
    }

    @Test
    void whatIsToBeFoundOutByTryingIsNotCountedEither() {
        lessons.lesson("01-one", LessonSteps.play("hop", "moves: [hop red-1 a3]", "explore: true"))
                .open("01-one");
        lessons.hop("red-1", "a4");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
    }
}
