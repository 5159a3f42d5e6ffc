package regola.ui.tray;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
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
import regola.ui.view.Lines;
import regola.ui.view.Texts;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;

/**
 * A TurnBubble is what whoever plays a seat where nobody sits says of its last turn: beside its face, until it has
 * another turn. What was done to who reads it stands there in strong letters behind that one's own sign. Who points at
 * it, or stands on it with the keyboard, sees on the board where things went; a press lets that stay.
 */
final class TurnBubble extends JButton {
    private static final long serialVersionUID = 1;

    /** There is no room for it. */
    static final int NOTHING = -1;

    private static final double LEADING = 1.2;
    /** Where lines are short there are more of them. */
    private static final double SHORT = 190;

    private static final int LINES = 5;
    /** Of that many some only stand where a tray is empty anyway. */
    static final int SPARE_LINES = 2;

    private static final int SHORT_LINES = 5;
    /** Fewer say too little. */
    private static final int LEAST_LINES = 2;

    private static final int LEAST_SHORT_LINES = 3;

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

    /** What stands between the last two things that somebody did. */
    private String and = "";

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
        and = texts.get("seat.turn.and");
        if (!same) pinned = false;
        setVisible(!turn.isEmpty());
        setName("seat." + seat.id() + ".turn");
        getAccessibleContext().setAccessibleName(texts.get("seat.turn", seat.name(), turn.whole()));
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
        boolean narrow = isShort(measure, width);
        return Math.max(narrow ? LEAST_SHORT_LINES : LEAST_LINES, (narrow ? SHORT_LINES : LINES) - fewer);
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
     * A Part is sentences that are read on end.
     *
     * @param yours whether they are about what was done to who reads it
     */
    record Part(StageWords words, boolean yours) {}

    /**
     * What is read there, as it has room.
     *
     * @param parts below each other, in the order in which it happened
     */
    record Laid(List<Part> parts) {
        Laid {
            parts = List.copyOf(parts);
        }

        int height() {
            return parts.stream().mapToInt(part -> part.words().height()).sum();
        }

        int lines() {
            return parts.stream().mapToInt(part -> part.words().lines().size()).sum();
        }

        boolean isStrong() {
            return parts.stream().anyMatch(Part::yours);
        }

        String words() {
            return parts.stream().flatMap(part -> part.words().lines().stream()).collect(Collectors.joining(" "));
        }
    }

    /** @return what is read in that much room across: as many sentences as have room, the weightiest in any case */
    Laid laid(int width) {
        int room = width - 2 * measure.px(SIDE);
        int most = lines(measure, width, fewer);
        boolean child = measure.mode() == Measure.Mode.CHILDREN;
        List<LastTurn.Said> all = turn.told();
        List<LastTurn.Said> byWeight = all.stream()
                .sorted(Comparator.comparing(LastTurn.Said::weight).reversed())
                .toList();
        List<LastTurn.Said> kept = List.of();
        boolean open = false;
        for (LastTurn.Said each : byWeight) {
            List<LastTurn.Said> more = Stream.concat(kept.stream(), Stream.of(each))
                    .sorted(Comparator.comparing(all::indexOf))
                    .toList();
            boolean first = kept.isEmpty();
            if (first || !child && inParts(more, "", room).lines() <= most) kept = more;
            // Nobody misses a move beside what mattered more.
            else open |= each.isWeighty() && !child;
        }
        if (kept.isEmpty()) return new Laid(List.of());
        Laid laid = inParts(kept, open ? MORE : "", room);
        if (laid.lines() <= most) return laid;
        Laid closed = inParts(kept, "", room);
        return closed.lines() <= most ? closed : cut(kept.get(0), room, most);
    }

    private Laid inParts(List<LastTurn.Said> said, String end, int room) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            int from = i;
            boolean yours = said.get(i).yours();
            while (i + 1 < said.size() && said.get(i + 1).yours() == yours) i++;
            String words = RunOn.of(said.subList(from, i + 1), and);
            parts.add(part(i == said.size() - 1 ? words + end : words, yours, room));
        }
        return new Laid(parts);
    }

    /** A sentence that is too long loses its end, and says so. */
    private Laid cut(LastTurn.Said said, int room, int most) {
        String text = said.words();
        Part less = part(text, said.yours(), room);
        while (less.words().lines().size() > most && text.contains(" ")) {
            text = text.substring(0, text.lastIndexOf(' '));
            less = part(text.replaceAll("[,:;–]$", "") + "…", said.yours(), room);
        }
        return new Laid(List.of(new Part(less.words().first(most), said.yours())));
    }

    /** Before what was done to who reads it is room for that one's sign. */
    private Part part(String text, boolean yours, int room) {
        Font font = yours ? TextSize.ANSWER.font(measure.text(TextSize.SMALL)) : TextSize.SMALL.font(measure);
        int indent = yours && you != null ? mark() + measure.px(4) : 0;
        return new Part(StageWords.indented(this, font, text, Math.max(1, room), LEADING, indent), yours);
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
            boolean strong = laid.isStrong();
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
        for (Part part : laid.parts()) {
            if (part.words().indent() > 0) {
                int above = y + (part.words().leading() - mark()) / 2;
                new EmblemIcon(art, you.colour(), you.emblem(), mark()).paintIcon(this, g, x, above);
            }
            g.setColor((part.yours() ? StageColour.INK : StageColour.SUB).now());
            part.words().paint(g, x, y);
            y += part.words().height();
        }
    }
}
