package regola.ui.tray;

import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A SharedTray is what lies beside the board and is nobody's: a bag, what is out of the game. Empty, it is not seen.
 */
public final class SharedTray extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** Where it is lower, its name would leave no room for what lies there. */
    private static final double TITLED = 84;
    /** In which there is room for a name and a row of pieces all the same. */
    private static final double LEAST_TITLED = 66;

    private static final double INSET = 10;
    /** Above and below, where it is low: as much as a row of pieces leaves. */
    private static final double LEAST_INSET = 4;

    private static final double ROW = 44;
    /** Between a name and what it stands beside. */
    private static final double BESIDE = 8;

    private final transient ArtStore art;
    private final transient Hand hand;
    private final transient Map<String, ZonePane> zones = new LinkedHashMap<>();
    private transient List<ZoneView> shown = List.of();
    private transient Map<TraySide, String> sides = Map.of();
    private transient Measure measure = Measure.of(1280, 800, 1);
    private boolean filmed;

    public SharedTray(ArtStore art, Hand hand) {
        super(null);
        this.art = art;
        this.hand = hand;
        setName("shared");
        setOpaque(false);
        setVisible(false);
        addMouseListener(hand.ground(List::of)); // a press on it is none on the board below
    }

    /** From now on it is seen in a film. */
    void film() {
        filmed = true;
    }

    /**
     * @param seats whose pieces may lie here together: those of each are kept apart, with the name of whose they are
     */
    public void show(List<ZoneView> next, List<SeatView> seats, Texts texts) {
        sides = new HashMap<>();
        // Whose they were: a bare name above a heap could be that of who has won it.
        // In a film, whose words are few, nobody has read "Blue's" before.
        String whose = filmed ? "tray.film.of" : "tray.of";
        TraySide.names(seats).forEach((side, name) -> sides.put(side, texts.get(whose, name)));
        show(next, texts);
    }

    void show(List<ZoneView> next, Texts texts) {
        shown = next;
        if (hand.holds()) return; // what is in the hand stays there
        for (ZoneView zone : next) {
            if (zones.containsKey(zone.site())) continue;
            ZonePane pane = new ZonePane(art, hand);
            zones.put(zone.site(), pane);
            pane.setTitled(true);
            if (filmed) pane.film();
            add(pane);
        }
        for (ZoneView zone : next) zones.get(zone.site()).bySides(sides);
        for (ZoneView zone : next) zones.get(zone.site()).show(zone, null, "", false, measure, texts);
        setVisible(next.stream().anyMatch(zone -> zone.count() > 0));
        revalidate();
        repaint();
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        zones.values().forEach(zone -> zone.measure(next));
        show(shown, null);
    }

    @Override
    public void doLayout() {
        int inset = measure.round(INSET);
        boolean titled = isTitled();
        // Rather a row of pieces than room above and below it.
        int spare = (getHeight() - measure.round(ROW)) / 2;
        int y = Math.min(inset, Math.max(measure.round(LEAST_INSET), spare));
        int high = rowHeight(y);
        for (Map.Entry<String, ZonePane> zone : zones.entrySet()) {
            ZonePane pane = zone.getValue();
            int name = titled ? 0 : besideWidth(zone.getKey());
            int beside = name == 0 ? 0 : name + measure.px(BESIDE);
            pane.setTitled(titled);
            pane.setCentred(!titled);
            pane.setBounds(inset + beside, y, getWidth() - 2 * inset - beside, high);
            pane.doLayout();
            y += high;
        }
    }

    private int rowHeight(int inset) {
        return (getHeight() - 2 * inset) / Math.max(1, zones.size());
    }

    /** Where it is low, names stand beside what lies there. */
    private boolean isTitled() {
        return rowHeight(measure.round(INSET)) >= measure.round(LEAST_TITLED);
    }

    /** @return what is written beside a zone where it is not written above it */
    List<String> besides() {
        if (isTitled()) return List.of();
        return zones.keySet().stream()
                .filter(site -> besideWidth(site) > 0)
                .map(this::nameOf)
                .toList();
    }

    private String nameOf(String site) {
        return shown.stream()
                .filter(zone -> zone.site().equals(site))
                .filter(zone -> !filmed || zone.count() > 0)
                .map(ZoneView::name)
                .findFirst()
                .orElse("");
    }

    /** A name leaves the other half to what it names. */
    private int besideWidth(String site) {
        int wide = getFontMetrics(TextSize.SMALL.font(measure)).stringWidth(nameOf(site));
        return Math.min(wide, (getWidth() - 2 * measure.round(INSET)) / 2);
    }

    /**
     * @param room that it has, in the column of a region that high
     * @return the part of it that it needs: a bag needs no more than the bag is high, and stands at that end of the
     *     column where nobody sits, else in the middle between them
     */
    Rectangle within(Rectangle room, int regionHigh, int margin) {
        int inset = measure.px(INSET);
        int high = 2 * inset;
        for (ZonePane zone : zones.values()) {
            int needed = zone.neededHeight(room.width - 2 * inset);
            if (needed == 0) return room;
            high += Math.max(needed, measure.px(TITLED));
        }
        int spare = Math.max(0, room.height - high);
        boolean foot = room.y + room.height + margin >= regionHigh;
        boolean top = room.y <= margin;
        return new Rectangle(room.x, room.y + (foot ? spare : top ? 0 : spare / 2), room.width, room.height - spare);
    }

    /**
     * @return where the next piece of a zone would come to lie, in the pixels of another component; null if not here
     */
    public Point placeOf(String site, JComponent other) {
        ZonePane zone = zones.get(site);
        if (zone == null) return null;
        // What comes here first makes it appear: until then it is where it will be.
        return isVisible() ? zone.next(other) : SwingUtilities.convertPoint(getParent(), middle(), other);
    }

    private Point middle() {
        return new Point(getX() + getWidth() / 2, getY() + getHeight() / 2);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(14);
            g.setColor(StageColour.CARD.now());
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 0.5, radius));
            g.setColor(StageColour.CARD_EDGE.now());
            g.setStroke(Brush.line(1.5));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            if (!isTitled()) paintBesides(g);
        } finally {
            g.dispose();
        }
    }

    private void paintBesides(Graphics2D g) {
        g.setColor(StageColour.SUB.now());
        for (Map.Entry<String, ZonePane> zone : zones.entrySet()) {
            int wide = besideWidth(zone.getKey());
            if (wide == 0) continue;
            String words = new ZoneName(nameOf(zone.getKey()), measure).written(g, wide);
            FontMetrics metrics = g.getFontMetrics();
            int middle = zone.getValue().getY() + zone.getValue().getHeight() / 2;
            g.drawString(words, measure.round(INSET), middle - metrics.getHeight() / 2 + metrics.getAscent());
        }
    }

    /** @return what is written beside what lies here, from the first on */
    List<String> captions() {
        return zones.values().stream()
                .flatMap(zone -> zone.buttons().stream())
                .map(PieceButton::caption)
                .toList();
    }

    /** @return where what lies here lies, each in its zone */
    List<Rectangle> places() {
        return zones.values().stream()
                .flatMap(zone -> zone.buttons().stream())
                .map(PieceButton::getBounds)
                .toList();
    }

    List<ZonePane> panes() {
        return List.copyOf(zones.values());
    }
}
