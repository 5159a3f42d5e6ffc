package regola.ui.app;

import javax.swing.JComponent;

/** An AppletPage is what an applet shows: a page that can begin, rest and go on. For the event thread only. */
interface AppletPage {
    JComponent component();

    void begin();

    void rest();

    void goOn();

    /** It will not be seen again. */
    void end();
}
