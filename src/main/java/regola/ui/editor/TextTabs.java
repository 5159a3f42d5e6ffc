package regola.ui.editor;

import java.awt.Component;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import regola.ui.parts.Scrolling;
import regola.ui.theme.SameLook;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.rules.ChangeView;

/**
 * TextTabs are the lists below the text: what is wrong in it, what was changed, where what stands; and while the board
 * is beside it the moves of that match and its story, so that the board has the room beside the text to itself.
 */
final class TextTabs extends JTabbedPane {
    private static final long serialVersionUID = 1;
    /** Which of them, from the left. */
    private static final int MISTAKES = 0, USES = 3, VERSIONS = 4, MOVES = 5, STORY = 6;

    /** How many mistakes there were when last looked at. */
    private int wrong;

    /** @param lists as they stand there from the left, up to the versions */
    TextTabs(List<? extends JComponent> lists) {
        setName("editor.below");
        lists.forEach(list -> addTab("", Scrolling.page(list)));
        setTabLayoutPolicy(SCROLL_TAB_LAYOUT); // two rows would leave too little below them
    }

    boolean areVersionsSeen() {
        return getSelectedIndex() == VERSIONS;
    }

    /** @param uses how many places are listed in which a name is used */
    void show(EditorView view, int uses, Texts texts) {
        wrong = MistakesList.wrong(view);
        int changed = view.changes().stream().mapToInt(ChangeView::lines).sum();
        int errors = MistakesList.errors(view);
        boolean warned = errors == 0 && wrong > 0;
        setTitleAt(MISTAKES, warned ? texts.get("editor.warned", wrong) : texts.get("editor.mistakes", errors));
        setTitleAt(1, texts.get("editor.changes", changed));
        setTitleAt(2, texts.get("editor.contents"));
        setTitleAt(USES, texts.get("editor.uses", uses));
        setTitleAt(VERSIONS, texts.get("editor.versions"));
        nameButtons(texts);
    }

    /** Where tabs do not fit beside each other, buttons lead to the rest. */
    private void nameButtons(Texts texts) {
        for (Component each : getComponents()) {
            if (each instanceof AbstractButton more)
                more.getAccessibleContext().setAccessibleName(texts.get("editor.tabs.more"));
        }
    }

    void showMistakes() {
        setSelectedIndex(MISTAKES);
    }

    /** There are more mistakes than before in the same text: they come to the front where what is seen is no help. */
    void moreIsWrong() {
        if (getSelectedIndex() >= VERSIONS) showMistakes();
    }

    void showUses(int count, Texts texts) {
        setTitleAt(USES, texts.get("editor.uses", count));
        setSelectedIndex(USES);
    }

    /** The match beside the text has its lists here, in front unless something is wrong that has to be seen. */
    void openMatch(JComponent moves, JComponent story) {
        if (getTabCount() > MOVES) return;
        for (JComponent each : new JComponent[] {moves, story}) SameLook.follow(each);
        addTab("", Scrolling.upAndDown(moves));
        addTab("", Scrolling.upAndDown(story));
        if (wrong == 0 && getSelectedIndex() == MISTAKES) setSelectedIndex(MOVES);
    }

    void closeMatch() {
        if (getTabCount() <= MOVES) return;
        if (getSelectedIndex() >= MOVES) showMistakes();
        removeTabAt(STORY);
        removeTabAt(MOVES);
    }

    void showMatch(int moves, Texts texts) {
        if (getTabCount() <= MOVES) return;
        setTitleAt(MOVES, texts.get("beside.moves", moves));
        setTitleAt(STORY, texts.get("beside.story"));
    }
}
