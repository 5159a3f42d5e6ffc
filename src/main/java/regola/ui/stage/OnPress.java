package regola.ui.stage;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;

/** An OnPress does something as soon as the mouse is pressed on a thing. */
public final class OnPress extends MouseAdapter {
    private final Runnable pressed;

    public OnPress(Runnable pressed) {
        this.pressed = pressed;
    }

    @Override
    public void mousePressed(MouseEvent e) {
        pressed.run();
    }
}
