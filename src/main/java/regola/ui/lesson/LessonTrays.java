package regola.ui.lesson;

import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.stage.Measure;
import regola.ui.tray.Hand;
import regola.ui.tray.SeatTray;
import regola.ui.tray.SharedTray;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.match.MatchView;

/**
 * A LessonTrays is what lies beside the board in a lesson, along its lower edge: what the seat owns that decides, and
 * what is nobody's. The others' stand above, where a move may go on with what is theirs. Once there, their room stays
 * theirs.
 */
final class LessonTrays {
    private static final double HIGH = 120;
    private static final double MARGIN = 12;

    private static final double BARE = 64;

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

    /** Whether that is the learner's own. */
    private boolean known;

    private boolean needed;
    private boolean needsAll;
    /** How much of the board's lower edge they take. */
    private int lower;

    LessonTrays(ArtStore art, BoardPanel board, BoardIntents intents, JComponent page) {
        this.art = art;
        this.board = board;
        this.page = page;
        hand = new Hand(board, intents, this::again);
        shared = new SharedTray(art, hand);
        page.add(shared, 0);
    }

    private void again() {
        if (texts != null) fill();
    }

    /** Another lesson needs other trays. */
    void forget() {
        needed = false;
        needsAll = false;
    }

    /**
     * @param own the learner's seat, whose tray stands nearest; -1 for whoever decides
     * @return whether they stand otherwise than before, so that the page has to lay them out
     */
    boolean show(MatchView match, LessonView.Trays mode, int own, Texts inLanguage) {
        last = match.seats();
        ofNobody = match.shared();
        texts = inLanguage;
        int now = nearest;
        for (int i = 0; i < last.size(); i++) if (own < 0 && last.get(i).deciding()) now = i;
        known = own >= 0;
        if (known) now = Math.min(own, last.size() - 1);
        boolean others = false;
        for (int i = 0; i < last.size(); i++) others |= i != now && isWanted(last.get(i));
        // Where a move needs what lies there it is there, whatever the lesson says.
        boolean owns = mode != LessonView.Trays.NONE
                || isWanted(last.get(now))
                || ofNobody.stream().anyMatch(LessonTrays::isWanted);
        others |= mode == LessonView.Trays.ALL;
        boolean changes = now != nearest || owns && !needed || others && !needsAll || seats.size() != last.size();
        nearest = now;
        needed |= owns;
        needsAll |= others;
        fill();
        return changes;
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
        }
        for (int i = 0; i < last.size(); i++)
            if (known) seats.get(i).showToLearner(last.get(i), texts, i == nearest);
            else seats.get(i).show(last.get(i), texts);
        shared.show(ofNobody, last, texts);
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

    /** Puts them into the board's region, in the page's pixels. */
    void arrange(Measure measure, Rectangle region) {
        int gap = measure.px(MARGIN);
        boolean bag = ofNobody.stream().anyMatch(zone -> zone.count() > 0);
        shared.setVisible(needed && bag);
        // Where nobody ever owns anything, a name and a number are all there is to show.
        boolean bare = last.stream().allMatch(seat -> seat.zones().isEmpty());
        int high = needed ? Math.min(measure.px(bare ? BARE : HIGH), region.height / 4) : 0;
        int rows = !needed ? 0 : needsAll ? 2 : 1;
        int wide = region.width - 2 * gap;
        int aside = bag ? Math.min(measure.px(230), wide / 3) : 0;
        int y = region.y + region.height - gap - high;
        put(shared, measure, new Rectangle(region.x + gap + wide - aside, y, aside, high));
        Rectangle own = new Rectangle(region.x + gap, y, wide - (bag ? aside + gap : 0), high);
        // Where letters are large for children two rows would leave the board too little as well.
        boolean tight = measure.isNarrow() || measure.mode() == Measure.Mode.CHILDREN && seats.size() == 2;
        if (needed && needsAll && seats.size() > 1 && tight) {
            besideEachOther(measure, own, gap);
            lower = high + gap;
            board.setTaken(new Insets(0, 0, lower, 0));
            return;
        }
        int others = Math.max(1, last.size() - 1);
        int each = (wide - (others - 1) * gap) / others;
        int place = 0;
        for (int i = 0; i < seats.size(); i++) {
            boolean isNearest = i == nearest;
            seats.get(i).setVisible(needed && (isNearest || needsAll));
            if (isNearest) put(seats.get(i), measure, own);
            else
                put(
                        seats.get(i),
                        measure,
                        new Rectangle(region.x + gap + place++ * (each + gap), region.y + gap, each, high));
        }
        int edge = high + gap;
        lower = rows == 0 ? 0 : edge;
        board.setTaken(new Insets(rows == 2 ? edge : 0, 0, lower, 0));
    }

    /** @return how much of the board's lower edge they take */
    int taken() {
        return lower;
    }

    /** In a small window two rows would leave the board too little to be seen. */
    private void besideEachOther(Measure measure, Rectangle room, int gap) {
        int each = (room.width - (seats.size() - 1) * gap) / seats.size();
        for (int i = 0; i < seats.size(); i++) {
            seats.get(i).setVisible(true);
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
