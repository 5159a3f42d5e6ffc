package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.view.Texts;

/** What is sought in a text of rules. */
@ExtendWith(OnEventThread.class)
class FindBarTest {
    @Test
    void theSearchIsShutAndEmptyWhenTheEditorIsLeft() {
        RuleArea area = new RuleArea("move x to y\n", true, List.of(), (edition, text) -> {});
        FindBar bar = new FindBar(() -> area);
        JPanel holder = new JPanel();
        holder.add(bar);
        bar.speak(Texts.in("en"));
        bar.open();
        JTextField words = (JTextField) named(bar, "find.text");
        words.setText("move");
        JLabel count = (JLabel) named(bar, "find.count");
        assertThat(count.getText()).isEqualTo("found: 1");
        ((AbstractButton) named(bar, "find.all")).doClick(0);
        bar.speak(Texts.in("it"));
        assertThat(count.getText()).isEqualTo("sostituiti: 1");

        HierarchyEvent left = new HierarchyEvent(
                bar, HierarchyEvent.HIERARCHY_CHANGED, holder, new JPanel(), HierarchyEvent.SHOWING_CHANGED);
        Stream.of(bar.getHierarchyListeners()).forEach(listener -> listener.hierarchyChanged(left));

        assertThat(bar.isVisible()).isFalse();
        assertThat(words.getText()).isEmpty();
    }

    private static Component named(Container in, String name) {
        return Stream.of(in.getComponents())
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow();
    }
}
