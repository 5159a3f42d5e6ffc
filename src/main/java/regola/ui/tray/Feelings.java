package regola.ui.tray;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.SeatView;

/**
 * A Feelings is what the seats of a match feel about what has just happened. Where every move brings or takes
 * something, as in Reversi, only what is more than usual is felt: a face that laughs at every move tells nothing.
 */
final class Feelings {
    private final Losses losses = new Losses();
    private final Map<String, Usual> gained = new HashMap<>();
    private final Map<String, Usual> lost = new HashMap<>();
    private Map<String, Long> points = Map.of();
    private String mover = "";
    private int moment;

    /**
     * @param then the moment of the match that is shown
     * @return what each seat feels now; nothing of those whose mood lasts
     */
    Map<String, Mood> since(BoardView board, List<SeatView> seats, int then) {
        Map<String, Integer> fewer = losses.since(board, seats, then);
        Map<String, Mood> moods = new HashMap<>();
        int taken = fewer.entrySet().stream()
                .filter(each -> !each.getKey().equals(mover))
                .mapToInt(Map.Entry::getValue)
                .sum();
        Map<String, Long> now = new HashMap<>();
        for (SeatView seat : seats) {
            Gladness.points(seat).ifPresent(have -> now.put(seat.id(), have));
            if (then < moment) moods.put(seat.id(), Mood.CALM);
            else if (then > moment)
                felt(seat, taken, fewer.getOrDefault(seat.id(), 0)).ifPresent(mood -> moods.put(seat.id(), mood));
        }
        if (seats.stream().anyMatch(SeatView::winner))
            seats.forEach(seat -> moods.put(seat.id(), seat.winner() ? Mood.GLAD : Mood.SORRY));
        points = now;
        moment = then;
        mover = seats.stream()
                .filter(SeatView::moving)
                .map(SeatView::id)
                .findFirst()
                .orElse("");
        return moods;
    }

    private Optional<Mood> felt(SeatView seat, int taken, int fewer) {
        boolean moved = seat.id().equals(mover);
        // Who moves itself has nothing to fear from that, mostly: such moments would make any loss look unusual.
        boolean sad = (!moved || fewer > 0)
                && lost.computeIfAbsent(seat.id(), id -> new Usual()).isExceededBy(fewer);
        if (!moved) return sad ? Optional.of(Mood.SORRY) : Optional.empty();
        long more = Gladness.points(seat)
                .map(have -> Math.max(0, have - points.getOrDefault(seat.id(), have)))
                .orElse(0L);
        boolean glad = gained.computeIfAbsent(seat.id(), id -> new Usual()).isExceededBy(more + taken);
        return glad ? Optional.of(Mood.GLAD) : sad ? Optional.of(Mood.SORRY) : Optional.empty();
    }
}
