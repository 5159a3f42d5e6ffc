package regola.ui.present.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.value.Position;

/**
 * A Standing is what one seat sees of a match: which pieces stand where, and what is kept of sites and pieces.
 *
 * @param bySite pieces by site, from the bottom to the top
 * @param ofSite by site and by the name of what is kept, where it is not as at first; "?" where nobody may know
 * @param ofPiece likewise by piece
 */
public record Standing(
        Map<String, List<String>> bySite, Map<String, Map<?, ?>> ofSite, Map<String, Map<?, ?>> ofPiece) {

    /**
     * @param viewer the seat that looks; -1 for somebody who sees all that anybody sees, but not what lies face down
     *     for all
     */
    public static Standing of(Match match, int viewer) {
        if (viewer >= 0) return of(match.view(viewer));
        Standing seen = of(match.view(0));
        return new Standing(of(match.position()).bySite, seen.ofSite, seen.ofPiece);
    }

    public static Standing of(Position position) {
        Map<String, List<String>> found = new HashMap<>();
        position.object("zones").values().forEach(zone -> {
            if (zone instanceof Map<?, ?> sites)
                sites.forEach((site, pieces) -> {
                    if (pieces instanceof List<?> list)
                        found.put(
                                String.valueOf(site),
                                list.stream().map(String::valueOf).toList());
                });
        });
        return new Standing(Map.copyOf(found), kept(position.object("sites")), kept(position.object("pieces")));
    }

    private static Map<String, Map<?, ?>> kept(Map<String, Object> things) {
        Map<String, Map<?, ?>> kept = new HashMap<>();
        if (things != null)
            things.forEach((id, values) -> {
                if (values instanceof Map<?, ?> map) kept.put(id, map);
            });
        return Map.copyOf(kept);
    }

    public List<String> at(String site) {
        return bySite.getOrDefault(site, List.of());
    }

    /** @return what is kept of a site where it is not as at first */
    Map<?, ?> ofSite(String site) {
        return ofSite.getOrDefault(site, Map.of());
    }

    /** @return what is kept of a piece where it is not as at first */
    Map<?, ?> ofPiece(String piece) {
        return ofPiece.getOrDefault(piece, Map.of());
    }
}
