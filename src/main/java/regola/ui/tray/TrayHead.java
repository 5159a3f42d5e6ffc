package regola.ui.tray;

import java.awt.Dimension;
import java.awt.Font;
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

    private final transient ArtStore art;
    private transient SeatView seat;
    private String sub = "";
    private String points = "";
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

    /** @param width that it will have */
    int high(int width) {
        if (isTight(width)) return token() + nameHigh() + measure.px(4);
        return Math.max(measure.px(52), measure.text(TextSize.ANSWER) + measure.text(TextSize.SMALL) + measure.px(12));
    }

    private int token() {
        return measure.px(40);
    }

    private int nameHigh() {
        return (int) (measure.text(TextSize.SMALL) * 2.7);
    }

    /** Whether the name has no room beside the points: then it stands below them. */
    private boolean isTight(int width) {
        if (seat == null) return false;
        int beside = width - token() - measure.px(14) - pointsWide();
        return getFontMetrics(TextSize.SMALL.font(measure)).stringWidth(seat.name()) > beside;
    }

    private int pointsWide() {
        // As wide as the points of any match, so that nothing moves when they grow.
        return points.isEmpty()
                ? 0
                : getFontMetrics(TextSize.TITLE.font(measure)).stringWidth("−88");
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(132), high(measure.px(132)));
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
            if (tight) paintNames(g, 0, getWidth(), token, getHeight() - token);
            else paintNames(g, token + measure.px(8), getWidth() - pointsWide() - measure.px(6), 0, getHeight());
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

    private void paintNames(Graphics2D g, int left, int right, int from, int high) {
        Font name = fitting(seat.name(), right - left, TextSize.ANSWER);
        Font small = fitting(sub, right - left, TextSize.SMALL);
        g.setFont(name);
        FontMetrics above = g.getFontMetrics(name);
        FontMetrics below = g.getFontMetrics(small);
        int both = above.getHeight() + below.getHeight();
        int top = from + (high - both) / 2;
        g.setColor((seat.out() ? StageColour.SUB : StageColour.INK).now());
        g.drawString(within(seat.name(), above, right - left), left, top + above.getAscent());
        g.setFont(small);
        g.setColor(StageColour.SUB.now());
        g.drawString(within(sub, below, right - left), left, top + above.getHeight() + below.getAscent());
    }

    private Font fitting(String words, int width, TextSize wished) {
        int least = measure.text(TextSize.SMALL);
        int pixels = Math.max(least, measure.text(wished));
        Font font = wished.font(pixels);
        while (pixels > least && getFontMetrics(font).stringWidth(words) > width) font = wished.font(--pixels);
        return font;
    }

    private static String within(String words, FontMetrics metrics, int width) {
        String shown = words;
        while (shown.length() > 2 && metrics.stringWidth(shown) > width)
            shown = shown.substring(0, shown.length() - 2).strip() + "…";
        return shown;
    }
}
