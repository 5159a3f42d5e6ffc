package regola.ui.stage;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.ToolTipManager;
import regola.ui.theme.ShownTip;

/**
 * A StageButton is a button of the stage. Its words wrap, its key stands in its corner, and it paints itself: so its
 * bounds are those of its slot, whatever it says.
 */
public class StageButton extends JButton implements Measured {
    private static final long serialVersionUID = 1;
    /** The height of a line of words, in heights of letters. */
    private static final double LEADING = 1.16;
    /** Where three lines stand in a button. */
    private static final double TIGHT = 1.02;
    /** With more lines than this, letters become smaller. */
    private static final int MOST_LINES = 2;

    /** So much wider a sign makes a button beside itself. */
    public static final int BESIDE_SIGN = 8;

    /** LEAD: the one filled button of a page. PLAIN: all others. QUIET: underlined words without an edge. */
    public enum Style {
        LEAD,
        PLAIN,
        QUIET
    }

    private Style style;
    private int most = Integer.MAX_VALUE;
    private String keyCap = "";
    private transient Icon sign;
    private String reason = "";
    private boolean lit;
    /** Whether the second of two quick presses does nothing here. */
    private boolean single;
    /** Whether it was pressed while it was off: then it says why, in the place of its words. */
    private boolean says;

    /** Says beside the button why it is off where that has no room on it; null if nothing does. */
    private transient Consumer<String> beside;

    private String toldBeside = "";

    private boolean hovered;
    /** How much of its edge is drawn as done; below 0 for none. */
    private double filled = -1;

    private transient Measure measure = Measure.of(1280, 800, 1);
    private Font dressed;

    /** @param name unique on the page, for whoever looks for it */
    public StageButton(String name, Style style) {
        this.style = style;
        setName(name);
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        setRequestFocusEnabled(false); // after a click the keyboard stays where it was
        putClientProperty("FlatLaf.styleClass", style.name().toLowerCase(Locale.ROOT));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                sayWhyNot();
            }

            @Override
            public void mouseEntered(MouseEvent e) {
                hover(true);
            }

            @Override
            public void mouseExited(MouseEvent e) {
                hover(false);
            }
        });
    }

    /**
     * A button that begins something anew may come to stand where somebody has just pressed: the second of two quick
     * presses was not meant for it.
     */
    public void setSingle(boolean next) {
        single = next;
    }

    @Override
    protected void processMouseEvent(MouseEvent e) {
        if (single && e.getClickCount() > 1) e.consume();
        else super.processMouseEvent(e);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure) && getFont() == dressed) return;
        measure = next;
        dress();
        revalidate();
        repaint();
    }

    private void dress() {
        dressed = letters().font(measure);
        setFont(dressed);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (measure == null) return; // while it is being made
        setOpaque(false);
        setBorder(null);
        dress();
    }

    private TextSize letters() {
        return style == Style.QUIET ? TextSize.BODY : TextSize.ANSWER;
    }

    /** The key that does the same, in the corner; empty for none. */
    public void setKeyCap(String key) {
        if (key.equals(keyCap)) return;
        keyCap = key;
        repaint();
    }

    /** A drawing before the words, or null. */
    public void setSign(Icon next) {
        sign = next;
        repaint();
    }

    /** @return whether a drawing stands before the words */
    public boolean hasSign() {
        return sign != null;
    }

    public void setStyle(Style next) {
        if (style == next) return;
        style = next;
        putClientProperty("FlatLaf.styleClass", style.name().toLowerCase(Locale.ROOT));
        dress();
        repaint();
    }

    public Style style() {
        return style;
    }

    /** A button that is lit is what one would press next, though it does not lead on. */
    public void setLit(boolean next) {
        if (lit == next) return;
        lit = next;
        repaint();
    }

    /** It can be pressed. */
    public void turnOn() {
        // A tip that is being read says what is over now.
        if (!reason.isEmpty() && isShowing()) ShownTip.putAway();
        reason = "";
        says = false;
        setTip(null);
        getAccessibleContext().setAccessibleDescription(null);
        setEnabled(true);
        tellBeside();
    }

    /** @param why it cannot be pressed, in words; said while the mouse is on it and to a screen reader */
    public void turnOff(String why) {
        reason = why;
        says = false;
        // With room for it a button says itself what a tip would repeat beside it.
        setTip(why.isEmpty() || saysItself() ? null : why);
        getAccessibleContext().setAccessibleDescription(why);
        setEnabled(false);
        tellBeside();
    }

    /**
     * @param next is told why it is off when that is asked for and would stand in more than two lines on the button,
     *     which keeps its words then; and nothing when that is over
     */
    public void sayBeside(Consumer<String> next) {
        beside = next;
    }

    private void tellBeside() {
        if (beside == null) return;
        String next = (says || hovered) && !isEnabled() && !hasRoom() ? reason : "";
        if (next.equals(toldBeside)) return;
        toldBeside = next;
        beside.accept(next);
    }

    /** @return whether it can be read on the button why it is off */
    private boolean hasRoom() {
        StageWords words = words(reason, room(null));
        return isWhole(words, reason) && words.lines().size() <= MOST_LINES && words.height() <= getHeight();
    }

    /** A tip that is being shown goes with its reason. */
    private void setTip(String next) {
        if (Objects.equals(next, getToolTipText())) return;
        setToolTipText(next);
        ToolTipManager tips = ToolTipManager.sharedInstance();
        if (!getModel().isRollover() || !tips.isEnabled()) return;
        tips.setEnabled(false); // which takes away what is shown
        tips.setEnabled(true);
    }

    /** While it is off, it says why in the place of its words, until it is turned on or off anew. */
    public void sayWhyNot() {
        if (isEnabled() || reason.isEmpty() || !saysItself()) return;
        says = true;
        tellBeside();
        repaint();
    }

    private void hover(boolean next) {
        if (hovered == next) return;
        hovered = next;
        // Beside it something else is to be read again.
        if (!next && beside != null && !hasRoom()) says = false;
        tellBeside();
        repaint();
    }

    /** @return what stands on it now: its words, or why it cannot be pressed */
    public String said() {
        return isSaying() ? reason : getText();
    }

    /** @return whether there is a place for words on it: beside a sign alone none are read */
    private boolean saysItself() {
        return style != Style.QUIET && !(sign != null && getText().isEmpty());
    }

    private boolean isSaying() {
        boolean asked = says || hovered && saysItself();
        return asked && !isEnabled() && !reason.isEmpty() && (beside == null || hasRoom());
    }

    /** A tip stands right below the words: what is beside them stays in sight. */
    @Override
    public Point getToolTipLocation(MouseEvent event) {
        return style == Style.QUIET ? new Point(0, getHeight()) : null;
    }

    /**
     * What is waited for looks like any other button, not like what is forbidden: whoever presses it gets it soon.
     *
     * @param part of its edge is drawn as done, from 0 to 1; below 0 where nothing is waited for
     */
    public void setFilled(double part) {
        if (filled == part) return;
        filled = part;
        repaint();
    }

    /** @return whether it looks as if it could not be pressed */
    public boolean isDull() {
        return !isEnabled() && filled < 0;
    }

    /** @return why it cannot be pressed; empty while it can */
    public String reason() {
        return reason;
    }

    @Override
    public Dimension getPreferredSize() {
        if (isPreferredSizeSet()) return super.getPreferredSize();
        int signs = sign == null ? 0 : sign.getIconWidth() + measure.px(BESIDE_SIGN);
        int cap = keyCap.isEmpty() || style == Style.QUIET ? 0 : measure.px(12);
        int sides = measure.px(style == Style.QUIET ? 6 : 32);
        int width = getFontMetrics(getFont()).stringWidth(getText()) + signs + cap + sides;
        return new Dimension(
                Math.max(width, measure.target()), style == Style.QUIET ? measure.quiet() : measure.button());
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            paintGround(g);
            paintWords(g);
            paintKeyCap(g);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), radius());
        } finally {
            g.dispose();
        }
    }

    private double radius() {
        return measure.px(12);
    }

    private void paintGround(Graphics2D g) {
        boolean pressed = getModel().isArmed() && getModel().isPressed();
        boolean hover = getModel().isRollover();
        if (style == Style.QUIET) {
            if (!isEnabled() || !hover && !pressed) return;
            g.setColor((pressed ? StageColour.PRESSED : StageColour.HOVER).now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius()));
            return;
        }
        g.setColor(ground(pressed, hover).now());
        g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, radius()));
        if (style == Style.LEAD && isEnabled()) return;
        double edge = lit && isEnabled() ? 3 : Math.max(1.5, measure.unit() * 1.5);
        g.setColor((isDull() ? StageColour.OFF_EDGE : lit ? StageColour.LEAD : StageColour.EDGE).now());
        g.setStroke(Brush.line(edge));
        g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius()));
        if (filled < 0 || isEnabled()) return;
        g.setColor(StageColour.LEAD.now());
        Brush.partRound(g, getWidth(), getHeight(), Math.max(2, measure.unit() * 2), radius(), filled);
    }

    private StageColour ground(boolean pressed, boolean hover) {
        if (isDull()) return StageColour.OFF_BACKGROUND;
        if (style == Style.LEAD)
            return pressed ? StageColour.LEAD_PRESSED : hover ? StageColour.LEAD_HOVER : StageColour.LEAD;
        return pressed ? StageColour.PRESSED : hover ? StageColour.HOVER : StageColour.BUBBLE;
    }

    private Color ink() {
        if (isDull()) return StageColour.OFF.now();
        return style == Style.LEAD ? StageColour.LEAD_INK.now() : StageColour.INK.now();
    }

    /** @return the drawing before the words, where it leaves them room: it gives way before a word is broken */
    private Icon seenSign() {
        if (sign == null || said().isEmpty()) return sign;
        return isWhole(words(room(sign))) ? sign : null;
    }

    /** @return where words may stand */
    private Rectangle room() {
        return room(seenSign());
    }

    private Rectangle room(Icon beside) {
        // In a narrow one the word needs the room more than its edges do.
        int edge = Math.max(measure.px(4), Math.min(measure.px(10), getWidth() / 14));
        int side = style == Style.QUIET ? measure.px(2) : edge;
        int before = beside == null ? side : side + beside.getIconWidth() + measure.px(6);
        int after = keyCap.isEmpty() || keyCap.length() > 1 ? side : Math.max(side, measure.px(12) + capWidth());
        return new Rectangle(before, 0, Math.max(1, getWidth() - before - after), getHeight());
    }

    private int capWidth() {
        return getFontMetrics(TextSize.SMALL.font(measure)).stringWidth(keyCap);
    }

    /** @return whether its drawing, if it has one, stands beside its words */
    public boolean showsSign() {
        return sign == null || seenSign() != null;
    }

    /** @return whether all words stand in it, in letters that are no smaller than any on the page */
    public boolean showsAll() {
        StageWords words = words();
        return isWhole(words)
                && words.height() <= getHeight()
                && words.span(this) <= room().width
                && words.font().getSize() >= measure.text(TextSize.SMALL);
    }

    /** @param pixels how high letters are at most, as beside it */
    public void writeLike(int pixels) {
        if (most == pixels) return;
        most = pixels;
        repaint();
    }

    /** @return how high its letters are in the room that it has, in pixels */
    public int lettersSeen() {
        return words().font().getSize();
    }

    /** @return the words as large as their slot lets them be: letters become smaller before they are cut */
    StageWords words() {
        return words(room());
    }

    private StageWords words(Rectangle room) {
        return words(said(), room);
    }

    private StageWords words(String said, Rectangle room) {
        boolean below = keyCap.length() > 1 && style != Style.QUIET;
        int least = measure.text(TextSize.SMALL);
        int high = below ? room.height - measure.px(8) : room.height - measure.px(4);
        for (int pixels = Math.min(most, measure.text(letters())); ; pixels--) {
            Font font = letters().font(pixels);
            StageWords words = StageWords.in(this, font, said, room.width, LEADING);
            boolean fits = words.lines().size() <= MOST_LINES && words.height() <= high && isWhole(words, said);
            if (fits) return words;
            if (pixels <= least) return StageWords.in(this, font, said, room.width, TIGHT);
        }
    }

    /** Whether no word is broken. */
    private boolean isWhole(StageWords words) {
        return isWhole(words, said());
    }

    private static boolean isWhole(StageWords words, String said) {
        return String.join(" ", words.lines()).equals(said.strip().replaceAll("\\s+", " "));
    }

    private void paintWords(Graphics2D g) {
        Rectangle room = room();
        StageWords words = words();
        int top = (getHeight() - words.height() - (isCapBelow() ? capHeight() + measure.px(2) : 0)) / 2;
        Icon beside = seenSign();
        if (beside != null) {
            int group = beside.getIconWidth() + measure.px(6) + words.span(this);
            int middle = (getWidth() - group) / 2;
            int most = room.x + room.width - words.span(this) - beside.getIconWidth() - measure.px(6);
            int left = Math.max(measure.px(10), Math.min(middle, most));
            beside.paintIcon(this, g, left, (getHeight() - beside.getIconHeight()) / 2);
            g.setColor(ink());
            words.paint(g, left + beside.getIconWidth() + measure.px(6), top);
            return;
        }
        g.setColor(ink());
        words.paintCentred(g, start(words), Math.max(0, top));
        // What cannot be pressed looks like words, not like a button.
        if (style == Style.QUIET && isEnabled()) underline(g, words, top);
    }

    private void underline(Graphics2D g, StageWords words, int top) {
        int span = words.span(this);
        int y = Math.min(getHeight() - 2, top + words.height() + measure.px(2));
        g.setStroke(Brush.line(Math.max(1, measure.unit())));
        g.drawLine((getWidth() - span) / 2, y, (getWidth() + span) / 2, y);
    }

    private int capHeight() {
        return getFontMetrics(TextSize.SMALL.font(measure)).getAscent();
    }

    /** A key of several letters is written only where it touches no words: they come first. */
    private boolean hasRoomForCap() {
        StageWords words = words();
        if (keyCap.length() == 1) {
            int left = getWidth() - measure.px(12) - capWidth();
            int below = getHeight() - measure.px(6) - capHeight();
            return end(words) <= left || (getHeight() + words.height()) / 2 <= below;
        }
        return isCapBeside() || getHeight() - words.height() >= 2 * capHeight() - measure.px(4);
    }

    /** Whether a key of several letters stands in the corner, well away from the words. */
    private boolean isCapBeside() {
        return (getWidth() - words().span(this)) / 2 > capWidth() + measure.px(20);
    }

    /** Whether a key of several letters stands in a line of its own, below the words. */
    private boolean isCapBelow() {
        return keyCap.length() > 1 && style != Style.QUIET && !isSaying() && hasRoomForCap() && !isCapBeside();
    }

    /** Where the longest line of the words ends. */
    private int end(StageWords words) {
        Rectangle room = room();
        return start(words) + (room.width + words.span(this)) / 2;
    }

    /** In the middle of the button, not of the room beside the key, where both fit. */
    private int start(StageWords words) {
        Rectangle room = room();
        return words.span(this) + 2 * (getWidth() - room.x - room.width) <= getWidth()
                ? (getWidth() - room.width) / 2
                : room.x;
    }

    private void paintKeyCap(Graphics2D g) {
        if (keyCap.isEmpty() || isSaying() || style == Style.QUIET || !hasRoomForCap()) return;
        g.setFont(TextSize.SMALL.font(measure));
        g.setColor(!isEnabled() || style == Style.LEAD ? ink() : StageColour.SUB.now());
        int y = getHeight() - measure.px(5) - g.getFontMetrics().getDescent() / 2;
        g.drawString(keyCap, isCapBelow() ? (getWidth() - capWidth()) / 2 : getWidth() - measure.px(9) - capWidth(), y);
    }
}
