package regola.search;

import java.util.List;

/**
 * A Way is how a match may go on after a move in one of the worlds that the seat cannot tell from the true one, where
 * all play what looks best to them at once.
 *
 * @param line the moves, up to the seat's next turn or the end
 * @param shares what part of the win the seat may hope for before each of them, and after the last
 */
public record Way(Continuation line, List<Double> shares) {
    public Way {
        shares = List.copyOf(shares);
    }

    /** @return how much the seat loses by one of the moves, whoever makes it; below zero if it gains */
    public double drop(int move) {
        return shares.get(move) - shares.get(move + 1);
    }
}
