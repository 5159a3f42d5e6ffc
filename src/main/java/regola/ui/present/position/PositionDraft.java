package regola.ui.present.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.engine.value.Position;
import regola.language.model.Type;

/**
 * A PositionDraft is a position while it is made. It need not hold under the rules. Immutable: each change makes
 * another draft. Pieces that are nowhere are in the box.
 */
record PositionDraft(Ruleset rules, Position position) {
    static final String BOX = "box";

    /**
     * What is so of a match that is over, or that has been played, and not of a position that is set up: there a turn
     * begins.
     */
    private static final Set<String> OF_PLAY = Set.of("over", "drawn", "winners", "scores", "turn");

    static PositionDraft of(Ruleset rules, Position position) {
        return new PositionDraft(rules, position).changed(fields -> {
            fields.keySet().removeAll(OF_PLAY);
            object(fields, "vars").remove("remembered");
            object(fields, "zones").remove(BOX);
        });
    }

    /** How every match begins; what chance decides falls by the seed. */
    static PositionDraft start(Ruleset rules, long seed) {
        return of(rules, Match.start(rules, seed).position());
    }

    /** @return this one with all pieces in the box, and nothing said of anything */
    PositionDraft emptied(PositionDraft start) {
        return start.changed(fields -> {
            object(fields, "zones").replaceAll((zone, sites) -> new LinkedHashMap<String, Object>());
            List.of("pieces", "sites", "players-state").forEach(fields::remove);
            if (!rules.game().rounds())
                object(fields, "vars").put("mover", rules.names().id(Type.PLAYER, 0));
        });
    }

    /** @return what lies there, from the bottom to the top */
    List<String> at(String site) {
        if (site.equals(BOX)) return free();
        Object zone = position.object("zones").get(zone(site));
        Object pieces = zone instanceof Map<?, ?> sites ? sites.get(site) : null;
        return pieces instanceof List<?> list
                ? list.stream().map(String::valueOf).toList()
                : List.of();
    }

    private String zone(String site) {
        Catalog names = rules.names();
        return names.isNamed(Type.SITE, site)
                ? names.site((int) names.number(Type.SITE, site)).zone()
                : "";
    }

    /** @return what lies nowhere, in the order of the rule file */
    private List<String> free() {
        List<String> put = new ArrayList<>();
        position.object("zones").values().forEach(zone -> {
            if (zone instanceof Map<?, ?> sites)
                sites.values().forEach(pieces -> {
                    if (pieces instanceof List<?> list) list.forEach(piece -> put.add(String.valueOf(piece)));
                });
        });
        List<String> free = new ArrayList<>();
        for (String piece : rules.names().ids(Type.PIECE)) if (!put.remove(piece)) free.add(piece);
        return free;
    }

    /** @return whether there is such a place, and pieces can lie there */
    boolean hasPlace(String site) {
        return site.equals(BOX) || !zone(site).isEmpty();
    }

    /** Moves the topmost piece of that name; the same draft if there is none, or no such place. */
    PositionDraft moved(String piece, String from, String to) {
        if (!at(from).contains(piece) || !hasPlace(to) || from.equals(to)) return this;
        return changed(fields -> {
            if (!from.equals(BOX)) {
                List<Object> left = list(fields, from);
                left.remove(left.lastIndexOf(piece));
                if (left.isEmpty()) object(object(fields, "zones"), zone(from)).remove(from);
                boolean alike = rules.names()
                        .piece((int) rules.names().number(Type.PIECE, piece))
                        .alike();
                // What is said of a piece that cannot be told from others is said by its place.
                if (alike) object(fields, "pieces").keySet().removeIf(name -> name.startsWith(piece + "@" + from));
                else if (to.equals(BOX)) object(fields, "pieces").remove(piece);
            }
            if (!to.equals(BOX)) list(fields, to).add(piece);
        });
    }

    /** @return this one with all that lies on a loop further along it, and what is said of it by its place */
    PositionDraft turned(List<String> loop, int places) {
        return changed(fields -> {
            Map<String, List<Object>> lying = new LinkedHashMap<>();
            Map<String, Object> said = object(fields, "pieces");
            Map<String, Object> after = new LinkedHashMap<>();
            for (String site : loop) {
                if (object(object(fields, "zones"), zone(site)).remove(site) instanceof List<?> pieces)
                    lying.put(site, new ArrayList<>(pieces));
            }
            lying.forEach(
                    (site, pieces) -> list(fields, next(loop, site, places)).addAll(pieces));
            said.forEach((piece, kept) -> {
                int at = piece.indexOf('@');
                String site = at < 0
                        ? ""
                        : loop.stream()
                                .filter(each -> piece.substring(at + 1)
                                        .split("\\W", 2)[0]
                                        .equals(each))
                                .findFirst()
                                .orElse("");
                after.put(
                        site.isEmpty()
                                ? piece
                                : piece.substring(0, at + 1)
                                        + next(loop, site, places)
                                        + piece.substring(at + 1 + site.length()),
                        kept);
            });
            said.clear();
            said.putAll(after);
            if (said.isEmpty()) fields.remove("pieces");
        });
    }

    private static String next(List<String> loop, String site, int places) {
        return loop.get(Math.floorMod(loop.indexOf(site) + places, loop.size()));
    }

    /** @return the piece of the same kind that would be taken from there, the topmost; null if none lies there */
    String likeFrom(String site, String piece) {
        Catalog names = rules.names();
        int kind = names.piece((int) names.number(Type.PIECE, piece)).kind();
        List<String> lying = new ArrayList<>(at(site));
        lying.removeIf(other -> !names.isNamed(Type.PIECE, other)
                || names.piece((int) names.number(Type.PIECE, other)).kind() != kind);
        if (lying.isEmpty()) return null;
        return site.equals(BOX) ? lying.get(0) : lying.get(lying.size() - 1);
    }

    /**
     * @param section of what: {@code pieces}, {@code sites} or {@code players-state}
     * @return what is said of it; null if nothing
     */
    Object said(String section, String id, String property) {
        return position.object(section).get(id) instanceof Map<?, ?> kept ? kept.get(property) : null;
    }

    /** @param value null for as at the beginning */
    PositionDraft saying(String section, String id, String property, Object value) {
        return changed(fields -> {
            Map<String, Object> kept = object(object(fields, section), id);
            if (value == null) kept.remove(property);
            else kept.put(property, value);
            if (kept.isEmpty()) object(fields, section).remove(id);
            if (object(fields, section).isEmpty()) fields.remove(section);
        });
    }

    PositionDraft with(String variable, Object value) {
        return changed(fields -> object(fields, "vars").put(variable, value));
    }

    /** @return the sites of the board and the zones where anything lies */
    Set<String> occupied() {
        Set<String> sites = new HashSet<>();
        position.object("zones").values().forEach(zone -> {
            if (zone instanceof Map<?, ?> map) map.keySet().forEach(site -> sites.add(String.valueOf(site)));
        });
        return sites;
    }

    // ---- the plain form

    private PositionDraft changed(Consumer<Map<String, Object>> change) {
        Map<String, Object> fields = open(position.fields());
        change.accept(fields);
        return new PositionDraft(rules, Position.of(fields));
    }

    private static Map<String, Object> open(Map<?, ?> map) {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.forEach((key, value) -> copy.put(
                String.valueOf(key),
                value instanceof Map<?, ?> inner
                        ? open(inner)
                        : value instanceof List<?> list ? new ArrayList<>(list) : value));
        return copy;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Map<String, Object> fields, String key) {
        Object there = fields.get(key);
        if (!(there instanceof Map<?, ?>)) fields.put(key, new LinkedHashMap<String, Object>());
        return (Map<String, Object>) fields.get(key);
    }

    @SuppressWarnings("unchecked")
    private List<Object> list(Map<String, Object> fields, String site) {
        return (List<Object>) object(object(fields, "zones"), zone(site)).computeIfAbsent(site, s -> new ArrayList<>());
    }
}
