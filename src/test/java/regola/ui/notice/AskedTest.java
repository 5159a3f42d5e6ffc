package regola.ui.notice;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
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
}
