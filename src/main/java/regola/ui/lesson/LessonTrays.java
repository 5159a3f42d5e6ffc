package regola.ui.lesson;

import java.awt.Component;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardSize;
import regola.ui.stage.Measure;
import regola.ui.tray.Counting;
import regola.ui.tray.Foresight;
import regola.ui.tray.Hand;
import regola.ui.tray.SeatTray;
import regola.ui.tray.SharedTray;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Onlooker;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.lesson.AheadView;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.TraysView;

/**
 * A LessonTrays is what lies beside the board in a lesson, along its lower edge: what the seat owns that decides, and
 * what is nobody's. The others' stand above, where a move may go on with what is theirs. Once there, their room stays
 * theirs.
 */
final class LessonTrays {
    private static final double HIGH = 120;
    private static final double MARGIN = 12;

    private static final double BARE = 70;
    /** In one row with what is nobody's, whose name stands above it. */
    private static final double TITLED = 88;

    private static final double LEAST_COLUMN = 132;
    private static final double MOST_COLUMN = 200;

    /** At the sides there is room for no more trays. */
    private static final int MOST_IN_COLUMNS = 3;
    /** Two trays in one row have little room: to have it, a board may be smaller by so little. */
    private static final double AS_LARGE = 0.94;

    /** So little is taken above a board at least: what people who sit there would need is not kept free for them. */
    private static final int SKY = 1;

    private final ArtStore art;
    private final BoardPanel board;
    private final JComponent page;
    private final Hand hand;
    private final List<SeatTray> seats = new ArrayList<>();
    private final SharedTray shared;
    private List<SeatView> last = List.of();
    private List<ZoneView> ofNobody = List.of();
    private Texts texts;
    /** The place of the seat whose tray stands nearest to the learner. */
    private int nearest;

    /** The place of the learner's own seat; -1 if they have none. */
    private int learner = -1;

    /** Whether anything in this lesson needs more than one row, in trays as wide as the last ones. */
    private boolean tall;

    private int room = 500;
    /** How wide each of the other trays is, which stand in a row, and the nearest where they do. */
    private int each = 500;

    private int near = 500;

    private boolean needed;
    /** Whether anything ever lies with nobody in this lesson. */
    private boolean given;

    private boolean needsAll;
    private BoardView seen;
    /** Whether two trays stand at the sides, in the region for which that was decided. */
    private boolean columned;

    private Rectangle decidedFor;
    /** How much of the board's lower edge they take. */
    private int lower;

    /** What any step needs. */
    private AheadView ahead = AheadView.NOTHING;

    /** The room that they took when the lesson began. */
    private Room kept;

    /**
     * How high the rows of trays are in a lesson: whatever somebody comes to own in it, the board stays where it is.
     */
    private record Room(Rectangle region, int rows, int row, int high) {
        boolean is(Rectangle other, int otherRows) {
            return rows == otherRows && region.equals(other);
        }
    }

    LessonTrays(ArtStore art, BoardPanel board, BoardIntents intents, JComponent page) {
        this.art = art;
        this.board = board;
        this.page = page;
        hand = new Hand(board, intents, this::again);
        shared = new SharedTray(art, hand);
        page.add(shared, 0);
    }

    /** @return whether it is part of the tray of whoever decides */
    boolean isDeciding(Component part) {
        for (int i = 0; i < Math.min(seats.size(), last.size()); i++)
            if (last.get(i).deciding() && SwingUtilities.isDescendingFrom(part, seats.get(i))) return true;
        return false;
    }

    private void again() {
        if (texts != null) fill();
    }

    /** Another lesson needs other trays: what lay where in this one says nothing about it. */
    void forget() {
        seats.forEach(page::remove);
        seats.clear();
        needed = false;
        given = false;
        needsAll = false;
        tall = false;
        decidedFor = null;
        kept = null;
        ahead = AheadView.NOTHING;
    }

    /**
     * What any step of the lesson needs has its room from the first one on.
     *
     * @param told whether a scene is told: then whoever acts in it stands nearest
     * @return whether they stand otherwise than before, so that the page has to lay them out
     */
    boolean show(LessonView view, boolean told, Texts inLanguage) {
        boolean changes = false;
        if (!view.ahead().equals(ahead)) {
            ahead = view.ahead();
            texts = inLanguage;
            for (TraysView later : ahead.trays()) {
                changes |= need(later, view.trays(), view.own(), told);
                fill();
            }
            if (kept != null) changes |= foresee();
        }
        MatchView match = view.match();
        seen = match.board();
        texts = inLanguage;
        changes |= need(new TraysView(match.seats(), match.shared()), view.trays(), view.own(), told);
        fill();
        boolean isTall = kept != null && isTall();
        changes |= isTall && !tall;
        tall |= isTall;
        return changes;
    }

    /**
     * @return what hears of what is on its way in a picture: points that lie on the board change with what lies there
     */
    Onlooker counting(MatchView match) {
        return new Counting(art.look(match.board().look()), last, match.board(), match.seats(), this::pass, line -> {});
    }

    private void pass(List<SeatView> passing) {
        last = passing;
        fill();
    }

    /** @return whether anything in some tray needs more than one row, as wide as the trays in its row are */
    private boolean isTall() {
        for (int i = 0; i < seats.size(); i++)
            if (seats.get(i).rowHeight(!needsAll ? room : i == nearest ? near : each) == 0) return true;
        return false;
    }

    /** @return whether more is needed than was known so far, or they stand otherwise */
    private boolean need(TraysView trays, LessonView.Trays mode, int own, boolean told) {
        last = trays.seats();
        ofNobody = trays.shared();
        int now = nearest;
        learner = Math.min(own, last.size() - 1);
        if (learner >= 0) now = learner;
        // Beside each other each keeps its place: the edge says whose turn it is.
        boolean all = mode == LessonView.Trays.ALL || mode == LessonView.Trays.OWN && last.size() == 2 && isBare();
        boolean follows = learner < 0 || told && !all;
        for (int i = 0; i < last.size(); i++) if (follows && last.get(i).deciding()) now = i;
        boolean others = false;
        for (int i = 0; i < last.size(); i++) others |= i != now && isWanted(last.get(i));
        // Where a move needs what lies there it is there, whatever the lesson says.
        boolean owns = mode != LessonView.Trays.NONE
                || isWanted(last.get(now))
                || ofNobody.stream().anyMatch(LessonTrays::isWanted);
        others |= all;
        boolean changes = now != nearest || owns && !needed || others && !needsAll || seats.size() != last.size();
        nearest = now;
        needed |= owns;
        needsAll |= others;
        return changes;
    }

    /**
     * Whether nobody ever owns anything: then trays say nothing but whose turn it is and who has how much. Of two both
     * are there in every lesson of the game, so that its board is always the same.
     */
    private boolean isBare() {
        return last.stream().allMatch(seat -> seat.zones().isEmpty());
    }

    /** Whether pointing at it, or at something of its own, goes on with a move. */
    private static boolean isWanted(SeatView seat) {
        return seat.roles().contains(Role.LEGAL)
                || seat.roles().contains(Role.TARGET)
                || seat.zones().stream().anyMatch(LessonTrays::isWanted);
    }

    private static boolean isWanted(ZoneView zone) {
        return zone.roles().contains(Role.LEGAL)
                || zone.roles().contains(Role.TARGET)
                || zone.piles().stream()
                        .anyMatch(pile ->
                                pile.piece().is(Role.LEGAL) || pile.piece().is(Role.TARGET));
    }

    private void fill() {
        while (seats.size() > last.size()) page.remove(seats.remove(seats.size() - 1));
        while (seats.size() < last.size()) {
            SeatTray tray = new SeatTray(art, hand);
            seats.add(tray);
            page.add(tray, 0);
            page.add(shared, 0); // it lies in a part of the nearest tray
        }
        for (int i = 0; i < last.size(); i++)
            if (learner >= 0) seats.get(i).showToLearner(last.get(i), texts, i == learner);
            else seats.get(i).show(last.get(i), texts);
        shared.show(ofNobody, last, texts);
        SeatTray.alike(seats);
        SeatTray.namedAlike(seats);
    }

    /** @return whether a thing can be pointed at in a tray that is seen */
    boolean offers(String kindOrPiece) {
        List<ZoneView> zones = new ArrayList<>(ofNobody);
        for (int i = 0; i < last.size(); i++)
            if (i == nearest || needsAll) zones.addAll(last.get(i).zones());
        return zones.stream()
                .flatMap(zone -> zone.piles().stream())
                .anyMatch(pile -> pile.piece().is(Role.LEGAL)
                        || pile.piece().is(Role.TARGET)
                        || pile.piece().name().equals(kindOrPiece));
    }

    /** @return where the trays are in which something can be pressed, in the page's pixels */
    List<Rectangle> wanted() {
        List<Rectangle> found = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++)
            if (seats.get(i).isVisible() && isWanted(last.get(i)))
                found.add(seats.get(i).getBounds());
        return found;
    }

    /** Puts them into the board's region, in the page's pixels. */
    void arrange(Measure measure, Rectangle region) {
        place(measure, region);
        SeatTray.alike(seats);
        SeatTray.namedAlike(seats);
    }

    private void place(Measure measure, Rectangle region) {
        int gap = measure.round(MARGIN);
        boolean bag = lies(ofNobody);
        shared.setVisible(needed && bag);
        // Where nobody ever owns anything, a name and a number are all there is to show.
        boolean bare = isBare();
        int wide = region.width - 2 * gap;
        // What lies with nobody may come to lie beside them: its room is kept from the first step on.
        int reserved = ofNobody.isEmpty() ? 0 : Math.min(measure.round(200), wide / 3) + gap;
        room = wide - reserved;
        int others = Math.max(1, last.size() - 1);
        each = (wide - (others - 1) * gap) / others;
        near = room;
        if (seats.size() > 1 && isTight(measure)) near = each = (wide - (seats.size() - 1) * gap) / seats.size();
        for (SeatTray seat : seats) seat.measure(measure);
        if (kept == null || !kept.region.equals(region)) foresee();
        tall |= isTall();
        int full = Math.min(measure.round(bare ? BARE : HIGH), region.height / 4);
        int row = tall || seats.isEmpty()
                ? full
                : Math.min(full, seats.get(nearest).rowHeight(room));
        int high = needed ? Math.max(row, tall || ofNobody.isEmpty() ? 0 : Math.min(full, measure.round(TITLED))) : 0;
        int rows = !needed ? 0 : needsAll ? 2 : 1;
        if (kept == null || !kept.is(region, rows)) kept = new Room(new Rectangle(region), rows, row, high);
        row = kept.row;
        high = kept.high;
        boolean one = !tall || high <= measure.round(BARE);
        for (SeatTray seat : seats) seat.setFlat(one);
        // Rows above and below the board end at the same edges, whatever comes to lie in them in any step; what is high
        // and the learner's own lets the board be seen beside it.
        for (int i = 0; i < seats.size(); i++) seats.get(i).setWhole((one || i != nearest) && needsAll && !bare);
        if (needed && needsAll && inColumns(measure, region, row, high)) {
            columns(measure, region);
            return;
        }
        int y = region.y + region.height - gap - high;
        int aside = ofNobody.isEmpty() ? 0 : Math.min(measure.round(tall ? 230 : 200), wide / 3);
        put(shared, measure, new Rectangle(region.x + gap + wide - aside, y, aside, high));
        Rectangle own = new Rectangle(region.x + gap, y, wide, high);
        if (needed && needsAll && seats.size() > 1 && isTight(measure)) {
            // Three in a narrow window need all there is, until something lies with nobody.
            if (bag) own.width -= aside + gap;
            besideEachOther(measure, own, gap);
            lower = high + gap;
            board.setTaken(new Insets(SKY, 0, lower, 0));
            return;
        }
        int place = 0;
        for (int i = 0; i < seats.size(); i++) {
            boolean isNearest = i == nearest;
            seats.get(i).setVisible(needed && (isNearest || needsAll));
            seats.get(i).setAside(isNearest && aside > 0 ? aside + gap : 0);
            seats.get(i).setCovered(isNearest && isShared());
            if (isNearest) put(seats.get(i), measure, own);
            else
                put(
                        seats.get(i),
                        measure,
                        new Rectangle(region.x + gap + place++ * (each + gap), region.y + gap, each, row));
        }
        lower = rows == 0 ? 0 : high + gap;
        board.setTaken(new Insets(rows == 2 ? row + gap : SKY, 0, lower, 0));
    }

    /**
     * Whether something in a later step needs more than one row, now that it is known how wide they are.
     *
     * @return whether that is new
     */
    private boolean foresee() {
        boolean was = tall;
        List<SeatView> now = last;
        List<ZoneView> nobodys = ofNobody;
        for (int again = 0; again < 2; again++) {
            for (TraysView later : ahead.trays()) {
                last = later.seats();
                ofNobody = later.shared();
                fill();
                if (again > 0) tall |= isTall();
            }
            if (!ahead.trays().isEmpty()) Foresight.of(seats);
        }
        last = now;
        ofNobody = nobodys;
        fill();
        return tall && !was;
    }

    /** Where letters are large for children two rows would leave the board too little as well as in a narrow window. */
    private boolean isTight(Measure measure) {
        return measure.isNarrow() || measure.mode() == Measure.Mode.CHILDREN && seats.size() == 2;
    }

    /** How wide a tray is at the side of the board. */
    private int column(Measure measure, Rectangle region) {
        int free =
                (int) Math.round((region.width - region.height * board.proportion()) / 2) - 2 * measure.round(MARGIN);
        return Math.max(measure.round(LEAST_COLUMN), Math.min(measure.round(MOST_COLUMN), free));
    }

    /**
     * @param row how high the upper one of two rows of trays would be
     * @param high how high the lower one
     * @return whether the trays of two or three at the sides leave the board more than above and below it; of three, of
     *     which two share a row, no less
     */
    private boolean inColumns(Measure measure, Rectangle region, int row, int high) {
        if (seats.size() < 2 || seats.size() > MOST_IN_COLUMNS || measure.isNarrow()) return false;
        // Within a lesson trays stay where they are, whatever comes to lie on the board.
        if (!region.equals(decidedFor)) {
            int side = column(measure, region) + 2 * measure.round(MARGIN);
            int gap = measure.round(MARGIN);
            Insets sides = new Insets(SKY, side, 0, side);
            Insets rows = new Insets(isTight(measure) ? SKY : row + gap, 0, high + gap, 0);
            double worth = seats.size() == 2 ? 1 : AS_LARGE;
            columned = !first().isEndless() && unit(region, sides) > worth * unit(region, rows);
            decidedFor = region;
        }
        return columned;
    }

    /** Where it is decided how they stand: the same board for whoever begins and for whoever comes back. */
    private BoardView first() {
        return ahead.board() == null ? seen : ahead.board();
    }

    private double unit(Rectangle region, Insets taken) {
        return BoardSize.unit(first(), board.look(), region, taken);
    }

    /**
     * The nearest tray at the lower left; at the right the others, from above in the order of play. What is nobody's is
     * where there is only one tray: below that of the other, or above the nearest.
     */
    private void columns(Measure measure, Rectangle region) {
        int gap = measure.round(MARGIN);
        int wide = column(measure, region);
        int right = region.x + region.width - gap - wide;
        int most = region.height - 2 * gap;
        int foot = region.y + gap + most;
        int others = seats.size() - 1;
        int aside = ofNobody.isEmpty() ? 0 : Math.min(most / 3, measure.px(2 * HIGH));
        for (int i = 0; i < seats.size(); i++) {
            SeatTray tray = seats.get(i);
            int after = Math.floorMod(i - nearest, seats.size());
            tray.setFlat(false);
            tray.setWhole(false);
            tray.setAside(0);
            tray.setVisible(true);
            int room = after == 0 || others == 1 ? most - aside - (others == 1 ? 0 : gap) : (most - gap) / others;
            int high = Math.min(room, tray.columnHeight(wide));
            int y = after == 0 || after > 1 ? foot - high : region.y + gap;
            put(tray, measure, new Rectangle(after == 0 ? region.x + gap : right, y, wide, high));
        }
        Rectangle between = others == 1
                ? new Rectangle(right, foot - aside, wide, aside)
                : new Rectangle(region.x + gap, region.y + gap, wide, aside);
        put(shared, measure, between);
        lower = 0;
        board.setTaken(new Insets(SKY, wide + 2 * gap, 0, wide + 2 * gap));
    }

    /** @return how much of the board's lower edge they take */
    int taken() {
        return lower;
    }

    /** Whether in any step something lies with nobody: then no tray is there from the first step on. */
    private boolean isShared() {
        given |= lies(ofNobody) || ahead.trays().stream().anyMatch(later -> lies(later.shared()));
        return given;
    }

    private static boolean lies(List<ZoneView> zones) {
        return zones.stream().anyMatch(zone -> zone.count() > 0);
    }

    /** In a small window two rows would leave the board too little to be seen. */
    private void besideEachOther(Measure measure, Rectangle room, int gap) {
        int each = (room.width - (seats.size() - 1) * gap) / seats.size();
        for (int i = 0; i < seats.size(); i++) {
            seats.get(i).setVisible(true);
            seats.get(i).setAside(0);
            put(seats.get(i), measure, new Rectangle(room.x + i * (each + gap), room.y, each, room.height));
        }
    }

    private static void put(JComponent tray, Measure measure, Rectangle at) {
        if (tray instanceof SeatTray seat) seat.measure(measure);
        if (tray instanceof SharedTray of) of.measure(measure);
        tray.setBounds(at);
        tray.validate();
    }

    /** @return whether a piece from a tray was carried, which is back now */
    boolean letGo() {
        return hand.letGo();
    }

    /** @return where a place lies that is not on the board, in the board's pixels; null if it is in no tray */
    Point placeOf(String site) {
        for (SeatTray tray : seats) {
            Point found = tray.isVisible() ? tray.placeOf(site, board) : null;
            if (found != null) return found;
        }
        return shared.placeOf(site, board);
    }
}
