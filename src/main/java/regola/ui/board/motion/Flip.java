package regola.ui.board.motion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.TravelView;

/**
 * A Flip is pieces that are changed into others where they stand, such as a disc with two sides: each leaves for a
 * place beside the board, and what comes in its stead comes from there. Nobody is to see such a journey.
 */
final class Flip {
    private Flip() {}

    /**
     * @param number of the first
     * @return the travels from that one on of pieces that change places with what lies beside the board; empty if there
     *     are none
     */
    static List<TravelView> at(BoardView board, List<? extends HappeningView> happenings, int number) {
        List<TravelView> turned = new ArrayList<>();
        Set<String> open = new HashSet<>();
        int whole = 0;
        for (HappeningView each : happenings.subList(number, happenings.size())) {
            if (!(each instanceof TravelView travel)) break;
            String beside = turned.isEmpty() ? travel.to() : turned.get(0).to();
            boolean leaves = travel.to().equals(beside)
                    && board.site(beside).isEmpty()
                    && holds(board, travel.from(), travel.piece());
            boolean comes = travel.from().equals(beside) && open.remove(travel.to());
            if (!comes && !(leaves && open.add(travel.from()))) break;
            turned.add(travel);
            if (open.isEmpty()) whole = turned.size();
        }
        return turned.subList(0, whole);
    }

    private static boolean holds(BoardView board, String site, PieceView piece) {
        return board.site(site).isPresent()
                && board.site(site).orElseThrow().pieces().stream()
                        .anyMatch(each -> each.id().equals(piece.id()));
    }

    /** @return how the board comes to be as it is after all of those travels */
    static Reveal of(BoardView board, List<TravelView> turned) {
        Map<String, PieceView> backs = new LinkedHashMap<>();
        List<Reveal.Card> cards = new ArrayList<>();
        BoardView after = board;
        for (TravelView travel : turned) {
            PieceView piece = travel.piece().withRoles(Set.of());
            PieceView back = backs.remove(travel.to());
            if (back == null) {
                backs.put(travel.from(), piece);
                after = after.change(travel.from(), site -> site.without(piece.id()));
            } else {
                cards.add(new Reveal.Card(back, piece, travel.to(), null, cards.size()));
                after = after.change(travel.to(), site -> site.with(piece));
            }
        }
        return new Reveal(cards, after);
    }
}
