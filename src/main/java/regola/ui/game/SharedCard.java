package regola.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.parts.Card;
import regola.ui.view.Ref;
import regola.ui.view.Texts;
import regola.ui.view.ZoneView;

/** A SharedCard shows what lies beside the board and belongs to nobody; empty zones are left out. */
final class SharedCard extends Card {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient Consumer<List<Ref>> point;
    private transient List<ZoneView> shown = List.of();

    SharedCard(ArtStore art, Consumer<List<Ref>> point) {
        super(new MigLayout("ins 6 10 6 10, gap 6 2, wrap 2, fillx", "[][grow, fill]"));
        this.art = art;
        this.point = point;
        setName("shared");
        setVisible(false);
    }

    void show(List<ZoneView> zones, Texts texts) {
        List<ZoneView> filled = zones.stream().filter(zone -> zone.count() > 0).toList();
        if (filled.equals(shown)) return;
        shown = filled;
        removeAll();
        for (ZoneView zone : filled) {
            JLabel label = new JLabel(zone.name());
            label.putClientProperty("FlatLaf.styleClass", "small");
            add(label, "aligny center");
            add(ZoneRow.of(zone, texts.get("zone.empty"), pile -> SeatCard.pile(art, zone.site(), pile, () -> {
                List<Ref> refs = new ArrayList<>(pile.piece().refs());
                refs.add(Ref.site(zone.site()));
                point.accept(refs);
            })), "wmin 0");
        }
        setVisible(!filled.isEmpty());
        revalidate();
    }
}
