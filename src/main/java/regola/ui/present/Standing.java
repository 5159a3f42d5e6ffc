package regola.ui.present;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.value.Position;

/**
 * A Standing is which pieces stand where, read from a position: by site, from the bottom to the top.
 */
record Standing(Map<String, List<String>> bySite) {

    static Standing of(Position position) {
        Map<String, List<String>> found = new HashMap<>();
        position.object("zones").values().forEach(zone -> {
            if (zone instanceof Map<?, ?> sites) sites.forEach((site, pieces) -> {
                if (pieces instanceof List<?> list) found.put(String.valueOf(site), list.stream().map(String::valueOf).toList());
            });
        });
        return new Standing(Map.copyOf(found));
    }

    List<String> at(String site) {
        return bySite.getOrDefault(site, List.of());
    }
}
