package regola.ui.rules;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;

/** A PageRow is words with a sign before them, ways to other pages below them, and perhaps a frame around all. */
final class PageRow extends JComponent implements Measured, Flowing {
    private static final long serialVersionUID = 1;
    private static final String BAND = "Regola.past.background";
    private static final String BAND_EDGE = "Regola.past.border";

    private final JComponent sign;
    private final PageWords words;
    private final transient List<JButton> links;
    private final boolean framed;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param sign before the words; may be null */
    PageRow(JComponent sign, PageWords words, List<JButton> links) {
        this(sign, words, links, false);
    }

    private PageRow(JComponent sign, PageWords words, List<JButton> links, boolean framed) {
        this.sign = sign;
        this.words = words;
        this.links = List.copyOf(links);
        this.framed = framed;
        if (sign != null) add(sign);
        if (words != null) add(words);
        links.forEach(this::add);
    }

    /** @return words in a frame that stands out */
    static PageRow framed(PageWords words) {
        return new PageRow(null, words, List.of(), true);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    private int inset() {
        return framed ? measure.px(14) : 0;
    }

    private int left() {
        return inset() + (sign == null ? 0 : sign.getPreferredSize().width + measure.px(12));
    }

    @Override
    public int heightFor(int width) {
        return arrange(width, false);
    }

    /** @return the height that it needs */
    private int arrange(int width, boolean place) {
        int left = left();
        int room = width - left - inset();
        int high = words == null ? 0 : words.heightFor(room);
        int top = inset();
        int mark = 0;
        if (sign != null) {
            mark = sign.getPreferredSize().height;
            int line = words == null ? mark / 2 : words.firstLine();
            int shift = high > mark || words == null ? Math.max(0, line - mark / 2) : 0;
            if (place) sign.setBounds(inset(), top + shift, sign.getPreferredSize().width, mark);
            if (high < mark) top += (mark - high) / 2;
        }
        if (place && words != null) words.setBounds(left, top, room, high);
        int below = Math.max(inset() + mark, top + high);
        int x = left;
        int line = 0;
        for (JButton link : links) {
            Dimension size = link.getPreferredSize();
            if (x > left && x + size.width > width) {
                x = left;
                below += line;
            }
            line = size.height;
            if (place) link.setBounds(x, below, Math.min(size.width, width - left), size.height);
            x += size.width + measure.px(8);
        }
        return below + line + inset();
    }

    @Override
    public void doLayout() {
        arrange(getWidth(), true);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : measure.px(600);
        return new Dimension(width, heightFor(width));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (!framed) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            double edge = Math.max(1.5, measure.unit() * 1.8);
            g.setColor(UIManager.getColor(BAND));
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(10)));
            g.setColor(UIManager.getColor(BAND_EDGE));
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(10)));
        } finally {
            g.dispose();
        }
    }
}
