package regola.ui.present.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regola.ui.present.picture.Happenings;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.TravelView;

/**
 * An Undone is what was just taken back, as one sees it: everything goes home the way it came, the last first. It is
 * seen once.
 */
final class Undone {
    private List<HappeningView> way = List.of();

    /**
     * Moves have been taken back.
     *
     * @param from the moment that was left
     * @param to the moment that is shown now
     */
    void back(List<Snapshot> moments, int from, int to, Tongue tongue, int viewer) {
        List<HappeningView> back = new ArrayList<>();
        for (int moment = from; moment > to; moment--) {
            Happenings there =
                    new Happenings(tongue, viewer, moments.get(moment - 1).match());
            List<HappeningView> came =
                    new ArrayList<>(there.of(moments.get(moment).events(), moment, List.of()));
            Collections.reverse(came);
            came.forEach(each -> turn(each, back));
        }
        way = back;
    }

    /** @return the way back, the first time that it is asked for */
    List<HappeningView> once() {
        List<HappeningView> seen = way;
        way = List.of();
        return seen;
    }

    private static void turn(HappeningView came, List<HappeningView> back) {
        if (came instanceof TravelView travel) back.add(turn(travel));
        if (came instanceof RotationView turned)
            back.add(new RotationView(
                    turned.sites(),
                    -turned.places(),
                    turned.travels().stream().map(Undone::turn).toList(),
                    -1));
    }

    private static TravelView turn(TravelView travel) {
        return new TravelView(travel.piece(), travel.to(), travel.from(), List.of(), -1);
    }
}
