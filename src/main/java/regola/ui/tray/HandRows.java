package regola.ui.tray;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.stage.Measure;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * HandRows are what seats own and what is nobody's where there is little room, as beside a text: a row for each place,
 * with its name and what lies there. What lies there is pressed and dragged as in trays.
 */
public final class HandRows extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int HIGH = 46;
    /** Where there are many, so that they leave room to what they stand beside. */
    private static final int LOW = 34;

    private static final int GAP = 2;

    private final transient ArtStore art;
    private final transient Hand hand;
    private final transient Map<String, Row> rows = new LinkedHashMap<>();
    private transient List<SeatView> seats = List.of();
    private transient List<ZoneView> shared = List.of();
    private transient Texts texts;
    private boolean low;

    /**
     * A Row is one zone, with whose it is.
     *
     * @param first how many lay there when the match began
     */
    private record Row(JLabel name, ZonePane pane, int first) {}

    public HandRows(ArtStore art, BoardPanel board, BoardIntents intents) {
        super(new MigLayout("ins 0, gap 6 " + GAP + ", fillx, hidemode 3", "[][grow, fill]"));
        this.art = art;
        this.hand = new Hand(board, intents, this::again);
        setName("hands");
        setOpaque(false);
        setVisible(false);
    }

    /** @return how many places there are in which something may lie; each may become a row */
    public static int places(List<SeatView> seats, List<ZoneView> ofNobody) {
        return ofNobody.size()
                + seats.stream().mapToInt(seat -> seat.zones().size()).sum();
    }

    /** @return how many rows there are */
    public int count() {
        return rows.size();
    }

    /** @return how high a row is with what lies between two; in pixels at 100 % */
    public int room() {
        return (low ? LOW : HIGH) + GAP;
    }

    /** @param next whether there are many rows, each of which is lower for that */
    public void low(boolean next) {
        if (low == next) return;
        low = next;
        rows.values().forEach(row -> ((MigLayout) getLayout()).setComponentConstraints(row.pane, inRow()));
    }

    private String inRow() {
        return "w 0:100:, h " + (low ? LOW : HIGH) + "!, wrap";
    }

    private void again() {
        if (texts != null) show(seats, shared, texts);
    }

    /** Where nothing ever lay there is no row. */
    public void show(List<SeatView> next, List<ZoneView> ofNobody, Texts inWords) {
        seats = next;
        shared = ofNobody;
        texts = inWords;
        if (hand.holds()) return; // what is in the hand stays there
        for (SeatView seat : next)
            for (ZoneView zone : seat.zones())
                row(zone, seat.zones().size() > 1 ? seat.name() + " · " + zone.name() : seat.name(), seat);
        for (ZoneView zone : ofNobody) row(zone, zone.name(), null);
        setVisible(!rows.isEmpty());
        revalidate();
        repaint();
    }

    private void row(ZoneView zone, String name, SeatView owner) {
        Row row = rows.get(zone.site());
        if (row == null && zone.count() == 0) return;
        // With other rules a match begins with more or fewer, and has as many hollows.
        boolean anew = row != null && zone.isSinceBegin() && row.first != zone.first();
        if (row == null || anew) {
            int at = anew ? getComponentZOrder(row.name) : getComponentCount();
            if (anew) {
                remove(row.name);
                remove(row.pane);
            }
            row = new Row(new JLabel(), new ZonePane(art, hand), zone.first());
            rows.put(zone.site(), row);
            add(row.name, "w ::120", at);
            add(row.pane, inRow(), at + 1);
        }
        row.name.setText(name);
        row.pane.show(
                zone,
                owner == null ? null : owner.ref(),
                owner == null ? "" : owner.name(),
                false,
                Measure.of(1280, 800, 1),
                texts);
    }
}
