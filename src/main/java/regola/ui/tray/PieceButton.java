package regola.ui.tray;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Lines;
import regola.ui.view.Texts;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/**
 * A PieceButton is a piece in a tray, or a stack of pieces that are alike with their number: it is pressed or dragged
 * as a piece on the board is, and looking at it shows where it might go.
 */
final class PieceButton extends JButton {
    private static final long serialVersionUID = 1;

    /** So many backs are seen of a hand, each so many degrees further. */
    private static final int FAN = 3;

    private static final double FAN_LEAN = 16;
    /** So far inside a ring the piece lies that it is round. */
    private static final double INSIDE = 5;

    /** So many plates high a drawing is at least that bears one: of a smaller one nothing would be seen. */
    private static final double LEAST_PLATED = 1.5;
    /** How high the letters on a plate are at most, as a share of the piece, unless they could not be read then. */
    private static final double PLATED = 0.34;

    private static final double LEAST_LETTERS = 12;

    private final transient ArtStore art;
    private final transient Hand hand;
    private boolean glows;
    private boolean ringed;
    private transient PileView pile;
    private transient List<Ref> refs = List.of();
    private boolean stack;
    private String caption = "";
    private boolean counts = true;
    private transient Measure measure;

    PieceButton(ArtStore art, Hand hand, Measure measure) {
        this.art = art;
        this.hand = hand;
        this.measure = measure;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRequestFocusEnabled(false); // after a press the keyboard stays where it was: the piece may go
        addActionListener(e -> hand.press(pile, refs));
        getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke("released ENTER"), "released");
        TrayKeys.install(this, hand);
        hand.pull(this, () -> pile.piece(), () -> refs);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseEntered(MouseEvent e) {
                hand.look(refs);
            }

            @Override
            public void mouseExited(MouseEvent e) {
                hand.look(List.of());
            }
        });
        addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent e) {
                hand.look(refs);
            }

            @Override
            public void focusLost(FocusEvent e) {
                hand.look(List.of());
            }
        });
    }

    /**
     * @param next what lies there now
     * @param whole whether it stands for all of the pile, with a number
     * @param meant what pointing at it may mean
     * @param zone the name of where it lies, for a screen reader
     * @param owner whose that is; may be empty
     * @param points what it brings, in words; may be empty
     */
    void show(PileView next, boolean whole, List<Ref> meant, String zone, String owner, String points, Measure sizes) {
        pile = next;
        stack = whole;
        refs = List.copyOf(meant);
        measure = sizes;
        String many = (pile.count() > 1 ? ", " + pile.count() : "") + (points.isEmpty() ? "" : ", " + points);
        setToolTipText(next.piece().name() + (points.isEmpty() ? "" : many));
        getAccessibleContext().setAccessibleName(pile.piece().name() + many);
        getAccessibleContext().setAccessibleDescription(owner.isEmpty() ? zone : owner + ", " + zone);
        repaint();
    }

    /** @param how the points that are written beside it come about, in words */
    void counting(String how) {
        setToolTipText(Lines.of(getToolTipText() + ". " + how));
    }

    /** @param words whose all of that is, to stand beside it; empty for nothing */
    void caption(String words) {
        caption = words;
    }

    /** @param next whether it says how many lie there */
    void counts(boolean next) {
        counts = next;
    }

    String caption() {
        return caption;
    }

    PileView pile() {
        return pile;
    }

    /** @param next whether it is to be noticed that it can be chosen */
    void glow(boolean next) {
        if (glows == next) return;
        glows = next;
        repaint();
    }

    /** @param rings what is to be looked at now */
    void mark(Set<Ref> rings, String zone) {
        boolean next = rings.contains(Ref.lying(zone, pile.piece().id()));
        if (ringed == next) return;
        ringed = next;
        repaint();
    }

    /** @return how many are seen here: what is in the hand lies here no more */
    int left() {
        int here = stack ? pile.count() : 1;
        return getClientProperty(Pull.IN_HAND) == null ? here : here - 1;
    }

    private boolean isLit() {
        return pile.piece().is(Role.LEGAL) || pile.piece().is(Role.TARGET);
    }

    /** @return whether it can lead to a legal move, so that the keyboard goes there first */
    boolean leads() {
        return isLit();
    }

    /** The arrows of the keyboard come here, though Tab would not. */
    void takeKeyboard() {
        setFocusable(true);
        requestFocusInWindow();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(ZonePane.LEAST_HEAPED, ZonePane.LEAST_HEAPED);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            int size = Math.min(getWidth(), getHeight());
            int x = 0;
            int y = (getHeight() - size) / 2;
            if (glows && isLit()) {
                g.setColor(StageColour.HOVER.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(12)));
                g.setColor(StageColour.LEAD.now());
                g.setStroke(Brush.line(measure.px(4)));
                g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), measure.px(2), measure.px(12)));
            } else if (getModel().isRollover() && isLit()) {
                g.setColor(StageColour.HOVER.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(12)));
            }
            if (ringed) paintHint(g, x, y, size);
            // A ring that is to be looked at is seen round the piece, and no other ring in it.
            int off = ringed ? measure.px(INSIDE) : 0;
            if (stack && left() > 1) paintStack(g, x + off, y + off, size - 2 * off);
            else if (left() > 0) new PieceIcon(art, seen(), size - 2 * off).paintIcon(this, g, x + off, y + off);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(10));
        } finally {
            g.dispose();
        }
    }

    /** What a hint is about has the colour of hints around it. */
    private void paintHint(Graphics2D g, int x, int y, int size) {
        int wide = measure.px(7);
        Shape ring = new Ellipse2D.Double(x + wide / 2.0, y + wide / 2.0, size - wide, size - wide);
        g.setColor(UIManager.getColor("Regola.hint.background"));
        g.fill(ring);
        g.setColor(UIManager.getColor("Regola.hint.border"));
        g.setStroke(Brush.line(wide));
        g.draw(ring);
    }

    /**
     * Paints what is written on it or beside it. Whatever holds several that lie over each other does so when all of
     * them are drawn: a number below the next piece could not be read.
     */
    void paintWords(Graphics2D g) {
        if (!stack || left() < 1) return;
        int size = Math.min(getWidth(), getHeight());
        int beside = getWidth() - size;
        if (!pile.worth().isEmpty() && beside >= besideBunch(this, measure))
            paintBeside(g, size, beside, left() > 1 ? count() : "", brings());
        else if (!caption.isEmpty() && beside > 0) paintBeside(g, size, beside, caption, count());
        else if (size >= LEAST_PLATED * plateHeight(g)) {
            if (counts && left() > 1) paintPlate(g, count(), getHeight(), StageColour.INK, StageColour.BUBBLE);
            if (!pile.worth().isEmpty()) paintPlate(g, pile.worth(), 0, StageColour.BUBBLE, StageColour.INK);
        }
    }

    /** @return how much room what is written beside a bunch needs: with less it stands on it */
    static int besideBunch(JComponent on, Measure measure) {
        return on.getFontMetrics(TextSize.ANSWER.font(measure)).stringWidth(" 15");
    }

    /** Points that it brings are not taken for how many there are. */
    private String brings() {
        return Character.isDigit(pile.worth().charAt(0)) ? "+" + pile.worth() : pile.worth();
    }

    private String count() {
        return counts ? "×" + left() : "";
    }

    /** What lies below is seen a little; backs are held like a fan. */
    private void paintStack(Graphics2D g, int x, int y, int size) {
        PieceIcon below = new PieceIcon(art, pile.piece().withRoles(Set.of()), size);
        if (pile.piece().hidden()) {
            AffineTransform before = g.getTransform();
            int cards = Math.min(FAN, left());
            for (int i = 0; i < cards; i++) {
                g.setTransform(before);
                g.rotate(Math.toRadians(FAN_LEAN * (i - (cards - 1) / 2.0)), x + size / 2.0, y + size * 1.1);
                below.paintIcon(this, g, x, y);
            }
            g.setTransform(before);
            return;
        }
        int back = Math.max(2, size / 18);
        new PieceIcon(art, pile.piece().withRoles(Set.of()), size - 2 * back).paintIcon(this, g, x, y);
        new PieceIcon(art, seen(), size - 2 * back).paintIcon(this, g, x + 2 * back, y + 2 * back);
    }

    private PieceView seen() {
        return ringed ? pile.piece().withRoles(Set.of()) : pile.piece();
    }

    /** Where several digits are wider than the room that there is for one, letters are smaller. */
    private Font fitting(Graphics2D g, Font font, String words, int room) {
        int wide = g.getFontMetrics(font).stringWidth(words) + measure.px(2);
        return wide <= room ? font : font.deriveFont((float) (font.getSize2D() * Math.max(0.5, (double) room / wide)));
    }

    /** How many, and below it what they bring; or whose they are, and how many. */
    private void paintBeside(Graphics2D g, int x, int wide, String above, String below) {
        Font small = fitting(g, TextSize.SMALL.font(measure), above, wide);
        Font large = fitting(g, TextSize.ANSWER.font(measure), below, wide);
        FontMetrics upper = g.getFontMetrics(small);
        FontMetrics lower = g.getFontMetrics(large);
        if (below.isEmpty()) {
            g.setColor(StageColour.SUB.now());
            g.setFont(small);
            g.drawString(
                    above,
                    x + (wide - upper.stringWidth(above)) / 2,
                    (getHeight() - upper.getHeight()) / 2 + upper.getAscent());
            return;
        }
        int high = upper.getAscent() + lower.getAscent() + measure.px(3);
        if (high > getHeight()) {
            // In one line there is room for what counts; the drawing shows that there are several.
            g.setColor(StageColour.INK.now());
            g.setFont(large);
            int base = (getHeight() - lower.getHeight()) / 2 + lower.getAscent();
            g.drawString(below, x + (wide - lower.stringWidth(below)) / 2, base);
            return;
        }
        int top = (getHeight() - high) / 2;
        g.setColor(StageColour.SUB.now());
        g.setFont(small);
        g.drawString(above, x + (wide - upper.stringWidth(above)) / 2, top + upper.getAscent());
        g.setColor(StageColour.INK.now());
        g.setFont(large);
        g.drawString(below, x + (wide - lower.stringWidth(below)) / 2, top + high);
    }

    private int plateHeight(Graphics2D g) {
        return g.getFontMetrics(plated()).getHeight();
    }

    /** On a small piece a plate is low, so that more of the piece is seen than of the plate. */
    private Font plated() {
        Font small = TextSize.SMALL.font(measure).deriveFont(Font.BOLD);
        double most = Math.max(LEAST_LETTERS, PLATED * Math.min(getWidth(), getHeight()));
        return small.getSize2D() <= most ? small : small.deriveFont((float) most);
    }

    /** On a plate of its own: words on a drawing cannot be read. @param foot the lower edge; 0 for at the top */
    private void paintPlate(Graphics2D g, String words, int foot, StageColour ground, StageColour ink) {
        g.setFont(plated());
        FontMetrics metrics = g.getFontMetrics();
        int high = metrics.getHeight();
        int wide = Math.max(high, metrics.stringWidth(words) + measure.px(8));
        int x = getWidth() - wide;
        int y = Math.max(0, foot - high);
        g.setColor(ground.now());
        g.fill(Brush.rounded(x, y, wide, high, 0, high / 2.0));
        g.setColor(ink.now());
        g.setStroke(Brush.line(1.2));
        if (foot == 0) g.draw(Brush.rounded(x, y, wide, high, 1, high / 2.0));
        g.drawString(words, x + (wide - metrics.stringWidth(words)) / 2, y + metrics.getAscent());
    }

    /** @return how many points it brings, in words; nothing where it brings none */
    static String points(PileView pile, Texts texts) {
        if (texts == null || pile.worth().isEmpty()) return "";
        return texts.get("1".equals(pile.worth()) ? "seat.score.one" : "seat.score", pile.worth());
    }
}
