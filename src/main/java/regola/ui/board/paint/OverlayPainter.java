package regola.ui.board.paint;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.art.Silhouette;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

/**
 * An OverlayPainter draws what guides the eye: veils, ways, arrows, ghosts, rings, arrows to places next door and
 * words, in this order from below. All in one colour with a casing, told apart by their shapes.
 */
final class OverlayPainter {
    private static final double RAYS = 12;
    /** How far the rays reach beyond the ring, in radii of it. */
    private static final double RAY = 0.28;
    /** The same where rings lie side by side: that leaves the ring larger, round what lies there. */
    private static final double SHORT_RAY = 0.16;
    /** What is free between rays side by side, in radii. */
    private static final double FREE = 0.04;
    /** How thick a ring is, in radii; beside others it lies among marks and has to be seen there. */
    private static final double THICK = 0.09;

    private static final double THICK_BESIDE = 0.125;

    private static final double UPRIGHT = 0.9;
    /** How much is seen of what is not yet there, and of what would lie where something else does now. */
    private static final double GLASS = 0.54;

    private static final double INSTEAD = 0.86;
    /** How large it is before what lies there now, and how far beside its middle, in sizes of a piece. */
    private static final double BEFORE = 0.62;

    private static final double ASIDE = 0.24;
    /** Through a card the number of the one below would be read together with its own. */
    private static final double CARD = 0.94;
    /** How much is left of what is gone. */
    private static final double SHADOW = 0.45;

    /** A card with the ring around it, in sizes of the card. */
    private static final double EDGE = 1.1;

    /** How far from the middle an arrow ends, as a share of where it leads: beside what lies there, or in it. */
    private static final double BESIDE = 0.42;

    private static final double INTO = 0.25;
    /** As a share of what it leads from: whatever arrow has less room leads to a place next door. */
    private static final double NEXT_DOOR = 0.75;

    private final Canvas canvas;
    private final Palette palette;
    private final PiecePainter pieces;
    private final PathPainter paths;
    private final Silhouette silhouette;
    private BoardLayout layout;

    /** Something of the board with its middle and size, in pixels; of a card in a fan, how much the next one hides. */
    record End(double x, double y, double size, double lean, double hidden) {
        End(double x, double y, double size, double lean) {
            this(x, y, size, lean, 0);
        }
    }

    OverlayPainter(Canvas canvas, Palette palette) {
        this(canvas, palette, Silhouette.ROUND, List.of());
    }

    static OverlayPainter of(Canvas canvas, Palette palette, Scene scene) {
        return new OverlayPainter(
                canvas, palette, scene.look().silhouette(), scene.board().rows());
    }

    /** @param rows of the board */
    OverlayPainter(Canvas canvas, Palette palette, Silhouette silhouette, List<RowView> rows) {
        this.silhouette = silhouette;
        this.canvas = canvas;
        this.palette = palette;
        this.pieces = new PiecePainter(canvas, palette);
        this.paths = new PathPainter(canvas, palette, rows);
    }

    void paint(OverlayView overlay, BoardLayout on, double width, double height) {
        layout = on;
        overlay.dimmed().stream().map(layout::spot).forEach(this::paintVeil);
        Set<String> filled = filled(overlay);
        overlay.paths().forEach(path -> paths.paintLine(path, layout, traveller(path, overlay), filled));
        overlay.arrows().stream()
                .map(OverlayView.Arrow::to)
                .filter(to -> !overlay.rings().contains(to))
                .forEach(this::paintTarget);
        overlay.arrows().forEach(arrow -> paintArrow(arrow, overlay, false));
        overlay.ghosts().forEach(this::paintGhost);
        double room = room(overlay.rings());
        overlay.rings().stream()
                .filter(ring -> !isAround(ring, overlay.rings()))
                .map(ring -> new Ringed(
                        end(ring), ring.sort() == Ref.Sort.SITE, overlay.made().contains(ring)))
                .filter(ring -> ring.end() != null)
                .forEach(ring -> {
                    double free = ring.place() ? room * ring.end().size() : Double.POSITIVE_INFINITY;
                    if (ring.made()) paintMade(ring.end(), free);
                    else paintRing(ring.end(), free);
                });
        overlay.arrows().forEach(arrow -> paintArrow(arrow, overlay, true));
        overlay.points().forEach(thing -> paintPointer(end(thing)));
        paintLabels(overlay, layout, width, height);
    }

    /** The words and numbers alone: they are the last to be hidden by anything. */
    void paintLabels(OverlayView overlay, BoardLayout on, double width, double height) {
        layout = on;
        Set<String> filled = filled(overlay);
        LabelPainter labels = new LabelPainter(canvas, palette, width, height);
        overlay.paths().forEach(path -> paths.paintNumbers(path, layout, filled, labels));
        for (OverlayView.Label label : overlay.labels()) {
            BoardLayout.Spot spot = layout.spot(label.site());
            if (spot != null) label(labels, label.words(), spot, !PathPainter.isFilled(spot, filled));
        }
    }

    private static Set<String> filled(OverlayView overlay) {
        return overlay.ghosts().stream()
                .filter(ghost -> !ghost.gone())
                .map(OverlayView.Ghost::site)
                .collect(Collectors.toSet());
    }

    /** @return whether it is a place, and what lies there stands in a ring itself: one says it */
    private boolean isAround(Ref ring, Set<Ref> rings) {
        BoardLayout.Spot spot = ring.sort() == Ref.Sort.SITE ? layout.spot(ring.id()) : null;
        return spot != null && MarkOrder.isRinged(spot, rings);
    }

    /**
     * On the place itself, or it would seem to be about the one beside it; beyond a card, whose number it would hide.
     */
    private void label(LabelPainter labels, String words, BoardLayout.Spot spot, boolean free) {
        if (!silhouette.card() && labels.paintOn(words, spot, free)) return;
        double top = spot.y() - spot.size() / 2;
        double bottom = spot.y() + spot.size() / 2;
        if (silhouette.card()) {
            for (BoardLayout.Slot slot : spot.slots()) {
                top = Math.min(top, slot.y() - slot.size() / 2);
                bottom = Math.max(bottom, slot.y() + slot.size() / 2);
            }
        } else if (!spot.slots().isEmpty()) {
            double fan = Math.max(0, spot.slots().get(spot.slots().size() - 1).y() - spot.y());
            top += fan;
            bottom += fan;
        }
        labels.paint(words, spot.x(), (top + bottom) / 2, bottom - top, silhouette.card());
    }

    /** @return where the piece stands now that is seen as a ghost at the end of the way; null if none is */
    private BoardLayout.Slot traveller(OverlayView.Path path, OverlayView overlay) {
        if (path.steps().isEmpty()) return null;
        String first = path.steps().get(0).site();
        for (OverlayView.Ghost ghost : overlay.ghosts()) {
            if (!ghost.site().equals(path.steps().get(path.steps().size() - 1).site())) continue;
            BoardLayout.Slot slot = layout.seat(first, ghost.piece().id());
            if (slot != null) return slot;
        }
        return null;
    }

    /** @return null if it is not on the board */
    private End end(Ref thing) {
        if (thing.sort() == Ref.Sort.SITE) {
            BoardLayout.Spot spot = layout.spot(thing.id());
            return spot == null ? null : new End(spot.x(), spot.y(), spot.size(), 0);
        }
        for (BoardLayout.Spot spot : layout.spots()) {
            for (int i = 0; i < spot.slots().size(); i++) {
                BoardLayout.Slot slot = spot.slots().get(i);
                if (slot.piece().refs().contains(thing))
                    return new End(slot.x(), slot.y(), slot.size(), slot.lean(), hidden(spot, i));
            }
        }
        return null;
    }

    /** @return how many pixels of a card lie below the one on its right */
    private double hidden(BoardLayout.Spot spot, int index) {
        if (!silhouette.card() || index + 1 >= spot.slots().size()) return 0;
        BoardLayout.Slot slot = spot.slots().get(index);
        BoardLayout.Slot next = spot.slots().get(index + 1);
        double apart = Point2D.distance(slot.x(), slot.y(), next.x(), next.y());
        boolean beside = next.x() - slot.x() > Math.abs(next.y() - slot.y());
        return beside ? Math.max(0, slot.size() * silhouette.wide() - apart) : 0;
    }

    /** A veil and a bar: what lies there does not count. */
    private void paintVeil(BoardLayout.Spot spot) {
        if (spot == null) return;
        double r = spot.size() / 2;
        canvas.circle(spot.x(), spot.y(), r, null, palette.veil());
        Pen bar = Pen.of(palette.guide(), Math.max(1.6, r * 0.09));
        double a = r * 0.3;
        canvas.line(spot.x() - a, spot.y() - r * 0.84, spot.x() + a, spot.y() - r * 0.84, cased(bar));
        canvas.line(spot.x() - a, spot.y() - r * 0.84, spot.x() + a, spot.y() - r * 0.84, bar);
    }

    /**
     * @return how large a ring round a place may be with its rays, as a part of the place, so that those side by side
     *     do not lie on one another: round a larger place it is larger, round all others alike
     */
    private double room(Set<Ref> rings) {
        if (silhouette.card()) return Double.POSITIVE_INFINITY;
        List<BoardLayout.Spot> ringed = rings.stream()
                .filter(ring -> ring.sort() == Ref.Sort.SITE)
                .map(ring -> layout.spot(ring.id()))
                .filter(Objects::nonNull)
                .toList();
        double least = Double.POSITIVE_INFINITY;
        for (BoardLayout.Spot one : ringed)
            for (BoardLayout.Spot other : ringed)
                if (one != other)
                    least = Math.min(
                            least,
                            Point2D.distance(one.x(), one.y(), other.x(), other.y()) / (one.size() + other.size()));
        return least;
    }

    /** What stands in a ring, whether it is a place, and whether it is no advice. */
    private record Ringed(End end, boolean place, boolean made) {}

    /** A ring without rays, in the colour of what has been done: that is no advice. */
    private void paintMade(End end, double room) {
        double r = Math.min(end.size() / 2 * (silhouette.card() ? 1 : 1.04), room / (1 + FREE));
        Pen pen = Pen.of(palette.of(Role.LAST), Math.max(2.2, Math.min(5.5, r * 2 * THICK)));
        canvas.leaning(end.lean(), end.x(), end.y(), () -> {
            silhouette.draw(canvas, end.x(), end.y(), r, end.hidden(), cased(pen));
            silhouette.draw(canvas, end.x(), end.y(), r, end.hidden(), pen);
        });
    }

    /** A ring with rays, like a little sun; round a card along its edges, where it hides nothing. */
    private void paintRing(End end, double room) {
        List<End> near = silhouette.card() ? cardsNear(end) : List.of();
        // A ring that would lie on the card next door keeps to its own edge.
        double wide = end.size() / 2 * (near.isEmpty() ? silhouette.card() ? 1.07 : 1.04 : 1);
        boolean beside = room < wide * (1 + RAY + FREE);
        double ray = beside ? SHORT_RAY : RAY;
        double r = Math.min(wide, room / (1 + ray + FREE));
        double thick = beside ? Math.min(5.5, r * THICK_BESIDE) : Math.min(4.5, r * THICK);
        Pen pen = Pen.of(palette.guide(), Math.max(1.8, thick));
        canvas.leaning(end.lean(), end.x(), end.y(), () -> {
            silhouette.draw(canvas, end.x(), end.y(), r, end.hidden(), cased(pen));
            for (Pen each : List.of(cased(pen), pen)) {
                // Of a card in a fan only a part is seen: rays all round it would seem to be of the cards beside it.
                if (end.hidden() > 0) paintRaysAbove(end, r, each);
                for (int i = 0; i < RAYS && end.hidden() <= 0; i++) {
                    double angle = Math.PI * 2 * i / RAYS;
                    double ux = Math.cos(angle);
                    double uy = Math.sin(angle);
                    // Above a card its number stands, and what it is to do below.
                    if (silhouette.card() && Math.abs(uy) > UPRIGHT) continue;
                    double edge = silhouette.card() ? toEdge(r, ux, uy) : r;
                    double from = edge + r * ray * 0.46;
                    double to = edge + r * ray;
                    if (isOnACard(near, end, ux * to, uy * to)) continue;
                    canvas.line(end.x() + ux * from, end.y() + uy * from, end.x() + ux * to, end.y() + uy * to, each);
                }
            }
            silhouette.draw(canvas, end.x(), end.y(), r, end.hidden(), pen);
        });
    }

    /** Three rays above what is seen of a card. */
    private void paintRaysAbove(End end, double r, Pen pen) {
        double half = r * silhouette.wide() - end.hidden() / 2;
        for (int i = -1; i <= 1; i++) {
            double x = end.x() - end.hidden() / 2 + i * half * 0.55;
            double from = end.y() - r * (1 + RAY * 0.3);
            canvas.line(x, from, x + i * r * RAY * 0.15, end.y() - r * (1 + RAY * 0.75), pen);
        }
    }

    /** A short broad arrow from above, its tip at the upper edge: where what lies there hides nothing. */
    private void paintPointer(End end) {
        if (end == null) return;
        double wide = Math.max(canvas.letters() * 0.9, layout.unit() * 0.24);
        double tip = end.y() - end.size() / 2 * 0.86;
        double neck = tip - wide * 0.95;
        double top = neck - wide * 0.75;
        double thin = wide * 0.36;
        List<Point2D> arrow = List.of(
                new Point2D.Double(end.x(), tip),
                new Point2D.Double(end.x() - wide, neck),
                new Point2D.Double(end.x() - thin, neck),
                new Point2D.Double(end.x() - thin, top),
                new Point2D.Double(end.x() + thin, top),
                new Point2D.Double(end.x() + thin, neck),
                new Point2D.Double(end.x() + wide, neck));
        canvas.polygon(arrow, Pen.of(palette.casing(), Math.max(3.6, wide * 0.4)), palette.guide());
        canvas.polygon(arrow, null, palette.guide());
    }

    /** @return the other cards that lie as near as the rays round this one reach */
    private List<End> cardsNear(End end) {
        double reach = end.size() / 2 * 1.4;
        return layout.spots().stream()
                .flatMap(spot -> spot.slots().stream())
                .map(slot -> new End(slot.x(), slot.y(), slot.size(), slot.lean()))
                .filter(card -> card.x() != end.x() || card.y() != end.y())
                .filter(card -> Math.abs(card.x() - end.x()) < (reach + card.size() / 2) * silhouette.wide()
                        && Math.abs(card.y() - end.y()) < reach + card.size() / 2)
                .toList();
    }

    /** @return whether what lies so far across and down from the middle of a leaning card lies on one of these */
    private boolean isOnACard(List<End> cards, End from, double across, double down) {
        double lean = Math.toRadians(from.lean());
        double x = from.x() + across * Math.cos(lean) - down * Math.sin(lean);
        double y = from.y() + across * Math.sin(lean) + down * Math.cos(lean);
        return cards.stream()
                .anyMatch(card -> Math.abs(x - card.x()) < card.size() / 2 * silhouette.wide() * EDGE
                        && Math.abs(y - card.y()) < card.size() / 2 * EDGE);
    }

    /** @return how far it is from the middle of an upright card to its edge */
    private double toEdge(double r, double ux, double uy) {
        return Math.min(r * silhouette.wide() / Math.max(0.001, Math.abs(ux)), r / Math.max(0.001, Math.abs(uy)));
    }

    /** The piece as glass, in a dashed outline; one that is gone is struck out. */
    private void paintGhost(OverlayView.Ghost ghost) {
        BoardLayout.Spot spot = layout.spot(ghost.site());
        if (spot == null) return;
        double size = layout.pieceSize();
        if (ghost.gone()) {
            paintGone(ghost.piece(), spot, Math.min(size, spot.size()));
            return;
        }
        // What sits there now is still there: it is seen behind what would come, not through it.
        boolean behind = !silhouette.card()
                && spot.slots().size() == 1
                && !spot.site().pieces().get(0).id().equals(ghost.piece().id());
        double aside = behind ? size * ASIDE : 0;
        if (behind) size *= BEFORE;
        double x = spot.x() + aside;
        double y = spot.y() - aside + fall(spot, ghost.under(), size);
        double seen = spot.slots().size() == 1 ? INSTEAD : GLASS;
        if (silhouette.card() && !spot.slots().isEmpty()) seen = CARD;
        pieces.paint(ghost.piece(), x, y, Math.min(size, spot.size()), 1, seen);
        Pen outline = Pen.of(palette.guide(), Math.max(1.4, size * 0.03)).dashed(size * 0.1, size * 0.08);
        Silhouette shape = spot.site().outline() == SiteView.Outline.HEX ? Silhouette.HEX : silhouette;
        shape.draw(canvas, x, y, size * 0.5, cased(Pen.of(palette.guide(), outline.width())));
        shape.draw(canvas, x, y, size * 0.5, outline);
    }

    /** Less than half of it, and a cross in the colour of what is taken: no piece of any game looks like that. */
    private void paintGone(PieceView piece, BoardLayout.Spot spot, double size) {
        pieces.paint(piece, spot.x(), spot.y(), size, 1, SHADOW);
        Pen pen = Pen.of(palette.of(Role.TAKES), Math.max(2.4, size * 0.06));
        double arm = size * 0.36;
        for (Pen each : List.of(cased(pen), pen)) {
            canvas.line(spot.x() - arm, spot.y() - arm, spot.x() + arm, spot.y() + arm, each);
            canvas.line(spot.x() - arm, spot.y() + arm, spot.x() + arm, spot.y() - arm, each);
        }
    }

    /** How much lower something comes to lie on a fan. */
    private double fall(BoardLayout.Spot spot, int under, double size) {
        List<BoardLayout.Slot> slots = spot.slots();
        if (!silhouette.card() || under == 0) return 0;
        return under * (slots.size() > 1 ? slots.get(1).y() - slots.get(0).y() : size * 0.27);
    }

    /** Where nothing lies at the end of an arrow, not even the place may be drawn: its outline says where that is. */
    private void paintTarget(Ref to) {
        BoardLayout.Spot spot = empty(to);
        if (spot == null) return;
        double size = Math.min(layout.pieceSize(), spot.size());
        Pen outline = Pen.of(palette.guide(), Math.max(1.4, size * 0.03)).dashed(size * 0.1, size * 0.08);
        Silhouette shape = spot.site().outline() == SiteView.Outline.HEX ? Silhouette.HEX : silhouette;
        shape.draw(canvas, spot.x(), spot.y(), size * 0.5, cased(Pen.of(palette.guide(), outline.width())));
        shape.draw(canvas, spot.x(), spot.y(), size * 0.5, outline);
    }

    /** @return where a place lies on which nothing lies; null for anything else */
    private BoardLayout.Spot empty(Ref ref) {
        BoardLayout.Spot spot = ref.sort() == Ref.Sort.SITE ? layout.spot(ref.id()) : null;
        return spot != null && spot.site().pieces().isEmpty() ? spot : null;
    }

    /**
     * @param isShort whether it is painted if it leads to a place next door: what rings both ends would hide it, so it
     *     lies above that; longer ones lie below
     */
    private void paintArrow(OverlayView.Arrow arrow, OverlayView overlay, boolean isShort) {
        End from = end(arrow.from());
        End to = end(arrow.to());
        if (from == null || to == null) return;
        boolean into = empty(arrow.to()) != null && !overlay.rings().contains(arrow.to());
        double left = into ? INTO : BESIDE;
        double length = Point2D.distance(from.x(), from.y(), to.x(), to.y());
        double free = length - from.size() * 0.3 - to.size() * left;
        if (free < 4 || free < from.size() * NEXT_DOOR != isShort) return;
        double ux = (to.x() - from.x()) / length;
        double uy = (to.y() - from.y()) / length;
        double x1 = from.x() + ux * from.size() * 0.3;
        double y1 = from.y() + uy * from.size() * 0.3;
        double x2 = x1 + ux * free;
        double y2 = y1 + uy * free;
        double thick = Math.max(3, layout.unit() * 0.075);
        double head = Math.min(free, thick * 3.2);
        Pen shaft = Pen.of(palette.guide(), thick);
        List<Point2D> tip = List.of(
                new Point2D.Double(x2, y2),
                new Point2D.Double(x2 - ux * head - uy * head * 0.6, y2 - uy * head + ux * head * 0.6),
                new Point2D.Double(x2 - ux * head + uy * head * 0.6, y2 - uy * head - ux * head * 0.6));
        canvas.line(x1, y1, x2 - ux * head, y2 - uy * head, cased(shaft));
        canvas.polygon(tip, Pen.of(palette.casing(), Math.max(3.6, thick * 0.9)), palette.guide());
        canvas.line(x1, y1, x2 - ux * head * 0.9, y2 - uy * head * 0.9, shaft);
        canvas.polygon(tip, null, palette.guide());
    }

    private Pen cased(Pen pen) {
        return pen.casing(palette.casing(), Math.max(2.4, pen.width() * 0.8));
    }
}
