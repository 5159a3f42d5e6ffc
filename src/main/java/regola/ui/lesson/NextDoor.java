package regola.ui.lesson;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.BiFunction;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;

/** A NextDoor is the large button at the end of a lesson: the next one, with its picture and its title. */
final class NextDoor extends StageButton {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.16;
    private static final int MOST_LINES = 3;
    /** Of the width, the picture at most. */
    private static final double MOST_PICTURE = 0.36;

    private static final int LEAST_PICTURE = 36;

    private transient BiFunction<String, Component, BufferedImage> pictures = (lesson, on) -> null;
    private String lesson = "";
    private String caption = "";
    private String key = "";
    private transient Measure measured = Measure.of(1280, 800, 1);

    NextDoor() {
        super("lesson.end.door", Style.LEAD);
        setVisible(false);
    }

    @Override
    public void measure(Measure next) {
        super.measure(next);
        measured = next;
    }

    /** @param from gives the picture of a lesson by its id, null while there is none; what is painted on asks again */
    void setPictures(BiFunction<String, Component, BufferedImage> from) {
        pictures = from;
        repaint();
    }

    /**
     * @param to the id of the lesson whose picture is seen; empty for no picture
     * @param above what stands above the title; may be empty
     * @param keyCap the key that does the same; empty for none
     */
    void lead(String to, String above, String title, String keyCap) {
        lesson = to;
        caption = above;
        key = keyCap;
        setText(title);
        getAccessibleContext().setAccessibleName((above + " " + title).strip());
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            boolean pressed = getModel().isArmed() && getModel().isPressed();
            StageColour ground = pressed
                    ? StageColour.LEAD_PRESSED
                    : getModel().isRollover() ? StageColour.LEAD_HOVER : StageColour.LEAD;
            double radius = measured.px(16);
            g.setColor(ground.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius));
            paintInside(g);
            if (isFocusOwner()) Brush.focus(g, measured, getWidth(), getHeight(), radius);
        } finally {
            g.dispose();
        }
    }

    /** What is written on it, from there, and how high its first line is with the gap below. */
    private record Written(StageWords above, StageWords title, int x, int first) {
        int high() {
            return first + title.height();
        }
    }

    private int edge() {
        return measured.px(8);
    }

    private int across() {
        return getHeight() - 2 * edge();
    }

    private static ActSign arrow() {
        return new ActSign(ActSign.Drawing.ARROW, 30);
    }

    /** Of a door that is nearly as high as wide, the picture takes less: the words need room too. */
    private int picture() {
        return Math.min(across(), (int) (MOST_PICTURE * getWidth()));
    }

    /** Where it would be too small to be anything, there is no picture. */
    private boolean hasPicture() {
        return !lesson.isEmpty() && picture() >= measured.px(LEAST_PICTURE);
    }

    private Written written() {
        int x = hasPicture() ? edge() + picture() + measured.px(14) : measured.px(16);
        int right = getWidth() - measured.px(14) - arrow().getIconWidth();
        int width = Math.max(1, right - measured.px(6) - x);
        StageWords above = StageWords.in(this, TextSize.SMALL.font(measured), caption, width, LEADING);
        int first = caption.isEmpty() ? 0 : above.height() + measured.px(2);
        return new Written(above, title(width, across() - first), x, first);
    }

    @Override
    public boolean showsAll() {
        Written written = written();
        return written.high() <= getHeight()
                && String.join(" ", written.title().lines()).equals(getText().strip());
    }

    private void paintInside(Graphics2D g) {
        BufferedImage picture = hasPicture() ? pictures.apply(lesson, this) : null;
        if (picture != null) paintPicture(g, picture, edge(), picture());
        ActSign arrow = arrow();
        int right = getWidth() - measured.px(14) - arrow.getIconWidth();
        arrow.paintIcon(this, g, right, (getHeight() - arrow.getIconHeight()) / 2);
        g.setColor(StageColour.LEAD_INK.now());
        Written written = written();
        int y = (getHeight() - written.high()) / 2;
        if (written.first() > 0) written.above().paint(g, written.x(), y);
        written.title().paint(g, written.x(), y + written.first());
        paintKey(g, y + written.high());
    }

    /** The title as large as it can be; where no letters are small enough its end is left out. */
    private StageWords title(int width, int high) {
        int least = measured.text(TextSize.SMALL);
        for (int pixels = measured.text(TextSize.ASK); ; pixels--) {
            StageWords words = StageWords.in(this, TextSize.ANSWER.font(pixels), getText(), width, LEADING);
            boolean whole = String.join(" ", words.lines()).equals(getText().strip());
            if (whole && words.lines().size() <= MOST_LINES && words.height() <= high || pixels <= least) return words;
        }
    }

    private void paintPicture(Graphics2D g, BufferedImage picture, int edge, int size) {
        Graphics2D own = (Graphics2D) g.create();
        try {
            own.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            int top = (getHeight() - size) / 2;
            own.clip(new RoundRectangle2D.Double(edge, top, size, size, measured.px(22), measured.px(22)));
            own.drawImage(picture, edge, top, size, size, null);
        } finally {
            own.dispose();
        }
    }

    /** Below the arrow, where it touches no words. */
    private void paintKey(Graphics2D g, int wordsEnd) {
        if (key.isEmpty()) return;
        g.setFont(TextSize.SMALL.font(measured));
        int left = getWidth() - measured.px(12) - g.getFontMetrics().stringWidth(key);
        int base = getHeight() - measured.px(8);
        if (wordsEnd <= base - g.getFontMetrics().getAscent()) g.drawString(key, left, base);
    }
}
