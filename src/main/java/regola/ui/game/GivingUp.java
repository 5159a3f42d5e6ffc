package regola.ui.game;

import java.util.List;
import regola.ui.view.Notice;
import regola.ui.view.Said;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/**
 * A GivingUp is what becomes of a match that is given up, told to whoever is asked first: one press by accident ends no
 * match.
 */
public final class GivingUp {
    private GivingUp() {}

    /** Whoever decides can give up, and who plays alone against computers at any time. */
    public static boolean isPossible(MatchView view) {
        if (view.decision().isOver() || view.story().looking()) return false;
        List<SeatView> people = view.seats().stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .toList();
        return people.size() == 1 || people.stream().anyMatch(SeatView::deciding);
    }

    /**
     * @param view the match as it is seen
     * @param children whether it is for those who do not look back
     * @param no goes on with the match
     * @param yes gives up
     * @return asks whether to give up
     */
    public static Notice asked(String key, MatchView view, boolean children, Runnable no, Runnable yes) {
        return Notice.offer(key, Said.of("giveUp.ask"))
                .saying(told(view, children))
                .offering("no", Said.of("giveUp.no"), no)
                .offering("yes", Said.of("action.giveUp"), yes);
    }

    /** @return what becomes of it */
    static Said told(MatchView view, boolean children) {
        boolean looks = !children && view.story().last() > 0;
        return Said.of(looks ? "giveUp.ask.look" : "giveUp.ask.text", ends(view));
    }

    /** Of two the other wins; of more, nobody. */
    private static Said ends(MatchView view) {
        List<SeatView> playing = view.seats().stream()
                .filter(seat -> seat.sort() != SeatView.Sort.NEUTRAL)
                .toList();
        List<SeatView> people = playing.stream()
                .filter(seat -> seat.sort() == SeatView.Sort.HUMAN)
                .toList();
        if (playing.size() != 2) return Said.of(playing.size() == 1 ? "giveUp.ends" : "giveUp.ends.nobody");
        // Where somebody looks at an earlier moment it is not that moment that is given up.
        List<SeatView> others = people.size() == 1
                ? playing.stream().filter(seat -> !people.contains(seat)).toList()
                : view.story().looking()
                        ? List.of()
                        : playing.stream().filter(seat -> !seat.deciding()).toList();
        return others.size() == 1 ? Said.of("giveUp.ends.lost", others.get(0).name()) : Said.of("giveUp.ends.other");
    }
}
