package regola.ui.classroom;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.view.match.ClassroomView.Tool;

/**
 * A Chalk lies over a board: lines and arrows drawn by hand that stay until they are wiped, and a spotlight. Lines are
 * kept in the board's frame, so that they stay over the same places when the board becomes smaller. Without a tool in
 * the hand the mouse goes through it.
 */
final class Chalk extends JComponent {
    private static final long serialVersionUID = 1;
    private static final Color PEN = new Color(0xD3222A);
    private static final Color CASING = new Color(255, 255, 255, 220);
    private static final double RADIUS = 0.16;

    private final transient Supplier<BoardFrame> frame;
    private final transient List<Line> lines = new ArrayList<>();
    private Tool tool = Tool.POINT;
    private boolean spotlight;
    private Point mouse;

    /** @param points in the board's frame */
    private record Line(boolean arrow, List<Point2D> points) {}

    /** @param frame where the board lies now, in the pixels of this */
    Chalk(Supplier<BoardFrame> frame) {
        this.frame = frame;
        setName("classroom.chalk");
        MouseAdapter hand = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                lines.add(new Line(tool == Tool.ARROW, new ArrayList<>(List.of(kept(e)))));
                moved(e.getPoint());
            }

            @Override
            public void mouseDragged(MouseEvent e) {
                if (lines.isEmpty()) return;
                Line line = lines.get(lines.size() - 1);
                if (line.arrow() && line.points().size() > 1) line.points().remove(1);
                line.points().add(kept(e));
                moved(e.getPoint());
                repaint();
            }

            @Override
            public void mouseMoved(MouseEvent e) {
                moved(e.getPoint());
            }
        };
        addMouseListener(hand);
        addMouseMotionListener(hand);
    }

    private Point2D kept(MouseEvent e) {
        return frame.get().kept(e.getPoint());
    }

    /** The mouse is somewhere else now. */
    void moved(Point to) {
        mouse = to;
        if (spotlight) repaint();
    }

    void set(Tool chosen, boolean light) {
        tool = chosen;
        spotlight = light;
        setCursor(Cursor.getPredefinedCursor(chosen == Tool.POINT ? Cursor.DEFAULT_CURSOR : Cursor.CROSSHAIR_CURSOR));
        repaint();
    }

    void wipe() {
        lines.clear();
        repaint();
    }

    /** @return how many lines and arrows there are */
    int count() {
        return lines.size();
    }

    @Override
    public boolean contains(int x, int y) {
        return tool != Tool.POINT && super.contains(x, y);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            float width = Math.max(4, getHeight() / 110f);
            BoardFrame now = frame.get();
            for (Line line : lines) {
                Path2D path = path(line, now);
                g.setStroke(new BasicStroke(width * 2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.setColor(CASING);
                g.draw(path);
                g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.setColor(PEN);
                g.draw(path);
            }
            if (spotlight) dim(g);
        } finally {
            g.dispose();
        }
    }

    private Path2D path(Line line, BoardFrame now) {
        Path2D path = new Path2D.Double();
        List<Point2D> points = line.points().stream().map(now::pixels).toList();
        Point2D first = points.get(0);
        path.moveTo(first.getX(), first.getY());
        for (Point2D point : points) path.lineTo(point.getX(), point.getY());
        if (line.arrow() && points.size() > 1) {
            Point2D last = points.get(points.size() - 1);
            double x = last.getX();
            double y = last.getY();
            double angle = Math.atan2(y - first.getY(), x - first.getX());
            double head = getHeight() / 22.0;
            for (int side = -1; side <= 1; side += 2) {
                path.moveTo(x, y);
                path.lineTo(x - head * Math.cos(angle + side * 0.5), y - head * Math.sin(angle + side * 0.5));
            }
        }
        return path;
    }

    private void dim(Graphics2D g) {
        Color night = new Color(0, 0, 0, 205);
        if (mouse == null) mouse = new Point(getWidth() / 2, getHeight() / 2);
        float radius = (float) (Math.min(getWidth(), getHeight()) * RADIUS);
        g.setPaint(new RadialGradientPaint(
                mouse, radius, new float[] {0.86f, 1f}, new Color[] {new Color(0, 0, 0, 0), night}));
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    @Override
    public void updateUI() {
        setFont(UIManager.getFont("Label.font"));
    }
}
