package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.text.DefaultEditorKit;

/**
 * LineKeys are what the keys do that go to the end or the beginning of a line, end it, or delete in it: the number of a
 * rule that stands at its right stays where it is, and the next line begins where what comes next in rules belongs.
 */
final class LineKeys {
    private final RuleArea area;
    /** Where the key went that goes to the end, and in which text; once more there goes on to the very end. */
    private int ended = -1;

    private long endedIn;

    LineKeys(RuleArea area) {
        this.area = area;
    }

    void install() {
        put(DefaultEditorKit.insertBreakAction, e -> breakLine());
        put(DefaultEditorKit.beginLineAction, e -> area.setCaretPosition(begin()));
        put(DefaultEditorKit.selectionBeginLineAction, e -> area.moveCaretPosition(begin()));
        put(DefaultEditorKit.endLineAction, e -> area.setCaretPosition(end()));
        put(DefaultEditorKit.selectionEndLineAction, e -> area.moveCaretPosition(end()));
        keepColumnAt(DefaultEditorKit.deletePrevCharAction);
        keepColumnAt(DefaultEditorKit.deleteNextCharAction);
        stepBack(DefaultEditorKit.deletePrevCharAction);
    }

    private void put(String action, Consumer<ActionEvent> done) {
        area.getActionMap().put(action, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                done.accept(e);
            }
        });
    }

    private void breakLine() {
        if (!area.isEditable() || !area.isEnabled()) return;
        area.beginAtomicEdit();
        try {
            area.replaceSelection("");
            String text = area.getText();
            int at = NextIndent.end(text, area.getCaretPosition());
            NumberAside number = NumberAside.ofHeading(text, at);
            boolean begun =
                    !text.substring(text.lastIndexOf('\n', at - 1) + 1, at).isBlank();
            if (begun && number != null && at < number.sentence()) breakBefore(number, at);
            else breakAt(begun && number != null ? number.line() : at);
        } finally {
            area.endAtomicEdit();
        }
    }

    private void breakAt(int at) {
        area.setCaretPosition(at);
        area.replaceSelection("\n" + NextIndent.at(area.getText(), at));
    }

    /** What is left of the sentence goes to the next line; the number stays with what begins there, in its column. */
    private void breakBefore(NumberAside number, int at) {
        String text = area.getText();
        String indent = NextIndent.at(text, at);
        String rest = text.substring(at, number.sentence()).stripLeading();
        area.replaceRange("\n" + indent + rest, number.line(), number.line());
        area.replaceRange(" ".repeat(number.number() - at), at, number.number());
        area.setCaretPosition(number.line() + 1 + indent.length());
    }

    /** @return first where the line begins to say something, however it is wrapped, then its edge */
    private int begin() {
        String text = area.getText();
        int at = area.getCaretPosition();
        int edge = text.lastIndexOf('\n', at - 1) + 1;
        int words = edge;
        while (words < text.length() && text.charAt(words) == ' ') words++;
        return at == words ? edge : words;
    }

    /** @return first where the sentence ends; only who asks there again goes behind the number at the right of it */
    private int end() {
        int at = area.getCaretPosition();
        NumberAside aside = NumberAside.at(area.getText(), at);
        if (aside == null) return NextIndent.lineEnd(area.getText(), at);
        boolean again = at == ended && area.edition() == endedIn && at == aside.sentence();
        ended = again ? -1 : aside.sentence();
        endedIn = area.edition();
        return again ? aside.line() : aside.sentence();
    }

    /** In the blanks before a line one steps back as far as one stepped in. */
    private void stepBack(String action) {
        Action plain = area.getActionMap().get(action);
        put(action, e -> {
            int at = area.getCaretPosition();
            boolean one = area.getSelectionStart() == area.getSelectionEnd();
            int back = one ? NextIndent.back(area.getText(), at) : 1;
            if (back == 1 || !area.isEditable()) plain.actionPerformed(e);
            else area.keepColumn(() -> area.replaceRange("", at - back, at));
        });
    }

    private void keepColumnAt(String action) {
        Action plain = area.getActionMap().get(action);
        put(action, e -> area.keepColumn(() -> plain.actionPerformed(e)));
    }
}
