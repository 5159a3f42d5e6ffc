package regola.ui.review;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
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
 * A ChanceChart draws how the chances of a match went. Of two the shares lie on one another; of more each has a line,
 * and that of the person stands out. The moments that are worth a look bear their numbers above the lines. Above and
 * below the lines, where it covers none of them, is told what was done at the moment that is pointed at or stood at and
 * how it changed the chance of each; a press goes to it, arrows to the one beside it.
 */
final class ChanceChart extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    /** The size of the marks at the ends, in units of space. */
    private static final double MARK = 26;

    /** So far from the edge stand the marks at the ends. */
    private static final double BESIDE = 6;

    /** The size of the points on the lines. */
    static final double POINT = 12;
    /** So far inside what is told of a move lies, so that the frame of who works with the keys cuts nothing off. */
    private static final int INSET = 8;
    /** How much larger the one is that is looked at, and how far from its middle the tips are. */
    private static final double LARGER = 1.4;

    private static final double TIP = 0.6;
    /** So near to such a point or its number a press is meant for it. */
    private static final double NEAR = 22;
    /** The small marks on a line. */
    private static final double SMALL_MARK = 16;

    /** So far below what is told the lines begin, so that the highest of the numbers beside them is not touched. */
    private static final double ABOVE = 18;
    /** So far between the lines and the numbers of moments above them. */
    private static final double STEM = 8;
    /** So far below the lines, so that the lowest of the numbers beside them is not touched. */
    private static final double BENEATH = 11;
    /** Moves are counted at least so far from each other. */
    private static final double TICK = 56;
    /** More lines than these nobody reads of a move. */
    private static final int MOST_LINES = 3;

    private static final double LEADING = 1.2;
    /** Up to so many have shares that lie on one another. */
    private static final int SHARES = 2;

    private final transient ArtStore art;
    private final transient IntConsumer go;
    private transient ReviewView view = ReviewView.of(ReviewView.Stage.WORKING, 0);
    private transient List<SeatView> seats = List.of();
    private transient Texts texts = Texts.in("en");
    private int now;
    /** The moment that is pointed at; -1 for none. */
    private int hovered = -1;

    /** Whether there is little room. */
    private boolean brief;

    /** How many lines the longest of the moves takes, and of what that is so. */
    private int headLines = 1;

    private transient List<Object> headLinesOf = List.of();

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

    private ChanceColours colours() {
        return new ChanceColours(art, seats);
    }

    // ---- where everything is

    private int last() {
        boolean works = view.stage() == ReviewView.Stage.WORKING;
        return Math.max(1, works ? view.moves().size() : view.chances().size() - 1);
    }

    private FontMetrics letters() {
        return getFontMetrics(TextSize.SMALL.font(measure));
    }

    private static String percent(double chance) {
        return Math.round(100 * chance) + "\u00a0%";
    }

    private ChancePlot plot() {
        int words = Math.max(letters().stringWidth(percent(1)), letters().stringWidth(texts.get("review.chart.along")));
        // A point at the very end, looked at, lies on no mark.
        int marks = measure.px(MARK) + measure.px(BESIDE + TIP * LARGER * POINT + 2);
        int head = measure.px(4) + headHigh(getWidth()) + signsHigh() + measure.px(ABOVE);
        int foot = letters().getHeight()
                + measure.px(BENEATH + 4)
                + key(getWidth()).height();
        return new ChancePlot(words + measure.px(20), getWidth() - marks, head, getHeight() - foot, last(), most());
    }

    /** Shares always make a whole; lines are drawn as large as they can be. */
    private double most() {
        return isLines()
                ? ChancePlot.most(view.chances().stream()
                        .flatMap(List::stream)
                        .mapToDouble(each -> each)
                        .max()
                        .orElse(1))
                : 1;
    }

    private int signsHigh() {
        return view.moments().isEmpty() ? 0 : measure.px(MomentSign.SIZE + STEM) - measure.px(ABOVE) / 2;
    }

    private int headHigh(int width) {
        return headLines(width) * (int) Math.round(TextSize.SMALL.font(measure).getSize2D() * LEADING);
    }

    /** What is told of a move keeps its room, whatever is pointed at. */
    private int headLines(int width) {
        List<Object> now = List.of(view.moves(), view.moments(), width, measure, texts.language());
        if (now.equals(headLinesOf)) return headLines;
        headLinesOf = now;
        headLines = IntStream.range(0, view.moves().size())
                .map(move -> head(words().told(move), width).lines().size())
                .max()
                .orElse(1);
        headLines = Math.max(1, Math.min(MOST_LINES, headLines));
        return headLines;
    }

    private StageWords head(String words, int width) {
        return StageWords.in(
                this, TextSize.SMALL.font(measure), words, Math.max(40, width - 2 * measure.px(INSET)), LEADING);
    }

    /** @param little whether there is little room */
    void brief(boolean little) {
        brief = little;
    }

    private ChanceKey key(int width) {
        return key(width, brief);
    }

    private ChanceKey key(int width, boolean little) {
        boolean only = people().count() == 1;
        List<String> names = IntStream.range(0, seats.size())
                .mapToObj(p -> only && isPerson(p)
                        ? texts.get("seat.you")
                        : seats.get(p).name())
                .toList();
        int own = only || isLines() ? own() : -1;
        return new ChanceKey(names, own, width - 2 * measure.px(INSET), little, words(), colours(), measure, this);
    }

    /**
     * @param little whether there is little room
     * @return how much height what is told takes in that width, besides one line of it and the lines themselves
     */
    int extra(int width, boolean little) {
        return key(width, little).height() + headHigh(width) - headHigh(width) / headLines(width) + signsHigh();
    }

    /** @return the moment that is drawn there */
    int momentAt(int x, int y) {
        // A point and its number are easier to hit than the one moment below them.
        double[] signs = signs();
        return IntStream.range(0, view.moments().size())
                .filter(i -> distance(i, signs[i], x, y) <= measure.px(NEAR))
                .boxed()
                .min(Comparator.comparingDouble(i -> distance(i, signs[i], x, y)))
                .map(i -> view.moments().get(i).moment())
                .orElseGet(() -> plot().momentAt(x));
    }

    private double distance(int index, double sign, int x, int y) {
        double point = place(view.moments().get(index)).distance(x, y);
        return Math.min(point, Point2D.distance(sign, signsAt(), x, y));
    }

    private double signsAt() {
        return plot().top() - measure.px(STEM) - measure.px(MomentSign.SIZE) / 2.0;
    }

    /** @return how far from the left the numbers of the moments stand: above their points, but not on one another */
    private double[] signs() {
        ChancePlot plot = plot();
        int all = view.moments().size();
        double[] at = new double[all];
        double apart = Math.min(measure.px(MomentSign.SIZE + 3), (plot.right() - plot.left()) / Math.max(1, all - 1));
        for (int i = 0; i < all; i++)
            at[i] = Math.max(
                    i == 0 ? plot.left() : at[i - 1] + apart,
                    plot.x(view.moments().get(i).moment()));
        for (int i = all - 1; i >= 0; i--) at[i] = Math.min(at[i], i == all - 1 ? plot.right() : at[i + 1] - apart);
        return at;
    }

    private boolean isLines() {
        return !view.chances().isEmpty() && view.chances().get(0).size() > SHARES;
    }

    private ChanceShares shares() {
        return new ChanceShares(view.chances(), fromBelow(), plot(), colours());
    }

    private ChanceLines lines() {
        return new ChanceLines(view.chances(), own(), plot(), colours());
    }

    /**
     * @return where the point of a moment is drawn: between the shares of two, or on the line of the one who decided,
     *     or whose chance fell
     */
    Point2D place(ReviewView.Moment moment) {
        int at = moment.moment();
        // What others did lies where it hurt.
        int seat = moment.kind() == ReviewView.Kind.FELL ? own() : moment.seat();
        double chance = isLines() ? view.chances().get(at).get(seat) : shares().pointAt(at);
        return new Point2D.Double(plot().x(at), plot().y(chance));
    }

    private boolean isPerson(int seat) {
        return seat < seats.size() && seats.get(seat).sort() == SeatView.Sort.HUMAN;
    }

    private IntStream people() {
        return IntStream.range(0, seats.size()).filter(this::isPerson);
    }

    /** @return whose line stands out: the only person's; of several, that of the one who decides where one stands */
    private int own() {
        int all = view.chances().isEmpty() ? 0 : view.chances().get(0).size();
        int decides = now < view.moves().size() ? view.moves().get(now).seat() : -1;
        boolean several = people().count() != 1;
        if (several && decides >= 0 && decides < all && (isPerson(decides) || people().count() == 0)) return decides;
        return people().findFirst().orElse(0);
    }

    /** @return the seats as their shares lie on one another, that of the first person lowest */
    private List<Integer> fromBelow() {
        int all = view.chances().get(0).size();
        return IntStream.range(0, all)
                .boxed()
                .sorted(Comparator.comparing(p -> !isPerson(p)))
                .toList();
    }

    @Override
    public void measure(Measure next) {
        measure = next;
        repaint();
    }

    // ---- how it is drawn

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            g.setColor(StageColour.PAPER.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(10)));
            ChancePlot plot = plot();
            if (!view.chances().isEmpty() && !isLines()) shares().paint(g);
            g.setColor(StageColour.LINE.now());
            g.setStroke(Brush.line(1));
            for (double chance : plot.named())
                g.draw(new Line2D.Double(plot.left(), plot.y(chance), plot.right(), plot.y(chance)));
            if (isLines()) lines().paint(g, this, measure.px(SMALL_MARK));
            paintWords(g);
            if (view.chances().isEmpty()) return;
            if (now <= last()) upright(g, now, StageColour.EDGE.now());
            if (pointed() >= 0) upright(g, pointed(), StageColour.LEAD.now());
            if (view.stage() != ReviewView.Stage.WORKING) paintEnds(g);
            paintMoments(g);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(10));
        } finally {
            g.dispose();
        }
    }

    private void paintWords(Graphics2D g) {
        ChancePlot plot = plot();
        FontMetrics metrics = letters();
        int pointed = pointed();
        g.setColor((pointed < 0 ? StageColour.SUB : StageColour.INK).now());
        StageWords head = head(pointed < 0 ? texts.get("review.chart.up") : words().told(pointed), getWidth());
        head.first(headLines(getWidth())).paint(g, measure.px(INSET), measure.px(4));
        g.setFont(TextSize.SMALL.font(measure));
        g.setColor(StageColour.SUB.now());
        for (double chance : plot.named()) {
            String words = percent(chance);
            g.drawString(
                    words,
                    (int) plot.left() - metrics.stringWidth(words) - measure.px(6),
                    (int) plot.y(chance) + metrics.getAscent() / 2 - 1);
        }
        int base = (int) plot.bottom() + measure.px(BENEATH) + metrics.getAscent();
        g.drawString(texts.get("review.chart.along"), measure.px(INSET), base);
        int step = step(plot);
        // A moment is called by the move that comes next, as on its page; the end by none.
        for (int move = 0; move < Math.max(1, view.moves().size()); move++) {
            if (move > 0 && (move + 1) % step != 0) continue;
            String words = String.valueOf(move + 1);
            g.setColor(StageColour.LINE.now());
            g.draw(new Line2D.Double(plot.x(move), plot.bottom(), plot.x(move), plot.bottom() + measure.px(4)));
            g.setColor(StageColour.SUB.now());
            g.drawString(words, (int) plot.x(move) - metrics.stringWidth(words) / 2, base);
        }
        ChanceKey key = key(getWidth());
        key.paint(g, measure.px(INSET), getHeight() - key.height(), pointed < 0 ? now : pointed);
    }

    /** @return by how many moves they are counted below the lines */
    private int step(ChancePlot plot) {
        int step = 1;
        while (step * (plot.right() - plot.left()) < last() * measure.px(TICK))
            step = String.valueOf(step).startsWith("2") ? step * 5 / 2 : step * 2;
        return step;
    }

    /** A line from top to bottom, seen on light and on dark. */
    private void upright(Graphics2D g, int moment, Color colour) {
        ChancePlot plot = plot();
        Line2D line = new Line2D.Double(plot.x(moment), plot.bottom(), plot.x(moment), plot.top());
        g.setColor(StageColour.PAPER.now());
        g.setStroke(Brush.line(5));
        g.draw(line);
        g.setColor(colour);
        g.setStroke(Brush.line(2));
        g.draw(line);
    }

    /** Beside the lines stand the marks of those who still have a chance, one below the other where they are near. */
    private void paintEnds(Graphics2D g) {
        int size = measure.px(MARK);
        int end = view.chances().size() - 1;
        List<Double> chances = view.chances().get(end);
        List<Integer> shown = IntStream.range(0, chances.size())
                .filter(p -> p < seats.size() && (chances.get(p) > 0 || isLines() && p == own()))
                .boxed()
                .sorted(Comparator.comparingDouble(p -> -middle(end, p)))
                .toList();
        ChancePlot plot = plot();
        double apart = Math.min(size, (plot.bottom() - plot.top() + size) / Math.max(1, shown.size()));
        double[] at = new double[shown.size()];
        for (int i = 0; i < at.length; i++)
            at[i] = Math.max(
                    i == 0 ? plot.top() - size / 2.0 : at[i - 1] + apart,
                    plot.y(middle(end, shown.get(i))) - size / 2.0);
        for (int i = at.length - 1; i >= 0; i--)
            at[i] = Math.min(at[i], (i == at.length - 1 ? plot.bottom() + size / 2.0 : at[i + 1]) - apart);
        for (int i = 0; i < at.length; i++)
            colours().mark(shown.get(i), size).paintIcon(this, g, getWidth() - size - measure.px(BESIDE), (int)
                    Math.round(at[i]));
    }

    /** @return the chance beside which the mark of a seat stands */
    private double middle(int moment, int seat) {
        return isLines() ? view.chances().get(moment).get(seat) : shares().middle(moment, seat);
    }

    /** @return the moment that is pointed at, or stood at with the keys; -1 for none */
    private int pointed() {
        int moment = hovered >= 0 ? hovered : isFocusOwner() ? now : -1;
        return moment < view.chances().size() ? moment : -1;
    }

    /** Each has a point on the lines and its number above it; the one that is looked at is larger. */
    private void paintMoments(Graphics2D g) {
        double[] signs = signs();
        for (int i = 0; i < signs.length; i++) {
            ReviewView.Moment moment = view.moments().get(i);
            Point2D at = place(moment);
            g.setColor(StageColour.SUB.now());
            g.setStroke(Brush.line(1.5));
            g.draw(new Line2D.Double(signs[i], signsAt(), at.getX(), plot().top()));
            g.draw(new Line2D.Double(at.getX(), plot().top(), at.getX(), at.getY()));
        }
        for (int i = 0; i < signs.length; i++) if (!isLooked(i)) paintMoment(g, i, signs[i]);
        for (int i = 0; i < signs.length; i++) if (isLooked(i)) paintMoment(g, i, signs[i]);
    }

    private boolean isLooked(int index) {
        int moment = view.moments().get(index).moment();
        return moment == now || moment == hovered;
    }

    private void paintMoment(Graphics2D g, int index, double sign) {
        ReviewView.Moment moment = view.moments().get(index);
        boolean costly = moment.kind().isCostly();
        Point2D at = place(moment);
        Shape point =
                MomentSign.point(at.getX(), at.getY(), measure.px(isLooked(index) ? LARGER * POINT : POINT), costly);
        g.setColor(StageColour.PAPER.now());
        g.setStroke(Brush.line(5));
        g.draw(point);
        g.setColor((costly ? StageColour.LEAD : StageColour.PAPER).now());
        g.fill(point);
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(2));
        g.draw(point);
        new MomentSign(view.number(index), costly).paint(g, this, measure, sign, signsAt(), isLooked(index));
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
