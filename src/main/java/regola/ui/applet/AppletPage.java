package regola.ui.applet;

import javax.swing.JComponent;
import regola.home.Slot;

/** An AppletPage is what an applet shows: a page that can begin, rest and go on. For the event thread only. */
interface AppletPage {
    JComponent component();

    void begin();

    /** Opens the menu of its head. */
    void openMenu();

    void rest();

    void goOn();

    /** @return whether what is kept there is played here */
    default boolean isKeptIn(Slot slot) {
        return false;
    }

    /** It will not be seen again. */
    void end();
}
