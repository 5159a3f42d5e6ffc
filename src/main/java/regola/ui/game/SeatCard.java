package regola.ui.game;

import java.awt.Insets;
import java.awt.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.board.panel.BoardPanel;
import regola.ui.parts.Card;
import regola.ui.parts.WrappingRow;
import regola.ui.parts.ZoomedIcon;
import regola.ui.theme.Scaled;
import regola.ui.tray.Pull;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardIntents;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A SeatCard shows one side: its name and emblem, what it has to do now, who plays it, its points, and what lies in its
 * zones, all of which can be pointed at.
 */
final class SeatCard extends Card {
    private static final long serialVersionUID = 1;

    /** Nothing lies there, and nobody is to be chosen: one line is enough. */
    private static final String BESIDE = "skip, span, growx, wmin 0";

    private static final String BELOW = "newline, " + BESIDE;

    private final transient ArtStore art;
    private final transient Consumer<List<Ref>> point;
    private final JLabel turn = new JLabel();
    private final JButton name = new JButton();
    private final JLabel score = new JLabel();
    private final JButton sort = new JButton();
    private final boolean seatable;
    private final WrappingRow zones = new WrappingRow(Scaled.px(3));
    private final Map<String, JComponent> places = new HashMap<>();
    private transient SeatView seat;
    private transient Texts texts;
    private transient List<ZoneView> shown = List.of();
    /** Who sits here, in words, which are left to the picture where the name would be cut short. */
    private transient String sitting = "";
    /** Where pieces can be carried to; null if nowhere. */
    private transient Pull.Ground ground;
    /** What is in the hand now: the piles stay as they are until it is let go of. Or null. */
    private transient Pull pulled;

    /** @param sit gets the side and whether the computer shall play it; null where that is not to be chosen */
    SeatCard(ArtStore art, Consumer<List<Ref>> point, BiConsumer<String, Boolean> sit) {
        super(new MigLayout("ins 5 8 5 8, gap 4 1, fillx, hidemode 3", "[][grow, fill][][]"));
        this.art = art;
        this.point = point;
        name.putClientProperty("JButton.buttonType", "borderless");
        name.setHorizontalAlignment(SwingConstants.LEADING);
        name.setMargin(new Insets(1, 2, 1, 2));
        name.addActionListener(e -> this.point.accept(List.of(seat.ref())));
        sort.putClientProperty("JButton.buttonType", "toolBarButton");
        sort.putClientProperty("FlatLaf.styleClass", "small");
        sort.putClientProperty("JComponent.minimumWidth", 0);
        sort.setMargin(new Insets(1, 5, 1, 5));
        sort.addActionListener(e -> sit.accept(seat.id(), seat.sort() == SeatView.Sort.HUMAN));
        add(turn, "aligny center");
        add(name, "wmin 0");
        add(score);
        add(sort);
        seatable = sit != null;
        add(zones, BESIDE);
    }

    /** @return this card, from which pieces are carried to a board from now on */
    SeatCard pullingOnto(BoardPanel board, BoardIntents intents) {
        ground = new Pull.Ground(board, intents, this::hold);
        return this;
    }

    private void hold(Pull by) {
        pulled = by;
        if (by == null && seat != null) show(seat, texts);
    }

    /** @return whether something was in the hand, which is back where it was now */
    boolean letGo() {
        boolean held = pulled != null;
        if (held) pulled.letGo();
        return held;
    }

    void show(SeatView view, Texts inLanguage) {
        seat = view;
        texts = inLanguage;
        setName("seat." + view.id());
        name.setName("seat." + view.id() + ".name");
        score.setName("seat." + view.id() + ".score");
        sort.setName("seat." + view.id() + ".sort");
        turn.setIcon(
                view.winner()
                        ? TurnMark.WON
                        : view.out()
                                ? TurnMark.OUT
                                : view.deciding() ? TurnMark.DECIDES : view.moving() ? TurnMark.MOVES : TurnMark.WAITS);
        String doing = view.winner()
                ? texts.get("seat.winner")
                : view.out()
                        ? texts.get("seat.out")
                        : view.deciding() ? texts.get("seat.deciding") : view.moving() ? texts.get("seat.moving") : "";
        turn.setToolTipText(doing.isEmpty() ? null : doing);
        name.setIcon(new EmblemIcon(art, view.colour(), view.emblem(), Scaled.px(20)));
        name.setText(view.name());
        name.putClientProperty("FlatLaf.styleClass", view.moving() || view.deciding() || view.winner() ? "h4" : "");
        String points =
                "1".equals(view.score()) ? texts.get("seat.score.one", 1) : texts.get("seat.score", view.score());
        // Whoever has left may have kept points; that it has left is seen by the mark and said.
        score.setText(view.score() != null ? points : view.out() ? texts.get("seat.out") : "");
        score.putClientProperty("FlatLaf.styleClass", view.winner() ? "h4" : view.out() ? "small" : "");
        name.putClientProperty("FlatLaf.style", view.out() ? "foreground: $Regola.muted" : null);
        score.putClientProperty("FlatLaf.style", view.out() ? "foreground: $Regola.muted" : null);
        String sits = texts.get(
                switch (view.sort()) {
                    case HUMAN -> "seat.person";
                    case COMPUTER -> "seat.computer";
                    case NEUTRAL -> "seat.neutral";
                });
        sitting = sits;
        sort.setText(sits);
        sort.getAccessibleContext().setAccessibleName(sits);
        sort.setIcon(
                view.sort() == SeatView.Sort.NEUTRAL
                        ? null
                        : ZoomedIcon.of(view.sort() == SeatView.Sort.HUMAN ? "person" : "computer", 15));
        sort.setEnabled(view.sort() != SeatView.Sort.NEUTRAL);
        sort.setVisible(seatable && !view.out());
        sort.setToolTipText(
                view.sort() == SeatView.Sort.NEUTRAL
                        ? null
                        : texts.get(
                                view.sort() == SeatView.Sort.HUMAN ? "seat.to.computer" : "seat.to.person",
                                view.name()));
        sort.getAccessibleContext().setAccessibleDescription(texts.get("seat.who.name", view.name()));
        String said = Stream.of(view.name(), view.score() == null ? "" : points, sits, doing)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(", "));
        getAccessibleContext().setAccessibleName(said);
        name.getAccessibleContext().setAccessibleName(said);
        boolean lit = view.roles().contains(Role.LEGAL) || view.roles().contains(Role.TARGET);
        String edge = view.deciding() || lit || view.winner() ? "Regola.card.deciding" : "Regola.card.border";
        dress("Regola.card.background", edge, view.deciding() || lit ? 2 : 1);
        // Nothing will ever lie there again.
        List<ZoneView> next = view.out()
                        && view.zones().stream().allMatch(zone -> zone.piles().isEmpty())
                ? List.of()
                : view.zones();
        if (!shown.equals(next) && pulled == null) showZones(next);
    }

    @Override
    public void doLayout() {
        String words = fits() ? sitting : "";
        if (!words.equals(sort.getText())) sort.setText(words);
        super.doLayout();
    }

    private boolean fits() {
        if (sort.getIcon() == null) return true;
        int picture = sort.getText().isEmpty()
                ? sort.getFontMetrics(sort.getFont()).stringWidth(sitting) + sort.getIconTextGap()
                : 0;
        int all = turn.getPreferredSize().width
                + name.getPreferredSize().width
                + score.getPreferredSize().width
                + sort.getPreferredSize().width
                + picture;
        return all + Scaled.px(28) <= getWidth();
    }

    private void showZones(List<ZoneView> next) {
        shown = next;
        // One zone has room beside the name where nobody chooses who plays; several go below it.
        if (!sort.isVisible()) ((MigLayout) getLayout()).setComponentConstraints(score, next.size() > 1 ? "wrap" : "");
        zones.removeAll();
        places.clear();
        for (ZoneView zone : next) {
            places.put(zone.site(), Piles.add(zones, zone, texts.get("zone.empty"), pile -> pileButton(zone, pile)));
        }
        boolean beside =
                !sort.isVisible() && next.stream().allMatch(zone -> zone.piles().isEmpty());
        ((MigLayout) getLayout()).setComponentConstraints(zones, beside ? BESIDE : BELOW);
        zones.setVisible(!next.isEmpty());
        revalidate();
        repaint();
    }

    private JComponent pileButton(ZoneView zone, PileView pile) {
        List<Ref> refs = new ArrayList<>(pile.piece().refs());
        refs.add(Ref.site(zone.site()));
        if (seat != null) refs.add(seat.ref());
        JButton button = Piles.button(art, zone, pile, () -> point.accept(refs));
        if (ground != null) Pull.from(button, pile.piece(), refs, ground);
        return button;
    }

    /**
     * @return where a zone's pieces lie, in the coordinates of another component; null if this seat has no such zone
     */
    Point placeOf(String zone, JComponent other) {
        JComponent name = places.get(zone);
        if (name == null || !name.isShowing()) return null;
        return SwingUtilities.convertPoint(
                name, new Point(name.getWidth() + Piles.size() / 2, name.getHeight() / 2), other);
    }

    /** Pictures have a size of their own at each zoom. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (seat == null) return; // called by the constructor of JPanel, or nothing shown yet
        shown = List.of();
        show(seat, texts);
    }
}
