package regola.ui.start;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JButton;
import regola.ui.stage.Brush;
import regola.ui.stage.Figures;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/** A LearnButton leads to the lessons of a game; it is tinted, and says how many are done. */
final class LearnButton extends JButton implements Measured {
    private static final long serialVersionUID = 1;
    private static final double TINT = 0.1;
    private static final double MORE_TINT = 0.2;
    private static final int PAD = 12, BEFORE_NUMBERS = 6;
    private static final String TWO_FIGURES = "00/00";

    /** So large letters are at most: the button beside it may have less room. */
    private int most = Integer.MAX_VALUE;

    private String count = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    LearnButton(String name) {
        setName(name);
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

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
        repaint();
    }

    /** @param begun how many of all lessons are done or under way: who has done some steps is seen to be further */
    void say(String words, int begun, int all, String spoken) {
        setText(words);
        count = begun + "/" + all;
        getAccessibleContext().setAccessibleName(spoken);
        repaint();
    }

    /** @param pixels how high letters are at most */
    void writeLike(int pixels) {
        if (most == pixels) return;
        most = pixels;
        repaint();
    }

    /**
     * @return how wide it has to be at least for its word and its numbers; as wide for one figure as for two, so that
     *     buttons beside each other are alike
     */
    int least() {
        if (measure.mode() == Measure.Mode.CHILDREN) return 0;
        FontMetrics small = getFontMetrics(TextSize.SMALL.font(measure));
        int word = getFontMetrics(TextSize.ANSWER.font(measure.text(TextSize.SMALL)))
                .stringWidth(getText());
        int numbers = Math.max(Figures.wide(small, count), Figures.wide(small, TWO_FIGURES));
        return word + numbers + 2 * measure.px(PAD) + measure.px(BEFORE_NUMBERS);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(160), measure.target());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(12);
            boolean warm = getModel().isRollover() || getModel().isPressed();
            Color lead = StageColour.LEAD.now();
            g.setColor(mix(StageColour.BUBBLE.now(), lead, warm ? MORE_TINT : TINT));
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius));
            double edge = Math.max(1.5, measure.unit() * 2);
            g.setColor(lead);
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius));
            paintWords(g, lead);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), radius);
        } finally {
            g.dispose();
        }
    }

    private void paintWords(Graphics2D g, Color lead) {
        int pad = measure.px(PAD);
        if (measure.mode() == Measure.Mode.CHILDREN) {
            paintSigned(g, pad);
            return;
        }
        FontMetrics small = g.getFontMetrics(TextSize.SMALL.font(measure));
        int wide = Figures.wide(small, count);
        int room = Math.max(1, getWidth() - wide - 2 * pad - measure.px(BEFORE_NUMBERS));
        StageWords words = StageWords.in(this, TextSize.ANSWER.font(lettersSeen()), getText(), room, 1.1);
        g.setColor(StageColour.INK.now());
        words.paintCentred(g, pad, (getHeight() - words.height()) / 2);
        g.setFont(TextSize.SMALL.font(measure));
        g.setColor(lead);
        Figures.paint(g, count, getWidth() - pad - wide, (getHeight() - small.getHeight()) / 2 + small.getAscent());
    }

    /** For those who read little: a drawing and a word, without numbers. */
    private void paintSigned(Graphics2D g, int pad) {
        ChildSign sign = new ChildSign(true, measure.px(30));
        int gap = measure.px(8);
        int room = signedRoom(pad, gap, sign);
        int pixels = lettersSeen();
        StageWords words = StageWords.in(this, TextSize.ANSWER.font(pixels), getText(), room, 1.1);
        int x = (getWidth() - sign.across() - gap - words.span(this)) / 2;
        sign.paintIcon(this, g, x, (getHeight() - sign.across()) / 2);
        g.setColor(StageColour.INK.now());
        words.paint(g, x + sign.across() + gap, (getHeight() - words.height()) / 2);
    }

    private int signedRoom(int pad, int gap, ChildSign sign) {
        return Math.max(1, getWidth() - 2 * pad - gap - sign.across());
    }

    private int fitting(int room) {
        int pixels = measure.text(TextSize.ANSWER);
        while (pixels > measure.text(TextSize.SMALL)
                && getFontMetrics(TextSize.ANSWER.font(pixels)).stringWidth(getText()) > room) pixels--;
        return pixels;
    }

    /**
     * @return how high letters may be beside the drawing or beside the numbers, in pixels; as high for one figure as
     *     for two, so that buttons beside each other are alike
     */
    int lettersSeen() {
        int pad = measure.px(PAD);
        if (measure.mode() == Measure.Mode.CHILDREN)
            return Math.min(most, fitting(signedRoom(pad, measure.px(8), new ChildSign(true, measure.px(30)))));
        FontMetrics small = getFontMetrics(TextSize.SMALL.font(measure));
        int numbers = Math.max(Figures.wide(small, count), Figures.wide(small, TWO_FIGURES));
        return Math.min(most, fitting(Math.max(1, getWidth() - numbers - 2 * pad - measure.px(BEFORE_NUMBERS))));
    }

    static Color mix(Color one, Color other, double share) {
        return new Color(
                (int) Math.round(one.getRed() + (other.getRed() - one.getRed()) * share),
                (int) Math.round(one.getGreen() + (other.getGreen() - one.getGreen()) * share),
                (int) Math.round(one.getBlue() + (other.getBlue() - one.getBlue()) * share));
    }
}
