package regola.ui.tray;

import java.util.Optional;
import regola.ui.view.board.SeatView;

/** A Gladness is whether somebody has reason to be glad: it has won, or has more points than before. */
final class Gladness {
    private Gladness() {}

    /** @param before the same seat one picture earlier */
    static boolean of(SeatView before, SeatView now) {
        if (!before.winner() && now.winner()) return true;
        return points(before).flatMap(had -> points(now).map(has -> has > had)).orElse(false);
    }

    /** @return none of points that are no number: they say nothing */
    static Optional<Long> points(SeatView seat) {
        return Optional.ofNullable(seat.score())
                .filter(score -> score.matches("-?\\d{1,9}"))
                .map(Long::parseLong);
    }
}
