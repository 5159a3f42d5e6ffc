package regola.ui.editor;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import javax.swing.text.Position;

/**
 * WrittenPairs are the parentheses that came with a name out of the list: whoever writes them nevertheless, as they
 * always have, goes into them and out of them, and has them once.
 */
final class WrittenPairs {
    private final JTextComponent area;
    private final List<Position> ends = new ArrayList<>();
    /** Whether somebody has just opened what is closed already. */
    private boolean opened;

    WrittenPairs(JTextComponent area) {
        this.area = area;
        area.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent e) {
                if (typed(e.getKeyChar())) e.consume();
            }
        });
    }

    /** @param end where the second of two is that were just written */
    void add(int end) {
        try {
            ends.add(area.getDocument().createPosition(end));
            opened = false;
        } catch (BadLocationException e) {
            throw new IllegalStateException("it was just written", e);
        }
    }

    /** @return whether it stands there already */
    private boolean typed(char c) {
        int caret = area.getSelectionStart();
        boolean again = opened;
        opened = false;
        if (caret != area.getSelectionEnd() || c != '(' && c != ')') return false;
        String text = area.getText();
        ends.removeIf(each -> !text.startsWith(")", each.getOffset()));
        for (Position end : ends) {
            boolean fresh = text.startsWith("()", end.getOffset() - 1);
            boolean within = caret == end.getOffset();
            boolean behind = caret == end.getOffset() + 1;
            if (c == '(' && fresh && (within || behind)) {
                opened = behind;
                return true;
            }
            if (c == ')' && (within || behind && again)) {
                area.setCaretPosition(end.getOffset() + 1);
                ends.remove(end);
                return true;
            }
        }
        return false;
    }
}
