package regola.ui.theme;

import java.awt.event.HierarchyEvent;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/**
 * SameLook gives what comes back into a window the look that the window has by then: a change of theme or size reaches
 * only what is in a window.
 */
public final class SameLook {
    private static final String LOOK = "regola.look";

    private SameLook() {}

    /** The part takes the look of the window each time it is put somewhere. */
    public static void follow(JComponent part) {
        if (part.getClientProperty(LOOK) != null) return; // it does already
        part.putClientProperty(LOOK, UIManager.getLookAndFeel());
        part.addHierarchyListener(e -> {
            boolean put = (e.getChangeFlags() & HierarchyEvent.PARENT_CHANGED) != 0
                    && e.getChanged() == part
                    && part.getParent() != null;
            if (put) take(part);
        });
    }

    /** The part takes the look that is in force, if it was last here with another. */
    public static void take(JComponent part) {
        Object look = UIManager.getLookAndFeel();
        if (look == part.getClientProperty(LOOK)) return;
        part.putClientProperty(LOOK, look);
        SwingUtilities.updateComponentTreeUI(part);
    }
}
