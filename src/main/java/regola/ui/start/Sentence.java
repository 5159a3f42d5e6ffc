package regola.ui.start;

import java.awt.Dimension;
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

/** A Sentence is words in one of the sizes of the stage; it is as high as they need in the width that it has. */
final class Sentence extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.25;

    private final TextSize size;
    private final StageColour colour;
    private String text = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    Sentence(String name, TextSize size, StageColour colour) {
        this.size = size;
        this.colour = colour;
        setName(name);
    }

    /** @param words none where there is nothing to say: then it is not seen */
    void say(String words) {
        setVisible(!words.isEmpty());
        if (words.equals(text)) return;
        text = words;
        getAccessibleContext().setAccessibleName(words);
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    private StageWords words() {
        int width = getWidth() > 0 ? getWidth() : measure.px(300);
        return StageWords.in(this, size.font(measure), text, width, LEADING);
    }

    /** @return how wide its words are in lines of at most that width */
    int span(int most) {
        setSize(most, 1);
        return words().span(this);
    }

    @Override
    public Dimension getPreferredSize() {
        StageWords words = words();
        return new Dimension(words.width(), words.height());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(colour.now());
            words().paint(g, 0, 0);
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
