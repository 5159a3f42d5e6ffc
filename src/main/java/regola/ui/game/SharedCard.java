package regola.ui.game;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.panel.BoardPanel;
import regola.ui.parts.Card;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.tray.Pull;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.Ref;
import regola.ui.view.board.ZoneView;

/** A SharedCard shows what lies beside the board and belongs to nobody; empty zones are left out. */
final class SharedCard extends Card {
    private static final long serialVersionUID = 1;

    private final transient ArtStore art;
    private final transient Consumer<List<Ref>> point;
    private final WrappingRow row = new WrappingRow(Scaled.px(3));
    private transient List<ZoneView> shown = List.of();
    private transient Texts texts;
    private transient List<ZoneView> latest = List.of();
    private transient Pull.Ground ground;
    private transient Pull pulled;

    SharedCard(ArtStore art, Consumer<List<Ref>> point) {
        super(new BorderLayout());
        this.art = art;
        this.point = point;
        setName("shared");
        setVisible(false);
        add(row);
        room();
    }

    /** From now on pieces are carried from here to a board. */
    SharedCard pullingOnto(BoardPanel board, BoardIntents intents) {
        ground = new Pull.Ground(board, intents, by -> {
            pulled = by;
            if (by == null) show(latest, texts);
        });
        return this;
    }

    /** @return whether something was in the hand, which is back where it was now */
    boolean letGo() {
        boolean held = pulled != null;
        if (held) pulled.letGo();
        return held;
    }

    private void room() {
        setBorder(BorderFactory.createEmptyBorder(Scaled.px(5), Scaled.px(12), Scaled.px(5), Scaled.px(8)));
    }

    void show(List<ZoneView> zones, Texts inLanguage) {
        texts = inLanguage;
        latest = zones;
        if (pulled != null) return; // what is in the hand stays there
        List<ZoneView> filled = zones.stream().filter(zone -> zone.count() > 0).toList();
        if (filled.equals(shown)) return;
        shown = filled;
        row.removeAll();
        for (ZoneView zone : filled) {
            Piles.add(row, zone, texts.get("zone.empty"), pile -> {
                List<Ref> refs = new ArrayList<>(pile.piece().refs());
                refs.add(Ref.site(zone.site()));
                JButton button = Piles.button(art, zone, pile, () -> point.accept(refs));
                if (ground != null) Pull.from(button, pile.piece(), refs, ground);
                return button;
            });
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
