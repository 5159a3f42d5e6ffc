package regola.ui.review;

import java.awt.Color;
import java.util.List;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.StageColour;
import regola.ui.view.board.SeatView;

/** A ChanceColours is how each seat is told from the others in a chart: by its colour and by its mark. */
record ChanceColours(ArtStore art, List<SeatView> seats) {
    Color of(int seat) {
        try {
            return seat < seats.size() && seats.get(seat).colour() != null
                    ? Color.decode(seats.get(seat).colour())
                    : StageColour.INK.now();
        } catch (NumberFormatException badlyWritten) {
            return StageColour.INK.now();
        }
    }

    /** @return its mark, so many pixels large */
    EmblemIcon mark(int seat, int size) {
        return new EmblemIcon(art, seats.get(seat).colour(), seats.get(seat).emblem(), size);
    }
}
