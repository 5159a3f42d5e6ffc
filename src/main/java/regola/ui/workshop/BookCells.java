package regola.ui.workshop;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.DrawingIcon;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.make.BookEntry;

/**
 * A BookCells draws the rows of the list: what an entry is called, its drawing, and above the first of some a heading.
 */
final class BookCells extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1;
    private static final int PICTURE = 40;

    private final transient ArtStore art;
    private final transient Supplier<Texts> texts;
    private final transient Supplier<Boolean> headed;
    private final transient Predicate<BookEntry> apart;
    private final transient Predicate<BookEntry> idle;
    private final JPanel row = new JPanel(new BorderLayout());
    private final JLabel heading = new JLabel();

    /**
     * @param headed whether entries stand in their groups now
     * @param apart what stands in a group of its own, as it would do nothing in these rules
     * @param idle of what that is known
     */
    BookCells(
            ArtStore art,
            Supplier<Texts> texts,
            Supplier<Boolean> headed,
            Predicate<BookEntry> apart,
            Predicate<BookEntry> idle) {
        this.art = art;
        this.texts = texts;
        this.headed = headed;
        this.apart = apart;
        this.idle = idle;
        row.setOpaque(false);
        heading.setBorder(BorderFactory.createEmptyBorder(Scaled.px(8), Scaled.px(2), Scaled.px(2), 0));
    }

    /** @return the heading above that row; empty for none */
    String heading(JList<?> of, int index) {
        if (!headed.get() || index < 0 || !(of.getModel().getElementAt(index) instanceof BookEntry entry)) return "";
        boolean first = index == 0
                || !(of.getModel().getElementAt(index - 1) instanceof BookEntry above)
                || !group(above).equals(group(entry));
        return first && !group(entry).isEmpty() ? texts.get().get("book.group." + group(entry)) : "";
    }

    private String group(BookEntry entry) {
        return apart.test(entry) ? "idle" : entry.group();
    }

    @Override
    public Component getListCellRendererComponent(
            JList<?> of, Object value, int index, boolean selected, boolean focused) {
        JLabel label = (JLabel) super.getListCellRendererComponent(of, value, index, selected, focused);
        if (value instanceof BookEntry entry) {
            label.setText(entry.title().get(texts.get().language()));
            if (idle.test(entry) && !selected) label.setForeground(UIManager.getColor("Regola.muted"));
            label.setIcon(entry.art().isEmpty() ? null : picture(entry.art(), 1));
        }
        String above = heading(of, index);
        if (above.isEmpty()) return label;
        heading.setText(above);
        heading.setFont(of.getFont().deriveFont(Font.BOLD, of.getFont().getSize2D() * 0.92f));
        heading.setForeground(UIManager.getColor("Regola.muted"));
        row.removeAll();
        row.add(heading, BorderLayout.PAGE_START);
        row.add(label);
        row.getAccessibleContext().setAccessibleName(label.getText());
        return row;
    }

    /** @param times how many times as large as in the list */
    Icon picture(String name, int times) {
        return new DrawingIcon(
                art, name, Scaled.px(times * PICTURE), Palette.current().dark());
    }
}
