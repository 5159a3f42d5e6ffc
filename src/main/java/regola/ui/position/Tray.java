package regola.ui.position;

import java.awt.Component;
import java.awt.Container;
import java.awt.Cursor;
import java.awt.Insets;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.PieceIcon;
import regola.ui.board.panel.BoardPanel;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Role;
import regola.ui.view.board.ZoneView;
import regola.ui.view.position.PositionIntents;
import regola.ui.view.position.PositionView;

/**
 * A Tray is all pieces that are not on the board, by where they are, and what can be laid on places. A pile is chosen
 * by a click or a key, or pulled on to the board; the name of a place takes what the hand holds.
 */
final class Tray extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int PIECE = 30;
    private static final double TREMBLE = 7;

    private final transient ArtStore art;
    private final transient PositionIntents intents;
    private final BoardPanel board;
    private final transient List<JToggleButton> choices = new ArrayList<>();
    private final transient List<Row> rows = new ArrayList<>();
    private transient List<ZoneView> zones = List.of();
    private transient List<PieceView> brushes = List.of();
    private transient Texts texts;

    /** A Row is a place off the board where something can be dropped. */
    private record Row(String zone, Component name, Component piles) {}

    Tray(ArtStore art, BoardPanel board, PositionIntents intents) {
        super(new MigLayout("ins 0, gap 0 2, wrap 1, fillx", "[grow, fill]"));
        this.art = art;
        this.board = board;
        this.intents = intents;
        setOpaque(false);
        setName("position.tray");
    }

    void show(PositionView view, Texts inLanguage) {
        if (!view.zones().equals(zones) || !view.brushes().equals(brushes) || inLanguage != texts) {
            zones = view.zones();
            brushes = view.brushes();
            texts = inLanguage;
            rebuild();
        }
        for (JToggleButton choice : choices)
            choice.setSelected(choice.getActionCommand().equals(view.held()));
    }

    /** @param number from 0, in the order in which the piles are seen */
    void choose(int number) {
        if (number < choices.size()) choices.get(number).doClick(0);
    }

    /** What had the keyboard has it again afterwards. */
    private void rebuild() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        String focused = owner != null && SwingUtilities.isDescendingFrom(owner, this) ? owner.getName() : null;
        removeAll();
        choices.clear();
        rows.clear();
        zones.forEach(this::addZone);
        if (!brushes.isEmpty()) addBrushes();
        revalidate();
        repaint();
        if (focused != null) focus(this, focused);
    }

    private void focus(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) child.requestFocusInWindow();
            else if (child instanceof Container inner) focus(inner, name);
        }
    }

    private void addZone(ZoneView zone) {
        JButton name = new JButton(zone.name());
        name.setName("position.into." + zone.site());
        name.putClientProperty("JButton.buttonType", "borderless");
        name.putClientProperty("FlatLaf.styleClass", "small");
        name.setHorizontalAlignment(JButton.LEADING);
        name.setMargin(new Insets(1, 2, 1, 2));
        name.setToolTipText(texts.get("position.into"));
        name.getAccessibleContext().setAccessibleDescription(texts.get("position.into"));
        name.addActionListener(e -> intents.into(zone.site()));
        if (zone.roles().contains(Role.CAUSE))
            name.putClientProperty("FlatLaf.style", "foreground: $Regola.why.foreground");
        WrappingRow row = new WrappingRow(Scaled.px(2));
        for (PileView pile : zone.piles()) row.add(pile(zone, pile));
        if (zone.piles().isEmpty()) {
            JLabel none = new JLabel(texts.get("zone.empty"));
            none.putClientProperty("FlatLaf.styleClass", "small");
            none.setEnabled(false);
            row.add(none);
        }
        add(name, "wmin 0");
        add(row, "wmin 0, gapleft 8");
        rows.add(new Row(zone.site(), name, row));
    }

    private JToggleButton pile(ZoneView zone, PileView pile) {
        PieceView piece = pile.piece();
        JToggleButton button = button(piece, pile.count() > 1 ? "×" + pile.count() : null);
        button.setName("position.pile." + zone.site() + "." + piece.id());
        button.setActionCommand(PositionView.pile(zone.site(), piece.id()));
        button.getAccessibleContext().setAccessibleName(piece.name() + ", " + zone.name() + ", " + pile.count());
        button.addActionListener(e -> intents.take(zone.site(), piece.id()));
        Pull pull = new Pull(zone.site(), piece, button);
        button.addMouseListener(pull);
        button.addMouseMotionListener(pull);
        choices.add(button);
        return button;
    }

    private JToggleButton button(PieceView look, String words) {
        JToggleButton button = new JToggleButton(words, new PieceIcon(art, look, Scaled.px(PIECE)));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.putClientProperty("FlatLaf.styleClass", "small");
        button.setMargin(new Insets(1, 2, 1, 3));
        button.setIconTextGap(1);
        button.setToolTipText(look.name());
        return button;
    }

    private void addBrushes() {
        JLabel title = new JLabel(texts.get("position.brushes"));
        title.putClientProperty("FlatLaf.styleClass", "small");
        add(title, "wmin 0, gaptop 4, gapleft 4");
        WrappingRow row = new WrappingRow(Scaled.px(2));
        for (PieceView brush : brushes) {
            JToggleButton button = brush.art() == null ? new JToggleButton(brush.name()) : button(brush, null);
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            button.putClientProperty("FlatLaf.styleClass", "small");
            button.setName("position.brush." + brush.id());
            button.setActionCommand(brush.id());
            button.getAccessibleContext().setAccessibleName(brush.name());
            button.addActionListener(e -> intents.brush(brush.id()));
            choices.add(button);
            row.add(button);
        }
        add(row, "wmin 0, gapleft 8");
    }

    /**
     * @param at a point of another component; @return the place off the board whose name or pieces are there, null if
     *     none
     */
    String zoneAt(Component of, Point at) {
        for (Row row : rows) {
            for (Component part : List.of(row.name(), row.piles())) {
                if (part.isShowing() && part.contains(SwingUtilities.convertPoint(of, at, part))) return row.zone();
            }
        }
        return null;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (texts == null) return; // called by the constructor of JPanel
        rebuild();
    }

    /** A Pull is the mouse that draws a piece out of a pile. */
    private final class Pull extends MouseAdapter {
        private final String zone;
        private final PieceView piece;
        private final JToggleButton button;
        private Point pressed;
        private boolean pulling;

        Pull(String zone, PieceView piece, JToggleButton button) {
            this.zone = zone;
            this.piece = piece;
            this.button = button;
        }

        @Override
        public void mousePressed(MouseEvent e) {
            pressed = SwingUtilities.isLeftMouseButton(e) ? e.getPoint() : null;
            pulling = false;
        }

        @Override
        public void mouseDragged(MouseEvent e) {
            if (pressed == null) return;
            if (!pulling && pressed.distance(e.getPoint()) > TREMBLE) {
                pulling = true;
                intents.pull(zone, piece.id());
                button.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
            }
            if (!pulling) return;
            button.getModel().setArmed(false); // letting go over it again is no click
            board.carry(piece, SwingUtilities.convertPoint(button, e.getPoint(), board));
        }

        @Override
        public void mouseReleased(MouseEvent e) {
            if (!pulling) return;
            pulling = false;
            pressed = null;
            board.carry(null, null);
            button.setCursor(Cursor.getDefaultCursor());
            String site = board.siteAt(SwingUtilities.convertPoint(button, e.getPoint(), board));
            String off = zoneAt(button, e.getPoint());
            if (site != null) intents.drop(site);
            else if (off != null && !off.equals(zone)) intents.drop(off);
            else intents.letGo();
        }
    }
}
