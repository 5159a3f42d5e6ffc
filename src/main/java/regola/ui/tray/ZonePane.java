package regola.ui.tray;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ArtIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.view.Texts;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A ZonePane is what lies in one zone, each piece in a cell of its own. When a piece goes its cell stays free, so that
 * nothing that one might press moves; what comes takes the first free one.
 */
final class ZonePane extends JPanel {
    private static final long serialVersionUID = 1;
    static final int GAP = 4;
    private static final int TO_COME = 5;
    /** Where something lay from the start, so many come back at a time. */
    private static final int BACK = 2;
    /** So many pieces may be as large as there is room. */
    private static final int FEW = 4;
    /** No piece that is pressed is smaller, in pixels. */
    private static final int LEAST = 44;
    /** Before pieces become a stack they are as small as this, in pixels: as on a board in the least windows. */
    private static final int SMALL = 26;
    /** In the least windows what is only looked at may be smaller. */
    static final int LEAST_HEAPED = 36;
    /**
     * Rather as small as this than over each other lie bunches, of which there is room for so many from the first on.
     */
    private static final int LEAST_BUNCH = 30;

    private static final int BUNCHES = 4;

    /** How large a heap is at most, in units of space. */
    private static final double HEAP = 76;

    private static final double CLOSED = 112;

    private final transient ArtStore art;
    private final transient Hand hand;
    private final transient List<PieceButton> buttons = new ArrayList<>();
    /** What lies in each cell: the name of a piece, or null while it is free. */
    private final transient List<String> cells = new ArrayList<>();
    /** What the button in each cell is called. */
    private final transient CellNames called = new CellNames();

    private transient ZoneView zone;
    private transient Texts texts;
    private transient Ref owner;
    private String ownerName = "";
    private String counting = "";
    private boolean large;
    private transient Set<Ref> ringed = Set.of();
    private boolean titled;
    /** Whether all lies in one heap, however much room there is. */
    private boolean heaped;
    /** A drawing below what lies here, or null. */
    private String under;
    /** As many pieces, and sorts of pieces, as ever lay here in this match. */
    private int mostPieces = 1;

    private int mostKinds = 1;
    /** How many pieces lay here when it was first seen, or the most that lie here in a lesson; -1 before that. */
    private int first = -1;

    private int mostSeen;
    /** Whether it has little room since nothing lay here when all that is to come was shown; null before. */
    private Boolean spare;

    /** Whether anything here has counted together in this match. */
    private boolean bunched;

    private boolean closed;
    private boolean captives;
    /** Whether it is seen in a film: what means nothing to who knows no rule yet is not written. */
    private boolean filmed;
    /** How many bunches lay here at most, where pieces lie by sides. */
    private int bunches;

    /** Whether these had no room beside each other: then all of a side are one. */
    private boolean crowded;
    /** What captives of each side are called by; empty where nothing lies by sides. */
    private transient Map<TraySide, String> sides = Map.of();

    /** Whether it fills from its lower edge upwards. */
    private boolean upwards;

    private boolean centred;
    /** What pieces of this sort have in common in all trays. */
    private transient OneSize.Alike alike = OneSize.Alike.NOTHING;
    /** Whether numbers stand on bunches because in another tray they have no room beside them. */
    private boolean onPlates;

    private transient Cells laid;
    /** What stands for a cell: with another all cells are given anew. */
    private transient Cells.Way way;

    private transient Measure measure = Measure.of(1280, 800, 1);

    ZonePane(ArtStore art, Hand hand) {
        super(null);
        setOpaque(false);
        this.art = art;
        this.hand = hand;
        addMouseListener(hand.ground(this::ground)); // with a tip of its own it hears what its tray would
    }

    /**
     * @param seat whose it is, or null
     * @param asLarge whether a person is to press its pieces
     */
    void show(ZoneView next, Ref seat, String seatName, boolean asLarge, Measure sizes, Texts inLanguage) {
        texts = inLanguage;
        zone = next;
        owner = seat;
        ownerName = seatName;
        measure = sizes;
        if (large != asLarge) laid = null;
        large = asLarge;
        setName("zone." + next.site());
        setToolTipText(next.about().isEmpty() ? null : next.about());
        if (first < 0) {
            first = next.first();
            mostPieces = first == 0 ? TO_COME : first;
        }
        mostSeen = Math.max(mostSeen, next.count());
        if (spare != null && first > 0 && next.count() > first) hollow(next.count());
        // Room grows by leaps, so that what lies here seldom becomes smaller.
        while (mostPieces < next.count()) mostPieces += first == 0 ? TO_COME : BACK;
        mostKinds = Math.max(Math.max(mostKinds, isBunched() ? BUNCHES : 1), piles().size());
        fill();
    }

    /** @param most how many lie in such a place of any seat in all that is to come; where none does, none moves it */
    void foreseen(int most) {
        if (spare != null) return;
        spare = first <= 0 && mostSeen == 0;
        if (first > 0) hollow(Math.max(first, most));
    }

    int mostSeen() {
        return mostSeen;
    }

    /** In a lesson there is a hollow for each, and no room kept for more. */
    private void hollow(int pieces) {
        first = pieces;
        mostPieces = pieces;
    }

    boolean isSpare() {
        return spare != null && spare;
    }

    private boolean isLit() {
        return zone.roles().contains(Role.LEGAL) || zone.roles().contains(Role.TARGET);
    }

    /** What its ground means: itself, where something may go there. */
    private List<Ref> ground() {
        return zone != null && isLit() ? List.of(Ref.site(zone.site())) : List.of();
    }

    /** @param rings what is to be looked at now */
    void mark(Set<Ref> rings) {
        ringed = Set.copyOf(rings);
        if (zone != null) for (PieceButton piece : buttons()) piece.mark(ringed, zone.site());
        repaint();
    }

    int first() {
        return first;
    }

    /** @return its name in positions; null before anything was shown */
    String site() {
        return zone == null ? null : zone.site();
    }

    /** @return what lies in each cell, or null */
    List<String> inCells() {
        return cells;
    }

    /** @param order of the same things, cell by cell */
    void lie(List<String> order) {
        cells.clear();
        cells.addAll(order);
        place();
    }

    /** Nothing lies here as far as whoever looks can see; the room stays. */
    void empty() {
        if (zone == null) return;
        zone = new ZoneView(zone.site(), zone.name(), zone.about(), List.of(), java.util.Set.of());
        fill();
    }

    /** @param names of all sides, where pieces of several lie together and are told apart by them */
    void bySides(Map<TraySide, String> names) {
        if (sides.equals(names)) return;
        sides = Map.copyOf(names);
        bunches = sides.size();
        laid = null;
    }

    /** @param next whether it fills from its lower edge upwards, with its name below */
    void setUpwards(boolean next) {
        if (upwards == next) return;
        upwards = next;
        laid = null;
    }

    /** Whether what lies here is nobody's place, and each piece is somebody's. */
    private boolean isOfSides() {
        return !sides.isEmpty()
                && !isClosed()
                && zone.piles().stream()
                        .noneMatch(pile -> pile.piece().hidden()
                                || TraySide.name(pile, sides).isEmpty());
    }

    /** What lies here, and where it lies by sides all of one together: so there is a cell for each from the start. */
    private List<PileView> piles() {
        if (!isOfSides()) return zone.piles();
        List<PileView> together = TraySide.together(zone.piles(), true);
        bunches = Math.max(bunches, Math.max(sides.size(), together.size()));
        return crowded ? TraySide.together(zone.piles(), false) : together;
    }

    /** @return for how many bunches there is room where pieces lie by sides; never fewer than there have been */
    private int bunches() {
        piles();
        return bunches;
    }

    /** @return whether pieces of others lie here than of whose place it is */
    boolean hasCaptives(SeatView of, Set<TraySide> all) {
        captives |= zone != null && of != null && TraySide.areOthers(zone.piles(), TraySide.of(of), all);
        return captives;
    }

    void film() {
        filmed = true;
    }

    /** @return whether it is to bear its name: in a film nothing that is empty does */
    boolean isNamed() {
        return titled && !(filmed && zone.count() == 0);
    }

    /** @param next whether its name stands above what lies here */
    void setTitled(boolean next) {
        if (titled == next) return;
        titled = next;
        laid = null;
    }

    /** @param drawing below what lies here, all of it in one heap; null for none */
    void heap(String drawing) {
        heaped = true;
        under = drawing;
        laid = null;
    }

    private int head() {
        return titled ? FlatRow.name(measure) : 0;
    }

    private int wished() {
        return measure.px(large ? 88 : 68);
    }

    private int least() {
        return Math.max(large ? measure.px(56) : measure.target(), large ? measure.target() : measure.px(40));
    }

    /** @return the height in which so many pieces would lie in rows */
    int wishedHeight(int width, int pieces) {
        int size = Math.min(width, pieces > FEW ? (least() + wished()) / 2 : wished());
        int inRow = Math.max(1, (width + GAP) / (size + GAP));
        return head() + (Math.max(1, pieces) + inRow - 1) / inRow * (size + GAP);
    }

    /**
     * @return how high it is with its name where one drawing stands for all that ever lies here, or one for what each
     *     side has here; 0 if it needs all the room it gets
     */
    int neededHeight(int width) {
        if (zone != null && isClosed()) return FlatRow.name(measure) + Math.min(width, measure.px(CLOSED));
        if (zone == null || zone.count() == 0 || !isOfSides()) return 0;
        int bunches = bunches();
        // Beside each other rather than large: then two trays of one match are alike, however long the names.
        int size = wished();
        while (size > least() && inRow(width, size) < bunches) size--;
        if (inRow(width, size) < bunches) size = wished();
        int inRow = Math.max(1, inRow(width, size));
        return FlatRow.name(measure) + (bunches + inRow - 1) / inRow * (size + GAP);
    }

    /**
     * @return the height in which all that lay here at first, or is to come, lies in two columns at least; one row
     *     where nothing is
     */
    int columnHeight(int width) {
        if (isSpare()) return head() + Math.min(LEAST, width) + GAP;
        if (zone == null || mostPieces <= FEW || isClosed() || isBunched() || isOfSides())
            return wishedHeight(width, mostPieces);
        int size = Math.max(LEAST, Math.min(wished(), (width + GAP) / 2 - GAP));
        int inRow = Math.max(1, (width + GAP) / (size + GAP));
        return head() + (mostPieces + inRow - 1) / inRow * (size + GAP);
    }

    /**
     * @param wished how large pieces would be
     * @return how large they are where all lie in one row; 0 if there is nothing, below 0 if they need more room
     */
    int rowSize(int width, int wished) {
        if (zone == null || first <= 0 && zone.count() == 0) return 0;
        if (isBunched() && mostKinds * (LEAST_HEAPED + GAP) <= width) return Math.min(wished, LEAST);
        if (heaped || isClosed() || isOfSides() || isBunched() || mostPieces <= FEW) return -1;
        int size = Math.min(wished, Cells.inOneRow(width, GAP, mostPieces, LEAST));
        return size < LEAST ? -1 : size;
    }

    /** @param next whether what lies here stands in the middle of its height */
    void setCentred(boolean next) {
        if (centred == next) return;
        centred = next;
        laid = null;
    }

    private int inRow(int width, int size) {
        return (width + GAP) / (size + beside() + GAP);
    }

    void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        laid = null;
    }

    @Override
    public void doLayout() {
        laid = null;
        fill();
    }

    private void fill() {
        if (zone == null || getWidth() == 0) return;
        laid = isBunched() ? cells().spread(getWidth(), GAP, besideBunch()) : cells();
        if (first > 0) laid = laid.even(first, mostPieces);
        if (way != laid.way()) {
            cells.clear();
            called.clear();
        }
        way = laid.way();
        Settling.settle(cells, piles(), way);
        place();
        repaint();
    }

    private Cells cells() {
        int high = getHeight() - head();
        if (heaped || isClosed()) return Cells.heap(getWidth(), high, measure.px(heaped ? HEAP : CLOSED));
        Cells one = part() == null ? null : part().cells(alike.size(), GAP);
        if (one != null) return one;
        Cells found = cells(high, least());
        // Where letters are large a piece may be smaller than they would have it, before all becomes one heap.
        boolean close = isBunched() && found.across() < found.wide();
        if (close || found.way() == Cells.Way.HEAP)
            found = cells(high, Math.min(least(), isBunched() ? LEAST_BUNCH : LEAST_HEAPED));
        if (found.way() == Cells.Way.EACH || isOfSides() || isBunched()) return found;
        // Pieces that are counted at a glance, as small as on the smallest board, rather than a stack with a number.
        Cells each = Cells.of(getWidth(), high, LEAST, SMALL, SMALL, GAP, mostPieces, mostKinds);
        return each.way() == Cells.Way.EACH ? each : found;
    }

    /** @return the room for pieces as large as in other trays; null where they have a size of their own */
    OneSize.Part part() {
        if (zone == null || getWidth() == 0 || first <= 0 && zone.count() == 0) return null;
        if (heaped || isClosed() || isOfSides() || isBunched()) return null;
        return new OneSize.Part(getWidth(), getHeight() - head(), wished(), mostPieces);
    }

    void setAlike(OneSize.Alike next) {
        boolean other = !alike.equals(next);
        alike = next;
        if (other) fill();
    }

    private Cells cells(int high, int least) {
        int most = Math.max(wished(), least);
        if (isOfSides()) {
            // What nobody presses is smaller rather than covered by what lies beside it, most of all heaps of a side.
            int small = large ? least : Math.min(least, LEAST_HEAPED);
            Cells each = Cells.bunches(getWidth(), high, most, small, GAP, bunches(), beside());
            crowded = each.way() == Cells.Way.HEAP || each.across() < each.wide();
            int tiny = large ? least : Math.min(least, SMALL);
            return crowded ? Cells.bunches(getWidth(), high, most, small, tiny, GAP, sides.size(), beside()) : each;
        }
        if (!isBunched())
            return Cells.of(getWidth(), high, most, least, Math.min(least, LEAST), GAP, mostPieces, mostKinds);
        return Cells.bunches(getWidth(), high, most, least, GAP, mostKinds, onPlates ? 0 : besideBunch());
    }

    /** @return whether numbers have room beside each bunch that lies here; as long as nothing does, they would have */
    boolean hasRoomBeside() {
        if (zone == null || getWidth() == 0 || !isBunched() || heaped || isClosed()) return true;
        int least = Math.min(least(), LEAST);
        Cells found = Cells.bunches(getWidth(), getHeight() - head(), wished(), least, GAP, mostKinds, besideBunch());
        return found.wide() > found.size();
    }

    /** @param next whether numbers stand on bunches, though here they had room beside them */
    void setOnPlates(boolean next) {
        if (onPlates == next) return;
        onPlates = next;
        laid = null;
        fill();
    }

    private int besideBunch() {
        return PieceButton.besideBunch(this, measure);
    }

    private int beside() {
        return TraySide.beside(sides, this, measure);
    }

    /** Whether one drawing stands for all that lies here, such as a bag. */
    private boolean isClosed() {
        closed |= zone.piles().size() == 1 && zone.piles().get(0).piece().id().equals(zone.site());
        return closed;
    }

    /** Whether what is alike lies together because it counts together. */
    private boolean isBunched() {
        bunched |= zone.piles().stream().anyMatch(pile -> !pile.worth().isEmpty());
        return bunched;
    }

    private void place() {
        Map<String, PileView> piles = new HashMap<>();
        Map<String, PieceButton> before = new HashMap<>();
        for (PieceButton old : buttons) before.put(old.getName(), old);
        piles().forEach(pile -> piles.putIfAbsent(Settling.key(pile, way), pile));
        List<PieceButton> next = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        called.give(zone.site(), cells, piles);
        for (int i = 0; i < cells.size(); i++) {
            PileView pile = cells.get(i) == null ? null : piles.get(cells.get(i));
            if (pile == null) continue;
            String name = called.of(i);
            boolean first = seen.add(cells.get(i));
            PieceButton button = before.remove(name);
            if (button == null) button = new PieceButton(art, hand, measure);
            button.setName(name);
            boolean whole = laid.way() != Cells.Way.EACH;
            PileView shown = laid.way() == Cells.Way.HEAP ? new PileView(pile.piece(), zone.count()) : pile;
            button.show(shown, whole, refs(pile), zone.name(), ownerName, PieceButton.points(shown, texts), measure);
            if (!shown.worth().isEmpty() && !counting.isEmpty()) button.counting(counting);
            // How many there are of what is nobody's is no part of a story.
            button.counts(!filmed || owner != null);
            button.caption(isOfSides() && laid.way() == Cells.Way.KIND ? TraySide.name(pile, sides) : "");
            button.mark(ringed, zone.site());
            button.setFocusable(first); // one stop for all that are alike
            button.setBounds(place(laid.at(i, GAP)));
            next.add(button);
        }
        TrayKeys.stops(next);
        if (next.equals(buttons)) return;
        TrayKeys.replace(this, buttons, next);
    }

    /** @param how points come about, in words, for who looks at what brings some; may be empty */
    void counting(String how) {
        counting = how;
    }

    /** What is less than a row stands in the middle. */
    private int indent() {
        boolean asAtFirst = first >= cells.size() && laid.way() == Cells.Way.EACH;
        int few = laid.way() == Cells.Way.HEAP ? 1 : asAtFirst ? first : laid.columns();
        int inRow = Math.max(1, Math.min(laid.columns(), few));
        return Math.max(0, (getWidth() - (inRow - 1) * laid.across() - laid.wide()) / 2);
    }

    private Rectangle place(Rectangle cell) {
        return new Rectangle(cell.x + indent(), down(cell), cell.width, cell.height);
    }

    /** @return where a cell begins, from above */
    private int down(Rectangle cell) {
        return upwards ? getHeight() - head() - cell.y - cell.height : cell.y + head() + above();
    }

    /** How much is left free above rows that are not as high as the room for them. */
    private int above() {
        if (!centred || laid.way() == Cells.Way.HEAP) return 0;
        int most = laid.way() == Cells.Way.EACH ? mostPieces : mostKinds;
        int last = Math.min(Math.max(most, cells.size()), Math.max(1, laid.count())) - 1;
        return Math.max(0, (getHeight() - head() - laid.at(last, GAP).y - laid.size()) / 2);
    }

    private List<Ref> refs(PileView pile) {
        List<Ref> refs = new ArrayList<>(pile.piece().refs());
        refs.add(Ref.site(zone.site()));
        if (owner != null) refs.add(owner);
        return refs;
    }

    /**
     * @return what is used of it, in the pixels of what holds it: the cells of what lay here at first; all where
     *     something may be put and none lay; else what lies here, and no more than its name while it is empty
     */
    Rectangle used() {
        if (zone == null) return new Rectangle();
        boolean empty = zone.count() == 0 && !isLit() && first <= 0 && under == null;
        // Its name stands there all the same, and must not stand outside of the tray.
        int title = upwards ? getHeight() - head() : 0;
        if (empty) return isNamed() ? new Rectangle(getX(), getY() + title, getWidth(), head()) : new Rectangle();
        boolean kept = first > 0 && laid != null;
        if (isLit() && (!kept || isBunched()) || heaped || isClosed()) return getBounds();
        Rectangle used = kept ? place(laid.at(Math.min(first, laid.count()) - 1, GAP)) : new Rectangle();
        for (PieceButton button : buttons) used = used.isEmpty() ? button.getBounds() : used.union(button.getBounds());
        if (used.isEmpty()) return used;
        if (titled) used.add(0, upwards ? getHeight() : 0);
        used.translate(getX(), getY());
        return used;
    }

    List<PieceButton> buttons() {
        return buttons;
    }

    /** @return where the next piece would come to lie, in the pixels of another component */
    Point next(JComponent other) {
        if (laid == null) return SwingUtilities.convertPoint(this, getWidth() / 2, getHeight() / 2, other);
        int free = cells.indexOf(null) < 0 ? cells.size() : cells.indexOf(null);
        Rectangle at = laid.at(Math.min(free, Math.max(0, laid.count() - 1)), GAP);
        return SwingUtilities.convertPoint(this, (int) at.getCenterX() + indent(), down(at) + at.height / 2, other);
    }

    /** What is written on pieces stands above all of them, in whatever order they lie. */
    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        for (PieceButton button : buttons) {
            if (!button.isVisible()) continue;
            Graphics2D g = Brush.smooth(graphics);
            g.translate(button.getX(), button.getY());
            button.paintWords(g);
            g.dispose();
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (zone == null) return;
        ZoneName name = new ZoneName(zone.name(), measure);
        Graphics2D g = Brush.smooth(graphics);
        try {
            boolean marked = zone != null && ringed.contains(Ref.site(zone.site()));
            if (isLit() || marked) ZoneFrame.paint(g, marked, getWidth(), getHeight(), measure.px(10));
            boolean hollows = alike.hollows() || alike.size() == 0 && first > FEW;
            if (laid != null && hollows) Wells.paint(g, laid, first, this::place);
            if (under != null && laid != null) {
                int size = Math.min(getWidth(), getHeight() - head());
                new ArtIcon(art, under, null, size).paintIcon(this, g, (getWidth() - size) / 2, head());
                if (zone.count() == 0) name.paintOnDrawing(g, getWidth(), head(), size);
            }
            // In a lesson in which nothing ever lies here the bare name would say nothing; the room for it stays.
            boolean bare = isSpare() && zone.count() == 0 && !isLit();
            int begin = centred && laid != null ? indent() : 0;
            if (isNamed() && !bare) name.paintAsTitle(g, begin, getWidth(), upwards ? getHeight() : -1);
        } finally {
            g.dispose();
        }
    }
}
