package regola.ui.tray;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A Foresight is what trays know when all that is to come in a lesson was shown: where nothing ever lies there is
 * little room, and places of the same kind have as many hollows, or it would seem that one side needs more than the
 * other.
 */
public final class Foresight {
    /** More than so many pieces lie in hollows. */
    private static final int FEW = 4;

    private Foresight() {}

    public static void of(List<SeatTray> trays) {
        for (SeatTray tray : trays) {
            List<ZonePane> panes = tray.panes();
            int[] most = IntStream.range(0, panes.size())
                    .map(place -> mostSeen(trays, panes.size(), place))
                    .toArray();
            // What goes from one of two places to the other by and by needs as many hollows there.
            boolean through = panes.size() == 2 && IntStream.of(most).allMatch(many -> many > FEW);
            for (int i = 0; i < panes.size(); i++)
                panes.get(i).foreseen(through ? Math.max(most[0], most[1]) : most[i]);
        }
    }

    private static int mostSeen(List<SeatTray> trays, int panes, int place) {
        return trays.stream()
                .map(SeatTray::panes)
                .filter(others -> others.size() == panes)
                .mapToInt(others -> others.get(place).mostSeen())
                .max()
                .orElse(0);
    }
}
