package regola.ui.tray;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;

/**
 * A TrayHead is the upper part of a tray: the seat's token, its name, who plays it, and its points. Where a move goes
 * on with a seat it is pressed.
 */
final class TrayHead extends JButton {
    private static final long serialVersionUID = 1;

    private static final double LEADING = 1.2;

    private final transient ArtStore art;
    private transient SeatView seat;
    private String sub = "";
    private String points = "";
    private boolean crowded;
    private transient Measure measure = Measure.of(1280, 800, 1);

    TrayHead(ArtStore art) {
        this.art = art;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRequestFocusEnabled(false);
    }

    void show(SeatView next, Texts texts, Measure sizes) {
        seat = next;
        measure = sizes;
        setName("seat." + next.id() + ".name");
        String sits = texts.get(
                switch (next.sort()) {
                    case HUMAN -> "seat.person";
                    case COMPUTER -> "seat.computer";
                    case NEUTRAL -> "seat.neutral";
                });
        sub = next.winner() ? texts.get("seat.winner") : next.out() ? texts.get("seat.out") : sits;
        points = next.score() == null ? "" : next.score();
        String doing = next.deciding() ? texts.get("seat.deciding") : next.moving() ? texts.get("seat.moving") : "";
        String scored = next.score() == null
                ? ""
                : "1".equals(points) ? texts.get("seat.score.one", 1) : texts.get("seat.score", points);
        getAccessibleContext()
                .setAccessibleName(Stream.of(next.name(), scored, sits, sub.equals(sits) ? "" : sub, doing)
                        .filter(word -> !word.isEmpty())
                        .collect(Collectors.joining(", ")));
        setToolTipText(doing.isEmpty() ? null : doing);
        // It is a stop for the keyboard only where pressing it means something.
        setFocusable(isLit());
        repaint();
    }

    private boolean isLit() {
        return seat != null
                && (seat.roles().contains(Role.LEGAL) || seat.roles().contains(Role.TARGET));
    }

    /**
     * @param width that it will have
     * @param low whether there is little room in height
     */
    int high(int width, boolean low) {
        crowded = low;
        if (isTight(width)) return token() + names(width).height() + measure.px(2);
        return Math.max(token() + measure.px(low ? 0 : 12), names(beside(width)).height());
    }

    private int token() {
        return measure.px(crowded ? 32 : 40);
    }

    private int beside(int width) {
        return width - token() - measure.px(14) - pointsWide();
    }

    /** Whether the name has no room beside the points: then it stands below them. */
    private boolean isTight(int width) {
        if (seat == null) return false;
        return getFontMetrics(TextSize.SMALL.font(measure)).stringWidth(seat.name()) > beside(width);
    }

    private int pointsWide() {
        // As wide as the points of any match, so that nothing moves when they grow.
        return points.isEmpty()
                ? 0
                : getFontMetrics(TextSize.TITLE.font(measure)).stringWidth("−88");
    }

    /** The name, as large as it fits in a line, or small in two; and below it who plays, where there is room. */
    private Names names(int width) {
        if (seat == null) return new Names(null, null);
        int least = measure.text(TextSize.SMALL);
        int pixels = crowded ? least : Math.max(least, measure.text(TextSize.ANSWER));
        StageWords name = StageWords.in(this, TextSize.ANSWER.font(pixels), seat.name(), width, LEADING);
        while (pixels > least && name.lines().size() > 1)
            name = StageWords.in(this, TextSize.ANSWER.font(--pixels), seat.name(), width, LEADING);
        boolean alone = crowded || name.lines().size() > 1;
        return new Names(name, alone ? null : StageWords.in(this, TextSize.SMALL.font(measure), sub, width, LEADING));
    }

    private record Names(StageWords name, StageWords sub) {
        int height() {
            return (name == null ? 0 : name.height()) + (sub == null ? 0 : sub.height());
        }
    }

    @Override
    public Dimension getPreferredSize() {
        int width = Math.max(getWidth(), measure.px(60));
        boolean tight = isTight(width);
        Names names = names(tight ? width : beside(width));
        int wide = names.name() == null ? 0 : names.name().span(this);
        return new Dimension(tight ? wide : wide + width - beside(width), high(width, crowded));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (seat == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            if (isLit() && getModel().isRollover()) {
                g.setColor(StageColour.HOVER.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(12)));
            }
            int token = token();
            boolean tight = isTight(getWidth());
            int high = tight ? token : getHeight();
            new EmblemIcon(art, seat.colour(), seat.emblem(), token).paintIcon(this, g, 0, (high - token) / 2);
            if (!points.isEmpty()) {
                g.setFont(TextSize.TITLE.font(measure));
                g.setColor(StageColour.INK.now());
                FontMetrics metrics = g.getFontMetrics();
                g.drawString(
                        points,
                        getWidth() - metrics.stringWidth(points) - measure.px(2),
                        (high - metrics.getHeight()) / 2 + metrics.getAscent());
            }
            if (tight) paintNames(g, names(getWidth()), 0, token);
            else {
                Names names = names(beside(getWidth()));
                paintNames(g, names, token + measure.px(8), (getHeight() - names.height()) / 2);
            }
            if (isLit()) {
                g.setColor(StageColour.LEAD.now());
                g.setStroke(Brush.line(3));
                g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1.5, measure.px(12)));
            }
            if (isFocusOwner()) Brush.focus(g, getWidth(), getHeight(), measure.px(12));
        } finally {
            g.dispose();
        }
    }

    private void paintNames(Graphics2D g, Names names, int x, int y) {
        g.setColor((seat.out() ? StageColour.SUB : StageColour.INK).now());
        names.name().paint(g, x, y);
        if (names.sub() == null) return;
        g.setColor(StageColour.SUB.now());
        names.sub().paint(g, x, y + names.name().height());
    }
}
