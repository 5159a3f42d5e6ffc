package regola.ui.start;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import javax.swing.JToggleButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.TileView;
import regola.ui.view.start.VariantView;

/**
 * A VariantSwitch turns a variant on and off. It is a card: a drawing of what changes, or the board as it is then, its
 * name, a sentence, and a switch that says by its side, its tick and its colour which it is. Where it is high enough
 * the drawing lies above the words.
 */
final class VariantSwitch extends JToggleButton implements Measured {
    private static final long serialVersionUID = 1;
    private static final double PICTURE = 92;
    private static final double SWITCH = 56;
    /** The most that a drawing beside the words takes of the card's width, where the card is higher than its words. */
    private static final double MOST_BESIDE = 0.34;
    /** In units of space, a drawing above the words: as high as it is where there is room, and at least. */
    private static final double HIGH_PICTURE = 190;

    private static final double LEAST_ABOVE = 120;
    private static final double LEADING = 1.2;

    private static final String DRAWING = "variant-";

    private final transient ArtStore art;
    private final String drawing;
    private final transient GameImages pictures;
    private final transient TileView tile;
    private final transient Framing framing = new Framing();
    private String title = "";
    private String about = "";
    private TextSize letters = TextSize.BODY;
    private transient Measure measure = Measure.of(1280, 800, 1);

    /**
     * @param art with a drawing named after the variant, it shows what changes
     * @param pictures without one it shows the board as it is with the variant
     */
    VariantSwitch(String game, VariantView variant, ArtStore art, GameImages pictures) {
        this.art = art;
        drawing = variant.own() ? "" : DRAWING + variant.id();
        this.pictures = pictures;
        String id = game + "+" + variant.id();
        tile = new TileView(
                id,
                game,
                List.of(variant.id()),
                "",
                variant.title(),
                "",
                "",
                false,
                false,
                false,
                0,
                0,
                0,
                0,
                0,
                0,
                false);
        setName("variant." + variant.id());
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
    }

    void show(VariantView variant, Texts texts) {
        title = variant.own() ? texts.get("start.own", variant.title()) : variant.title();
        about = variant.about();
        getAccessibleContext().setAccessibleName(title);
        getAccessibleContext().setAccessibleDescription(about);
        setSelected(variant.on());
        repaint();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        repaint();
    }

    private int pad() {
        return measure.px(10);
    }

    /**
     * @param high how high the card is
     * @return how wide a drawing beside the words is: it grows into what the card has been stretched by
     */
    private int beside(int width, int high) {
        int most = Math.min((int) (width * MOST_BESIDE), high - 2 * pad());
        int wide = Math.max(measure.px(PICTURE), most);
        while (wide > measure.px(PICTURE) && high(width, wide + 3 * pad()) > high) wide--;
        return wide;
    }

    private StageWords words(String text, TextSize size, int width, int left) {
        int room = width - left - measure.px(SWITCH + 8) - pad();
        return StageWords.in(this, size.font(measure), text, Math.max(measure.px(60), room), LEADING);
    }

    /** @param on whether the sentence is in small letters */
    void setSmall(boolean on) {
        if (letters == (on ? TextSize.SMALL : TextSize.BODY)) return;
        letters = on ? TextSize.SMALL : TextSize.BODY;
        repaint();
    }

    private int high(int width, int left) {
        return words(title, TextSize.ANSWER, width, left).height()
                + words(about, letters, width, left).height()
                + 2 * measure.px(8);
    }

    /** @return how high it has to be at that width */
    int high(int width) {
        return Math.max(high(width, measure.px(PICTURE) + 3 * pad()), measure.px(58) + 2 * measure.px(8));
    }

    /** @return how high it is at that width where there is room, with its drawing above the words */
    int highest(int width) {
        return high(width, 2 * pad()) + measure.px(HIGH_PICTURE) + pad();
    }

    private boolean isAbove() {
        return getHeight() >= Math.max(high(getWidth()), high(getWidth(), 2 * pad()) + measure.px(LEAST_ABOVE));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(14);
            boolean warm = getModel().isRollover() || getModel().isPressed();
            g.setColor((warm ? StageColour.HOVER : StageColour.BUBBLE).now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius));
            double edge = isSelected() ? Math.max(3, measure.unit() * 3) : 1.5;
            g.setColor((isSelected() ? StageColour.LEAD : StageColour.EDGE).now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius));
            boolean above = isAbove();
            int beside = above ? 0 : beside(getWidth(), getHeight());
            int left = above ? 2 * pad() : beside + 3 * pad();
            StageWords name = words(title, TextSize.ANSWER, getWidth(), left);
            StageWords what = words(about, letters, getWidth(), left);
            int words = name.height() + what.height();
            int x = above ? 2 * pad() : 2 * pad() + beside;
            int y = above ? getHeight() - measure.px(8) - words : (getHeight() - words) / 2;
            if (above) paintPicture(g, pad(), pad(), getWidth() - 2 * pad(), y - 2 * pad());
            else paintPicture(g, pad(), measure.px(8), beside, getHeight() - 2 * measure.px(8));
            g.setColor(StageColour.INK.now());
            name.paint(g, x, y);
            g.setColor(StageColour.SUB.now());
            what.paint(g, x, y + name.height());
            paintSwitch(g, y + words / 2.0);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), radius);
        } finally {
            g.dispose();
        }
    }

    /** In that room; a drawing is a square in the middle of it, on the ground that it has itself. */
    private void paintPicture(Graphics2D g, int x, int y, int wide, int room) {
        if (art.has(drawing)) {
            int across = Math.min(wide, room);
            paintDrawing(g, x + (wide - across) / 2, y + (room - across) / 2, across);
            return;
        }
        int high = Math.min(room, wide);
        int top = y + (room - high) / 2;
        double density = Framing.density(this);
        BufferedImage picture = pictures.of(tile, (int) (wide * density), (int) (high * density), this);
        framing.paint(g, picture, Brush.rounded(x, top, wide, high, 0, measure.px(10)), x, top, wide, high);
    }

    private void paintDrawing(Graphics2D onto, int x, int y, int across) {
        Graphics2D g = (Graphics2D) onto.create();
        try {
            g.clip(Brush.rounded(x, y, across, across, 0, measure.px(10)));
            new ArtIcon(art, drawing, across).paintIcon(this, g, x, y);
            Brush.veil(g, Brush.rounded(x, y, across, across, 0, measure.px(10)));
        } finally {
            g.dispose();
        }
    }

    private void paintSwitch(Graphics2D g, double middle) {
        double wide = measure.px(SWITCH);
        double x = getWidth() - pad() - wide;
        SwitchSign.paint(g, x, middle - wide * SwitchSign.LOW / 2, wide, isSelected());
    }
}
