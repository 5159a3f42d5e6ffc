package regola.ui.lesson;

import static javax.swing.SwingUtilities.isDescendingFrom;

import java.awt.Component;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;

/**
 * A LessonOrder is where Tab goes in a lesson: what is played with comes first, the board and what its player has in
 * hand, then what can be answered, the help and what leads on, and the head of the page last. Where a button leads on,
 * what lies in the hand is only looked at, and comes after it.
 *
 * @param answering what comes after the board, from the first
 * @param leads whether a button leads on now, and nothing is to be done on the board
 */
record LessonOrder(
        Component board, Component head, LessonTrays trays, List<? extends Component> answering, BooleanSupplier leads)
        implements ToDoubleFunction<Component> {
    @Override
    public double applyAsDouble(Component part) {
        if (isDescendingFrom(part, board)) return 0;
        if (!leads.getAsBoolean() && trays.isDeciding(part)) return 1;
        for (int i = 0; i < answering.size(); i++) if (isDescendingFrom(part, answering.get(i))) return 2 + i;
        double rest = 2.0 + answering.size();
        return isDescendingFrom(part, head) ? rest + 1 : rest;
    }
}
