package regola.engine.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A BoardGraph is a board for looking at: where its sites are, how they are joined, what is marked. Coordinates are
 * grid units, y upwards. Numbers of sites are those of the catalog; the sites of zones and the box follow those of the
 * board. Of an endless plane of hexes only those are here that matter in a match as it stands; which of them are
 * neighbours is seen from where they are, so there are no edges.
 *
 * @param name the board's name
 * @param art the drawing's name, or null
 * @param hexes true for an endless plane of hexes
 * @param sites all sites, zones' too, by number; a zone that the rule file does not place has NaN for coordinates
 * @param paths links one way, from a site to the next
 * @param edges pairs of neighbours, each once
 * @param lines lines and loops
 * @param marks special squares
 * @param regions named sets of sites
 * @param zones sites off the board, in the order of the file
 */
public record BoardGraph(
        String name,
        String art,
        boolean hexes,
        List<Site> sites,
        List<Edge> paths,
        List<Edge> edges,
        List<Line> lines,
        List<MarkedSites> marks,
        Map<String, List<Integer>> regions,
        List<ZoneSite> zones) {

    /** @return the same board with other hexes of its endless plane; numbers by hex */
    public BoardGraph with(Map<Hex, Integer> hexes) {
        List<Site> all = new ArrayList<>();
        hexes.forEach((hex, number) -> all.add(Site.of(hex, number)));
        sites.stream().filter(site -> !site.onBoard()).forEach(all::add);
        return new BoardGraph(name, art, true, List.copyOf(all), paths, edges, lines, marks, regions, zones);
    }

    /** @param marks names of the marks on it */
    public record Site(int number, String id, double x, double y, boolean onBoard, List<String> marks) {
        static Site of(Hex hex, int number) {
            return new Site(number, hex.toString(), hex.x(), hex.y(), true, List.of());
        }
    }

    public record Edge(int from, int to) {}

    public record Line(String id, String group, boolean loop, List<Integer> sites) {}

    /** @param art the drawing's name, or null */
    public record MarkedSites(String mark, String art, List<Integer> sites) {}

    /** @param owner the player's number, or -1; seen is ALL, OWNER or NOBODY */
    public record ZoneSite(String zone, int site, int owner, boolean stack, String seen) {}
}
