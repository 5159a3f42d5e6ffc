package regola.ui.make;

import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Function;
import javax.swing.JToggleButton;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.make.NewGameView;

/** A KindTile is a kind of game that one can begin with: its picture, its name, and a sentence. */
final class KindTile extends JToggleButton implements Measured {
    private static final long serialVersionUID = 1;
    private static final int ROUND = 14;
    private static final float EDGE = 3f;
    /** The share of the picture in the height of a tile. */
    private static final double PICTURE = 0.56;

    private static final double LEADING = 1.22;
    /** With a smaller one the sentence is left out. */
    private static final double LEAST_PICTURE = 0.3;

    private static final float LEAST_FONT = 9;

    private final transient Function<KindTile, BufferedImage> picture;
    private transient NewGameView.Kind kind;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param picture gives it, or null as long as it is not there; then the tile is painted again */
    KindTile(NewGameView.Kind kind, Function<KindTile, BufferedImage> picture) {
        this.kind = kind;
        this.picture = picture;
        setName("make.kind." + kind.id());
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        show(kind);
    }

    NewGameView.Kind kind() {
        return kind;
    }

    void show(NewGameView.Kind next) {
        kind = next;
        getAccessibleContext().setAccessibleName(next.title());
        getAccessibleContext().setAccessibleDescription(next.sentence());
        setToolTipText(next.sentence());
        repaint();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(180), measure.px(240));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, 40);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D pen = (Graphics2D) g.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        int round = measure.px(ROUND);
        pen.setColor((getModel().isRollover() ? StageColour.HOVER : StageColour.CARD).now());
        pen.fillRoundRect(1, 1, getWidth() - 2, getHeight() - 2, round, round);
        Words words = words();
        int high = words.room(getHeight());
        paintPicture(pen, high);
        words.paint(pen, high, getHeight());
        boolean marked = isSelected() || isFocusOwner();
        pen.setStroke(new BasicStroke(marked ? EDGE : 1f));
        pen.setColor(
                (isFocusOwner() ? StageColour.FOCUS_OUTER : isSelected() ? StageColour.LEAD : StageColour.CARD_EDGE)
                        .now());
        pen.drawRoundRect(2, 2, getWidth() - 5, getHeight() - 5, round, round);
        if (isSelected() && isFocusOwner()) {
            pen.setColor(StageColour.LEAD.now());
            pen.drawRoundRect(6, 6, getWidth() - 13, getHeight() - 13, round, round);
        }
        pen.dispose();
    }

    /** It fills its part of the tile from edge to edge; what it has more to the left and right is cut off. */
    private void paintPicture(Graphics2D pen, int high) {
        BufferedImage seen = picture.apply(this);
        if (seen == null) return;
        int wide = getWidth() - 2;
        double scale = Math.max(wide / (double) seen.getWidth(), high / (double) seen.getHeight());
        int w = (int) Math.ceil(seen.getWidth() * scale);
        int h = (int) Math.ceil(seen.getHeight() * scale);
        Graphics2D part = (Graphics2D) pen.create();
        int round = measure.px(ROUND);
        // What lies beyond the picture's lower edge has the words on it: only the upper corners are round.
        part.clip(new RoundRectangle2D.Double(1, 1, wide, high + 2.0 * round, round, round));
        part.clipRect(1, 1, wide, high);
        part.drawImage(seen, 1 + (wide - w) / 2, 1 + (high - h) / 2, w, h, null);
        part.dispose();
    }

    /**
     * Words are the title and, where there is room for it below a picture, the sentence; else that is said when the
     * mouse rests here.
     *
     * @param pad between everything, in pixels
     */
    private record Words(StageWords title, StageWords sentence, int pad) {
        private int high() {
            return title.height() + sentence.height() + pad * 2;
        }

        private boolean fits(int tile) {
            return high() <= tile * (1 - LEAST_PICTURE);
        }

        /** @return how high the picture is in a tile that is so high */
        int room(int tile) {
            int words = fits(tile) ? high() : title.height() + pad * 2;
            return Math.min((int) (tile * PICTURE), tile - words);
        }

        void paint(Graphics2D pen, int picture, int tile) {
            int y = picture + pad / 2;
            pen.setColor(StageColour.INK.now());
            title.paint(pen, pad, y);
            pen.setColor(StageColour.SUB.now());
            if (fits(tile)) sentence.paint(pen, pad, y + title.height() + pad / 4);
        }
    }

    private Words words() {
        int pad = measure.px(10);
        int wide = getWidth() - 2 * pad;
        Font title = fitting(TextSize.BODY.font(measure).deriveFont(Font.BOLD), wide);
        Font sentence = TextSize.SMALL.font(measure);
        return new Words(
                StageWords.in(this, title, kind.title(), wide, LEADING),
                StageWords.in(this, sentence, kind.sentence(), wide, LEADING),
                pad);
    }

    /** No word of the title is broken: it is written smaller. */
    private Font fitting(Font wished, int wide) {
        Font font = wished;
        for (String word : kind.title().split(" ", -1))
            while (font.getSize2D() > LEAST_FONT && getFontMetrics(font).stringWidth(word) > wide)
                font = font.deriveFont(font.getSize2D() - 1);
        return font;
    }
}
