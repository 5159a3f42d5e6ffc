package regola.ui.rules;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.Icon;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/** A PageSample is the drawing of a piece or a special square, with how many there are before it. */
final class PageSample extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    /** Drawings stand below each other, however many there are. */
    private static final String WIDEST = "10 ×";

    private final transient Icon drawing;
    private final String count;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param count in words, empty where it says nothing */
    PageSample(Icon drawing, String count, String said) {
        this.drawing = drawing;
        this.count = count;
        getAccessibleContext().setAccessibleName(said);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    private FontMetrics letters() {
        return getFontMetrics(TextSize.ANSWER.font(measure.text(TextSize.BODY)));
    }

    private int before() {
        if (count.isEmpty()) return 0;
        return Math.max(letters().stringWidth(WIDEST), letters().stringWidth(count)) + measure.px(8);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(before() + drawing.getIconWidth(), drawing.getIconHeight());
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            FontMetrics letters = letters();
            g.setFont(letters.getFont());
            g.setColor(StageColour.INK.now());
            int left = before() - measure.px(8) - letters.stringWidth(count);
            g.drawString(count, left, (getHeight() - letters.getHeight()) / 2 + letters.getAscent());
            drawing.paintIcon(this, g, before(), (getHeight() - drawing.getIconHeight()) / 2);
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
                    return AccessibleRole.ICON;
                }
            };
        }
        return accessibleContext;
    }
}
