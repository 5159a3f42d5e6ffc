package regola.ui.view.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A SiteView is a place of the board with what lies there, from the bottom to the top.
 *
 * @param id its name in the rule file
 * @param x grid units, to the right
 * @param y grid units, downwards
 * @param name what people call it
 * @param outline its form where no drawing says otherwise
 * @param regions the names of the regions it belongs to
 * @param seats the pieces that begin a match there, if each is one of its own kind; empty if none does
 * @param keeper whose place it is; null for nobody's
 */
public record SiteView(
        String id,
        double x,
        double y,
        String name,
        Outline outline,
        List<String> regions,
        List<MarkView> marks,
        List<PieceView> pieces,
        Set<Role> roles,
        List<String> seats,
        Keeper keeper) {
    /**
     * A Keeper is a side to which a place belongs.
     *
     * @param colour as "#RRGGBB"
     * @param emblem a number for a small shape
     * @param kind what such places of all sides are called
     */
    public record Keeper(String colour, int emblem, String kind) {}

    public enum Outline {
        ROUND,
        SQUARE,
        HEX
    }

    public SiteView {
        regions = List.copyOf(regions);
        marks = List.copyOf(marks);
        pieces = List.copyOf(pieces);
        roles = Set.copyOf(roles);
        seats = List.copyOf(seats);
    }

    /** A place of nobody's, where nothing has a seat. */
    public SiteView(
            String id,
            double x,
            double y,
            String name,
            Outline outline,
            List<String> regions,
            List<MarkView> marks,
            List<PieceView> pieces,
            Set<Role> roles) {
        this(id, x, y, name, outline, regions, marks, pieces, roles, List.of(), null);
    }

    public Ref ref() {
        return Ref.site(id);
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }

    /** @return this place without the topmost piece of that name; the same if there is none */
    public SiteView without(String piece) {
        for (int i = pieces.size() - 1; i >= 0; i--) {
            if (!pieces.get(i).id().equals(piece)) continue;
            List<PieceView> left = new ArrayList<>(pieces);
            left.remove(i);
            return with(left, roles);
        }
        return this;
    }

    /** @return this place with one more piece on top */
    public SiteView with(PieceView piece) {
        List<PieceView> more = new ArrayList<>(pieces);
        more.add(piece);
        return with(more, roles);
    }

    public SiteView with(List<PieceView> otherPieces, Set<Role> otherRoles) {
        return new SiteView(id, x, y, name, outline, regions, marks, otherPieces, otherRoles, seats, keeper);
    }

    /** @return this place elsewhere */
    public SiteView at(double otherX, double otherY) {
        return new SiteView(id, otherX, otherY, name, outline, regions, marks, pieces, roles, seats, keeper);
    }

    /** @return this place with other special squares on it */
    public SiteView withMarks(List<MarkView> others) {
        return new SiteView(id, x, y, name, outline, regions, others, pieces, roles, seats, keeper);
    }

    public SiteView withSeats(List<String> others) {
        return new SiteView(id, x, y, name, outline, regions, marks, pieces, roles, others, keeper);
    }

    public SiteView keptBy(Keeper other) {
        return new SiteView(id, x, y, name, outline, regions, marks, pieces, roles, seats, other);
    }

    /** @return this place without the light on what could be done here */
    SiteView unlit() {
        return with(pieces.stream().map(p -> p.withRoles(unlit(p.roles()))).toList(), unlit(roles));
    }

    private static Set<Role> unlit(Set<Role> all) {
        return all.stream()
                .filter(role -> role != Role.LEGAL && role != Role.TARGET && role != Role.TAKES)
                .collect(Collectors.toSet());
    }

    /** @return this place with nothing marked on it */
    public SiteView plain() {
        return with(pieces.stream().map(p -> p.withRoles(Set.of())).toList(), Set.of());
    }
}
