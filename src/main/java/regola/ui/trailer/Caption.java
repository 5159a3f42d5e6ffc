package regola.ui.trailer;

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

/** A Caption is the band below the board with the one sentence of a scene, as large as it fits. */
final class Caption extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.2;

    private String said = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    Caption() {
        setName("trailer.caption");
    }

    void say(String sentence) {
        if (sentence.equals(said)) return;
        String before = said;
        said = sentence;
        getAccessibleContext().setAccessibleName(sentence);
        getAccessibleContext().firePropertyChange(AccessibleContext.ACCESSIBLE_VISIBLE_DATA_PROPERTY, before, sentence);
        repaint();
    }

    String said() {
        return said;
    }

    /** @return the words as they are broken into lines; the largest letters with which they fit */
    StageWords words() {
        int width = getWidth() - 4 * measure.px(12);
        for (TextSize size : new TextSize[] {TextSize.DISPLAY, TextSize.TITLE, TextSize.ASK, TextSize.ANSWER}) {
            StageWords words = StageWords.in(this, size.font(measure), said, width, LEADING);
            if (words.height() <= getHeight() - measure.px(8)) return words.balanced(this);
        }
        return StageWords.in(this, TextSize.BODY.font(measure), said, width, LEADING)
                .balanced(this);
    }

    boolean fits() {
        return words().height() <= getHeight() && words().span(this) <= getWidth();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double edge = Math.max(1.5, measure.unit() * 2);
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(18)));
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, measure.px(18)));
            StageWords words = words();
            g.setColor(StageColour.INK.now());
            words.paintCentred(g, (getWidth() - words.width()) / 2, (getHeight() - words.height()) / 2);
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
