package regola.ui.tray;

import java.util.ArrayList;
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
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * HandRows are what seats own and what is nobody's where there is little room, as beside a text: a row for each, with
 * its name and what lies there. What lies there is pressed and dragged as in trays.
 */
public final class HandRows extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int HIGH = 44;
    private static final int TITLED = 62;

    private final transient ArtStore art;
    private final transient Hand hand;
    private final transient Map<String, Row> rows = new LinkedHashMap<>();
    private transient List<SeatView> seats = List.of();
    private transient List<ZoneView> shared = List.of();
    private transient Texts texts;

    /** A Row is what one seat owns. */
    private record Row(JLabel name, Map<String, ZonePane> zones) {}

    public HandRows(ArtStore art, BoardPanel board, BoardIntents intents) {
        super(new MigLayout("ins 0, gap 6 2, fillx, hidemode 3", "[][grow, fill]"));
        this.art = art;
        this.hand = new Hand(board, intents, this::again);
        setName("hands");
        setOpaque(false);
        setVisible(false);
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
        Measure measure = Measure.of(1280, 800, 1);
        for (SeatView seat : next) row(seat.id(), seat.name(), seat.ref(), seat.zones(), measure);
        row("", "", null, ofNobody, measure);
        setVisible(!rows.isEmpty());
        revalidate();
        repaint();
    }

    private void row(String id, String name, Ref owner, List<ZoneView> all, Measure measure) {
        boolean used = all.stream().anyMatch(zone -> zone.count() > 0);
        Row row = rows.get(id);
        if (row == null && !used) return;
        if (row == null) row = begin(id, owner == null, all);
        row.name.setText(name);
        for (ZoneView zone : all) {
            ZonePane pane = row.zones.get(zone.site());
            if (pane != null) pane.show(zone, owner, name, false, measure, texts);
        }
    }

    private Row begin(String id, boolean ofNobody, List<ZoneView> all) {
        Row row = new Row(new JLabel(), new LinkedHashMap<>());
        row.name.setName("hands." + id);
        JPanel beside = new JPanel(new MigLayout("ins 0, gap 6, fill", "[grow, fill, sizegroup]", "[fill]"));
        beside.setOpaque(false);
        boolean titled = ofNobody || all.size() > 1;
        for (ZoneView zone : all) {
            ZonePane pane = new ZonePane(art, hand);
            pane.setTitled(titled);
            row.zones.put(zone.site(), pane);
            beside.add(pane, "w 0:100:, h " + (titled ? TITLED : HIGH) + "!");
        }
        if (!ofNobody) add(row.name);
        add(beside, ofNobody ? "span, growx, w 0:100:, wrap" : "growx, w 0:100:, wrap");
        rows.put(id, row);
        return row;
    }

    /** @return whether a piece was carried, which is back now */
    public boolean letGo() {
        return hand.letGo();
    }

    /** @return what lies here can be pressed: the names of all places that have a row */
    List<String> places() {
        List<String> places = new ArrayList<>();
        rows.values().forEach(row -> places.addAll(row.zones.keySet()));
        return places;
    }
}
