package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.plaf.basic.BasicSplitPaneDivider;
import javax.swing.plaf.basic.BasicSplitPaneUI;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.editor.VersionView;
import regola.ui.view.rules.ChangeView;

/** How a file was before is compared with how it is, and put away again. */
@ExtendWith(OnEventThread.class)
class VersionsListTest {
    @Test
    void escapePutsAwayWhatIsComparedAndIsLeftAloneOtherwise() {
        Appearance.normal().install();
        ChangeView change = new ChangeView("my.rules", 1, 3, List.of("  old"), List.of("  new", "  more"));
        VersionView version = new VersionView("my.rules", 0, null, "", List.of(change), null);
        VersionsList list = new VersionsList(any -> {});
        list.show(List.of(version), Collections.singletonList(null), Texts.in("en"));
        JToggleButton compare = (JToggleButton) named(list, "version.0.compare");
        Component lines = named(list, "version.0.lines");
        Action escape = list.getActionMap()
                .get(list.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                        .get(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0)));
        assertThat(escape.isEnabled()).isFalse();
        compare.doClick(0);
        assertThat(lines.isVisible()).isTrue();
        assertThat(escape.isEnabled()).isTrue();
        escape.actionPerformed(new ActionEvent(list, ActionEvent.ACTION_PERFORMED, null));
        assertThat(lines.isVisible()).isFalse();
        assertThat(((JTextComponent) named(list, "version.0.when")).getText()).contains("2 lines are different now.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | 26 Nov 2026, 10:20
            it | 26 nov 2026, 10:20
            """)
    void datesAreThoseOfTheLanguageOfTheWindow(String language, String when) {
        Appearance.normal().install();
        long then = ZonedDateTime.of(2026, 11, 26, 10, 20, 0, 0, ZoneId.systemDefault())
                .toInstant()
                .toEpochMilli();
        VersionsList list = new VersionsList(any -> {});
        list.show(
                List.of(new VersionView("my.rules", then, null, "", List.of(), null)),
                Collections.singletonList(null),
                Texts.in(language));
        assertThat(((JTextComponent) named(list, "version.0.when")).getText()).startsWith(when);
    }

    /** The oldest text was written nobody knows when: it is known when it was replaced. */
    @Test
    void theOldestStoodUntilItWasFirstChanged() {
        Appearance.normal().install();
        VersionView.Step step = new VersionView.Step(1, 0, 0, "", "a line");
        VersionsList list = new VersionsList(any -> {});
        for (long apart : new long[] {1, 60_000}) {
            list.show(
                    List.of(
                            new VersionView("my.rules", 5_000_000 + apart, null, "", List.of(), step),
                            new VersionView("my.rules", 5_000_000, null, "", List.of(), null)),
                    Arrays.asList(null, null),
                    Texts.in("en"));
            String oldest = ((JTextComponent) named(list, "version.1.when")).getText();
            assertThat(oldest.startsWith("Until 1 Jan 1970")).as(oldest).isEqualTo(apart == 1);
        }
    }

    /** There is room for pictures and lines while one looks at versions, until somebody has moved the edge. */
    @Test
    void aPaneGivesRoomUntilSomebodyMovesTheEdge() {
        JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, true, new JPanel(), new JPanel());
        split.setSize(400, 800);
        BesideSplit.share(split, 0.8);
        int much = split.getDividerLocation();
        BesideSplit.share(split, 0.5);
        int half = split.getDividerLocation();
        assertThat(half).isBetween(380, 420).isLessThan(much - 200);
        BasicSplitPaneDivider edge = ((BasicSplitPaneUI) split.getUI()).getDivider();
        MouseEvent press = new MouseEvent(edge, MouseEvent.MOUSE_PRESSED, 0, 0, 5, 2, 1, false);
        for (MouseListener each : edge.getMouseListeners()) each.mousePressed(press);
        BesideSplit.share(split, 0.8);
        assertThat(split.getDividerLocation()).isEqualTo(half);
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component inside = each instanceof Container more ? named(more, name) : null;
            if (inside != null) return inside;
        }
        return null;
    }
}
