package regola.ui.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import regola.ui.board.art.BoardLook;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Onlooker;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;

/**
 * A Counting changes the points of seats while pieces are on their way, where these are as many as what lies at a place
 * of the seat's own, or as many as its pieces on the board: what stands in a tray and what stands there are never two
 * numbers for one thing. All other points change when everything has arrived. What goes from a tray lies there no more
 * from then on.
 */
public final class Counting implements Onlooker {
    private final BoardLook look;
    private final BoardView then;
    private final List<SeatView> coming;
    private final Consumer<List<SeatView>> show;
    private final IntConsumer lines;
    private List<SeatView> seats;
    /**
     * Where the points of each seat lie, null for one of whom that is not known; null before anything is on its way.
     */
    private List<String> places;
    /** Whether the points of all seats are as many as their pieces on the board. */
    private boolean owned;

    /**
     * @param seats as they are shown before anything is on its way
     * @param then the board when all has arrived
     * @param coming the seats then
     * @param show gets the seats each time that their points change
     * @param lines gets the number of the story's line that is told
     */
    public Counting(
            BoardLook look,
            List<SeatView> seats,
            BoardView then,
            List<SeatView> coming,
            Consumer<List<SeatView>> show,
            IntConsumer lines) {
        this.look = look;
        this.seats = seats;
        this.then = then;
        this.coming = coming;
        this.show = show;
        this.lines = lines;
    }

    @Override
    public void line(int line) {
        lines.accept(line);
    }

    @Override
    public void passes(BoardView now) {
        if (places == null) {
            places = places(now);
            owned = isOwned(now, seats) && isOwned(then, coming);
        }
        List<SeatView> next = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            SeatView seat = seats.get(i);
            String place = places.get(i);
            next.add(owned ? seat.scoring(owned(now, seat)) : place == null ? seat : seat.scoring(count(now, place)));
        }
        pass(next);
    }

    @Override
    public void leaves(TravelView travel) {
        pass(seats.stream().map(seat -> seat.without(travel)).toList());
    }

    private void pass(List<SeatView> next) {
        if (next.equals(seats)) return;
        seats = List.copyOf(next);
        show.accept(seats);
    }

    private List<String> places(BoardView before) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            SeatView seat = seats.get(i);
            String score = i < coming.size() && coming.get(i).id().equals(seat.id())
                    ? coming.get(i).score()
                    : null;
            found.add(
                    score == null
                            ? null
                            : before.sites().stream()
                                    .filter(site -> isOwn(site, seat))
                                    .map(SiteView::id)
                                    .filter(id -> count(before, id).equals(seat.score()))
                                    .filter(id -> Objects.equals(count(then, id), score))
                                    .findFirst()
                                    .orElse(null));
        }
        return found;
    }

    private static boolean isOwned(BoardView board, List<SeatView> seats) {
        return seats.stream().allMatch(seat -> owned(board, seat).equals(seat.score()));
    }

    private static String owned(BoardView board, SeatView seat) {
        return String.valueOf(board.sites().stream()
                .flatMap(site -> site.pieces().stream())
                .filter(piece -> piece.emblem() >= 0 && piece.emblem() == seat.emblem())
                .count());
    }

    private boolean isOwn(SiteView site, SeatView seat) {
        SiteView.Keeper keeper = look.token(site);
        return keeper != null && keeper.emblem() == seat.emblem();
    }

    private static String count(BoardView board, String place) {
        return board.site(place)
                .map(site -> String.valueOf(site.pieces().size()))
                .orElse("");
    }
}
