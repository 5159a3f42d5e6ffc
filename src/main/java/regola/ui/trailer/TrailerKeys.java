package regola.ui.trailer;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import regola.ui.view.trailer.TrailerIntents;
import regola.ui.view.trailer.TrailerWishes;

/**
 * A TrailerKeys is the keyboard of a trailer: Space stops and goes on, the arrows and a clicker's keys go from scene to
 * scene, S makes it slow, Enter leads to the lessons, Escape out.
 */
final class TrailerKeys {
    private final TrailerPanel panel;
    private final TrailerIntents intents;
    private final TrailerWishes wishes;

    TrailerKeys(TrailerPanel panel, TrailerIntents intents, TrailerWishes wishes) {
        this.panel = panel;
        this.intents = intents;
        this.wishes = wishes;
    }

    void install() {
        bind(KeyEvent.VK_SPACE, intents::pause);
        bind(KeyEvent.VK_LEFT, intents::back);
        bind(KeyEvent.VK_PAGE_UP, intents::back);
        bind(KeyEvent.VK_RIGHT, intents::forward);
        bind(KeyEvent.VK_PAGE_DOWN, intents::forward);
        bind(KeyEvent.VK_S, intents::slow);
        bind(KeyEvent.VK_ENTER, panel::goOn);
        bind(KeyEvent.VK_ESCAPE, wishes::leave);
    }

    /** Whatever on this page has the keyboard, unless it needs the key for itself. */
    private void bind(int key, Runnable run) {
        String name = "trailer." + key;
        panel.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke(key, 0), name);
        panel.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                // Pages that are not at the front keep still.
                if (panel.isShowing() && panel.view() != null && panel.drawer() == null) run.run();
            }
        });
    }
}
