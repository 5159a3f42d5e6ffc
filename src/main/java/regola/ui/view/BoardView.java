package regola.ui.view;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A BoardView is the board as it is seen: places, lines between them, and the name of the look it is drawn in.
 *
 * @param name what people call it
 * @param look the name of a look, or null for a plain one
 */
public record BoardView(String name, String look, List<SiteView> sites, List<LinkView> links) {
    public BoardView {
        sites = List.copyOf(sites);
        links = List.copyOf(links);
    }

    public Optional<SiteView> site(String id) {
        return sites.stream().filter(s -> s.id().equals(id)).findFirst();
    }

    /** @return this board with one place changed; the same if it has no such place */
    public BoardView change(String site, UnaryOperator<SiteView> change) {
        return new BoardView(name, look, sites.stream().map(s -> s.id().equals(site) ? change.apply(s) : s).toList(), links);
    }

    /** @return this board with nothing marked on it */
    public BoardView plain() {
        return new BoardView(name, look, sites.stream().map(SiteView::plain).toList(), links);
    }
}
