package regola.ui.board.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.ui.board.art.BoardLook;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;

/**
 * A Feat is something of consequence that has just happened on a board: a line is full of one colour, or something was
 * taken off. It goes by what can be seen, in any game.
 *
 * @param places of the line, in order; where it went or, if that is nowhere, where it was taken, for what was taken
 * @param pieces what stands there, or what was taken: the last of several
 */
public record Feat(List<String> places, List<PieceView> pieces) {
    public Feat {
        places = List.copyOf(places);
        pieces = List.copyOf(pieces);
    }

    /**
     * @param from the board before it
     * @param to the board after it
     * @param happened what happened between them, in order
     * @return lines first; several things that were taken to one place are one feat
     */
    public static List<Feat> of(BoardView from, BoardView to, List<? extends HappeningView> happened, BoardLook look) {
        List<Feat> found = new ArrayList<>();
        for (RowView row : filled(from, to, look)) found.add(new Feat(row.sites(), first(row, to)));
        Map<String, PieceView> taken = new LinkedHashMap<>();
        for (HappeningView each : happened) {
            if (!(each instanceof TravelView travel)) continue;
            boolean leaves = from.site(travel.from()).isPresent();
            boolean stays = from.site(travel.to()).isPresent();
            if (travel.to().isEmpty() && isRefilled(travel.from(), from, happened)) continue;
            if (leaves && !stays) taken.put(travel.to().isEmpty() ? travel.from() : travel.to(), travel.piece());
        }
        taken.forEach((place, piece) -> found.add(new Feat(List.of(place), List.of(piece))));
        return found;
    }

    /** @return whether something came there from beyond the board, too: dice are thrown anew, nothing was taken */
    private static boolean isRefilled(String place, BoardView board, List<? extends HappeningView> happened) {
        return happened.stream()
                .anyMatch(each -> each instanceof TravelView travel
                        && travel.to().equals(place)
                        && board.site(travel.from()).isEmpty());
    }

    /** @return lines that light up when they are full of one colour, and were not full before */
    static List<RowView> filled(BoardView from, BoardView to, BoardLook look) {
        return to.rows().stream()
                .filter(row -> look.showsFilled(row.group()) && isFilled(row, to) && !isFilled(row, from))
                .toList();
    }

    private static List<PieceView> first(RowView row, BoardView board) {
        return row.sites().stream()
                .map(id -> board.site(id).orElseThrow().pieces().get(0))
                .toList();
    }

    /** @return whether pieces of one colour stand on all its places */
    private static boolean isFilled(RowView row, BoardView board) {
        String colour = null;
        for (String id : row.sites()) {
            List<PieceView> pieces = board.site(id).map(SiteView::pieces).orElse(List.of());
            if (pieces.isEmpty()) return false;
            for (PieceView piece : pieces) {
                if (piece.hidden() || piece.colour() == null) return false;
                if (colour != null && !colour.equals(piece.colour())) return false;
                colour = piece.colour();
            }
        }
        return colour != null;
    }
}
