package regola.ui.tray;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JPanel;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A SeatTray is a seat at the board's edge: its head, and below it what it owns, as large pieces. The seat that decides
 * has a thick edge. Where it is wide and low, as along the lower edge, the head stands on the left.
 */
public final class SeatTray extends JPanel implements Measured {
    /** How much an empty tray hides of the ground, of 255. */
    private static final int EMPTY = 242;

    private static final long serialVersionUID = 1;
    private static final double THICK = 9;
    private static final double WIDE = 2.2;
    /** A tray that is lower has no room to spare. */
    private static final double LOW = 190;
    /** Zones with less height than this stand beside each other, without their names. */
    private static final double LEAST_ZONE = 66;
    /** What a row of pieces needs below the name of a zone. */
    private static final double LEAST_PIECE = 44;

    /** How large somebody is who sits there, and what lies beside them. */
    private static final double FIGURE = 92;

    private static final double BESIDE = 66;
    private final transient ArtStore art;
    private final transient Hand hand;
    private final TrayHead head;
    /** By the name of each in the rule file, which is the same in every language. */
    private final transient Map<String, ZonePane> zones = new LinkedHashMap<>();

    /** What whoever plays here did in its last turn; null where that is told elsewhere. */
    private TurnBubble bubble;

    private transient Consumer<SeatView> asked = of -> {};
    private transient BiConsumer<SeatView, JComponent> offered = (of, below) -> {};
    private transient SeatView seat;
    private transient Texts texts;
    private boolean low;
    private boolean filmed;
    private boolean foot;
    /** Of all who play: their pieces may be captives here. */
    private transient Set<TraySide> sides = Set.of();

    private boolean flat;
    private boolean columned;
    private boolean whole;
    private int aside;
    private boolean covered;
    private boolean alone;
    private boolean large;
    /** How somebody sits here instead of a tray; null for a tray. */
    private transient BoardLook.Perch perch;

    private transient UnaryOperator<String> unders = zone -> null;
    private transient Measure measure = Measure.of(1280, 800, 1);
    /** How the room is shared between zones: by what lay in each when they were first seen. */
    private final transient Map<String, Integer> shares = new LinkedHashMap<>();

    public SeatTray(ArtStore art, Hand hand) {
        super(null);
        this.art = art;
        this.hand = hand;
        head = new TrayHead(art);
        head.addActionListener(e -> {
            if (seat == null) return;
            if (head.counts()) asked.accept(seat);
            if (head.offers()) offered.accept(seat, head);
            else if (!head.counts()) hand.point(List.of(seat.ref()));
        });
        add(head);
        setOpaque(false);
        addMouseListener(hand.ground(List::of)); // a press on it is none on the board below
    }

    /** @param next whether whoever begins to act bows */
    void setMotion(MotionLevel next) {
        head.setMotion(next);
    }

    /**
     * Keeps room for what lies here at other times: what a hand lies on the board for whoever looks is in its tray for
     * the others.
     *
     * @param all zones as another seat has them
     */
    void reserve(List<ZoneView> all) {
        ZoneKeys.keyed(all).forEach(this::pane);
    }

    /**
     * From now on somebody is seen here with all that the seat has at hand, under a plate with the name.
     *
     * @param how they sit; null for a tray
     * @param under the drawing below what lies in a zone of that name; null for none
     */
    void perch(BoardLook.Perch how, UnaryOperator<String> under) {
        if (Objects.equals(how, perch)) return;
        perch = how;
        unders = under;
        revalidate();
    }

    /** @param mood what whoever plays here feels from now on */
    void feel(Mood mood) {
        head.feel(mood);
    }

    /** @param next is told the seat whose points somebody wants to understand */
    void onCounting(Consumer<SeatView> next) {
        asked = next;
        head.setCounting(true);
    }

    /**
     * @param look gets what is to be seen on the board of the last turn of whoever plays here, which is told from now
     *     on
     */
    void onTurn(Consumer<OverlayView> look) {
        bubble = new TurnBubble(art, look);
        add(bubble, 0);
    }

    /** As {@link TurnBubble#setFewer}. */
    void setTelling(int next) {
        if (bubble != null && bubble.setFewer(next)) revalidate();
    }

    /** @return how much higher a tray is in which that is told in so many lines fewer; 0 where nothing ever is */
    int turnHeight(int width, int less) {
        boolean speaks = bubble != null && !isPerched() && seat != null && seat.sort() == SeatView.Sort.COMPUTER;
        return speaks ? TurnBubble.high(measure, width - 2 * measure.px(12), less) : 0;
    }

    private int told() {
        return bubble == null ? 0 : turnHeight(getWidth(), bubble.fewer());
    }

    /** From now on it is seen in a film. */
    void film() {
        filmed = true;
    }

    /** @param next is told the seat of which somebody wants to know who else could play there */
    void onOffering(BiConsumer<SeatView, JComponent> next) {
        offered = next;
        head.setOffering(true);
    }

    /** As {@link TrayHead#beforeClass}. */
    void beforeClass() {
        head.beforeClass();
    }

    private boolean isPerched() {
        return perch != null;
    }

    private void pane(String key, ZoneView zone) {
        if (zones.containsKey(key)) return;
        ZonePane pane = new ZonePane(art, hand);
        pane.measure(measure);
        if (filmed) pane.film();
        if (isPerched()) pane.heap(unders.apply(ZoneKeys.nameOf(zone)));
        zones.put(key, pane);
        shares.put(key, zone.first());
        add(pane);
        revalidate();
    }

    /** As the longer one, where nobody in particular sits there, as in a lesson. */
    public void show(SeatView next, Texts inLanguage) {
        head.setTaken(false);
        show(next, inLanguage, false);
    }

    /**
     * Where everybody is played from one place, as in a lesson: only the learner's own seat is addressed.
     *
     * @param own whether it is the learner's
     */
    public void showToLearner(SeatView next, Texts inLanguage, boolean own) {
        head.setTaken(own);
        show(next, inLanguage, own);
    }

    /** @param next whether pieces here are as large as a person's, even if nobody is to press them */
    void setLarge(boolean next) {
        large = next;
    }

    /** @param reader to whom it is said what was done here; null if to nobody in particular */
    void tellTo(SeatView reader) {
        if (bubble != null) bubble.show(seat, reader, texts);
    }

    /** @param only whether no other seat is a person's */
    void show(SeatView next, Texts inLanguage, boolean only) {
        // Other words may need more lines than those before.
        if (seat != null && (texts != inLanguage || !seat.name().equals(next.name()))) revalidate();
        alone = only;
        seat = next;
        texts = inLanguage;
        setName("seat." + next.id());
        head.show(next, texts, measure, only, isPerched());
        getAccessibleContext().setAccessibleName(head.getAccessibleContext().getAccessibleName());
        if (hand.holds()) return; // what is in the hand stays there
        long before = titles();
        Map<String, ZoneView> keyed = ZoneKeys.keyed(next.zones());
        keyed.forEach(this::pane);
        boolean asLarge = large || next.sort() == SeatView.Sort.HUMAN;
        for (Map.Entry<String, ZonePane> each : zones.entrySet()) {
            ZoneView shown = keyed.get(each.getKey());
            if (shown == null) each.getValue().empty();
            else {
                each.getValue().counting(next.counting());
                each.getValue().show(shown, next.ref(), next.name(), asLarge, measure, texts);
            }
        }
        if (titles() != before) revalidate();
        repaint();
    }

    /** How many parts have a name because of what lies there. */
    private long titles() {
        return zones.values().stream()
                .filter(zone -> zone.hasCaptives(seat, sides))
                .count();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        if (bubble != null) bubble.measure(next);
        zones.values().forEach(zone -> zone.measure(next));
        if (seat != null) show(seat, texts, alone);
        revalidate();
    }

    private int inset() {
        return inset(zones.isEmpty() && isWide());
    }

    private int inset(boolean bare) {
        return flat ? row().inset() : measure.px(low || bare ? 9 : 12);
    }

    /** @param next whether all lies in one row, no higher than it has to be */
    public void setFlat(boolean next) {
        columned &= !next;
        if (flat == next) return;
        flat = next;
        revalidate();
    }

    /** @param next whether its ground is as wide as its room, so that it ends where others beside it do */
    public void setWhole(boolean next) {
        if (whole == next) return;
        whole = next;
        repaint();
    }

    /** @param next how much at its right end is kept free for what is nobody's: it may come to lie there */
    public void setAside(int next) {
        if (aside == next) return;
        aside = next;
        revalidate();
        repaint();
    }

    /** @param next whether its ground ends before what lies at its right end */
    public void setCovered(boolean next) {
        if (covered == next) return;
        covered = next;
        repaint();
    }

    /** @return the height in which all lies in one row beside the name; 0 if it needs more */
    public int rowHeight(int width) {
        if (zones.isEmpty()) return 0;
        int inset = row().inset();
        int room = width - 3 * inset - flatSide() - zones.size() * measure.px(6);
        double all = zones.keySet().stream()
                .mapToInt(key -> sharing().weight(key, true))
                .sum();
        int size = row().piece();
        for (Map.Entry<String, ZonePane> each : zones.entrySet()) {
            int part = (int) Math.floor(room * sharing().weight(each.getKey(), true) / all);
            int row = each.getValue().rowSize(part, size);
            if (row < 0) return 0;
        }
        return row().height();
    }

    /** Whether heaps of several sorts lie beside each other: they are told apart by their names. */
    private boolean isHeaped() {
        return zones.size() > 1;
    }

    private Sharing sharing() {
        return new Sharing(zones, shares, measure, flat, columned);
    }

    private FlatRow row() {
        return new FlatRow(measure, isHeaped());
    }

    /** How much the name takes where there is room for one row. */
    private int flatSide() {
        return Math.min(measure.round(190), Math.max(measure.round(112), head.wished()));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(measure.px(200), measure.px(200));
    }

    @Override
    public void doLayout() {
        if (isPerched()) {
            sit();
            return;
        }
        int inset = inset();
        int width = Math.max(0, getWidth() - aside - 2 * inset);
        int height = Math.max(0, getHeight() - 2 * inset);
        double titled = FlatRow.name(measure) + measure.px(LEAST_PIECE);
        if (isWide() && !zones.isEmpty()) {
            int side = flat ? flatSide() : Math.min(measure.px(190), width / 3);
            zones.values().forEach(zone -> zone.setCentred(true));
            // As long as what lies there stays large enough.
            double least = flat ? row().height() - 2 * inset : titled;
            zones.values().forEach(zone -> zone.setTitled(isHeaped() && height >= least));
            head.fit(side, low, height);
            if (bubble != null) bubble.setBounds(0, 0, 0, 0);
            // Clear of the thick edge.
            int more = flat ? measure.px(6) : 0;
            head.setBounds(inset + more, inset, side, height);
            int beside = inset + more + side + inset;
            sharing().among(beside, inset, getWidth() - aside - inset - beside, height, true);
        } else {
            int slot = told();
            int high = head.fit(width, low, height - slot);
            boolean up = growsUpwards();
            zones.values().forEach(zone -> zone.setCentred(false));
            // Where it is all there is, it stands clear of the thick edge.
            int more = isWide() ? measure.px(6) : 0;
            head.setBounds(inset + more, up ? getHeight() - inset - high : inset, width - 2 * more, high);
            if (bubble != null) bubble.stand(head, slot, up);
            int top = up ? inset : inset + high + slot + measure.px(6);
            int room = Math.max(0, getHeight() - 2 * inset - high - slot - measure.px(6));
            zones.values().forEach(zone -> zone.setUpwards(up));
            boolean beside =
                    zones.size() > 1 && (double) room / zones.size() < Math.max(measure.px(LEAST_ZONE), titled);
            boolean hasRoom = zones.size() > 1 || room >= titled;
            zones.values()
                    .forEach(zone ->
                            zone.setTitled(hasRoom && !beside && (zones.size() > 1 || zone.hasCaptives(seat, sides))));
            sharing().among(inset, top, width, room, beside);
        }
    }

    /** The plate above, below it somebody on the left and what they have on the right. */
    private void sit() {
        int plate = Math.min(getWidth(), Math.max(head.wished(), getWidth() * 2 / 3));
        int high = Math.min(head.high(plate, true), getHeight());
        head.setBounds((getWidth() - plate) / 2, 0, plate, high);
        int top = high + measure.px(4);
        Rectangle figure = figure();
        int count = Math.max(1, zones.size());
        int each = Math.max(1, Math.min(measure.px(BESIDE), (getWidth() - figure.width) / count));
        int x = figure.x + figure.width;
        for (Map.Entry<String, ZonePane> zone : zones.entrySet()) {
            zone.getValue().setTitled(false);
            zone.getValue().setBounds(x, top, each, Math.max(1, Math.min(getHeight() - top, measure.px(BESIDE))));
            zone.getValue().doLayout();
            x += each;
        }
    }

    /** Where somebody sits: all they have beside them, they are in the middle. */
    private Rectangle figure() {
        int top = head.getHeight() + measure.px(2);
        int size = Math.max(1, Math.min(getHeight() - top, getWidth() / 2));
        int beside = Math.min(measure.px(BESIDE) * zones.size(), getWidth() - size);
        return new Rectangle((getWidth() - size - beside) / 2, getHeight() - size, size, size);
    }

    /** @return the height in which somebody sits with a plate above */
    int sittingHeight() {
        return head.high(getWidth(), true) + measure.px(FIGURE + 2);
    }

    /**
     * @param most as high as it may be
     * @return the height in which what lay here at first has room in rows; what is to come has two rows
     */
    int wishedHeight(int width, int most) {
        low = most < measure.px(LOW);
        // By what it will be, not by what it is before it is laid out: else it would become lower later.
        int inset = inset(zones.isEmpty() && width > WIDE * bareHeight(width, inset(true)));
        int high = bareHeight(width, inset);
        for (Map.Entry<String, ZonePane> each : zones.entrySet()) {
            int first = shares.get(each.getKey());
            high += each.getValue().wishedHeight(width - 2 * inset, first == 0 ? Sharing.TO_COME : first)
                    + measure.px(6);
        }
        return high;
    }

    private int bareHeight(int width, int inset) {
        return 2 * inset + head.high(width - 2 * inset, low) + measure.px(6);
    }

    /** @return the height in which all that is here has room in two columns, and no more */
    public int columnHeight(int width) {
        flat = false;
        columned = true;
        int high = bareHeight(width, inset());
        for (ZonePane zone : zones.values()) high += zone.columnHeight(width - 2 * inset()) + measure.px(6);
        return high;
    }

    /** Pieces are as large in one tray as in the others, and lie alike. @param all trays as they are laid out */
    public static void alike(List<SeatTray> all) {
        all.stream().flatMap(tray -> tray.zones.keySet().stream()).distinct().forEach(name -> {
            List<ZonePane> panes = all.stream()
                    .filter(tray -> tray.isVisible() && !tray.isPerched())
                    .map(tray -> tray.zones.get(name))
                    .filter(Objects::nonNull)
                    .toList();
            OneSize.Alike alike = OneSize.alike(panes);
            panes.forEach(pane -> pane.setAlike(alike));
        });
    }

    /** Writes names in one tray as large as in the others. @param all trays as they are laid out */
    public static void namedAlike(List<SeatTray> all) {
        List<TrayHead> heads = all.stream()
                .filter(tray -> tray.isVisible() && tray.seat != null)
                .map(tray -> tray.head)
                .toList();
        heads.forEach(each -> each.writeLike(Integer.MAX_VALUE));
        int size = heads.stream().mapToInt(TrayHead::lettersSeen).min().orElse(Integer.MAX_VALUE);
        heads.forEach(each -> each.writeLike(size));
    }

    /** @return whether numbers have room beside all bunches that are here */
    boolean hasRoomBeside() {
        return zones.values().stream().allMatch(ZonePane::hasRoomBeside);
    }

    /** As {@link ZonePane#setOnPlates}. */
    void setOnPlates(boolean next) {
        zones.values().forEach(zone -> zone.setOnPlates(next));
    }

    /** @return whether in a tray of that width the name has no room beside the token */
    boolean isTight(int width) {
        head.setAlike(false);
        return head.isTight(width - 2 * inset());
    }

    /** @param all who play, this seat too */
    void among(Set<TraySide> all) {
        sides = all;
    }

    /** @param next whether it stands at the lower end of a column: what comes to lie here lies above the name then */
    void setFoot(boolean next) {
        foot = next;
    }

    /** What is empty at first grows from where the head is; nothing of it moves. */
    private boolean growsUpwards() {
        if (foot && zones.isEmpty() && told() > 0) return true;
        return foot
                && !isWide()
                && !shares.isEmpty()
                && shares.values().stream().allMatch(count -> count == 0);
    }

    /** @param next whether the name stands below the token, as another seat's does */
    void setTight(boolean next) {
        head.setAlike(next);
    }

    private boolean isWide() {
        return getWidth() > WIDE * (getHeight() - told());
    }

    /** @return where a zone's next piece would come to lie, in the pixels of another component; null if not here */
    public Point placeOf(String site, JComponent other) {
        for (ZonePane zone : zones.values()) if (site.equals(zone.site())) return zone.next(other);
        return null;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (seat == null) return;
        Graphics2D g = Brush.smooth(graphics);
        try {
            if (isPerched()) {
                Sitter.paint(g, this, figure(), seat, perch, art);
                return;
            }
            double radius = measure.px(16);
            Rectangle plate = plate();
            g.translate(plate.x, plate.y);
            int w = plate.width;
            int h = plate.height;
            g.setColor(ground());
            g.fill(Brush.rounded(0, 0, w, h, 0.5, radius));
            new TrayEdge(measure, radius, THICK).paint(g, w, h, seat);
            head.paintLit(g, plate, Math.min(inset() - measure.px(2), measure.px(6)));
        } finally {
            g.dispose();
        }
    }

    /**
     * What is seen of the tray: as much as is used of its room, from its head on. The room stays its own, so that
     * nothing moves when it fills, but the board is seen there.
     */
    Rectangle plate() {
        Rectangle all = new Rectangle(getWidth() - (covered ? aside : 0), getHeight());
        if (zones.isEmpty() && told() == 0 || head.getHeight() == 0) return all;
        Rectangle used = head.getBounds();
        if (told() > 0 && bubble.isVisible()) used.add(bubble.getBounds());
        for (ZonePane zone : zones.values()) {
            Rectangle part = zone.used();
            if (!part.isEmpty()) used.add(part);
        }
        int inset = inset();
        if (whole) return all;
        if (isWide()) all.width = Math.min(all.width, used.x + used.width + 2 * inset);
        else if (growsUpwards()) all = new Rectangle(0, used.y - inset, all.width, all.height - used.y + inset);
        else all.height = Math.min(all.height, used.y + used.height + inset);
        return all;
    }

    /** Where nothing lies and nobody decides, the ground is seen through: an empty tray is no white box. */
    private Color ground() {
        if (seat.winner()) return StageColour.WON.now();
        Color card = StageColour.CARD.now();
        boolean empty = zones.values().stream().allMatch(zone -> zone.buttons().isEmpty());
        // A whole row lies over scenery, where words on a ground that is seen through are hard to read.
        if (whole || seat.deciding() || !empty || seat.zones().isEmpty()) return card;
        return new Color(card.getRed(), card.getGreen(), card.getBlue(), EMPTY);
    }

    /** @return the colour of a seat; null is nobody's */
    public static Color colour(SeatView seat) {
        try {
            return seat == null || seat.colour() == null ? StageColour.EDGE.now() : Color.decode(seat.colour());
        } catch (NumberFormatException badlyWritten) {
            return StageColour.EDGE.now();
        }
    }

    List<ZonePane> panes() {
        return List.copyOf(zones.values());
    }
}
