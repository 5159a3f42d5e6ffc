package regola.teaching.run;

import java.util.List;
import regola.engine.value.BoardGraph;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.language.model.Type;

/**
 * A MotionTime says how long something that happens is seen to happen, at full motion; all in milliseconds. A trailer
 * is measured by it before anything is drawn.
 */
final class MotionTime {
    private static final int STEP = 160;
    private static final int FURTHER_STEP = 140;
    private static final int TURN_OF_RING = 420;
    private static final int FLIP = 260;
    private static final int TO_OR_FROM_TRAY = 380;

    private final BoardGraph board;

    MotionTime(BoardGraph board) {
        this.board = board;
    }

    /** @param events of one move, in order */
    int motions(List<Event> events) {
        int millis = 0;
        for (int i = 0; i < events.size(); i++) {
            int turning = turning(events.subList(i, events.size()));
            if (turning > 1) {
                millis += TURN_OF_RING;
                i += turning - 1;
            } else {
                millis += motion(events.get(i));
            }
        }
        return millis;
    }

    private int motion(Event event) {
        return switch (event.kind()) {
            case MOVED -> {
                if (isOnBoard(event.from()) && isOnBoard(event.to()))
                    yield STEP + FURTHER_STEP * Math.max(0, event.over().size() - 1);
                yield isOnBoard(event.from()) || isOnBoard(event.to()) ? TO_OR_FROM_TRAY : 0;
            }
            case CHANGED -> event.subject() != null && event.subject().is(Type.Base.SITE) ? FLIP : 0;
            default -> 0;
        };
    }

    /** What lies in a zone or in the box lies beside the board; an endless board has all places that are in neither. */
    private boolean isOnBoard(Thing site) {
        if (site == null) return false;
        return board.sites().stream()
                .filter(each -> each.number() == site.number())
                .findFirst()
                .map(BoardGraph.Site::onBoard)
                .orElse(board.hexes());
    }

    /** @return how many of the first of these events go along one loop together, all equally far; 0 if they do not */
    private int turning(List<Event> events) {
        int together = 0;
        while (together < events.size() && events.get(together).kind() == Event.Kind.MOVED) together++;
        for (int count = together; count > 1; count--) {
            List<Event> moved = events.subList(0, count);
            if (board.lines().stream()
                    .filter(BoardGraph.Line::loop)
                    .anyMatch(loop -> moved.stream()
                                            .mapToInt(event -> way(loop, event))
                                            .distinct()
                                            .count()
                                    == 1
                            && way(loop, moved.get(0)) != 0)) return count;
        }
        return 0;
    }

    /** @return how far it went along the loop; 0 if it did not */
    private static int way(BoardGraph.Line loop, Event moved) {
        if (moved.from() == null || moved.to() == null) return 0;
        int from = loop.sites().indexOf((int) moved.from().number());
        int to = loop.sites().indexOf((int) moved.to().number());
        return from < 0 || to < 0 ? 0 : Math.floorMod(to - from, loop.sites().size());
    }
}
