package regola.ui.editor;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import regola.ui.view.Texts;
import regola.ui.view.editor.QuestionView.Kind;

/** A RuleMenu is what can be done at a place of the text, at the second mouse button, in our words. */
final class RuleMenu extends JPopupMenu {
    private static final long serialVersionUID = 1;

    private final RuleArea area;
    private final transient Supplier<Texts> texts;

    /** @param texts asked whenever the menu opens, for the language may be another */
    RuleMenu(RuleArea area, Supplier<Texts> texts, Consumer<Kind> ask, Runnable complete) {
        this.area = area;
        this.texts = texts;
        setName("editor.menu");
        addPopupMenuListener(new PopupMenuListener() {
            @Override
            public void popupMenuWillBecomeVisible(PopupMenuEvent e) {
                fill(ask, complete);
            }

            @Override
            public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {
                // it is filled anew the next time
            }

            @Override
            public void popupMenuCanceled(PopupMenuEvent e) {
                // it is filled anew the next time
            }
        });
        area.setPopupMenu(this);
        // Empty menus do not open.
        fill(ask, complete);
    }

    private void fill(Consumer<Kind> ask, Runnable complete) {
        Texts words = texts.get();
        if (words == null) return;
        removeAll();
        boolean writing = area.isEditable();
        add("action.definition", true, () -> ask.accept(Kind.DEFINITION));
        add("action.uses", true, () -> ask.accept(Kind.USES));
        if (writing) {
            add("action.complete", true, complete);
            add("action.rename", true, () -> ask.accept(Kind.RENAMABLE));
            add("action.mend", true, () -> ask.accept(Kind.MENDS));
            add("action.layOut", true, () -> ask.accept(Kind.FORMAT));
            addSeparator();
            add("editor.menu.undo", area.canUndo(), area::undoLastAction);
            add("editor.menu.redo", area.canRedo(), area::redoLastAction);
            add("editor.menu.cut", area.getSelectedText() != null, area::cut);
        } else {
            addSeparator();
        }
        add("editor.menu.copy", area.getSelectedText() != null, area::copy);
        if (writing) add("editor.menu.paste", true, area::paste);
        add("editor.menu.all", true, area::selectAll);
    }

    private void add(String key, boolean can, Runnable work) {
        JMenuItem item = new JMenuItem(texts.get().get(key));
        item.setName("menu." + key);
        item.setEnabled(can);
        item.addActionListener(e -> work.run());
        add(item);
    }
}
