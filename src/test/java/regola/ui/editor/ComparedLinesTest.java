package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.rules.ChangeView;

/** What went and what came is told by a sign, a colour and a word that is read aloud. */
@ExtendWith(OnEventThread.class)
class ComparedLinesTest {
    @Test
    void aSignAndAColourSayWhatWentAndWhatCame() {
        Appearance.normal().install();
        ChangeView change = new ChangeView("my.rules", 1, 3, List.of("  old"), List.of("  new", "  more"));
        ComparedLines lines = new ComparedLines("lines", List.of(change), Texts.in("it"));
        List<Component> rows = List.of(lines.getComponents()).subList(1, lines.getComponentCount());
        assertThat(rows).extracting(row -> line(row).getText()).containsExactly("\u2212   old", "+   new", "+   more");
        assertThat(rows.get(0).getBackground()).isEqualTo(UIManager.getColor("Regola.problem.background"));
        assertThat(rows.get(1).getBackground())
                .isEqualTo(UIManager.getColor("Regola.right.background"))
                .isNotEqualTo(rows.get(0).getBackground());
        assertThat(rows)
                .extracting(row -> line(row).getAccessibleContext().getAccessibleName())
                .containsExactly("prima: old", "adesso: new", "adesso: more");
    }

    private static JTextComponent line(Component row) {
        return (JTextComponent) ((Container) row).getComponent(0);
    }
}
