package regola.ui.view.board;

import java.util.List;
import java.util.Set;

/**
 * A PieceView is a piece as it is seen.
 *
 * @param id what positions call it; alike pieces share it
 * @param refs what pointing at it may mean, the most particular first
 * @param name what people call it
 * @param art the drawing's name, or null
 * @param colour as "#RRGGBB", or null
 * @param emblem a number for a small shape that tells its colour without colour; -1 for none
 * @param hidden true if it lies face down for whoever looks
 * @param states what is so of it for now and has a drawing, such as that it is asleep
 * @param face what is written on it, as on a card
 */
public record PieceView(
        String id,
        List<Ref> refs,
        String name,
        String art,
        String colour,
        int emblem,
        boolean hidden,
        List<MarkView> states,
        Set<Role> roles,
        Face face) {

    /**
     * What a piece bears that was made for words and numbers.
     *
     * @param symbol the name of a small drawing, or null
     * @param number as people write it, or null
     * @param pictured whether the piece's own drawing shows the symbol already, large
     */
    public record Face(String symbol, String number, boolean pictured) {
        public static final Face BLANK = new Face(null, null);

        public Face(String symbol, String number) {
            this(symbol, number, false);
        }

        public boolean isBlank() {
            return symbol == null && number == null;
        }
    }

    public PieceView {
        refs = List.copyOf(refs);
        states = List.copyOf(states);
        roles = Set.copyOf(roles);
    }

    /** A piece of which nothing is so for now, and with nothing written on it. */
    public PieceView(
            String id,
            List<Ref> refs,
            String name,
            String art,
            String colour,
            int emblem,
            boolean hidden,
            Set<Role> roles) {
        this(id, refs, name, art, colour, emblem, hidden, List.of(), roles, Face.BLANK);
    }

    public PieceView withRoles(Set<Role> others) {
        return new PieceView(id, refs, name, art, colour, emblem, hidden, states, others, face);
    }

    public PieceView withStates(List<MarkView> others) {
        return new PieceView(id, refs, name, art, colour, emblem, hidden, others, roles, face);
    }

    public PieceView withFace(Face other) {
        return new PieceView(id, refs, name, art, colour, emblem, hidden, states, roles, other);
    }

    public PieceView withName(String other) {
        return new PieceView(id, refs, other, art, colour, emblem, hidden, states, roles, face);
    }

    public PieceView withEmblem(int other) {
        return new PieceView(id, refs, name, art, colour, other, hidden, states, roles, face);
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }
}
