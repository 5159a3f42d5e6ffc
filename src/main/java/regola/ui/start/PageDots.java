package regola.ui.start;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.view.Texts;

/**
 * A PageDots is a dot for each page of the shelf; that of the page that is seen is filled. An arrow at each side turns
 * to the page before and the next, since a dot alone tells nobody that there is more.
 */
final class PageDots extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** How much of what lies below the plate is covered, of 255. */
    private static final int PLATE = 0xEC;

    private final String name;
    private final transient IntConsumer turn;
    private final List<Dot> dots = new ArrayList<>();
    private final Arrow back;
    private final Arrow forth;
    private transient Measure measure = Measure.of(1280, 800, 1);
    private int page;
    private boolean plated;

    /** @param turn gets the page, from 0 */
    PageDots(IntConsumer turn) {
        this("page", true, turn);
    }

    /**
     * @param name what each page is called, followed by a dot and its number
     * @param arrows whether there is room for an arrow at each side
     */
    PageDots(String name, boolean arrows, IntConsumer turn) {
        super(null);
        this.name = name;
        this.turn = turn;
        back = arrows ? new Arrow(-1) : null;
        forth = arrows ? new Arrow(1) : null;
        setName(name + "s");
        setOpaque(false);
    }

    void show(int page, int pages, Texts texts) {
        show(page, pages, texts, "shelf.page");
    }

    /** @param words the key of what each is called, by its number and how many there are */
    void show(int page, int pages, Texts texts, String words) {
        this.page = page;
        if (dots.size() != pages) {
            removeAll();
            dots.clear();
            ButtonGroup group = new ButtonGroup();
            if (back != null) add(back);
            for (int i = 0; i < pages; i++) {
                Dot dot = new Dot(i);
                group.add(dot);
                dots.add(dot);
                add(dot);
            }
            if (forth != null) add(forth);
            revalidate();
        }
        for (int i = 0; i < pages; i++) {
            dots.get(i).setSelected(i == page);
            dots.get(i).getAccessibleContext().setAccessibleName(texts.get(words, i + 1, pages));
        }
        if (back != null) back.show(page > 0, texts.get("page.before"));
        if (forth != null) forth.show(page < pages - 1, texts.get("page.next"));
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    /** They stand on a plate of paper: over a picture they would hardly be seen. */
    void setPlated() {
        plated = true;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (!plated) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            Rectangle plate = plate();
            g.setColor(Brush.veiled(StageColour.PAPER.now(), PLATE));
            g.fill(Brush.rounded(plate.x, plate.y, plate.width, plate.height, 0, plate.height / 2.0));
        } finally {
            g.dispose();
        }
    }

    /** @return where the plate lies: below all that is there, and no farther */
    Rectangle plate() {
        Rectangle plate = new Rectangle(-1, -1);
        for (Component each : getComponents()) if (each.isVisible()) plate.add(each.getBounds());
        return plate;
    }

    @Override
    public void doLayout() {
        int wide = measure.target();
        int x = Math.max(0, (getWidth() - wide * getComponentCount()) / 2);
        for (int i = 0; i < getComponentCount(); i++) getComponent(i).setBounds(x + i * wide, 0, wide, getHeight());
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.target() * getComponentCount(), measure.target());
    }

    /** A chevron that leads to a page beside; where there is none it is pale, so that dots stay in the middle. */
    private final class Arrow extends JButton {
        private static final long serialVersionUID = 1;
        private final int step;

        Arrow(int step) {
            this.step = step;
            setName(PageDots.this.name + (step < 0 ? ".before" : ".next"));
            setOpaque(false);
            setContentAreaFilled(false);
            setBorderPainted(false);
            addActionListener(e -> turn.accept(page + step));
        }

        void show(boolean leadsOn, String words) {
            boolean held = isFocusOwner();
            setEnabled(leadsOn);
            if (held && !leadsOn) dots.get(page).requestFocusInWindow();
            setToolTipText(words);
            getAccessibleContext().setAccessibleName(words);
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
                double across = Math.min(Math.min(getWidth(), getHeight()) - 2, measure.px(40));
                double x = getWidth() / 2.0;
                double y = getHeight() / 2.0;
                g.setColor((!isEnabled()
                                ? StageColour.LINE
                                : getModel().isRollover() ? StageColour.LEAD : StageColour.EDGE)
                        .now());
                g.setStroke(Brush.line(2));
                if (!isFocusOwner()) g.draw(new Ellipse2D.Double(x - across / 2, y - across / 2, across, across));
                double arm = across * 0.2;
                Path2D chevron = new Path2D.Double();
                chevron.moveTo(x - step * arm / 2, y - arm);
                chevron.lineTo(x + step * arm / 2, y);
                chevron.lineTo(x - step * arm / 2, y + arm);
                g.setColor((isEnabled() ? StageColour.LEAD : StageColour.OFF_EDGE).now());
                g.setStroke(Brush.line(measure.px(4)));
                g.draw(chevron);
                if (!isFocusOwner()) return;
                int round = Math.min(getWidth(), getHeight());
                g.translate((getWidth() - round) / 2, (getHeight() - round) / 2);
                Brush.focus(g, measure, round, round, round / 2.0);
            } finally {
                g.dispose();
            }
        }
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
                if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(10));
            } finally {
                g.dispose();
            }
        }
    }
}
