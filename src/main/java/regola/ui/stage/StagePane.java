package regola.ui.stage;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.util.function.IntUnaryOperator;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import regola.ui.theme.SameLook;
import regola.ui.theme.Scaled;
import regola.ui.view.MotionLevel;

/**
 * A StagePane is a page that learners see: a head, the board's region, and whatever stands beside it. All sizes come
 * from the {@link Measure} of the window, which it hands to everything {@link Measured} on it. Drawers slide over the
 * board.
 */
public abstract class StagePane extends JLayeredPane {
    private static final long serialVersionUID = 1;
    private static final int SLIDE = 180;

    private final StageHead head;
    private Measure.Mode mode = Measure.Mode.LEARNER;
    private MotionLevel motion = MotionLevel.FULL;
    private transient Measure measure;
    private Drawer drawer;
    private transient Glide sliding;
    private boolean left;
    private boolean foot;
    private double out;
    private boolean noticesInHead;

    protected StagePane(StageHead head) {
        this.head = head;
        setOpaque(true);
        add(head, DEFAULT_LAYER);
    }

    /** Places all that stands below the head; what folds is not visible. */
    protected abstract void arrange(Measure now);

    /** @return where drawers slide, in this page */
    protected abstract Rectangle board();

    /** @return how wide a drawer may be in the room where drawers slide */
    protected int widest(Rectangle room) {
        return room.width;
    }

    /** @return how high a drawer is in the room where drawers slide; it has its width already */
    protected int high(Drawer next, Rectangle room) {
        return room.height;
    }

    /** @return where a drawer belongs that stands beside what was pressed; null for one that slides in from the edge */
    protected Rectangle place(Drawer next, Rectangle room) {
        return null;
    }

    /**
     * @param usual where a notice would lie over the page, in it
     * @param high how high it is in a width
     * @return where it lies best, so that it covers nothing that one is about to use
     */
    public Rectangle noticePlace(Rectangle usual, IntUnaryOperator high) {
        return usual;
    }

    /** @return a part of its head that bears nothing, where a notice may lie in one row; null for none */
    public final Rectangle noticeRow() {
        if (!noticesInHead || !head.isVisible()) return null;
        Rectangle row = head.free();
        int gap = measure().px(12);
        return new Rectangle(row.x + head.getX() + gap, row.y + head.getY(), row.width - 2 * gap, row.height);
    }

    /** From now on notices lie in the head where they have room there: all the rest of the page is used. */
    protected final void keepNoticesInHead() {
        noticesInHead = true;
    }

    /** @return where a drawer stands that is as high as its words; null for the upper end of the side it opens at */
    protected DrawerCorner corner(Drawer next, Rectangle room, Dimension size) {
        return null;
    }

    /** @return what has the keyboard when a drawer is closed and nothing else wants it; may be null */
    protected JComponent afterDrawer() {
        return null;
    }

    /**
     * @param before had the keyboard when a drawer was opened
     * @return whether it is to have it again; else what {@link #afterDrawer} says
     */
    protected boolean isWorthGoingBackTo(Component before) {
        return true;
    }

    /** @return where drawers end below that rise from the lower edge; below 0 if they slide in from the side */
    protected int floor(Rectangle room) {
        return -1;
    }

    public final StageHead head() {
        return head;
    }

    /** @return the sizes of the page as it stands */
    public final Measure measure() {
        return new Measure(
                Math.max(1, getWidth()), Math.max(1, getHeight()), DesktopScale.of(this), Scaled.zoom(), mode);
    }

    public final Measure.Mode mode() {
        return mode;
    }

    /** @param next who looks at it */
    public void setMode(Measure.Mode next) {
        if (mode == next) return;
        mode = next;
        head.setBare(next == Measure.Mode.CHILDREN);
        revalidate();
        repaint();
    }

    public void setMotion(MotionLevel next) {
        motion = next;
    }

    protected final MotionLevel motion() {
        return motion;
    }

    /** Gives the sizes of this page to a part that has come onto it, and to all in it. */
    public final void fit(Component part) {
        hand(part, measure());
    }

    private static void hand(Component part, Measure now) {
        if (part instanceof Measured measured) measured.measure(now);
        if (part instanceof Container container) for (Component each : container.getComponents()) hand(each, now);
    }

    @Override
    public void doLayout() {
        Measure now = measure();
        boolean other = !now.equals(measure);
        measure = now;
        for (Component each : getComponents()) hand(each, now);
        if (other && drawer != null) finishSliding();
        head.setBounds(0, 0, getWidth(), now.head());
        arrange(now);
        placeDrawer();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(StageColour.PAPER.now());
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    // ---- drawers

    /**
     * Slides a drawer over the board, instead of the one that is open.
     *
     * @param onLeft on which side
     */
    public final void open(Drawer next, boolean onLeft) {
        if (drawer == next) return;
        if (drawer != null) put(drawer);
        finishSliding();
        drawer = next;
        left = onLeft;
        next.onClose(this::closeDrawer);
        SameLook.take(next); // it was not on the page if that got another
        add(next, PALETTE_LAYER);
        fit(next);
        settle(next);
        revalidate();
        slide(0, 1, () -> {});
        next.takeKeyboard(this::isWorthGoingBackTo);
    }

    private void settle(Drawer next) {
        Rectangle room = board();
        boolean rises = floor(room) >= 0;
        Rectangle free = rises ? new Rectangle(room.x, room.y, room.width, floor(room) - room.y) : room;
        next.setSize(next.wide(widest(room)), free.height);
        next.validate();
        DrawerCorner corner = corner(next, free, new Dimension(next.getWidth(), high(next, free)));
        foot = corner == null ? rises : corner.foot();
        if (corner != null) left = corner.left();
    }

    /** @return whether there was one to close */
    public final boolean closeDrawer() {
        if (drawer == null) return false;
        finishSliding();
        if (drawer == null) return true; // it was on its way out
        Drawer going = drawer;
        going.giveBackKeyboard(afterDrawer());
        slide(1, 0, () -> put(going));
        return true;
    }

    /** Takes the drawer away at once: another page comes, and the keyboard goes there. */
    public final void dropDrawer() {
        finishSliding();
        if (drawer != null) put(drawer);
    }

    /** @return the drawer that is open; null if there is none */
    public final Drawer drawer() {
        return drawer;
    }

    private void put(Drawer away) {
        remove(away);
        if (drawer == away) drawer = null;
        away.gone();
        revalidate();
        repaint();
    }

    private void finishSliding() {
        if (sliding != null) sliding.finish();
    }

    private void slide(double from, double to, Runnable end) {
        sliding = new Glide(
                motion == MotionLevel.FULL ? SLIDE : 0,
                part -> {
                    out = from + (to - from) * part;
                    placeDrawer();
                },
                end);
        sliding.start();
    }

    private void placeDrawer() {
        if (drawer == null) return;
        Rectangle room = board();
        Rectangle at = place(drawer, room);
        if (at == null) {
            int wide = drawer.wide(widest(room));
            int hidden = (int) Math.round((1 - out) * (wide + room.x));
            int floor = floor(room);
            boolean rises = floor >= 0;
            int within = rises ? 0 : left ? -hidden : hidden;
            int x = (left ? room.x : room.x + room.width - wide) + within;
            Rectangle free = rises ? new Rectangle(room.x, room.y, room.width, floor - room.y) : room;
            drawer.setBounds(x, free.y, wide, free.height);
            drawer.validate();
            int high = high(drawer, free);
            drawer.setSize(wide, high);
            int below = rises ? (int) Math.round((1 - out) * (getHeight() - floor + high)) : 0;
            if (foot) drawer.setLocation(x, free.y + free.height - high + below);
        } else drawer.setBounds(at.x, at.y, at.width, at.height);
        drawer.validate();
        repaint(room.x, room.y, room.width, floor(room) < 0 ? room.height : getHeight() - room.y);
    }
}
