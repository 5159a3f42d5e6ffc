package regola.ui.game;

import static javax.swing.SwingUtilities.isDescendingFrom;

import java.awt.Component;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import regola.ui.tray.Trays;

/**
 * A MatchOrder is where Tab goes in a match: what is played with comes first, the board and what its player has in
 * hand, then what can be answered, then what everybody has, and the head of the page last.
 *
 * @param beside what stands beside the board; null while nothing does
 */
record MatchOrder(Component board, Component say, Component head, Trays trays, Supplier<? extends Component> beside)
        implements ToDoubleFunction<Component> {
    @Override
    public double applyAsDouble(Component part) {
        if (isDescendingFrom(part, board)) return 0;
        if (trays.isDeciding(part)) return 1;
        if (isDescendingFrom(part, say)) return 2;
        if (beside.get() != null && isDescendingFrom(part, beside.get())) return 3;
        if (isDescendingFrom(part, head)) return 6;
        return trays.holds(part) ? 4 : 5;
    }
}
