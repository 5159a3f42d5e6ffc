package regola.ui.board.layout;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.Role;

/**
 * A FocusWalk is where the keyboard goes on the board: to the nearest stop in a direction, or round what may be pointed
 * at.
 */
public final class FocusWalk {
    /** Of more stops than these only those count where something lies: nobody goes round a whole plane. */
    private static final int MOST = 40;

    /** What lies more askew than 45° is meant by another arrow. */
    private static final double SPREAD = 1;

    /** Of two that are as near the straighter one is meant; so little that nothing farther away comes before. */
    private static final double STRAIGHTER = 1e-3;

    /** A line that goes no more askew than this is drawn in that direction. */
    private static final double STRAIGHT = 0.1;

    private FocusWalk() {}

    /**
     * Whoever presses the arrow nearest to the direction of a stop comes nearer to it with each press, since the
     * nearest stop ahead is looked for along both axes alike; so nobody is led in a ring.
     *
     * <p>A line that is drawn straight in that direction is followed before anything else is looked for; where a single
     * line leads away, as from the bank on which all begin, also one that is not so straight.
     *
     * @param links the lines of the board
     * @param dx -1, 0 or 1; dy likewise, downwards
     */
    public static Optional<BoardLayout.Stop> towards(
            List<BoardLayout.Stop> stops, List<LinkView> links, BoardLayout.Stop from, int dx, int dy) {
        if (from == null) return stops.stream().findFirst();
        Set<String> linked = linked(links, from.spot().site().id());
        Optional<BoardLayout.Stop> along = nearest(at(stops, linked), from, dx, dy, STRAIGHT);
        if (along.isPresent()) return along;
        Optional<BoardLayout.Stop> way = linked.size() == 1 ? beginning(stops, linked, from, dx, dy) : Optional.empty();
        return way.isPresent() ? way : nearest(stops, from, dx, dy, SPREAD);
    }

    /** @return what lies beside it in its own place, and then where the one line leads */
    private static Optional<BoardLayout.Stop> beginning(
            List<BoardLayout.Stop> stops, Set<String> linked, BoardLayout.Stop from, int dx, int dy) {
        String here = from.spot().site().id();
        return nearest(at(stops, Set.of(here)), from, dx, dy, SPREAD)
                .or(() -> nearest(at(stops, linked), from, dx, dy, SPREAD));
    }

    private static List<BoardLayout.Stop> at(List<BoardLayout.Stop> stops, Set<String> sites) {
        return stops.stream()
                .filter(stop -> sites.contains(stop.spot().site().id()))
                .toList();
    }

    private static Set<String> linked(List<LinkView> links, String site) {
        Set<String> linked = new HashSet<>();
        for (LinkView link : links) {
            if (link.from().equals(site)) linked.add(link.to());
            if (link.to().equals(site)) linked.add(link.from());
        }
        return linked;
    }

    private static Optional<BoardLayout.Stop> nearest(
            List<BoardLayout.Stop> stops, BoardLayout.Stop from, int dx, int dy, double spread) {
        BoardLayout.Stop best = null;
        double least = Double.MAX_VALUE;
        for (BoardLayout.Stop stop : stops) {
            double x = stop.x() - from.x();
            double y = stop.y() - from.y();
            double ahead = x * dx + y * dy;
            double aside = Math.abs(x * dy) + Math.abs(y * dx);
            if (stop.isSameAs(from) || ahead < 1 || aside > ahead * spread) continue;
            double cost = ahead + aside * (1 + STRAIGHTER);
            if (cost < least) {
                least = cost;
                best = stop;
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * @param asked whether everything may be pointed at, lit or not: then, where nothing is lit, every stop counts
     * @return the next stop that may be pointed at: see {@link #nextLegal(List, BoardLayout.Stop, boolean)}
     */
    public static Optional<BoardLayout.Stop> next(
            List<BoardLayout.Stop> stops, BoardLayout.Stop from, boolean forwards, boolean asked) {
        boolean lit = stops.stream().anyMatch(stop -> stop.leads(Role.TARGET) || stop.leads(Role.LEGAL));
        if (lit || !asked) return nextLegal(stops, from, forwards);
        boolean many = stops.size() > MOST;
        int step = forwards ? 1 : -1;
        int at = place(stops, from);
        int first = at < 0 && !forwards ? stops.size() - 1 : at + step;
        for (int i = first; i >= 0 && i < stops.size(); i += step) {
            BoardLayout.Stop stop = stops.get(i);
            if (stop.isTop() && (!many || !stop.spot().slots().isEmpty())) return Optional.of(stop);
        }
        return Optional.empty();
    }

    private static int place(List<BoardLayout.Stop> stops, BoardLayout.Stop stop) {
        int at = -1;
        for (int i = 0; i < stops.size(); i++) if (stops.get(i).isSameAs(stop)) at = i;
        return at;
    }

    /**
     * @return the next stop that may be pointed at, empty after the last, so that Tab goes on to the next component.
     *     Once something is chosen only its targets count, and they go round: Escape or a move lets one out. Who stands
     *     on something that is not legal, after a move for instance, goes round too
     */
    public static Optional<BoardLayout.Stop> nextLegal(
            List<BoardLayout.Stop> stops, BoardLayout.Stop from, boolean forwards) {
        Role wanted = stops.stream().anyMatch(stop -> stop.is(Role.TARGET)) ? Role.TARGET : Role.LEGAL;
        int at = place(stops, from);
        int step = forwards ? 1 : -1;
        int first = at < 0 && !forwards ? stops.size() - 1 : at + step;
        for (int i = first; i >= 0 && i < stops.size(); i += step) {
            if (stops.get(i).leads(wanted)) return Optional.of(stops.get(i));
        }
        boolean round = wanted == Role.TARGET || at >= 0 && !stops.get(at).is(wanted);
        return round && at >= 0 ? nextLegal(stops, null, forwards) : Optional.empty();
    }
}
