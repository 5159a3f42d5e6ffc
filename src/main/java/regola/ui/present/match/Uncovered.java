package regola.ui.present.match;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Standing;

/**
 * An Uncovered is what is hidden at a moment from whoever looks, and whether later moments have shown it: who takes
 * moves back knows it then, although it is hidden again.
 */
final class Uncovered {
    /** So stands where nobody may know. */
    private static final String HIDDEN = "?";

    private final Standing now;
    private final int viewer;

    /** @param viewer the seat that looks, -1 for somebody who sees all that anybody sees */
    Uncovered(Match match, int viewer) {
        now = Standing.of(match, viewer);
        this.viewer = viewer;
    }

    /** @return whether something that is hidden now was seen at one of these moments */
    boolean isIn(List<Snapshot> later) {
        return later.stream().anyMatch(moment -> isIn(Standing.of(moment.match(), viewer)));
    }

    private boolean isIn(Standing later) {
        return isKnown(now.ofSite(), later.ofSite())
                || isKnown(now.ofPiece(), later.ofPiece())
                || !pieces(now).containsAll(pieces(later));
    }

    private static boolean isKnown(Map<String, Map<?, ?>> before, Map<String, Map<?, ?>> later) {
        return before.entrySet().stream()
                .anyMatch(thing -> thing.getValue().entrySet().stream()
                        .filter(kept -> HIDDEN.equals(String.valueOf(kept.getValue())))
                        .anyMatch(kept -> {
                            Map<?, ?> then = later.get(thing.getKey());
                            Object value = then == null ? null : then.get(kept.getKey());
                            return value != null && !HIDDEN.equals(String.valueOf(value));
                        }));
    }

    private static Set<String> pieces(Standing standing) {
        return standing.bySite().values().stream()
                .flatMap(Collection::stream)
                .filter(piece -> !piece.startsWith(HIDDEN))
                .collect(Collectors.toSet());
    }
}
