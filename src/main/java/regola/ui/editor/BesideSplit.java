package regola.ui.editor;

import java.awt.BorderLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.plaf.basic.BasicSplitPaneUI;
import regola.ui.theme.SameLook;
import regola.ui.theme.Scaled;

/**
 * A BesideSplit is the text, and beside it the board if that is wanted: to the right where there is room, else below.
 * What is read to write by takes the place of the board, so that it lies on no text; where there is room for three, it
 * stands between the two. Whoever moves the border between them has it stay where it was put.
 */
final class BesideSplit extends JPanel {
    private static final long serialVersionUID = 1;
    /** Narrower than this, neither would have room beside the other; in pixels. */
    private static final int NARROW = 760;

    /** As wide as this, there is room for the text, for what is read, and for the board; in pixels. */
    private static final int WIDE = 1560;

    private static final double TEXT = 0.62;
    /**
     * Of the text beside what is read, with the numbers of its rules at the ends of their lines; and beside that and
     * the board.
     */
    private static final double TEXT_BESIDE_BOOK = TEXT, TEXT_OF_THREE = 0.42;

    /**
     * Of the room above what is below it: there one mistake is seen with its repair, or one older text with its
     * picture, whatever is looked at, so that the text moves under nobody's hands.
     */
    static final double TEXT_SHARE = 0.75;

    /** Neither of the two becomes smaller when the border is put somewhere again. */
    private static final double LEAST = 0.2;

    /** Under which a pane keeps its share of the room, or that somebody has chosen it. */
    private static final String PART = "regola.part";

    private static final String BY_HAND = "by hand";

    private final JComponent text;
    private final JComponent board;
    private final JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true);
    private final JSplitPane reading = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true);
    private double share = TEXT;
    private boolean open;
    /** What is read beside the text; null for nothing. */
    private JComponent book;
    /** Which part of the room the text has then; 0 until somebody has chosen it. */
    private double bookShare;
    /** What stands beside the text now; null for nothing. */
    private JComponent right;

    BesideSplit(JComponent text, BesidePanel board) {
        super(new BorderLayout());
        this.text = text;
        this.board = board.scrolled();
        setOpaque(false);
        split.setName("editor.split");
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setOpaque(false);
        split.setContinuousLayout(true);
        split.setResizeWeight(TEXT);
        reading.setBorder(BorderFactory.createEmptyBorder());
        reading.setOpaque(false);
        reading.setResizeWeight(0.5);
        for (JComponent each : new JComponent[] {this.board, split, reading}) SameLook.follow(each);
        add(text);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                arrange();
            }
        });
        ((BasicSplitPaneUI) split.getUI()).getDivider().addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent e) {
                double now = (double) split.getDividerLocation() / Math.max(1, length());
                if (book == null) share = now;
                else bookShare = now;
            }
        });
    }

    /**
     * What is above has its part of the room, however that grows while a page is laid out, until somebody moves the
     * border.
     */
    static void share(JSplitPane split, double part) {
        Object before = split.getClientProperty(PART);
        if (BY_HAND.equals(before)) return;
        split.putClientProperty(PART, part);
        if (split.getHeight() > 0) split.setDividerLocation(part);
        if (before != null) return;
        split.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                if (split.getHeight() > 0 && split.getClientProperty(PART) instanceof Double now)
                    split.setDividerLocation(now);
            }
        });
        ((BasicSplitPaneUI) split.getUI()).getDivider().addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                split.putClientProperty(PART, BY_HAND);
            }
        });
    }

    /** @return which part of the room the text has */
    double share() {
        return share;
    }

    /** @param part of the room for the text; what would leave nothing of the board or the text is not taken */
    void share(double part) {
        share = Math.max(LEAST, Math.min(1 - LEAST, part));
        arrange();
    }

    boolean isOpen() {
        return open;
    }

    /** Whoever wants to see the board sees it: what is read goes away where there is no room for both. */
    void open(boolean seen) {
        if (seen && getWidth() < Scaled.px(WIDE)) book = null;
        open = seen;
        arrange();
    }

    /** @param next is read beside the text until it is put away; null puts it away */
    void read(JComponent next) {
        if (book == next) return;
        book = next;
        if (next != null) SameLook.follow(next);
        arrange();
    }

    /** @return whether something stands beside the text */
    boolean isBeside() {
        return open || book != null;
    }

    /** @return whether what is read has taken the place of the board */
    boolean isBoardCovered() {
        return open && book != null && right == book;
    }

    private void arrange() {
        boolean three = open && book != null && getWidth() >= Scaled.px(WIDE);
        place(three ? reading : book != null ? book : open ? board : null);
        if (right == null || getWidth() == 0) return;
        int way = getWidth() < NARROW ? JSplitPane.VERTICAL_SPLIT : JSplitPane.HORIZONTAL_SPLIT;
        if (split.getOrientation() != way) {
            split.setOrientation(way);
        }
        double usual = three ? TEXT_OF_THREE : TEXT_BESIDE_BOOK;
        double part = book == null ? share : bookShare > 0 ? bookShare : Math.min(share, usual);
        split.setDividerLocation((int) Math.round(part * length()));
        if (three) reading.setDividerLocation((int) Math.round((1 - part) * length() / 2));
    }

    private void place(JComponent next) {
        if (next == right) return;
        right = next;
        removeAll();
        split.setLeftComponent(null);
        split.setRightComponent(null);
        reading.setLeftComponent(null);
        reading.setRightComponent(null);
        if (next == reading) {
            reading.setLeftComponent(book);
            reading.setRightComponent(board);
        }
        if (next == null) add(text);
        else {
            split.setLeftComponent(text);
            split.setRightComponent(next);
            add(split);
        }
        revalidate();
        repaint();
    }

    private int length() {
        return split.getOrientation() == JSplitPane.HORIZONTAL_SPLIT ? getWidth() : getHeight();
    }
}
