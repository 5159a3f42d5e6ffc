package regola.ui.tray;

import java.awt.Component;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardSize;
import regola.ui.stage.Measure;
import regola.ui.theme.EventThread;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Onlooker;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A Trays is all trays of one match: for each seat one, in its place for as long as the match lasts, and one for what
 * is nobody's. For the event thread only.
 */
public final class Trays {
    private static final double MARGIN = 12;
    /** Of somebody who sits at the board: how wide at most, and how high, as a share of the board's region. */
    private static final double MOST_WIDE = 250;

    private static final double MOST_HIGH = 0.27;
    private static final double LOW = 100;
    /** What is nobody's has at least so much height: a row of pieces. */
    private static final double LEAST_SHARED = 44;
    /** Where there is little room what a seat did has so many lines fewer at most, */
    private static final int FEWER_LINES = 3;
    /** and a tray gives so much of its height for it, as a share of that. */
    private static final double GIVEN = 0.05;
    /** The same of a narrow one, in which little lies. */
    private static final double NARROW_GIVEN = 0.12;
    /** What is left of the board at least where it moves aside for something that slides in. */
    private static final double LEAST_PART = 0.55;
    /** Where somebody stands who needs no tray, from the left. */
    private static final double STAND = 76;

    private final ArtStore art;
    private final BoardPanel board;
    private final JComponent page;
    private final Hand hand;
    private final List<SeatTray> seats = new ArrayList<>();
    private final SharedTray shared;
    private final Feelings feelings = new Feelings();
    private final Recollection recollection = new Recollection();
    private List<SeatView> last = List.of();
    private List<ZoneView> lastShared = List.of();
    /** Whether anything has lain there in this match: then it keeps its room, whichever moment is looked at. */
    private boolean usesShared;

    private Texts texts;
    private BoardView seen;
    private BoardLook look = BoardLook.PLAIN;
    private MotionLevel motion = MotionLevel.NONE;
    private BiConsumer<SeatView, PileView> asked;
    private BiConsumer<SeatView, JComponent> offered;
    private boolean tellsTurns;
    /** Whether each seat where nobody sits has room to tell what it did. */
    private boolean telling;

    private boolean inClass;
    private boolean filmed;

    /** @param page what the trays are put on; it lays them out */
    public Trays(ArtStore art, BoardPanel board, BoardIntents intents, JComponent page) {
        this.art = art;
        this.board = board;
        this.page = page;
        this.hand = new Hand(board, intents, this::again);
        this.shared = new SharedTray(art, hand);
        page.add(shared, 0);
    }

    /**
     * @param counting is told the seat whose points somebody wants to understand, and what of it was pressed; null for
     *     all of it
     * @param offering is told the seat of which somebody wants to know who else could play there, and what was pressed
     */
    public void onPressed(BiConsumer<SeatView, PileView> counting, BiConsumer<SeatView, JComponent> offering) {
        asked = counting;
        offered = offering;
        hand.count(
                (pile, refs) -> last.stream()
                        .filter(seat -> refs.contains(seat.ref()))
                        .findFirst()
                        .ifPresent(seat -> counting.accept(seat, pile)),
                this::isChoosing);
    }

    /** Whether something that lies in the trays is to be chosen now. */
    private boolean isChoosing() {
        return last.stream()
                .flatMap(seat -> seat.zones().stream())
                .flatMap(zone -> zone.piles().stream())
                .anyMatch(pile -> pile.piece().is(Role.LEGAL) || pile.piece().is(Role.TARGET));
    }

    /**
     * Who plays where nobody sits says from now on what it did, where there is room for that.
     *
     * @return whether there is
     */
    public BooleanSupplier tellTurns() {
        tellsTurns = true;
        return this::isTelling;
    }

    /** @return whether each seat where nobody sits says itself what it did */
    public boolean isTelling() {
        return telling;
    }

    /** All are before a class from now on, where nobody in particular sits at a person's seat. */
    public void beforeClass() {
        inClass = true;
    }

    /**
     * All are seen in a film from now on: nothing is written of what is empty, or is nobody's and means nothing yet.
     */
    public void film() {
        filmed = true;
        shared.film();
    }

    /** @param next whether whoever begins to act bows: not where little is to move */
    public void setMotion(MotionLevel next) {
        motion = next;
        seats.forEach(seat -> seat.setMotion(next));
    }

    /**
     * What was shown before lies again as it lay; whoever plays where nobody sits shows what it feels about what has
     * happened since the picture before.
     *
     * @param moment of the match that is shown
     */
    public void see(BoardView now, int moment) {
        seen = now;
        recollection.recall(now, moment, panes());
        Map<String, Mood> felt = feelings.since(now, last, moment);
        for (int i = 0; i < Math.min(seats.size(), last.size()); i++) {
            Mood mood = felt.get(last.get(i).id());
            if (mood != null) seats.get(i).feel(mood);
        }
    }

    private List<ZonePane> panes() {
        List<ZonePane> panes = new ArrayList<>(shared.panes());
        for (SeatTray tray : seats) panes.addAll(tray.panes());
        return panes;
    }

    private void again() {
        if (texts != null) show(last, lastShared, texts);
    }

    /**
     * @param dress the name of the look that the board is drawn in
     * @return whether there are other trays than before, so that the page has to lay them out
     */
    public boolean show(String dress, List<SeatView> next, List<ZoneView> ofNobody, Texts inLanguage) {
        EventThread.check("the trays of a match");
        look = art.look(dress);
        recollection.keep(panes());
        return show(next, ofNobody, inLanguage);
    }

    /**
     * @param then the board that is shown next, when all has arrived
     * @param coming the seats then
     * @param lines gets the number of the story's line that is told
     * @return what hears of what is on its way there: points that lie on the board change with what lies there
     */
    public Onlooker counting(BoardView then, List<SeatView> coming, IntConsumer lines) {
        return new Counting(look, last, then, coming, passing -> show(passing, lastShared, texts), lines);
    }

    private boolean show(List<SeatView> next, List<ZoneView> ofNobody, Texts inLanguage) {
        last = next;
        boolean same = sites(lastShared).equals(sites(ofNobody));
        usesShared = usesShared && same || ofNobody.stream().anyMatch(zone -> zone.count() > 0 || zone.first() > 0);
        lastShared = ofNobody;
        texts = inLanguage;
        boolean other = seats.size() != next.size();
        if (other) {
            seats.forEach(page::remove);
            seats.clear();
            for (SeatView ignored : next) {
                SeatTray tray = new SeatTray(art, hand);
                tray.setMotion(motion);
                if (asked != null) tray.onCounting(seat -> asked.accept(seat, null));
                if (offered != null) tray.onOffering(offered);
                if (tellsTurns) tray.onTurn(board::setDone);
                if (inClass) tray.beforeClass();
                if (filmed) tray.film();
                seats.add(tray);
                page.add(tray, 0);
            }
        }
        List<ZoneView> most = next.stream()
                .map(SeatView::zones)
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        boolean only =
                next.stream().filter(seat -> seat.sort() == SeatView.Sort.HUMAN).count() == 1;
        // Two who sit opposite each other have trays alike; among more, those of computers leave room for the others.
        boolean alike = next.size() == 2 && next.stream().anyMatch(seat -> seat.sort() == SeatView.Sort.HUMAN);
        Set<TraySide> sides = TraySide.names(next).keySet();
        for (int i = 0; i < next.size(); i++) {
            seats.get(i).setLarge(alike);
            seats.get(i).perch(look.seating(), look::under);
            seats.get(i).reserve(most);
            seats.get(i).among(sides);
            seats.get(i).show(next.get(i), inLanguage, only);
            seats.get(i).tellTo(reader(next));
        }
        shared.show(ofNobody, next, inLanguage);
        alike();
        return other;
    }

    /** Who plays alone is called you; among several whoever decides reads what was done to that one. */
    private static SeatView reader(List<SeatView> all) {
        List<SeatView> people =
                all.stream().filter(seat -> seat.sort() == SeatView.Sort.HUMAN).toList();
        if (people.size() == 1) return people.get(0);
        return people.stream().filter(SeatView::deciding).findFirst().orElse(null);
    }

    /** What counts together is written alike in all trays, or one who looks thinks that it means something else. */
    private void alike() {
        boolean beside = seats.stream().allMatch(SeatTray::hasRoomBeside);
        seats.forEach(seat -> seat.setOnPlates(!beside));
        SeatTray.alike(seats);
    }

    /** @return whether it is part of the tray of whoever decides */
    public boolean isDeciding(Component part) {
        for (int i = 0; i < Math.min(seats.size(), last.size()); i++)
            if (last.get(i).deciding() && SwingUtilities.isDescendingFrom(part, seats.get(i))) return true;
        return false;
    }

    /** @return whether somebody goes on there: it is no tray, or that of who decides */
    public boolean isLeading(Component part) {
        return !holds(part) || isDeciding(part);
    }

    /** @return whether it is part of any tray */
    public boolean holds(Component part) {
        return SwingUtilities.isDescendingFrom(part, shared)
                || seats.stream().anyMatch(seat -> SwingUtilities.isDescendingFrom(part, seat));
    }

    /** @return whether there are no trays yet */
    public boolean isEmpty() {
        return seats.isEmpty();
    }

    /** Puts all in their places. @param region of the board, in the page's pixels */
    public void arrange(Measure measure, Rectangle region) {
        arrange(measure, region, plan(measure, region.width, region.height));
    }

    /**
     * Puts all in their places where something stands at the right of the region.
     *
     * @param region of the board while nothing stands there
     * @param free what is left of it
     * @return the board's region now: the whole one if the board stays where it is, so that nothing of it moves
     */
    public Rectangle arrange(Measure measure, Rectangle region, Rectangle free) {
        SideRoom room = beside(measure, region);
        TrayPlan keeping = room.keeping(measure, free.width);
        Rectangle now = keeping == null ? free : region;
        board.setBounds(now);
        if (keeping != null) arrange(measure, region, keeping);
        else arrange(measure, free, besides(measure, room, region, free.width));
        return now;
    }

    private TrayPlan besides(Measure measure, SideRoom room, Rectangle region, int left) {
        TrayPlan usual = plan(measure, left, region.height);
        return left < region.width ? room.rather(measure, left, usual) : usual;
    }

    private static List<String> sites(List<ZoneView> zones) {
        return zones.stream().map(ZoneView::site).toList();
    }

    /** @return what the board leaves beside it in a region, for something that is looked up */
    public SideRoom beside(Measure measure, Rectangle region) {
        boolean plain = look.seating() == null && !seats.isEmpty();
        TrayPlan plan = plain ? plan(measure, region.width, region.height) : null;
        boolean endless = plain && seen != null && seen.isEndless();
        return new SideRoom(
                plan,
                region.getSize(),
                board.proportion(),
                usesShared,
                endless ? BoardSize.reach(seen, look, region, plan.taken()) : Double.NaN);
    }

    /**
     * @param region of the board while nothing stands beside it
     * @param left how much of its width would not be covered by something that lies over it for a while
     * @return whether that would lie over nothing but trays of computers and what is nobody's, so that all can stay
     *     where it is: nobody needs to press those
     */
    public boolean canLieUnder(Measure measure, Rectangle region, int left) {
        SideRoom beside = beside(measure, region);
        if (!beside.sparesBoard(left)) return false;
        List<Rectangle> places = beside.plan().seats();
        for (int i = 0; i < Math.min(places.size(), last.size()); i++) {
            Rectangle tray = places.get(i);
            if (tray.x + tray.width > left && last.get(i).sort() == SeatView.Sort.HUMAN) return false;
        }
        return true;
    }

    /**
     * @param region of the board while nothing stands beside it
     * @param room what was left of it until now
     * @param left how much of its width would be left
     * @return whether enough of the board is seen then
     */
    public boolean isEnough(Measure measure, Rectangle region, Rectangle room, int left) {
        SideRoom beside = beside(measure, region);
        if (beside.keeping(measure, left) != null) return true;
        double least = Math.max(
                LEAST_PART * boardWidth(measure, room.width, room.height),
                Math.min(room.width, room.height) / 2.0 * Math.min(1, board.proportion()));
        double wide = boardWidth(measure, left, room.height);
        if (look.seating() == null && !seats.isEmpty())
            wide = besides(measure, beside, region, left).boardWidth(left, room.height, board.proportion());
        return wide >= least;
    }

    private void arrange(Measure measure, Rectangle region, TrayPlan plan) {
        BoardLook.Perch seating = look.seating();
        if (seating != null && !seats.isEmpty()) {
            tell(TurnBubble.NOTHING);
            perch(seating, measure, region);
            return;
        }
        int wide = seats.isEmpty() ? 0 : plan.seats().get(0).width;
        // All names stand beside their tokens or all below them.
        boolean tight = seats.stream().map(seat -> seat.isTight(wide)).toList().contains(true);
        seats.forEach(seat -> seat.setTight(tight));
        // Where one has no room for who plays there, none says it.
        int least = plan.seats().stream().mapToInt(at -> at.height).min().orElse(0);
        int room = plan.isLying() ? region.height : least;
        List<Rectangle> places = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            Rectangle most = plan.seats().get(i);
            int high = Math.min(most.height, seats.get(i).wishedHeight(most.width, room));
            places.add(plan.within(i, high, region.height));
        }
        int gap = measure.px(MARGIN);
        TurnRoom telling = turnRoom(plan, places, region.height, gap, measure);
        for (int i = 0; i < seats.size(); i++) {
            seats.get(i).setFoot(plan.isFoot(i, region.height));
            put(seats.get(i), telling == null ? places.get(i) : telling.seats().get(i), region, measure);
        }
        alike();
        shared.measure(measure);
        Rectangle ofNobody = telling == null ? plan.shared() : telling.shared();
        put(shared, shared.within(ofNobody, region.height, gap), region, measure);
        board.setTaken(plan.taken());
    }

    /** The most lines that have room; where they are too many each tray gives a little of its height. */
    private TurnRoom turnRoom(TrayPlan plan, List<Rectangle> places, int height, int gap, Measure measure) {
        boolean narrow = !places.isEmpty() && TurnBubble.isShort(measure, places.get(0).width);
        int needed = lastShared.isEmpty() ? 0 : measure.px(LEAST_SHARED);
        for (int fewer = 0; fewer <= FEWER_LINES; fewer++) {
            int less = fewer;
            List<Integer> more = seats.stream()
                    .map(seat -> seat.turnHeight(places.get(0).width, less))
                    .toList();
            if (more.stream().allMatch(each -> each == 0)) break;
            boolean spare = !narrow && fewer < TurnBubble.SPARE_LINES;
            for (double given : spare ? List.of(0.0) : List.of(0.0, narrow ? NARROW_GIVEN : GIVEN)) {
                TurnRoom room = TurnRoom.of(plan, places, more, given, height, gap, needed);
                if (room == null) continue;
                tell(fewer);
                return room;
            }
        }
        tell(TurnBubble.NOTHING);
        return null;
    }

    private void tell(int fewer) {
        telling = fewer != TurnBubble.NOTHING;
        seats.forEach(seat -> seat.setTelling(fewer));
    }

    /** @return how wide what is seen of the board is in a region of that size, between the trays */
    private double boardWidth(Measure measure, int width, int height) {
        double proportion = board.proportion();
        if (look.seating() != null || seats.isEmpty()) return Math.min(width, height * proportion);
        return plan(measure, width, height).boardWidth(width, height, proportion);
    }

    private TrayPlan plan(Measure measure, int width, int height) {
        double proportion = board.proportion();
        seats.forEach(seat -> seat.measure(measure));
        int lying = TrayPlan.lying(measure, width, proportion, seats.size());
        int high = lying == 0
                ? 0
                : seats.stream()
                        .mapToInt(seat -> seat.wishedHeight(lying, height))
                        .max()
                        .orElse(0);
        TrayPlan plan = TrayPlan.of(measure, width, height, proportion, seats.size(), high);
        return look.traysFromRight() ? plan.mirrored(width) : plan;
    }

    /** All in a row on what the board has for it; the board lies below. */
    private void perch(BoardLook.Perch seating, Measure measure, Rectangle region) {
        int left = (int) Math.round(seating.left() * region.width);
        int wide = (int) Math.round((seating.right() - seating.left()) * region.width);
        int gap = measure.px(MARGIN);
        int each = Math.max(1, Math.min(measure.px(MOST_WIDE), wide / seats.size() - gap));
        int high = 0;
        for (SeatTray seat : seats) {
            seat.measure(measure);
            high = Math.max(high, seat.sittingHeight());
        }
        high = Math.min(high, (int) (region.height * MOST_HIGH));
        board.setTaken(new Insets(high + gap / 2, 0, 0, 0));
        int foot = Math.max(high, Math.min(region.height, board.heightOf(seating.height())));
        for (int i = 0; i < seats.size(); i++) {
            int middle = left + (int) Math.round(wide * (i + 0.5) / seats.size());
            put(seats.get(i), new Rectangle(middle - each / 2, foot - high, each, high), region, measure);
        }
        int aside = Math.min(measure.px(MOST_WIDE), region.width / 5);
        int low = measure.px(LOW);
        put(shared, new Rectangle(region.width - aside - gap, region.height - low - gap, aside, low), region, measure);
    }

    private static void put(JComponent tray, Rectangle at, Rectangle region, Measure measure) {
        if (tray instanceof regola.ui.stage.Measured measured) measured.measure(measure);
        tray.setBounds(region.x + at.x, region.y + at.y, at.width, at.height);
        tray.validate();
    }

    /**
     * @param region of the board, in the page's pixels
     * @param size of somebody who wants to stand there
     * @return the feet of somebody who covers no tray: on the first tray that has room above it, in the lower left
     *     corner where seats sit on the board; null if there is no room
     */
    public Point stand(Measure measure, Rectangle region, int size) {
        if (seats.isEmpty() || look.seating() != null)
            return new Point(region.x + measure.px(STAND), region.y + region.height);
        for (SeatTray seat : seats) {
            Rectangle on = seat.getBounds();
            Rectangle above = new Rectangle(on.x + (on.width - size) / 2, on.y - size, size, size);
            boolean free = above.y >= region.y
                    && !(shared.isVisible() && above.intersects(shared.getBounds()))
                    && seats.stream().noneMatch(other -> above.intersects(other.getBounds()));
            if (free) return new Point(on.x + on.width / 2, on.y);
        }
        return null;
    }

    /** @param on whether what can be chosen in the trays is to be noticed */
    public void glow(boolean on) {
        for (ZonePane pane : panes()) for (PieceButton piece : pane.buttons()) piece.glow(on);
    }

    /**
     * Marks the places in trays that are to be looked at, as the board rings its own, until others are.
     *
     * @return the same, for the board
     */
    public OverlayView marking(OverlayView guide) {
        for (ZonePane pane : panes()) pane.mark(guide.rings());
        return guide;
    }

    /** @return whether a piece from a tray was carried, which is back now */
    public boolean letGo() {
        return hand.letGo();
    }

    /** @return where a place lies that is not on the board, in the board's pixels; null if it is in no tray */
    public Point placeOf(String site) {
        for (SeatTray tray : seats) {
            Point found = tray.placeOf(site, board);
            if (found != null) return found;
        }
        return shared.placeOf(site, board);
    }
}
