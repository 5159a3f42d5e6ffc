package regola.ui.tray;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Figures;
import regola.ui.stage.Glide;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.view.Lines;
import regola.ui.view.MotionLevel;
import regola.ui.view.Rival;
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

    /** Fewer letters of a name tell nothing. */
    private static final int LEAST_LETTERS = 4;
    /** The end of a name that tells several apart, such as a number, has so many letters at most. */
    private static final int SHORT_END = 3;

    private static final double SMALLEST_ON_PLATE = 0.8;

    private static final double THICK_ON_PLATE = 7;

    /** Who is to act bows that long, and so deep in parts of its token. */
    private static final int BOW_MILLIS = 360;

    private static final double BOW = 0.14;
    /** How much lower a face is that ducks, in parts of it. */
    private static final double DUCK = 0.24;

    /** A face beside the name leaves the words at least so much room, or as much as they need. */
    private static final double BESIDE_FACE = 140;
    /** How large token and face are where the name is below them, in parts of a token alone. */
    private static final double SMALL_TOKEN = 0.7;

    private static final double SMALL_FACE = 0.85;
    /** How large a face is where there is room, in parts of a token: what it feels is to be seen. */
    private static final double LARGE_FACE = 1.5;

    private final transient ArtStore art;
    private transient SeatView seat;
    private transient MotionLevel motion = MotionLevel.NONE;
    private transient Glide bow;
    /** How deep it bows now, from 0 to 1. */
    private double bent;

    private String sub = "";
    /** The same with how well it plays, for where there is room. */
    private String fuller = "";

    private String points = "";
    /** The drawing of who plays, where that is nobody who sits here; empty for none. */
    private String face = "";
    /** Whether the face hops: it has won, or got points. */
    private boolean hops;
    /** Whether it ducks: it has lost something. */
    private boolean ducks;
    /** What it feels; while it is to act and feels nothing else, it thinks. */
    private Mood mood = Mood.CALM;

    private boolean crowded;
    /** Whether there is room for one line alone. */
    private boolean cramped;

    private boolean plate;
    private boolean alike;
    private boolean counting;
    private boolean offering;
    /** Whether it is said who sits there. */
    private boolean taken = true;

    private boolean inClass;
    /** How high the letters of the name are at most, in pixels: as in other trays. */
    private int most = Integer.MAX_VALUE;

    private transient Measure measure = Measure.of(1280, 800, 1);

    TrayHead(ArtStore art) {
        this.art = art;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRequestFocusEnabled(false);
    }

    /** @param next whether whoever begins to act bows */
    void setMotion(MotionLevel next) {
        motion = next;
        if (next != MotionLevel.FULL && bow != null) bow.finish();
    }

    private void bow() {
        if (bow != null) bow.finish();
        bow = new Glide(
                BOW_MILLIS,
                part -> {
                    bent = Math.sin(Math.PI * part);
                    repaint();
                },
                () -> {
                    bent = 0;
                    ducks = false;
                });
        bow.start();
    }

    /**
     * Whoever plays here feels that until it begins or ends to act. If things move, a face that is sorry ducks for a
     * moment, and one that is glad hops.
     */
    void feel(Mood next) {
        boolean other = mood != next;
        mood = next;
        repaint();
        if (face.isEmpty() || !other || next != Mood.SORRY && next != Mood.GLAD || motion != MotionLevel.FULL) return;
        bow();
        ducks = next == Mood.SORRY;
        hops = !ducks;
    }

    private Mood mood() {
        return mood == Mood.CALM && seat.deciding() ? Mood.THINKING : mood;
    }

    /** The face of who plays; ducking it is lower, and as much wider. */
    private void paintFace(Graphics2D graphics, int size, int x, int y) {
        double low = ducks ? bent * DUCK : 0;
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate(x + size / 2.0, y + size);
        g.scale(1 + low / 2, 1 - low);
        new ArtIcon(art, mood().of(face, art), seat.colour(), size).paintIcon(this, g, -size / 2, -size);
        g.dispose();
    }

    @Override
    public void removeNotify() {
        if (bow != null) bow.finish();
        super.removeNotify();
    }

    /** @param next whether a press tells how the points come about, where it means nothing else */
    void setCounting(boolean next) {
        counting = next;
    }

    /** @param next whether the name stands below the token because another seat's has no room beside it */
    void setAlike(boolean next) {
        alike = next;
    }

    /** @return whether a press asks how the points come about */
    boolean counts() {
        return counting && seat != null && !isLit() && !seat.counting().isEmpty();
    }

    /** @param next whether a press offers who else could play there, where it means nothing else */
    void setOffering(boolean next) {
        offering = next;
    }

    /** @return whether a press asks who else could play there */
    boolean offers() {
        boolean fixed = seat == null || isLit() || seat.sort() == SeatView.Sort.NEUTRAL || seat.out();
        return offering && !fixed && measure.mode() != Measure.Mode.CHILDREN;
    }

    /** @param next whether it is said who sits there */
    void setTaken(boolean next) {
        taken = next;
    }

    /** Before a class a seat is nobody's in particular: only of a computer it is said that it sits there. */
    void beforeClass() {
        inClass = true;
    }

    /**
     * @param only whether no other seat is a person's: then that person is addressed
     * @param asPlate whether it is a plate of its own, with one line
     */
    void show(SeatView next, Texts texts, Measure sizes, boolean only, boolean asPlate) {
        boolean begins = seat != null && seat.id().equals(next.id()) && !seat.deciding() && next.deciding();
        boolean computer = taken && next.sort() == SeatView.Sort.COMPUTER;
        face = computer ? Rival.of(next.rival()).map(Rival::face).orElse("") : "";
        boolean same = seat != null && seat.id().equals(next.id());
        if (!same || seat.deciding() != next.deciding()) mood = Mood.CALM;
        hops = !face.isEmpty() && same && Gladness.of(seat, next);
        if ((begins || hops) && motion == MotionLevel.FULL) bow();
        seat = next;
        measure = sizes;
        plate = asPlate;
        setName("seat." + next.id() + ".name");
        String sits = !taken || inClass && next.sort() == SeatView.Sort.HUMAN
                ? ""
                : switch (next.sort()) {
                    case HUMAN -> texts.get(only ? "seat.you" : "seat.person");
                    case COMPUTER ->
                        Rival.of(next.rival())
                                .map(rival -> rival.name(texts))
                                .orElseGet(() -> texts.get("seat.computer"));
                    case NEUTRAL -> texts.get("seat.neutral");
                };
        String level = !computer
                ? ""
                : Rival.of(next.rival())
                        .map(rival -> " · " + texts.get(rival.levelKey()))
                        .orElse("");
        fuller = next.winner() || next.out() ? "" : sits + level;
        sub = next.winner() ? texts.get("seat.winner") : next.out() ? texts.get("seat.out") : sits;
        points = next.score() == null ? "" : next.score();
        String doing = next.deciding()
                ? texts.get("seat.deciding")
                : next.chosen() ? texts.get("seat.chosen") : next.moving() ? texts.get("seat.moving") : "";
        String scored = next.score() == null
                ? ""
                : "1".equals(points) ? texts.get("seat.score.one", 1) : texts.get("seat.score", points);
        getAccessibleContext()
                .setAccessibleName(Stream.of(next.name(), scored, sits + level, sub.equals(sits) ? "" : sub, doing)
                        .filter(word -> !word.isEmpty())
                        .collect(Collectors.joining(", ")));
        String told = Stream.of(next.name(), fuller.isEmpty() ? sub : fuller, doing, scored)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(", "));
        String more = Stream.of(offers() ? texts.get("seat.change") : "", next.counting())
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
        setToolTipText(more.isEmpty() ? told : Lines.of(told + ". " + more));
        getAccessibleContext().setAccessibleDescription(next.counting());
        // It is a stop for the keyboard only where a move goes on with it: who plays there is changed by a key, and
        // whoever looks for what can be moved would come here first.
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
        cramped = false;
        return high(width);
    }

    /**
     * Makes itself as high as it must be to have all of its words, and lower where that is too much.
     *
     * @param most as high as it may be
     */
    int fit(int width, boolean low, int most) {
        if (high(width, low) <= most || high(width, true) <= most) return high(width);
        cramped = true;
        return Math.min(most, high(width));
    }

    private int high(int width) {
        if (plate) return Math.max(token(), line(TextSize.TITLE)) + measure.px(6);
        Names names = names(width);
        if (isTight(width)) return token() + names.height() + measure.px(2);
        return Math.max(token() + measure.px(crowded ? 0 : 12), names.height());
    }

    private int line(TextSize size) {
        return (int) Math.round(measure.text(size) * LEADING);
    }

    private int token() {
        return measure.px(cramped ? 22 : plate ? 28 : crowded ? 32 : 40);
    }

    /** The room for the name beside token and points. */
    private int beside(int width) {
        int edges = plate ? measure.px(14) : measure.px(2);
        int whole = width - token() - measure.px(plate ? 6 : 8) - pointsWide() - edges;
        int left = whole - token() - measure.px(6);
        return hasFace() && left >= besideFace() ? left : whole;
    }

    /** How much room a face leaves the words at least: all that they need, where that is less. */
    private int besideFace() {
        int small = measure.text(TextSize.SMALL);
        int words = Math.max(wide(small, seat.name()), wide(TextSize.SMALL, fuller.isEmpty() ? sub : fuller));
        return Math.min(measure.px(BESIDE_FACE), words + measure.px(4));
    }

    private boolean hasFace() {
        return !face.isEmpty() && !plate && !cramped;
    }

    /** @return how far from the left the middle of the face is; of the token, where no face is seen */
    int mouth() {
        int size = token();
        boolean tight = isTight(getWidth());
        int left = getWidth() - size - pointsWide() - measure.px(6);
        int small = (int) Math.round(size * SMALL_TOKEN);
        int seen = (int) Math.round(size * SMALL_FACE);
        if (hasFace() && tight) return small + measure.px(2) + seen / 2;
        if (!hasFace() || tight || left - size - measure.px(10) < besideFace()) return size / 2;
        return left + size / 2;
    }

    /** The token, and the face of who plays: before the points, or close by, where the name is below. */
    private void paintSigns(Graphics2D g, boolean tight, int high) {
        int size = token();
        int edge = plate ? measure.px(7) : 0;
        int top = (high - size) / 2;
        int bowed = (int) Math.round(bent * BOW * size);
        int up = hops ? bowed : 0;
        int down = hops ? 0 : bowed;
        int left = getWidth() - size - pointsWide() - measure.px(6);
        boolean beside = !tight && left - size - measure.px(10) >= besideFace();
        int large = Math.min((int) Math.round(size * LARGE_FACE), high);
        boolean roomy = beside && left - (large - size) - size - measure.px(10) >= besideFace();
        int small = (int) Math.round(size * SMALL_TOKEN);
        int both = small + measure.px(2) + (int) Math.round(size * SMALL_FACE);
        int counted = points.isEmpty() ? 0 : Math.max(wide(TextSize.TITLE, "88"), wide(TextSize.TITLE, points));
        if (hasFace() && tight && both + measure.px(4) <= getWidth() - counted) {
            int seen = both - small - measure.px(2);
            new EmblemIcon(art, seat.colour(), seat.emblem(), small).paintIcon(this, g, 0, (high - small) / 2 + down);
            paintFace(g, seen, both - seen, (high - seen) / 2 - up);
            return;
        }
        new EmblemIcon(art, seat.colour(), seat.emblem(), size - down).paintIcon(this, g, edge + down / 2, top + down);
        if (!hasFace() || !beside) return;
        if (roomy) paintFace(g, large, left - (large - size), (high - large) / 2 - up);
        else paintFace(g, size, left, top - up);
    }

    /** Whether the name has no room beside the points: then it stands below them. */
    boolean isTight(int width) {
        return seat != null
                && !plate
                && !cramped
                && (alike || wide(measure.text(TextSize.SMALL), seat.name()) > beside(width));
    }

    private int wide(TextSize size, String words) {
        return getFontMetrics(size.font(measure)).stringWidth(words);
    }

    private int pointsWide() {
        // As wide as the points of any match, so that nothing moves when they grow.
        return points.isEmpty() ? 0 : wide(TextSize.TITLE, "−88") + measure.px(6);
    }

    /**
     * The name in one line, as large as it fits, in two where it has several words; and below it who plays, where there
     * is room for that in one line. No word is broken: of one that is too long the end is left out.
     */
    private Names names(int whole) {
        if (seat == null) return new Names(null, null);
        int width = Math.max(1, isTight(whole) ? whole : beside(whole));
        int small = measure.text(TextSize.SMALL);
        // Where there is no second line, and for a word that is too long, letters may be a little smaller before it is
        // cut.
        boolean tooLong = Stream.of(seat.name().split("\\s+")).anyMatch(word -> wide(small, word) > width);
        int least = plate || tooLong ? (int) Math.ceil(small * SMALLEST_ON_PLATE) : small;
        int pixels = crowded || plate ? small : Math.max(small, Math.min(most, measure.text(TextSize.ANSWER)));
        while (pixels > least && wide(pixels, seat.name()) > width) pixels--;
        boolean broken = Stream.of(seat.name().split("\\s+")).anyMatch(word -> wide(least, word) > width);
        boolean oneLine = plate || cramped || broken || wide(pixels, seat.name()) <= width;
        String said = oneLine ? shortened(pixels, seat.name(), width) : seat.name();
        StageWords name = StageWords.in(this, TextSize.ANSWER.font(pixels), said, width, LEADING);
        String lower = !fuller.isEmpty() && wide(TextSize.SMALL, fuller) <= width ? fuller : sub;
        boolean alone = crowded || plate || !oneLine || wide(TextSize.SMALL, lower) > width;
        return new Names(name, alone ? null : StageWords.in(this, TextSize.SMALL.font(measure), lower, width, LEADING));
    }

    /** @param pixels how high the letters of the name are at most */
    void writeLike(int pixels) {
        if (most == pixels) return;
        most = pixels;
        repaint();
    }

    /** @return how high the letters of the name are, in pixels */
    int lettersSeen() {
        StageWords name = names(getWidth()).name();
        return name == null ? most : name.font().getSize();
    }

    private int wide(int pixels, String words) {
        return getFontMetrics(TextSize.ANSWER.font(pixels)).stringWidth(words);
    }

    /** What is too long loses the end of its first words; a short last one, such as a number, tells seats apart. */
    private String shortened(int pixels, String words, int width) {
        int last = words.lastIndexOf(' ');
        boolean ends = last > 0 && words.length() - last - 1 <= SHORT_END;
        String end = ends ? words.substring(last) : "";
        String start = words.substring(0, words.length() - end.length());
        String rest = words;
        while (start.length() > 1 && wide(pixels, rest) > width) {
            start = start.substring(0, start.length() - 1);
            rest = start.strip() + "…" + end;
        }
        // It would be broken into lines of a letter or two.
        if (wide(pixels, rest) > width) return wide(pixels, end.strip()) > width ? "" : end.strip();
        return rest.length() < LEAST_LETTERS && rest.length() < words.length() ? "" : rest;
    }

    private record Names(StageWords name, StageWords sub) {
        int height() {
            return (name == null ? 0 : name.height()) + (sub == null ? 0 : sub.height());
        }
    }

    @Override
    public Dimension getPreferredSize() {
        int width = Math.max(getWidth(), measure.px(60));
        Names names = names(width);
        int name = names.name() == null ? 0 : names.name().span(this);
        return new Dimension(isTight(width) ? name : name + width - beside(width), high(width));
    }

    /** @return how wide a plate is that has room for all of it */
    int wished() {
        if (seat == null) return measure.px(60);
        return wide(measure.text(TextSize.SMALL), seat.name()) + 100 - beside(100) + 2;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (seat == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            if ((isLit() || offers()) && getModel().isRollover()) {
                g.setColor(StageColour.HOVER.now());
                g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(12)));
            }
            int token = token();
            boolean tight = isTight(getWidth());
            int high = tight ? token : getHeight();
            int edge = plate ? measure.px(7) : 0;
            if (plate) paintPlate(g);
            paintSigns(g, tight, high);
            if (!points.isEmpty()) {
                g.setFont(TextSize.TITLE.font(measure));
                g.setColor(StageColour.INK.now());
                FontMetrics metrics = g.getFontMetrics();
                Figures.paint(
                        g,
                        points,
                        getWidth() - Figures.wide(metrics, points) - measure.px(2) - edge,
                        (high - metrics.getHeight()) / 2 + metrics.getAscent());
            }
            Names names = names(getWidth());
            if (tight) paintNames(g, names, 0, token);
            else paintNames(g, names, edge + token + measure.px(plate ? 6 : 8), (getHeight() - names.height()) / 2);
            if (isLit() && plate) {
                g.setColor(StageColour.LEAD.now());
                g.setStroke(Brush.line(3));
                g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1.5, measure.px(12)));
            }
            if (isFocusOwner()) Brush.focus(g, measure, getWidth(), getHeight(), measure.px(12));
        } finally {
            g.dispose();
        }
    }

    /**
     * Round the head, clear of its letters, on what it lies on.
     *
     * @param on what is seen of that
     * @param off so far from the letters
     */
    void paintLit(Graphics2D g, Rectangle on, int off) {
        if (!isLit()) return;
        g.translate(getX() - on.x - off, getY() - on.y - off);
        g.setColor(StageColour.LEAD.now());
        g.setStroke(Brush.line(3));
        g.draw(Brush.rounded(0, 0, getWidth() + 2 * off, getHeight() + 2 * off, 1.5, measure.px(12)));
    }

    /** Its own ground, with an edge; a thick one for whoever decides. */
    private void paintPlate(Graphics2D g) {
        double radius = getHeight() / 2.0;
        g.setColor((seat.winner() ? StageColour.WON : StageColour.CARD).now());
        g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0.5, radius));
        new TrayEdge(measure, radius, THICK_ON_PLATE).paint(g, getWidth(), getHeight(), seat);
    }

    private void paintNames(Graphics2D g, Names names, int x, int y) {
        g.setColor((seat.out() ? StageColour.SUB : StageColour.INK).now());
        names.name().paint(g, x, y);
        // In a low tray who plays is left out rather than cut.
        if (names.sub() == null || y + names.height() > getHeight() + measure.px(2)) return;
        g.setColor(StageColour.SUB.now());
        names.sub().paint(g, x, y + names.name().height());
    }
}
