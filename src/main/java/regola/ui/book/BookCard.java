package regola.ui.book;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.Icon;
import javax.swing.JComponent;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.MarkIcon;
import regola.ui.board.paint.PictureIcon;
import regola.ui.board.paint.PieceIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.CardView;
import regola.ui.view.lesson.PictureBookView;

/** A BookCard is one picture card in the book: drawing, name and sentence, or the outline of what is still to come. */
final class BookCard extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    static final double WIDE = 214;
    static final double HIGH = 176;
    private static final double DRAWING = 70;
    private static final double LEADING = 1.26;
    private static final float SHADE = 0.3f;

    private final transient ArtStore art;
    private final transient CardView card;
    private final boolean met;
    private final String unmet;
    private transient Measure measure = Measure.of(1280, 800, 1);

    BookCard(ArtStore art, PictureBookView.Page page, Texts texts) {
        this.art = art;
        card = page.card();
        met = page.met();
        unmet = texts.get("book.unmet", page.lesson());
        setName("book.card." + card.about());
        setFocusable(true);
        getAccessibleContext().setAccessibleName(met ? (card.name() + ". " + card.sentence()).strip() : unmet);
        addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent e) {
                scrollRectToVisible(new Rectangle(0, 0, getWidth(), getHeight()));
                repaint();
            }

            @Override
            public void focusLost(FocusEvent e) {
                repaint();
            }
        });
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                requestFocusInWindow();
            }
        });
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        repaint();
    }

    private Icon drawing(int size) {
        if (card.piece() != null) return new PieceIcon(art, card.piece(), size);
        if (card.picture() != null) return new PictureIcon(art, card.picture(), size);
        return card.mark() == null ? null : MarkIcon.ofPixels(art, card.mark(), size);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(12);
            g.setColor((met ? StageColour.CARD : StageColour.PAPER).now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            g.setColor((met ? StageColour.CARD_EDGE : StageColour.EDGE).now());
            float line = (float) Math.max(1.5, 1.6 * measure.unit());
            float dash = measure.px(7);
            g.setStroke(
                    met
                            ? Brush.line(line)
                            : new BasicStroke(
                                    line,
                                    BasicStroke.CAP_ROUND,
                                    BasicStroke.JOIN_ROUND,
                                    1,
                                    new float[] {dash, dash},
                                    0));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1.5, radius));
            if (met) paintMet(g);
            else paintOutline(g);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), radius);
        } finally {
            g.dispose();
        }
    }

    /** As large as the words let it be: the drawing with the name beside it, and below both the sentence. */
    private void paintMet(Graphics2D g) {
        int side = measure.px(12);
        int top = measure.px(8);
        int room = getHeight() - 2 * top;
        int least = measure.text(TextSize.SMALL);
        for (int pixels = measure.text(TextSize.BODY); ; pixels--) {
            int size = Math.min(measure.px(DRAWING), (int) (room * 0.45));
            Icon drawing = drawing(size);
            int beside = drawing == null ? 0 : size + measure.px(8);
            int width = Math.max(1, getWidth() - 2 * side);
            StageWords name = StageWords.in(
                    this, TextSize.ANSWER.font(pixels), card.name(), Math.max(1, width - beside), LEADING);
            StageWords words = StageWords.in(this, TextSize.BODY.font(pixels), card.sentence(), width, LEADING);
            int head = Math.max(card.name().isEmpty() ? 0 : name.height(), drawing == null ? 0 : size);
            int said = card.sentence().isEmpty() ? 0 : words.height() + measure.px(4);
            if (head + said > room && pixels > least) continue;
            int y = top + Math.max(0, (room - head - said) / 2);
            if (drawing != null) {
                Brush.cardGround(g, side, y + (head - size) / 2, size);
                drawing.paintIcon(this, g, side, y + (head - size) / 2);
                if (drawing instanceof PictureIcon) Brush.cardVeil(g, side, y + (head - size) / 2, size);
            }
            g.setColor(StageColour.INK.now());
            name.paint(g, side + beside, y + (head - name.height()) / 2);
            g.setColor(StageColour.SUB.now());
            if (said > 0) words.paint(g, side, y + head + measure.px(4));
            return;
        }
    }

    /** What it looks like can be guessed, not what it is called. */
    private void paintOutline(Graphics2D g) {
        int size = Math.min(measure.px(DRAWING), getHeight() / 2);
        StageWords words = StageWords.in(
                this, TextSize.SMALL.font(measure), unmet, Math.max(1, getWidth() - measure.px(20)), LEADING);
        int y = (getHeight() - size - measure.px(8) - words.height()) / 2;
        int x = (getWidth() - size) / 2;
        Icon drawing = drawing(size);
        BufferedImage shade = drawing == null ? null : shade(drawing, size, StageColour.SUB.now());
        if (shade != null) g.drawImage(shade, x, y, size, size, null);
        if (shade == null || isFull(shade)) {
            g.setColor(StageColour.SUB.now());
            g.setFont(TextSize.DISPLAY.font(size * 2 / 3));
            var metrics = g.getFontMetrics();
            g.drawString(
                    "?",
                    (getWidth() - metrics.stringWidth("?")) / 2,
                    y + (size - metrics.getHeight()) / 2 + metrics.getAscent());
        }
        g.setColor(StageColour.SUB.now());
        words.paintCentred(g, measure.px(10), y + size + measure.px(8));
    }

    /** Whether it fills its whole square, but for round corners: from that nothing can be guessed. */
    private static boolean isFull(BufferedImage shade) {
        int far = shade.getWidth() - 1;
        int near = shade.getWidth() / 8;
        for (int x : new int[] {near, far / 2, far - near})
            for (int y : new int[] {near, far / 2, far - near}) if (shade.getRGB(x, y) >>> 24 == 0) return false;
        return true;
    }

    /** @return the drawing filled with one colour, so that only its outline is seen */
    private BufferedImage shade(Icon drawing, int size, Color colour) {
        BufferedImage shade = new BufferedImage(2 * size, 2 * size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = shade.createGraphics();
        try {
            g.scale(2, 2);
            drawing.paintIcon(this, g, 0, 0);
            g.setComposite(AlphaComposite.SrcIn);
            g.setColor(colour);
            g.fillRect(0, 0, size, size);
            g.setComposite(AlphaComposite.getInstance(AlphaComposite.DST_IN, SHADE));
            g.fillRect(0, 0, size, size);
        } finally {
            g.dispose();
        }
        return shade;
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
