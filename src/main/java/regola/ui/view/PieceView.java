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
 * @param states what is so of it for now and has a drawing, such as that it is asleep
 */
public record PieceView(
        String id, List<Ref> refs, String name, String art, String colour, int emblem, boolean hidden, List<MarkView> states,
        Set<Role> roles) {
    public PieceView {
        refs = List.copyOf(refs);
        states = List.copyOf(states);
        roles = Set.copyOf(roles);
    }

    public PieceView(String id, List<Ref> refs, String name, String art, String colour, int emblem, boolean hidden, Set<Role> roles) {
        this(id, refs, name, art, colour, emblem, hidden, List.of(), roles);
    }

    public PieceView withRoles(Set<Role> others) {
        return new PieceView(id, refs, name, art, colour, emblem, hidden, states, others);
    }

    public PieceView withStates(List<MarkView> others) {
        return new PieceView(id, refs, name, art, colour, emblem, hidden, others, roles);
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }
}
