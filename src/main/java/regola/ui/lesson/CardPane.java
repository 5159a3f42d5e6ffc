package regola.ui.lesson;

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

/**
 * A CardPane is a picture card: one thing of the game: what it is called, and one sentence about it. Empty, it is not
 * seen.
 */
final class CardPane extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.26;

    private String title = "";
    private String sentence = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    CardPane() {
        setName("lesson.card");
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        repaint();
    }

    /** @param name of the thing; both empty for none */
    void show(String name, String words) {
        title = name;
        sentence = words;
        getAccessibleContext().setAccessibleName((name + " " + words).strip());
        repaint();
    }

    boolean isEmpty() {
        return title.isEmpty() && sentence.isEmpty();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (isEmpty()) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(12);
            g.setColor(StageColour.CARD.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(Brush.line(Math.max(1.5, 1.6 * measure.unit())));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            paintWords(g);
        } finally {
            g.dispose();
        }
    }

    private void paintWords(Graphics2D g) {
        int side = measure.px(12);
        int width = Math.max(1, getWidth() - 2 * side);
        int room = getHeight() - 2 * measure.px(8);
        int least = measure.text(TextSize.SMALL);
        for (int pixels = measure.text(TextSize.BODY); ; pixels--) {
            StageWords head = StageWords.in(this, TextSize.ANSWER.font(pixels), title, width, LEADING);
            StageWords words = StageWords.in(this, TextSize.BODY.font(pixels), sentence, width, LEADING);
            int gap = title.isEmpty() ? 0 : measure.px(4);
            int high = (title.isEmpty() ? 0 : head.height()) + gap + (sentence.isEmpty() ? 0 : words.height());
            if (high > room && pixels > least) continue;
            g.clipRect(0, 0, getWidth(), getHeight() - 3);
            int y = Math.max(measure.px(8), (getHeight() - high) / 2);
            g.setColor(StageColour.INK.now());
            if (!title.isEmpty()) head.paint(g, side, y);
            g.setColor(StageColour.SUB.now());
            words.paint(g, side, y + (title.isEmpty() ? 0 : head.height() + gap));
            return;
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
