package regola.ui.board;

import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * A BoardKeys is the board by keyboard: arrows go to the nearest thing in that direction, Tab round what is legal and then
 * on to the next component, Enter or Space points, Escape forgets what is chosen.
 */
final class BoardKeys {
    private static final Set<Integer> POINTS = Set.of(KeyEvent.VK_ENTER, KeyEvent.VK_SPACE);

    private final BoardPanel panel;
    private final BoardListener listener;

    BoardKeys(BoardPanel panel, BoardListener listener) {
        this.panel = panel;
        this.listener = listener;
    }

    void install() {
        on(KeyEvent.VK_LEFT, 0, () -> go(-1, 0));
        on(KeyEvent.VK_RIGHT, 0, () -> go(1, 0));
        on(KeyEvent.VK_UP, 0, () -> go(0, -1));
        on(KeyEvent.VK_DOWN, 0, () -> go(0, 1));
        on(KeyEvent.VK_TAB, 0, () -> cycle(true));
        on(KeyEvent.VK_TAB, InputEvent.SHIFT_DOWN_MASK, () -> cycle(false));
        on(KeyEvent.VK_TAB, InputEvent.CTRL_DOWN_MASK, panel::transferFocus);
        on(KeyEvent.VK_TAB, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK, panel::transferFocusBackward);
        on(KeyEvent.VK_ENTER, 0, this::point);
        on(KeyEvent.VK_SPACE, 0, this::point);
        on(KeyEvent.VK_ESCAPE, 0, listener::cleared);
    }

    private void on(int key, int modifiers, Runnable act) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key, modifiers);
        panel.getInputMap(JComponent.WHEN_FOCUSED).put(stroke, stroke);
        panel.getActionMap().put(stroke, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                boolean hastens = panel.isAnimating();
                panel.arrive();
                if (!hastens || !POINTS.contains(key) || BoardMouse.isLit(panel.focus())) act.run();
            }
        });
    }

    private void go(int dx, int dy) {
        FocusWalk.towards(panel.stops(), panel.focus(), dx, dy).ifPresent(panel::focusOn);
    }

    private void cycle(boolean forwards) {
        FocusWalk.nextLegal(panel.stops(), panel.focus(), forwards).ifPresentOrElse(panel::focusOn, () -> {
            panel.focusOn(null); // the next time round begins at the first again
            if (forwards) panel.transferFocus();
            else panel.transferFocusBackward();
        });
    }

    private void point() {
        if (panel.focus() != null) panel.pointAt(panel.focus());
    }
}
