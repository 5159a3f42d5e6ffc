package regola.ui.tray;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Lines;
import regola.ui.view.Texts;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;

/**
 * A TurnBubble is what whoever plays a seat where nobody sits says of its last turn: beside its face, until it has
 * another turn. What was done to who reads it comes first, in strong letters behind that one's own sign. Who points at
 * it, or stands on it with the keyboard, sees on the board where things went; a press lets that stay.
 */
final class TurnBubble extends JButton {
    private static final long serialVersionUID = 1;

    /** There is no room for it. */
    static final int NOTHING = -1;

    private static final double LEADING = 1.2;
    /** Where lines are short there are more of them. */
    private static final double SHORT = 190;

    private static final int LINES = 3;
    private static final int SHORT_LINES = 5;
    /** Fewer say too little. */
    private static final int LEAST_LINES = 2;

    /** The end of a sentence is not there. */
    private static final String BROKEN = ".*[^.!?\u00a0]…";
    /** Never alone in a line. */
    private static final String MORE = "\u00a0…";

    private static final double PAD = 4;
    private static final double SIDE = 8;
    private static final double TAIL = 6;
    private static final double AFTER = 3;

    private final transient ArtStore art;
    private final transient Consumer<OverlayView> look;
    private transient LastTurn turn = LastTurn.NONE;
    private transient SeatView you;
    private transient Measure measure = Measure.of(1280, 800, 1);
    /** Where the mouth is of whoever says it, from the left. */
    private int mouth;

    /** How many lines it has fewer than where there is room; {@link #NOTHING} where there is none. */
    private int fewer = NOTHING;

    private boolean below;
    private boolean pinned;
    private boolean seen;

    /** @param look gets what is to be seen on the board, and nothing when that is over */
    TurnBubble(ArtStore art, Consumer<OverlayView> look) {
        this.art = art;
        this.look = look;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRequestFocusEnabled(false);
        setVisible(false);
        addActionListener(e -> {
            pinned = !pinned;
            see();
        });
        getModel().addChangeListener(e -> see());
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                see();
            }

            @Override
            public void focusLost(FocusEvent e) {
                see();
            }
        });
    }

    /** @param reader to whom "you" is said; null if to nobody in particular */
    void show(SeatView seat, SeatView reader, Texts texts) {
        boolean same = turn.equals(seat.turn());
        turn = seat.turn();
        you = reader;
        if (!same) pinned = false;
        setVisible(!turn.isEmpty());
        setName("seat." + seat.id() + ".turn");
        String all = joined(turn.said());
        getAccessibleContext().setAccessibleName(texts.get("seat.turn", seat.name(), all));
        getAccessibleContext().setAccessibleDescription(turn.whole().equals(all) ? "" : turn.whole());
        setToolTipText(turn.isEmpty() ? null : Lines.of(turn.whole()));
        repaint();
        if (!same) see();
    }

    void measure(Measure next) {
        measure = next;
        repaint();
    }

    /**
     * Above the head or below it, where it is not in the way of what comes to lie there.
     *
     * @param high how much room there is; 0 for none
     */
    void stand(TrayHead head, int high, boolean above) {
        below = !above;
        mouth = head.mouth();
        int close = Math.max(0, high - measure.px(AFTER));
        setBounds(head.getX(), above ? head.getY() - close : head.getY() + head.getHeight(), head.getWidth(), close);
    }

    /**
     * @param next how many lines it has fewer than where there is room; {@link #NOTHING} where there is none
     * @return whether that is new
     */
    boolean setFewer(int next) {
        boolean other = fewer != next;
        fewer = next;
        repaint();
        return other;
    }

    int fewer() {
        return fewer;
    }

    /** @return how high it is in a tray with so much room across, with what is free behind it */
    static int high(Measure measure, int width, int fewer) {
        if (fewer == NOTHING) return 0;
        int leading = (int) Math.round(measure.text(TextSize.SMALL) * LEADING);
        return lines(measure, width, fewer) * leading + 2 * measure.px(PAD) + measure.px(TAIL) + measure.px(AFTER);
    }

    /** @return whether lines are short there */
    static boolean isShort(Measure measure, int width) {
        return width < measure.px(SHORT);
    }

    private static int lines(Measure measure, int width, int fewer) {
        return Math.max(LEAST_LINES, (isShort(measure, width) ? SHORT_LINES : LINES) - fewer);
    }

    private void see() {
        boolean sees = isVisible() && (pinned || isFocusOwner() || getModel().isRollover());
        if (sees == seen && !sees) return;
        seen = sees;
        look.accept(sees ? turn.overlay() : OverlayView.NONE);
        repaint();
    }

    @Override
    public void removeNotify() {
        if (seen) look.accept(OverlayView.NONE);
        seen = false;
        super.removeNotify();
    }

    /**
     * What is read there, as it has room.
     *
     * @param yours what was done to who reads it; null for nothing
     * @param others the rest; null where there is none or it has no room
     */
    record Laid(StageWords yours, StageWords others) {
        int height() {
            return (yours == null ? 0 : yours.height()) + (others == null ? 0 : others.height());
        }

        String words() {
            return (text(yours) + " " + text(others)).strip();
        }

        private static String text(StageWords words) {
            return words == null ? "" : String.join(" ", words.lines());
        }
    }

    /** @return what is read in that much room across */
    Laid laid(int width) {
        int room = width - 2 * measure.px(SIDE);
        int most = lines(measure, width, fewer);
        boolean child = measure.mode() == Measure.Mode.CHILDREN;
        List<LastTurn.Said> yours = turn.yours();
        List<LastTurn.Said> others = turn.others();
        if (child && !yours.isEmpty()) {
            yours = yours.subList(0, 1);
            others = List.of();
        }
        if (child && !others.isEmpty()) others = others.subList(0, 1);
        Font small = TextSize.SMALL.font(measure);
        Font strong = TextSize.ANSWER.font(measure.text(TextSize.SMALL));
        StageWords first = yours.isEmpty() ? null : fitting(indent(strong), yours, strong, room, most);
        int left = most - (first == null ? 0 : first.lines().size());
        StageWords rest = left == 0 || others.isEmpty() ? null : fitting("", others, small, room, left);
        // A word or two of a sentence tell nothing.
        if (first != null && rest != null && left < 2 && rest.lines().get(0).matches(BROKEN)) rest = null;
        if (first == null || rest != null || others.isEmpty()) return new Laid(first, rest);
        StageWords open = in(strong, String.join(" ", first.lines()).replaceAll("[\u00a0…]*$", "") + MORE, room);
        return new Laid(open.lines().size() > most ? first : open, null);
    }

    /** As many sentences as have room, the first in any case; that there are more is marked. */
    private StageWords fitting(String before, List<LastTurn.Said> said, Font font, int width, int most) {
        List<LastTurn.Said> kept = new ArrayList<>(said.subList(0, 1));
        for (LastTurn.Said each : said.subList(1, said.size())) {
            kept.add(each);
            if (in(font, before + joined(kept), width).lines().size() > most) kept.remove(kept.size() - 1);
        }
        StageWords words = in(font, before + joined(kept), width);
        if (kept.size() == said.size() || words.lines().size() > most) return cut(words, font, width, most);
        StageWords open = in(font, before + joined(kept) + MORE, width);
        return open.lines().size() > most ? words : open;
    }

    /** A sentence that is too long loses its end, and says so. */
    private StageWords cut(StageWords words, Font font, int width, int most) {
        if (words.lines().size() <= most) return words;
        String text = String.join(" ", words.lines());
        StageWords less = words;
        while (less.lines().size() > most && text.contains(" ")) {
            text = text.substring(0, text.lastIndexOf(' '));
            less = in(font, text.replaceAll("[,:;–]$", "") + "…", width);
        }
        return less.first(most);
    }

    private StageWords in(Font font, String text, int width) {
        return StageWords.in(this, font, text, Math.max(1, width), LEADING);
    }

    private static String joined(List<LastTurn.Said> said) {
        return said.stream().map(LastTurn.Said::words).collect(Collectors.joining(" "));
    }

    /** Before the first word is room for the sign of who reads it. */
    private String indent(Font font) {
        int space = Math.max(1, getFontMetrics(font).charWidth('\u00a0'));
        return "\u00a0".repeat((int) Math.ceil((mark() + measure.px(4)) / (double) space));
    }

    private int mark() {
        return measure.text(TextSize.SMALL) + measure.px(3);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            Laid laid = laid(getWidth());
            int tail = measure.px(TAIL);
            int high = Math.min(getHeight() - tail, laid.height() + 2 * measure.px(PAD));
            // It keeps close to who says it.
            int top = below ? tail : getHeight() - tail - high;
            boolean strong = laid.yours() != null;
            double edge = strong ? 2 : 1.2;
            Area shape = new Area(Brush.rounded(0, top, getWidth(), high, edge / 2, measure.px(10)));
            shape.add(new Area(tail(top, high, tail)));
            g.setColor((seen ? StageColour.HOVER : StageColour.BUBBLE).now());
            g.fill(shape);
            g.setColor((strong ? StageColour.INK : StageColour.EDGE).now());
            g.setStroke(Brush.line(edge));
            g.draw(shape);
            paintWords(g, laid, top + measure.px(PAD));
            if (isFocusOwner()) {
                g.translate(0, top);
                Brush.focus(g, measure, getWidth(), high, measure.px(10));
            }
        } finally {
            g.dispose();
        }
    }

    private Path2D tail(int top, int high, int size) {
        int at = Math.max(size * 2, Math.min(getWidth() - size * 2, mouth));
        double root = below ? top + 1.5 : top + high - 1.5;
        Path2D path = new Path2D.Double();
        path.moveTo(at - size * 0.8, root);
        path.lineTo(at, below ? 1 : getHeight() - 1.0);
        path.lineTo(at + size * 0.8, root);
        path.closePath();
        return path;
    }

    private void paintWords(Graphics2D g, Laid laid, int from) {
        int x = measure.px(SIDE);
        int y = from;
        if (laid.yours() != null) {
            if (you != null) {
                int above = y + (laid.yours().leading() - mark()) / 2;
                new EmblemIcon(art, you.colour(), you.emblem(), mark()).paintIcon(this, g, x, above);
            }
            g.setColor(StageColour.INK.now());
            laid.yours().paint(g, x, y);
            y += laid.yours().height();
        }
        if (laid.others() == null) return;
        g.setColor(StageColour.SUB.now());
        laid.others().paint(g, x, y);
    }
}
