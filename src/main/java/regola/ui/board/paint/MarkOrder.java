package regola.ui.board.paint;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/**
 * A MarkOrder decides which mark a thing bears where there would be several: what matters most, alone. Where a way or a
 * guiding ring tells that something was moved, nothing else does.
 */
final class MarkOrder {
    /** What matters most comes first. */
    private static final List<Role> ORDER = List.of(
            Role.REFUSED,
            Role.EXTRA,
            Role.HIT,
            Role.MISSED,
            Role.CAUSE,
            Role.SHOWN,
            Role.MARKED,
            Role.CHOSEN,
            Role.TAKES,
            Role.TARGET,
            Role.LEGAL,
            Role.LAST);

    private final OverlayView overlay;
    private final Set<String> told = new HashSet<>();
    private final Set<String> begun = new HashSet<>();

    MarkOrder(Scene scene) {
        overlay = scene.overlay();
        // Where cards lie across each other ways are not drawn, only where they ended.
        boolean ways = !scene.look().silhouette().card();
        for (List<String> trail : scene.board().moment().trails()) {
            told.add(trail.get(trail.size() - 1));
            if (ways) begun.add(trail.get(0));
        }
    }

    /** @return the role that is to be seen; null for none */
    static Role of(Collection<Role> roles) {
        return ORDER.stream().filter(roles::contains).findFirst().orElse(null);
    }

    /**
     * A guiding ring round what takes something is nearly of that mark's colour: it says alone that it is to be chosen.
     *
     * @return the role of a piece that is to be seen; null for none
     */
    Role of(BoardLayout.Spot spot, BoardLayout.Slot slot) {
        Role role = of(slot.piece().roles());
        boolean ringed = overlay.rings().contains(spot.site().ref())
                || slot.piece().refs().stream().anyMatch(overlay.rings()::contains);
        return role == Role.TAKES && ringed ? null : role;
    }

    /** @return the role of a place that is to be seen; null for none */
    Role of(BoardLayout.Spot spot) {
        Role role = of(spot.site().roles());
        if (role == Role.TAKES && isGuided(spot)) return null;
        if (role != Role.LAST) return role;
        String site = spot.site().id();
        boolean ended = told.contains(site) && !spot.slots().isEmpty();
        // A whole hand is not what moved.
        boolean said = ended || begun.contains(site) || spot.isSpread() || isGuided(spot);
        return said ? null : role;
    }

    /** @return whether a ring tells where a way ended: one about what can be pressed says only that */
    boolean ends(BoardLayout.Spot spot) {
        return !isLit(spot) && !isGuided(spot);
    }

    /** @return whether no other mark says more about a place than that it was touched before the last move */
    boolean isQuiet(BoardLayout.Spot spot) {
        return !spot.site().is(Role.LAST) && !spot.isSpread() && !isGuided(spot);
    }

    private boolean isGuided(BoardLayout.Spot spot) {
        return overlay.rings().contains(spot.site().ref()) || isRinged(spot, overlay.rings());
    }

    /** @return whether something that lies there stands in one of these rings */
    static boolean isRinged(BoardLayout.Spot spot, Set<Ref> rings) {
        return spot.slots().stream()
                .flatMap(slot -> slot.piece().refs().stream())
                .anyMatch(rings::contains);
    }

    private static boolean isLit(BoardLayout.Spot spot) {
        return spot.site().is(Role.LEGAL)
                || spot.site().is(Role.TARGET)
                || spot.slots().stream()
                        .anyMatch(slot ->
                                slot.piece().is(Role.LEGAL) || slot.piece().is(Role.TARGET));
    }
}
