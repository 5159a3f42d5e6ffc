package regola.ui.editor;

import java.awt.Component;
import javax.swing.AbstractButton;
import javax.swing.JTabbedPane;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.rules.ChangeView;

/** TabTitles are what stands on the tabs below the text. */
final class TabTitles {
    private TabTitles() {}

    /** @param uses how many places are listed in which a name is used */
    static void show(JTabbedPane below, EditorView view, int uses, Texts texts) {
        below.setTitleAt(0, texts.get("editor.mistakes", MistakesList.wrong(view)));
        below.setTitleAt(
                1,
                texts.get(
                        "editor.changes",
                        view.changes().stream().mapToInt(ChangeView::lines).sum()));
        below.setTitleAt(2, texts.get("editor.contents"));
        below.setTitleAt(3, texts.get("editor.uses", uses));
        below.setTitleAt(4, texts.get("editor.versions"));
        // Where tabs do not fit beside each other, buttons lead to the rest.
        for (Component each : below.getComponents()) {
            if (each instanceof AbstractButton more)
                more.getAccessibleContext().setAccessibleName(texts.get("editor.tabs.more"));
        }
    }
}
