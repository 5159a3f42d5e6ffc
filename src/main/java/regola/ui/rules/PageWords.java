package regola.ui.rules;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/** A PageWords is words on a page of the rulebook, on as many lines as they need. */
final class PageWords extends JComponent implements Measured, Flowing {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.34;

    /** What is read for long is as large as what is asked. */
    static final TextSize READ = TextSize.ASK;

    private final String words;
    private final TextSize size;
    private final StageColour colour;
    private transient Measure measure = Measure.of(1280, 800, 1);

    PageWords(String words, TextSize size, StageColour colour) {
        this.words = words;
        this.size = size;
        this.colour = colour;
        getAccessibleContext().setAccessibleName(words);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    private StageWords lines(int width) {
        return StageWords.in(this, font(), words, Math.max(40, width), LEADING);
    }

    /** As large as what is asked, but only what stands out is bold. */
    private Font font() {
        return size == READ ? TextSize.BODY.font(measure.text(READ)) : size.font(measure);
    }

    @Override
    public int heightFor(int width) {
        return words.isEmpty() ? 0 : lines(width).height();
    }

    /** @return the middle of its first line, from its top */
    int firstLine() {
        return (int) Math.round(measure.text(size) * LEADING / 2);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : measure.px(400);
        return new Dimension(width, heightFor(width));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (words.isEmpty()) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(colour.now());
            lines(getWidth()).paint(g, 0, 0);
        } finally {
            g.dispose();
        }
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
