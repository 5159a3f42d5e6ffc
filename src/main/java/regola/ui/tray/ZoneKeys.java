package regola.ui.tray;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.ui.view.board.ZoneView;

/** A ZoneKeys is what the zones of a seat are told apart by: their names in the rule file, alike in all languages. */
final class ZoneKeys {
    private ZoneKeys() {}

    /** Whoever plays several colours has a zone of that name for each of them. */
    static Map<String, ZoneView> keyed(List<ZoneView> zones) {
        Map<String, ZoneView> keyed = new LinkedHashMap<>();
        for (ZoneView zone : zones) {
            String key = nameOf(zone);
            while (keyed.containsKey(key)) key += "'";
            keyed.put(key, zone);
        }
        return keyed;
    }

    /** The name of a zone in the rule file, which the place of each seat begins with. */
    static String nameOf(ZoneView zone) {
        int end = zone.site().lastIndexOf('-');
        return end < 0 ? zone.site() : zone.site().substring(0, end);
    }
}
