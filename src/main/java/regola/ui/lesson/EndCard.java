package regola.ui.lesson;

import java.awt.AlphaComposite;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.Icon;
import javax.swing.JComponent;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PictureIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.board.CardView;

/** An EndCard is a large picture card at the end of a lesson: its drawing, its name, and its sentence. */
final class EndCard extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.26;
    /** A card so much wider than high has its drawing at its side. */
    private static final double WIDE = 1.45;
    /** Of the card, its drawing at its largest. */
    private static final double DRAWN = 0.62;

    private static final double LEAST_DRAWN = 0.16;
    /** Large letters beside a drawing take no more of the height. */
    private static final double AIRY = 0.7;

    private static final double SMALLER = 0.9;
    /** How far below its place a card sets out. */
    private static final double RISE = 14;

    private final transient ArtStore art;
    private final transient CardView card;
    private double there = 1;
    private transient Fit fit;
    private int from;
    private boolean brief;
    private transient Measure measure = Measure.of(1280, 800, 1);

    EndCard(ArtStore art, CardView card) {
        this.art = art;
        this.card = card;
        getAccessibleContext().setAccessibleName((card.name() + ". " + card.sentence()).strip());
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        repaint();
    }

    /** @param part how far it has come up, from 0 to 1 */
    void setThere(double part) {
        if (there == part) return;
        there = part;
        repaint();
    }

    double there() {
        return there;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (there <= 0) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setComposite(AlphaComposite.SrcOver.derive((float) there));
            g.translate(0, (1 - there) * (1 - there) * measure.px(RISE));
            double radius = measure.px(14);
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(Brush.line(Math.max(1.5, 1.6 * measure.unit())));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            paintContent(g);
        } finally {
            g.dispose();
        }
    }

    /**
     * A Fit is how large all of a card can be.
     *
     * @param drawn how large its drawing is, in pixels
     * @param named the letters of its name
     * @param pixels the letters of its sentence
     */
    record Fit(double drawn, int named, int pixels) {
        /** @return what is small enough for both, so that cards beside each other are alike */
        Fit and(Fit other) {
            return new Fit(Math.min(drawn, other.drawn), Math.min(named, other.named), Math.min(pixels, other.pixels));
        }
    }

    /** What is written on it, below or beside its drawing. */
    private record Content(int size, StageWords name, StageWords words, int said, int all) {}

    private boolean isBeside() {
        return getWidth() > WIDE * getHeight();
    }

    private int side() {
        return Math.min(measure.px(14), getHeight() / 8);
    }

    private int gap() {
        return measure.px(10);
    }

    /** @return as large as the words let it be: the drawing makes room first, then the letters do */
    Fit fit() {
        int high = getHeight() - 2 * side();
        int least = measure.text(TextSize.SMALL);
        double most =
                isBeside() ? Math.min(high, getWidth() * 0.36) : Math.min(getWidth() - 2 * side(), getHeight() * DRAWN);
        double drawn = Math.max(0, most);
        if (isBeside()) {
            Fit grown = grown(drawn, high);
            if (grown != null) return grown;
        }
        int pixels = measure.text(TextSize.BODY);
        int named = measure.text(TextSize.ASK);
        while (content(new Fit(drawn, named, pixels)).all() > high && (drawn > 0 || pixels > least)) {
            if (drawn > most * 0.5) drawn *= SMALLER;
            else if (pixels > least) named = Math.max(--pixels, named - 1);
            else drawn = drawn > getHeight() * LEAST_DRAWN ? drawn * SMALLER : 0;
        }
        return new Fit(drawn, named, pixels);
    }

    /** @return larger letters beside the drawing at its largest, where they take no more than a part of its height */
    private Fit grown(double drawn, int high) {
        for (TextSize name : List.of(TextSize.DISPLAY, TextSize.TITLE)) {
            TextSize sentence = name == TextSize.DISPLAY ? TextSize.TITLE : TextSize.ASK;
            Fit fit = new Fit(drawn, measure.text(name), measure.text(sentence));
            if (content(fit).said() <= high * AIRY) return fit;
        }
        return null;
    }

    private Content content(Fit fit) {
        boolean beside = isBeside();
        int size = CardPane.drawing(art, card, 1) == null ? 0 : (int) fit.drawn();
        int taken = size == 0 ? 0 : size + (beside ? 2 : 1) * gap();
        int width = Math.max(1, getWidth() - 2 * side() - (beside ? taken : 0));
        StageWords name = StageWords.in(this, TextSize.ASK.font(fit.named()), card.name(), width, LEADING);
        String sentence = brief ? "" : card.sentence();
        StageWords words = StageWords.in(this, TextSize.BODY.font(fit.pixels()), sentence, width, LEADING);
        if (!beside) words = words.balanced(this);
        int said = name.height() + (sentence.isEmpty() ? 0 : words.height() + gap() / 2);
        return new Content(size, name, words, said, beside ? Math.max(said, size) : said + taken);
    }

    /** @return how high all that stands on it is */
    int high(Fit fit) {
        return content(fit).all();
    }

    /** @return how high the card needs to be for it, never so low that all would stand otherwise on it */
    int needed(Fit fit) {
        int needed = high(fit) + 2 * side();
        return isBeside() ? needed : Math.max(needed, (int) Math.ceil(getWidth() / WIDE));
    }

    /** @param next whether the name alone is said */
    void setBrief(boolean next) {
        brief = next;
    }

    /** @return whether all words stand on it, in letters that are no smaller than any */
    boolean isWhole() {
        return fit != null && high(fit) <= getHeight() && fit.pixels() >= measure.text(TextSize.SMALL);
    }

    /** @return how large the letters of its sentence are, in pixels */
    int letters() {
        return fit == null ? 0 : fit.pixels();
    }

    /** @return how large its drawing is, in pixels */
    int drawn() {
        return fit == null ? 0 : content(fit).size();
    }

    /** @param next how large all is, and how far from above it begins where the drawing stands above the words */
    void take(Fit next, int top) {
        fit = next;
        from = top;
        repaint();
    }

    private void paintContent(Graphics2D g) {
        if (fit == null) return;
        Content all = content(fit);
        boolean beside = isBeside();
        int x = side();
        int y = beside ? (getHeight() - all.said()) / 2 : from;
        if (all.size() > 0) {
            int left = beside ? side() : (getWidth() - all.size()) / 2;
            int top = beside ? (getHeight() - all.size()) / 2 : from;
            Icon drawing = CardPane.drawing(art, card, all.size());
            // A picture brings a ground of its own.
            if (!(drawing instanceof PictureIcon)) Brush.cardGround(g, left, top, all.size());
            drawing.paintIcon(this, g, left, top);
            if (drawing instanceof PictureIcon) Brush.cardVeil(g, left, top, all.size());
            if (beside) x += all.size() + 2 * gap();
            else y += all.size() + gap();
        }
        write(g, all.name(), StageColour.INK, x, y, beside);
        if (!brief) write(g, all.words(), StageColour.SUB, x, y + all.name().height() + gap() / 2, beside);
    }

    private static void write(Graphics2D g, StageWords words, StageColour ink, int x, int y, boolean beside) {
        g.setColor(ink.now());
        if (beside) words.paint(g, x, y);
        else words.paintCentred(g, x, y);
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
