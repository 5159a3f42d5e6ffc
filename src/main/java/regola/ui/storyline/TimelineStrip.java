package regola.ui.storyline;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleValue;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;
import regola.ui.view.match.StoryLine;
import regola.ui.view.match.StoryView;

/**
 * A TimelineStrip is the moments of a match side by side, each in the colour of who decided; the one that is shown is
 * marked, what comes after it is pale. A click goes there, and so do arrows, Home and End while the keyboard is here.
 */
final class TimelineStrip extends JComponent implements Accessible {
    private static final long serialVersionUID = 1;

    private final transient IntConsumer goTo;
    private final transient List<StoryLine> heads = new ArrayList<>();
    private int at;

    /** @param goTo gets the number of a moment */
    TimelineStrip(IntConsumer goTo) {
        this.goTo = goTo;
        setName("timeline");
        setFocusable(true);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        setToolTipText("");
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                requestFocusInWindow();
                go(momentAt(e.getX()));
            }

            @Override
            public void mouseDragged(MouseEvent e) {
                go(momentAt(e.getX()));
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent e) {
                repaint();
            }
        });
        on(StoryKey.MOMENT_BACK, () -> go(at - 1));
        on(StoryKey.MOMENT_ON, () -> go(at + 1));
        on(StoryKey.MOMENTS_BACK, () -> go(at - 10));
        on(StoryKey.MOMENTS_ON, () -> go(at + 10));
        on(StoryKey.MOMENT_FIRST, () -> go(0));
        on(StoryKey.MOMENT_LAST, () -> go(heads.size() - 1));
    }

    private void on(StoryKey key, Runnable act) {
        key.strokes().forEach(stroke -> getInputMap(WHEN_FOCUSED).put(stroke, key));
        getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(java.awt.event.ActionEvent e) {
                act.run();
            }
        });
    }

    private void go(int moment) {
        int wanted = Math.max(0, Math.min(heads.size() - 1, moment));
        if (!heads.isEmpty() && wanted != at) goTo.accept(wanted);
    }

    void show(StoryView story) {
        heads.clear();
        story.lines().stream().filter(line -> line.depth() == 0).forEach(heads::add);
        int before = at;
        at = story.moment();
        if (accessibleContext != null && before != at) {
            accessibleContext.firePropertyChange(AccessibleContext.ACCESSIBLE_VALUE_PROPERTY, before, at);
        }
        repaint();
    }

    /** How wide one moment is: the match grows to the right, and shrinks together once the strip is full. */
    private double width() {
        return Math.min(Scaled.px(22), (getWidth() - 2.0 * edge()) / Math.max(1, heads.size()));
    }

    private static int edge() {
        return Scaled.px(5);
    }

    private double left(int moment) {
        return edge() + width() * moment;
    }

    private int momentAt(int x) {
        return (int) Math.floor((x - edge()) / Math.max(0.01, width()));
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        int moment = momentAt(e.getX());
        return moment < 0 || moment >= heads.size()
                ? null
                : moment + "  " + heads.get(moment).text();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            for (int i = 0; i < heads.size(); i++) paintMoment(g, i);
            if (!heads.isEmpty()) paintMark(g);
            if (isFocusOwner()) {
                g.setColor(UIManager.getColor("Regola.link"));
                g.setStroke(new BasicStroke((float) (1.5 * Scaled.factor())));
                g.draw(new RoundRectangle2D.Double(
                        1, 1, getWidth() - 2.0, getHeight() - 2.0, Scaled.px(8), Scaled.px(8)));
            }
        } finally {
            g.dispose();
        }
    }

    private void paintMoment(Graphics2D g, int moment) {
        double width = width();
        double gap = width > 5 ? Math.min(width * 0.16, Scaled.px(2)) : 0;
        double height = Scaled.px(9);
        double top = (getHeight() - height) / 2;
        Color colour = colour(heads.get(moment));
        boolean later = moment > at;
        double shrink = later ? height * 0.3 : 0;
        g.setColor(later ? new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 90) : colour);
        double arc = gap > 0 ? Math.min(width - gap, Scaled.px(4)) : 0;
        RoundRectangle2D shape =
                new RoundRectangle2D.Double(left(moment), top + shrink, width - gap, height - 2 * shrink, arc, arc);
        g.fill(shape);
        if (gap == 0) return;
        // Some sides are as pale or as dark as what lies under the strip.
        g.setColor(UIManager.getColor("Regola.muted"));
        g.setStroke(new BasicStroke((float) (0.8 * Scaled.factor())));
        g.draw(shape);
    }

    /** A frame and an arrow, so that it shows without colour. */
    private void paintMark(Graphics2D g) {
        double middle = (left(at) + left(at + 1)) / 2;
        double half = Math.max(Scaled.px(3.5), width() / 2);
        double height = Scaled.px(15);
        double top = (getHeight() - height) / 2;
        g.setColor(UIManager.getColor("Label.foreground"));
        g.setStroke(new BasicStroke((float) (1.8 * Scaled.factor())));
        double x = Math.max(1, Math.min(getWidth() - 2 * half - 1, middle - half - Scaled.px(1)));
        g.draw(new RoundRectangle2D.Double(x, top, 2 * half, height, Scaled.px(5), Scaled.px(5)));
        double size = Scaled.px(4);
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(x + half - size, top - size * 1.3);
        arrow.lineTo(x + half + size, top - size * 1.3);
        arrow.lineTo(x + half, top - 1);
        arrow.closePath();
        g.fill(arrow);
    }

    private static Color colour(StoryLine head) {
        Color none = UIManager.getColor("Regola.muted");
        if (head.colour() == null) return none;
        try {
            return Color.decode(head.colour());
        } catch (NumberFormatException unreadable) {
            return none;
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scaled.px(120), Scaled.px(28));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Scaled.px(40), Scaled.px(28));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleStrip();
        return accessibleContext;
    }

    /** To a screen reader it is a slider. */
    private final class AccessibleStrip extends AccessibleJComponent implements AccessibleValue {
        private static final long serialVersionUID = 1;

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.SLIDER;
        }

        @Override
        public AccessibleValue getAccessibleValue() {
            return this;
        }

        @Override
        public Number getCurrentAccessibleValue() {
            return at;
        }

        @Override
        public boolean setCurrentAccessibleValue(Number value) {
            go(value.intValue());
            return true;
        }

        @Override
        public Number getMinimumAccessibleValue() {
            return 0;
        }

        @Override
        public Number getMaximumAccessibleValue() {
            return Math.max(0, heads.size() - 1);
        }
    }
}
