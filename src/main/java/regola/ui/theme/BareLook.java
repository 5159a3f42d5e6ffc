package regola.ui.theme;

import javax.swing.LookAndFeel;
import javax.swing.UIDefaults;

/**
 * A BareLook paints nothing: it is in force for the moment before the first real one, since Swing would otherwise make
 * its own with all its colours and letters, which nobody ever sees.
 */
final class BareLook extends LookAndFeel {
    @Override
    public String getName() {
        return "Bare";
    }

    @Override
    public String getID() {
        return "Bare";
    }

    @Override
    public String getDescription() {
        return "Nothing yet";
    }

    @Override
    public boolean isNativeLookAndFeel() {
        return false;
    }

    @Override
    public boolean isSupportedLookAndFeel() {
        return true;
    }

    @Override
    public UIDefaults getDefaults() {
        return new UIDefaults();
    }
}
