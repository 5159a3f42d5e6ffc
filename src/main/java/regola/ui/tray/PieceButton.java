package regola.ui.tray;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.KeyStroke;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/**
 * A PieceButton is a piece in a tray, or a stack of pieces that are alike with their number: it is pressed or dragged
 * as a piece on the board is, and looking at it shows where it might go.
 */
final class PieceButton extends JButton {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient Hand hand;
    private transient PileView pile;
    private transient List<Ref> refs = List.of();
    private boolean stack;
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
        addActionListener(e -> hand.point(refs));
        getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke("released ENTER"), "released");
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
     */
    void show(PileView next, boolean whole, List<Ref> meant, String zone, String owner, Measure sizes) {
        pile = next;
        stack = whole;
        refs = List.copyOf(meant);
        measure = sizes;
        setToolTipText(next.piece().name());
        String many = pile.count() > 1 ? ", " + pile.count() : "";
        getAccessibleContext().setAccessibleName(pile.piece().name() + many);
        getAccessibleContext().setAccessibleDescription(owner.isEmpty() ? zone : owner + ", " + zone);
        repaint();
    }

    PileView pile() {
        return pile;
    }

    private boolean isLit() {
        return pile.piece().is(Role.LEGAL) || pile.piece().is(Role.TARGET);
    }

    /** @return whether it can lead to a legal move, so that the keyboard goes there first */
    boolean leads() {
        return isLit();
    }

    @Override
    public Dimension getPreferredSize() {
        // Its tray gives it a place; it has no wish of its own once it has one.
        return getWidth() > 0 ? getSize() : new Dimension(measure.target(), measure.target());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            int size = Math.min(getWidth(), getHeight());
            int x = (getWidth() - size) / 2;
            int y = (getHeight() - size) / 2;
            if (getModel().isRollover() && isLit()) {
                g.setColor(StageColour.HOVER.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(12)));
            }
            boolean several = stack && pile.count() > 1;
            if (several) {
                int back = Math.max(2, size / 18);
                PieceIcon below = new PieceIcon(art, pile.piece().withRoles(java.util.Set.of()), size - 2 * back);
                below.paintIcon(this, g, x, y);
                new PieceIcon(art, pile.piece(), size - 2 * back).paintIcon(this, g, x + 2 * back, y + 2 * back);
                paintCount(g, "×" + pile.count());
            } else {
                new PieceIcon(art, pile.piece(), size).paintIcon(this, g, x, y);
            }
            if (isFocusOwner()) Brush.focus(g, getWidth(), getHeight(), measure.px(10));
        } finally {
            g.dispose();
        }
    }

    /** On a plate of its own: words on a drawing cannot be read. */
    private void paintCount(Graphics2D g, String words) {
        Font font = TextSize.SMALL.font(measure).deriveFont(Font.BOLD);
        g.setFont(font);
        FontMetrics metrics = g.getFontMetrics();
        int wide = metrics.stringWidth(words) + measure.px(8);
        int high = metrics.getHeight();
        int x = getWidth() - wide;
        int y = getHeight() - high;
        g.setColor(StageColour.INK.now());
        g.fill(Brush.rounded(x, y, wide, high, 0, high / 2.0));
        g.setColor(StageColour.BUBBLE.now());
        g.drawString(words, x + measure.px(4), y + metrics.getAscent());
    }
}
