package regola.ui.tray;

import regola.ui.view.board.SeatView;

/** A Gladness is whether somebody has reason to be glad: it has won, or has more points than before. */
final class Gladness {
    private Gladness() {}

    /** @param before the same seat one picture earlier */
    static boolean of(SeatView before, SeatView now) {
        long had = points(before);
        return !before.winner() && now.winner() || had != Long.MIN_VALUE && points(now) > had;
    }

    /** Points that are no number say nothing. */
    private static long points(SeatView seat) {
        String score = seat.score();
        return score == null || !score.matches("-?\\d{1,9}") ? Long.MIN_VALUE : Long.parseLong(score);
    }
}
