package regola.ui.board.panel;

import java.awt.event.ActionEvent;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.FocusWalk;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.Role;

/**
 * A BoardKeys is the board by keyboard: arrows go to the nearest thing in that direction, Tab round what is legal and
 * then on to the next component, Enter points, Escape forgets what is chosen. The first of these shows where the
 * keyboard stands, and does no more.
 */
final class BoardKeys {
    private final BoardPanel panel;
    private final Caret caret;
    private final BoardIntents intents;

    BoardKeys(BoardPanel panel, Caret caret, BoardIntents intents) {
        this.panel = panel;
        this.caret = caret;
        this.intents = intents;
    }

    void install() {
        on(BoardKey.LEFT, () -> go(-1, 0));
        on(BoardKey.RIGHT, () -> go(1, 0));
        on(BoardKey.UP, () -> go(0, -1));
        on(BoardKey.DOWN, () -> go(0, 1));
        on(BoardKey.NEXT, () -> cycle(true));
        on(BoardKey.PREVIOUS, () -> cycle(false));
        on(BoardKey.ON, panel::transferFocus);
        on(BoardKey.BACK, panel::transferFocusBackward);
        on(BoardKey.POINT, this::point);
        on(BoardKey.RULE, () -> BoardMouse.ruleOf(panel.lookedAt()).isPresent(), () -> panel.askRule(panel.lookedAt()));
        on(BoardKey.LET_GO, () -> {
            panel.letGo();
            intents.clear();
        });
        on(BoardKey.LOOK_LEFT, () -> panel.roaming().step(-1, 0));
        on(BoardKey.LOOK_RIGHT, () -> panel.roaming().step(1, 0));
        on(BoardKey.LOOK_UP, () -> panel.roaming().step(0, -1));
        on(BoardKey.LOOK_DOWN, () -> panel.roaming().step(0, 1));
        on(BoardKey.NEARER, () -> panel.roaming().nearer(1));
        on(BoardKey.FARTHER, () -> panel.roaming().nearer(-1));
        on(BoardKey.FIT, () -> panel.roaming().fit());
    }

    private void on(BoardKey key, Runnable act) {
        on(key, () -> true, act);
    }

    /** @param can whether the key means anything to the board now; else it goes on to what else it is for */
    private void on(BoardKey key, BooleanSupplier can, Runnable act) {
        for (KeyStroke stroke : key.strokes()) {
            panel.getInputMap(JComponent.WHEN_FOCUSED).put(stroke, stroke);
            panel.getActionMap().put(stroke, new AbstractAction() {
                private static final long serialVersionUID = 1;

                @Override
                public boolean isEnabled() {
                    return can.getAsBoolean();
                }

                @Override
                public void actionPerformed(ActionEvent e) {
                    boolean hastens = panel.isAnimating();
                    panel.arrive();
                    if (!hastens || key != BoardKey.POINT || BoardMouse.isLit(panel.focus())) act.run();
                }
            });
        }
    }

    private void go(int dx, int dy) {
        if (appears()) return;
        FocusWalk.towards(panel.stops(), panel.board.links(), panel.focus(), dx, dy)
                .ifPresent(this::walk);
    }

    /** Who walks on from what was refused has read why; the tabulator leads to the card that says so, which stays. */
    private void walk(BoardLayout.Stop to) {
        panel.focusOn(to);
        if (panel.board.has(Role.REFUSED) && intents.moveOn()) caret.walkOn();
    }

    private void cycle(boolean forwards) {
        if (appears()) return;
        panel.led(Caret.Led.BY_KEYS);
        Optional<BoardLayout.Stop> next = caret.next(panel.stops(), panel.focus(), forwards);
        // Who still stands where another question found them has not been offered what is lit for this one.
        if (caret.isFound()) next = next.or(() -> caret.next(panel.stops(), null, forwards));
        next.ifPresentOrElse(panel::focusOn, () -> {
            panel.focusOn(null); // the next time round begins at the first again
            if (forwards) panel.transferFocus();
            else panel.transferFocusBackward();
        });
    }

    private void point() {
        if (appears() || panel.focus() == null) return;
        // Nobody means a place that is not marked: first it is seen what is meant.
        Optional<BoardLayout.Stop> lit =
                caret.isSeen() ? Optional.empty() : caret.next(panel.stops(), panel.focus(), true);
        lit.ifPresentOrElse(this::walk, () -> panel.pointAt(panel.focus()));
    }

    /**
     * Until a key is pressed nobody sees where the keyboard stands: the first one shows it, on what can be chosen if
     * there is anything, and does nothing else.
     *
     * @return whether that was all that the key was for
     */
    private boolean appears() {
        if (panel.isWalked()) return false;
        panel.led(Caret.Led.BY_KEYS);
        BoardLayout.Stop here = panel.focus();
        boolean stays = BoardMouse.isLit(here);
        Optional<BoardLayout.Stop> seen = stays
                ? Optional.of(here)
                : caret.next(panel.stops(), here, true).or(() -> Optional.ofNullable(here));
        seen.ifPresent(panel::focusOn);
        return seen.isPresent();
    }
}
