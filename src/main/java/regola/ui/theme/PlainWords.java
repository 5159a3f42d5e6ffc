package regola.ui.theme;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * A PlainWords keeps Swing from reading any text as HTML. Words come from rule files, lessons and file names of
 * strangers, and what Swing takes for HTML may fetch pictures from anywhere, hide words and run layouts without end. It
 * stands before the look and feel: every component asks it for its looks, whoever made it - a tool tip, a cell of a
 * list, a message box - and has its HTML switched off before its text is looked at. Nobody has to remember that.
 */
public final class PlainWords extends ComponentUI {
    /** As Swing calls it: TRUE where HTML is not read. */
    public static final String NO_HTML = "html.disable";

    private static final String LOOKS = "UI";

    /**
     * In force for all components that are made, or dressed anew, from now on. After the look and feel was set; on the
     * event thread.
     */
    public static void install() {
        UIManager.put(PlainWords.class.getName(), PlainWords.class); // found whatever loader a component has
        List<Object> keys = new ArrayList<>(UIManager.getLookAndFeelDefaults().keySet());
        for (Object key : keys) {
            boolean looks = key instanceof String name && name.endsWith(LOOKS) && name.indexOf('.') < 0;
            if (looks) UIManager.put(key, PlainWords.class.getName());
        }
    }

    /**
     * Called by Swing whenever a component is made or dressed. One that has said itself how it is with HTML is left so.
     */
    public static ComponentUI createUI(JComponent component) {
        if (component.getClientProperty(NO_HTML) == null) component.putClientProperty(NO_HTML, true);
        return UIManager.getLookAndFeelDefaults().getUI(component);
    }
}
