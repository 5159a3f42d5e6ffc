package regola.ui.start;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;

/**
 * An OwnGameTile stands behind the last game of the shelf, where a place is left: for the game that is not there yet.
 */
final class OwnGameTile extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.2;
    private static final float DASH = 9;
    /** How much of the room above the words the board has. */
    private static final double BOARD = 0.72;
    /** Into so many squares a side it is parted. */
    private static final int SQUARES = 4;

    private final StageButton make = new StageButton("shelf.own.make", StageButton.Style.PLAIN);
    private transient Measure measure = Measure.of(1280, 800, 1);
    private String title = "";
    private String sub = "";

    /** @param open opens what is there for who makes games, below the component that it gets */
    OwnGameTile(Consumer<JComponent> open) {
        super(null);
        setName("shelf.own");
        setOpaque(false);
        make.addActionListener(e -> open.accept(make));
        add(make);
    }

    void speak(Texts texts) {
        title = texts.get("shelf.own");
        sub = texts.get("shelf.workshop.tip");
        make.setText(texts.get("shelf.workshop"));
        make.getAccessibleContext().setAccessibleDescription(sub);
        getAccessibleContext().setAccessibleName(title);
        getAccessibleContext().setAccessibleDescription(sub);
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    @Override
    public void doLayout() {
        int high = GameTile.button(measure);
        int wide = Math.min(make.getPreferredSize().width, getWidth() - 2 * measure.px(14));
        make.setBounds(measure.px(14), getHeight() - measure.px(12) - high, wide, high);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(
                    new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {DASH, DASH}, 0));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight() - 2.0, 1, measure.px(18)));
            int left = measure.px(16);
            StageWords head = words(TextSize.TITLE, title);
            StageWords below = words(TextSize.BODY, sub);
            int words = wordsTop();
            double across = BOARD * words;
            if (across > 0) paintBoard(g, (getWidth() - across) / 2, (words - across) / 2 + measure.px(4), across);
            g.setColor(StageColour.INK.now());
            head.paint(g, left, words);
            g.setColor(StageColour.SUB.now());
            if (hasRoomBelow()) below.paint(g, left, words + head.height());
        } finally {
            g.dispose();
        }
    }

    private StageWords words(TextSize size, String said) {
        return StageWords.in(this, size.font(measure), said, Math.max(1, getWidth() - 2 * measure.px(16)), LEADING);
    }

    /** Whether both fit above the button: in a low tile the title is enough. */
    private boolean hasRoomBelow() {
        return wordsEnd()
                        - words(TextSize.TITLE, title).height()
                        - words(TextSize.BODY, sub).height()
                >= measure.px(6);
    }

    private int wordsEnd() {
        return make.getY() - measure.px(10);
    }

    /** @return how far down nothing is written */
    int wordsTop() {
        int below = hasRoomBelow() ? words(TextSize.BODY, sub).height() : 0;
        return wordsEnd() - words(TextSize.TITLE, title).height() - below;
    }

    /** A board that is not finished: as far as it is drawn, with the pencil on it. */
    private static void paintBoard(Graphics2D g, double x, double y, double across) {
        g.setColor(StageColour.BUBBLE.now());
        g.fill(Brush.rounded((int) x, (int) y, (int) across, (int) across, 0, across / 10));
        g.setColor(StageColour.CARD_EDGE.now());
        g.setStroke(Brush.line(Math.max(1.5, across / 50)));
        g.draw(Brush.rounded((int) x, (int) y, (int) across, (int) across, 0, across / 10));
        double square = across / SQUARES;
        for (int line = 1; line < SQUARES; line++) {
            g.draw(new Line2D.Double(x, y + line * square, x + across, y + line * square));
            double end = line < SQUARES - 1 ? across : across * 0.55;
            g.draw(new Line2D.Double(x + line * square, y, x + line * square, y + end));
        }
        double disc = square * 0.6;
        g.setColor(StageColour.LEAD.now());
        g.fill(new Ellipse2D.Double(x + 0.2 * square, y + 0.2 * square, disc, disc));
        g.setStroke(Brush.line(Math.max(2, across / 34)));
        g.draw(new Ellipse2D.Double(x + 1.2 * square, y + 2.2 * square, disc, disc));
        paintPencil(g, x + (SQUARES - 1) * square, y + across * 0.55, across * 0.6);
    }

    /** Its point is there, and it leans to the right. */
    private static void paintPencil(Graphics2D g, double x, double y, double length) {
        Graphics2D own = (Graphics2D) g.create();
        try {
            own.translate(x, y);
            own.rotate(Math.PI / 5);
            double half = length / 12;
            Path2D point = new Path2D.Double();
            point.moveTo(0, 0);
            point.lineTo(-half, -3 * half);
            point.lineTo(half, -3 * half);
            point.closePath();
            own.setColor(StageColour.RULER.now());
            own.fill(new Rectangle2D.Double(-half, -length, 2 * half, length - 3 * half));
            own.setColor(StageColour.BUBBLE.now());
            own.fill(point);
            own.setColor(StageColour.INK.now());
            own.setStroke(Brush.line(Math.max(1.5, length / 30)));
            own.draw(new Rectangle2D.Double(-half, -length, 2 * half, length - 3 * half));
            own.draw(point);
        } finally {
            own.dispose();
        }
    }
}
