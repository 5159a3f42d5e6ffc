package regola.ui.game;

import java.awt.Insets;
import java.awt.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.ArtStore;
import regola.ui.board.EmblemIcon;
import regola.ui.board.PieceIcon;
import regola.ui.parts.Card;
import regola.ui.view.PieceView;
import regola.ui.view.PileView;
import regola.ui.view.Ref;
import regola.ui.view.Role;
import regola.ui.view.SeatView;
import regola.ui.view.Texts;
import regola.ui.view.ZoneView;

/**
 * A SeatCard shows one side: its name and emblem, who plays it, its points, and what lies in its zones, all of which can be
 * pointed at.
 */
final class SeatCard extends Card {
    private static final long serialVersionUID = 1;
    /** How high and wide a small piece is. */
    static final int PIECE = 28;

    private final transient ArtStore art;
    private final transient Consumer<List<Ref>> point;
    private final JButton name = new JButton();
    private final JLabel score = new JLabel();
    private final JButton sort = new JButton();
    private final JPanel zones = new JPanel(new MigLayout("ins 0, gap 6 2, wrap 2, fillx, hidemode 3", "[][grow, fill]"));
    private final Map<String, JComponent> places = new HashMap<>();
    private transient SeatView seat;
    private transient List<ZoneView> shown = List.of();

    /** @param sit gets the side and whether the computer shall play it; null where that is not to be chosen */
    SeatCard(ArtStore art, Consumer<List<Ref>> point, BiConsumer<String, Boolean> sit) {
        super(new MigLayout("ins 6 10 6 10, gap 4 2, fillx, hidemode 3", "[grow, fill][][]"));
        this.art = art;
        this.point = point;
        name.putClientProperty("JButton.buttonType", "borderless");
        name.setHorizontalAlignment(SwingConstants.LEADING);
        name.setMargin(new Insets(1, 2, 1, 2));
        name.addActionListener(e -> this.point.accept(List.of(seat.ref())));
        sort.putClientProperty("JButton.buttonType", "borderless");
        sort.putClientProperty("FlatLaf.styleClass", "small");
        sort.putClientProperty("JComponent.minimumWidth", 0);
        sort.setMargin(new Insets(1, 4, 1, 4));
        sort.addActionListener(e -> sit.accept(seat.id(), seat.sort() == SeatView.Sort.HUMAN));
        zones.setOpaque(false);
        add(name, "wmin 0");
        add(score);
        add(sort, "wrap");
        sort.setVisible(sit != null);
        add(zones, "span, growx, wmin 0");
    }

    void show(SeatView view, Texts texts) {
        seat = view;
        setName("seat." + view.id());
        name.setName("seat." + view.id() + ".name");
        score.setName("seat." + view.id() + ".score");
        sort.setName("seat." + view.id() + ".sort");
        name.setIcon(new EmblemIcon(art, view.colour(), view.emblem(), 20));
        name.setText(view.name() + (view.winner() ? "  ★ " + texts.get("seat.winner") : ""));
        name.putClientProperty("FlatLaf.styleClass", view.moving() || view.winner() ? "h4" : "");
        String points = "1".equals(view.score()) ? texts.get("seat.score.one", 1) : texts.get("seat.score", view.score());
        score.setText(view.score() == null ? "" : points);
        sort.setText(texts.get(switch (view.sort()) {
            case HUMAN -> "seat.person";
            case COMPUTER -> "seat.computer";
            case NEUTRAL -> "seat.neutral";
        }));
        sort.setEnabled(view.sort() != SeatView.Sort.NEUTRAL);
        sort.getAccessibleContext().setAccessibleDescription(texts.get("seat.who.name", view.name()));
        boolean lit = view.roles().contains(Role.LEGAL) || view.roles().contains(Role.TARGET);
        String edge = view.deciding() || lit || view.winner() ? "Regola.card.deciding" : "Regola.card.border";
        dress("Regola.card.background", edge, view.deciding() || lit ? 2 : 1);
        if (!shown.equals(view.zones())) showZones(view.zones(), texts);
    }

    private void showZones(List<ZoneView> next, Texts texts) {
        shown = next;
        zones.removeAll();
        places.clear();
        for (ZoneView zone : next) {
            JLabel label = new JLabel(zone.name());
            label.putClientProperty("FlatLaf.styleClass", "small");
            label.setToolTipText(zone.about().isEmpty() ? null : zone.about());
            JPanel row = ZoneRow.of(zone, texts.get("zone.empty"), pile -> pileButton(zone, pile));
            places.put(zone.site(), row);
            zones.add(label, "aligny center");
            zones.add(row, "wmin 0, hmin " + PIECE);
        }
        zones.setVisible(!next.isEmpty());
        revalidate();
        repaint();
    }

    private JComponent pileButton(ZoneView zone, PileView pile) {
        List<Ref> refs = new ArrayList<>(pile.piece().refs());
        refs.add(Ref.site(zone.site()));
        if (seat != null) refs.add(seat.ref());
        return pile(art, zone.site(), pile, () -> point.accept(refs));
    }

    /** @return a button with a small picture of a piece and how many there are */
    static JButton pile(ArtStore art, String zone, PileView pile, Runnable act) {
        PieceView piece = pile.piece();
        JButton button = new JButton(pile.count() > 1 ? "×" + pile.count() : null, new PieceIcon(art, piece, PIECE));
        button.setName("pile." + zone + "." + piece.id());
        button.putClientProperty("JButton.buttonType", "borderless");
        button.putClientProperty("FlatLaf.styleClass", "small");
        button.setMargin(new Insets(0, 1, 0, 1));
        button.setIconTextGap(1);
        button.setToolTipText(piece.name());
        button.getAccessibleContext().setAccessibleName(piece.name() + (pile.count() > 1 ? ", " + pile.count() : ""));
        button.addActionListener(e -> act.run());
        return button;
    }

    /** @return where a zone's pieces lie, in the coordinates of another component; null if this seat has no such zone */
    Point placeOf(String zone, JComponent other) {
        JComponent row = places.get(zone);
        if (row == null || !row.isShowing()) return null;
        return SwingUtilities.convertPoint(row, new Point(PIECE, row.getHeight() / 2), other);
    }
}
