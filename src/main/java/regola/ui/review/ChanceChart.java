package regola.ui.review;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Shape;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.review.ReviewView;

/**
 * A ChanceChart draws how the chances of a match went: whose share is how high, with its mark in it; the lines lie
 * between what each has, that of the person lowest. Whoever points at a moment reads what was done there and how it
 * stood; a press goes to it, arrows to the one beside it.
 */
final class ChanceChart extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    /** The size of the marks, and of the points of what cost much, in units of space. */
    private static final double MARK = 26;

    /** The size of those beside the names: they stand close above the lines. */
    private static final double NAMED_MARK = 20;

    /** So far from the edge stand the marks at the ends. */
    private static final double BESIDE = 6;

    static final double POINT = 16;
    /** So far inside what is told of a move lies, so that the frame of who works with the keys cuts nothing off. */
    private static final int INSET = 5;
    /** How much larger the one is that is looked at, and how far from its middle the tips are. */
    private static final double LARGER = 1.4;

    private static final double TIP = 0.6;
    /** So near to such a point a press is meant for it. */
    private static final double NEAR = 22;
    /** The small marks in a share, so many in each. */
    private static final double SMALL_MARK = 16;

    private static final int MARKS = 3;
    /** So far below the lines, so that the lowest of the numbers beside them is not touched. */
    private static final double BENEATH = 11;
    /** Moves are counted at least so far from each other. */
    private static final double TICK = 56;

    private final transient ArtStore art;
    private final transient IntConsumer go;
    private transient ReviewView view = ReviewView.of(ReviewView.Stage.WORKING, 0);
    private transient List<SeatView> seats = List.of();
    private transient Texts texts = Texts.in("en");
    private int now;
    /** The moment that is pointed at; -1 for none. */
    private int hovered = -1;

    private transient Measure measure = Measure.of(1280, 800, 1);

    /** @param go gets the moment that is pressed */
    ChanceChart(ArtStore art, IntConsumer go) {
        this.art = art;
        this.go = go;
        setName("review.chart");
        setFocusable(true);
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                requestFocusInWindow();
                go.accept(momentAt(e.getX(), e.getY()));
            }

            @Override
            public void mouseMoved(MouseEvent e) {
                hover(momentAt(e.getX(), e.getY()));
            }

            @Override
            public void mouseExited(MouseEvent e) {
                hover(-1);
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
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        to(KeyEvent.VK_LEFT, () -> now - 1);
        to(KeyEvent.VK_RIGHT, () -> now + 1);
        to(KeyEvent.VK_HOME, () -> 0);
        to(KeyEvent.VK_END, this::last);
        to(KeyEvent.VK_PAGE_UP, () -> beside(-1));
        to(KeyEvent.VK_PAGE_DOWN, () -> beside(1));
    }

    private void hover(int moment) {
        if (hovered == moment) return;
        hovered = moment;
        repaint();
    }

    /** @return the next of the moments that are worth a look, in that direction; this one if there is none */
    private int beside(int way) {
        return view.moments().stream()
                .map(ReviewView.Moment::moment)
                .filter(moment -> (moment - now) * way > 0)
                .min(Comparator.comparingInt(moment -> Math.abs(moment - now)))
                .orElse(now);
    }

    private void to(int code, IntSupplier moment) {
        KeyStroke key = KeyStroke.getKeyStroke(code, 0);
        getInputMap(WHEN_FOCUSED).put(key, key);
        getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                hover(-1); // the mouse may lie anywhere meanwhile
                go.accept(Math.max(0, Math.min(last(), moment.getAsInt())));
            }
        });
    }

    void show(ReviewView next, List<SeatView> players, Texts inLanguage) {
        view = next;
        seats = players;
        texts = inLanguage;
        told();
        repaint();
    }

    /** @param moment that the board shows */
    void stand(int moment) {
        if (now == moment) return;
        now = moment;
        told();
        repaint();
    }

    private void told() {
        AccessibleContext context = getAccessibleContext();
        context.setAccessibleName(texts.get("review.chart"));
        context.setAccessibleDescription((words().all(now) + " " + texts.get("review.chart.about")).strip());
    }

    private ChanceWords words() {
        return new ChanceWords(view, seats, texts);
    }

    private int last() {
        boolean works = view.stage() == ReviewView.Stage.WORKING;
        return Math.max(1, works ? view.moves().size() : view.chances().size() - 1);
    }

    private int left() {
        int words = Math.max(letters().stringWidth(percent(1)), letters().stringWidth(texts.get("review.chart.along")));
        return words + measure.px(20);
    }

    private int right() {
        // A point at the very end, looked at, lies on no mark.
        return getWidth() - measure.px(MARK) - measure.px(BESIDE + TIP * LARGER * POINT + 2);
    }

    private FontMetrics letters() {
        return getFontMetrics(TextSize.SMALL.font(measure));
    }

    private static String percent(double chance) {
        return Math.round(100 * chance) + "\u00a0%";
    }

    /** Above the lines stands what they tell. */
    private int top() {
        return Math.max(letters().getHeight(), measure.px(NAMED_MARK)) + measure.px(MARK) / 2 + measure.px(16);
    }

    /** Below them the moves are counted, and below those it stands whose line is which, if not above. */
    private int bottom() {
        return getHeight()
                - letters().getHeight()
                - measure.px(BENEATH + 4)
                - names(getWidth()).height();
    }

    /** A Names is where the names of the seats stand, below the lines as many beside each other as fit. */
    private record Names(List<Point> at, int height) {}

    /** @return how high the names of the seats are below the lines, in that width; nothing where they stand above */
    int namesBelow(int width) {
        return names(width).height();
    }

    /** @return where the names begin beside what the lines tell, if all have room there in that width; else -1 */
    private int besideTitle(int width) {
        int all = seats.stream().mapToInt(this::wide).sum();
        int from = width - all;
        return from >= measure.px(24) + letters().stringWidth(texts.get("review.chart.up")) ? from : -1;
    }

    private int wide(SeatView seat) {
        return measure.px(NAMED_MARK) + measure.px(6) + letters().stringWidth(seat.name()) + measure.px(16);
    }

    private Names names(int width) {
        int size = measure.px(NAMED_MARK);
        int row = size + measure.px(4);
        int above = besideTitle(width);
        int x = above >= 0 ? above : measure.px(8);
        int y = 0;
        List<Point> at = new ArrayList<>();
        for (SeatView seat : seats) {
            int wide = wide(seat);
            if (above < 0 && x > measure.px(8) && x + wide > width) {
                x = measure.px(8);
                y += row;
            }
            at.add(new Point(x, y));
            x += wide;
        }
        return new Names(at, above >= 0 ? 0 : y + row + measure.px(4));
    }

    private double x(int moment) {
        return left() + (double) (right() - left()) * moment / last();
    }

    private double y(double chance) {
        return top() + (1 - chance) * (bottom() - top());
    }

    /** @return the moment that is drawn there */
    int momentAt(int x, int y) {
        double part = (double) (x - left()) / Math.max(1, right() - left());
        // A point is easier to hit than the one moment below it.
        return view.moments().stream()
                .filter(moment -> distance(moment, x, y) <= measure.px(NEAR))
                .min(Comparator.comparingDouble(moment -> distance(moment, x, y)))
                .map(ReviewView.Moment::moment)
                .orElse((int) Math.round(Math.max(0, Math.min(1, part)) * last()));
    }

    private double distance(ReviewView.Moment moment, int x, int y) {
        return place(moment).distance(x, y);
    }

    /**
     * @return where the point of a moment is drawn: on the edge of the share that grows from below, and of two on what
     *     lies between them; else in the share of the one who decided
     */
    Point2D place(ReviewView.Moment moment) {
        List<Integer> order = fromBelow();
        int at = order.size() == 2 ? 0 : order.indexOf(moment.seat());
        double top = below(moment.moment(), at + 1);
        return new Point2D.Double(x(moment.moment()), y(at == 0 ? top : (top + below(moment.moment(), at)) / 2));
    }

    /** @return the seats as their shares lie on one another, that of the first person lowest */
    private List<Integer> fromBelow() {
        int all = view.chances().get(0).size();
        return IntStream.range(0, all)
                .boxed()
                .sorted(Comparator.comparing(
                        p -> p >= seats.size() || seats.get(p).sort() != SeatView.Sort.HUMAN))
                .toList();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.PAPER.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(10)));
            if (!view.chances().isEmpty()) paintShares(g);
            g.setColor(StageColour.LINE.now());
            g.setStroke(Brush.line(1));
            for (double chance : new double[] {0, 0.5, 1})
                g.draw(new Line2D.Double(left(), y(chance), right(), y(chance)));
            paintWords(g);
            if (view.chances().isEmpty()) return;
            if (now <= last()) upright(g, now, StageColour.EDGE.now());
            if (view.stage() != ReviewView.Stage.WORKING) paintEnds(g);
            paintMoments(g);
            paintPointed(g);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(10));
        } finally {
            g.dispose();
        }
    }

    private void paintWords(Graphics2D g) {
        FontMetrics metrics = letters();
        g.setFont(TextSize.SMALL.font(measure));
        g.setColor(StageColour.SUB.now());
        g.drawString(texts.get("review.chart.up"), measure.px(8), measure.px(4) + metrics.getAscent());
        for (double chance : new double[] {0, 0.5, 1}) {
            String words = percent(chance);
            g.drawString(
                    words,
                    left() - metrics.stringWidth(words) - measure.px(6),
                    (int) y(chance) + metrics.getAscent() / 2 - 1);
        }
        int base = bottom() + measure.px(BENEATH) + metrics.getAscent();
        g.drawString(texts.get("review.chart.along"), measure.px(8), base);
        int step = step();
        // A moment is called by the move that comes next, as on its page; the end by none.
        for (int move = 0; move < Math.max(1, view.moves().size()); move++) {
            if (move > 0 && (move + 1) % step != 0) continue;
            String words = String.valueOf(move + 1);
            g.setColor(StageColour.LINE.now());
            g.draw(new Line2D.Double(x(move), bottom(), x(move), bottom() + measure.px(4)));
            g.setColor(StageColour.SUB.now());
            g.drawString(words, (int) x(move) - metrics.stringWidth(words) / 2, base);
        }
        // What is pointed at stands there instead, and no end of a name beside it.
        if (pointed() >= 0 && besideTitle(getWidth()) >= 0) return;
        int size = measure.px(NAMED_MARK);
        List<Point> at = names(getWidth()).at();
        int below = besideTitle(getWidth()) >= 0
                ? measure.px(2)
                : getHeight() - names(getWidth()).height();
        for (int p = 0; p < at.size(); p++) {
            SeatView seat = seats.get(p);
            int x = at.get(p).x;
            int y = below + at.get(p).y;
            new EmblemIcon(art, seat.colour(), seat.emblem(), size).paintIcon(this, g, x, y);
            g.setFont(TextSize.SMALL.font(measure));
            g.setColor(StageColour.INK.now());
            g.drawString(seat.name(), x + size + measure.px(6), y + (size + metrics.getAscent()) / 2 - measure.px(1));
        }
    }

    /** @return by how many moves they are counted below the lines */
    private int step() {
        int step = 1;
        while (step * (right() - left()) < last() * measure.px(TICK))
            step = String.valueOf(step).startsWith("2") ? step * 5 / 2 : step * 2;
        return step;
    }

    /** A line from top to bottom, seen on light and on dark. */
    private void upright(Graphics2D g, int moment, Color colour) {
        Line2D line = new Line2D.Double(x(moment), y(0), x(moment), y(1));
        g.setColor(StageColour.PAPER.now());
        g.setStroke(Brush.line(5));
        g.draw(line);
        g.setColor(colour);
        g.setStroke(Brush.line(2));
        g.draw(line);
    }

    /** Who has what the others have not: their shares lie on one another, and fill the chart between them. */
    private void paintShares(Graphics2D g) {
        int known = view.chances().size() - 1;
        List<Integer> order = fromBelow();
        Rectangle2D whole = new Rectangle2D.Double(x(0), y(1), x(known) - x(0), y(0) - y(1));
        for (int i = order.size() - 1; i >= 0; i--) {
            Path2D edge = edge(i + 1);
            Path2D share = new Path2D.Double(edge);
            share.lineTo(x(known), y(0));
            share.lineTo(x(0), y(0));
            share.closePath();
            g.setColor(colour(order.get(i)));
            g.fill(i == order.size() - 1 ? whole : share);
            if (i == order.size() - 1) continue;
            // Where both are of like lightness the border between them is seen nevertheless.
            g.setColor(StageColour.PAPER.now());
            g.setStroke(Brush.line(4));
            g.draw(edge);
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(2));
            g.draw(edge);
        }
        g.setColor(StageColour.SUB.now());
        g.setStroke(Brush.line(1));
        g.draw(whole);
        if (order.size() > 2) paintMarks(g, order);
    }

    /** @return the upper edge of the shares of so many seats, counted from below */
    private Path2D edge(int seatsBelow) {
        Path2D line = new Path2D.Double();
        for (int m = 0; m < view.chances().size(); m++) {
            double y = y(below(m, seatsBelow));
            if (m == 0) line.moveTo(x(m), y);
            else line.lineTo(x(m), y);
        }
        return line;
    }

    /** @return what so many seats, counted from below, have together */
    private double below(int moment, int seatsBelow) {
        List<Double> chances = view.chances().get(moment);
        return fromBelow().stream().limit(seatsBelow).mapToDouble(chances::get).sum();
    }

    /** Whose share is whose is told by more than colours: small marks lie in each, where there is room. */
    private void paintMarks(Graphics2D g, List<Integer> order) {
        int size = measure.px(SMALL_MARK);
        double least = (size + measure.px(2)) / Math.max(1.0, y(0) - y(1));
        int known = view.chances().size() - 1;
        for (int i = 0; i < order.size(); i++) {
            int seat = order.get(i);
            for (int part = 0; part < MARKS; part++) {
                int at = (int) Math.round(last() * (part + 0.5) / MARKS);
                if (at > known || view.chances().get(at).get(seat) < least) continue;
                double y = y(below(at, i) + view.chances().get(at).get(seat) / 2);
                EmblemIcon mark = mark(seat, size);
                int left = (int) Math.round(x(at) - size / 2.0);
                int top = (int) Math.round(y - size / 2.0);
                g.setColor(StageColour.PAPER.now());
                g.fill(new Ellipse2D.Double(left - 2, top - 2, size + 4, size + 4));
                mark.paintIcon(this, g, left, top);
            }
        }
    }

    private EmblemIcon mark(int p, int size) {
        return new EmblemIcon(art, seats.get(p).colour(), seats.get(p).emblem(), size);
    }

    /** Beside the shares stand the marks of those who still have one, one below the other where shares are narrow. */
    private void paintEnds(Graphics2D g) {
        int size = measure.px(MARK);
        int end = view.chances().size() - 1;
        List<Integer> order = fromBelow();
        List<Integer> shown = IntStream.range(0, order.size())
                .map(i -> order.size() - 1 - i)
                .filter(i ->
                        order.get(i) < seats.size() && view.chances().get(end).get(order.get(i)) > 0)
                .boxed()
                .toList();
        double room = bottom() - top() + size;
        double apart = Math.min(size, room / Math.max(1, shown.size()));
        double[] at = new double[shown.size()];
        for (int i = 0; i < at.length; i++) {
            double middle = (below(end, shown.get(i)) + below(end, shown.get(i) + 1)) / 2;
            at[i] = Math.max(i == 0 ? top() - size / 2.0 : at[i - 1] + apart, y(middle) - size / 2.0);
        }
        for (int i = at.length - 1; i >= 0; i--)
            at[i] = Math.min(at[i], (i == at.length - 1 ? bottom() + size / 2.0 : at[i + 1]) - apart);
        for (int i = 0; i < at.length; i++)
            mark(order.get(shown.get(i)), size)
                    .paintIcon(this, g, getWidth() - size - measure.px(BESIDE), (int) Math.round(at[i]));
    }

    /** @return the moment that is pointed at, or stood at with the keys; -1 for none */
    private int pointed() {
        int moment = hovered >= 0 ? hovered : isFocusOwner() ? now : -1;
        return moment < view.chances().size() ? moment : -1;
    }

    /** What is pointed at, or stood at with the keys, in words. */
    private void paintPointed(Graphics2D g) {
        int moment = pointed();
        if (moment < 0) return;
        upright(g, moment, StageColour.LEAD.now());
        // It stands in place of the title and the names, so that none of the lines lies behind it.
        int pad = measure.px(8);
        int inset = measure.px(INSET);
        int wide = getWidth() - measure.px(MARK + 2 * BESIDE) - inset;
        int most = wide - 2 * pad;
        StageWords head = StageWords.in(this, TextSize.SMALL.font(measure), words().move(moment), most, 1.15);
        StageWords rest = StageWords.in(this, TextSize.SMALL.font(measure), words().change(moment), most, 1.15);
        int high = head.height() + rest.height() + measure.px(4);
        Shape card = Brush.rounded(inset, inset, wide, high, 1, measure.px(8));
        g.setColor(StageColour.BUBBLE.now());
        g.fill(card);
        g.setColor(StageColour.EDGE.now());
        g.setStroke(Brush.line(1.5));
        g.draw(card);
        g.setColor(StageColour.INK.now());
        int y = inset + (high - head.height() - rest.height()) / 2;
        head.paint(g, inset + pad, y);
        rest.paint(g, inset + pad, y + head.height());
    }

    /** What cost is round, what was found stands on its tip; the one that is looked at is larger. */
    private void paintMoments(Graphics2D g) {
        for (ReviewView.Moment moment : view.moments()) {
            double size = measure.px(moment.moment() == now || moment.moment() == hovered ? LARGER * POINT : POINT);
            Point2D at = place(moment);
            Shape point = point(at.getX(), at.getY(), size, moment.kind().isCostly());
            g.setColor(StageColour.PAPER.now());
            g.setStroke(Brush.line(5));
            g.draw(point);
            g.setColor((moment.kind().isCostly() ? StageColour.LEAD : StageColour.PAPER).now());
            g.fill(point);
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(2));
            g.draw(point);
        }
    }

    static Shape point(double x, double y, double size, boolean task) {
        return task ? new Ellipse2D.Double(x - size / 2, y - size / 2, size, size) : tip(x, y, TIP * size);
    }

    private static Path2D tip(double x, double y, double far) {
        Path2D tip = new Path2D.Double();
        tip.moveTo(x, y - far);
        tip.lineTo(x + far, y);
        tip.lineTo(x, y + far);
        tip.lineTo(x - far, y);
        tip.closePath();
        return tip;
    }

    private Color colour(int p) {
        try {
            return p < seats.size() && seats.get(p).colour() != null
                    ? Color.decode(seats.get(p).colour())
                    : StageColour.INK.now();
        } catch (NumberFormatException badlyWritten) {
            return StageColour.INK.now();
        }
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.CANVAS;
                }
            };
        }
        return accessibleContext;
    }
}
