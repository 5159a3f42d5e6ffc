package regola.ui.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import regola.ui.view.BoardView;
import regola.ui.view.TravelView;

/**
 * A Journey is what moves when: one piece after the other, from the board as it was to the board as it is. It knows no
 * clock; it says what the board looks like so many milliseconds after the start.
 */
final class Journey {
    /** However many pieces move, nobody waits much longer than this for all of them. */
    private static final double MOST_MILLIS = 2600;

    private final List<Leg> legs = new ArrayList<>();
    private final double millis;

    /** The boards before, while and after one piece moves. */
    private record Leg(TravelView travel, BoardView before, BoardView between, BoardView after) {}

    Journey(BoardView from, List<TravelView> travels, double millisEach) {
        BoardView board = from.plain();
        for (TravelView travel : travels) {
            boolean leaves = board.site(travel.from()).isPresent();
            boolean arrives = board.site(travel.to()).isPresent();
            if (!leaves && !arrives) continue; // from a hand to a bag, say: seen in the seats, not on the board
            String piece = travel.piece().id();
            BoardView between = board.change(travel.from(), site -> site.without(piece));
            BoardView after = between.change(travel.to(), site -> site.with(travel.piece().withRoles(Set.of())));
            legs.add(new Leg(travel, board, between, after));
            board = after;
        }
        this.millis = legs.isEmpty() ? 0 : Math.min(millisEach, MOST_MILLIS / legs.size());
    }

    double totalMillis() {
        return millis * legs.size();
    }

    /**
     * @param offBoard where a place that is not on the board lies, in pixels of the panel
     * @return the scene so long after the start
     */
    Scene at(double time, BoardLook look, double width, double height, Function<String, Point2D> offBoard) {
        int number = (int) Math.max(0, Math.min(legs.size() - 1, Math.floor(time / millis)));
        Leg leg = legs.get(number);
        double progress = Math.max(0, Math.min(1, time / millis - number));
        Scene scene = Scene.still(leg.between, look, width, height);
        End start = end(leg.before, leg.travel.from(), leg.travel.piece().id(), look, width, height, offBoard);
        End finish = end(leg.after, leg.travel.to(), leg.travel.piece().id(), look, width, height, offBoard);
        double size = start.size > 0 ? start.size : finish.size;
        double along = smooth(progress);
        double growth = finish.size > 0 && start.size > 0 ? 1 + (finish.size / start.size - 1) * along : 1;
        double distance = Point2D.distance(start.x, start.y, finish.x, finish.y);
        // A hop: up a little and larger in the middle, as if it came nearer.
        double lift = Math.sin(Math.PI * along);
        double x = start.x + (finish.x - start.x) * along;
        double y = start.y + (finish.y - start.y) * along - lift * Math.min(size * 0.5, distance * 0.3);
        return scene.withMoving(new Scene.Moving(leg.travel.piece(), x, y, size, growth * (1 + 0.16 * lift), 1));
    }

    /** A place where a leg begins or ends; size 0 when it is not on the board. */
    private record End(double x, double y, double size) {}

    private static End end(
            BoardView board, String site, String piece, BoardLook look, double width, double height, Function<String, Point2D> offBoard) {
        BoardLayout.Spot spot = BoardLayout.of(board, look, width, height).spot(site);
        if (spot == null) {
            Point2D point = offBoard.apply(site);
            return new End(point.getX(), point.getY(), 0);
        }
        BoardLayout.Slot found = null;
        for (BoardLayout.Slot slot : spot.slots()) if (slot.piece().id().equals(piece)) found = slot;
        return found == null ? new End(spot.x(), spot.y(), spot.size() * 0.7) : new End(found.x(), found.y(), found.size());
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }
}
