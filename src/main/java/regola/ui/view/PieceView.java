package regola.ui.view;

import java.util.List;
import java.util.Set;

/**
 * A PieceView is a piece as it is seen.
 *
 * @param id     what positions call it; alike pieces share it
 * @param refs   what pointing at it may mean, the most particular first
 * @param name   what people call it
 * @param art    the drawing's name, or null
 * @param colour as "#RRGGBB", or null
 * @param emblem a number for a small shape that tells its colour without colour; -1 for none
 * @param hidden true if it lies face down for whoever looks
 */
public record PieceView(
        String id, List<Ref> refs, String name, String art, String colour, int emblem, boolean hidden, Set<Role> roles) {
    public PieceView {
        refs = List.copyOf(refs);
        roles = Set.copyOf(roles);
    }

    public PieceView withRoles(Set<Role> others) {
        return new PieceView(id, refs, name, art, colour, emblem, hidden, others);
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }
}
