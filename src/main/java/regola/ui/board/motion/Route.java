package regola.ui.board.motion;

import java.util.ArrayList;
import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.TravelView;

/**
 * A Route is the way of a piece over the board: hops from place to place, each perhaps over others. Where the rules
 * count places it touches down on those; else it follows the path that leads there, if there is one, and flies straight
 * if not: over lines that go both ways pieces that go far usually fly.
 */
record Route(List<Hop> hops) {

    /**
     * @param over places that are jumped over, in order
     * @param number what is counted where it lands, such as "2"; empty if nothing is
     */
    record Hop(String from, List<String> over, String to, String number) {
        Hop {
            over = List.copyOf(over);
        }
    }

    Route {
        hops = List.copyOf(hops);
    }

    static Route of(BoardView board, TravelView travel) {
        boolean onBoard =
                board.site(travel.from()).isPresent() && board.site(travel.to()).isPresent();
        if (!onBoard) return new Route(List.of(new Hop(travel.from(), List.of(), travel.to(), "")));
        List<Hop> hops = new ArrayList<>();
        if (!travel.counted().isEmpty()) {
            List<String> stops = new ArrayList<>(travel.counted());
            if (!stops.get(stops.size() - 1).equals(travel.to())) stops.add(travel.to());
            String at = travel.from();
            for (String stop : stops) {
                List<String> way = board.way(at, stop);
                List<String> over = way.size() < 3 ? List.of() : way.subList(1, way.size() - 1);
                hops.add(new Hop(at, over, stop, String.valueOf(hops.size() + 1)));
                at = stop;
            }
            return new Route(hops);
        }
        List<String> way = board.way(travel.from(), travel.to());
        for (int i = 1; i < way.size(); i++) hops.add(new Hop(way.get(i - 1), List.of(), way.get(i), ""));
        if (hops.isEmpty()) hops.add(new Hop(travel.from(), List.of(), travel.to(), ""));
        return new Route(hops);
    }

    boolean isCounted() {
        return hops.stream().anyMatch(hop -> !hop.number().isEmpty());
    }

    /** @return the way as far as so many hops lead, for the eye */
    OverlayView.Path path(int done) {
        List<OverlayView.Step> steps = new ArrayList<>();
        steps.add(new OverlayView.Step(hops.get(0).from(), ""));
        for (Hop hop : hops.subList(0, Math.min(done, hops.size()))) {
            for (String over : hop.over()) steps.add(new OverlayView.Step(over, ""));
            steps.add(new OverlayView.Step(hop.to(), hop.number()));
        }
        return new OverlayView.Path(steps);
    }
}
