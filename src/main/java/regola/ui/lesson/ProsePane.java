package regola.ui.lesson;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.ProseView;

/**
 * A ProsePane is a text in a slot of the stage: from its top, as large as the measure says; where it is longer than
 * texts may be, its letters become smaller before any is cut.
 */
final class ProsePane extends JComponent implements Measured {
    private static final long serialVersionUID = 1;

    private final TextSize size;
    private final double spacing;
    private final StageColour ink;
    private transient ProseView shown = ProseView.NONE;
    private boolean numbers;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param read gets the number of a rule that is pressed */
    ProsePane(String name, TextSize size, double spacing, StageColour ink, Consumer<String> read) {
        this.size = size;
        this.spacing = spacing;
        this.ink = ink;
        setName(name);
        MouseAdapter links = new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent e) {
                String rule = fitted(getHeight()).ruleAt(e.getX(), e.getY());
                if (rule != null) read.accept(rule);
            }

            @Override
            public void mouseMoved(MouseEvent e) {
                boolean link = fitted(getHeight()).ruleAt(e.getX(), e.getY()) != null;
                setCursor(Cursor.getPredefinedCursor(link ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            }
        };
        addMouseListener(links);
        addMouseMotionListener(links);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        repaint();
    }

    void show(ProseView next) {
        if (shown.equals(next)) return;
        shown = next;
        getAccessibleContext().setAccessibleName(ProseLines.text(next, numbers));
        repaint();
    }

    ProseView shown() {
        return shown;
    }

    /** Whether numbers of rules stand in it. */
    void setNumbers(boolean next) {
        if (numbers == next) return;
        numbers = next;
        repaint();
    }

    /** @return whether its letters are as large as the measure says */
    boolean isFullSize(int height) {
        return lines(measure.text(size)).height() <= height;
    }

    /** @return how high it stands in that width, at most so high */
    int height(int width, int most) {
        int now = getWidth();
        if (now != width) setSize(width, getHeight());
        return Math.min(most, fitted(most).height());
    }

    private ProseLines fitted(int height) {
        int least = measure.text(TextSize.SMALL);
        for (int pixels = measure.text(size); ; pixels--) {
            ProseLines lines = lines(pixels);
            if (lines.height() <= height || pixels <= least) return lines;
        }
    }

    private ProseLines lines(int pixels) {
        return ProseLines.of(this, shown, size.font(pixels), Math.max(1, getWidth()), spacing, numbers);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.max(1, getWidth()), lines(measure.text(size)).height());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            fitted(getHeight()).paint(g, 0, 0, ink.now(), StageColour.LEAD.now());
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
