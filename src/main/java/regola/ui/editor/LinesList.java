package regola.ui.editor;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import regola.ui.view.editor.BesideView.Line;

/** A LinesList is moves or sentences, one a line; a press, or Enter, leads from one to its rule. */
final class LinesList extends JList<Line> {
    private static final long serialVersionUID = 1;
    private static final int INDENT = 14;

    private final DefaultListModel<Line> lines = new DefaultListModel<>();
    private transient List<Line> shown = List.of();

    /** @param follow gets the key of a line */
    LinesList(String name, Consumer<String> follow) {
        setName(name);
        setModel(lines);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Row());
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent e) {
                int index = locationToIndex(e.getPoint());
                if (index >= 0 && getCellBounds(index, index).contains(e.getPoint()))
                    follow.accept(lines.get(index).key());
            }
        });
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "follow");
        getActionMap().put("follow", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (getSelectedValue() != null) follow.accept(getSelectedValue().key());
            }
        });
    }

    void show(List<Line> next) {
        if (next.equals(shown)) return;
        shown = next;
        lines.clear();
        lines.addAll(next);
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        int index = locationToIndex(e.getPoint());
        return index < 0 || index >= lines.size() ? null : lines.get(index).words();
    }

    /** A Row is one line; what came of a move stands further in. */
    private static final class Row extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            Line line = (Line) value;
            super.getListCellRendererComponent(list, line.words(), index, selected, focused);
            setBorder(BorderFactory.createEmptyBorder(2, 6 + INDENT * line.depth(), 2, 6));
            return this;
        }
    }
}
