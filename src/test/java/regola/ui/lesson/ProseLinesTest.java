package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import regola.ui.view.ProseView;

/** Words of a lesson that are pressed: numbers of rules lead to their rules, all others nowhere. */
class ProseLinesTest {
    @Test
    void aPressOnPlainWordsLeadsNowhere() {
        ProseView prose = new ProseView(List.of(
                new ProseView.Run("Plain words are read.", ProseView.Style.PLAIN),
                new ProseView.Run(" CM-5.4", ProseView.Style.RULE)));
        ProseLines lines =
                ProseLines.of(new JLabel(), prose, new Font(Font.SANS_SERIF, Font.PLAIN, 16), 600, 1.4, true);
        assertThat(lines.ruleAt(4, 8)).isNull();
        int found = 0;
        for (int x = 0; x < 600; x++) if (lines.ruleAt(x, 8) != null) found++;
        assertThat(found).as("the number can be pressed").isGreaterThan(20);
        assertThat(lines.ruleAt(590, 8)).isNull();
    }
}
