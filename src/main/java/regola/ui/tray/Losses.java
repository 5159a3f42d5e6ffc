package regola.ui.tray;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SeatView;

/**
 * A Losses is who has lost something from one picture of a match to the next: fewer pieces of a seat stand on the
 * board, and it has not got them back.
 */
final class Losses {
    private Map<String, Integer> stood = Map.of();
    private Map<String, Integer> had = Map.of();
    private int moment;

    /**
     * @param then the moment of the match that is shown; what is taken back is no loss
     * @return how many pieces each seat has lost since the picture before, by its name in the rule file; only those
     *     that have lost some
     */
    Map<String, Integer> since(BoardView board, List<SeatView> seats, int then) {
        Map<String, Integer> stand = new HashMap<>();
        Map<String, Integer> have = new HashMap<>();
        Map<String, Integer> lost = new HashMap<>();
        for (SeatView seat : seats) {
            TraySide side = TraySide.of(seat);
            int on = count(board.sites().stream().flatMap(site -> site.pieces().stream()), side);
            int held = seat.zones().stream()
                    .flatMap(zone -> zone.piles().stream())
                    .filter(pile -> TraySide.of(pile.piece()).equals(side))
                    .mapToInt(pile -> pile.count())
                    .sum();
            stand.put(seat.id(), on);
            have.put(seat.id(), on + held);
            boolean fewer = on < stood.getOrDefault(seat.id(), 0) && on + held < had.getOrDefault(seat.id(), 0);
            if (fewer && then > moment) lost.put(seat.id(), had.get(seat.id()) - on - held);
        }
        stood = stand;
        had = have;
        moment = then;
        return lost;
    }

    private static int count(Stream<PieceView> pieces, TraySide side) {
        return (int) pieces.filter(piece -> TraySide.of(piece).equals(side)).count();
    }
}
