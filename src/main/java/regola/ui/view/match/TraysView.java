package regola.ui.view.match;

import java.util.List;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A TraysView is what lies beside a board at one moment.
 *
 * @param seats what each player owns
 * @param shared what is nobody's
 */
public record TraysView(List<SeatView> seats, List<ZoneView> shared) {
    public TraysView {
        seats = List.copyOf(seats);
        shared = List.copyOf(shared);
    }
}
