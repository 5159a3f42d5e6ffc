package regola.ui.view.board;

import java.util.List;

/**
 * A RowView is a line of places, in order, that the rules speak of.
 *
 * @param group what the rules call lines of its kind
 * @param loop whether the last place is followed by the first
 * @param sites names of the places
 */
public record RowView(String group, boolean loop, List<String> sites) {
    public RowView {
        sites = List.copyOf(sites);
    }
}
