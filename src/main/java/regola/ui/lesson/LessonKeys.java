package regola.ui.lesson;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import regola.ui.board.panel.BoardKey;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/**
 * A LessonKeys is the keyboard of every lesson: Space hints, Backspace takes back, Enter leads on, R begins again,
 * digits answer, Escape lets go of what is picked and closes what is open; where there is nothing of the kind it leads
 * to all lessons.
 *
 * <p>Once somebody walks over the board by keys, Enter and Space choose the thing where they stand, as long as there is
 * anything to choose; where a button leads on, only what is lit. Where things are marked to be checked, Space marks and
 * Enter checks, whether somebody has walked or not, and a letter asks for hints; the page says so. Until somebody walks
 * nothing is answered: nobody has chosen yet.
 */
final class LessonKeys {
    private final LessonPanel panel;
    private final LessonIntents intents;
    private final LessonWishes wishes;
    private final boolean alone;
    /** Whether somebody has walked over the board by keys since the step began, or since the mouse was used. */
    private boolean walks;
    /** Whether a key was pressed since the mouse was used. */
    private boolean keyed;

    /** @param alone true if there is no page of lessons: then only a lesson that is over is left */
    LessonKeys(LessonPanel panel, LessonIntents intents, LessonWishes wishes, boolean alone) {
        this.panel = panel;
        this.intents = intents;
        this.wishes = wishes;
        this.alone = alone;
    }

    void install() {
        BoardPanel board = panel.boardPanel();
        MouseUsed.in(panel, this::letGo);
        board.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                if (isWalkedTo(e)) walk(true);
            }
        });
        for (int key :
                new int[] {KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_UP, KeyEvent.VK_DOWN, KeyEvent.VK_TAB}) {
            Action walk = board.getActionMap().get(KeyStroke.getKeyStroke(key, 0));
            onBoard(key, () -> {
                walk(true);
                perform(walk);
            });
            // From wherever the keyboard is arrows lead to the board.
            if (key != KeyEvent.VK_TAB)
                everywhere(key, () -> {
                    if (panel.drawer() != null) return;
                    board.requestFocusInWindow();
                    walk(true);
                    perform(walk);
                });
        }
        Action point = board.getActionMap().get(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0));
        onBoard(KeyEvent.VK_ENTER, () -> {
            if (!panel.view().marks() && isOnThing()) perform(point);
            else lead();
        });
        onBoard(KeyEvent.VK_SPACE, () -> space(point));
        onBoard(LessonKey.LEAVE.code(), this::escape);
        everywhere(LessonKey.LEAD.code(), this::press);
        everywhere(KeyEvent.VK_SPACE, () -> space(point));
        everywhere(LessonKey.HINT.code(), this::hint);
        everywhere(LessonKey.TAKE_BACK.code(), () -> act(LessonAct.TAKE_BACK));
        everywhere(LessonKey.AGAIN.code(), () -> act(LessonAct.AGAIN));
        everywhere(LessonKey.OTHER.code(), () -> {
            LessonAct other = LessonActions.other(panel.view());
            if (other != null) act(other);
        });
        everywhere(LessonKey.LEAVE.code(), this::escape);
        everywhere(LessonKey.SEATS.code(), panel::turnSeats);
        everywhere(LessonKey.STORY.code(), panel::turnStory);
        everywhere(LessonKey.BOOK.code(), panel::turnBook);
        for (KeyStroke stroke : BoardKey.RULE.strokes())
            bind(panel, panel.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW), stroke, panel::hasRule, panel::readRule);
        bareWhileHeld(board);
        for (int each = 0; each <= AnswersPanel.MOST_KEYS; each++) {
            int digit = each;
            everywhere(KeyEvent.VK_0 + digit, () -> answer(digit));
            everywhere(KeyEvent.VK_NUMPAD0 + digit, () -> answer(digit));
        }
    }

    /** Marks go as long as the key is held, and come back at the latest when the keyboard goes elsewhere. */
    private void bareWhileHeld(BoardPanel board) {
        everywhere(LessonKey.BARE.code(), () -> board.setMarks(false));
        String marked = "lesson.marked";
        panel.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(LessonKey.BARE.code(), 0, true), marked);
        panel.getActionMap().put(marked, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                board.setMarks(true);
            }
        });
        board.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                board.setMarks(true);
            }
        });
    }

    private void onBoard(int key, Runnable run) {
        bind(panel.boardPanel(), panel.boardPanel().getInputMap(JComponent.WHEN_FOCUSED), key, run);
    }

    /** Whatever on this page has the keyboard, unless it needs the key for itself. */
    private void everywhere(int key, Runnable run) {
        bind(panel, panel.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW), key, run);
    }

    private void bind(JComponent component, InputMap keys, int key, Runnable run) {
        bind(component, keys, KeyStroke.getKeyStroke(key, 0), () -> true, run);
    }

    /** @param can whether the key means anything here; else it goes on to what else it is for */
    private void bind(JComponent component, InputMap keys, KeyStroke key, BooleanSupplier can, Runnable run) {
        String name = "lesson." + key;
        keys.put(key, name);
        component.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isEnabled() {
                return can.getAsBoolean();
            }

            @Override
            public void actionPerformed(ActionEvent e) {
                // Pages that are not at the front keep still.
                if (!panel.isShowing() || panel.view() == null) return;
                hand(true, walks);
                run.run();
            }
        });
    }

    private void perform(Action action) {
        if (action != null)
            action.actionPerformed(new ActionEvent(panel.boardPanel(), ActionEvent.ACTION_PERFORMED, null));
    }

    /**
     * Whoever walks over the board chooses with Space as with Enter: a hint, which may cost stars, comes by a letter.
     * Where things are marked Space marks, and nothing else: whoever stands nowhere yet is told so.
     */
    private void space(Action point) {
        if (!panel.view().marks()) {
            boolean stands = walks && !panel.boardPanel().focused().isEmpty();
            if (!stands) hint();
            else if (isOnThing()) perform(point);
            else lead();
        } else if (isOnThing()) {
            perform(point);
        } else {
            panel.boardPanel().requestFocusInWindow(); // where arrows lead to what may be marked
            panel.sayWhyNot();
        }
    }

    /**
     * Whether the keyboard was sent to the board by a key; from what is gone, such as another page, it comes of itself.
     */
    static boolean isWalkedTo(FocusEvent e) {
        Component from = e.getOppositeComponent();
        boolean itself = from != null && !from.isShowing();
        boolean along = e.getCause() == FocusEvent.Cause.TRAVERSAL_FORWARD
                || e.getCause() == FocusEvent.Cause.TRAVERSAL_BACKWARD;
        return along && !itself;
    }

    private void hint() {
        act(LessonActions.help(panel.view()));
    }

    private void walk(boolean next) {
        hand(keyed || next, next);
    }

    /** The mouse was used. */
    private void letGo() {
        hand(false, false);
    }

    /** The page says what keys do: how one comes to the board, and what one does there. */
    private void hand(boolean atKeys, boolean walking) {
        if (walks == walking && keyed == atKeys) return;
        walks = walking;
        keyed = atKeys;
        panel.hand(
                walking ? AnswersPanel.Hand.WALKS : atKeys ? AnswersPanel.Hand.AT_KEYS : AnswersPanel.Hand.ELSEWHERE);
    }

    /** Whether somebody has walked to something that can be chosen, or marked, now. */
    private boolean isOnThing() {
        BoardPanel board = panel.boardPanel();
        LessonView view = panel.view();
        // Where all is to be found out nothing is lit, and nothing leads on.
        boolean finds = leading(view) == null && !view.acts().isEmpty();
        boolean lit = board.isFocusOn(Role.LEGAL) || board.isFocusOn(Role.TARGET) || board.isFocusOn(Role.MARKED);
        if (leading(view) != null && !view.marking() && !lit) return false; // the button that says Enter is pressed
        boolean asks = view.marking() || finds || board.has(Role.LEGAL) || board.has(Role.TARGET);
        return walks && asks && !board.focused().isEmpty();
    }

    /** Another step has begun: nobody has walked anywhere, and the keyboard is where Enter leads on. */
    void askAnew() {
        walk(false);
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        boolean elsewhere = owner != null
                && owner != panel.boardPanel()
                && SwingUtilities.isDescendingFrom(owner, panel)
                && (panel.drawer() == null || !SwingUtilities.isDescendingFrom(owner, panel.drawer()));
        if (elsewhere) panel.boardPanel().requestFocusInWindow();
    }

    /** A button that has the keyboard is pressed, if it can be; from everywhere else Enter leads on. */
    private void press() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        boolean here = owner instanceof AbstractButton && SwingUtilities.isDescendingFrom(owner, panel);
        if (here && owner instanceof AbstractButton button && button.isEnabled()) button.doClick();
        else lead();
    }

    private void lead() {
        LessonAct act = leading(panel.view());
        if (act != null || panel.view().acts().isEmpty()) act(act == null ? LessonAct.NEXT : act);
        else panel.sayWhyNot();
    }

    private static LessonAct leading(LessonView view) {
        return view.acts().stream()
                .filter(each -> each.main() && !each.quiet())
                .map(ActView::act)
                .findFirst()
                .orElse(null);
    }

    private void act(LessonAct act) {
        boolean busy = panel.view().acts().isEmpty() || panel.view().state() == LessonState.BUSY;
        // While moves are still being shown, any key takes to the end of it.
        if (panel.view().can(act) || busy) {
            panel.ask(act);
        } else if (act == LessonAct.HINT || act == LessonAct.SHOW_ME) {
            panel.sayWhyNoHint();
        }
    }

    private void answer(int digit) {
        int place = new AnswerDigits(panel.view().answers()).place(digit);
        if (place >= 0) intents.answer(place);
        else if (panel.view().answers().isEmpty()) panel.choose(digit);
    }

    private void escape() {
        if (panel.letGo()) intents.clear();
        else if (panel.closeDrawer()) return;
        else if (panel.boardPanel().has(Role.CHOSEN)) intents.clear();
        else if (!alone || panel.view().end() != null) wishes.leave();
    }
}
