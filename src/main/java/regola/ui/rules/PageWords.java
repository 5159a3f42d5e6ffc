package regola.ui.rules;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.rules.SoughtWords;

/** A PageWords is words on a page of the rulebook, on as many lines as they need. */
final class PageWords extends JComponent implements Measured, Flowing {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.34;
    /** From the end of a longer line the eye does not find the next one. */
    private static final int LETTERS = 75;
    /** The mean width of a letter, in heights of letters. */
    private static final double LETTER = 0.5;

    /** What is read for long is as large as what is asked. */
    static final TextSize READ = TextSize.ASK;

    private final String words;
    private final TextSize size;
    private final StageColour colour;
    private transient SoughtWords sought = SoughtWords.NOTHING;
    /** Which of what is found here is looked at, from 0; -1 for none. */
    private int looked = -1;

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
        int most = (int) (LETTERS * LETTER * measure.text(size));
        return StageWords.in(this, font(), words, Math.max(40, Math.min(width, most)), LEADING);
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

    /** What stands here of what is sought is marked. @return how often it does */
    int mark(SoughtWords next) {
        sought = next;
        looked = -1;
        repaint();
        return next.in(words).size();
    }

    /** @return how near all of it comes to what is sought */
    SoughtWords.Nearness nearness() {
        return sought.nearness(words);
    }

    /** @return which of what is found here is best looked at first, from 0 */
    int first() {
        return sought.first(words);
    }

    /** @param next which of what is found here is looked at, from 0; -1 for none */
    void look(int next) {
        if (looked == next) return;
        looked = next;
        repaint();
    }

    /** @return where the so manieth of what is found here stands */
    Rectangle placeOf(int number) {
        List<Rectangle> places = places(lines(getWidth()));
        return number < places.size() ? places.get(number) : new Rectangle(getSize());
    }

    private List<Rectangle> places(StageWords lines) {
        List<Rectangle> places = new ArrayList<>();
        FontMetrics metrics = getFontMetrics(lines.font());
        for (int i = 0; i < lines.lines().size(); i++) {
            String line = lines.lines().get(i);
            for (SoughtWords.Hit hit : sought.in(line)) {
                int begin = metrics.stringWidth(line.substring(0, hit.begin()));
                int end = metrics.stringWidth(line.substring(0, hit.end()));
                places.add(new Rectangle(begin, i * lines.leading(), end - begin, lines.leading()));
            }
        }
        return places;
    }

    /** A pen's mark behind the letters; what is looked at has an edge too. */
    private void paintPlaces(Graphics2D g, StageWords lines) {
        List<Rectangle> places = places(lines);
        for (int i = 0; i < places.size(); i++) {
            Rectangle at = places.get(i);
            double edge = Math.max(1.5, measure.unit() * 1.8);
            g.setColor(StageColour.HIT.now());
            g.fill(Brush.rounded(at.x - edge, at.y, at.width + 2 * edge, at.height, edge / 2, measure.px(5)));
            if (i != looked) continue;
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(at.x - edge, at.y, at.width + 2 * edge, at.height, edge / 2, measure.px(5)));
        }
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
            StageWords lines = lines(getWidth());
            paintPlaces(g, lines);
            g.setColor(colour.now());
            lines.paint(g, 0, 0);
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
