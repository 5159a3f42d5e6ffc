package regola.ui.board.layout;

import java.awt.Point;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.ui.board.art.BoardLook;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/**
 * A BoardLayout is where everything of a board stands on a panel, in pixels. Pieces of one place stand side by side,
 * none hidden. Computed anew for each board and size; it is cheap.
 */
public final class BoardLayout {
    /** So many grid units are seen at least, from edge to edge. */
    private static final double LEAST_UNITS = 3.6;
    /** On a board without end a single piece is the beginning of many, and looks like one. */
    private static final double LEAST_UNITS_ENDLESS = 6;
    /** A board is seen from where it was before while it could not be larger by more than this. */
    private static final double MOST_FREE = 1.3;

    private static final double ROUNDING = 0.5;

    private static final double ENDLESS_PROPORTION = 1.2;
    /** Pixels. */
    private static final double LARGE = 10_000;
    /** What is nearer to a place than so many places already stands there. */
    private static final double ARRIVED = 0.2;
    /** Who presses nearer to a piece than so many times its size means it. */
    private static final double REACH = 0.75;

    private final List<Spot> spots;
    private final Map<String, Spot> byId = new HashMap<>();
    private final double unit;
    private final double pieceSize;
    private final Viewpoint viewpoint;
    private final Turned turned;

    /** A Turned is a loop that is on its way, and how many places it has gone. */
    record Turned(List<String> loop, double places) {}

    /** A Spot is a place with its middle, its size across, and its pieces from the bottom to the top. */
    public record Spot(SiteView site, BoardLook.Dress dress, double x, double y, double size, List<Slot> slots) {
        Spot with(List<Slot> others) {
            return new Spot(site, dress, x, y, size, List.copyOf(others));
        }

        /** @return with its pieces in the middle between these */
        Spot between(double left, double right) {
            if (slots.isEmpty()) return this;
            Slot first = slots.get(0);
            Slot last = slots.get(slots.size() - 1);
            double off = (left + right - first.x - last.x) / 2;
            List<Slot> moved =
                    slots.stream().map(s -> s.at(s.x + off, s.y, s.size)).toList();
            return new Spot(site, dress, x + off, y, size, moved);
        }

        /** Several pieces beside each other over more than their place. */
        public boolean isSpread() {
            int n = slots.size();
            return n > 1 && slots.get(n - 1).x - slots.get(0).x > size;
        }

        /** On a plane of hexes a piece is as large as its place: the marks of the place lie on it. */
        public boolean isCovered() {
            return site.outline() == SiteView.Outline.HEX && !slots.isEmpty();
        }
    }

    /**
     * A Slot is where one piece stands.
     *
     * @param lean how many degrees it leans clockwise
     * @param wide how wide it is, as a share of how high
     */
    public record Slot(PieceView piece, int index, double x, double y, double size, double lean, double wide) {
        public Slot(PieceView piece, int index, double x, double y, double size) {
            this(piece, index, x, y, size, 0, 1);
        }

        Slot towards(Slot other, double share) {
            return new Slot(
                    piece,
                    index,
                    x + (other.x - x) * share,
                    y + (other.y - y) * share,
                    size + (other.size - size) * share,
                    lean + (other.lean - lean) * share,
                    wide);
        }

        /** @return the same piece elsewhere */
        Slot at(double otherX, double otherY, double otherSize) {
            return new Slot(piece, index, otherX, otherY, otherSize, lean, wide);
        }

        /** @return whether a point is on it: what is narrower than high is a rectangle, all else is round */
        boolean holds(double px, double py) {
            if (wide == 1) return Point2D.distance(px, py, x, y) <= size / 2;
            double angle = -Math.toRadians(lean);
            double dx = (px - x) * Math.cos(angle) - (py - y) * Math.sin(angle);
            double dy = (px - x) * Math.sin(angle) + (py - y) * Math.cos(angle);
            return Math.abs(dx) <= size * wide / 2 && Math.abs(dy) <= size / 2;
        }
    }

    /** A Stop is what the mouse hits or the keyboard stands on: a piece, or a place if the slot is null. */
    public record Stop(Spot spot, Slot slot) {
        public double x() {
            return slot == null ? spot.x() : slot.x();
        }

        public double y() {
            return slot == null ? spot.y() : slot.y();
        }

        public double size() {
            return slot == null ? spot.size() : slot.size();
        }

        public boolean is(Role role) {
            return spot.site().is(role) || slot != null && slot.piece().is(role);
        }

        public boolean isSameAs(Stop other) {
            return other != null && spot.site().id().equals(other.spot.site().id()) && index() == other.index();
        }

        /** @return whether the keyboard goes there because of it: what holds of a place holds of its topmost piece */
        boolean leads(Role role) {
            return is(role) && (isTop() || slot.piece().is(role));
        }

        /** @return whether no other piece of the place lies on it */
        public boolean isTop() {
            return slot == null || slot.index() == spot.slots().size() - 1;
        }

        private int index() {
            return slot == null ? -1 : slot.index();
        }
    }

    private BoardLayout(List<Spot> spots, double unit, double pieceSize, Viewpoint viewpoint) {
        this(spots, unit, pieceSize, viewpoint, null);
    }

    private BoardLayout(List<Spot> spots, double unit, double pieceSize, Viewpoint viewpoint, Turned turned) {
        this.turned = turned;
        this.spots = List.copyOf(spots);
        this.unit = unit;
        this.pieceSize = pieceSize;
        this.viewpoint = viewpoint;
        spots.forEach(spot -> byId.put(spot.site().id(), spot));
    }

    /**
     * @return the width of a board in proportion to its height, as it is drawn where it has room; one without end may
     *     be as wide as it likes
     */
    public static double proportion(BoardView board, BoardLook look) {
        if (board.isEndless() || board.sites().isEmpty()) return ENDLESS_PROPORTION;
        double across = of(board, look, LARGE, LARGE * LARGE).unit;
        double down = of(board, look, LARGE * LARGE, LARGE).unit;
        return down / across;
    }

    /** @return with all of the board on the panel */
    public static BoardLayout of(BoardView board, BoardLook look, double width, double height) {
        return of(board, look, width, height, Viewpoint.FITTING);
    }

    public static BoardLayout of(BoardView board, BoardLook look, double width, double height, Viewpoint from) {
        return of(board, look, Room.of(width, height, from.taken()), from);
    }

    /** @param whole what of it the look keeps free stays free, too */
    public static BoardLayout of(BoardView board, BoardLook look, Room whole, Viewpoint from) {
        Room room = whole.within(look.scenery(), look.roomBelowTrays());
        double width = room.across();
        double height = room.down();
        double spacing = spacing(board);
        double left = Double.MAX_VALUE, top = Double.MAX_VALUE, right = -Double.MAX_VALUE, bottom = -Double.MAX_VALUE;
        for (SiteView site : board.sites()) {
            BoardLook.Dress dress = look.dress(site, spacing);
            double half = dress.size() / 2;
            // What is held like a fan closes up as far as it must.
            double beside = Math.max(half, look.lean(site) > 0 ? 0 : look.row(site) / 2);
            left = Math.min(left, site.x() + dress.shiftX() - beside);
            right = Math.max(right, site.x() + dress.shiftX() + beside);
            top = Math.min(top, site.y() + dress.shiftY() - half);
            double down = look.column(site) > 0
                    ? look.column(site) - dress.size()
                    : look.fan(site) > 0 && !look.fansUp() ? look.fanRoom() : 0;
            bottom = Math.max(bottom, site.y() + dress.shiftY() + half + down);
        }
        for (BoardLook.Thing thing : look.things()) {
            if (!thing.whole()) continue;
            left = Math.min(left, thing.x() - thing.size() / 2);
            right = Math.max(right, thing.x() + thing.size() / 2);
            top = Math.min(top, thing.y() - thing.size() / 2);
            bottom = Math.max(bottom, thing.y() + thing.size() / 2);
        }
        if (board.sites().isEmpty()) return new BoardLayout(List.of(), 1, 1, new Viewpoint(1, 0, 0));
        double margin = look.margin();
        double fitting = Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin));
        // A board of one place or two does not fill the window with them.
        double least = board.isEndless() ? LEAST_UNITS_ENDLESS : LEAST_UNITS;
        double largest = Math.max(1, Math.min(fitting, Math.min(width, height) / least));
        Rectangle2D.Double box = new Rectangle2D.Double(
                left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
        boolean stays = from.stays() && largest <= MOST_FREE * from.unit() && isSeen(box, from, room, whole);
        double unit = from.fits() && !stays ? largest : from.unit();
        double freeX = width - (right - left + 2 * margin) * unit;
        double freeY = height - (bottom - top + 2 * margin) * unit;
        Scale across = Scale.of(
                board.sites().stream().mapToDouble(SiteView::x).summaryStatistics(),
                unit,
                freeX,
                look.stretch(),
                width,
                left,
                right);
        Scale down = Scale.of(
                board.sites().stream().mapToDouble(SiteView::y).summaryStatistics(),
                unit,
                freeY,
                look.stretch(),
                height,
                top,
                bottom);
        across = new Scale(across.unit, across.origin + room.left());
        down = new Scale(down.unit, down.origin + room.top());
        if (stays || !from.fits()) {
            across = new Scale(unit, whole.width() / 2 - from.x() * unit);
            down = new Scale(unit, whole.height() / 2 - from.y() * unit);
        }
        List<Spot> spots = new ArrayList<>();
        for (SiteView site : board.sites()) {
            Spot spot = spot(site, look, spacing, unit, across, down, width - 2 * margin * unit);
            spots.add(look.lean(site) > 0 ? spot.between(room.left(), room.left() + width) : spot);
        }
        Viewpoint seen = new Viewpoint(
                unit,
                (whole.width() / 2 - across.origin) / unit,
                (whole.height() / 2 - down.origin) / unit,
                from.taken());
        return new BoardLayout(spots, unit, look.piece(spacing) * unit, seen);
    }

    /** @return whether a box of the board's grid lies within what is free when it is seen from there */
    private static boolean isSeen(Rectangle2D box, Viewpoint from, Room room, Room whole) {
        double x = whole.width() / 2 + (box.getX() - from.x()) * from.unit();
        double y = whole.height() / 2 + (box.getY() - from.y()) * from.unit();
        Rectangle2D free = new Rectangle2D.Double(
                room.left() - ROUNDING,
                room.top() - ROUNDING,
                room.across() + 2 * ROUNDING,
                room.down() + 2 * ROUNDING);
        return free.contains(x, y, box.getWidth() * from.unit(), box.getHeight() * from.unit());
    }

    /**
     * The least distance of two places, within reason: a lonely place need not fill the panel, and where places lie
     * further from each other than those of a grid the roads between them are to be seen.
     */
    private static double spacing(BoardView board) {
        double least = board.isEndless() ? 1.5 : 1;
        List<SiteView> sites = board.sites();
        for (int i = 0; i < sites.size(); i++) {
            for (int j = i + 1; j < sites.size(); j++) {
                least = Math.min(
                        least,
                        Point2D.distance(
                                sites.get(i).x(),
                                sites.get(i).y(),
                                sites.get(j).x(),
                                sites.get(j).y()));
            }
        }
        return Math.max(0.3, least);
    }

    /** @return the same without the topmost piece of that name on that place; the others stay where they are */
    public BoardLayout without(String site, String piece) {
        List<Spot> fewer = new ArrayList<>();
        for (Spot spot : spots) {
            List<Slot> slots = new ArrayList<>(spot.slots());
            for (int i = slots.size() - 1;
                    i >= 0
                            && spot.site().id().equals(site)
                            && slots.size() == spot.slots().size();
                    i--) {
                if (slots.get(i).piece().id().equals(piece)) slots.remove(i);
            }
            fewer.add(spot.with(slots));
        }
        return new BoardLayout(fewer, unit, pieceSize, viewpoint);
    }

    /** @return the same, with what stands on a loop so many places further along it; parts of a place count too */
    public BoardLayout turned(List<String> loop, double places) {
        Rim rim = Rim.of(this, loop);
        if (rim == null) return this;
        List<Spot> moved = new ArrayList<>();
        for (Spot spot : spots) {
            int at = loop.indexOf(spot.site().id());
            if (at < 0) {
                moved.add(spot);
                continue;
            }
            Point2D to = rim.at(at + places);
            double dx = to.getX() - spot.x();
            double dy = to.getY() - spot.y();
            moved.add(spot.with(spot.slots().stream()
                    .map(s -> s.at(s.x() + dx, s.y() + dy, s.size()))
                    .toList()));
        }
        return new BoardLayout(moved, unit, pieceSize, viewpoint, new Turned(List.copyOf(loop), places));
    }

    /** @return the same with some places and what stands there moved by so many pixels */
    public BoardLayout shifted(List<String> sites, double right, double down) {
        List<Spot> moved = new ArrayList<>();
        for (Spot spot : spots) {
            if (!sites.contains(spot.site().id())) {
                moved.add(spot);
                continue;
            }
            List<Slot> slots = spot.slots().stream()
                    .map(s -> s.at(s.x() + right, s.y() + down, s.size()))
                    .toList();
            moved.add(new Spot(spot.site(), spot.dress(), spot.x() + right, spot.y() + down, spot.size(), slots));
        }
        return new BoardLayout(moved, unit, pieceSize, viewpoint, turned);
    }

    /** @return how many places a loop has been turned, parts counting too; 0 for one at rest */
    public double turned(List<String> loop) {
        return turned != null && turned.loop().equals(loop) ? turned.places() : 0;
    }

    /** @return what stands on a place now, whatever is on its way there; nothing if that is between two places */
    public List<PieceView> standing(String site) {
        Spot spot = byId.get(site);
        if (spot == null) return List.of();
        int at = turned == null ? -1 : turned.loop().indexOf(site);
        if (at < 0) return spot.site().pieces();
        double whole = Math.rint(turned.places());
        if (Math.abs(turned.places() - whole) > ARRIVED) return List.of();
        Spot from = byId.get(
                turned.loop().get(Math.floorMod(at - (int) whole, turned.loop().size())));
        return from.site().pieces();
    }

    /**
     * @return pieces on their way from where they stand in one to where they stand in the other; both have the same
     *     pieces
     */
    public static BoardLayout between(BoardLayout one, BoardLayout other, double share) {
        List<Spot> spots = new ArrayList<>();
        for (Spot spot : one.spots) {
            List<Slot> to = other.spot(spot.site().id()).slots();
            List<Slot> slots = new ArrayList<>();
            for (int i = 0; i < Math.min(spot.slots().size(), to.size()); i++)
                slots.add(spot.slots().get(i).towards(to.get(i), share));
            spots.add(spot.with(slots));
        }
        return new BoardLayout(spots, one.unit, one.pieceSize, one.viewpoint);
    }

    /**
     * @return the places of the other on their way there from where they stood in the one, or would have stood if they
     *     are new
     */
    public static BoardLayout settling(BoardLayout one, BoardLayout other, double share) {
        Spot anchor = other.spots.stream()
                .filter(spot -> one.spot(spot.site().id()) != null)
                .findFirst()
                .orElse(null);
        if (anchor == null) return other;
        Spot stood = one.spot(anchor.site().id());
        double scale = one.unit / other.unit;
        List<Spot> spots = new ArrayList<>();
        for (Spot to : other.spots) {
            Spot from = one.spot(to.site().id());
            boolean same = from != null && from.slots().size() == to.slots().size();
            double startX = from != null ? from.x() : stood.x() + (to.x() - anchor.x()) * scale;
            double startY = from != null ? from.y() : stood.y() + (to.y() - anchor.y()) * scale;
            double startSize = from != null ? from.size() : to.size() * scale;
            List<Slot> slots = new ArrayList<>();
            for (int i = 0; i < to.slots().size(); i++) {
                Slot slot = to.slots().get(i);
                Slot start = same
                        ? from.slots().get(i)
                        : slot.at(
                                startX + (slot.x() - to.x()) * scale,
                                startY + (slot.y() - to.y()) * scale,
                                slot.size() * scale);
                slots.add(start.towards(slot, share));
            }
            spots.add(new Spot(
                    to.site(),
                    to.dress(),
                    startX + (to.x() - startX) * share,
                    startY + (to.y() - startY) * share,
                    startSize + (to.size() - startSize) * share,
                    slots));
        }
        return new BoardLayout(
                spots,
                one.unit + (other.unit - one.unit) * share,
                one.pieceSize + (other.pieceSize - one.pieceSize) * share,
                one.viewpoint.towards(other.viewpoint, share));
    }

    /** Where grid lines of one direction lie: pixels to a grid unit, and where the unit 0 is. */
    private record Scale(double unit, double origin) {
        /** @param free room left when a unit is drawn alike in both directions; some of it goes between the places */
        static Scale of(
                DoubleSummaryStatistics middles,
                double unit,
                double free,
                double stretch,
                double room,
                double low,
                double high) {
            double span = middles.getMax() - middles.getMin();
            double wider = span < 0.01 ? 0 : Math.max(0, Math.min(free / span, unit * (stretch - 1)));
            double first = low * unit + middles.getMin() * wider;
            double last = high * unit + middles.getMax() * wider;
            return new Scale(unit + wider, room / 2 - (first + last) / 2);
        }
    }

    private static Spot spot(
            SiteView site, BoardLook look, double spacing, double unit, Scale across, Scale down, double room) {
        BoardLook.Dress dress = look.dress(site, spacing);
        double x = across.origin + site.x() * across.unit + dress.shiftX() * unit;
        double y = down.origin + site.y() * down.unit + dress.shiftY() * unit;
        double size = dress.size() * unit;
        double alone = Math.min(look.piece(site, spacing) * unit, size);
        List<Slot> slots = Arrangement.of(site, look, x, y, size, alone, unit, room);
        double wide = look.silhouette().wide();
        if (wide < 1)
            slots = slots.stream()
                    .map(s -> new Slot(s.piece, s.index, s.x, s.y, s.size, s.lean, wide))
                    .toList();
        return new Spot(site, dress, x, y, size, slots);
    }

    /**
     * @return where a piece stands on a place; where it began there and has left it, its seat, if those who stand there
     *     keep theirs; null if it has none
     */
    public Slot seat(String place, String piece) {
        Spot spot = spot(place);
        if (spot == null) return null;
        for (Slot slot : spot.slots()) if (slot.piece().id().equals(piece)) return slot;
        Slot left = seatOf(spot, piece);
        boolean kept = left != null
                && spot.slots().stream()
                        .filter(slot ->
                                spot.site().seats().contains(slot.piece().id()))
                        .allMatch(slot -> {
                            Slot own = seatOf(spot, slot.piece().id());
                            return Point2D.distance(own.x, own.y, slot.x, slot.y) < 1;
                        });
        return kept ? left : null;
    }

    private Slot seatOf(Spot spot, String piece) {
        return Arrangement.seat(spot.site(), piece, spot.x(), spot.y(), spot.size(), Math.min(pieceSize, spot.size()));
    }

    /** @return pixels to a grid unit */
    public double unit() {
        return unit;
    }

    /** @return from where the board is seen, never fitting; of use where a unit is as long in both directions */
    public Viewpoint viewpoint() {
        return viewpoint;
    }

    /** @return how large a piece is that stands alone */
    public double pieceSize() {
        return pieceSize;
    }

    /** @return where the middle of the board is, from left to right */
    public double middle() {
        return spots.stream().mapToDouble(Spot::x).summaryStatistics().getMin() / 2
                + spots.stream().mapToDouble(Spot::x).summaryStatistics().getMax() / 2;
    }

    public List<Spot> spots() {
        return spots;
    }

    /** @return null if the board has no such place */
    public Spot spot(String site) {
        return byId.get(site);
    }

    /** @return what is under a point: a piece before its place; null if there is nothing */
    public Stop at(double x, double y) {
        Stop found = null;
        for (Spot spot : spots) {
            for (Slot slot : spot.slots()) {
                if (!slot.holds(x, y)) continue;
                // Later pieces of a place lie above earlier ones; of neighbours as large as their places the nearer is
                // meant.
                boolean above = found == null
                        || found.spot() == spot
                        || Point2D.distance(x, y, spot.x(), spot.y())
                                <= Point2D.distance(
                                        x, y, found.spot().x(), found.spot().y());
                if (above) found = new Stop(spot, slot);
            }
        }
        return found != null ? found : beside(placeAt(x, y), x, y);
    }

    /** Among several pieces of a place a press that just misses one still means it. */
    private static Stop beside(Stop place, double x, double y) {
        if (place == null || place.spot().slots().size() < 2) return place;
        return place.spot().slots().stream()
                .filter(slot -> Point2D.distance(x, y, slot.x(), slot.y()) <= slot.size() * REACH)
                .min(Comparator.comparingDouble(slot -> Point2D.distance(x, y, slot.x(), slot.y())))
                .map(slot -> new Stop(place.spot(), slot))
                .orElse(place);
    }

    /** @return the place under a point, whatever stands on it; null if there is none */
    public Stop placeAt(double x, double y) {
        Stop nearest = null;
        double best = Double.MAX_VALUE;
        for (Spot spot : spots) {
            double distance = Point2D.distance(x, y, spot.x(), spot.y());
            boolean inside = spot.site().outline() == SiteView.Outline.SQUARE
                    ? Math.max(Math.abs(x - spot.x()), Math.abs(y - spot.y())) <= spot.size() / 2
                    : distance <= spot.size() / 2;
            if (inside && distance < best) {
                best = distance;
                nearest = new Stop(spot, null);
            }
        }
        return nearest;
    }

    /** @return the middle of a place, in whole pixels; null if there is none of that name */
    public Point middleOf(String site) {
        Spot spot = spot(site);
        return spot == null ? null : new Point((int) spot.x(), (int) spot.y());
    }

    /** @return the middle of the first piece of that name, in whole pixels; null if there is none */
    public Point middleOfPiece(String piece) {
        for (Stop stop : stops())
            if (stop.slot() != null && stop.slot().piece().id().equals(piece))
                return new Point((int) stop.x(), (int) stop.y());
        return null;
    }

    /** @return what the keyboard can stand on: each piece, and each place with no piece, in the order of the board */
    public List<Stop> stops() {
        List<Stop> stops = new ArrayList<>();
        for (Spot spot : spots) {
            if (spot.slots().isEmpty()) stops.add(new Stop(spot, null));
            for (Slot slot : spot.slots()) stops.add(new Stop(spot, slot));
        }
        return stops;
    }
}
