package regola.ui.editor;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import javax.swing.AbstractButton;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorView;
import regola.ui.view.rules.ChangeView;

/** TabTitles are what stands on the tabs below the text. */
final class TabTitles {
    private TabTitles() {}

    /** @param uses how many places are listed in which a name is used */
    static List<String> of(EditorView view, int uses, Texts texts) {
        int changed = view.changes().stream().mapToInt(ChangeView::lines).sum();
        return List.of(
                texts.get("editor.mistakes", MistakesList.wrong(view)),
                texts.get("editor.changes", changed),
                texts.get("editor.contents"),
                texts.get("editor.uses", uses),
                texts.get("editor.versions"));
    }

    /** Where tabs do not fit beside each other, buttons lead to the rest. */
    static void nameButtons(Container tabs, Texts texts) {
        for (Component each : tabs.getComponents()) {
            if (each instanceof AbstractButton more)
                more.getAccessibleContext().setAccessibleName(texts.get("editor.tabs.more"));
        }
    }
}
