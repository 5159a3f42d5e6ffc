package regola.ui.start;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.ChairView;
import regola.ui.view.start.KindView;

/**
 * A ChairButton is a seat at the table: the face of who sits there on the colour of the seat, its shape, its name, and
 * who that is. Pressing it changes who. A seat that nobody can take cannot be pressed.
 */
final class ChairButton extends JButton implements Measured {
    private static final long serialVersionUID = 1;
    private static final double LEADING = 1.16;
    /** What stands between who plays there and how well. */
    private static final String BETWEEN = " · ";
    /** Of the seat's colour, how much is on the ground behind a face. */
    private static final double TINT = 0.42;
    /** A name that has no room in the smallest letters is written a little smaller still, rather than broken. */
    private static final double LEAST_LETTERS = 0.85;
    /** The least width of a face that stands beside words, in widths of the seat. */
    private static final double LEAST_FACE = 0.34;
    /** Wider than so many heights, the face stands beside the words. */
    private static final double BROAD = 1.25;

    private final transient ArtStore art;
    private transient ChairView view;
    private transient KindView kind;
    private String who = "";
    private transient Measure measure = Measure.of(1280, 800, 1);

    ChairButton(ArtStore art) {
        this.art = art;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(null);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        repaint();
    }

    /** @param next who sits there; null if nobody can */
    void show(ChairView chair, KindView next, Texts texts) {
        view = chair;
        kind = next;
        who = next == null ? texts.get("start.neutral") : chair.called();
        setName("seat." + chair.seat().id());
        setEnabled(next != null);
        setFocusable(next != null);
        getAccessibleContext()
                .setAccessibleName(texts.get("seat.who.name", chair.seat().name()) + ": " + who);
        getAccessibleContext().setAccessibleDescription(next == null ? "" : next.about());
        setToolTipText(next == null ? texts.get("seat.fixed") : null);
        repaint();
    }

    ChairView view() {
        return view;
    }

    private Color colour() {
        try {
            String colour = view.seat().colour();
            return colour == null ? StageColour.EDGE.now() : Color.decode(colour);
        } catch (NumberFormatException badlyWritten) {
            return StageColour.EDGE.now();
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (view == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(18);
            boolean warm = isEnabled() && (getModel().isRollover() || getModel().isPressed());
            g.setColor(StageColour.SHADOW.now());
            g.fill(new RoundRectangle2D.Double(1, 4, getWidth() - 2.0, getHeight() - 4.0, 2 * radius, 2 * radius));
            g.setColor((warm ? StageColour.HOVER : StageColour.BUBBLE).now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight() - 2.0, 0, radius));
            // The same for everybody: in the seats' own colours a bright one would look chosen.
            double edge = isSelected() ? Math.max(3, measure.unit() * 4) : Math.max(1.5, measure.unit() * 2);
            g.setColor((isSelected() ? StageColour.LEAD : StageColour.EDGE).now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight() - 2.0, edge / 2, radius));
            if (getWidth() > BROAD * getHeight()) paintBeside(g);
            else paintBelow(g);
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight() - 2, radius);
        } finally {
            g.dispose();
        }
    }

    private void paintBeside(Graphics2D g) {
        int pad = measure.px(10);
        int words = Math.max(span(view.seat().name(), TextSize.ANSWER), span(who, TextSize.BODY) + chevron());
        int least = (int) (getWidth() * LEAST_FACE);
        int across = Math.min(getHeight() - 2 * pad, Math.max(least, getWidth() - 3 * pad - words));
        paintFace(g, pad, (getHeight() - across) / 2, across);
        int x = pad + across + measure.px(8);
        int room = Math.max(1, getWidth() - x - pad);
        StageWords name = fitted(view.seat().name(), TextSize.ANSWER, room, 1);
        StageWords what = fitted(who, TextSize.BODY, room - chevron(), 2);
        if (name.height() + what.height() > getHeight() - measure.px(8)) {
            name = fitted(view.seat().name(), TextSize.SMALL, room, 1);
            what = fitted(who, TextSize.SMALL, room - chevron(), 1);
        }
        int y = (getHeight() - name.height() - what.height()) / 2;
        g.setColor(StageColour.INK.now());
        name.paint(g, x, y);
        g.setColor(StageColour.SUB.now());
        what.paint(g, x, y + name.height());
        paintChevron(g, x + lastSpan(what), y + name.height() + what.height() - what.leading() / 2);
    }

    private void paintBelow(Graphics2D g) {
        int pad = measure.px(10);
        int room = Math.max(1, getWidth() - 2 * pad);
        StageWords name = fitted(view.seat().name(), TextSize.ANSWER, room, 1);
        StageWords what = fitted(who, TextSize.BODY, room - 2 * chevron(), 2);
        int words = name.height() + what.height();
        int across = Math.max(1, Math.min(room, getHeight() - words - 3 * pad));
        int y = (getHeight() - across - words - measure.px(4)) / 2;
        paintFace(g, (getWidth() - across) / 2, y, across);
        y += across + measure.px(4);
        g.setColor(StageColour.INK.now());
        name.paintCentred(g, pad, y);
        g.setColor(StageColour.SUB.now());
        what.paintCentred(g, pad + chevron(), y + name.height());
        paintChevron(g, (getWidth() + lastSpan(what)) / 2, y + words - what.leading() / 2);
    }

    /** @return how wide the last line is: a sign after the words stands there */
    private int lastSpan(StageWords words) {
        List<String> lines = words.lines();
        return getFontMetrics(words.font()).stringWidth(lines.isEmpty() ? "" : lines.get(lines.size() - 1));
    }

    private int span(String text, TextSize size) {
        return getFontMetrics(size.font(measure)).stringWidth(text);
    }

    private int chevron() {
        return kind == null ? 0 : measure.px(20);
    }

    /** Says what a press does. */
    private void paintChevron(Graphics2D g, int x, int y) {
        if (kind == null) return;
        g.setStroke(Brush.line(Math.max(1.8, measure.unit() * 2)));
        g.draw(sign(measure, x + measure.px(7), y));
    }

    /**
     * @param y of its middle
     * @return that of a choice that opens; for children that of going on, since with each press the next one sits there
     */
    static Path2D sign(Measure measure, double x, double y) {
        double half = measure.px(5);
        boolean onward = measure.mode() == Measure.Mode.CHILDREN;
        double along = onward ? half / 2 : 0;
        Path2D sign = new Path2D.Double();
        sign.moveTo(x + along, y - (onward ? half : half / 2));
        sign.lineTo(x + half + along, onward ? y : y + half / 2);
        sign.lineTo(onward ? x + along : x + 2 * half, onward ? y + half : y - half / 2);
        return sign;
    }

    private void paintFace(Graphics2D g, int x, int y, int across) {
        g.setColor(LearnButton.mix(StageColour.BUBBLE.now(), colour(), TINT));
        g.fill(new Ellipse2D.Double(x, y, across, across));
        int badge = (int) (across * 0.38);
        if (kind != null) {
            int face = (int) (across * 0.78);
            int inset = (across - face) / 2;
            new ArtIcon(art, kind.face(), view.seat().colour(), face).paintIcon(this, g, x + inset, y + inset);
        } else badge = (int) (across * 0.66);
        int at = kind == null ? (across - badge) / 2 : across - badge;
        new EmblemIcon(art, view.seat().colour(), view.seat().emblem(), badge).paintIcon(this, g, x + at, y + at);
    }

    /** A name and how well it plays stand below each other rather than be broken anywhere else. */
    private StageWords below(String[] parts, TextSize size, int room) {
        int pixels = measure.text(size);
        StageWords words;
        do {
            words = new StageWords(List.of(parts), size.font(pixels), (int) Math.round(pixels * LEADING), room);
        } while (words.span(this) > room && --pixels > LEAST_LETTERS * measure.text(TextSize.SMALL));
        return words;
    }

    private StageWords fitted(String text, TextSize size, int room, int lines) {
        String[] parts = text.split(BETWEEN, 2);
        if (parts.length > 1 && lines > 1 && span(text, size) > room) return below(parts, size, room);
        for (int pixels = measure.text(size); ; pixels--) {
            StageWords words = StageWords.in(this, size.font(pixels), text, room, LEADING);
            boolean whole = String.join(" ", words.lines()).equals(text.strip().replaceAll("\\s+", " "));
            if (whole && words.lines().size() <= lines || pixels <= LEAST_LETTERS * measure.text(TextSize.SMALL))
                return words;
        }
    }
}
