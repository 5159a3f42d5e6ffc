package regola.ui.support;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.InputMap;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JViewport;

/**
 * An UnnamedControls finds what the keyboard can come to, or a finger can press, and a screen reader has no name for.
 * For any page:
 *
 * <pre>
 * assertThat(UnnamedControls.in(panel)).isEmpty();
 * </pre>
 */
public final class UnnamedControls {
    private UnnamedControls() {}

    /** @return a sentence for each control that has no name */
    public static List<String> in(Container page) {
        List<String> found = new ArrayList<>();
        walk(page, found);
        return found;
    }

    private static void walk(Container container, List<String> found) {
        for (Component child : container.getComponents()) {
            if (!child.isVisible() || child instanceof JScrollBar) continue;
            if ((container instanceof JComboBox || container instanceof JSpinner) && child instanceof AbstractButton)
                continue;
            if (isControl(child) && name(child).isBlank()) {
                found.add(child.getName() + " in " + container.getName() + ", a "
                        + child.getClass().getSimpleName() + ", has no name");
            }
            // The buttons that a box is made of are the look and feel's business; a field in it is not.
            if (child instanceof JComboBox<?> box && !box.isEditable()) continue;
            if (child instanceof Container inner) walk(inner, found);
        }
    }

    /** The rule by which Swing lets the keyboard come to something: it has keys of its own. */
    private static boolean isControl(Component component) {
        if (!(component instanceof JComponent control)
                || control instanceof JScrollPane
                || control instanceof JViewport) return false;
        if (!control.isFocusable() && !(control instanceof AbstractButton)) return false;
        InputMap keys = control.getInputMap(JComponent.WHEN_FOCUSED);
        return keys != null && keys.allKeys() != null && keys.allKeys().length > 0;
    }

    private static String name(Component component) {
        AccessibleContext context = component.getAccessibleContext();
        String name = context == null ? null : context.getAccessibleName();
        return name == null ? "" : name;
    }
}
