package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.editor.BesideIntents;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.editor.EditorWishes;

/** What stands beside the text is not always in the window when that gets another look. */
@ExtendWith(OnEventThread.class)
class BesideLookTest {
    private EditorPanel panel;
    private final JPanel book = new JPanel();
    private final JTextField inBook = new JTextField();

    @BeforeEach
    void open() {
        Appearance.normal().install();
        panel = new EditorPanel(
                List.of(),
                silent(EditorIntents.class),
                silent(EditorWishes.class),
                silent(BesideIntents.class),
                game -> null);
        SwingUtilities.updateComponentTreeUI(book); // made before there was a look
        book.add(inBook);
        panel.setSize(1280, 760);
        panel.doLayout();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static <T> T silent(Class<T> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> null));
    }

    /** As the window does: it reaches what it holds. */
    private void dark() {
        Appearance.normal().with(Theme.DARK).install();
        SwingUtilities.updateComponentTreeUI(panel);
    }

    @Test
    void theBoardBehindTheBookFollows() {
        panel.seeBeside(true);
        panel.read(book);
        dark();
        panel.seeBeside(true);
        panel.read(null);
        assertThat(book.getParent()).isNull();
        assertIsDark(panel);
    }

    @Test
    void whatWasNeverOpenFollows() {
        dark();
        panel.seeBeside(true);
        assertIsDark(panel);
    }

    @Test
    void theBookThatWasPutAwayFollows() {
        panel.read(book);
        panel.read(null);
        dark();
        panel.read(book);
        assertThat(inBook.getBackground()).isEqualTo(UIManager.getColor("TextField.background"));
    }

    private static void assertIsDark(Container in) {
        List<Component> wrong = new ArrayList<>();
        find(in, wrong);
        assertThat(wrong).isEmpty();
    }

    private static void find(Container in, List<Component> wrong) {
        for (Component each : in.getComponents()) {
            boolean same = each instanceof JTextField
                    ? each.getBackground().equals(UIManager.getColor("TextField.background"))
                    : !(each instanceof JCheckBox)
                            || each.getForeground().equals(UIManager.getColor("CheckBox.foreground"));
            if (!same) wrong.add(each);
            if (each instanceof Container inner) find(inner, wrong);
        }
    }
}
