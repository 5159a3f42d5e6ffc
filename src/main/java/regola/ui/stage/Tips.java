package regola.ui.stage;

import javax.swing.ToolTipManager;

/** A Tips puts away the tip that is shown: Swing leaves it there until the mouse goes elsewhere. */
final class Tips {
    private Tips() {}

    static void away() {
        ToolTipManager manager = ToolTipManager.sharedInstance();
        if (!manager.isEnabled()) return;
        manager.setEnabled(false);
        manager.setEnabled(true);
    }
}
