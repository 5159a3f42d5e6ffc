package regola.engine.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.Hex;
import regola.language.model.Board;
import regola.language.model.CheckedGame;
import regola.language.model.Mark;
import regola.language.model.Zone;

/** A GraphDrawing is the making of the board as it is looked at. */
record GraphDrawing(
        CheckedGame game,
        Board board,
        List<Mark> marks,
        List<Board.Site> declared,
        Sites sites,
        Catalog names,
        Map<String, Integer> siteNumbers,
        Map<String, long[]> siteSets,
        Map<String, int[]> zoneSites) {

    BoardGraph graph() {
        Map<String, List<Integer>> regions = new LinkedHashMap<>();
        if (board != null) board.regions().keySet().forEach(name -> regions.put(name, list(siteSets.get(name))));
        List<BoardGraph.MarkedSites> marked = new ArrayList<>();
        for (Mark mark : marks) {
            marked.add(new BoardGraph.MarkedSites(mark.name(), mark.art(), list(siteSets.get(mark.name()))));
        }
        boolean hexes = sites.plane != null;
        BoardGraph graph = new BoardGraph(
                board == null ? "" : board.name(),
                board == null ? null : board.art(),
                hexes,
                allSites(hexes ? sites.boardCount : 0),
                edges(sites.next, false),
                hexes ? List.of() : edges(sites.neighbours, true),
                lines(),
                List.copyOf(marked),
                regions,
                zones());
        Hex middle = new Hex(0, 0);
        return hexes ? graph.with(Map.of(middle, sites.plane.number(middle))) : graph;
    }

    private List<BoardGraph.Site> allSites(int first) {
        List<BoardGraph.Site> all = new ArrayList<>();
        for (int s = first; s < sites.count; s++) {
            String id = names.site(s).id();
            int number = s;
            List<String> marked = marks.stream()
                    .map(Mark::name)
                    .filter(name -> Bits.has(siteSets.get(name), number))
                    .toList();
            boolean onBoard = s < sites.boardCount;
            Zone.At at =
                    onBoard ? new Zone.At(declared.get(s).x(), declared.get(s).y()) : zoneAt(names.site(s));
            all.add(new BoardGraph.Site(s, id, at.x(), at.y(), onBoard, marked));
        }
        return List.copyOf(all);
    }

    private Zone.At zoneAt(Catalog.SiteEntry site) {
        for (Zone zone : game.zones()) {
            if (!zone.name().equals(site.zone()) || zone.at().isEmpty()) continue;
            if (!zone.showsAll()) return zone.at().get(0);
            if (site.owner() < zone.at().size()) return zone.at().get(site.owner());
        }
        return new Zone.At(Double.NaN, Double.NaN);
    }

    private List<BoardGraph.Edge> edges(long[][] links, boolean once) {
        List<BoardGraph.Edge> edges = new ArrayList<>();
        for (int from = 0; from < links.length; from++) {
            for (int to : list(links[from])) if (!once || from < to) edges.add(new BoardGraph.Edge(from, to));
        }
        return List.copyOf(edges);
    }

    private List<BoardGraph.Line> lines() {
        List<BoardGraph.Line> lines = new ArrayList<>();
        if (board == null) return lines;
        for (Board.LineGroup group : board.lines()) {
            for (Board.Line line : group.lines()) {
                lines.add(new BoardGraph.Line(
                        line.name(),
                        group.name(),
                        group.loop(),
                        line.sites().stream().map(siteNumbers::get).toList()));
            }
        }
        return List.copyOf(lines);
    }

    private List<BoardGraph.ZoneSite> zones() {
        List<BoardGraph.ZoneSite> zones = new ArrayList<>();
        for (Zone zone : game.zones()) {
            int[] members = zoneSites.get(zone.name());
            for (int owner = 0; owner < members.length; owner++) {
                if (members[owner] < 0) continue;
                zones.add(new BoardGraph.ZoneSite(
                        zone.name(),
                        members[owner],
                        zone.owners() == Zone.Owners.SHARED ? -1 : owner,
                        zone.stack(),
                        zone.seen().name()));
            }
        }
        return List.copyOf(zones);
    }

    private static List<Integer> list(long[] set) {
        List<Integer> list = new ArrayList<>();
        for (int e = Bits.next(set, 0); e >= 0; e = Bits.next(set, e + 1)) list.add(e);
        return List.copyOf(list);
    }
}
