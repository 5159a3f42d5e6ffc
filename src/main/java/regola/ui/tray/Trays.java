package regola.ui.tray;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.swing.JComponent;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.stage.Measure;
import regola.ui.theme.EventThread;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A Trays is all trays of one match: for each seat one, in its place for as long as the match lasts, and one for what
 * is nobody's. For the event thread only.
 */
public final class Trays {
    private final ArtStore art;
    private final BoardPanel board;
    private final JComponent page;
    private final Hand hand;
    private final List<SeatTray> seats = new ArrayList<>();
    private final SharedTray shared;
    private List<SeatView> last = List.of();
    private List<ZoneView> lastShared = List.of();
    private Texts texts;

    /** @param page what the trays are put on; it lays them out */
    public Trays(ArtStore art, BoardPanel board, BoardIntents intents, JComponent page) {
        this.art = art;
        this.board = board;
        this.page = page;
        this.hand = new Hand(board, intents, this::again);
        this.shared = new SharedTray(art, hand);
        page.add(shared, 0);
    }

    private void again() {
        if (texts != null) show(last, lastShared, texts);
    }

    /** @return whether there are other trays than before, so that the page has to lay them out */
    public boolean show(List<SeatView> next, List<ZoneView> ofNobody, Texts inLanguage) {
        EventThread.check("the trays of a match");
        last = next;
        lastShared = ofNobody;
        texts = inLanguage;
        boolean other = seats.size() != next.size();
        if (other) {
            seats.forEach(page::remove);
            seats.clear();
            for (SeatView ignored : next) {
                SeatTray tray = new SeatTray(art, hand);
                seats.add(tray);
                page.add(tray, 0);
            }
        }
        List<ZoneView> most = next.stream()
                .map(SeatView::zones)
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        for (int i = 0; i < next.size(); i++) {
            seats.get(i).reserve(most);
            seats.get(i).show(next.get(i), inLanguage);
        }
        shared.show(ofNobody, inLanguage);
        return other;
    }

    /** @return whether there are no trays yet */
    public boolean isEmpty() {
        return seats.isEmpty();
    }

    /** Puts all in their places. @param region of the board, in the page's pixels */
    public void arrange(Measure measure, Rectangle region) {
        TrayPlan plan = TrayPlan.of(measure, region.width, region.height, board.proportion(), seats.size());
        for (int i = 0; i < seats.size(); i++) {
            Rectangle most = plan.seats().get(i);
            seats.get(i).measure(measure);
            int high = Math.min(most.height, seats.get(i).wishedHeight(most.width, most.height));
            put(seats.get(i), plan.within(i, high, region.height), region, measure);
        }
        put(shared, plan.shared(), region, measure);
        board.setTaken(plan.taken());
    }

    private static void put(JComponent tray, Rectangle at, Rectangle region, Measure measure) {
        if (tray instanceof regola.ui.stage.Measured measured) measured.measure(measure);
        tray.setBounds(region.x + at.x, region.y + at.y, at.width, at.height);
        tray.validate();
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
