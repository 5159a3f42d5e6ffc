package regola.ui.game;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import regola.ui.board.ArtStore;
import regola.ui.parts.Card;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.Ref;
import regola.ui.view.Texts;
import regola.ui.view.ZoneView;

/** A SharedCard shows what lies beside the board and belongs to nobody; empty zones are left out. */
final class SharedCard extends Card {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient Consumer<List<Ref>> point;
    private final WrappingRow row = new WrappingRow(Scaled.px(3));
    private transient List<ZoneView> shown = List.of();
    private transient Texts texts;

    SharedCard(ArtStore art, Consumer<List<Ref>> point) {
        super(new BorderLayout());
        this.art = art;
        this.point = point;
        setName("shared");
        setVisible(false);
        add(row);
        room();
    }

    private void room() {
        setBorder(BorderFactory.createEmptyBorder(Scaled.px(5), Scaled.px(12), Scaled.px(5), Scaled.px(8)));
    }

    void show(List<ZoneView> zones, Texts inLanguage) {
        texts = inLanguage;
        List<ZoneView> filled = zones.stream().filter(zone -> zone.count() > 0).toList();
        if (filled.equals(shown)) return;
        shown = filled;
        row.removeAll();
        for (ZoneView zone : filled) {
            Piles.add(row, zone, texts.get("zone.empty"), pile -> Piles.button(art, zone, pile, () -> {
                List<Ref> refs = new ArrayList<>(pile.piece().refs());
                refs.add(Ref.site(zone.site()));
                point.accept(refs);
            }));
        }
        setVisible(!filled.isEmpty());
        revalidate();
        repaint();
    }

    /** Pictures have a size of their own at each zoom. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (texts == null) return; // called by the constructor of JPanel, or nothing shown yet
        room();
        List<ZoneView> again = shown;
        shown = List.of();
        show(again, texts);
    }
}
