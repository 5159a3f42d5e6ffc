package regola.ui.rules;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;

/**
 * A ContentsList is the contents of the rulebook: its pages, one of which is open. All of them stay where they are
 * while something is sought; those on which it does not stand are faint.
 */
final class ContentsList extends JList<BookPage> implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.2;

    private final DefaultListModel<BookPage> rows = new DefaultListModel<>();
    private transient Measure measure = Measure.of(1280, 800, 1);
    private boolean showing;
    private transient Set<String> found = Set.of();

    /** @param chosen gets the id of a page */
    ContentsList(Consumer<String> chosen) {
        setModel(rows);
        setName("rules.contents");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Row());
        setOpaque(false);
        addListSelectionListener(e -> {
            if (!showing && !e.getValueIsAdjusting() && getSelectedValue() != null)
                chosen.accept(getSelectedValue().id());
        });
    }

    void show(BookView book) {
        showing = true;
        try {
            found = book.found();
            List<BookPage> all = book.pages();
            if (!titles(all)
                    .equals(titles(List.of(rows.toArray()).stream()
                            .map(BookPage.class::cast)
                            .toList()))) {
                rows.clear();
                all.forEach(rows::addElement);
            }
            for (int i = 0; i < rows.size(); i++) {
                if (!rows.get(i).id().equals(book.page().id())) continue;
                setSelectedIndex(i);
                ensureIndexIsVisible(i);
                return;
            }
            clearSelection();
        } finally {
            showing = false;
            repaint();
        }
    }

    /** @return the row of the next page on which it stands what is sought, that way; -1 if there is none */
    int next(int by) {
        for (int i = getSelectedIndex() + by; i >= 0 && i < rows.size(); i += by)
            if (found.contains(rows.get(i).id())) return i;
        return -1;
    }

    /** @return the row of the first page on which it stands, that way; -1 if there is none */
    int first(int by) {
        for (int i = by > 0 ? 0 : rows.size() - 1; i >= 0 && i < rows.size(); i += by)
            if (found.contains(rows.get(i).id())) return i;
        return -1;
    }

    private static List<String> titles(List<BookPage> pages) {
        return pages.stream().map(page -> page.id() + " " + page.title()).toList();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        rowsAnew();
        revalidate();
        repaint();
    }

    /** Titles wrap: how high a row is depends on the width, so it is asked anew. */
    private void rowsAnew() {
        setFixedCellHeight(1);
        setFixedCellHeight(-1);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) rowsAnew();
    }

    private StageWords words(String title, boolean open) {
        int room = Math.max(measure.px(80), getWidth() - measure.px(16) - measure.px(8));
        return StageWords.in(
                this, (open ? TextSize.ANSWER : TextSize.BODY).font(measure.text(TextSize.BODY)), title, room, LEADING);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** A title, with a frame around that of the page which is open. */
    private final class Row extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;
        private boolean open;
        /** Whether what is sought stands on it. */
        private boolean met;

        private boolean focused;
        private transient StageWords lines;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focus) {
            super.getListCellRendererComponent(list, ((BookPage) value).title(), index, false, false);
            open = selected;
            met = found.contains(((BookPage) value).id());
            focused = focus;
            setOpaque(false);
            lines = words(getText(), selected);
            return this;
        }

        /** As high whether it is open or not, so that nothing moves when another page is opened. */
        @Override
        public Dimension getPreferredSize() {
            int high = Math.max(
                    words(getText(), true).height(), words(getText(), false).height());
            int least = Math.max(measure.target(), measure.text(TextSize.BODY) * 2);
            return new Dimension(measure.px(80), Math.max(least, high + measure.px(16)));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                if (open) {
                    double edge = Math.max(1.5, measure.unit() * 1.6);
                    g.setColor(StageColour.BUBBLE.now());
                    g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(10)));
                    g.setColor(StageColour.LEAD.now());
                    g.setStroke(Brush.line(edge));
                    g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(10)));
                }
                if (focused) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(10));
                g.setColor((!met ? StageColour.OFF : open ? StageColour.LEAD : StageColour.INK).now());
                lines.paint(g, measure.px(16), (getHeight() - lines.height()) / 2);
            } finally {
                g.dispose();
            }
        }
    }
}
