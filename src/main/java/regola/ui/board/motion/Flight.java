package regola.ui.board.motion;

import regola.ui.board.layout.BoardLayout;
import regola.ui.board.paint.Scene;
import regola.ui.view.board.PieceView;

/**
 * A Flight is where a piece is on its way, in pixels: it hops from place to place, higher over what it jumps.
 *
 * @param start where it stood
 * @param finish where it will stand
 */
record Flight(PieceView piece, Route route, BoardLayout layout, End start, End finish) {

    /** What lies in a tray is smaller than on the board. */
    private static final double IN_A_TRAY = 0.6;

    /** Where a way begins or ends; size 0 where it is not on the board. */
    record End(double x, double y, double size) {
        /** @return a little above it; in the middle of nothing if it is nowhere either */
        static End above(End other) {
            return other == null ? new End(0, 0, 0) : new End(other.x, other.y - other.size * 0.8, 0);
        }
    }

    /** @param progress from 0 to 1 */
    Scene.Moving at(double progress) {
        double whole = route.hops().stream().mapToDouble(Pace::weight).sum();
        double passed = progress * whole;
        int hop = 0;
        while (hop < route.hops().size() - 1
                && passed > Pace.weight(route.hops().get(hop)))
            passed -= Pace.weight(route.hops().get(hop++));
        double along =
                smooth(Math.max(0, Math.min(1, passed / Pace.weight(route.hops().get(hop)))));
        End from = hop == 0 ? start : stop(route.hops().get(hop).from());
        End to = hop == route.hops().size() - 1
                ? finish
                : stop(route.hops().get(hop).to());
        return between(from, to, route.hops().get(hop).over().size(), along);
    }

    /** @return how many hops are done */
    int done(double progress) {
        double passed =
                progress * route.hops().stream().mapToDouble(Pace::weight).sum();
        int done = 0;
        for (Route.Hop hop : route.hops()) {
            passed -= Pace.weight(hop);
            if (passed > -0.001) done++;
        }
        return done;
    }

    /** It does not go: it fades here and appears there. */
    Scene.Moving fading(double progress) {
        End at = progress < 0.5 ? start : finish;
        double size = at.size > 0 ? at.size : Math.max(start.size, finish.size);
        return new Scene.Moving(piece, at.x, at.y, size, 1, Math.abs(2 * progress - 1));
    }

    private End stop(String site) {
        BoardLayout.Spot spot = layout.spot(site);
        return spot == null ? finish : new End(spot.x(), spot.y(), Math.min(spot.size(), layout.pieceSize()));
    }

    private Scene.Moving between(End from, End to, int over, double along) {
        double size = from.size > 0 ? from.size : to.size;
        double last = from.size <= 0 ? 1 : to.size > 0 ? to.size / from.size : IN_A_TRAY;
        double first = from.size > 0 ? 1 : IN_A_TRAY;
        double growth = first + (last - first) * along;
        double distance = Math.hypot(to.x - from.x, to.y - from.y);
        // Up a little and larger in the middle, as if it came nearer; well above what is jumped over.
        double lift = Math.sin(Math.PI * along);
        double high = over == 0 ? Math.min(size * 0.5, distance * 0.3) : size * (0.75 + 0.15 * Math.min(4, over));
        double nearer = over == 0 ? 0.14 : 0.26;
        double x = from.x + (to.x - from.x) * along;
        double y = from.y + (to.y - from.y) * along - lift * high;
        return new Scene.Moving(piece, x, y, size, growth * (1 + nearer * lift), 1);
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }
}
