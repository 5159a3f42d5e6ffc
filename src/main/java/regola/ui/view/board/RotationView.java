package regola.ui.view.board;

import java.util.List;

/**
 * A RotationView is a loop of places that turned, and everything on it at once.
 *
 * @param sites the places of the loop, in order
 * @param places how far everything went along the loop; less than 0 for back
 * @param travels what went where
 */
public record RotationView(List<String> sites, int places, List<TravelView> travels, int storyLine)
        implements HappeningView {
    public RotationView {
        sites = List.copyOf(sites);
        travels = List.copyOf(travels);
    }
}
