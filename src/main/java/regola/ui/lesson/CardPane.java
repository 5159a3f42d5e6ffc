package regola.ui.lesson;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import regola.ui.view.board.CardView;

/** A CardPane is a picture card: one thing of the game, what it is called, and one sentence. Empty, it is not seen. */
final class CardPane extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.26;
    private static final double DRAWING = 70;
    private static final double LOW = 2;
    /** How much smaller a drawing is that makes room for words. */
    private static final double SMALL_DRAWING = 0.6;
    /** So many words of a sentence are noticed when they are read twice. */
    private static final int FEW = 3;

    private final transient ArtStore art;
    private transient CardView card;
    private transient Measure measure = Measure.of(1280, 800, 1);

    CardPane(ArtStore art) {
        this.art = art;
        setName("lesson.card");
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        repaint();
    }

    /**
     * What is said beside it already it does not say once more.
     *
     * @param whole null for none
     * @param said the words beside it
     */
    void show(CardView whole, String said) {
        CardView next = whole == null ? null : whole.saying(rest(whole.sentence(), said));
        if (next != null && next.sentence().isEmpty() && !whole.sentence().isEmpty() && !next.isDrawn()) next = null;
        if (Objects.equals(card, next)) return;
        card = next;
        getAccessibleContext().setAccessibleName(next == null ? "" : (next.name() + ". " + next.sentence()).strip());
        repaint();
    }

    /** A word or two may well stand in both. */
    private static String rest(String sentences, String said) {
        String heard = bare(said);
        return Stream.of(sentences.split("(?<=[.!?])\\s+"))
                .filter(each -> bare(each).strip().split(" ").length < FEW || !heard.contains(bare(each)))
                .collect(Collectors.joining(" "));
    }

    /** Words alone, a space round each. */
    private static String bare(String text) {
        return " "
                + text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}]+", " ")
                        .strip() + " ";
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (card == null || card.name().isEmpty() && card.sentence().isEmpty()) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(12);
            g.setColor(StageColour.CARD.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(Brush.line(Math.max(1.5, 1.6 * measure.unit())));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            paintContent(g);
        } finally {
            g.dispose();
        }
    }

    /** @return what is drawn on a card, or null */
    static Icon drawing(ArtStore art, CardView card, int size) {
        if (card.piece() != null) return new PieceIcon(art, card.piece(), size);
        if (card.picture() != null) return new PictureIcon(art, card.picture(), size);
        return card.mark() == null ? null : MarkIcon.ofPixels(art, card.mark(), size);
    }

    /** As large as the words let it be: the drawing with the name beside it, and below both the sentence. */
    private void paintContent(Graphics2D g) {
        int side = measure.px(12);
        int top = measure.px(8);
        int room = getHeight() - 2 * top;
        int least = measure.text(TextSize.SMALL);
        double drawn = 1;
        int pixels = measure.text(TextSize.BODY);
        while (true) {
            // In a low slot the drawing stands beside all words, else beside the name alone.
            boolean low = getWidth() > LOW * getHeight();
            int size = (int) (drawn * Math.min(measure.px(DRAWING), room * (low ? 1 : 0.45)));
            Icon drawing = drawn == 0 ? null : drawing(art, card, size);
            int beside = drawing == null ? 0 : size + measure.px(8);
            int aside = low ? beside : 0;
            int width = Math.max(1, getWidth() - 2 * side - aside);
            beside -= aside;
            StageWords name = StageWords.in(
                    this, TextSize.ANSWER.font(pixels), card.name(), Math.max(1, width - beside), LEADING);
            StageWords words = StageWords.in(this, TextSize.BODY.font(pixels), card.sentence(), width, LEADING);
            int named = card.name().isEmpty() ? 0 : name.height();
            int head = Math.max(named, drawing == null || low ? 0 : size);
            int said = card.sentence().isEmpty() ? 0 : words.height() + measure.px(4);
            if (head + said > room && (pixels > least || drawn > 0)) {
                // Letters are not made too small to read: before that the drawing makes room.
                if (pixels > least) pixels--;
                else drawn = drawn > SMALL_DRAWING ? SMALL_DRAWING : 0;
                continue;
            }
            int y = top + Math.max(0, (room - head - said) / 2);
            if (drawing != null) {
                int above = low ? (getHeight() - size) / 2 : y + (head - size) / 2;
                Brush.cardGround(g, side, above, size);
                drawing.paintIcon(this, g, side, above);
                if (drawing instanceof PictureIcon) Brush.cardVeil(g, side, above, size);
            }
            g.setColor(StageColour.INK.now());
            if (named > 0) name.paint(g, side + aside + beside, y + (head - named) / 2);
            g.setColor(StageColour.SUB.now());
            if (said > 0) words.paint(g, side + aside, y + head + measure.px(4));
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
