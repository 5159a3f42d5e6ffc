package regola.ui.stage;

import javax.swing.ToolTipManager;

/**
 * A Tips breaks long tips into lines, and puts away the one that is shown: Swing leaves it there until the mouse goes
 * elsewhere.
 */
public final class Tips {
    private static final double WIDE = 300;

    private Tips() {}

    /** @return a tip of several lines, as wide as can be read at a glance */
    public static String wrapped(String words, Measure measure) {
        String plain = words.replace("&", "&amp;").replace("<", "&lt;");
        return "<html><div style='width:" + measure.px(WIDE) + "px'>" + plain + "</div></html>";
    }

    static void away() {
        ToolTipManager manager = ToolTipManager.sharedInstance();
        if (!manager.isEnabled()) return;
        manager.setEnabled(false);
        manager.setEnabled(true);
    }
}
