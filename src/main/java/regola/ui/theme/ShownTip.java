package regola.ui.theme;

import javax.swing.ToolTipManager;

/** A ShownTip is the tip that is shown now: Swing leaves it there until the mouse goes elsewhere. */
public final class ShownTip {
    private ShownTip() {}

    /** It goes at once; the next one comes as always. */
    public static void putAway() {
        ToolTipManager manager = ToolTipManager.sharedInstance();
        if (!manager.isEnabled()) return;
        manager.setEnabled(false);
        manager.setEnabled(true);
    }
}
