package regola.ui.tray;

import java.util.List;

/**
 * A Foresight is what trays know when all that is to come in a lesson was shown: where nothing ever lies there is
 * little room, and places of the same kind have as many hollows, or it would seem that one side needs more than the
 * other.
 */
public final class Foresight {
    private Foresight() {}

    public static void of(List<SeatTray> trays) {
        for (SeatTray tray : trays) {
            List<ZonePane> panes = tray.panes();
            for (int i = 0; i < panes.size(); i++) {
                int place = i;
                int most = trays.stream()
                        .map(SeatTray::panes)
                        .filter(others -> others.size() == panes.size())
                        .mapToInt(others -> others.get(place).mostSeen())
                        .max()
                        .orElse(0);
                panes.get(i).foreseen(most);
            }
        }
    }
}
