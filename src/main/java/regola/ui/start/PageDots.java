package regola.ui.start;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.function.IntConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.view.Texts;

/** A PageDots is a dot for each page of the shelf; that of the page that is seen is filled. */
final class PageDots extends JPanel implements Measured {
    private static final long serialVersionUID = 1;

    private final String name;
    private final transient IntConsumer turn;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param turn gets the page, from 0 */
    PageDots(IntConsumer turn) {
        this("page", turn);
    }

    /** @param name what each page is called, followed by a dot and its number */
    PageDots(String name, IntConsumer turn) {
        super(null);
        this.name = name;
        this.turn = turn;
        setName(name + "s");
        setOpaque(false);
    }

    void show(int page, int pages, Texts texts) {
        show(page, pages, texts, "shelf.page");
    }

    /** @param words the key of what each is called, by its number and how many there are */
    void show(int page, int pages, Texts texts, String words) {
        if (getComponentCount() != pages) {
            removeAll();
            ButtonGroup group = new ButtonGroup();
            for (int i = 0; i < pages; i++) {
                Dot dot = new Dot(i);
                group.add(dot);
                add(dot);
            }
            revalidate();
        }
        for (int i = 0; i < pages; i++) {
            Dot dot = (Dot) getComponent(i);
            dot.setSelected(i == page);
            dot.getAccessibleContext().setAccessibleName(texts.get(words, i + 1, pages));
        }
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    @Override
    public void doLayout() {
        int wide = measure.target();
        int x = (getWidth() - wide * getComponentCount()) / 2;
        for (int i = 0; i < getComponentCount(); i++) getComponent(i).setBounds(x + i * wide, 0, wide, getHeight());
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.target() * getComponentCount(), measure.target());
    }

    private final class Dot extends JToggleButton {
        private static final long serialVersionUID = 1;

        Dot(int page) {
            setName(PageDots.this.name + "." + (page + 1));
            setOpaque(false);
            setContentAreaFilled(false);
            setBorderPainted(false);
            addActionListener(e -> turn.accept(page));
        }

        @Override
        public void updateUI() {
            super.updateUI();
            setOpaque(false);
            setBorder(null);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Brush.smooth(graphics);
            try {
                double across = measure.px(isSelected() ? 16 : 12);
                g.setColor((isSelected() ? StageColour.LEAD : StageColour.EDGE).now());
                Ellipse2D dot =
                        new Ellipse2D.Double((getWidth() - across) / 2, (getHeight() - across) / 2, across, across);
                g.setStroke(Brush.line(2));
                if (isSelected()) g.fill(dot);
                else g.draw(dot);
                if (isFocusOwner()) Brush.focus(g, getWidth(), getHeight(), measure.px(10));
            } finally {
                g.dispose();
            }
        }
    }
}
