package regola.ui.present.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.value.Position;

/**
 * A Cover is what nobody may know of a position that is being set up: it is taken from a match, or is seen by a class.
 * While the rules cannot be asked, what was covered last stays covered.
 */
final class Cover {
    private static final String HIDDEN = "?";
    private Position last = Position.of(Map.of());

    /** @return whether there is anything to be covered */
    boolean look(PositionVerdict verdict) {
        if (verdict.match() != null) last = verdict.match().view(Match.ONLOOKER);
        return hides(last.fields());
    }

    private static boolean hides(Object part) {
        if (part instanceof Map<?, ?> map) return map.values().stream().anyMatch(Cover::hides);
        if (part instanceof List<?> list) return list.stream().anyMatch(Cover::hides);
        return HIDDEN.equals(part);
    }

    /** @return whether a property of a place is covered */
    boolean covers(String site, String property) {
        return last.object("sites").get(site) instanceof Map<?, ?> kept && HIDDEN.equals(kept.get(property));
    }

    /** @return the position as it is seen by somebody who plays none of the sides */
    Position over(Position full, PositionVerdict verdict) {
        if (verdict.match() != null) return last;
        Map<String, Object> fields = new LinkedHashMap<>(full.fields());
        for (String key : List.of("zones", "sites")) fields.put(key, covered(full.object(key), last.object(key)));
        return Position.of(fields);
    }

    /** Two levels deep: by zone and place, or by place and property. */
    private static Map<String, Object> covered(Map<String, Object> full, Map<String, Object> before) {
        Map<String, Object> all = new LinkedHashMap<>(full);
        before.forEach((outer, kept) -> {
            if (!(kept instanceof Map<?, ?> places)) return;
            Map<Object, Object> inner = new LinkedHashMap<>(all.get(outer) instanceof Map<?, ?> now ? now : Map.of());
            places.forEach((place, value) -> {
                if (HIDDEN.equals(value)) inner.put(place, HIDDEN);
                else if (hides(value) && inner.get(place) instanceof List<?> pieces)
                    inner.put(place, pieces.stream().map(piece -> HIDDEN).toList());
            });
            if (!inner.isEmpty()) all.put(outer, inner);
        });
        return all;
    }
}
