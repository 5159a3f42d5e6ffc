package regola.ui.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.parts.WrappingRow;
import regola.ui.stage.Dim;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.Texts;

@ExtendWith(OnEventThread.class)
class AskedTest {
    /** What merely lies there dims nothing: one goes on below it. */
    @Test
    void aPageIsDimAsLongAsSomebodyIsAskedWhatHeWishedFor() {
        Appearance.normal().install();
        Notices notices = new Notices(Texts.in("en"));
        NoticeLayer layer = new NoticeLayer(new JPanel(), notices);
        Dim dim = (Dim) layer.getComponent(1);
        notices.tell(Notice.offer("ask", Said.of("giveUp.ask")).offering("no", Said.of("giveUp.no"), () -> {}));
        assertThat(dim.isVisible()).as("offered only").isFalse();
        notices.takeKeyboard();
        assertThat(dim.isVisible()).as("asked").isTrue();
        notices.away("ask");
        assertThat(dim.isVisible()).as("answered").isFalse();
        notices.tell(Notice.word("word", Said.of("giveUp.ask")));
        notices.takeKeyboard();
        assertThat(dim.isVisible()).as("only told").isFalse();
    }

    /** What else lies there waits: the question stands alone, and its answers are as wide as each other. */
    @Test
    void aQuestionStandsAloneWithEvenAnswers() {
        Appearance.normal().install();
        for (String language : List.of("en", "it")) {
            Notices notices = new Notices(Texts.in(language));
            notices.tell(
                    Notice.offer("before", Said.of("before.title")).offering("back", Said.of("giveUp.no"), () -> {}));
            notices.tell(Notice.offer("ask", Said.of("giveUp.ask"))
                    .offering("no", Said.of("giveUp.no"), () -> {})
                    .offering("yes", Said.of("action.giveUp"), () -> {}));
            assertThat(notices.shown()).allMatch(NoticeCard::isVisible);
            notices.takeKeyboard();
            assertThat(notices.shown()).extracting(NoticeCard::isVisible).containsExactly(true, false);
            NoticeCard asked = notices.shown().get(0);
            asked.setSize(420, 300);
            asked.validate();
            asked.validate();
            List<JButton> answers = Stream.of(asked.getComponents())
                    .filter(WrappingRow.class::isInstance)
                    .flatMap(row -> Stream.of(((WrappingRow) row).getComponents()))
                    .map(JButton.class::cast)
                    .toList();
            assertThat(answers).hasSize(2);
            assertThat(answers.get(0).getWidth())
                    .as(language)
                    .isEqualTo(answers.get(1).getWidth());
            assertThat(answers.get(0).getY())
                    .as("side by side")
                    .isEqualTo(answers.get(1).getY());
            notices.away("ask");
            assertThat(notices.shown()).as("answered").allMatch(NoticeCard::isVisible);
        }
    }
}
